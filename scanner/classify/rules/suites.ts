import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc } from "./references.ts"

const common = { category: "deprecated-protocol", aspect: "suite", cwe: [327, 757] } as const

const recommendation =
  "Allow TLS_AES_256_GCM_SHA384, TLS_AES_128_GCM_SHA256 and TLS_CHACHA20_POLY1305_SHA256, and for TLS 1.2 the ECDHE suites with GCM or ChaCha20."

const UTA = rfc(9325)

/** Cipher suites of TLS by what they are made of, the worst first: each suite falls under one rule. */
export const suites: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-TLS-SUITE-NULL",
    cwe: [319],
    title: "Cipher suites without encryption",
    when: { type: "protocol", uses: "NULL" },
    message: "Whoever sees the connection reads it: {suites}.",
    recommendation,
    references: [UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-ANON",
    cwe: [322, 287],
    title: "Cipher suites without authentication",
    when: { type: "protocol", uses: "anon" },
    message: "Nobody proves who they are, so that anybody in between reads and changes everything: {suites}.",
    recommendation,
    references: [rfc(5246), UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-EXPORT",
    cwe: [326, 757],
    title: "Export cipher suites",
    when: { type: "protocol", uses: ["EXPORT", "DES40"] },
    message: "Made weak on purpose; attacks such as FREAK and Logjam break them in hours: {suites}.",
    recommendation,
    references: [UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-RC4",
    title: "Cipher suites with RC4",
    when: { type: "protocol", uses: "RC4" },
    message: "RC4 is prohibited in TLS, since its key stream is biased: {suites}.",
    recommendation,
    references: [rfc(7465), UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-DES",
    cwe: [326, 757],
    title: "Cipher suites with DES or RC2",
    when: { type: "protocol", uses: ["DES", "RC2"] },
    message: "Less than 112 bits of security: {suites}.",
    recommendation,
    references: [UTA, rfc(8996)]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-3DES",
    title: "Cipher suites with blocks of 64 bits",
    when: { type: "protocol", uses: ["3DES", "IDEA"] },
    message: "Blocks of 64 bits repeat within one long connection: {suites}.",
    recommendation,
    references: [UTA, "https://sweet32.info/"]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-MD5",
    title: "Cipher suites with MD5",
    when: { type: "protocol", uses: "MD5" },
    message: "The records are authenticated with HMAC-MD5: {suites}.",
    recommendation,
    references: [rfc(6151), UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-STATIC",
    title: "Cipher suites without forward secrecy",
    when: { type: "protocol", uses: ["static-RSA", "static-DH"] },
    message:
      "Whoever gets the server's key later decrypts what was recorded before; these exchanges are deprecated: {suites}.",
    recommendation,
    references: [rfc(10015), UTA]
  },
  {
    ...common,
    id: "CM-TLS-SUITE-CBC",
    title: "Cipher suites in CBC mode",
    when: { type: "protocol", uses: "CBC" },
    message:
      "The MAC is made before the encryption, which implementations have often got wrong, as Lucky 13 shows: {suites}.",
    recommendation,
    references: [UTA, rfc(7366)]
  }
]
