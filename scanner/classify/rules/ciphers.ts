import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A } from "./references.ts"

const common = { category: "weak-cipher", aspect: "algorithm", cwe: [327] } as const

const recommendation = "Use AES-256-GCM or ChaCha20-Poly1305."

const SWEET32 = "https://sweet32.info/"

/** A5/1, A5/2, CMEA, LOKI97, WAKE and VMPC, in this order; VMPC-KSA3 is VMPC with another key schedule. */
const BROKEN = [
  "https://doi.org/10.1007/3-540-44706-7_1",
  "https://doi.org/10.1007/978-3-540-45146-4_35",
  "https://en.wikipedia.org/wiki/Cellular_Message_Encryption_Algorithm",
  "https://cosicdatabase.esat.kuleuven.be/backend/publications/files/conferencepaper/366",
  "https://docslib.org/doc/1214794/analysis-of-chosen-plaintext-attacks-on-the-wake-stream-cipher",
  "https://eprint.iacr.org/2007/070"
]

/** Broken and weak ciphers. */
export const ciphers: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-CIPHER-NULL",
    cwe: [311, 327],
    title: "A cipher that does not encrypt",
    when: { type: "algorithm", name: "NullCipher" },
    message: "NullCipher gives the plaintext back.",
    recommendation,
    references: ["https://docs.oracle.com/en/java/javase/21/docs/api/java.base/javax/crypto/NullCipher.html"]
  },
  {
    ...common,
    id: "CM-CIPHER-DES",
    cwe: [327, 326],
    title: "DES is broken",
    when: { type: "algorithm", name: ["DES", "DES40"] },
    message: "DES has keys of 56 bits, which are found by trying all of them.",
    recommendation,
    references: [SP_800_131A, rfc(4772)]
  },
  {
    ...common,
    id: "CM-CIPHER-3DES-TWO-KEY",
    title: "3DES with two keys is disallowed",
    when: { type: "algorithm", name: "3DES", keyBits: 112 },
    message: "3DES with two keys offers 80 bits of security at most, and its blocks of 64 bits repeat.",
    recommendation,
    references: [SP_800_131A, SWEET32]
  },
  {
    ...common,
    id: "CM-CIPHER-3DES",
    title: "3DES is withdrawn",
    when: { type: "algorithm", name: ["3DES", "DESX"] },
    message:
      "Blocks of 64 bits repeat after some gigabytes under one key; encryption with 3DES is disallowed since 2024.",
    recommendation,
    references: [SP_800_131A, SWEET32]
  },
  {
    ...common,
    id: "CM-CIPHER-RC4",
    title: "RC4 is broken",
    when: { type: "algorithm", name: "RC4" },
    message: "The key stream of RC4 is biased, so that plaintext that is sent often can be read.",
    recommendation,
    references: [rfc(7465), rfc(8758)]
  },
  {
    ...common,
    id: "CM-CIPHER-RC2",
    title: "RC2 is broken",
    when: { type: "algorithm", name: "RC2" },
    message: "RC2 has blocks of 64 bits, is used with keys as short as 40 bits, and falls to related keys.",
    recommendation,
    references: [rfc(2268), SWEET32]
  },
  {
    ...common,
    id: "CM-CIPHER-BROKEN",
    title: "Broken cipher",
    when: { type: "algorithm", name: ["A5/1", "A5/2", "CMEA", "LOKI97", "WAKE", "VMPC", "VMPC-KSA3"] },
    message:
      "Published attacks on {name} find the key, read the plaintext, or tell the key stream from random bits with far less work than trying all keys.",
    recommendation,
    references: BROKEN
  },
  {
    ...common,
    id: "CM-CIPHER-BLOCK64",
    title: "Cipher with blocks of 64 bits",
    when: {
      type: "algorithm",
      primitive: ["block-cipher", "ae", "key-wrap"],
      name: [
        "Blowfish",
        "IDEA",
        "CAST5",
        "RC5",
        "GOST28147",
        "Magma",
        "Skipjack",
        "TEA",
        "XTEA",
        "SAFER",
        "MISTY1",
        "KASUMI",
        "HIGHT",
        "PRESENT"
      ]
    },
    message: "{name}: blocks of 64 bits repeat after some gigabytes under one key, and then show what was encrypted.",
    recommendation,
    references: [SWEET32]
  },
  {
    ...common,
    id: "CM-CIPHER-PBE",
    title: "Password based encryption with a broken cipher",
    when: { type: "algorithm", name: ["PBES1", "PBES2", "PKCS12-PBE"], cipher: ["DES", "RC2", "RC4"] },
    message: "The cipher {cipher} falls whatever the password is.",
    recommendation: "Use PBES2 with PBKDF2 or scrypt and AES-256, as in RFC 8018.",
    references: [rfc(8018), rfc(9579)]
  },
  {
    ...common,
    id: "CM-CIPHER-PBE-3DES",
    title: "Password based encryption with 3DES",
    when: { type: "algorithm", name: ["PBES1", "PBES2", "PKCS12-PBE"], cipher: "3DES" },
    message: "3DES is withdrawn, and the old schemes derive its key from the password with SHA-1 and few iterations.",
    recommendation: "Use PBES2 with PBKDF2 or scrypt and AES-256, as in RFC 8018.",
    references: [rfc(8018), SP_800_131A]
  },
  {
    ...common,
    id: "CM-KEM-SIKE",
    title: "SIKE is broken",
    when: { type: "algorithm", name: "SIKE" },
    message: "Its keys are recovered in about an hour on one processor core.",
    recommendation: "Use ML-KEM-768, together with X25519 while both are in use.",
    references: ["https://eprint.iacr.org/2022/975"]
  },
  {
    ...common,
    id: "CM-PQC-DRAFT",
    title: "Post-quantum scheme from before its standard",
    when: { type: "algorithm", name: ["Kyber", "Dilithium", "SPHINCS+", "X25519Kyber768Draft00"] },
    message:
      "The submission {name} differs from the standard that came out of it, so that neither understands the other.",
    recommendation: "Use ML-KEM (FIPS 203), ML-DSA (FIPS 204) or SLH-DSA (FIPS 205).",
    references: [
      "https://doi.org/10.6028/NIST.FIPS.203",
      "https://doi.org/10.6028/NIST.FIPS.204",
      "https://doi.org/10.6028/NIST.FIPS.205"
    ]
  }
]
