import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A } from "./references.ts"

const common = { category: "weak-hash", aspect: "algorithm", cwe: [328] } as const

const recommendation = "Use SHA-256, SHA-512 or SHA3-256; for passwords use Argon2id."

/**
 * Broken and weak hash functions where they are used by themselves. In a MAC, a signature or a key derivation they are
 * judged as what they are there.
 */
export const hashes: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-HASH-MD5",
    title: "MD5 is broken",
    when: { type: "algorithm", primitive: "hash", name: "MD5" },
    message: "Collisions of MD5 are found within seconds, so that two different inputs can be made to have one digest.",
    recommendation,
    references: [rfc(6151)]
  },
  {
    ...common,
    id: "CM-HASH-SHA1",
    title: "SHA-1 is broken",
    when: { type: "algorithm", primitive: "hash", name: "SHA-1" },
    message: "Collisions of SHA-1 have been computed, also with prefixes of the attacker's choice.",
    recommendation,
    references: ["https://eprint.iacr.org/2020/014", SP_800_131A]
  },
  {
    ...common,
    id: "CM-HASH-LEGACY",
    title: "Broken hash function from before SHA-2",
    when: {
      type: "algorithm",
      primitive: "hash",
      name: ["MD2", "MD4", "SHA-0", "MD5-SHA1", "RIPEMD-128", "HAVAL", "Snefru"]
    },
    message: "{name} comes from the years before SHA-2; collisions of it, or of its parts, are known.",
    recommendation,
    references: [rfc(6149), rfc(6150), "https://eprint.iacr.org/2004/199"]
  },
  {
    ...common,
    id: "CM-HASH-WEAK",
    title: "Hash function that resists collisions too little",
    when: {
      type: "algorithm",
      primitive: "hash",
      name: ["RIPEMD-160", "MDC2", "Tiger", "GOSTR3411"]
    },
    message:
      "{name} offers less than the 112 bits of collision resistance that are asked for today, or attacks on it are known.",
    recommendation,
    references: [SP_800_131A]
  }
]
