import type { Confidence, Severity, Verdict, Weakness } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
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

const LOWER: { readonly [S in Severity]: Severity } = {
  critical: "low",
  high: "low",
  medium: "info",
  low: "info",
  info: "info"
}

/** Tests and examples protect nothing, and a call may state that it is not for security (`usedforsecurity=False`). */
const inContext = (severity: Severity, { scope, facts }: Occurrence): { severity: Severity; context?: string } => {
  if (facts.purpose === "non-security") return { severity: "info", context: "non-security" }
  if (scope === "test" || scope === "example") return { severity: LOWER[severity], context: scope }
  return scope === "production" ? { severity } : { severity, context: scope }
}

const confidenceOf = ({ confidence, isAssumed }: Occurrence): Confidence =>
  isAssumed === true ? "low" : confidence >= 0.8 ? "high" : confidence >= 0.5 ? "medium" : "low"

/** The weakness that a rule finds at a use. */
export const weaknessOf = (
  { result, asset, occurrence }: RuleHit,
  id: string,
  policies: ReadonlyArray<Verdict>
): Weakness => {
  const { rule, message, recommendation, isQuantumVulnerable } = result
  const { path, place, symbol, scope, suitesAt, trail } = occurrence
  const isElsewhere = rule.aspect === "suite" && suitesAt !== undefined
  return {
    id,
    rule: rule.id,
    category: rule.category,
    ...inContext(rule.severity, occurrence),
    confidence: confidenceOf(occurrence),
    cwe: rule.cwe,
    title: rule.title,
    message,
    recommendation,
    references: rule.references,
    asset: asset.id,
    algorithm: asset.name,
    isQuantumVulnerable,
    ...(asset.levels.quantum !== undefined && { quantumLevel: asset.levels.quantum }),
    location: { path, place: isElsewhere ? suitesAt : place, symbol, scope },
    ...(isElsewhere && { use: place }),
    ...(trail !== undefined && { trail }),
    policies
  }
}
