import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A } from "./references.ts"

const common = { category: "insecure-random", aspect: "randomness" } as const

const recommendation =
  "Use the operating system's generator: SecureRandom, secrets, crypto.randomBytes, crypto/rand, getrandom, random_bytes."

/** Generators of numbers that can be predicted. */
export const randomness: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-RANDOM-BACKDOOR",
    severity: "critical",
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
    severity: "medium",
    cwe: [338],
    title: "Withdrawn generator of random numbers",
    when: { type: "algorithm", name: ["X9.17-PRNG", "X9.31-PRNG"] },
    message: "{name} is disallowed, and was broken where its key was known.",
    recommendation,
    references: [SP_800_131A, "https://duhkattack.com/"]
  },
  {
    ...common,
    id: "CM-RANDOM-PREDICTABLE",
    severity: "medium",
    cwe: [338],
    title: "Predictable random numbers beside cryptography",
    when: { type: "algorithm", name: "NonCryptographicPRNG", isBesideCryptography: true },
    message: "This generator can be predicted, and its file has keys, passwords or tokens that must not be.",
    recommendation,
    references: [rfc(4086)]
  },
  {
    ...common,
    id: "CM-RANDOM-NONCRYPTOGRAPHIC",
    severity: "info",
    cwe: [338],
    title: "Predictable random numbers",
    when: { type: "algorithm", name: "NonCryptographicPRNG" },
    message:
      "This generator can be predicted: that is fine for simulations and not for anything that must stay secret.",
    recommendation,
    references: [rfc(4086)]
  }
]
