import { families, slhDsaSets } from "../families.ts"
import type { Policy } from "../Policy.ts"

const approvedHashes = ["SHA-1", ...families.sha2, ...families.sha3]
const signatures = ["RSA", "DSA", "ECDSA"]
const ecKeys = ["EC", "ECDSA", ...families.ecAgreement]
const verifiesOnly = { type: "algorithm", functions: "verify", not: { functions: "sign" } } as const
const decryptsOnly = { type: "algorithm", functions: "decrypt", not: { functions: "encrypt" } } as const
const until2023 = { status: "deprecated", later: { status: "disallowed", from: "2024-01-01" } } as const
const legacyUse = "Legacy use: only to process what was protected before."

export const nistSp800131a: Policy = {
  id: "nist-sp-800-131a",
  title: "Transitioning the Use of Cryptographic Algorithms and Key Lengths",
  authority: "NIST",
  version: "Rev. 2",
  status: "final",
  published: "2019-03-21",
  source: "https://doi.org/10.6028/NIST.SP.800-131Ar2",
  scope:
    "Unclassified federal systems of the United States. Revision 3 is a draft and is not judged. Tables 1 and 8 were read in transcriptions; of the others single rows in at least two secondary sources each.",
  rows: [
    { when: { name: "AES" }, status: "compliant", clause: "Table 1" },
    { when: { name: "3DES", ...decryptsOnly }, status: "deprecated", clause: "Table 1", note: legacyUse },
    { when: { name: "3DES", keyBits: 112 }, status: "disallowed", clause: "Table 1: two-key TDEA encryption" },
    { when: { name: "3DES" }, ...until2023, clause: "Table 1: three-key TDEA encryption; table 6 for key wrapping" },
    { when: { name: "Skipjack", ...decryptsOnly }, status: "deprecated", clause: "Table 1", note: legacyUse },
    { when: { name: "Skipjack" }, status: "disallowed", clause: "Table 1" },
    {
      when: { name: "DES" },
      status: "disallowed",
      from: "2005-05-19",
      clause: "Section 2: table 1 lists no use of it",
      note: "FIPS 46-3 was withdrawn on that day."
    },

    {
      when: { name: "RSA", primitive: "signature", keyBits: { min: 1024, max: 2047 }, ...verifiesOnly },
      status: "deprecated",
      clause: "Table 2: RSA verification",
      note: legacyUse
    },
    {
      when: { name: "RSA", keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "Table 2 (signatures) and table 5 (key establishment): less than 112 bits of security"
    },
    {
      when: { name: "DSA", keyBits: { min: 512, max: 2047 }, ...verifiesOnly },
      status: "deprecated",
      clause: "Table 2: DSA verification",
      note: legacyUse
    },
    { when: { name: "DSA", keyBits: { max: 2047 } }, status: "disallowed", clause: "Table 2: DSA" },
    {
      when: { name: "ECDSA", keyBits: { min: 160, max: 223 }, ...verifiesOnly },
      status: "deprecated",
      clause: "Table 2: ECDSA verification",
      note: legacyUse
    },
    {
      when: { name: ecKeys, keyBits: { max: 223 } },
      status: "disallowed",
      clause: "Table 2 (ECDSA) and table 4 (key agreement): less than 112 bits of security"
    },
    {
      when: { name: signatures, primitive: "signature", digest: "SHA-1", ...verifiesOnly },
      status: "deprecated",
      clause: "Table 8: SHA-1, digital signature verification",
      note: legacyUse
    },
    {
      when: { name: signatures, type: "algorithm", primitive: "signature", digest: families.weakHashes },
      status: "disallowed",
      clause: "Table 8: digital signature generation; table 2: less than 112 bits of security",
      note: "SHA-1 remains where NIST guidance on a protocol allows it."
    },
    {
      when: { name: signatures, type: "algorithm", primitive: "signature", not: { digest: approvedHashes } },
      status: "unknown",
      clause: "Table 8 does not name the hash function"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
      ...until2023,
      clause: "Table 5: key transport with PKCS #1 v1.5 padding"
    },
    { when: { name: ["RSA", "DSA"], keyBits: { min: 2048 } }, status: "compliant", clause: "Tables 2 and 5" },
    {
      when: {
        name: ecKeys,
        curve: [...families.nistCurves112, ...families.nistPrimeCurves, ...families.nistBinaryCurves]
      },
      status: "compliant",
      clause: "Table 2 (ECDSA) and table 4 (key agreement)"
    },
    {
      when: { name: families.finiteFieldAgreement, keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "Table 4: less than 112 bits of security"
    },
    {
      when: { name: families.finiteFieldAgreement, keyBits: { min: 2048 } },
      status: "compliant",
      clause: "Table 4",
      note: "With the safe-prime groups of SP 800-56A or parameters of the kind in FIPS 186."
    },
    {
      when: { name: families.montgomery },
      status: "disallowed",
      clause: "Table 4: schemes outside SP 800-56A",
      note: "The date on which the row took effect was not read in a primary copy."
    },

    { when: { name: "Dual_EC_DRBG" }, status: "disallowed", clause: "Section 4, table 3" },
    {
      when: { name: ["Hash_DRBG", "HMAC_DRBG"], digest: approvedHashes },
      status: "compliant",
      clause: "Section 4, table 3"
    },
    { when: { name: "CTR_DRBG", cipher: "AES" }, status: "compliant", clause: "Section 4, table 3" },
    { when: { name: "CTR_DRBG", cipher: "3DES" }, ...until2023, clause: "Section 4, table 3: three-key TDEA" },

    {
      when: { name: families.kbkdf, cipher: "3DES" },
      ...until2023,
      clause: "Section 8, table 7: CMAC with three-key TDEA",
      onlyWhereSaid: true
    },
    {
      when: { name: families.kbkdf, anyOf: [{ digest: approvedHashes }, { cipher: "AES" }] },
      status: "compliant",
      clause: "Section 8, table 7"
    },

    {
      when: { name: "SHA-1" },
      status: "compliant",
      clause: "Table 8: applications other than digital signatures",
      note: "Disallowed for generating digital signatures. NIST announced in December 2022 that it retires SHA-1 by the end of 2030."
    },
    { when: { name: [...families.sha2, ...families.sha3] }, status: "compliant", clause: "Table 8" },

    {
      when: { name: ["HMAC", "KMAC128", "KMAC256"], keyBits: { max: 111 } },
      status: "disallowed",
      clause: "Table 9: keys shorter than 112 bits",
      onlyWhereSaid: true
    },
    { when: { name: "HMAC", digest: approvedHashes }, status: "compliant", clause: "Table 9" },
    { when: { name: ["KMAC128", "KMAC256"] }, status: "compliant", clause: "Table 9" },
    { when: { name: ["CMAC", "GMAC"], cipher: "AES" }, status: "compliant", clause: "Table 9" },
    { when: { name: "CMAC", cipher: "3DES" }, ...until2023, clause: "Table 9: CMAC with three-key TDEA" },

    {
      when: {
        anyOf: [
          { name: ["ML-KEM", "ML-DSA", "HashML-DSA", ...families.statefulSignatures, ...families.edwards] },
          { name: ["SLH-DSA", "HashSLH-DSA"], parameterSet: slhDsaSets(128, 192, 256) }
        ]
      },
      status: "unknown",
      clause: "Revision 2 does not name it; the draft of revision 3 adds it as acceptable"
    }
  ],
  otherwise: { status: "unknown", clause: "Tables 1 to 9 do not name it" }
}
