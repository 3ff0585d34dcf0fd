import type { CryptoAsset, Relation } from "../model/CryptoAsset.ts"
import { isKey } from "../model/materials.ts"
import { assetSubject, suiteNamesIn } from "./Subject.ts"
import { verdictOf } from "./verdictOf.ts"
import { type Decisions, withSuppressions } from "./withSuppressions.ts"
import {
  type Assessment,
  type Conflict,
  type PolicySummary,
  type RuleSummary,
  severities,
  type Verdict,
  type VerdictStatus,
  type Weakness,
  type WeakPlace
} from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import { originOf, origins } from "../model/Origin.ts"
import type { Baseline } from "./Baseline.ts"
import type { Policy } from "./Policy.ts"
import { groupedWeaknesses } from "./groupedWeaknesses.ts"
import { usualSeverityOf } from "./severityOf.ts"
import { scoreOf } from "./scoreOf.ts"
import { isUnwelcome, weaknessesOf } from "./weaknessesOf.ts"
import { weaknessRules } from "./weaknessRules.ts"

/** Sorts before every date. */
const NOW = ""

const earliest = (days: ReadonlyArray<string>): string | undefined =>
  days.reduce<string | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined)

/** The days from which a verdict has a status. */
const daysOf = ({ status, isInEffect, from, later }: Verdict, wanted: VerdictStatus): ReadonlyArray<string> => {
  if (status === wanted) return [isInEffect ? NOW : (from ?? NOW)]
  return later?.status === wanted ? [later.from] : []
}

/** The first day on which, as known today, one policy allows what another disallows. */
const beginOf = (verdicts: ReadonlyArray<Verdict>): string | undefined => {
  const allowed = earliest(verdicts.flatMap((one) => daysOf(one, "compliant")))
  const disallowed = earliest(verdicts.flatMap((one) => daysOf(one, "disallowed")))
  if (allowed === undefined || disallowed === undefined) return undefined
  return allowed > disallowed ? allowed : disallowed
}

/** The assets on which policies contradict each other, now or later. */
const conflictsIn = (verdicts: Assessment["verdicts"]): Pick<Assessment, "conflicts" | "laterConflicts"> => {
  const all = [...verdicts].flatMap(([asset, own]): ReadonlyArray<Required<Conflict>> => {
    const from = beginOf(own)
    return from === undefined ? [] : [{ asset, verdicts: own, from }]
  })
  return {
    conflicts: all.filter(({ from }) => from === NOW).map(({ asset, verdicts: own }) => ({ asset, verdicts: own })),
    laterConflicts: all.filter(({ from }) => from !== NOW)
  }
}

