import type { Finding } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { Located } from "./readArtefact.ts"

const lineStartsOf = (text: string): ReadonlyArray<number> => {
  const starts = [0]
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1)
  return starts
}

/** The last line that starts at or before an offset, from 0. */
const lineOf = (starts: ReadonlyArray<number>, offset: number): number => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}

const placeIn = (starts: ReadonlyArray<number>, start: number, end: number): Place => {
  const line = lineOf(starts, start)
  const endLine = lineOf(starts, end)
  return {
    line: line + 1,
    column: start - starts[line]! + 1,
    endLine: endLine + 1,
    endColumn: end - starts[endLine]! + 1
  }
}

/** What stands in a file itself is a literal. */
const sourcesOf = (facts: Finding["facts"]): Finding["sources"] =>
  Object.fromEntries(Object.keys(facts).map((attribute) => [attribute, { from: "literal", hops: 0 }]))

/** Findings of the keys and certificates of a file. `text` is what their places count in. */
export const toFindings = (
  path: string,
  language: string,
  text: string,
  all: ReadonlyArray<Located>
): ReadonlyArray<Finding> => {
  const starts = lineStartsOf(text)
  return sortFindings(
    all.map(({ found: { symbol, ...found }, start, end }): Finding => ({
      ...found,
      api: symbol,
      library: "file",
      language,
      path,
      scope: usageScopeOf(path),
      place: placeIn(starts, start, end),
      sources: sourcesOf(found.facts),
      evidence: []
    }))
  )
}
