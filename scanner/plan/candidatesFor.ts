import { algorithmName } from "../model/algorithmName.ts"
import { familyOf } from "../model/algorithms.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import { type Attribute, type Facts, omitFacts } from "../model/Facts.ts"
import { keeps, parameters, raised, type Replacement, replacements } from "./candidates.ts"
import type { Needed } from "./needOf.ts"
import type { NamedAlgorithm, Target } from "./Plan.ts"

/** A target that the policies have not been asked about. */
export interface Candidate {
  readonly name: string
  readonly change: Target["change"]
  readonly algorithms: ReadonlyArray<NamedAlgorithm>
  /** Of the algorithm; absent where it is a hybrid without a name. */
  readonly facts?: Facts
  /** Of a hybrid. */
  readonly parts?: ReadonlyArray<Facts>
}

const nameOf = (facts: Facts): string => algorithmName(facts)

const named = (facts: Facts): NamedAlgorithm => ({ name: nameOf(facts), facts })

const isOfFamily = (facts: Facts, before: Facts): boolean => {
  const family = familyOf(effectiveFacts(facts))
  return facts.name === before.name || (family !== undefined && family === familyOf(effectiveFacts(before)))
}

const ofReplacement = ({ facts, parts }: Replacement, before: Facts): Candidate => {
  if (facts !== undefined)
    return {
      name: nameOf(facts),
      change: parts === undefined ? (isOfFamily(facts, before) ? "parameter" : "replacement") : "hybrid",
      algorithms: [named(facts)],
      facts,
      ...(parts !== undefined && { parts })
    }
  const algorithms = (parts ?? []).map(named)
  return {
    name: algorithms
      .map(({ name }) => name)
      .toReversed()
      .join(" with "),
    change: "hybrid",
    algorithms,
    parts: parts ?? []
  }
}

/** Attributes that follow from another one, which changes. */
const FOLLOWING: { readonly [A in Attribute]?: ReadonlyArray<Attribute> } = {
  curve: ["keyBits"],
  group: ["keyBits"],
  padding: ["mgfDigest", "saltBits"],
  mode: ["padding", "tagBits", "nonceBits", "primitive"],
  digest: ["mgfDigest", "outputBits"]
}

interface Variant {
  readonly facts: Facts
  readonly changed: number
  readonly order: number
}

/** Each combination of values, those with the fewest changes first. */
const variantsOf = ({ need, facts }: Needed): ReadonlyArray<Facts> => {
  const known = parameters.find(
    ({ names, needs }) => names.includes(facts.name ?? "") && (needs === undefined || needs.includes(need))
  )
  if (known === undefined) return []
  let variants: ReadonlyArray<Variant> = [{ facts, changed: 0, order: 0 }]
  for (const [attribute, values] of Object.entries(known.values) as ReadonlyArray<
    [Attribute, ReadonlyArray<unknown>]
  >) {
    const own = facts[attribute]
    const isKept = keeps[attribute]?.(own, need) === true
    const others = values.filter((value) => value !== own && !isLess(value, own))
    variants = variants.flatMap((variant) => [
      ...(isKept ? [variant] : []),
      ...others.map((value, at) => ({
        facts: { ...omitFacts(variant.facts, ...(FOLLOWING[attribute] ?? [])), [attribute]: value },
        changed: variant.changed + 1,
        order: variant.order + at
      }))
    ])
  }
  return variants.toSorted((a, b) => a.changed - b.changed || a.order - b.order).map((one) => one.facts)
}

/** A target never has a shorter key than the asset. */
const isLess = (value: unknown, own: unknown): boolean =>
  typeof value === "number" && typeof own === "number" && value < own

/** Parameters of single uses that are smaller than what they are raised to. */
export const raisedFacts = ({ observed }: CryptoAsset): Facts =>
  Object.fromEntries(
    Object.entries(raised).filter(([attribute, least]) =>
      observed[attribute as Attribute]?.some((value) => Number(value) < least)
    )
  )

const parameterText: { readonly [A in Attribute]?: string } = {
  tagBits: "tags",
  saltBits: "salts",
  keyBits: "keys"
}

const withRaised = (facts: Facts, more: Facts): Candidate => {
  const all = { ...facts, ...more }
  const own = nameOf(facts)
  const said = Object.entries(more).map(
    ([attribute, bits]) => `${parameterText[attribute as Attribute] ?? attribute} of ${bits} bits`
  )
  const name = said.length === 0 ? own : `${own} with ${said.join(" and ")}`
  return { name, change: "parameter", algorithms: [{ name, facts: all }], facts: all }
}

/** Everything that could replace an asset, the smallest change first. */
export const candidatesFor = (needed: Needed, more: Facts): ReadonlyArray<Candidate> => {
  const variants = variantsOf(needed)
  const own = Object.keys(more).length > 0 && variants.length === 0 ? [needed.facts] : variants
  const parameterChanges = own.map((facts) => withRaised(facts, more))
  const others = replacements[needed.need].map((one) =>
    one.facts !== undefined && one.parts === undefined && one.facts.name === needed.facts.name
      ? withRaised(one.facts, more)
      : ofReplacement(one, needed.facts)
  )
  const before = nameOf(needed.facts)
  const seen = new Set<string>()
  return [...parameterChanges, ...others].filter(({ name }) => {
    const isNew = name !== before && !seen.has(name)
    seen.add(name)
    return isNew
  })
}
