import type { Assessment, PolicySummary, RuleSummary, VerdictStatus, Weakness } from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { Baseline } from "./Baseline.ts"
import { conflictsIn } from "./conflictsIn.ts"
import type { Policy } from "./Policy.ts"
import { scoreOf } from "./scoreOf.ts"
import { suppressed } from "./suppressed.ts"
import { verdictsOf } from "./verdictsOf.ts"
import { weaknessesOf } from "./weaknessesOf.ts"
import { weaknessRules } from "./weaknessRules.ts"
import { severities } from "../model/severities.ts"

export interface AssessOptions {
  /** The day to judge for, ISO 8601 date. */
  readonly on: string
  readonly policies: ReadonlyArray<Policy>
  readonly baseline?: Baseline
}

type Verdicts = Assessment["verdicts"]

const countOf = (verdicts: Verdicts, at: number): PolicySummary["counts"] => {
  const counts: { [S in VerdictStatus]: number } = { compliant: 0, deprecated: 0, disallowed: 0, unknown: 0 }
  for (const all of verdicts.values()) counts[all[at]!.status]++
  return counts
}

const summaries = (policies: ReadonlyArray<Policy>, verdicts: Verdicts): ReadonlyArray<PolicySummary> =>
  policies.map(({ id, title, version, status, source }, at) => ({
    id,
    title,
    version,
    status,
    source,
    counts: countOf(verdicts, at)
  }))

/** Keeps the order of places among equals. */
const mostSevereFirst = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Weakness> =>
  severities.flatMap((severity) => weaknesses.filter((one) => one.severity === severity))

const rulesOf = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<RuleSummary> => {
  const found = new Set(weaknesses.map(({ rule }) => rule))
  return weaknessRules
    .filter(({ id }) => found.has(id))
    .map(({ id, category, severity, title, cwe, references }) => ({ id, category, severity, title, cwe, references }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Judges an inventory: what policies say of each asset, where its weaknesses are, and two scores. The same inventory can be
 * judged again for another day or under other policies without a scan.
 *
 * ```ts
 * import { assess, policies, scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const { score, weaknesses } = assess(inventory, { on: "2026-11-21", policies: [policies["cnsa-2.0"]!] })
 * console.log(score.hygiene.value, weaknesses.length > 0)
 * ```
 */
export const assess = (inventory: Inventory, { on, policies, baseline }: AssessOptions): Assessment => {
  const { assets, suppressions } = inventory
  const verdicts = verdictsOf(assets, policies, on)
  const weaknesses = suppressed(weaknessesOf(assets, weaknessRules, verdicts, on), suppressions, baseline)
  return {
    on,
    policies: summaries(policies, verdicts),
    verdicts,
    ...conflictsIn(verdicts),
    weaknesses: mostSevereFirst(weaknesses),
    rules: rulesOf(weaknesses),
    score: scoreOf(assets, weaknesses)
  }
}