export interface AssessOptions {
  /** The day to assess for, an ISO 8601 date. */
  readonly on: string
  readonly policies: ReadonlyArray<Policy>
  readonly baseline?: Baseline
  readonly decisions?: Decisions
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

/** Keeps the order of places among equals. What is the project's own comes before dependencies, and these before an image. */
const mostSevereFirst = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Weakness> =>
  origins.flatMap((origin) => {
    const all = weaknesses.filter(({ location }) => originOf(location) === origin)
    return severities.flatMap((severity) => all.filter((one) => one.severity === severity))
  })

const rulesOf = (places: ReadonlyArray<WeakPlace>): ReadonlyArray<RuleSummary> => {
  const found: ReadonlySet<string> = new Set(places.map(({ rule }) => rule))
  return weaknessRules
    .filter(({ id }) => found.has(id))
    .map(({ id, category, title, cwe, references }) => ({
      id,
      category,
      severity: usualSeverityOf(id),
      title,
      cwe,
      references
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const RANK: { readonly [S in VerdictStatus]: number } = { disallowed: 3, deprecated: 2, unknown: 1, compliant: 0 }

const isWorse = (a: Verdict, b: Verdict): boolean =>
  RANK[a.status] - RANK[b.status] > 0 || (a.status === b.status && (a.from ?? "") < (b.from ?? ""))

/** A certificate is as good as what it is signed with and the key that it is about. */
const DECIDING: ReadonlySet<Relation["role"]> = new Set(["signature-algorithm", "public-key"])

/** Policies do not cover nonces, salts and containers as such. */
const isAssessed = ({ type, material }: CryptoAsset): boolean =>
  type !== "related-crypto-material" || (material !== undefined && isKey(material))

/** The verdicts on each asset by its id, in the order of the policies. Assets that policies do not cover have no entry. */
export const verdictsOf = (
  assets: ReadonlyArray<CryptoAsset>,
  policies: ReadonlyArray<Policy>,
  on: string
): ReadonlyMap<string, ReadonlyArray<Verdict>> => {
  const namesOf = suiteNamesIn(assets)
  const assessed = assets.filter(isAssessed)
  const own = new Map(
    assessed.map((asset) => {
      const subject = assetSubject(asset, on, namesOf(asset))
      return [asset.id, policies.map((policy) => verdictOf(policy, subject, on))] as const
    })
  )
  const ofCertificate = ({ relations }: CryptoAsset): ReadonlyArray<Verdict> | undefined => {
    const deciding = relations
      .filter(({ role }) => DECIDING.has(role))
      .flatMap(({ to }) => {
        const verdicts = own.get(to)
        return verdicts === undefined ? [] : [verdicts]
      })
    if (deciding.length === 0) return undefined
    return policies.map((_, at) => {
      const verdicts = deciding.flatMap((all) => all[at] ?? [])
      return verdicts.reduce((worst, one) => (isWorse(one, worst) ? one : worst))
    })
  }
  return new Map(
    assessed.flatMap((asset) => {
      const verdicts = asset.type === "certificate" ? ofCertificate(asset) : own.get(asset.id)
      return verdicts === undefined ? [] : [[asset.id, verdicts] as const]
    })
  )
}

/**
 * Assesses an inventory: verdicts of policies on each asset, weaknesses, and two scores. The same inventory can be
 * assessed again for another day or under other policies without a scan.
 *
 * ```ts
 * import { assess, policies, scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const { score, weaknesses } = assess(inventory, { on: "2026-11-21", policies: [policies["cnsa-2.0"]!] })
 * console.log(score.hygiene.value, weaknesses.length > 0)
 * ```
 */
export const assess = (inventory: Inventory, { on, policies, baseline, decisions }: AssessOptions): Assessment => {
  const { assets, suppressions, coverage } = inventory
  const verdicts = verdictsOf(assets, policies, on)
  const places = withSuppressions(weaknessesOf(assets, weaknessRules, verdicts, on), suppressions, baseline, decisions)
  return {
    on,
    policies: summaries(policies, verdicts),
    verdicts,
    ...conflictsIn(verdicts),
    weaknesses: mostSevereFirst(groupedWeaknesses(places, assets)),
    rules: rulesOf(places),
    score: scoreOf(assets, places, coverage)
  }
}

/** An assessment under other policies, for its own day. Verdicts and conflicts are new; weaknesses and scores depend on no policy. */
export const withPolicies = (
  assessment: Assessment,
  assets: ReadonlyArray<CryptoAsset>,
  policies: ReadonlyArray<Policy>
): Assessment => {
  const verdicts = verdictsOf(assets, policies, assessment.on)
  const judged = <P extends WeakPlace>(place: P): P => ({
    ...place,
    policies: (verdicts.get(place.asset) ?? []).filter(isUnwelcome)
  })
  return {
    ...assessment,
    policies: summaries(policies, verdicts),
    verdicts,
    ...conflictsIn(verdicts),
    weaknesses: assessment.weaknesses.map((one) => ({
      ...judged(one),
      ...(one.others !== undefined && { others: one.others.map(judged) })
    }))
  }
}
