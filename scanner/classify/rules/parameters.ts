import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_132, SP_800_38B, SP_800_38C, SP_800_38D } from "./references.ts"

const common = { category: "weak-parameter" } as const

const PASSWORD_KDFS = ["PBKDF2", "PBKDF1", "scrypt", "Argon2", "Argon2i", "Argon2d", "Argon2id", "PBES1", "PBES2"]

/** Tags, nonces and salts that are too short. */
export const parameters: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-TAG-SHORT",
    aspect: "tag",
    cwe: [326],
    title: "Authentication tag of less than 96 bits",
    when: { type: "algorithm", mode: ["gcm", "ccm", "eax", "ocb"], tagBits: { min: 1, max: 95 } },
    message:
      "Each message that is tried may forge a tag of {tagBits} bits, and with GCM a forged one gives away the key of the authentication.",
    recommendation: "Use tags of 128 bits.",
    references: [SP_800_38D, SP_800_38C]
  },
  {
    ...common,
    id: "CM-TAG-MAC-SHORT",
    aspect: "tag",
    cwe: [326],
    title: "MAC of less than 80 bits",
    when: { type: "algorithm", primitive: "mac", tagBits: { min: 1, max: 79 }, not: { name: ["SipHash", "Poly1305"] } },
    message: "{name} is cut to {tagBits} bits: it should keep at least 80 and at least half of the digest.",
    recommendation: "Use at least 128 bits of the MAC.",
    references: [rfc(2104), SP_800_38B]
  },
  {
    ...common,
    id: "CM-NONCE-SHORT",
    aspect: "nonce",
    cwe: [1204],
    title: "Nonce of less than 96 bits for GCM",
    when: { type: "algorithm", mode: "gcm", nonceBits: { min: 1, max: 95 } },
    message: "Random nonces of {nonceBits} bits repeat too soon, and a repeated nonce breaks GCM.",
    recommendation: "Use nonces of 96 bits that never repeat under one key.",
    references: [SP_800_38D]
  },
  {
    ...common,
    id: "CM-SALT-BELOW-64",
    aspect: "salt",
    cwe: [760],
    title: "Salt of less than 64 bits",
    when: { type: "algorithm", name: PASSWORD_KDFS, saltBits: { min: 0, max: 63 } },
    message: "Salts of {saltBits} bits can be listed in advance, and many passwords share one.",
    recommendation: "Use a random salt of at least 128 bits for each password.",
    references: [rfc(8018), SP_800_132]
  },
  {
    ...common,
    id: "CM-SALT-SHORT",
    aspect: "salt",
    cwe: [760],
    title: "Salt of less than 128 bits",
    when: { type: "algorithm", name: PASSWORD_KDFS, saltBits: { min: 64, max: 127 } },
    message: "The salt has {saltBits} bits: at least 128 should be random.",
    recommendation: "Use a random salt of at least 128 bits for each password.",
    references: [SP_800_132]
  }
]
