import type { Findable, FindableKind } from "./Findable.ts"

/** Per kind. */
const MAX_HITS = 25
const MAX_WORDS = 8

export interface Hits {
  readonly kind: FindableKind
  readonly best: ReadonlyArray<Findable>
  readonly total: number
}

const kinds: ReadonlyArray<FindableKind> = ["page", "weakness", "setting", "library", "api"]

/** The last part of a qualified name. */
const lastPart = (text: string): string =>
  text.slice(Math.max(...["#", ".", ":", "/", " "].map((mark) => text.lastIndexOf(mark))) + 1)

/** Rank, lower is better: whole text, last part, beginning, anywhere; then the shorter text. */
const rank = ({ haystack }: Findable, query: string): number => {
  if (haystack === query) return 0
  if (lastPart(haystack) === query) return 1
  return haystack.startsWith(query) ? 2 : 3
}

const compared = (query: string) => (one: Findable, other: Findable) =>
  rank(one, query) - rank(other, query) || one.text.length - other.text.length || (one.text < other.text ? -1 : 1)

/** Texts with every word of a query, best first, by kind. */
export const findHits = (findables: ReadonlyArray<Findable>, query: string): ReadonlyArray<Hits> => {
  const asked = query.trim().toLowerCase()
  const words = asked.split(/\s+/).slice(0, MAX_WORDS)
  if (asked === "") return []
  const found = findables.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
  return kinds.flatMap((kind) => {
    const all = found.filter((one) => one.kind === kind)
    return all.length === 0 ? [] : [{ kind, best: all.toSorted(compared(asked)).slice(0, MAX_HITS), total: all.length }]
  })
}
