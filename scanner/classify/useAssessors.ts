import type { CipherSuiteUse, CryptoAsset } from "../model/CryptoAsset.ts"
import { matches } from "./matches.ts"
import type { Subject } from "./Subject.ts"
import type { Aspect, WeaknessRule } from "./WeaknessRule.ts"
import type { Selector } from "./Selector.ts"

/** What all uses of an asset have in common. */
const COMMON = ["type", "name", "primitive", "material"] as const satisfies ReadonlyArray<keyof Selector>

/** Whether a selector can match any use that has these attributes in common. */
const canMatch = (selector: Selector, common: Subject): boolean =>
  COMMON.every((attribute) => {
    const wanted = selector[attribute]
    const value = common[attribute]
    if (wanted === undefined || value === undefined) return true
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  }) &&
  (selector.anyOf === undefined || selector.anyOf.some((one) => canMatch(one, common)))

/** Alternatives that cannot match need no attributes. */
const ofSelector = ({ not, anyOf, ...attributes }: Selector, common: Subject): ReadonlyArray<string> => [
  ...Object.keys(attributes),
  ...[not, ...(anyOf ?? [])].flatMap((one) =>
    one === undefined || !canMatch(one, common) ? [] : ofSelector(one, common)
  )
]

const inTexts = ({ message, recommendation }: WeaknessRule): ReadonlyArray<string> =>
  [...`${message} ${recommendation}`.matchAll(/\{(\w+)\}/g)].map(([, attribute]) => attribute!)

/** Attributes from which another one follows. */
const SETTLING: { readonly [attribute: string]: ReadonlyArray<string> } = { keyBits: ["curve", "group"] }

/**
 * The attributes that rules select by or name in their texts: uses that agree on these
 * are assessed alike.
 */
const attributesAskedBy = (rules: ReadonlyArray<WeaknessRule>, common: Subject): ReadonlySet<string> => {
  const named = rules.flatMap((rule) => [...ofSelector(rule.when, common), ...inTexts(rule)])
  return new Set(named.flatMap((attribute) => [attribute, ...(SETTLING[attribute] ?? [])]))
}

/** A rule that matches a use, and the cipher suites it matches. */
export interface MatchedRule {
  readonly rule: WeaknessRule
  readonly suites: ReadonlyArray<string>
}

const holds = ({ when }: WeaknessRule, subject: Subject): boolean => matches(when, subject).holds === true

/** The first matching rule of each aspect. */
const firstOfEach = (rules: ReadonlyArray<WeaknessRule>, subject: Subject): ReadonlyArray<MatchedRule> => {
  const found = new Map<Aspect, WeaknessRule>()
  for (const rule of rules) if (!found.has(rule.aspect) && holds(rule, subject)) found.set(rule.aspect, rule)
  return [...found.values()].map((rule) => ({ rule, suites: [] }))
}

/** Each cipher suite is assessed on its own; those that fall under one rule are one weakness. */
const ofSuites = (
  rules: ReadonlyArray<WeaknessRule>,
  subject: Subject,
  suites: ReadonlyArray<readonly [name: string, traits: ReadonlyArray<string>]>
): ReadonlyArray<MatchedRule> => {
  const found = new Map<WeaknessRule, Array<string>>()
  for (const [name, uses] of suites) {
    const rule = rules.find((one) => holds(one, { ...subject, uses }))
    if (rule !== undefined) found.set(rule, [...(found.get(rule) ?? []), name])
  }
  return [...found].map(([rule, names]) => ({ rule, suites: names }))
}

/** The rules that can match assets of one kind. */
interface Possible {
  readonly own: ReadonlyArray<WeaknessRule>
  readonly ofSuite: ReadonlyArray<WeaknessRule>
  readonly asked: ReadonlySet<string>
}

const possibleOf = (rules: ReadonlyArray<WeaknessRule>, common: Subject): Possible => {
  const possible = rules.filter(({ when }) => canMatch(when, common))
  const { own = [], ofSuite = [] } = Object.groupBy(possible, ({ aspect }) => (aspect === "suite" ? "ofSuite" : "own"))
  return { own, ofSuite, asked: attributesAskedBy(possible, common) }
}

/** Assesses uses of one asset. */
export interface UseAssessor {
  /** Attributes on which the assessment depends. */
  readonly asked: ReadonlySet<string>
  readonly rulesFor: (subject: Subject, suites: ReadonlyArray<string> | undefined) => ReadonlyArray<MatchedRule>
}

/** The assessor of an asset; undefined where no rule can be about it. */
export const useAssessors = (
  rules: ReadonlyArray<WeaknessRule>,
  traitsOf: (suite: CipherSuiteUse) => ReadonlyArray<string>
): ((asset: CryptoAsset) => UseAssessor | undefined) => {
  const known = new Map<string, Possible>()
  return ({ type, facts: { name, primitive }, material, suites, occurrences }) => {
    const kind = JSON.stringify([type, name, primitive, material])
    const common: Subject = {
      type,
      ...(name !== undefined && { name }),
      ...(primitive !== undefined && { primitive }),
      ...(material !== undefined && { material })
    }
    const possible = known.get(kind) ?? possibleOf(rules, common)
    known.set(kind, possible)
    const { own, ofSuite, asked } = possible
    if (own.length + ofSuite.length === 0) return undefined
    const traits = suites.map((suite) => [suite.name, traitsOf(suite)] as const)
    const areSaid = occurrences.some((one) => one.suites !== undefined)
    return {
      asked,
      rulesFor: (subject, named) => {
        const about = areSaid ? traits.filter(([one]) => named?.includes(one)) : traits
        return [...firstOfEach(own, subject), ...ofSuites(ofSuite, subject, about)]
      }
    }
  }
}
