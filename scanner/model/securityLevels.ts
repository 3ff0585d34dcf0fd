import { algorithmOf, type LevelBasis, type SecurityLevels } from "./algorithms.ts"
import { curveOf } from "./curves.ts"
import type { Facts } from "./Facts.ts"

/** Names the rules by which levels are given, for the BOM. */
export const LEVEL_POLICY = "ciphermap-levels-2026-08"

/* SP 800-57 part 1 rev. 5, table 2; the sizes between 3072 and 15360 from SP 800-56B rev. 2, table 4. */
const MODULUS_STRENGTH: ReadonlyArray<readonly [modulusBits: number, strength: number]> = [
  [1024, 80],
  [2048, 112],
  [3072, 128],
  [4096, 152],
  [6144, 176],
  [7680, 192],
  [8192, 200],
  [15360, 256]
]

const KEY_CATEGORY: { readonly [keyBits: number]: number } = { 128: 1, 192: 3, 256: 5 }

const modulusStrength = (bits: number): number | undefined => MODULUS_STRENGTH.findLast(([size]) => size <= bits)?.[1]

/** Half the size of the field, rounded as RFC 7748 and SP 800-57 do for Curve25519 and P-521. */
const fieldStrength = (bits: number): number => Math.min(256, Math.floor((bits + 1) / 2))

const curveStrength = (curve: string | undefined, keyBits: number | undefined): number | undefined => {
  const known = curveOf(curve)
  if (known?.pairing === true) return undefined
  const bits = known?.bits ?? (curve === undefined ? keyBits : undefined)
  return bits === undefined ? undefined : fieldStrength(bits)
}

const MODULAR: ReadonlySet<string> = new Set(["RSA", "RSA-KEM", "DSA", "DH", "FFDHE", "MQV", "ElGamal"])

