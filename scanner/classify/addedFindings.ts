import { type Assessment, isOpen, severities, type Weakness } from "../model/Assessment.ts"
import { weakPlaces } from "../model/weakPlaces.ts"
import type { ChangedWeakness, InventoryDiff } from "./compareInventories.ts"
import { findingOf } from "./groupedWeaknesses.ts"

const isWorse = ({ before, after }: ChangedWeakness): boolean =>
  !isOpen(before) || severities.indexOf(after.severity) < severities.indexOf(before.severity)

/** Of a finding that is no worse than before, its new places and values. */
const worsePart = (change: ChangedWeakness): ReadonlyArray<Weakness> => {
  if (isWorse(change)) return [change.after]
  return change.added.length === 0 ? [] : [findingOf(change.added)]
}

/** Findings that are new, have new places or values, are more severe than before, or no longer suppressed. */
export const newOrWorseFindings = ({ weaknesses: { added, changed } }: InventoryDiff): ReadonlyArray<Weakness> =>
  [...added, ...changed.flatMap(worsePart)].filter(isOpen)

/** An assessment with only some of its findings, and their rules. Scores, verdicts and the inventory stay as they are. */
export const onlyFindings = (assessment: Assessment, weaknesses: ReadonlyArray<Weakness>): Assessment => {
  const rules = new Set(weaknesses.flatMap(weakPlaces).map(({ rule }) => rule))
  return { ...assessment, weaknesses, rules: assessment.rules.filter(({ id }) => rules.has(id)) }
}

/** With the findings only that a change adds or makes worse. Scores, verdicts and the inventory stay as they are. */
export const addedFindings = (
  assessment: Assessment,
  { weaknesses: { added, changed } }: InventoryDiff
): Assessment => {
  const all = [...added, ...changed.flatMap(worsePart)]
  const listed = severities.flatMap((severity) => all.filter((one) => one.severity === severity))
  return onlyFindings(assessment, listed)
}

/** Of the findings that are not as before, by their ids, whether they are new or worse than before. */
export const changedFindings = ({
  weaknesses: { added, changed }
}: InventoryDiff): ReadonlyMap<string, "new" | "updated"> =>
  new Map([
    ...added.map(({ id }) => [id, "new"] as const),
    ...changed.filter((one) => worsePart(one).length > 0).map(({ after }) => [after.id, "updated"] as const)
  ])
