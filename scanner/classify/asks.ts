import type { Selector } from "./Selector.ts"
import type { WeaknessRule } from "./WeaknessRule.ts"

const ofSelector = ({ not, anyOf, ...attributes }: Selector): ReadonlyArray<string> => [
  ...Object.keys(attributes),
  ...(not === undefined ? [] : ofSelector(not)),
  ...(anyOf ?? []).flatMap(ofSelector)
]

const inTexts = ({ message, recommendation }: WeaknessRule): ReadonlyArray<string> =>
  [...`${message} ${recommendation}`.matchAll(/\{(\w+)\}/g)].map(([, attribute]) => attribute!)

/** Attributes that settle another one. */
const SETTLING: { readonly [attribute: string]: ReadonlyArray<string> } = { keyBits: ["curve", "group"] }

/** The attributes that rules ask for, or name in what they say: uses that agree on them are judged alike. */
export const asks = (rules: ReadonlyArray<WeaknessRule>): ReadonlySet<string> => {
  const named = rules.flatMap((rule) => [...ofSelector(rule.when), ...inTexts(rule)])
  return new Set(named.flatMap((attribute) => [attribute, ...(SETTLING[attribute] ?? [])]))
}
