import { purposesIn } from "../../model/Purpose.ts"
import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_KEYS, rfc, SP_800_131A, SP_800_132, SP_800_38A } from "./references.ts"

const common = { category: "insecure-random", aspect: "randomness" } as const

/** A material whose value visibly comes from such a generator. */
const drawn = { type: "related-crypto-material", generator: "NonCryptographicPRNG" } as const

/** Without such a purpose a predictable generator is an entry of the inventory: simulations and games need no other. */
const NEEDS_SECRETS = [...purposesIn("secret"), ...purposesIn("authenticity")]

const recommendation =
  "Use the operating system's generator: SecureRandom, secrets, crypto.randomBytes, crypto/rand, getrandom, random_bytes."

/** Generators of numbers that can be predicted. */
export const randomness: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-RANDOM-BACKDOOR",
    cwe: [338],
    title: "Dual_EC_DRBG has a back door",
    when: { type: "algorithm", name: "Dual_EC_DRBG" },
    message: "Whoever chose its points predicts all its numbers; NIST has withdrawn it.",
    recommendation,
    references: [SP_800_131A, "https://doi.org/10.6028/NIST.SP.800-90Ar1"]
  },
  {
    ...common,
    id: "CM-RANDOM-LEGACY",
    cwe: [338],
    title: "Withdrawn generator of random numbers",
    when: { type: "algorithm", name: ["X9.17-PRNG", "X9.31-PRNG"] },
    message: "{name} is disallowed, and was broken where its key was known.",
    recommendation,
    references: [SP_800_131A, "https://duhkattack.com/"]
  },
  {
    ...common,
    id: "CM-RANDOM-KEY",
    cwe: [338],
    title: "Key from a predictable generator",
    when: { ...drawn, material: ["secret-key", "private-key", "key", "shared-secret"] },
    message: "The key is made of numbers that can be predicted, or computed from others of the same generator.",
    recommendation,
    references: [rfc(4086), OWASP_KEYS]
  },
  {
    ...common,
    id: "CM-RANDOM-NONCE",
    cwe: [338, 1204],
    title: "Initialization vector from a predictable generator",
    when: { ...drawn, material: ["initialization-vector", "nonce"] },
    message:
      "With CBC it must not be predicted; with other modes it must not repeat, as that of a small generator does.",
    recommendation,
    references: [SP_800_38A, rfc(4086)]
  },
  {
    ...common,
    id: "CM-RANDOM-SALT",
    cwe: [338, 760],
    title: "Salt from a predictable generator",
    when: { ...drawn, material: "salt" },
    message: "A salt that can be predicted, or repeats, lets guesses be computed ahead.",
    recommendation,
    references: [SP_800_132]
  },
  {
    ...common,
    id: "CM-RANDOM-PREDICTABLE",
    cwe: [338],
    title: "Predictable random numbers beside cryptography",
    when: {
      type: "algorithm",
      name: "NonCryptographicPRNG",
      isBesideCryptography: true,
      not: { purpose: purposesIn("harmless") }
    },
    message: "This generator can be predicted, and its file has keys, passwords or tokens that must not be.",
    recommendation,
    references: [rfc(4086)]
  },
  {
    ...common,
    id: "CM-RANDOM-NONCRYPTOGRAPHIC",
    cwe: [338],
    title: "Predictable random numbers for a secret",
    when: { type: "algorithm", name: "NonCryptographicPRNG", purpose: NEEDS_SECRETS },
    message:
      "This generator can be predicted, and so can what is made of its numbers; their purpose here is: {purpose}.",
    recommendation,
    references: [rfc(4086)]
  }
]
