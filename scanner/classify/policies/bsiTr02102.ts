import { families, modesBut, slhDsaSets } from "../families.ts"
import type { Policy } from "../Policy.ts"

const after2031 = "2032-01-01"
const after2035 = "2036-01-01"
const ecSignatures = ["ECDSA", "ECGDSA", "ECKCDSA"]
const ecAgreement = ["ECDH", "ECDHE", "ECIES", "ECIES-KEM"]
const signatures = ["RSA", "DSA", ...ecSignatures]
const symmetric = ["block-cipher", "stream-cipher", "ae", "key-wrap"]
const hybridOnly = "Only in a hybrid with a classical mechanism."

/** Part 1, table B.3; part 2, tables 6 and 10. */
const curves = [...families.nistPrimeCurves, "brainpoolP256r1", "brainpoolP320r1", "brainpoolP384r1", "brainpoolP512r1"]

const mcEliece = ["460896", "460896f", "6688128", "6688128f", "8192128", "8192128f"]

export const bsiTr02102: Policy = {
  id: "bsi-tr-02102",
  title: "Cryptographic mechanisms: Recommendations and key lengths",
  authority: "BSI",
  version: "Parts 1 and 2, 2026-01",
  status: "final",
  published: "2026-01-23",
  source: "https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Publications/TechGuidelines/TG02102/BSI-TR-02102-1.pdf",
  scope:
    "New systems, by recommendation of the German BSI: other rules make parts of it binding. Part 1 (mechanisms) and part 2 (TLS); parts 3 (IPsec) and 4 (SSH) are not judged. Read in independent reviews that quote its tables, not in the text itself. The guideline says of itself that what it does not name is not thereby insecure.",
  rows: [
    {
      when: { name: "RSA", keyBits: { max: 2999 } },
      status: "disallowed",
      from: "2024-01-01",
      clause: "Part 1, table 2.2 and section 5.3.1: RSA with at least 3000 bits"
    },
    {
      when: { name: "DSA", keyBits: { max: 2999 } },
      status: "disallowed",
      from: "2024-01-01",
      clause: "Part 1, section 5.3.2: DSA with at least 3000 bits"
    },
    {
      when: { name: ["EC", ...ecSignatures, ...ecAgreement], keyBits: { max: 249 } },
      status: "disallowed",
      clause: "Part 1, table 2.2 and section 5.3: elliptic curves with at least 250 bits"
    },
    {
      when: {
        name: signatures,
        type: "algorithm",
        primitive: "signature",
        digest: [...families.weakHashes, ...families.sha224]
      },
      status: "disallowed",
      clause: "Part 1, table 4.1 does not list the hash function"
    },
    {
      when: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
      status: "disallowed",
      from: "2026-01-01",
      clause: "Part 1, section 5.3.1; part 2, tables 8 and 12: until 2025"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
      status: "disallowed",
      from: "2026-01-01",
      clause: "Part 1, table 2.4: only EME-OAEP"
    },
    {
      when: { name: "RSA", primitive: "pke", padding: "oaep" },
      status: "disallowed",
      from: after2031,
      clause: "Part 1, section 2.1: alone until the end of 2031",
      onlyAlone: true,
      note: "Until the end of 2030 where the need for protection is very high. Afterwards in a hybrid."
    },
    {
      when: { name: "RSA", primitive: ["pke", "kem"] },
      status: "unknown",
      clause: "Part 1, table 2.4: only EME-OAEP"
    },
    {
      when: { name: "RSA", type: "algorithm", primitive: "signature", digest: families.sha256AndLonger },
      status: "disallowed",
      from: after2035,
      clause: "Part 1, section 5.3.1: alone until the end of 2035",
      onlyAlone: true
    },
    {
      when: { name: "RSA", not: { type: "algorithm", primitive: "signature" } },
      status: "disallowed",
      from: after2035,
      clause: "Part 1, section 5.3.1 (signatures) and section 2.1 (key transport)",
      note: "For key transport until the end of 2031."
    },
    {
      when: { name: "DSA" },
      status: "disallowed",
      from: "2030-01-01",
      clause: "Part 1, section 5.3.2: until 2029"
    },
    {
      when: { name: ["EC", ...ecSignatures], curve: curves },
      status: "disallowed",
      from: after2035,
      clause: "Part 1, section 5.3 and table B.3: alone until the end of 2035",
      onlyAlone: true,
      note: "For key agreement until the end of 2031."
    },
    {
      when: { name: ecAgreement, curve: curves },
      status: "disallowed",
      from: after2031,
      clause: "Part 1, section 2.1 and table B.3: alone until the end of 2031",
      onlyAlone: true,
      note: "Until the end of 2030 where the need for protection is very high."
    },
    {
      when: { name: ["DH", "FFDHE"], keyBits: { max: 2999 } },
      status: "disallowed",
      from: "2024-01-01",
      clause: "Part 1, table 2.2: with at least 3000 bits"
    },
    {
      when: { name: ["DH", "FFDHE"], keyBits: { min: 3000 } },
      status: "disallowed",
      from: after2031,
      clause: "Part 1, section 2.1: alone until the end of 2031",
      onlyAlone: true,
      note: "In TLS until 2029 (part 2, table 3)."
    },

    {
      when: { name: "ML-KEM", parameterSet: ["768", "1024"] },
      status: "compliant",
      clause: "Part 1, table 2.7",
      onlyInHybrid: true,
      note: hybridOnly
    },
    {
      when: { name: "FrodoKEM", parameterSet: ["976", "1344"].flatMap((n) => [n, `${n}-AES`, `${n}-SHAKE`]) },
      status: "compliant",
      clause: "Part 1, table 2.5",
      onlyInHybrid: true,
      note: hybridOnly
    },
    {
      when: { name: "Classic-McEliece", parameterSet: mcEliece },
      status: "compliant",
      clause: "Part 1, table 2.6",
      onlyInHybrid: true,
      note: hybridOnly
    },
    {
      when: { name: "ML-DSA", parameterSet: ["65", "87"] },
      status: "compliant",
      clause: "Part 1, table 5.7",
      onlyInHybrid: true,
      note: hybridOnly
    },
    {
      when: { name: "SLH-DSA", parameterSet: slhDsaSets(192, 256) },
      status: "compliant",
      clause: "Part 1, table 5.6 and section 5.3.4",
      note: "Also alone."
    },
    {
      when: { name: families.statefulSignatures },
      status: "compliant",
      clause: "Part 1, table 5.8",
      note: "Also alone, where the state of the key is kept safely: to sign firmware, for instance."
    },
    {
      when: {
        anyOf: [
          { name: "ML-KEM", parameterSet: "512" },
          { name: "FrodoKEM", parameterSet: ["640", "640-AES", "640-SHAKE"] },
          { name: "Classic-McEliece", parameterSet: ["348864", "348864f"] },
          { name: "ML-DSA", parameterSet: "44" },
          { name: "SLH-DSA", parameterSet: slhDsaSets(128) }
        ]
      },
      status: "unknown",
      clause: "Part 1, tables 2.5 to 2.7, 5.6 and 5.7: left out"
    },
    {
      when: { name: ["SecP256r1MLKEM768", "SecP384r1MLKEM1024", "X25519MLKEM768"] },
      status: "unknown",
      clause: "Part 2, section 3.4.2: hybrids are to be recommended once they are an RFC"
    },

    {
      when: { name: "AES", mode: modesBut("cbc", "ctr", "ccm", "gcm", "gcm-siv") },
      status: "unknown",
      clause: "Part 1, table 3.2 does not list the mode"
    },
    { when: { name: "AES" }, status: "compliant", clause: "Part 1, tables 3.1 and 3.2" },
    {
      when: { primitive: symmetric, keyBits: { max: 119 } },
      status: "disallowed",
      from: "2023-01-01",
      clause: "Part 1, section 1.1: less than 120 bits of security",
      onlyWhereSaid: true
    },
    { when: { name: families.sha256AndLonger }, status: "compliant", clause: "Part 1, table 4.1" },
    {
      when: { primitive: "hash", outputBits: { max: 239 } },
      status: "disallowed",
      from: "2023-01-01",
      clause: "Part 1, section 1.1 and table 4.1: less than 120 bits of security against collisions",
      onlyWhereSaid: true
    },
    { when: { name: "HMAC", digest: families.sha256AndLonger }, status: "compliant", clause: "Part 1, table 5.1" },
    {
      when: { name: "HMAC", digest: "SHA-1" },
      status: "deprecated",
      clause: "Part 2, history of changes: HMAC with SHA-1 is phased out"
    },
    { when: { name: "CMAC", cipher: "AES" }, status: "compliant", clause: "Part 1, table 5.1" },
    { when: { name: "HKDF", digest: families.sha256AndLonger }, status: "compliant", clause: "Part 1, table 2.1" },
    {
      when: { name: "Argon2id" },
      status: "compliant",
      clause: "Part 1, history of changes, 2020-01: password hashing",
      note: "For hashing passwords. The guideline names no parameters."
    },
    {
      when: { name: "NonCryptographicPRNG" },
      status: "disallowed",
      clause: "Part 2, section 4.3: generators of the classes DRG.3, DRG.4, PTG.3 or NTG.1",
      note: "Where a key, a nonce or another secret is made with it."
    },

    { when: { name: "TLS", version: "1.3" }, status: "compliant", clause: "Part 2, table 2" },
    {
      when: { name: "TLS", version: "1.2" },
      status: "disallowed",
      from: after2031,
      clause: "Part 2, table 2: until 2031",
      note: "With cipher suites that have forward secrecy."
    },
    {
      when: { name: "TLS", version: ["ssl2", "ssl3", "1.0", "1.1"] },
      status: "disallowed",
      clause: "Part 2, recommendations for the version of TLS; table 2 does not list it"
    }
  ],
  otherwise: { status: "unknown", clause: "Part 1, section 1.1: what it does not name is not thereby insecure" }
}
