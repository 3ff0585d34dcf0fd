import type { WeaknessRule } from "../WeaknessRule.ts"
import { FIPS_186, rfc, SP_800_131A } from "./references.ts"

const common = { category: "weak-hash", aspect: "digest", cwe: [328, 327] } as const

const recommendation =
  "Sign with SHA-256 or better: Ed25519, ECDSA with P-256 and SHA-256, or RSA-PSS with SHA-256; plan for ML-DSA."

/** Digests of signatures, and signature schemes that have had their day. */
export const signatures: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-SIGNATURE-MD5",
    title: "Signature over a broken hash function",
    when: { type: "algorithm", primitive: "signature", digest: ["MD2", "MD4", "MD5", "SHA-0", "RIPEMD-128"] },
    message: "Whoever finds a collision of {digest} has one signature for two documents; certificates were forged so.",
    recommendation,
    references: [rfc(6151), rfc(9155)]
  },
  {
    ...common,
    id: "CM-SIGNATURE-SHA1",
    title: "Signature over SHA-1",
    when: { type: "algorithm", primitive: "signature", digest: ["SHA-1", "MD5-SHA1"] },
    message: "Collisions of SHA-1 are affordable, and with one of them two documents share a signature.",
    recommendation,
    references: [rfc(9155), SP_800_131A]
  },
  {
    ...common,
    id: "CM-SIGNATURE-DSA",
    category: "weak-cipher",
    aspect: "algorithm",
    cwe: [327],
    title: "DSA is no longer approved",
    when: { type: "algorithm", name: "DSA" },
    message: "FIPS 186-5 has removed DSA: it may only verify signatures that were made before.",
    recommendation,
    references: [FIPS_186]
  },
  {
    ...common,
    id: "CM-SIGNATURE-BROKEN",
    category: "weak-cipher",
    aspect: "algorithm",
    cwe: [327],
    title: "Broken signature scheme",
    when: { type: "algorithm", name: ["Rainbow", "GeMSS", "NTRUSign"] },
    message: "Keys of {name} have been recovered, or its parameters lose most of their strength to published attacks.",
    recommendation: "Use ML-DSA (FIPS 204) or SLH-DSA (FIPS 205).",
    references: [
      "https://eprint.iacr.org/2022/214",
      "https://eprint.iacr.org/2020/1424",
      "https://doi.org/10.1007/11761679_17"
    ]
  },
  {
    ...common,
    id: "CM-SIGNATURE-NONE",
    category: "disabled-verification",
    aspect: "algorithm",
    cwe: [347],
    title: "Tokens without a signature",
    when: { name: "JWS-none" },
    message:
      "A token with the algorithm none carries no signature, so that anybody can write one, or change its claims.",
    recommendation:
      "Sign tokens, and name the algorithms that are accepted when they are verified: never none among them.",
    references: [rfc(7518), rfc(8725)]
  },
  {
    ...common,
    id: "CM-KEX-SHA1",
    aspect: "digest",
    title: "Key agreement with SHA-1 or MD5",
    when: { type: "algorithm", primitive: "key-agree", digest: ["MD5", "SHA-1"], not: { name: ["SRP"] } },
    message: "The exchange of keys is bound together by {digest}, which no longer resists collisions.",
    recommendation: "Use curve25519-sha256 or, against quantum computers, mlkem768x25519-sha256.",
    references: [rfc(9142)]
  }
]
