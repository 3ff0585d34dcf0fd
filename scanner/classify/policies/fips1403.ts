import { families, modesBut, slhDsaSets } from "../families.ts"
import type { Policy } from "../Policy.ts"

const shaFamilies = [...families.sha2, ...families.sha3]
const approvedHashes = ["SHA-1", ...shaFamilies]
const signatures = ["RSA", "ECDSA"]
const ecKeys = ["EC", "ECDSA", ...families.ecAgreement]
const verifiesOnly = { type: "algorithm", functions: "verify", not: { functions: "sign" } } as const
const decryptsOnly = { type: "algorithm", functions: "decrypt", not: { functions: "encrypt" } } as const
const legacyUse = "Legacy use: only to process what was protected before."

/** SP 800-38A with its addendum, 38C, 38D, 38E, 38F and 38G. */
const modes = "ecb cbc cts cfb cfb1 cfb8 cfb128 ofb ofb128 ctr ccm gcm xts kw kwp ff1".split(" ")

export const fips1403: Policy = {
  id: "fips-140-3",
  title: "Security functions approved for FIPS 140-3",
  authority: "NIST and CCCS, Cryptographic Module Validation Program",
  version: "SP 800-140C Rev. 2 and SP 800-140D Rev. 2",
  status: "final",
  published: "2023-07-25",
  source:
    "https://csrc.nist.gov/projects/cryptographic-module-validation-program/sp-800-140-series-supplemental-information/sp800-140c",
  scope:
    "Whether a validated module may offer the algorithm as an approved service; not whether the module at hand is validated. SP 800-140C and 140D point to lists kept on the web; the documents that those name were compared with two transcriptions of the lists and with the filter of the Go Cryptographic Module. SP 800-140F is about tests of non-invasive attacks and judges no algorithm.",
  rows: [
    {
      when: { name: "AES", mode: modesBut(...modes) },
      status: "disallowed",
      clause: "SP 800-140C, section 6.2: SP 800-38A to 38G do not specify the mode"
    },
    {
      when: { name: "AES" },
      status: "compliant",
      clause: "SP 800-140C: FIPS 197 with SP 800-38A, 38C, 38D, 38E, 38F and 38G"
    },
    {
      when: { name: ["3DES", "Skipjack"], ...decryptsOnly },
      status: "deprecated",
      clause: "SP 800-140C: SP 800-131A Rev. 2, table 1",
      note: legacyUse
    },
    {
      when: { name: "3DES" },
      status: "disallowed",
      from: "2024-01-01",
      clause: "SP 800-67 Rev. 2 was withdrawn; SP 800-131A Rev. 2, table 1"
    },

    {
      when: { name: "SHA-1" },
      status: "compliant",
      clause: "SP 800-140C: FIPS 180-4",
      note: "Not for generating digital signatures (SP 800-131A Rev. 2, table 8)."
    },
    { when: { name: shaFamilies }, status: "compliant", clause: "SP 800-140C: FIPS 180-4 and FIPS 202" },
    {
      when: { name: ["SHAKE128", "SHAKE256"] },
      status: "compliant",
      clause: "SP 800-140C: FIPS 202",
      note: "As part of another approved algorithm."
    },
    {
      when: {
        name: ["cSHAKE128", "cSHAKE256", "TupleHash128", "TupleHash256", "ParallelHash128", "ParallelHash256"]
      },
      status: "compliant",
      clause: "SP 800-140C: SP 800-185"
    },

    {
      when: { name: ["HMAC", "KMAC128", "KMAC256"], keyBits: { max: 111 } },
      status: "disallowed",
      clause: "SP 800-131A Rev. 2, table 9: keys shorter than 112 bits",
      onlyWhereSaid: true
    },
    { when: { name: "HMAC", digest: approvedHashes }, status: "compliant", clause: "SP 800-140C: FIPS 198-1" },
    { when: { name: ["KMAC128", "KMAC256"] }, status: "compliant", clause: "SP 800-140C: SP 800-185" },
    {
      when: { name: ["CMAC", "GMAC"], cipher: "AES" },
      status: "compliant",
      clause: "SP 800-140C: SP 800-38B and SP 800-38D"
    },

    {
      when: { name: "RSA", primitive: "signature", keyBits: { min: 1024, max: 2047 }, ...verifiesOnly },
      status: "deprecated",
      clause: "SP 800-131A Rev. 2, table 2: RSA verification",
      note: legacyUse
    },
    {
      when: { name: "RSA", keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "FIPS 186-5, section 5.1 (signatures); SP 800-56B Rev. 2 (key establishment)"
    },
    {
      when: { name: "ECDSA", keyBits: { min: 160, max: 223 }, ...verifiesOnly },
      status: "deprecated",
      clause: "SP 800-131A Rev. 2, table 2: ECDSA verification",
      note: legacyUse
    },
    {
      when: { name: ecKeys, keyBits: { max: 223 } },
      status: "disallowed",
      clause: "SP 800-131A Rev. 2, tables 2 and 4: less than 112 bits of security"
    },
    {
      when: { name: "DSA", ...verifiesOnly },
      status: "deprecated",
      clause: "FIPS 186-5: DSA is kept only to verify signatures",
      note: legacyUse
    },
    { when: { name: "DSA" }, status: "disallowed", clause: "FIPS 186-5: DSA no longer signs" },
    {
      when: { name: "RSA", primitive: "signature", padding: ["x931", "iso9796", "iso9796-1", "iso9796-2", "fdh"] },
      status: "disallowed",
      clause: "FIPS 186-5, section 5.4: PKCS #1 v1.5 and PSS"
    },
    {
      when: { name: signatures, primitive: "signature", digest: "SHA-1", ...verifiesOnly },
      status: "deprecated",
      clause: "SP 800-131A Rev. 2, table 8: SHA-1, digital signature verification",
      note: legacyUse
    },
    {
      when: {
        name: signatures,
        type: "algorithm",
        primitive: "signature",
        not: { digest: [...shaFamilies, "SHAKE128", "SHAKE256"] }
      },
      status: "disallowed",
      clause: "FIPS 186-5: with an approved hash function; SP 800-131A Rev. 2, table 8"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
      status: "disallowed",
      from: "2024-01-01",
      clause: "SP 800-131A Rev. 2, table 5: key transport with PKCS #1 v1.5 padding"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "oaep", keyBits: { min: 2048 } },
      status: "compliant",
      clause: "SP 800-140D: SP 800-56B Rev. 2"
    },
    {
      when: { name: "RSA", primitive: "pke" },
      status: "unknown",
      clause: "SP 800-56B Rev. 2: RSA-OAEP is the scheme for key transport"
    },
    {
      when: { name: "RSA", keyBits: { min: 2048 } },
      status: "compliant",
      clause: "SP 800-140C: FIPS 186-5; SP 800-140D: SP 800-56B Rev. 2"
    },
    {
      when: { name: ecKeys, curve: ["P-224", ...families.nistPrimeCurves] },
      status: "compliant",
      clause: "SP 800-140C: FIPS 186-5 and SP 800-186; SP 800-140D: SP 800-56A Rev. 3"
    },
    {
      when: { name: ecKeys, curve: ["K-233", "B-233", ...families.nistBinaryCurves] },
      status: "deprecated",
      clause: "SP 800-186, section 3.3: binary curves"
    },
    {
      when: { name: ecKeys, curve: ["secp256k1", ...families.brainpoolCurves112, ...families.brainpoolCurves] },
      status: "compliant",
      clause: "FIPS 140-3 Implementation Guidance, annex C.A: curves that are allowed",
      note: "Allowed, not recommended for federal use."
    },
    {
      when: { name: ["Ed25519", "Ed448", "Ed25519ph", "Ed448ph"] },
      status: "compliant",
      clause: "SP 800-140C: FIPS 186-5, section 7"
    },
    { when: { name: "EdDSA" }, status: "compliant", clause: "SP 800-140C: FIPS 186-5, section 7" },
    {
      when: { name: ["ML-DSA", "HashML-DSA"], parameterSet: ["44", "65", "87"] },
      status: "compliant",
      clause: "SP 800-140C: FIPS 204"
    },
    {
      when: { name: ["SLH-DSA", "HashSLH-DSA"], parameterSet: slhDsaSets(128, 192, 256) },
      status: "compliant",
      clause: "SP 800-140C: FIPS 205"
    },
    {
      when: { name: families.statefulSignatures },
      status: "compliant",
      clause: "SP 800-140C: SP 800-208",
      note: "Keys and signatures are made in hardware modules only."
    },

    {
      when: { name: families.finiteFieldAgreement, keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "SP 800-56A Rev. 3: less than 112 bits of security"
    },
    {
      when: { name: families.finiteFieldAgreement, keyBits: { min: 2048 } },
      status: "compliant",
      clause: "SP 800-140D: SP 800-56A Rev. 3",
      note: "With its safe-prime groups or parameters of the kind in FIPS 186."
    },
    {
      when: { name: families.montgomery },
      status: "disallowed",
      clause: "SP 800-140D: SP 800-56A Rev. 3 does not name it",
      note: "Allowed beside ML-KEM in a hybrid."
    },
    { when: { name: "ML-KEM", parameterSet: ["512", "768", "1024"] }, status: "compliant", clause: "FIPS 203" },
    {
      when: { name: families.mlKemHybrids },
      status: "compliant",
      clause: "SP 800-227, section 4.6.2: a combination with an approved KEM"
    },

    {
      when: { name: [...families.kbkdf, "HKDF", "ConcatKDF"], digest: approvedHashes },
      status: "compliant",
      clause: "SP 800-140C: SP 800-108 Rev. 1; SP 800-140D: SP 800-56C Rev. 2"
    },
    {
      when: { name: families.kbkdf, cipher: "AES" },
      status: "compliant",
      clause: "SP 800-140C: SP 800-108 Rev. 1, CMAC"
    },
    {
      when: { name: ["X963KDF", "X942KDF", "TLS-PRF", "SSH-KDF", "IKE-PRF", "SRTP-KDF", "SNMP-KDF", "TLS13-KDF"] },
      status: "compliant",
      clause: "SP 800-140D: SP 800-135 Rev. 1; for TLS 1.3 the Implementation Guidance",
      note: "Within the protocol it is made for."
    },
    {
      when: { name: "PBKDF2", iterations: { max: 999 } },
      status: "disallowed",
      clause: "SP 800-132, section 5.2: at least 1000 iterations",
      onlyWhereSaid: true
    },
    {
      when: { name: "PBKDF2", saltBits: { max: 127 } },
      status: "disallowed",
      clause: "SP 800-132, section 5.1: at least 128 random bits of salt",
      onlyWhereSaid: true
    },
    {
      when: { name: "PBKDF2", digest: approvedHashes },
      status: "compliant",
      clause: "SP 800-140D: SP 800-132",
      note: "For keys that protect stored data."
    },

    {
      when: { name: ["Hash_DRBG", "HMAC_DRBG"], digest: approvedHashes },
      status: "compliant",
      clause: "SP 800-140C: SP 800-90A Rev. 1"
    },
    { when: { name: "CTR_DRBG", cipher: "AES" }, status: "compliant", clause: "SP 800-140C: SP 800-90A Rev. 1" },
    {
      when: { name: ["RNG", "NativePRNG", "Windows-PRNG"] },
      status: "unknown",
      clause: "SP 800-140C: SP 800-90A Rev. 1; which generator the platform has is not known"
    },
    {
      when: { name: "NonCryptographicPRNG" },
      status: "disallowed",
      clause: "SP 800-133 Rev. 2, section 4: keys come from approved generators",
      note: "Where a key, a nonce or another secret is made with it."
    },
    {
      when: {
        anyOf: [
          { type: "protocol" },
          { name: ["AES-CBC-HMAC", "Fernet"] },
          {
            primitive: "other",
            not: { name: ["NullCipher", "JWS-none", "NonCryptographicPRNG", "NonCryptographicHash"] }
          }
        ]
      },
      status: "unknown",
      clause: "SP 800-140C lists algorithms: what it is built from decides"
    }
  ],
  otherwise: { status: "disallowed", clause: "SP 800-140C Rev. 2, section 6: other functions are precluded" }
}
