import { families, slhDsaSets } from "../families.ts"
import type { Policy } from "../Policy.ts"

const elliptic = ["EC", "ECDSA", "ECGDSA", "ECKCDSA", "ECIES", "ECIES-KEM", "ECMQV", "ECDH", "ECDHE"]
const signatures = ["RSA", "DSA", "ECDSA", "ECGDSA", "ECKCDSA"]
const symmetric = ["block-cipher", "stream-cipher", "ae", "mac", "key-wrap"]
const finiteField = ["DSA", "DH", "FFDHE"]
const hybrid = "Only in a hybrid with a classical mechanism (section 1.4)."

/** ETSI TS 119 312, tables 6 and 7: end of 2026; another source that read the document says end of 2025. */
const legacySize = {
  status: "deprecated",
  later: { status: "disallowed", from: "2027-01-01" },
  note: "Legacy. ETSI TS 119 312 V2.1.1 says until the end of 2026; another source until the end of 2025."
} as const

export const eccgAcm: Policy = {
  id: "eccg-acm",
  title: "Agreed Cryptographic Mechanisms",
  authority: "ECCG and ENISA",
  version: "2.0",
  status: "final",
  published: "2025-05-06",
  source:
    "https://certification.enisa.europa.eu/document/download/a845662b-aee0-484e-9191-890c4cfa7aaa_en?filename=ECCG%20Agreed%20Cryptographic%20Mechanisms%20version%202.pdf",
  scope:
    "Products certified under the European scheme EUCC. The text itself was not read: hashes, signatures and sizes of keys from ETSI TS 119 312 V2.1.1, whose tables follow it; the rest from reviews that quote its sections and notes. Deprecated stands for its word legacy. Version 3 is a draft and is not judged.",
  rows: [
    {
      when: { name: "3DES", keyBits: 168 },
      status: "deprecated",
      clause: "Section 2.1: legacy",
      note: "One source says until the end of 2027."
    },
    {
      when: { primitive: symmetric, keyBits: { max: 99 } },
      status: "disallowed",
      clause: "Section 1.3: less than 100 bits of security",
      onlyWhereSaid: true
    },
    {
      when: { name: "AES", mode: "ecb" },
      status: "unknown",
      clause: "Section 3: no source was read that says it of the mode"
    },
    {
      when: { name: "AES" },
      status: "compliant",
      clause: "Section 2.1",
      note: "Of the cipher. Which modes are agreed (section 3) was not read."
    },
    { when: { name: families.sha256AndLonger }, status: "compliant", clause: "Section 2.3; ETSI TS 119 312, table 1" },
    {
      when: { name: families.sha224 },
      status: "deprecated",
      clause: "Section 2.3; ETSI TS 119 312, table 1: legacy",
      note: "Until the end of 2028 by ETSI TS 119 312."
    },
    {
      when: { primitive: "hash", outputBits: { max: 199 } },
      status: "disallowed",
      clause: "Section 1.3: less than 100 bits of security against collisions",
      onlyWhereSaid: true
    },
    {
      when: { name: "HMAC", digest: families.sha256AndLonger },
      status: "compliant",
      clause: "HMAC with an agreed hash function (section 2.3)"
    },

    {
      when: { name: "RSA", keyBits: { max: 1899 } },
      status: "disallowed",
      clause: "Section 4.1; ETSI TS 119 312, table 6: at least 1900 bits"
    },
    {
      when: { name: finiteField, keyBits: { max: 1899 } },
      status: "disallowed",
      clause: "Section 4.2; ETSI TS 119 312, table 7: at least 1900 bits"
    },
    {
      when: { name: signatures, type: "algorithm", primitive: "signature", digest: families.weakHashes },
      status: "disallowed",
      clause: "Section 1.3; ETSI TS 119 312, table 1 does not list the hash function"
    },
    {
      when: { name: "RSA", keyBits: { max: 2999 } },
      ...legacySize,
      clause: "Section 4.1; ETSI TS 119 312, table 6: legacy"
    },
    {
      when: { name: finiteField, keyBits: { max: 2999 } },
      ...legacySize,
      clause: "Section 4.2; ETSI TS 119 312, table 7: legacy"
    },
    {
      when: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
      status: "deprecated",
      clause: "ETSI TS 119 312, clause 6.2.2.1: legacy"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
      status: "unknown",
      clause: "Section 5: no source was read that says it of the padding"
    },
    {
      when: { name: "RSA", keyBits: { min: 3000 } },
      status: "compliant",
      clause: "Section 4.1; ETSI TS 119 312, table 6"
    },
    {
      when: { name: finiteField, keyBits: { min: 3000 } },
      status: "compliant",
      clause: "Section 4.2; ETSI TS 119 312, table 7"
    },
    {
      when: {
        name: elliptic,
        curve: ["FRP256v1", ...families.nistPrimeCurves, "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"]
      },
      status: "compliant",
      clause: "Section 4.3"
    },
    { when: { name: elliptic }, status: "disallowed", clause: "Section 4.3 does not list the curve" },
    {
      when: { name: [...families.edwards, "Ed25519ctx"] },
      status: "disallowed",
      clause: "Section 4.3 does not list the curve; ETSI TS 119 312, clause 6.2.1, note 1: EdDSA is not agreed"
    },
    { when: { name: families.montgomery }, status: "disallowed", clause: "Section 4.3 does not list the curve" },

    {
      when: { name: "ML-KEM", parameterSet: ["768", "1024"] },
      status: "compliant",
      clause: "Notes 60 and 61",
      onlyInHybrid: true,
      note: hybrid
    },
    {
      when: { name: "FrodoKEM", parameterSet: ["976", "1344"].flatMap((n) => [n, `${n}-AES`, `${n}-SHAKE`]) },
      status: "compliant",
      clause: "Notes 60 and 62",
      onlyInHybrid: true,
      note: hybrid
    },
    {
      when: { name: "ML-DSA", parameterSet: ["65", "87"] },
      status: "compliant",
      clause: "Note 51",
      onlyInHybrid: true,
      note: hybrid
    },
    {
      when: { name: "SLH-DSA", parameterSet: slhDsaSets(192, 256) },
      status: "compliant",
      clause: "Section 5: SLH-DSA",
      note: "Also alone."
    },
    {
      when: { name: families.statefulSignatures },
      status: "compliant",
      clause: "Section 5: LMS and XMSS",
      note: "Also alone, where the state of the key is kept safely."
    },
    {
      when: {
        anyOf: [
          { name: "ML-KEM", parameterSet: "512" },
          { name: "ML-DSA", parameterSet: "44" },
          { name: "SLH-DSA", parameterSet: slhDsaSets(128) }
        ]
      },
      status: "unknown",
      clause: "The sources that were read do not list the parameter set"
    },
    {
      when: { name: ["SecP256r1MLKEM768", "SecP384r1MLKEM1024"] },
      status: "compliant",
      clause: "Section 1.4 and note 61: a curve of section 4.3 with ML-KEM"
    },
    {
      when: { name: ["Hash_DRBG", "HMAC_DRBG", "CTR_DRBG"] },
      status: "compliant",
      clause: "Section 7",
      note: "Seeded from a source of entropy."
    }
  ],
  otherwise: { status: "unknown", clause: "The sources that were read do not name it" }
}
