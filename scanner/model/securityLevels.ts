import { algorithmOf, type Algorithm, type SecurityLevels, type LevelBasis } from "./algorithms.ts"
import type { Facts } from "./Facts.ts"
import { publicKeyStrength } from "./publicKeyStrength.ts"
import { claimedCategory } from "./claimedCategories.ts"

/* 3DES: two keys give 80 bits, three give 112 (SP 800-57 part 1 rev. 5, table 2). */
const TRIPLE_DES: { readonly [keyBits: number]: number } = { 112: 80, 168: 112 }

/** Category 0: none is met. */
const zeroLevels = (classical: number | undefined): SecurityLevels => ({
  ...(classical === undefined ? {} : { classical }),
  quantum: 0,
  basis: "policy"
})

/* NIST call for proposals of 2016, 4.A.5; IR 8547 (draft), tables 1 and 6. */
const REFERENCE_KEYS: { readonly [keyBits: number]: number } = { 128: 1, 192: 3, 256: 5 }

const keyCategory = (bits: number): number => (bits >= 256 ? 5 : bits >= 192 ? 3 : 1)

/** Levels of a cipher by its key: those of AES with a key of that size or of the next smaller one, so at most 256 bits. */
const keySizeLevels = (keyBits: number | undefined, basis: "reference" | "derived" | "classical"): SecurityLevels => {
  if (keyBits === undefined) return {}
  if (basis === "reference") {
    const quantum = REFERENCE_KEYS[keyBits]
    return quantum === undefined ? {} : { classical: keyBits, quantum, basis }
  }
  if (keyBits < 128) return zeroLevels(keyBits)
  const classical = Math.min(256, keyBits)
  return basis === "classical" ? { classical } : { classical, quantum: keyCategory(keyBits), basis }
}

/** Levels of a function that is as strong as its key, up to a bound of its own. */
const boundedKeyLevels = (keyBits: number | undefined, bound: number | undefined): SecurityLevels =>
  keyBits === undefined || bound === undefined ? {} : keySizeLevels(Math.min(keyBits, bound), "derived")

const outputCategory = (bits: number): number => (bits >= 512 ? 5 : bits >= 384 ? 4 : 2)

/** Levels of a hash by its output: half its size against collisions (IR 8547 draft, table 7). */
const outputSizeLevels = (outputBits: number | undefined, bound: number): SecurityLevels => {
  if (outputBits === undefined) return {}
  const bits = Math.min(outputBits, bound)
  const classical = Math.floor(bits / 2)
  return bits < 256 ? zeroLevels(classical) : { classical, quantum: outputCategory(bits), basis: "derived" }
}

/* IR 8547 (draft), tables 3 and 5. */
const CLASSICAL_OF_CATEGORY: { readonly [category: number]: number } = { 1: 128, 2: 128, 3: 192, 4: 192, 5: 256 }

/** Levels of a parameter set of which the category is known. */
const categoryLevels = (quantum: number, basis: LevelBasis): SecurityLevels => {
  const classical = CLASSICAL_OF_CATEGORY[quantum]
  return { ...(classical === undefined ? {} : { classical }), quantum, basis }
}

const tripleDesLevels = (keyBits: number | undefined): SecurityLevels =>
  zeroLevels(keyBits === undefined ? undefined : TRIPLE_DES[keyBits])

const BROKEN_CIPHERS: ReadonlySet<string> = new Set(["DES", "DES40", "RC2"])

/** The levels of a scheme built on a cipher: those of the cipher. */
const cipherLevels = ({ name, cipher, keyBits }: Facts): SecurityLevels => {
  if (cipher === "3DES") return tripleDesLevels(keyBits)
  if (BROKEN_CIPHERS.has(cipher ?? "")) return zeroLevels(undefined)
  const known = algorithmOf(cipher)
  const basis = known?.keyLevels
  if (basis === undefined || keyBits === undefined || known?.keySizes?.includes(keyBits) === false) return {}
  return keySizeLevels(keyBits, name === "GMAC" || basis === "classical" ? basis : "derived")
}

/** Password-based encryption with a cipher that is broken for every password. */
const passwordBasedLevels = ({ cipher, keyBits }: Facts): SecurityLevels =>
  cipher === "3DES" ? tripleDesLevels(keyBits) : (algorithmOf(cipher)?.levels ?? {})

/* SP 800-57 part 1 rev. 5, table 3: most that a hash gives where collisions do not matter. */
const KEYED_STRENGTH: { readonly [digest: string]: number } = {
  "SHA-1": 128,
  "SHA-224": 192,
  "SHA-512/224": 192,
  "SHA3-224": 192,
  "SHA-256": 256,
  "SHA-512/256": 256,
  "SHA-384": 256,
  "SHA-512": 256,
  "SHA3-256": 256,
  "SHA3-384": 256,
  "SHA3-512": 256
}

