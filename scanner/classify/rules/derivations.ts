import type { Selector } from "../Selector.ts"
import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_PASSWORDS, rfc, SP_800_132 } from "./references.ts"

const common = { category: "weak-parameter", aspect: "iterations", cwe: [916] } as const

const useArgon2 = "Use Argon2id with 19 MiB of memory and 2 iterations"

const pbkdf2 = (digest: ReadonlyArray<string>, least: number): Selector => ({
  digest,
  iterations: { min: 1, max: least - 1 }
})

const PBKDF2 = ["PBKDF2", "PBES2", "PBMAC1"]

/** OWASP Password Storage Cheat Sheet (August 2026), "PBKDF2". What it does not list has the number of SHA-256, or of SHA-512 where it is as long. */
const BELOW_OWASP: ReadonlyArray<Selector> = [
  pbkdf2(["SHA-1"], 1_400_000),
  pbkdf2(["SHA-224", "SHA-256", "SHA-512/256", "SHA3-256", "SM3"], 600_000),
  pbkdf2(["SHA-384", "SHA-512", "SHA3-384", "SHA3-512"], 220_000)
]

/** The same sheet, "scrypt": settings that defend equally, with blocks of 8. */
const SCRYPT: ReadonlyArray<Selector> = [
  { iterations: { min: 2 ** 17 }, parallelism: { min: 1 } },
  { iterations: { min: 2 ** 16 }, parallelism: { min: 2 } },
  { iterations: { min: 2 ** 15 }, parallelism: { min: 3 } },
  { iterations: { min: 2 ** 14 }, parallelism: { min: 5 } },
  { iterations: { min: 2 ** 13 }, parallelism: { min: 10 } }
]

/** The same sheet, "Argon2id": less than three iterations are not for Argon2i. */
const ARGON2: ReadonlyArray<Selector> = [
  { memoryKib: { min: 47_104 }, iterations: { min: 1 }, not: { name: "Argon2i" } },
  { memoryKib: { min: 19_456 }, iterations: { min: 2 }, not: { name: "Argon2i" } },
  { memoryKib: { min: 12_288 }, iterations: { min: 3 } },
  { memoryKib: { min: 9_216 }, iterations: { min: 4 } },
  { memoryKib: { min: 7_168 }, iterations: { min: 5 } }
]

const ARGON2_NAMES = ["Argon2", "Argon2i", "Argon2d", "Argon2id"]

/** Key derivation from passwords that costs an attacker too little. */
export const derivations: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-KDF-PBKDF2-BELOW-1000",
    title: "PBKDF2 with less than 1000 iterations",
    when: { type: "algorithm", name: PBKDF2, iterations: { min: 2, max: 999 } },
    message: "{iterations} iterations: the oldest recommendation asks for 1000, and fewer hardly slow a guesser down.",
    recommendation: `${useArgon2}, or PBKDF2 with HMAC-SHA-256 and 600000 iterations.`,
    references: [SP_800_132, OWASP_PASSWORDS]
  },
  {
    ...common,
    id: "CM-KDF-PBKDF2-BELOW-10000",
    title: "PBKDF2 with less than 10000 iterations",
    when: { type: "algorithm", name: PBKDF2, iterations: { min: 1, max: 9_999 } },
    message: "{iterations} iterations let graphics processors try millions of passwords per second.",
    recommendation: `${useArgon2}, or PBKDF2 with HMAC-SHA-256 and 600000 iterations.`,
    references: [OWASP_PASSWORDS, SP_800_132]
  },
  {
    ...common,
    id: "CM-KDF-PBKDF2-LOW",
    title: "PBKDF2 with fewer iterations than OWASP recommends",
    when: { type: "algorithm", name: PBKDF2, anyOf: BELOW_OWASP },
    message: "For passwords of people {iterations} iterations with {digest} are too few.",
    recommendation: `${useArgon2}, or PBKDF2 with 600000 iterations of HMAC-SHA-256 or 220000 of HMAC-SHA-512.`,
    references: [OWASP_PASSWORDS]
  },
  {
    ...common,
    id: "CM-KDF-BCRYPT-COST",
    title: "bcrypt with a cost of less than 10",
    when: {
      type: "algorithm",
      anyOf: [
        { name: "bcrypt", iterations: { min: 16, max: 1023 } },
        { name: "bcrypt-pbkdf", iterations: { min: 1, max: 15 } }
      ]
    },
    message:
      "{iterations} rounds are too few: the cost of bcrypt should be 10 or more, which is 1024 rounds, or 16 of bcrypt_pbkdf with 64 each.",
    recommendation: `${useArgon2}, or bcrypt with a cost of at least 10.`,
    references: [
      OWASP_PASSWORDS,
      "https://github.com/openssh/openssh-portable/blob/master/openbsd-compat/bcrypt_pbkdf.c"
    ]
  },
  {
    ...common,
    id: "CM-KDF-SCRYPT-COST",
    title: "scrypt with a lower cost than OWASP recommends",
    when: { type: "algorithm", name: "scrypt", not: { anyOf: SCRYPT } },
    message:
      "N = {iterations} is too low for passwords: OWASP asks for 131072 with r = 8 and p = 1, or for more parallelism in exchange.",
    recommendation: `${useArgon2}, or scrypt with N = 131072, r = 8 and p = 1.`,
    references: [OWASP_PASSWORDS, rfc(7914)]
  },
  {
    ...common,
    id: "CM-KDF-ARGON2-COST",
    title: "Argon2 with a lower cost than OWASP recommends",
    when: { type: "algorithm", name: ARGON2_NAMES, not: { anyOf: ARGON2 } },
    message:
      "{memoryKib} KiB of memory and {iterations} iterations are below every setting that OWASP recommends for passwords.",
    recommendation: "Use Argon2id with at least 19456 KiB of memory and 2 iterations, or 47104 KiB and 1.",
    references: [OWASP_PASSWORDS, rfc(9106)]
  },
  {
    ...common,
    id: "CM-KDF-PBKDF1",
    category: "weak-hash",
    aspect: "algorithm",
    title: "Outdated derivation of a key from a password",
    when: { type: "algorithm", name: ["PBKDF1", "OpenSSL-KDF", "PKCS12KDF"] },
    message: "{name} hashes a password with few iterations and is kept for old data only.",
    recommendation: `${useArgon2}, or PBKDF2 with HMAC-SHA-256 and 600000 iterations.`,
    references: [rfc(8018), OWASP_PASSWORDS]
  },
  {
    ...common,
    id: "CM-KDF-DIGEST",
    category: "weak-hash",
    aspect: "digest",
    cwe: [327],
    title: "Key derivation with a broken hash function",
    when: {
      type: "algorithm",
      primitive: "kdf",
      digest: ["MD2", "MD4", "MD5"],
      not: { name: ["PBKDF1", "OpenSSL-KDF"] }
    },
    message:
      "The hash function {digest} is broken; what is derived with it rests on properties that nobody vouches for.",
    recommendation: "Use HKDF or PBKDF2 with SHA-256.",
    references: [rfc(6151), rfc(5869)]
  }
]
