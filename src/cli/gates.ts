import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import type { ChangedWeakness, InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import { findingOf } from "../../scanner/classify/groupedWeaknesses.ts"
import { isOpen, severities, type Severity, type Weakness } from "../../scanner/model/Assessment.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"

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

/** Which findings make a command fail. */
export const failOnFlag = Flag.Literals("fail-on", severities).pipe(
  Flag.withDescription("Exit with 1 when there is a finding of this severity or a higher one that is not suppressed"),
  Flag.optional
)

const isAtLeast = (severity: Severity, limit: Severity): boolean =>
  severities.indexOf(severity) <= severities.indexOf(limit)

/** Fails where findings are as severe as the gate says. `what` names them: `findings`, `new findings`. */
export const severityGate = (
  weaknesses: ReadonlyArray<Weakness>,
  limit: Option.Option<Severity>,
  what: string
): Effect.Effect<void, CommandFailed> => {
  if (Option.isNone(limit)) return Effect.void
  const severe = weaknesses.filter((one) => isOpen(one) && isAtLeast(one.severity, limit.value))
  if (severe.length === 0) return Effect.void
  const rules = [...new Set(severe.map(({ rule }) => rule))].toSorted().join(", ")
  return Effect.fail(CommandFailed.gate(`${what} of severity ${limit.value} or higher: ${severe.length} (${rules})`))
}
