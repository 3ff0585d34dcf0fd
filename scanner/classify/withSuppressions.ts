import type { WeakPlace } from "../model/Assessment.ts"
import type { Place } from "../model/Place.ts"
import type { Suppression } from "../model/ScanReport.ts"
import type { Baseline } from "./Baseline.ts"

/** Reasons of decisions that set findings aside, by the ids of their places. */
export type Decisions = ReadonlyMap<string, string>

type SuppressedBy = NonNullable<WeakPlace["suppressed"]>

const suppression = (by: SuppressedBy["by"], reason: string | undefined, tool?: string): SuppressedBy => ({
  by,
  ...(tool !== undefined && { tool }),
  ...(reason !== undefined && { reason })
})

const isAt = ({ line, endLine, isOfLine }: Suppression, place: Place | undefined): boolean => {
  if (place === undefined) return false
  if (endLine !== undefined) return line <= place.endLine && endLine >= place.line
  return (isOfLine !== true && line + 1 === place.line) || (line >= place.line && line <= place.endLine)
}

const isOf = (pattern: string, rule: string): boolean =>
  pattern.endsWith("*") ? rule.startsWith(pattern.slice(0, -1)) : pattern === rule

const appliesTo = (comment: Suppression, { rule, location, use }: WeakPlace): boolean =>
  comment.rules.some((pattern) => isOf(pattern, rule)) && (isAt(comment, location.place) || isAt(comment, use))

/** Marks the weaknesses that a comment, a decision or a baseline speaks of, in this order. None is left out. */
export const withSuppressions = (
  weaknesses: ReadonlyArray<WeakPlace>,
  suppressions: ReadonlyArray<Suppression>,
  baseline: Baseline | undefined,
  decisions: Decisions = new Map()
): ReadonlyArray<WeakPlace> => {
  const byPath = Map.groupBy(suppressions, ({ path }) => path)
  const known = new Map(baseline?.weaknesses.map((one) => [one.id, one]))
  return weaknesses.map((weakness) => {
    const comment = byPath.get(weakness.location.path)?.find((one) => appliesTo(one, weakness))
    if (comment !== undefined) return { ...weakness, suppressed: suppression("comment", comment.reason, comment.tool) }
    const decision = decisions.get(weakness.id)
    if (decision !== undefined) return { ...weakness, suppressed: suppression("decision", decision) }
    const listed = known.get(weakness.id)
    return listed === undefined ? weakness : { ...weakness, suppressed: suppression("baseline", listed.reason) }
  })
}