/** The size a group's own name states: `ffdhe2048`, `modp1024`. */
const groupBits = (group: string | undefined): number | undefined => {
  const digits = /^(?:ffdhe|modp-?|ike-?|group-?modp)(\d{3,5})$/.exec(group ?? "")?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const publicKeyStrength = (facts: Facts): number | undefined => {
  if (!MODULAR.has(facts.name ?? "")) return curveStrength(facts.curve, facts.keyBits)
  const bits = facts.keyBits ?? groupBits(facts.group)
  return bits === undefined ? undefined : modulusStrength(bits)
}

/* FIPS 203 table 2, FIPS 204 table 1, FIPS 205 table 2: NIST category by parameter set. */
const CATEGORY: { readonly [name: string]: { readonly [parameterSet: string]: number } } = {
  "ML-KEM": { 512: 1, 768: 3, 1024: 5 },
  "ML-DSA": { 44: 2, 65: 3, 87: 5 },
  "HashML-DSA": { 44: 2, 65: 3, 87: 5 }
}

/* Submissions and drafts, whose parameter sets aim at a category: a claim of their authors. */
const CLAIMED: typeof CATEGORY = {
  "FN-DSA": { 512: 1, 1024: 5 },
  HQC: { 128: 1, 192: 3, 256: 5 },
  FrodoKEM: { 640: 1, 976: 3, 1344: 5 }
}

const CLASSICAL_OF_CATEGORY: { readonly [category: number]: number } = { 1: 128, 2: 128, 3: 192, 4: 192, 5: 256 }

const category = (level: number, basis: LevelBasis): SecurityLevels => {
  const classical = CLASSICAL_OF_CATEGORY[level]
  return { ...(classical === undefined ? {} : { classical }), quantum: level, basis }
}

const slhDsaCategory = (parameterSet: string): number | undefined =>
  KEY_CATEGORY[Number(/^(?:SHA2|SHAKE)-(128|192|256)[sf]$/.exec(parameterSet)?.[1])]

/** Hash based signatures by the size of their hash: `SHA-256_M24_H10`, `SHA2_10_192`. */
const hashBasedCategory = (name: string, parameterSet: string): number | undefined => {
  if (name === "LMS") return { M24: 3, M32: 5 }[/_(M\d\d)(?:_|$)/.exec(parameterSet)?.[1] ?? ""]
  return name.startsWith("XMSS") ? { 192: 3, 256: 5 }[/_(\d{3})$/.exec(parameterSet)?.[1] ?? ""] : undefined
}

const parameterSetLevels = ({ name = "", parameterSet = "" }: Facts): SecurityLevels | undefined => {
  const slhDsa = name === "SLH-DSA" || name === "HashSLH-DSA" ? slhDsaCategory(parameterSet) : undefined
  const normative = CATEGORY[name]?.[parameterSet] ?? slhDsa
  if (normative !== undefined) return category(normative, "normative")
  const claimed = CLAIMED[name]?.[parameterSet] ?? hashBasedCategory(name, parameterSet)
  return claimed === undefined ? undefined : category(claimed, "derived")
}

const keySizeLevels = (keyBits: number | undefined, basis: "reference" | "derived"): SecurityLevels => {
  const quantum = keyBits === undefined ? undefined : KEY_CATEGORY[keyBits]
  return quantum === undefined ? {} : { classical: keyBits!, quantum, basis }
}

/** 3DES: two keys give 80 bits, three give 112, and neither meets a category (SP 800-57 part 1 rev. 5, 5.6.1.1). */
const TRIPLE_DES: { readonly [keyBits: number]: number } = { 112: 80, 168: 112 }

const zero = (classical: number | undefined): SecurityLevels => ({
  ...(classical === undefined ? {} : { classical }),
  quantum: 0,
  basis: "zero"
})

const BROKEN_CIPHERS: ReadonlySet<string> = new Set(["DES", "DES40", "RC2"])

/** The levels of a scheme built on a cipher: those of the cipher. */
const cipherMacLevels = (facts: Facts): SecurityLevels => {
  if (facts.cipher === "3DES") return zero(TRIPLE_DES[facts.keyBits ?? 0])
  if (BROKEN_CIPHERS.has(facts.cipher ?? "")) return zero(undefined)
  const basis = algorithmOf(facts.cipher)?.keyLevels
  if (basis === undefined) return {}
  return keySizeLevels(facts.keyBits, facts.name === "GMAC" ? basis : "derived")
}

/** Password based encryption with a cipher that is broken whatever the password. */
const passwordBasedLevels = ({ cipher, keyBits }: Facts): SecurityLevels =>
  cipher === "3DES" ? zero(TRIPLE_DES[keyBits ?? 0]) : (algorithmOf(cipher)?.levels ?? {})

const CIPHER_MACS: ReadonlySet<string> = new Set(["CMAC", "GMAC", "XCBC-MAC", "CBC-MAC", "CFB-MAC", "ISO9797-MAC"])

const BLAKE_LEVELS: { readonly [outputBits: number]: SecurityLevels } = {
  256: { classical: 128, quantum: 2, basis: "derived" },
  512: { classical: 256, quantum: 5, basis: "derived" }
}

const BLAKES: ReadonlySet<string> = new Set(["BLAKE2b", "BLAKE2s", "BLAKE3"])

/** Modes outside SP 800-38 are not the reference itself. */
const NOT_REFERENCE: ReadonlySet<string> = new Set(["gcm-siv", "siv", "ocb", "eax", "ige", "cwc", "hctr2", "adiantum"])

const ladder = (facts: Facts, basis: "reference" | "derived"): "reference" | "derived" =>
  NOT_REFERENCE.has(facts.mode ?? "") ? "derived" : basis

/**
 * Classical bits and NIST category of an algorithm, as far as its facts settle them; an absent level is unknown. A
 * public-key scheme that Shor's algorithm breaks has category 0 whatever its size. Takes effective facts.
 */
export const securityLevelsOf = (facts: Facts): SecurityLevels => {
  const { name = "", keyBits } = facts
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return {}
  if (algorithm.levels !== undefined) return algorithm.levels
  if (algorithm.quantumVulnerable === true) return zero(publicKeyStrength(facts))
  if (name === "3DES") return zero(keyBits === undefined ? undefined : TRIPLE_DES[keyBits])
  if (name === "CTR_DRBG") return facts.cipher === "3DES" ? zero(TRIPLE_DES[keyBits ?? 168]) : {}
  if (CIPHER_MACS.has(name)) return cipherMacLevels(facts)
  if (name === "PBES1" || name === "PKCS12-PBE") return passwordBasedLevels(facts)
  if (BLAKES.has(name)) return BLAKE_LEVELS[facts.outputBits ?? 0] ?? {}
  if (algorithm.keyLevels !== undefined) return keySizeLevels(keyBits, ladder(facts, algorithm.keyLevels))
  if ((name === "RC5" || name === "Blowfish" || name === "CAST5") && keyBits === 128) return { classical: 128 }
  return parameterSetLevels(facts) ?? {}
}
