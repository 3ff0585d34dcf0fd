import { isOpen, type Weakness, type WeakPlace } from "./Assessment.ts"

/** All places and values of a finding, the worst first. */
export const weakPlaces = (weakness: Weakness): ReadonlyArray<WeakPlace> => [weakness, ...(weakness.others ?? [])]

/** Those that count: all that are not suppressed, or all where the whole finding is. */
export const countedPlaces = (weakness: Weakness): ReadonlyArray<WeakPlace> =>
  isOpen(weakness) ? weakPlaces(weakness).filter(isOpen) : weakPlaces(weakness)

const spotOf = ({ location: { path, place } }: WeakPlace): string => `${place.line} ${place.column} ${path}`

/** The first of the values at each place. */
export const distinctPlaces = (places: ReadonlyArray<WeakPlace>): ReadonlyArray<WeakPlace> =>
  [...new Map(places.toReversed().map((one) => [spotOf(one), one])).values()].toReversed()

/** At how many places findings are: several values of one call are at one place. */
export const placesTotal = (weaknesses: ReadonlyArray<Weakness>): number =>
  weaknesses.reduce((sum, one) => sum + distinctPlaces(countedPlaces(one)).length, 0)

/** The names of all algorithms of a finding, that of the worst place first. */
export const algorithmsOf = (weakness: Weakness): ReadonlyArray<string> => [
  ...new Set(countedPlaces(weakness).map(({ algorithm }) => algorithm))
]

/** Who suppresses a place: `comment`, `comment (nosec)`, `baseline`; undefined where nobody does. */
export const suppressedBy = ({ suppressed }: Pick<WeakPlace, "suppressed">): string | undefined => {
  if (suppressed === undefined) return undefined
  return suppressed.tool === undefined ? suppressed.by : `${suppressed.by} (${suppressed.tool})`
}

/** So many algorithms are named in a text. */
const MAX_NAMED = 5

/** `MD5, SHA-1 and 3 more`. */
export const algorithmsText = (weakness: Weakness): string => {
  const names = algorithmsOf(weakness)
  const shown = names.slice(0, MAX_NAMED).join(", ")
  return names.length <= MAX_NAMED ? shown : `${shown} and ${names.length - MAX_NAMED} more`
}
