import { type Assessment, severities, type Severity, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import { weakPlaces } from "../model/weakPlaces.ts"
import { findingOf } from "./groupedWeaknesses.ts"

/** The severity that a project gives to findings of a rule, and why. */
export interface SeverityOverride {
  readonly rule: string
  readonly severity: Severity
  readonly reason: string
  /** Whether it holds for a path; all where it is absent. */
  readonly isAt?: (path: string) => boolean
}

const order = ({ severity }: Weakness): number => severities.indexOf(severity)

/**
 * An assessment in which findings have the severities that a project gives them; each such finding says so, with the reason. Scores stay
 * as they are: what a project thinks of a weakness does not mend it.
 */
export const withSeverities = (assessment: Assessment, overrides: ReadonlyArray<SeverityOverride>): Assessment => {
  if (overrides.length === 0) return assessment
  const byRule = Map.groupBy(overrides, ({ rule }) => rule)
  const overridden = (place: WeakPlace): WeakPlace => {
    const override = byRule.get(place.rule)?.findLast(({ isAt }) => isAt?.(place.location.path) ?? true)
    if (override === undefined || override.severity === place.severity) return place
    const { severity, reason } = override
    return {
      ...place,
      severity,
      message: `${place.message} The project rates this ${severity}, not ${place.severity}: ${reason}`
    }
  }
  const weaknesses = assessment.weaknesses.map((weakness) =>
    weakPlaces(weakness).some(({ rule }) => byRule.has(rule))
      ? findingOf(weakPlaces(weakness).map(overridden))
      : weakness
  )
  return { ...assessment, weaknesses: weaknesses.toSorted((a, b) => order(a) - order(b)) }
}
