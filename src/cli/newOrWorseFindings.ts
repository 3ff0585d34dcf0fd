import type { ChangedWeakness, InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import type { Weakness } from "../../scanner/model/Assessment.ts"
import { isOpen } from "../../scanner/model/isOpen.ts"
import { severities } from "../../scanner/model/severities.ts"

const isWorse = ({ before, after }: ChangedWeakness): boolean =>
  !isOpen(before) || severities.indexOf(after.severity) < severities.indexOf(before.severity)

/** Findings that are new, more severe than before, or no longer suppressed. */
export const newOrWorseFindings = ({ weaknesses: { added, changed } }: InventoryDiff): ReadonlyArray<Weakness> =>
  [...added, ...changed.filter(isWorse).map(({ after }) => after)].filter(isOpen)
