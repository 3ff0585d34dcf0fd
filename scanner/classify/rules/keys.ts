import type { Selector } from "../Selector.ts"
import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A, SP_800_186, SP_800_57 } from "./references.ts"

const common = { category: "short-key", aspect: "key", cwe: [326] } as const

/** Algorithms, keys that are stored, and certificates; bytes of a key in the source are another matter. */
const used = (selector: Selector): Selector => ({ ...selector, isHardCoded: false })

/** Below it a size is that of another thing, such as a curve or a hash; 330 bits are those of RSA-100, the first of its challenges. */
const SMALLEST = 330

const MODULAR_GROUPS = ["modp768", "modp1024", "modp1536"]

const EC_NAMES = [
  "EC",
  "ECDSA",
  "ECDH",
  "ECDHE",
  "ECMQV",
  "ECIES",
  "ECIES-KEM",
  "EC-ElGamal",
  "ECGDSA",
  "ECKCDSA",
  "ECNR",
  "Schnorr",
  "SPAKE2",
  "J-PAKE"
]

/** Less than 112 bits of security (SP 800-131A rev. 2, tables 1, 2, 4 and 9). */
export const keys: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-KEY-RSA-SHORT",
    title: "RSA key of less than 2048 bits",
    when: used({ name: ["RSA", "RSA-KEM", "Rabin", "Rabin-Williams"], keyBits: { min: SMALLEST, max: 2047 } }),
    message: "{keyBits} bits offer less than 112 bits of security and are disallowed; 829 bits have been factored.",
    recommendation: "Use RSA with 3072 bits, Ed25519 or ECDSA with P-256; plan for ML-DSA and ML-KEM.",
    references: [SP_800_131A, SP_800_57]
  },
  {
    ...common,
    id: "CM-KEY-DSA-SHORT",
    title: "DSA key of less than 2048 bits",
    when: used({ name: "DSA", keyBits: { min: SMALLEST, max: 2047 } }),
    message: "{keyBits} bits offer less than 112 bits of security and are disallowed.",
    recommendation: "Use Ed25519 or ECDSA with P-256: FIPS 186-5 no longer has DSA.",
    references: [SP_800_131A, SP_800_57]
  },
  {
    ...common,
    id: "CM-KEY-DH-SHORT",
    title: "Diffie-Hellman group of less than 2048 bits",
    when: used({
      name: ["DH", "FFDHE", "MQV", "ElGamal", "SRP"],
      anyOf: [{ keyBits: { min: 1, max: 2047 } }, { group: MODULAR_GROUPS }]
    }),
    message:
      "{name}: once computed for a group of 1024 bits, discrete logarithms break every connection that uses the group.",
    recommendation:
      "Use X25519 or ECDH with P-256, or a group of at least 2048 bits such as ffdhe3072; plan for ML-KEM.",
    references: [SP_800_131A, rfc(8270), "https://weakdh.org/"]
  },
  {
    ...common,
    id: "CM-KEY-EC-SHORT",
    title: "Elliptic curve of less than 224 bits",
    when: used({
      anyOf: [
        { type: "algorithm", name: EC_NAMES, classicalBits: { max: 111 } },
        { type: ["certificate", "related-crypto-material"], name: EC_NAMES, keyBits: { min: 1, max: 223 } }
      ]
    }),
    message: "{curve} offers less than 112 bits of security.",
    recommendation: "Use P-256, P-384 or Curve25519; plan for ML-DSA and ML-KEM.",
    references: [SP_800_131A, SP_800_186]
  },
  {
    ...common,
    id: "CM-KEY-SYMMETRIC-SHORT",
    title: "Symmetric key of less than 112 bits",
    when: {
      type: "algorithm",
      primitive: ["block-cipher", "stream-cipher", "ae", "key-wrap"],
      keyBits: { min: 1, max: 111 },
      not: { name: ["DES", "DES40", "3DES"] }
    },
    message: "{keyBits} bits are within reach of an exhaustive search; less than 112 are disallowed.",
    recommendation: "Use AES with a key of 256 bits.",
    references: [SP_800_131A, SP_800_57]
  },
  {
    ...common,
    id: "CM-KEY-MAC-SHORT",
    title: "Key of a MAC of less than 112 bits",
    when: { type: "algorithm", primitive: "mac", keyBits: { min: 1, max: 111 } },
    message: "A key of {keyBits} bits can be searched from one message; less than 112 are disallowed.",
    recommendation: "Use a random key as long as the digest, 256 bits for HMAC with SHA-256.",
    references: [SP_800_131A, rfc(2104)]
  }
]
