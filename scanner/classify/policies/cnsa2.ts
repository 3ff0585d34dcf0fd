import { families } from "../families.ts"
import type { Policy } from "../Policy.ts"

/** FAQ v2.1: new acquisitions from 2027, mandated by the end of 2031. */
const phasedOut = {
  status: "deprecated",
  from: "2027-01-01",
  later: { status: "disallowed", from: "2032-01-01" },
  clause: "Advisory, table V (CNSA 1.0); FAQ v2.1, page 11 (CNSSP 15)",
  note: "Exclusive use of CNSA 2.0 begins earlier for some systems: 2030 for signing software and for networking equipment."
} as const

const signing = "For signing firmware and software only."

export const cnsa2: Policy = {
  id: "cnsa-2.0",
  title: "Commercial National Security Algorithm Suite 2.0",
  authority: "NSA",
  version: "2.0",
  status: "final",
  published: "2022-09-07",
  source: "https://media.defense.gov/2022/Sep/07/2003071834/-1/-1/0/CSA_CNSA_2.0_ALGORITHMS_.PDF",
  scope:
    "National security systems of the United States; nobody else. The advisory and the FAQ of December 2024 (v2.1) were read in three independent transcriptions of their tables.",
  rows: [
    {
      when: { name: "AES", keyBits: 256 },
      status: "compliant",
      clause: "Advisory, table II; FAQ v2.1, page 3",
      note: "The suite names no modes: NIST's publications on the mode apply."
    },
    {
      when: { name: ["SHA-384", "SHA-512"] },
      status: "compliant",
      clause: "Advisory, table II; FAQ v2.1, page 3"
    },
    {
      when: { name: "ML-KEM", parameterSet: "1024" },
      status: "compliant",
      clause: "Advisory, table III; FAQ v2.1, page 3"
    },
    {
      when: { name: "ML-DSA", parameterSet: "87" },
      status: "compliant",
      clause: "Advisory, table III; FAQ v2.1, page 3"
    },
    { when: { name: ["LMS", "XMSS"] }, status: "compliant", clause: "Advisory, table I", note: signing },
    {
      when: { name: ["HSS", "XMSSMT"] },
      status: "disallowed",
      clause: "FAQ v2.1: of the hash-based signatures only those with one tree are allowed"
    },
    {
      when: { name: ["SLH-DSA", "HashSLH-DSA"] },
      status: "disallowed",
      clause: "FAQ v2.1: SLH-DSA is not part of CNSA and is not approved for any use"
    },
    { when: { name: "HashML-DSA" }, status: "disallowed", clause: "FAQ v2.1: HashML-DSA is excluded" },
    { when: { name: "RSA", keyBits: { min: 3072 } }, ...phasedOut },
    { when: { name: families.finiteFieldAgreement, keyBits: { min: 3072 } }, ...phasedOut },
    { when: { name: ["EC", "ECDSA", ...families.ecAgreement], curve: "P-384" }, ...phasedOut },
    {
      when: { name: "SecP384r1MLKEM1024" },
      status: "compliant",
      clause: "Advisory, footnote 1; FAQ v2.1, pages 19 and 20",
      note: "Hybrids are not required; the classical half is one of CNSA 1.0."
    },
    {
      when: { primitive: ["mac", "kdf", "drbg"] },
      status: "unknown",
      clause: "Advisory, tables I to III name no such function: what it is built from decides"
    },
    {
      when: { name: "AES-CBC-HMAC" },
      status: "unknown",
      clause: "Advisory, tables I to III: its parts decide"
    },
    {
      when: { anyOf: [{ type: "protocol" }, { primitive: "other", not: { name: ["NullCipher", "JWS-none"] } }] },
      status: "unknown",
      clause: "Advisory, tables I to III name no protocols and formats: what they use decides"
    }
  ],
  otherwise: { status: "disallowed", clause: "Advisory, tables I to III and V do not name it" }
}
