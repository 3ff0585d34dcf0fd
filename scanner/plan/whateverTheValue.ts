import type { Policy } from "../classify/Policy.ts"
import type { Bounds, Selector } from "../classify/Selector.ts"
import { assetSubject, type Subject } from "../classify/Subject.ts"
import { verdictOf } from "../classify/verdictOf.ts"
import type { Verdict } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { curveOf, curves } from "../model/curves.ts"

const numbersIn = (bounds: Bounds | undefined): ReadonlyArray<number> => {
  if (bounds === undefined) return []
  if (typeof bounds === "number") return [bounds - 1, bounds, bounds + 1]
  if (isList(bounds)) return bounds.flatMap(numbersIn)
  const { min, max } = bounds
  return [...(min === undefined ? [] : [min - 1, min]), ...(max === undefined ? [] : [max, max + 1])]
}

const isList = (bounds: Bounds): bounds is ReadonlyArray<number> => Array.isArray(bounds)

const keySizesIn = ({ keyBits, not, anyOf = [] }: Selector): ReadonlyArray<number> => [
  ...numbersIn(keyBits),
  ...(not === undefined ? [] : keySizesIn(not)),
  ...anyOf.flatMap(keySizesIn)
]

/** A size of each range between which the policies tell keys apart. */
const sizesBetween = (policies: ReadonlyArray<Policy>): ReadonlyArray<number> => {
  const sizes = policies.flatMap(({ rows }) => rows.flatMap(({ when }) => keySizesIn(when))).filter((bits) => bits > 0)
  return [...new Set(sizes)].toSorted((a, b) => a - b)
}

/** Schemes whose key size is that of a modulus, so that any size is possible. */
const MODULAR: ReadonlySet<string> = new Set(["RSA", "RSA-KEM", "DSA", "DH"])

const ELLIPTIC: ReadonlySet<string> = new Set(["EC", "ECDSA", "ECDH", "ECDHE", "ECIES", "ECMQV"])

type Objection = (verdict: Verdict) => boolean

const firstDayOf = (verdicts: ReadonlyArray<Verdict>): string =>
  verdicts.map(({ from = "" }) => from).toSorted()[0] ?? ""

/**
 * What the policies object to in an asset of an unknown key size or curve whatever that is: the verdicts on the value that is allowed
 * longest. Undefined where one value is accepted, or the values cannot be told.
 */
export const whateverTheValue = (
  policies: ReadonlyArray<Policy>,
  at: string,
  isObjection: Objection
): ((asset: CryptoAsset) => ReadonlyArray<Verdict> | undefined) => {
  const sizes = sizesBetween(policies)
  const known = new Map<string, ReadonlyArray<Verdict> | undefined>()
  const valuesFor = ({ name = "" }: CryptoAsset["facts"], subject: Subject): ReadonlyArray<Subject> => {
    if (MODULAR.has(name) && subject.keyBits === undefined) return sizes.map((keyBits) => ({ ...subject, keyBits }))
    if (!ELLIPTIC.has(name) || subject.curve !== undefined || subject.keyBits !== undefined) return []
    return Object.keys(curves).map((curve) => {
      const bits = curveOf(curve)?.bits
      return { ...subject, curve, ...(bits !== undefined && { keyBits: bits }) }
    })
  }
  const judge = (asset: CryptoAsset): ReadonlyArray<Verdict> | undefined => {
    const values = valuesFor(asset.facts, assetSubject(asset, at, []))
    const objections = values.map((subject) =>
      policies.map((policy) => verdictOf(policy, subject, at)).filter(isObjection)
    )
    if (objections.length === 0 || objections.some((all) => all.length === 0)) return undefined
    return objections.toSorted((a, b) => (firstDayOf(a) < firstDayOf(b) ? -1 : 1)).at(-1)
  }
  return (asset) => {
    const { type, facts, functions, material, observed } = asset
    const key = JSON.stringify([type, facts, functions, material, observed])
    if (!known.has(key)) known.set(key, judge(asset))
    return known.get(key)
  }
}
