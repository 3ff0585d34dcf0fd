import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A, SP_800_38B } from "./references.ts"

const common = { cwe: [327], aspect: "algorithm" } as const

const recommendation =
  "Use HMAC with SHA-256, or an authenticated cipher such as AES-256-GCM in place of cipher and MAC."

/** MACs with broken parts. HMAC with SHA-1 is not among them: RFC 9155 leaves it alone. */
export const macs: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-MAC-HMAC-MD5",
    category: "weak-hash",
    title: "HMAC with MD5 is outdated",
    when: { type: "algorithm", name: "HMAC", digest: ["MD5", "MD5-SHA1"] },
    message: "No practical attack on HMAC-MD5 is known, but new designs must not use it, and the margin shrinks.",
    recommendation,
    references: [rfc(6151)]
  },
  {
    ...common,
    id: "CM-MAC-HMAC-LEGACY",
    category: "weak-hash",
    title: "HMAC with a broken hash function",
    when: { type: "algorithm", name: "HMAC", digest: ["MD2", "MD4", "SHA-0", "RIPEMD-128", "HAVAL"] },
    message: "The hash function {digest} is broken; attacks on HMAC built on it are known or likely.",
    recommendation,
    references: [rfc(6150), rfc(6149)]
  },
  {
    ...common,
    id: "CM-MAC-WEAK-CIPHER",
    category: "weak-cipher",
    title: "MAC with a weak cipher",
    when: {
      type: "algorithm",
      primitive: "mac",
      cipher: ["DES", "DES40", "3DES", "RC2", "RC5", "IDEA", "Blowfish", "CAST5", "Skipjack"]
    },
    message:
      "{name}: a MAC on blocks of 64 bits allows forgeries after far fewer messages, and keys of DES are searched in hours.",
    recommendation: "Use CMAC with AES, or HMAC with SHA-256.",
    references: [SP_800_38B, SP_800_131A]
  },
  {
    ...common,
    id: "CM-MAC-CBC",
    category: "weak-cipher",
    title: "CBC-MAC of messages of any length",
    when: { type: "algorithm", name: ["CBC-MAC", "CFB-MAC"] },
    message: "{name} needs messages of one length: else the MACs of some messages give that of another one.",
    recommendation: "Use CMAC with AES, or HMAC with SHA-256.",
    references: [SP_800_38B, rfc(4493)]
  }
]
