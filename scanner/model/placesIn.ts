import type { Place } from "./Place.ts"

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

/** Turns offsets of a text into places. */
export const placesIn = (text: string): ((start: number, end: number) => Place) => {
  const starts = lineStartsOf(text)
  return (start, end) => {
    const line = lineOf(starts, start)
    const endLine = lineOf(starts, end)
    return {
      line: line + 1,
      column: start - starts[line]! + 1,
      endLine: endLine + 1,
      endColumn: end - starts[endLine]! + 1
    }
  }
}
