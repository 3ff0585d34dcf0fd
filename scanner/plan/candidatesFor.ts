import { algorithmName } from "../model/algorithmName.ts"
import { familyOf } from "../model/algorithms.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import { type Attribute, type Facts, omitFacts } from "../model/Facts.ts"
import { keeps, parameters, raised, type Replacement, replacements } from "./candidates.ts"
import type { Needed } from "./needOf.ts"
import type { Target } from "./Plan.ts"

/** A target that the policies have not been asked about: one algorithm, or the parts of a hybrid, which may have a name. */
export interface Candidate extends Replacement {
  /** Parameters of single uses that are part of the target and not of its name. */
  readonly raised: Facts
}

/** How a candidate is called, and how much of a change it is. */
export type Described = Pick<Target, "name" | "change" | "algorithms">

const names = new WeakMap<Facts, string>()

/** Replacements are the same facts for every asset. */
const nameOf = (facts: Facts): string => {
  const name = names.get(facts) ?? algorithmName(facts)
  names.set(facts, name)
  return name
}

const isOfFamily = (facts: Facts, before: Facts): boolean => {
  if (facts.name === before.name) return true
  const family = familyOf(effectiveFacts(facts))
  return family !== undefined && family === familyOf(effectiveFacts(before))
}

const parameterText: { readonly [A in Attribute]?: string } = {
  tagBits: "tags",
  saltBits: "salts",
  keyBits: "keys"
}

const withRaised = (facts: Facts, more: Facts): string => {
  const said = Object.entries(more).map(
    ([attribute, bits]) => `${parameterText[attribute as Attribute] ?? attribute} of ${bits} bits`
  )
  return said.length === 0
    ? nameOf(facts)
    : `${nameOf(omitFacts(facts, ...attributesOf(more)))} with ${said.join(" and ")}`
}

const attributesOf = (facts: Facts): ReadonlyArray<Attribute> => Object.keys(facts) as ReadonlyArray<Attribute>

export const candidateName = ({ facts, parts, raised: more }: Candidate): string =>
  facts === undefined ? (parts ?? NO_PARTS).map(nameOf).toReversed().join(" with ") : withRaised(facts, more)

const NO_PARTS: ReadonlyArray<Facts> = []

/** Describes a candidate that takes the place of an algorithm. */
export const described = (candidate: Candidate, before: Facts): Described => {
  const { facts, parts } = candidate
  const name = candidateName(candidate)
  if (facts !== undefined && parts === undefined)
    return { name, change: isOfFamily(facts, before) ? "parameter" : "replacement", algorithms: [{ name, facts }] }
  const algorithms = facts === undefined ? (parts ?? NO_PARTS) : [facts]
  return { name, change: "hybrid", algorithms: algorithms.map((one) => ({ name: nameOf(one), facts: one })) }
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

const isSameAlgorithm = ({ facts, parts }: Replacement, before: Facts): boolean =>
  parts === undefined && facts?.name === before.name

/** The same algorithm with other parameters, the smallest change first. */
export const parameterChanges = (needed: Needed, more: Facts): ReadonlyArray<Candidate> => {
  const variants = variantsOf(needed)
  const isRaised = Object.keys(more).length > 0
  const own = isRaised && variants.length === 0 ? [needed.facts] : variants
  const others = isRaised
    ? replacements[needed.need].flatMap((one) => (isSameAlgorithm(one, needed.facts) ? (one.facts ?? []) : []))
    : []
  return [...own, ...others].map((facts) => ({ facts: { ...facts, ...more }, raised: more }))
}

const NOTHING_RAISED: Facts = {}

/** What else does the same, the smallest change first. */
export const otherAlgorithms = (need: Needed["need"]): ReadonlyArray<Candidate> =>
  replacements[need].map((one) => ({ ...one, raised: NOTHING_RAISED }))
