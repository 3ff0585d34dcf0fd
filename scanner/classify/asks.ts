import { mayHold } from "./mayHold.ts"
import type { Selector } from "./Selector.ts"
import type { Subject } from "./Subject.ts"
import type { WeaknessRule } from "./WeaknessRule.ts"

/** Of alternatives that cannot hold nothing is asked. */
const ofSelector = ({ not, anyOf, ...attributes }: Selector, common: Subject): ReadonlyArray<string> => [
  ...Object.keys(attributes),
  ...[not, ...(anyOf ?? [])].flatMap((one) =>
    one === undefined || !mayHold(one, common) ? [] : ofSelector(one, common)
  )
]

const inTexts = ({ message, recommendation }: WeaknessRule): ReadonlyArray<string> =>
  [...`${message} ${recommendation}`.matchAll(/\{(\w+)\}/g)].map(([, attribute]) => attribute!)

/** Attributes that settle another one. */
const SETTLING: { readonly [attribute: string]: ReadonlyArray<string> } = { keyBits: ["curve", "group"] }

/**
 * The attributes that rules ask for, or name in what they say, of uses with something in common: those that agree on them
 * are judged alike.
 */
export const asks = (rules: ReadonlyArray<WeaknessRule>, common: Subject): ReadonlySet<string> => {
  const named = rules.flatMap((rule) => [...ofSelector(rule.when, common), ...inTexts(rule)])
  return new Set(named.flatMap((attribute) => [attribute, ...(SETTLING[attribute] ?? [])]))
}