const keyedStrength = (digest: string | undefined): number | undefined =>
  digest !== undefined && Object.hasOwn(KEYED_STRENGTH, digest) ? KEYED_STRENGTH[digest] : undefined

const keyedMac =
  (bound: number) =>
  ({ keyBits }: Facts): SecurityLevels =>
    boundedKeyLevels(keyBits, bound)

/** KMAC is designed for one strength and is weaker only where its key is shorter. */
const kmac =
  (strength: number) =>
  ({ keyBits = strength }: Facts): SecurityLevels =>
    boundedKeyLevels(keyBits, strength)

const hashGenerator = ({ digest }: Facts): SecurityLevels => {
  const strength = keyedStrength(digest)
  return boundedKeyLevels(strength, strength)
}

const cipherGenerator = (facts: Facts): SecurityLevels =>
  facts.cipher === "3DES" ? tripleDesLevels(facts.keyBits ?? 168) : cipherLevels(facts)

/** Schemes whose levels are those of the hash, cipher or key they are used with. */
const compositeLevels: { readonly [name: string]: (facts: Facts) => SecurityLevels } = {
  CMAC: cipherLevels,
  GMAC: cipherLevels,
  "XCBC-MAC": cipherLevels,
  "CBC-MAC": cipherLevels,
  "CFB-MAC": cipherLevels,
  "ISO9797-MAC": cipherLevels,
  HMAC: ({ digest, keyBits }) => boundedKeyLevels(keyBits, keyedStrength(digest)),
  KMAC128: kmac(128),
  KMAC256: kmac(256),
  "BLAKE2b-MAC": keyedMac(256),
  "BLAKE2s-MAC": keyedMac(256),
  "BLAKE3-MAC": keyedMac(128),
  CTR_DRBG: cipherGenerator,
  Hash_DRBG: hashGenerator,
  HMAC_DRBG: hashGenerator,
  PBES1: passwordBasedLevels,
  "PKCS12-PBE": passwordBasedLevels,
  "PEM-PBE": passwordBasedLevels,
  "3DES": ({ keyBits }) => tripleDesLevels(keyBits)
}

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
const parameterSetLevels = ({ name = "", parameterSet = "" }: Facts): SecurityLevels | undefined => {
  const normative = normativeCategory(name, parameterSet)
  if (normative !== undefined) return categoryLevels(normative, "normative")
  const derived = hashBasedCategory(name, parameterSet) ?? claimedCategory(name, parameterSet)
  return derived === undefined ? undefined : categoryLevels(derived, "derived")
}

/** Names the rules by which levels are given, for the BOM; docs/methodology.md says them. */
export const LEVEL_POLICY = "ciphermap-levels-2026-11"

/** Modes outside SP 800-38 are not the reference itself. */
const NOT_REFERENCE: ReadonlySet<string> = new Set(["gcm-siv", "siv", "ocb", "eax", "ige", "cwc", "hctr2", "adiantum"])

const ladder = ({ mode = "" }: Facts, basis: NonNullable<Algorithm["keyLevels"]>): typeof basis =>
  basis === "reference" && NOT_REFERENCE.has(mode) ? "derived" : basis

/** A longer output than asked for costs an extendable-output function nothing: only a shorter one says less. */
const fixedLevels = ({ primitive, levels = {} }: Algorithm, { outputBits }: Facts): SecurityLevels => {
  const { classical = 0 } = levels
  if (primitive !== "xof" || outputBits === undefined || outputBits >= 2 * classical) return levels
  return { classical: Math.floor(outputBits / 2) }
}

const levelsOf = (algorithm: Algorithm, facts: Facts): SecurityLevels => {
  if (algorithm.levels !== undefined) return fixedLevels(algorithm, facts)
  if (algorithm.quantumVulnerable === true) return zeroLevels(publicKeyStrength(facts))
  if (algorithm.outputLevels !== undefined) return outputSizeLevels(facts.outputBits, algorithm.outputLevels)
  if (algorithm.keyLevels !== undefined) return keySizeLevels(facts.keyBits, ladder(facts, algorithm.keyLevels))
  return parameterSetLevels(facts) ?? {}
}

/**
 * Classical bits and NIST category of an algorithm, as far as its facts settle them; an absent level is unknown. A
 * public-key scheme that Shor's algorithm breaks has category 0 whatever its size. Takes effective facts.
 */
export const securityLevelsOf = (facts: Facts): SecurityLevels => {
  const { name = "" } = facts
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return {}
  return Object.hasOwn(compositeLevels, name) ? compositeLevels[name]!(facts) : levelsOf(algorithm, facts)
}
