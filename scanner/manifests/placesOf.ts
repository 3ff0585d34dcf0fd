import type { Place } from "../model/Place.ts"
import type { Declared } from "./Declared.ts"

/** Searches that come to the end of a text without success; a text is large, and what it names comes mostly in its order. */
const MAX_VAIN = 64

const isWordAt = (text: string, at: number): boolean => /[\w-]/.test(text.charAt(at))

/** Where a text begins that is no part of a longer word. */
const indexOfWord = (text: string, word: string, from: number): number => {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (!(isWordAt(text, at) && isWordAt(text, at - 1)) && !(isWordAt(text, end - 1) && isWordAt(text, end))) return at
  }
  return -1
}

/** Offsets in the text, each behind the one before as long as what is searched for is in the same part. */
const offsetsIn = (text: string, declared: ReadonlyArray<Pick<Declared, "find">>): ReadonlyArray<number> => {
  let part: string | undefined
  let last = -1
  let vain = 0
  return declared.map(({ find }) => {
    if (typeof find === "number") return find
    const parts = find.slice(0, -1)
    const mark = find.at(-1)!
    if (vain >= MAX_VAIN) return Math.max(last, 0)
    const next = parts.join("\n") === part ? indexOfWord(text, mark, last + 1) : -1
    if (next >= 0) return (last = next)
    vain++
    part = parts.join("\n")
    const from = parts.reduce((at, one) => Math.max(at, indexOfWord(text, one, at)), 0)
    return (last = Math.max(indexOfWord(text, mark, from), 0))
  })
}

/** Where each declared package stands in the text; at a place before it where that cannot be said. */
export const placesOf = (text: string, declared: ReadonlyArray<Pick<Declared, "find">>): ReadonlyArray<Place> => {
  const offsets = offsetsIn(text, declared)
  const order = offsets.map((_, at) => at).toSorted((a, b) => offsets[a]! - offsets[b]!)
  const places: Array<Place> = []
  let line = 1
  let start = 0
  for (const which of order) {
    const offset = offsets[which]!
    for (let end = text.indexOf("\n", start); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
      line++
      start = end + 1
    }
    const end = text.indexOf("\n", offset)
    places[which] = {
      line,
      column: offset - start + 1,
      endLine: line,
      endColumn: (end < 0 ? text.length : end) - start + 1
    }
  }
  return places
}
