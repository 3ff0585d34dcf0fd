import type { Weakness } from "../model/Assessment.ts"
import type { Place } from "../model/Place.ts"
import type { Suppression } from "../model/Suppression.ts"
import type { Baseline } from "./Baseline.ts"

type Mark = NonNullable<Weakness["suppressed"]>

const marked = (by: Mark["by"], reason: string | undefined): Mark => ({ by, ...(reason !== undefined && { reason }) })

const isAt = ({ line }: Suppression, place: Place | undefined): boolean =>
  place !== undefined && (line + 1 === place.line || (line >= place.line && line <= place.endLine))

const speaksOf = (comment: Suppression, { rule, location, use }: Weakness): boolean =>
  (comment.rules.includes(rule) || comment.rules.includes("*")) && (isAt(comment, location.place) || isAt(comment, use))

/** Marks the weaknesses that a comment or a baseline speaks of. None is left out. */
export const suppressed = (
  weaknesses: ReadonlyArray<Weakness>,
  suppressions: ReadonlyArray<Suppression>,
  baseline: Baseline | undefined
): ReadonlyArray<Weakness> => {
  const byPath = Map.groupBy(suppressions, ({ path }) => path)
  const known = new Map(baseline?.weaknesses.map((one) => [one.id, one]))
  return weaknesses.map((weakness) => {
    const comment = byPath.get(weakness.location.path)?.find((one) => speaksOf(one, weakness))
    if (comment !== undefined) return { ...weakness, suppressed: marked("comment", comment.reason) }
    const listed = known.get(weakness.id)
    return listed === undefined ? weakness : { ...weakness, suppressed: marked("baseline", listed.reason) }
  })
}
