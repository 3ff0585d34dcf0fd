import { families, slhDsaSets } from "../families.ts"
import type { Policy } from "../Policy.ts"

const ec = ["ECDSA", "EC", ...families.ecAgreement]
const after2030 = "2031-01-01"
const after2035 = "2036-01-01"
const then = { status: "disallowed", from: after2035 } as const

export const nistIr8547: Policy = {
  id: "nist-ir-8547",
  title: "Transition to Post-Quantum Cryptography Standards",
  authority: "NIST",
  version: "Initial public draft",
  status: "draft",
  published: "2024-11-12",
  source: "https://nvlpubs.nist.gov/nistpubs/ir/2024/NIST.IR.8547.ipd.pdf",
  scope:
    "Federal systems of the United States. A draft: its dates are what NIST intends, not what it requires. Read in two independent transcriptions of its tables 2 to 7.",
  rows: [
    {
      when: { name: "RSA", keyBits: { min: 2048, max: 3071 } },
      status: "deprecated",
      from: after2030,
      later: then,
      clause: "Table 2 (signatures) and table 4 (key establishment): RSA with 112 bits of security"
    },
    {
      when: { name: "RSA", keyBits: { min: 3072 } },
      status: "disallowed",
      from: after2035,
      clause: "Table 2 (signatures) and table 4 (key establishment): RSA with at least 128 bits of security"
    },
    {
      when: { name: ec, curve: [...families.nistCurves112, ...families.brainpoolCurves112] },
      status: "deprecated",
      from: after2030,
      later: then,
      clause: "Table 2 (ECDSA) and table 4 (elliptic curve DH and MQV): 112 bits of security"
    },
    {
      when: {
        name: ec,
        curve: [...families.nistPrimeCurves, ...families.nistBinaryCurves, ...families.brainpoolCurves, "secp256k1"]
      },
      status: "disallowed",
      from: after2035,
      clause: "Table 2 (ECDSA) and table 4 (elliptic curve DH and MQV): at least 128 bits of security"
    },
    {
      when: { name: families.edwards },
      status: "disallowed",
      from: after2035,
      clause: "Table 2: EdDSA"
    },
    {
      when: { name: families.finiteFieldAgreement, keyBits: { min: 2048, max: 3071 } },
      status: "deprecated",
      from: after2030,
      later: then,
      clause: "Table 4: finite field DH and MQV with 112 bits of security"
    },
    {
      when: { name: families.finiteFieldAgreement, keyBits: { min: 3072 } },
      status: "disallowed",
      from: after2035,
      clause: "Table 4: finite field DH and MQV with at least 128 bits of security"
    },
    {
      when: { name: ["ML-DSA", "HashML-DSA"], parameterSet: ["44", "65", "87"] },
      status: "compliant",
      clause: "Table 3"
    },
    {
      when: { name: ["SLH-DSA", "HashSLH-DSA"], parameterSet: slhDsaSets(128, 192, 256) },
      status: "compliant",
      clause: "Table 3"
    },
    {
      when: { name: families.statefulSignatures },
      status: "compliant",
      clause: "Table 3",
      note: "With the parameter sets of SP 800-208, and with its rules for the state of the key."
    },
    { when: { name: "ML-KEM", parameterSet: ["512", "768", "1024"] }, status: "compliant", clause: "Table 5" },
    {
      when: { name: families.mlKemHybrids },
      status: "compliant",
      clause: "Section 3.2: hybrid key establishment with a scheme that NIST approves",
      note: "NIST expects hybrids to be temporary."
    },
    { when: { name: "AES" }, status: "compliant", clause: "Table 6" },
    {
      when: { name: ["SHA-1", ...families.sha224] },
      status: "disallowed",
      from: after2030,
      clause: "Section 4.1.3: symmetric standards with 112 bits of security; table 7",
      note: "The section says that they will be disallowed in 2030; read as the end of that year, as elsewhere in the draft."
    },
    { when: { name: [...families.sha256AndLonger, "SHAKE128", "SHAKE256"] }, status: "compliant", clause: "Table 7" }
  ],
  otherwise: { status: "unknown", clause: "Tables 2 to 7 do not name it" }
}
