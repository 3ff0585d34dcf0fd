import { algorithmOf, type SecurityLevels } from "./algorithms.ts"
import type { Facts } from "./Facts.ts"
import { boundedKeyLevels, keySizeLevels, zeroLevels } from "./levelLadders.ts"

/* 3DES: two keys give 80 bits, three give 112 (SP 800-57 part 1 rev. 5, table 2). */
const TRIPLE_DES: { readonly [keyBits: number]: number } = { 112: 80, 168: 112 }

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
export const compositeLevels: { readonly [name: string]: (facts: Facts) => SecurityLevels } = {
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
