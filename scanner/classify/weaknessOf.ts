import type { Confidence, Verdict, WeaknessLocation, WeakPlace } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Attribute, FactSources } from "../model/Facts.ts"
import type { Selector } from "./Selector.ts"
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

/** How a use counts as an option rather than as what the program does. */
export interface Offer extends Pick<WeakPlace, "onlyDoes"> {
  readonly isChosen: boolean
}

const contextOf = ({ scope, facts: { purpose } }: Occurrence): Pick<WeakPlace, "context"> => {
  if (purpose === "non-security") return { context: "non-security" }
  return scope === "production" ? {} : { context: scope }
}

const confidenceOf = ({ confidence, isAssumed }: Occurrence): Confidence =>
  isAssumed === true ? "low" : confidence >= 0.8 ? "high" : confidence >= 0.5 ? "medium" : "low"

const known = new WeakMap<Selector, ReadonlyArray<string>>()

/** The attributes that a selector names, those of what it excludes left out; computed once, as every use is asked for them. */
const attributesOf = (selector: Selector): ReadonlyArray<string> => {
  const before = known.get(selector)
  if (before !== undefined) return before
  const { not: _not, protection: _protection, anyOf = [], ...own } = selector
  const names = [...new Set([...Object.keys(own), ...anyOf.flatMap(attributesOf)])]
  known.set(selector, names)
  return names
}

const codeIn = (code: Occurrence["code"]): Pick<WeaknessLocation, "code"> => (code === undefined ? {} : { code })

/** Its purpose tells from what it is known by itself, and what a use does is no value. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(["purpose", "functions"])

/** Where the attributes come from that a rule asks for; the name, where it asks for none that the use states. */
const basisOf = ({ when }: WeaknessRule, { sources, role }: Occurrence): FactSources => {
  if (role !== "use") return {}
  const asked = attributesOf(when).filter(
    (attribute) => sources[attribute as Attribute] !== undefined && !TOLD_ELSEWHERE.has(attribute)
  )
  const names = asked.length === 0 && sources.name !== undefined ? ["name"] : asked
  return Object.fromEntries(names.toSorted().map((attribute) => [attribute, sources[attribute as Attribute]]))
}

/** The weakness that a rule finds at a use. */
export const weaknessOf = (
  { result, asset, occurrence }: RuleHit,
  { isChosen, onlyDoes }: Offer,
  id: string,
  policies: ReadonlyArray<Verdict>
): WeakPlace => {
  const { rule, message, recommendation, isQuantumVulnerable } = result
  const { path, place, code, symbol, scope, origin, dependency, suitesAt, suitesCode } = occurrence
  const { trail, isAssumed, ownRules, table } = occurrence
  const { purpose } = occurrence.facts
  const confidence = confidenceOf(occurrence)
  const isElsewhere = rule.aspect === "suite" && suitesAt !== undefined
  return {
    id,
    rule: rule.id,
    category: rule.category,
    severity: severityOf(rule.id, { purpose, scope, confidence, isChosen: isChosen || onlyDoes !== undefined }),
    confidence,
    basis: basisOf(rule, occurrence),
    ...(isAssumed === true && { isAssumed }),
    ...(ownRules !== undefined && { ownRules }),
    ...contextOf(occurrence),
    ...(purpose !== undefined && { purpose }),
    ...(isChosen && { isChosen: true as const }),
    ...(onlyDoes !== undefined && { onlyDoes }),
    cwe: rule.cwe,
    title: rule.title,
    message,
    recommendation,
    references: rule.references,
    asset: asset.id,
    algorithm: asset.name,
    isQuantumVulnerable,
    ...(asset.levels.quantum !== undefined && { quantumLevel: asset.levels.quantum }),
    location: {
      path,
      place: isElsewhere ? suitesAt : place,
      ...codeIn(isElsewhere ? suitesCode : code),
      symbol,
      scope,
      ...(origin !== undefined && { origin }),
      ...(dependency !== undefined && { dependency }),
      ...(table !== undefined && { table })
    },
    ...(isElsewhere && { use: place }),
    ...(trail !== undefined && { trail }),
    policies
  }
}
