import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import { onlyFindings } from "../../scanner/classify/addedFindings.ts"
import { findingOf } from "../../scanner/classify/groupedWeaknesses.ts"
import {
  type Assessment,
  type Confidence,
  isOpen,
  severities,
  type Severity,
  type Weakness,
  type WeakPlace
} from "../../scanner/model/Assessment.ts"
import type { UsageScope } from "../../scanner/model/UsageScope.ts"
import { weakPlaces } from "../../scanner/model/weakPlaces.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"

/** `never` is for where a configuration says otherwise. */
export type FailOn = Severity | "never"

/** Which findings make a command fail. */
export const failOnFlag = Flag.Literals("fail-on", [...severities, "never"]).pipe(
  Flag.withMetavar("SEVERITY"),
  Flag.withDescription(
    "Exit with 1 for an open finding of this severity or a higher one: critical, high, medium, low, info; or never"
  ),
  Flag.optional
)

const isAtLeast = (severity: Severity, limit: Severity): boolean =>
  severities.indexOf(severity) <= severities.indexOf(limit)

const confidences = ["high", "medium", "low"] as const satisfies ReadonlyArray<Confidence>

export const scopes = [
  "production",
  "test",
  "example",
  "generated",
  "vendored"
] as const satisfies ReadonlyArray<UsageScope>

/** Which findings there are, for every output and for the gate. */
export const findingFlags = {
  severity: Flag.Literals("severity", severities).pipe(
    Flag.withMetavar("SEVERITY"),
    Flag.withDescription("Leave out findings below critical, high, medium, low or info"),
    Flag.optional
  ),
  minConfidence: Flag.Literals("min-confidence", confidences).pipe(
    Flag.withMetavar("CONFIDENCE"),
    Flag.withDescription("Leave out findings below high, medium or low confidence"),
    Flag.optional
  ),
  only: Flag.Literals("only", scopes).pipe(
    Flag.withMetavar("SCOPE"),
    Flag.withDescription(`Only findings in such code: ${scopes.join(", ")}; may be repeated`),
    Flag.atLeast(0)
  )
}

export interface FindingFlagValues {
  readonly severity: Option.Option<Severity>
  readonly minConfidence: Option.Option<Confidence>
  readonly only: ReadonlyArray<UsageScope>
}

/** Without the findings, and the places of findings, that the flags leave out. Scores, verdicts and the inventory stay as they are. */
export const chosenFindings = (assessment: Assessment, flags: FindingFlagValues): Assessment => {
  const limit = Option.getOrElse(flags.severity, (): Severity => "info")
  const surest = Option.getOrElse(flags.minConfidence, (): Confidence => "low")
  const isChosen = ({ severity, confidence, location: { scope } }: WeakPlace): boolean =>
    isAtLeast(severity, limit) &&
    confidences.indexOf(confidence) <= confidences.indexOf(surest) &&
    (flags.only.length === 0 || flags.only.includes(scope))
  const weaknesses = assessment.weaknesses.flatMap((weakness) => {
    const all = weakPlaces(weakness)
    const places = all.filter(isChosen)
    if (places.length === all.length) return [weakness]
    return places.length === 0 ? [] : [findingOf(places)]
  })
  return onlyFindings(assessment, weaknesses)
}

/** Fails where findings are as severe as the gate says. `what` names them: `findings`, `new findings`. */
export const severityGate = (
  weaknesses: ReadonlyArray<Weakness>,
  failOn: Option.Option<FailOn>,
  what: string
): Effect.Effect<void, CommandFailed> => {
  const limit = Option.getOrElse(failOn, () => "never" as const)
  if (limit === "never") return Effect.void
  const severe = weaknesses.filter((one) => isOpen(one) && isAtLeast(one.severity, limit))
  if (severe.length === 0) return Effect.void
  const rules = [...new Set(severe.map(({ rule }) => rule))].toSorted().join(", ")
  return Effect.fail(CommandFailed.gate(`${what} of severity ${limit} or higher: ${severe.length} (${rules})`))
}
