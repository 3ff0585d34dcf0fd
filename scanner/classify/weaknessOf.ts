import type { Confidence, Verdict, WeakPlace } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import { severityOf } from "./severityOf.ts"
import type { WeaknessRule } from "./WeaknessRule.ts"

/** What a rule reports for all uses of an asset that have equal attributes. */
export interface RuleResult {
  readonly rule: WeaknessRule
  readonly message: string
  readonly recommendation: string
  readonly isQuantumVulnerable: boolean
}

/** A rule that matches one use of an asset. */
export interface RuleHit {
  readonly result: RuleResult
  readonly asset: CryptoAsset
  /** Position of the asset in the inventory. */
  readonly order: number
  readonly occurrence: Occurrence
}

const contextOf = ({ scope, facts: { purpose } }: Occurrence): Pick<WeakPlace, "context"> => {
  if (purpose === "non-security") return { context: "non-security" }
  return scope === "production" ? {} : { context: scope }
}

const confidenceOf = ({ confidence, isAssumed }: Occurrence): Confidence =>
  isAssumed === true ? "low" : confidence >= 0.8 ? "high" : confidence >= 0.5 ? "medium" : "low"

/** The weakness that a rule finds at a use. */
export const weaknessOf = (
  { result, asset, occurrence }: RuleHit,
  isChosen: boolean,
  id: string,
  policies: ReadonlyArray<Verdict>
): WeakPlace => {
  const { rule, message, recommendation, isQuantumVulnerable } = result
  const { path, place, symbol, scope, suitesAt, trail, table } = occurrence
  const { purpose } = occurrence.facts
  const confidence = confidenceOf(occurrence)
  const isElsewhere = rule.aspect === "suite" && suitesAt !== undefined
  return {
    id,
    rule: rule.id,
    category: rule.category,
    severity: severityOf(rule.id, { purpose, scope, confidence, isChosen }),
    confidence,
    ...contextOf(occurrence),
    ...(purpose !== undefined && { purpose }),
    ...(isChosen && { isChosen: true as const }),
    cwe: rule.cwe,
    title: rule.title,
    message,
    recommendation,
    references: rule.references,
    asset: asset.id,
    algorithm: asset.name,
    isQuantumVulnerable,
    ...(asset.levels.quantum !== undefined && { quantumLevel: asset.levels.quantum }),
    location: { path, place: isElsewhere ? suitesAt : place, symbol, scope, ...(table !== undefined && { table }) },
    ...(isElsewhere && { use: place }),
    ...(trail !== undefined && { trail }),
    policies
  }
}
