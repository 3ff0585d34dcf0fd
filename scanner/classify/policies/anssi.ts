import { families } from "../families.ts"
import type { Policy } from "../Policy.ts"

const after2030 = "2031-01-01"
const elliptic = ["EC", "ECDSA", "ECKCDSA", "ECDH", "ECDHE", "ECIES", "ECIES-KEM"]
const signatures = ["RSA", "DSA", "ECDSA", "ECKCDSA"]
const finiteField = ["DSA", "DH", "FFDHE"]
const symmetric = ["block-cipher", "stream-cipher", "ae", "mac", "key-wrap"]
const shortHashes = [...families.weakHashes, ...families.sha224]
const combined = "Only together with a classical mechanism: alone it breaks RègleSécuAsym."

export const anssi: Policy = {
  id: "anssi",
  title: "Guide des mécanismes cryptographiques",
  authority: "ANSSI",
  version: "ANSSI-PG-083, 3.00",
  status: "final",
  published: "2026-03-20",
  source: "https://messervices.cyber.gouv.fr/documents-guides/anssi-guide-mecanismes-crypto-3.00.pdf",
  scope:
    "Products and systems that ANSSI qualifies, and French public services; it follows annex B1 of the RGS (version 2.03). It states rules, which are necessary conditions, and recommendations. Read in two independent summaries of all its rules. Passwords, the management of keys, and protocols are outside of it.",
  rows: [
    {
      when: { name: "NonCryptographicPRNG" },
      status: "disallowed",
      clause: "RègleArchiGénAléa",
      note: "Where a key, a nonce or another secret is made with it."
    },
    {
      when: { name: ["CMAC", "CBC-MAC"], cipher: families.narrowBlockCiphers },
      status: "disallowed",
      clause: "RègleMAC.1 and RègleTailleBlocSym: blocks of at least 128 bits",
      onlyWhereSaid: true
    },
    {
      when: { name: families.narrowBlockCiphers },
      status: "disallowed",
      clause: "RègleTailleBlocSym: blocks of at least 128 bits"
    },
    {
      when: { primitive: symmetric, keyBits: { max: 127 } },
      status: "disallowed",
      clause: "RègleTailleCléSym: keys of at least 128 bits",
      onlyWhereSaid: true
    },
    {
      when: { name: "RC4" },
      status: "disallowed",
      clause: "RègleChiffFlot",
      note: "The guide does not name it; RFC 7465 states the attacks."
    },
    { when: { name: "AES", mode: "ecb" }, status: "deprecated", clause: "RecoModeChiff.1" },
    {
      when: { name: "AES", mode: ["gcm", "ccm"] },
      status: "compliant",
      clause: "RègleTailleCléSym; authenticated encryption"
    },
    {
      when: { name: "AES" },
      status: "compliant",
      clause: "RègleTailleCléSym and RèglePrimChiffBloc",
      note: "A mode without integrity is not to be used alone (RecoModeChiff.3)."
    },
    {
      when: { name: "ChaCha20" },
      status: "compliant",
      clause: "RègleChiffFlot",
      note: "Together with a mechanism for integrity."
    },

    {
      when: { primitive: "hash", outputBits: { max: 255 } },
      status: "disallowed",
      clause: "RègleHachage.1: digests of at least 256 bits",
      onlyWhereSaid: true
    },
    { when: { name: families.sha256AndLonger }, status: "compliant", clause: "RègleHachage" },
    { when: { name: "SHAKE256" }, status: "compliant", clause: "RègleXOF" },
    {
      when: { name: "SHAKE128" },
      status: "compliant",
      clause: "RègleXOF",
      note: "Not in place of a hash function with 256 bits."
    },
    {
      when: { name: "GMAC", tagBits: { max: 127 } },
      status: "disallowed",
      clause: "RègleMAC.3: GMAC with tags of 128 bits",
      onlyWhereSaid: true
    },
    {
      when: { primitive: "mac", tagBits: { max: 95 } },
      status: "disallowed",
      clause: "RègleMAC.3: tags of at least 96 bits",
      onlyWhereSaid: true
    },
    { when: { name: "HMAC", digest: shortHashes }, status: "disallowed", clause: "RègleMAC.1 and RègleHachage.1" },
    { when: { name: "HMAC", digest: families.sha256AndLonger }, status: "compliant", clause: "RègleMAC" },
    { when: { name: ["CMAC", "GMAC"], cipher: "AES" }, status: "compliant", clause: "RègleMAC" },
    {
      when: { name: "CBC-MAC" },
      status: "deprecated",
      clause: "RègleMAC",
      note: "It is secure only for messages of one length."
    },

    {
      when: { name: "RSA", keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "RègleFactorisation.1: at least 2048 bits"
    },
    {
      when: { name: finiteField, keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "RègleLogDiscretGFp.1: at least 2048 bits"
    },
    {
      when: { name: elliptic, keyBits: { max: 249 } },
      status: "disallowed",
      clause: "RègleCourbeElliptiqueGFp and RègleCourbeElliptiqueGF2n: at least 250 bits"
    },
    {
      when: { name: signatures, type: "algorithm", primitive: "signature", digest: shortHashes },
      status: "disallowed",
      clause: "RègleHachage.1: digests of at least 256 bits"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
      status: "disallowed",
      clause: "Section 2.2.2: encryption with PKCS #1 v1.5 padding",
      note: "Attacks that ask for the padding (Bleichenbacher 1998)."
    },
    {
      when: { name: "RSA", keyBits: { max: 3071 } },
      status: "disallowed",
      from: after2030,
      clause: "RègleFactorisation.2: at least 3072 bits for use beyond 2030"
    },
    { when: { name: "RSA", keyBits: { min: 3072 } }, status: "compliant", clause: "RègleFactorisation.2" },
    {
      when: { name: finiteField, keyBits: { max: 3071 } },
      status: "disallowed",
      from: after2030,
      clause: "RègleLogDiscretGFp.2: at least 3072 bits for use beyond 2030"
    },
    { when: { name: finiteField, keyBits: { min: 3072 } }, status: "compliant", clause: "RègleLogDiscretGFp.2" },
    {
      when: {
        name: elliptic,
        curve: ["FRP256v1", ...families.nistPrimeCurves, "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"]
      },
      status: "compliant",
      clause: "RègleCourbeElliptiqueGFp and the curves listed with it"
    },
    {
      when: { name: elliptic, curve: ["B-283", "B-409", "B-571"] },
      status: "compliant",
      clause: "RègleCourbeElliptiqueGF2n and the curves listed with it"
    },

    {
      when: { name: "ML-KEM", parameterSet: ["512", "768", "1024"] },
      status: "compliant",
      clause: "RègleSécuAsym; ML-KEM",
      onlyInHybrid: true,
      note: combined
    },
    {
      when: { name: "FrodoKEM" },
      status: "compliant",
      clause: "RègleSécuAsym; FrodoKEM",
      onlyInHybrid: true,
      note: combined
    },
    {
      when: { name: "ML-DSA", parameterSet: ["44", "65", "87"] },
      status: "compliant",
      clause: "RègleSécuAsym; ML-DSA",
      onlyInHybrid: true,
      note: combined
    },
    {
      when: { name: "SLH-DSA" },
      status: "compliant",
      clause: "RègleSécuAsym: signatures that rest on hash functions only",
      note: "Also alone."
    },
    {
      when: { name: families.statefulSignatures },
      status: "compliant",
      clause: "RègleSécuAsym: signatures that rest on hash functions only",
      note: "Also alone, where the state of the key is kept safely."
    },
    {
      when: { name: ["SecP256r1MLKEM768", "SecP384r1MLKEM1024"] },
      status: "compliant",
      clause: "RègleSécuAsym: a classical mechanism combined with ML-KEM"
    },
    {
      when: {
        anyOf: [
          { name: ["Hash_DRBG", "HMAC_DRBG"], digest: ["SHA-384", "SHA-512"] },
          { name: "CTR_DRBG", cipher: "AES", keyBits: 256 }
        ]
      },
      status: "compliant",
      clause: "RègleGénAléaRetraitement",
      note: "Seeded from a source of entropy."
    }
  ],
  otherwise: { status: "unknown", clause: "No rule of the guide names it" }
}
