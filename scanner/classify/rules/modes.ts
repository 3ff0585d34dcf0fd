import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_STORAGE, SP_800_38A, SP_800_38D } from "./references.ts"

const common = { category: "weak-mode", aspect: "mode" } as const

const recommendation = "Use an authenticated mode: AES-256-GCM with a new nonce of 96 bits for each message."

/**
 * Block ciphers of the JDK (https://docs.oracle.com/en/java/javase/21/security/oracle-providers.html), which all rest on CipherCore and
 * its default, ECB.
 */
const JCA_CIPHERS = ["AES", "DES", "3DES", "Blowfish", "RC2"]

export const modes: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-MODE-ECB",
    cwe: [327],
    title: "ECB shows patterns of the plaintext",
    when: { type: "algorithm", primitive: "block-cipher", mode: "ecb" },
    message: "{name} encrypts equal blocks to equal blocks and does not notice changes.",
    recommendation,
    references: [SP_800_38A, OWASP_STORAGE]
  },
  {
    ...common,
    id: "CM-MODE-ECB-DEFAULT",
    cwe: [327],
    title: "Cipher without a mode, which means ECB",
    when: {
      type: "algorithm",
      primitive: "block-cipher",
      name: JCA_CIPHERS,
      symbol: "javax.crypto.Cipher.getInstance",
      lacks: "mode"
    },
    message: "{name} is asked for without a mode, and then the providers of the JDK use ECB.",
    recommendation: 'Name the whole transformation: Cipher.getInstance("AES/GCM/NoPadding").',
    references: [
      "https://github.com/openjdk/jdk/blob/master/src/java.base/share/classes/com/sun/crypto/provider/CipherCore.java",
      "https://docs.oracle.com/en/java/javase/21/security/java-cryptography-architecture-jca-reference-guide.html",
      SP_800_38A
    ]
  },
  {
    ...common,
    id: "CM-MODE-UNAUTHENTICATED",
    cwe: [353],
    title: "Encryption that does not notice changes",
    when: {
      type: "algorithm",
      primitive: "block-cipher",
      mode: ["cbc", "ctr", "cfb", "cfb1", "cfb8", "cfb64", "cfb128", "ofb", "ofb8", "ofb64", "ofb128", "pcbc", "ige"],
      functions: ["encrypt", "decrypt"]
    },
    message: "{name} protects nothing but secrecy: without a MAC over the ciphertext, changes go unnoticed.",
    recommendation,
    references: [SP_800_38D, OWASP_STORAGE]
  }
]
