import { algorithmOf } from "./algorithms.ts"
import type { MaterialType } from "./CryptoAsset.ts"
import { curveOf } from "./curves.ts"
import type { Attribute, Facts } from "./Facts.ts"
import { materialTypes } from "./vocabularies.ts"

const MATERIALS: ReadonlySet<string> = new Set(materialTypes)

export const isMaterial = (text: string | undefined): text is MaterialType => text !== undefined && MATERIALS.has(text)

const SYMMETRIC: ReadonlySet<string> = new Set([
  "block-cipher",
  "stream-cipher",
  "ae",
  "mac",
  "hash",
  "xof",
  "key-wrap"
])

/** What kind of key an algorithm has: schemes without a public part have secret keys. */
export const keyTypeOf = (facts: Facts): MaterialType => {
  const algorithm = algorithmOf(facts.name)
  if (algorithm === undefined) return "key"
  if (SYMMETRIC.has(algorithm.primitive) || algorithm.primitive === "kdf") return "secret-key"
  return algorithm.primitive === "other" || algorithm.primitive === "drbg" ? "key" : "private-key"
}

const SIZES: { readonly [M in MaterialType]?: Attribute } = {
  "initialization-vector": "nonceBits",
  nonce: "nonceBits",
  salt: "saltBits",
  tag: "tagBits",
  digest: "outputBits",
  "shared-secret": "outputBits",
  "secret-key": "keyBits",
  "private-key": "keyBits",
  "public-key": "keyBits",
  key: "keyBits"
}

export const sizeOf = (facts: Facts, material: MaterialType): number | undefined => {
  if (facts.byteLength !== undefined) return facts.byteLength * 8
  const attribute = SIZES[material]
  const size = attribute === undefined ? undefined : facts[attribute]
  if (typeof size === "number") return size
  return attribute === "keyBits" ? curveOf(facts.curve)?.bits : undefined
}

/** Whether the size of a material is that of its algorithm's keys. */
export const isKey = (material: MaterialType): boolean => SIZES[material] === "keyBits"
