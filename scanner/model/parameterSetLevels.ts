import type { SecurityLevels } from "./algorithms.ts"
import { claimedCategory } from "./claimedCategories.ts"
import type { Facts } from "./Facts.ts"
import { categoryLevels } from "./levelLadders.ts"

const ML_DSA = { 44: 2, 65: 3, 87: 5 }

/* FIPS 203, 8; FIPS 204, table 1: the category by parameter set. */
const CATEGORY: { readonly [name: string]: { readonly [parameterSet: string]: number } } = {
  "ML-KEM": { 512: 1, 768: 3, 1024: 5 },
  "ML-DSA": ML_DSA,
  "HashML-DSA": ML_DSA
}

/* FIPS 205, table 2. */
const SLH_DSA_CATEGORY: { readonly [strength: string]: number } = { 128: 1, 192: 3, 256: 5 }

const slhDsaCategory = (parameterSet: string): number | undefined =>
  SLH_DSA_CATEGORY[/^(?:SHA2|SHAKE)-(128|192|256)[sf]$/.exec(parameterSet)?.[1] ?? ""]

const normativeCategory = (name: string, parameterSet: string): number | undefined =>
  name === "SLH-DSA" || name === "HashSLH-DSA" ? slhDsaCategory(parameterSet) : CATEGORY[name]?.[parameterSet]

/* IR 8547 (draft), table 3, for the sets of SP 800-208; RFC 8391 has sets of 512 bits besides. */
const LMS_CATEGORY: { readonly [size: string]: number } = { M24: 3, M32: 5 }
const XMSS_CATEGORY: { readonly [bits: string]: number } = { 192: 3, 256: 5, 512: 5 }

/** `SHAKE_10_256` of RFC 8391 uses SHAKE128, whose preimage strength is 128 bits (FIPS 202, table 4). */
const xmssCategory = (parameterSet: string): number | undefined =>
  /^SHAKE_.*_256$/.test(parameterSet) ? 1 : XMSS_CATEGORY[/_(\d{3})$/.exec(parameterSet)?.[1] ?? ""]

/** Hash based signatures by the size of their hash: `SHA-256_M24_H10`, `SHA2_10_192`. */
const hashBasedCategory = (name: string, parameterSet: string): number | undefined => {
  if (name === "LMS" || name === "HSS") return LMS_CATEGORY[/_(M\d\d)(?:_|$)/.exec(parameterSet)?.[1] ?? ""]
  return name === "XMSS" || name === "XMSSMT" ? xmssCategory(parameterSet) : undefined
}

/** Levels of a post-quantum scheme by its parameter set. */
export const parameterSetLevels = ({ name = "", parameterSet = "" }: Facts): SecurityLevels | undefined => {
  const normative = normativeCategory(name, parameterSet)
  if (normative !== undefined) return categoryLevels(normative, "normative")
  const derived = hashBasedCategory(name, parameterSet) ?? claimedCategory(name, parameterSet)
  return derived === undefined ? undefined : categoryLevels(derived, "derived")
}
