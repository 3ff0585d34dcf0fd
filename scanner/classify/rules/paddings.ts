import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A } from "./references.ts"

const common = { category: "weak-padding", aspect: "padding", cwe: [780] } as const

const recommendation =
  "Use RSA-OAEP with SHA-256, or agree on a key with X25519 or ML-KEM and encrypt with AES-256-GCM."

/** Paddings of RSA encryption. Those of signatures and of block ciphers are no weakness by themselves. */
export const paddings: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-PADDING-RSA-PKCS1",
    title: "RSA encryption with PKCS #1 v1.5 padding",
    when: { type: "algorithm", name: "RSA", primitive: ["pke", "key-wrap"], padding: ["pkcs1v15", "sslv23"] },
    message: "Whoever can tell right padding from wrong decrypts messages, as Bleichenbacher's attack does.",
    recommendation,
    references: [rfc(8017), SP_800_131A]
  },
  {
    ...common,
    id: "CM-PADDING-RSA-NONE",
    title: "RSA without padding",
    when: { type: "algorithm", name: "RSA", padding: "none" },
    message:
      "RSA without padding encrypts equal messages equally, and products of messages to products of ciphertexts.",
    recommendation: "Use RSA-OAEP with SHA-256 to encrypt and RSA-PSS to sign.",
    references: [rfc(8017)]
  }
]
