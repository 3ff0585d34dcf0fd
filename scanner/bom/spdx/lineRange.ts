import type { Place } from "../../model/Place.ts"

/** Most ranges are short, and small numbers are cheap; a longer one is kept above all of those. */
const SHORT = 2 ** 8
const LONG = 2 ** 40
const SPAN = 2 ** 22

/** A range of lines as one number: there are very many. */
export const rangeOf = ({ line, endLine }: Pick<Place, "line" | "endLine">): number => {
  const more = Math.max(0, endLine - line)
  return more < SHORT ? line * SHORT + more : LONG + line * SPAN + more
}

export const firstOf = (range: number): number =>
  range < LONG ? Math.floor(range / SHORT) : Math.floor((range - LONG) / SPAN)

export const lastOf = (range: number): number => firstOf(range) + (range < LONG ? range % SHORT : (range - LONG) % SPAN)

export const byPlace = (a: number, b: number): number =>
  a < LONG && b < LONG ? a - b : firstOf(a) - firstOf(b) || lastOf(a) - lastOf(b)

/** `12`, `12-14`. */
export const linesOf = (range: number): string => {
  const [first, last] = [firstOf(range), lastOf(range)]
  return first === last ? `${first}` : `${first}-${last}`
}
