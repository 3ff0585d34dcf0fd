import type { CipherSuiteUse, CryptoAsset } from "../model/CryptoAsset.ts"
import { matches } from "./matches.ts"
import type { Selector } from "./Selector.ts"
import type { Subject } from "./Subject.ts"
import type { Aspect, WeaknessRule } from "./WeaknessRule.ts"

/** A rule that holds of a use, and of which of its cipher suites. */
export interface FoundRule {
  readonly rule: WeaknessRule
  readonly suites: ReadonlyArray<string>
}

const holds = ({ when }: WeaknessRule, subject: Subject): boolean => matches(when, subject).holds === true

/** What all uses of an asset have in common. */
const COMMON = ["type", "name", "primitive", "material"] as const satisfies ReadonlyArray<keyof Selector>

const mayHold = ({ when }: WeaknessRule, common: Subject): boolean =>
  COMMON.every((attribute) => {
    const wanted = when[attribute]
    const value = common[attribute]
    if (wanted === undefined || value === undefined) return true
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  })

/** The first rule of each aspect that holds. */
const firstOfEach = (rules: ReadonlyArray<WeaknessRule>, subject: Subject): ReadonlyArray<FoundRule> => {
  const found = new Map<Aspect, WeaknessRule>()
  for (const rule of rules) if (!found.has(rule.aspect) && holds(rule, subject)) found.set(rule.aspect, rule)
  return [...found.values()].map((rule) => ({ rule, suites: [] }))
}

/** Each cipher suite is judged by itself; those that fall under one rule are one weakness. */
const ofSuites = (
  rules: ReadonlyArray<WeaknessRule>,
  subject: Subject,
  suites: ReadonlyArray<readonly [name: string, traits: ReadonlyArray<string>]>
): ReadonlyArray<FoundRule> => {
  const found = new Map<WeaknessRule, Array<string>>()
  for (const [name, uses] of suites) {
    const rule = rules.find((one) => holds(one, { ...subject, uses }))
    if (rule !== undefined) found.set(rule, [...(found.get(rule) ?? []), name])
  }
  return [...found].map(([rule, names]) => ({ rule, suites: names }))
}

/** Judges uses of an asset; nothing where no rule can be about it. */
export const rulesOf = (
  rules: ReadonlyArray<WeaknessRule>,
  { type, facts: { name, primitive }, material, suites, occurrences }: CryptoAsset,
  traitsOf: (suite: CipherSuiteUse) => ReadonlyArray<string>
): ((subject: Subject, named: ReadonlyArray<string> | undefined) => ReadonlyArray<FoundRule>) | undefined => {
  const common: Subject = {
    type,
    ...(name !== undefined && { name }),
    ...(primitive !== undefined && { primitive }),
    ...(material !== undefined && { material })
  }
  const possible = rules.filter((rule) => mayHold(rule, common))
  if (possible.length === 0) return undefined
  const own = possible.filter(({ aspect }) => aspect !== "suite")
  const ofSuite = possible.filter(({ aspect }) => aspect === "suite")
  const traits = suites.map((suite) => [suite.name, traitsOf(suite)] as const)
  const areSaid = occurrences.some((one) => one.suites !== undefined)
  return (subject, named) => {
    const asked = areSaid ? traits.filter(([one]) => named?.includes(one)) : traits
    return [...firstOfEach(own, subject), ...ofSuites(ofSuite, subject, asked)]
  }
}
