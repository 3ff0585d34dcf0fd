import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_PASSWORDS } from "./references.ts"

const common = { category: "weak-hash", aspect: "algorithm", references: [OWASP_PASSWORDS] } as const

/** Of these a name suffices to tell that they are for passwords: better ones may hash what is random already. */
const BROKEN_HASHES = ["MD2", "MD4", "MD5", "SHA-1"]

const PLAIN_HASHES = [
  "MD2",
  "MD4",
  "MD5",
  "SHA-1",
  "SHA-224",
  "SHA-256",
  "SHA-384",
  "SHA-512",
  "SHA-512/224",
  "SHA-512/256",
  "SHA3-224",
  "SHA3-256",
  "SHA3-384",
  "SHA3-512",
  "RIPEMD-160",
  "Whirlpool",
  "SM3"
]

const recommendation =
  "Use Argon2id with at least 19 MiB of memory and 2 iterations, or scrypt, or bcrypt with a cost of 10 or more."

/** Ways to keep passwords that are guessed too fast. */
export const passwords: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-PASSWORD-HASH-PLAIN",
    cwe: [916, 759],
    title: "Password kept with a plain hash",
    when: {
      type: "algorithm",
      primitive: "hash",
      anyOf: [
        { name: PLAIN_HASHES, functions: ["keyderive", "verify"] },
        { name: BROKEN_HASHES, purpose: "password" }
      ]
    },
    message: "{name} is made to be fast, so that billions of passwords are tried per second.",
    recommendation
  },
  {
    ...common,
    id: "CM-PASSWORD-HASH-NTLM",
    cwe: [916, 759],
    title: "Password kept with a hash of LAN Manager or Windows NT",
    when: { type: "algorithm", name: ["lmhash", "nthash"] },
    message: "The password hashes of LAN Manager and Windows NT have no salt and cost nothing to guess.",
    recommendation
  },
  {
    ...common,
    id: "CM-PASSWORD-HASH-CRYPT",
    cwe: [916],
    title: "Password kept in an outdated format of crypt(3)",
    when: { type: "algorithm", name: ["crypt-des", "crypt-md5", "crypt-sha1"] },
    message: "{name} rests on DES, MD5 or SHA-1 and costs an attacker almost nothing.",
    recommendation
  },
  {
    ...common,
    id: "CM-PASSWORD-HASH-PHPASS",
    cwe: [916],
    title: "Password kept with phpass",
    when: { type: "algorithm", name: "phpass" },
    message: "The portable hashes of phpass iterate MD5 and are guessed fast on graphics processors.",
    recommendation
  }
]
