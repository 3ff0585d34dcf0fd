import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"

interface Known {
  readonly facts: Facts
  readonly kind: FindingKind
  readonly oid?: string
  readonly classical?: number
  readonly quantum?: number
  readonly family?: string
}

/*
 * What is known of algorithms by the name the CycloneDX registry 1.7.1 gives them, collected apart from the tables under
 * test. OIDs were confirmed by keys that OpenSSL 3.5 exports, the object table of OpenSSL 3.0.19 or Bouncy Castle. An
 * absent level is one that nothing settles.
 */
export const knownAlgorithms: { readonly [name: string]: Known } = {
  MD2: { facts: { name: "MD2" }, kind: "hash", oid: "1.2.840.113549.2.2", classical: 0, quantum: 0, family: "MD2" },
  MD4: { facts: { name: "MD4" }, kind: "hash", oid: "1.2.840.113549.2.4", classical: 0, quantum: 0, family: "MD4" },
  MD5: { facts: { name: "MD5" }, kind: "hash", oid: "1.2.840.113549.2.5", classical: 0, quantum: 0, family: "MD5" },
  "SHA-1": { facts: { name: "SHA-1" }, kind: "hash", oid: "1.3.14.3.2.26", classical: 63, quantum: 0, family: "SHA-1" },
  "SHA-224": {
    facts: { name: "SHA-224" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.4",
    classical: 112,
    quantum: 0,
    family: "SHA-2"
  },
  "SHA-256": {
    facts: { name: "SHA-256" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.1",
    classical: 128,
    quantum: 2,
    family: "SHA-2"
  },
  "SHA-384": {
    facts: { name: "SHA-384" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.2",
    classical: 192,
    quantum: 4,
    family: "SHA-2"
  },
  "SHA-512": {
    facts: { name: "SHA-512" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.3",
    classical: 256,
    quantum: 5,
    family: "SHA-2"
  },
  "SHA-512/224": {
    facts: { name: "SHA-512/224" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.5",
    classical: 112,
    quantum: 0,
    family: "SHA-2"
  },
  "SHA-512/256": {
    facts: { name: "SHA-512/256" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.6",
    classical: 128,
    quantum: 2,
    family: "SHA-2"
  },
  "SHA3-224": {
    facts: { name: "SHA3-224" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.7",
    classical: 112,
    quantum: 0,
    family: "SHA-3"
  },
  "SHA3-256": {
    facts: { name: "SHA3-256" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.8",
    classical: 128,
    quantum: 2,
    family: "SHA-3"
  },
  "SHA3-384": {
    facts: { name: "SHA3-384" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.9",
    classical: 192,
    quantum: 4,
    family: "SHA-3"
  },
  "SHA3-512": {
    facts: { name: "SHA3-512" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.10",
    classical: 256,
    quantum: 5,
    family: "SHA-3"
  },
  SHAKE128: {
    facts: { name: "SHAKE128" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.11",
    classical: 128,
    quantum: 2,
    family: "SHA-3"
  },
  SHAKE256: {
    facts: { name: "SHAKE256" },
    kind: "hash",
    oid: "2.16.840.1.101.3.4.2.12",
    classical: 256,
    quantum: 5,
    family: "SHA-3"
  },
  cSHAKE128: { facts: { name: "cSHAKE128" }, kind: "hash", classical: 128, quantum: 2, family: "SHA-3" },
  cSHAKE256: { facts: { name: "cSHAKE256" }, kind: "hash", classical: 256, quantum: 5, family: "SHA-3" },
  "BLAKE2b-256": {
    facts: { name: "BLAKE2b", outputBits: 256 },
    kind: "hash",
    oid: "1.3.6.1.4.1.1722.12.2.1.8",
    classical: 128,
    quantum: 2,
    family: "BLAKE2"
  },
  "BLAKE2b-512": {
    facts: { name: "BLAKE2b", outputBits: 512 },
    kind: "hash",
    oid: "1.3.6.1.4.1.1722.12.2.1.16",
    classical: 256,
    quantum: 5,
    family: "BLAKE2"
  },
  "BLAKE2s-256": {
    facts: { name: "BLAKE2s", outputBits: 256 },
    kind: "hash",
    oid: "1.3.6.1.4.1.1722.12.2.2.8",
    classical: 128,
    quantum: 2,
    family: "BLAKE2"
  },
  BLAKE3: {
    facts: { name: "BLAKE3" },
    kind: "hash",
    oid: "1.3.6.1.4.1.1722.12.2.3.8",
    classical: 128,
    quantum: 2,
    family: "BLAKE3"
  },
  "RIPEMD-128": {
    facts: { name: "RIPEMD-128" },
    kind: "hash",
    oid: "1.0.10118.3.0.50",
    classical: 64,
    quantum: 0,
    family: "RIPEMD"
  },
  "RIPEMD-160": {
    facts: { name: "RIPEMD-160" },
    kind: "hash",
    oid: "1.3.36.3.2.1",
    classical: 80,
    quantum: 0,
    family: "RIPEMD"
  },
  Whirlpool: {
    facts: { name: "Whirlpool" },
    kind: "hash",
    oid: "1.0.10118.3.0.55",
    classical: 256,
    quantum: 5,
    family: "Whirlpool"
  },
  SM3: { facts: { name: "SM3" }, kind: "hash", oid: "1.2.156.10197.1.401", classical: 128, quantum: 2, family: "SM3" },
  GOSTR3411: { facts: { name: "GOSTR3411" }, kind: "hash", oid: "1.2.643.2.2.9", family: "GOST" },
  "Ascon-Hash256": { facts: { name: "Ascon-Hash256" }, kind: "hash", classical: 128, quantum: 2, family: "Ascon" },
  "AES-128-ECB": {
    facts: { name: "AES", keyBits: 128, mode: "ecb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.1",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-CBC": {
    facts: { name: "AES", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.2",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-OFB": {
    facts: { name: "AES", keyBits: 128, mode: "ofb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.3",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-CFB128": {
    facts: { name: "AES", keyBits: 128, mode: "cfb128" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.4",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-KW": {
    facts: { name: "AES", keyBits: 128, mode: "kw" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.5",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-GCM": {
    facts: { name: "AES", keyBits: 128, mode: "gcm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.6",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-CCM": {
    facts: { name: "AES", keyBits: 128, mode: "ccm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.7",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-KWP": {
    facts: { name: "AES", keyBits: 128, mode: "kwp" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.8",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-GMAC": {
    facts: { name: "GMAC", cipher: "AES", keyBits: 128 },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.1.9",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-CTR": {
    facts: { name: "AES", keyBits: 128, mode: "ctr" },
    kind: "cipher",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-CMAC": {
    facts: { name: "CMAC", cipher: "AES", keyBits: 128 },
    kind: "mac",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-192-ECB": {
    facts: { name: "AES", keyBits: 192, mode: "ecb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.21",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-CBC": {
    facts: { name: "AES", keyBits: 192, mode: "cbc" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.22",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-OFB": {
    facts: { name: "AES", keyBits: 192, mode: "ofb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.23",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-CFB128": {
    facts: { name: "AES", keyBits: 192, mode: "cfb128" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.24",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-KW": {
    facts: { name: "AES", keyBits: 192, mode: "kw" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.25",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-GCM": {
    facts: { name: "AES", keyBits: 192, mode: "gcm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.26",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-CCM": {
    facts: { name: "AES", keyBits: 192, mode: "ccm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.27",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-KWP": {
    facts: { name: "AES", keyBits: 192, mode: "kwp" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.28",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-GMAC": {
    facts: { name: "GMAC", cipher: "AES", keyBits: 192 },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.1.29",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-CTR": {
    facts: { name: "AES", keyBits: 192, mode: "ctr" },
    kind: "cipher",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-192-CMAC": {
    facts: { name: "CMAC", cipher: "AES", keyBits: 192 },
    kind: "mac",
    classical: 192,
    quantum: 3,
    family: "AES"
  },
  "AES-256-ECB": {
    facts: { name: "AES", keyBits: 256, mode: "ecb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.41",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-CBC": {
    facts: { name: "AES", keyBits: 256, mode: "cbc" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.42",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-OFB": {
    facts: { name: "AES", keyBits: 256, mode: "ofb" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.43",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-CFB128": {
    facts: { name: "AES", keyBits: 256, mode: "cfb128" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.44",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-KW": {
    facts: { name: "AES", keyBits: 256, mode: "kw" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.45",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-GCM": {
    facts: { name: "AES", keyBits: 256, mode: "gcm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.46",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-CCM": {
    facts: { name: "AES", keyBits: 256, mode: "ccm" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.47",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-KWP": {
    facts: { name: "AES", keyBits: 256, mode: "kwp" },
    kind: "cipher",
    oid: "2.16.840.1.101.3.4.1.48",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-GMAC": {
    facts: { name: "GMAC", cipher: "AES", keyBits: 256 },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.1.49",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-CTR": {
    facts: { name: "AES", keyBits: 256, mode: "ctr" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-CMAC": {
    facts: { name: "CMAC", cipher: "AES", keyBits: 256 },
    kind: "mac",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-128-XTS": {
    facts: { name: "AES", keyBits: 128, mode: "xts" },
    kind: "cipher",
    oid: "1.3.111.2.1619.0.1.1",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-256-XTS": {
    facts: { name: "AES", keyBits: 256, mode: "xts" },
    kind: "cipher",
    oid: "1.3.111.2.1619.0.1.2",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-128-GCM-SIV": {
    facts: { name: "AES", keyBits: 128, mode: "gcm-siv" },
    kind: "cipher",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-OCB": {
    facts: { name: "AES", keyBits: 128, mode: "ocb" },
    kind: "cipher",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-128-SIV": {
    facts: { name: "AES", keyBits: 128, mode: "siv" },
    kind: "cipher",
    classical: 128,
    quantum: 1,
    family: "AES"
  },
  "AES-256-GCM-SIV": {
    facts: { name: "AES", keyBits: 256, mode: "gcm-siv" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-OCB": {
    facts: { name: "AES", keyBits: 256, mode: "ocb" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  "AES-256-SIV": {
    facts: { name: "AES", keyBits: 256, mode: "siv" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "AES"
  },
  AES: { facts: { name: "AES" }, kind: "cipher", family: "AES" },
  "DES-56-ECB": {
    facts: { name: "DES", keyBits: 56, mode: "ecb" },
    kind: "cipher",
    oid: "1.3.14.3.2.6",
    classical: 56,
    quantum: 0,
    family: "DES"
  },
  "DES-56-CBC": {
    facts: { name: "DES", keyBits: 56, mode: "cbc" },
    kind: "cipher",
    oid: "1.3.14.3.2.7",
    classical: 56,
    quantum: 0,
    family: "DES"
  },
  "3DES-168-CBC": {
    facts: { name: "3DES", keyBits: 168, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.840.113549.3.7",
    classical: 112,
    quantum: 0,
    family: "3DES"
  },
  "3DES-112-CBC": {
    facts: { name: "3DES", keyBits: 112, mode: "cbc" },
    kind: "cipher",
    classical: 80,
    quantum: 0,
    family: "3DES"
  },
  "RC2-128-CBC": {
    facts: { name: "RC2", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.840.113549.3.2",
    classical: 0,
    quantum: 0,
    family: "RC2"
  },
  "RC5-128-CBC": {
    facts: { name: "RC5", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.840.113549.3.8",
    classical: 128,
    family: "RC5"
  },
  "IDEA-CBC": {
    facts: { name: "IDEA", mode: "cbc" },
    kind: "cipher",
    oid: "1.3.6.1.4.1.188.7.1.1.2",
    classical: 126,
    family: "IDEA"
  },
  "Blowfish-128-CBC": {
    facts: { name: "Blowfish", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.3.6.1.4.1.3029.1.2",
    classical: 128,
    family: "Blowfish"
  },
  "CAST5-128-CBC": {
    facts: { name: "CAST5", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.840.113533.7.66.10",
    classical: 128,
    family: "CAST5"
  },
  "SEED-128-CBC": {
    facts: { name: "SEED", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.410.200004.1.4",
    classical: 128,
    quantum: 1,
    family: "SEED"
  },
  "CAMELLIA-128-CBC": {
    facts: { name: "CAMELLIA", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.392.200011.61.1.1.1.2",
    classical: 128,
    quantum: 1,
    family: "CAMELLIA"
  },
  "CAMELLIA-192-CBC": {
    facts: { name: "CAMELLIA", keyBits: 192, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.392.200011.61.1.1.1.3",
    classical: 192,
    quantum: 3,
    family: "CAMELLIA"
  },
  "CAMELLIA-256-CBC": {
    facts: { name: "CAMELLIA", keyBits: 256, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.392.200011.61.1.1.1.4",
    classical: 256,
    quantum: 5,
    family: "CAMELLIA"
  },
  "CAMELLIA-128-GCM": {
    facts: { name: "CAMELLIA", keyBits: 128, mode: "gcm" },
    kind: "cipher",
    oid: "0.3.4401.5.3.1.9.6",
    classical: 128,
    quantum: 1,
    family: "CAMELLIA"
  },
  "CAMELLIA-256-GCM": {
    facts: { name: "CAMELLIA", keyBits: 256, mode: "gcm" },
    kind: "cipher",
    oid: "0.3.4401.5.3.1.9.46",
    classical: 256,
    quantum: 5,
    family: "CAMELLIA"
  },
  "ARIA-128-CBC": {
    facts: { name: "ARIA", keyBits: 128, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.410.200046.1.1.2",
    classical: 128,
    quantum: 1,
    family: "ARIA"
  },
  "ARIA-256-CBC": {
    facts: { name: "ARIA", keyBits: 256, mode: "cbc" },
    kind: "cipher",
    oid: "1.2.410.200046.1.1.12",
    classical: 256,
    quantum: 5,
    family: "ARIA"
  },
  "ARIA-128-GCM": {
    facts: { name: "ARIA", keyBits: 128, mode: "gcm" },
    kind: "cipher",
    oid: "1.2.410.200046.1.1.34",
    classical: 128,
    quantum: 1,
    family: "ARIA"
  },
  "ARIA-256-GCM": {
    facts: { name: "ARIA", keyBits: 256, mode: "gcm" },
    kind: "cipher",
    oid: "1.2.410.200046.1.1.36",
    classical: 256,
    quantum: 5,
    family: "ARIA"
  },
  "SM4-CBC": {
    facts: { name: "SM4", mode: "cbc" },
    kind: "cipher",
    oid: "1.2.156.10197.1.104.2",
    classical: 128,
    quantum: 1,
    family: "SM4"
  },
  "SM4-GCM": {
    facts: { name: "SM4", mode: "gcm" },
    kind: "cipher",
    oid: "1.2.156.10197.1.104.8",
    classical: 128,
    quantum: 1,
    family: "SM4"
  },
  "Twofish-256-CBC": {
    facts: { name: "Twofish", keyBits: 256, mode: "cbc" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "Twofish"
  },
  "Serpent-256-CBC": {
    facts: { name: "Serpent", keyBits: 256, mode: "cbc" },
    kind: "cipher",
    oid: "1.3.6.1.4.1.11591.13.2.42",
    classical: 256,
    quantum: 5,
    family: "Serpent"
  },
  "Skipjack-CBC": {
    facts: { name: "Skipjack", mode: "cbc" },
    kind: "cipher",
    classical: 80,
    quantum: 0,
    family: "Skipjack"
  },
  GOST28147: { facts: { name: "GOST28147" }, kind: "cipher", oid: "1.2.643.2.2.21", family: "GOST" },
  "RC4-128": {
    facts: { name: "RC4", keyBits: 128 },
    kind: "cipher",
    oid: "1.2.840.113549.3.4",
    classical: 0,
    quantum: 0,
    family: "RC4"
  },
  "RC4-40": {
    facts: { name: "RC4", keyBits: 40 },
    kind: "cipher",
    oid: "1.2.840.113549.3.4",
    classical: 0,
    quantum: 0,
    family: "RC4"
  },
  ChaCha20: { facts: { name: "ChaCha20" }, kind: "cipher", classical: 256, quantum: 5, family: "ChaCha20" },
  Salsa20: { facts: { name: "Salsa20" }, kind: "cipher", family: "Salsa20" },
  "HC-128": { facts: { name: "HC-128" }, kind: "cipher", classical: 128, quantum: 1, family: "HC" },
  RABBIT: { facts: { name: "RABBIT" }, kind: "cipher", classical: 128, quantum: 1, family: "RABBIT" },
  "128-EEA3": { facts: { name: "128-EEA3" }, kind: "cipher", classical: 128, quantum: 1, family: "ZUC" },
  "A5/1": { facts: { name: "A5/1" }, kind: "cipher", classical: 0, quantum: 0, family: "A5/1" },
  "ChaCha20-Poly1305": {
    facts: { name: "ChaCha20-Poly1305" },
    kind: "cipher",
    oid: "1.2.840.113549.1.9.16.3.18",
    classical: 256,
    quantum: 5,
    family: "ChaCha20"
  },
  "XChaCha20-Poly1305": {
    facts: { name: "XChaCha20-Poly1305" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "ChaCha20"
  },
  "Salsa20-Poly1305": {
    facts: { name: "Salsa20-Poly1305" },
    kind: "cipher",
    classical: 256,
    quantum: 5,
    family: "Salsa20"
  },
  "Ascon-AEAD128": { facts: { name: "Ascon-AEAD128" }, kind: "cipher", classical: 128, quantum: 1, family: "Ascon" },
  "HMAC-MD5": { facts: { name: "HMAC", digest: "MD5" }, kind: "mac", oid: "1.2.840.113549.2.6", family: "HMAC" },
  "HMAC-SHA-1": { facts: { name: "HMAC", digest: "SHA-1" }, kind: "mac", oid: "1.2.840.113549.2.7", family: "HMAC" },
  "HMAC-SHA-224": {
    facts: { name: "HMAC", digest: "SHA-224" },
    kind: "mac",
    oid: "1.2.840.113549.2.8",
    family: "HMAC"
  },
  "HMAC-SHA-256": {
    facts: { name: "HMAC", digest: "SHA-256" },
    kind: "mac",
    oid: "1.2.840.113549.2.9",
    family: "HMAC"
  },
  "HMAC-SHA-384": {
    facts: { name: "HMAC", digest: "SHA-384" },
    kind: "mac",
    oid: "1.2.840.113549.2.10",
    family: "HMAC"
  },
  "HMAC-SHA-512": {
    facts: { name: "HMAC", digest: "SHA-512" },
    kind: "mac",
    oid: "1.2.840.113549.2.11",
    family: "HMAC"
  },
  "HMAC-SHA3-256": {
    facts: { name: "HMAC", digest: "SHA3-256" },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.2.14",
    family: "HMAC"
  },
  "HMAC-SHA3-512": {
    facts: { name: "HMAC", digest: "SHA3-512" },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.2.16",
    family: "HMAC"
  },
  KMAC128: {
    facts: { name: "KMAC128" },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.2.21",
    classical: 128,
    quantum: 1,
    family: "SHA-3"
  },
  KMAC256: {
    facts: { name: "KMAC256" },
    kind: "mac",
    oid: "2.16.840.1.101.3.4.2.22",
    classical: 256,
    quantum: 5,
    family: "SHA-3"
  },
  Poly1305: { facts: { name: "Poly1305" }, kind: "mac", family: "Poly1305" },
  "SipHash-2-4": { facts: { name: "SipHash", parameterSet: "2-4" }, kind: "mac", family: "SipHash" },
  "CMAC-3DES": { facts: { name: "CMAC", cipher: "3DES" }, kind: "mac", quantum: 0, family: "CMAC" },
  "UMAC-128": { facts: { name: "UMAC", tagBits: 128 }, kind: "mac", family: "UMAC" },
  "HKDF-SHA-256": {
    facts: { name: "HKDF", digest: "SHA-256" },
    kind: "kdf",
    oid: "1.2.840.113549.1.9.16.3.28",
    family: "HKDF"
  },
  "HKDF-SHA-384": {
    facts: { name: "HKDF", digest: "SHA-384" },
    kind: "kdf",
    oid: "1.2.840.113549.1.9.16.3.29",
    family: "HKDF"
  },
  "HKDF-SHA-512": {
    facts: { name: "HKDF", digest: "SHA-512" },
    kind: "kdf",
    oid: "1.2.840.113549.1.9.16.3.30",
    family: "HKDF"
  },
  "ANSI-KDF-X9.63-SHA-256": { facts: { name: "X963KDF", digest: "SHA-256" }, kind: "kdf" },
  "SP800_108_CounterKDF-HMAC-SHA-256": {
    facts: { name: "KBKDF-Counter", digest: "SHA-256" },
    kind: "kdf",
    family: "SP800-108"
  },
  "SP800_56C_OneStep-SHA-256": { facts: { name: "ConcatKDF", digest: "SHA-256" }, kind: "kdf" },
  "TLS12-PRF-SHA-256": { facts: { name: "TLS-PRF", digest: "SHA-256" }, kind: "kdf" },
  "TLS13-PRF-SHA-256": { facts: { name: "TLS13-KDF", digest: "SHA-256" }, kind: "kdf" },
  "SSH-KDF-SHA-256": { facts: { name: "SSH-KDF", digest: "SHA-256" }, kind: "kdf" },
  "PBKDF1-MD5": { facts: { name: "PBKDF1", digest: "MD5" }, kind: "kdf", family: "PBKDF1" },
  "PBKDF2-SHA-1-1000": {
    facts: { name: "PBKDF2", digest: "SHA-1", iterations: 1000 },
    kind: "kdf",
    oid: "1.2.840.113549.1.5.12",
    family: "PBKDF2"
  },
  "PBKDF2-SHA-256-600000": {
    facts: { name: "PBKDF2", digest: "SHA-256", iterations: 600000 },
    kind: "kdf",
    oid: "1.2.840.113549.1.5.12",
    family: "PBKDF2"
  },
  "PBKDF2-SHA-512-210000": {
    facts: { name: "PBKDF2", digest: "SHA-512", iterations: 210000 },
    kind: "kdf",
    oid: "1.2.840.113549.1.5.12",
    family: "PBKDF2"
  },
  "bcrypt-12": { facts: { name: "bcrypt", iterations: 12 }, kind: "password-hash", family: "bcrypt" },
  "scrypt-32768-8-1": {
    facts: { name: "scrypt", iterations: 32768, blockSize: 8, parallelism: 1 },
    kind: "kdf",
    oid: "1.3.6.1.4.1.11591.4.11",
    family: "scrypt"
  },
  Argon2id: { facts: { name: "Argon2id" }, kind: "password-hash", family: "Argon2" },
  Argon2i: { facts: { name: "Argon2i" }, kind: "password-hash", family: "Argon2" },
  Argon2d: { facts: { name: "Argon2d" }, kind: "password-hash", family: "Argon2" },
  yescrypt: { facts: { name: "yescrypt" }, kind: "password-hash", family: "yescrypt" },
  PBES2: { facts: { name: "PBES2" }, kind: "cipher", oid: "1.2.840.113549.1.5.13", family: "PBES2" },
  "PBES1-DES-CBC": {
    facts: { name: "PBES1", cipher: "DES", mode: "cbc" },
    kind: "cipher",
    classical: 56,
    quantum: 0,
    family: "PBES1"
  },
  PBMAC1: { facts: { name: "PBMAC1" }, kind: "cipher", oid: "1.2.840.113549.1.5.14", family: "PBMAC1" },
  "RSA-PKCS1-1.5-SHA-256-1024": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", keyBits: 1024 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.11",
    classical: 80,
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PSS-SHA-256-MGF1-32-1024": {
    facts: { name: "RSA", padding: "pss", digest: "SHA-256", saltBits: 256, keyBits: 1024 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.10",
    classical: 80,
    quantum: 0,
    family: "RSASSA-PSS"
  },
  "RSA-OAEP-SHA-256-MGF1-1024": {
    facts: { name: "RSA", padding: "oaep", digest: "SHA-256", keyBits: 1024 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.7",
    classical: 80,
    quantum: 0,
    family: "RSAES-OAEP"
  },
  "RSA-PKCS1-1.5-1024": {
    facts: { name: "RSA", padding: "pkcs1v15", keyBits: 1024 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.1",
    classical: 80,
    quantum: 0,
    family: "RSAES-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-256-2048": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", keyBits: 2048 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.11",
    classical: 112,
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PSS-SHA-256-MGF1-32-2048": {
    facts: { name: "RSA", padding: "pss", digest: "SHA-256", saltBits: 256, keyBits: 2048 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.10",
    classical: 112,
    quantum: 0,
    family: "RSASSA-PSS"
  },
  "RSA-OAEP-SHA-256-MGF1-2048": {
    facts: { name: "RSA", padding: "oaep", digest: "SHA-256", keyBits: 2048 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.7",
    classical: 112,
    quantum: 0,
    family: "RSAES-OAEP"
  },
  "RSA-PKCS1-1.5-2048": {
    facts: { name: "RSA", padding: "pkcs1v15", keyBits: 2048 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.1",
    classical: 112,
    quantum: 0,
    family: "RSAES-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-256-3072": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", keyBits: 3072 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.11",
    classical: 128,
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PSS-SHA-256-MGF1-32-3072": {
    facts: { name: "RSA", padding: "pss", digest: "SHA-256", saltBits: 256, keyBits: 3072 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.10",
    classical: 128,
    quantum: 0,
    family: "RSASSA-PSS"
  },
  "RSA-OAEP-SHA-256-MGF1-3072": {
    facts: { name: "RSA", padding: "oaep", digest: "SHA-256", keyBits: 3072 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.7",
    classical: 128,
    quantum: 0,
    family: "RSAES-OAEP"
  },
  "RSA-PKCS1-1.5-3072": {
    facts: { name: "RSA", padding: "pkcs1v15", keyBits: 3072 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.1",
    classical: 128,
    quantum: 0,
    family: "RSAES-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-256-4096": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", keyBits: 4096 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.11",
    classical: 152,
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PSS-SHA-256-MGF1-32-4096": {
    facts: { name: "RSA", padding: "pss", digest: "SHA-256", saltBits: 256, keyBits: 4096 },
    kind: "signature",
    oid: "1.2.840.113549.1.1.10",
    classical: 152,
    quantum: 0,
    family: "RSASSA-PSS"
  },
  "RSA-OAEP-SHA-256-MGF1-4096": {
    facts: { name: "RSA", padding: "oaep", digest: "SHA-256", keyBits: 4096 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.7",
    classical: 152,
    quantum: 0,
    family: "RSAES-OAEP"
  },
  "RSA-PKCS1-1.5-4096": {
    facts: { name: "RSA", padding: "pkcs1v15", keyBits: 4096 },
    kind: "cipher",
    oid: "1.2.840.113549.1.1.1",
    classical: 152,
    quantum: 0,
    family: "RSAES-PKCS1"
  },
  "RSA-PKCS1-1.5-MD5": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "MD5" },
    kind: "signature",
    oid: "1.2.840.113549.1.1.4",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-1": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-1" },
    kind: "signature",
    oid: "1.2.840.113549.1.1.5",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-224": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-224" },
    kind: "signature",
    oid: "1.2.840.113549.1.1.14",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-384": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-384" },
    kind: "signature",
    oid: "1.2.840.113549.1.1.12",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA-512": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA-512" },
    kind: "signature",
    oid: "1.2.840.113549.1.1.13",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  "RSA-PKCS1-1.5-SHA3-256": {
    facts: { name: "RSA", padding: "pkcs1v15", digest: "SHA3-256" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.14",
    quantum: 0,
    family: "RSASSA-PKCS1"
  },
  RSA: { facts: { name: "RSA" }, kind: "keygen", oid: "1.2.840.113549.1.1.1", quantum: 0 },
  "DSA-1024-SHA-256": {
    facts: { name: "DSA", keyBits: 1024, digest: "SHA-256" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.2",
    classical: 80,
    quantum: 0,
    family: "DSA"
  },
  "DSA-2048-SHA-256": {
    facts: { name: "DSA", keyBits: 2048, digest: "SHA-256" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.2",
    classical: 112,
    quantum: 0,
    family: "DSA"
  },
  "DSA-3072-SHA-256": {
    facts: { name: "DSA", keyBits: 3072, digest: "SHA-256" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.2",
    classical: 128,
    quantum: 0,
    family: "DSA"
  },
  "DSA-1024-SHA-1": {
    facts: { name: "DSA", keyBits: 1024, digest: "SHA-1" },
    kind: "signature",
    oid: "1.2.840.10040.4.3",
    classical: 80,
    quantum: 0,
    family: "DSA"
  },
  "ElGamal-2048": {
    facts: { name: "ElGamal", keyBits: 2048 },
    kind: "cipher",
    classical: 112,
    quantum: 0,
    family: "ElGamal"
  },
  "ECDSA-P-192-SHA-1": {
    facts: { name: "ECDSA", curve: "P-192", digest: "SHA-1" },
    kind: "signature",
    oid: "1.2.840.10045.4.1",
    classical: 96,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDSA-P-224-SHA-224": {
    facts: { name: "ECDSA", curve: "P-224", digest: "SHA-224" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.1",
    classical: 112,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDH-P-224": {
    facts: { name: "ECDH", curve: "P-224" },
    kind: "key-agreement",
    oid: "1.3.132.1.12",
    classical: 112,
    quantum: 0,
    family: "ECDH"
  },
  "ECDSA-P-256-SHA-256": {
    facts: { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.2",
    classical: 128,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDH-P-256": {
    facts: { name: "ECDH", curve: "P-256" },
    kind: "key-agreement",
    oid: "1.3.132.1.12",
    classical: 128,
    quantum: 0,
    family: "ECDH"
  },
  "ECDSA-P-384-SHA-384": {
    facts: { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.3",
    classical: 192,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDH-P-384": {
    facts: { name: "ECDH", curve: "P-384" },
    kind: "key-agreement",
    oid: "1.3.132.1.12",
    classical: 192,
    quantum: 0,
    family: "ECDH"
  },
  "ECDSA-P-521-SHA-512": {
    facts: { name: "ECDSA", curve: "P-521", digest: "SHA-512" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.4",
    classical: 256,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDH-P-521": {
    facts: { name: "ECDH", curve: "P-521" },
    kind: "key-agreement",
    oid: "1.3.132.1.12",
    classical: 256,
    quantum: 0,
    family: "ECDH"
  },
  "ECDSA-secp256k1-SHA-256": {
    facts: { name: "ECDSA", curve: "secp256k1", digest: "SHA-256" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.2",
    classical: 128,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDSA-brainpoolP256r1-SHA-256": {
    facts: { name: "ECDSA", curve: "brainpoolP256r1", digest: "SHA-256" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.2",
    classical: 128,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDSA-brainpoolP384r1-SHA-384": {
    facts: { name: "ECDSA", curve: "brainpoolP384r1", digest: "SHA-384" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.3",
    classical: 192,
    quantum: 0,
    family: "ECDSA"
  },
  "ECDSA-brainpoolP512r1-SHA-512": {
    facts: { name: "ECDSA", curve: "brainpoolP512r1", digest: "SHA-512" },
    kind: "signature",
    oid: "1.2.840.10045.4.3.4",
    classical: 256,
    quantum: 0,
    family: "ECDSA"
  },
  Ed25519: {
    facts: { name: "Ed25519" },
    kind: "signature",
    oid: "1.3.101.112",
    classical: 128,
    quantum: 0,
    family: "EdDSA"
  },
  Ed448: {
    facts: { name: "Ed448" },
    kind: "signature",
    oid: "1.3.101.113",
    classical: 224,
    quantum: 0,
    family: "EdDSA"
  },
  x25519: {
    facts: { name: "X25519" },
    kind: "key-agreement",
    oid: "1.3.101.110",
    classical: 128,
    quantum: 0,
    family: "ECDH"
  },
  x448: {
    facts: { name: "X448" },
    kind: "key-agreement",
    oid: "1.3.101.111",
    classical: 224,
    quantum: 0,
    family: "ECDH"
  },
  "FFDHE-ffdhe2048": {
    facts: { name: "DH", group: "ffdhe2048" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 112,
    quantum: 0,
    family: "FFDH"
  },
  "FFDHE-ffdhe3072": {
    facts: { name: "DH", group: "ffdhe3072" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 128,
    quantum: 0,
    family: "FFDH"
  },
  "FFDHE-ffdhe4096": {
    facts: { name: "DH", group: "ffdhe4096" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 152,
    quantum: 0,
    family: "FFDH"
  },
  "FFDHE-ffdhe6144": {
    facts: { name: "DH", group: "ffdhe6144" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 176,
    quantum: 0,
    family: "FFDH"
  },
  "FFDHE-ffdhe8192": {
    facts: { name: "DH", group: "ffdhe8192" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 200,
    quantum: 0,
    family: "FFDH"
  },
  "FFDHE-modp1024": {
    facts: { name: "DH", group: "modp1024" },
    kind: "key-agreement",
    oid: "1.2.840.113549.1.3.1",
    classical: 80,
    quantum: 0,
    family: "FFDH"
  },
  "ECMQV-P-256": {
    facts: { name: "ECMQV", curve: "P-256" },
    kind: "key-agreement",
    oid: "1.3.132.1.13",
    classical: 128,
    quantum: 0,
    family: "MQV"
  },
  SM2: {
    facts: { name: "SM2" },
    kind: "signature",
    oid: "1.2.156.10197.1.301.1",
    classical: 128,
    quantum: 0,
    family: "SM2"
  },
  "BLS12-381": { facts: { name: "BLS", curve: "BLS12-381" }, kind: "signature", quantum: 0, family: "BLS" },
  "ECIES-P-256": {
    facts: { name: "ECIES", curve: "P-256" },
    kind: "cipher",
    classical: 128,
    quantum: 0,
    family: "ECIES"
  },
  "HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305": {
    facts: { name: "HPKE", curve: "Curve25519", digest: "SHA-256", cipher: "ChaCha20-Poly1305" },
    kind: "cipher",
    classical: 128,
    quantum: 0,
    family: "HPKE"
  },
  "ML-KEM-512": {
    facts: { name: "ML-KEM", parameterSet: "512" },
    kind: "kem",
    oid: "2.16.840.1.101.3.4.4.1",
    classical: 128,
    quantum: 1,
    family: "ML-KEM"
  },
  "ML-KEM-768": {
    facts: { name: "ML-KEM", parameterSet: "768" },
    kind: "kem",
    oid: "2.16.840.1.101.3.4.4.2",
    classical: 192,
    quantum: 3,
    family: "ML-KEM"
  },
  "ML-KEM-1024": {
    facts: { name: "ML-KEM", parameterSet: "1024" },
    kind: "kem",
    oid: "2.16.840.1.101.3.4.4.3",
    classical: 256,
    quantum: 5,
    family: "ML-KEM"
  },
  "ML-DSA-44": {
    facts: { name: "ML-DSA", parameterSet: "44" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.17",
    classical: 128,
    quantum: 2,
    family: "ML-DSA"
  },
  "ML-DSA-65": {
    facts: { name: "ML-DSA", parameterSet: "65" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.18",
    classical: 192,
    quantum: 3,
    family: "ML-DSA"
  },
  "ML-DSA-87": {
    facts: { name: "ML-DSA", parameterSet: "87" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.19",
    classical: 256,
    quantum: 5,
    family: "ML-DSA"
  },
  "HashML-DSA-44-SHA-512": {
    facts: { name: "HashML-DSA", parameterSet: "44", digest: "SHA-512" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.32",
    classical: 128,
    quantum: 2,
    family: "ML-DSA"
  },
  "HashML-DSA-65-SHA-512": {
    facts: { name: "HashML-DSA", parameterSet: "65", digest: "SHA-512" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.33",
    classical: 192,
    quantum: 3,
    family: "ML-DSA"
  },
  "HashML-DSA-87-SHA-512": {
    facts: { name: "HashML-DSA", parameterSet: "87", digest: "SHA-512" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.34",
    classical: 256,
    quantum: 5,
    family: "ML-DSA"
  },
  "SLH-DSA-SHA2-128s": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-128s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.20",
    classical: 128,
    quantum: 1,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHA2-128f": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-128f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.21",
    classical: 128,
    quantum: 1,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHA2-192s": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-192s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.22",
    classical: 192,
    quantum: 3,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHA2-192f": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-192f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.23",
    classical: 192,
    quantum: 3,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHA2-256s": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-256s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.24",
    classical: 256,
    quantum: 5,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHA2-256f": {
    facts: { name: "SLH-DSA", parameterSet: "SHA2-256f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.25",
    classical: 256,
    quantum: 5,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-128s": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-128s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.26",
    classical: 128,
    quantum: 1,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-128f": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-128f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.27",
    classical: 128,
    quantum: 1,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-192s": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-192s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.28",
    classical: 192,
    quantum: 3,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-192f": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-192f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.29",
    classical: 192,
    quantum: 3,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-256s": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-256s" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.30",
    classical: 256,
    quantum: 5,
    family: "SLH-DSA"
  },
  "SLH-DSA-SHAKE-256f": {
    facts: { name: "SLH-DSA", parameterSet: "SHAKE-256f" },
    kind: "signature",
    oid: "2.16.840.1.101.3.4.3.31",
    classical: 256,
    quantum: 5,
    family: "SLH-DSA"
  },
  "LMS_SHA-256_M32_H10": {
    facts: { name: "LMS", parameterSet: "SHA-256_M32_H10" },
    kind: "signature",
    oid: "1.2.840.113549.1.9.16.3.17",
    classical: 256,
    quantum: 5,
    family: "LMS"
  },
  "LMS_SHA-256_M24_H10": {
    facts: { name: "LMS", parameterSet: "SHA-256_M24_H10" },
    kind: "signature",
    oid: "1.2.840.113549.1.9.16.3.17",
    classical: 192,
    quantum: 3,
    family: "LMS"
  },
  "XMSS-SHA2_10_256": {
    facts: { name: "XMSS", parameterSet: "SHA2_10_256" },
    kind: "signature",
    oid: "1.3.6.1.5.5.7.6.34",
    classical: 256,
    quantum: 5,
    family: "XMSS"
  },
  "XMSSMT-SHA2_20/2_256": {
    facts: { name: "XMSSMT", parameterSet: "SHA2_20/2_256" },
    kind: "signature",
    oid: "1.3.6.1.5.5.7.6.35",
    classical: 256,
    quantum: 5,
    family: "XMSS"
  },
  "FN-DSA-512": { facts: { name: "FN-DSA", parameterSet: "512" }, kind: "signature", classical: 128, quantum: 1 },
  "FN-DSA-1024": { facts: { name: "FN-DSA", parameterSet: "1024" }, kind: "signature", classical: 256, quantum: 5 },
  "HQC-128": { facts: { name: "HQC", parameterSet: "128" }, kind: "kem", classical: 128, quantum: 1 },
  "HQC-192": { facts: { name: "HQC", parameterSet: "192" }, kind: "kem", classical: 192, quantum: 3 },
  "HQC-256": { facts: { name: "HQC", parameterSet: "256" }, kind: "kem", classical: 256, quantum: 5 },
  "FrodoKEM-640": { facts: { name: "FrodoKEM", parameterSet: "640" }, kind: "kem", classical: 128, quantum: 1 },
  "FrodoKEM-976": { facts: { name: "FrodoKEM", parameterSet: "976" }, kind: "kem", classical: 192, quantum: 3 },
  "FrodoKEM-1344": { facts: { name: "FrodoKEM", parameterSet: "1344" }, kind: "kem", classical: 256, quantum: 5 },
  X25519MLKEM768: { facts: { name: "X25519MLKEM768" }, kind: "kem", quantum: 3 },
  SecP256r1MLKEM768: { facts: { name: "SecP256r1MLKEM768" }, kind: "kem", quantum: 3 },
  SecP384r1MLKEM1024: { facts: { name: "SecP384r1MLKEM1024" }, kind: "kem", quantum: 5 },
  X448MLKEM1024: { facts: { name: "X448MLKEM1024" }, kind: "kem", quantum: 5 },
  curveSM2MLKEM768: { facts: { name: "curveSM2MLKEM768" }, kind: "kem", quantum: 3 },
  "CTR_DRBG-AES-128": {
    facts: { name: "CTR_DRBG", cipher: "AES", keyBits: 128 },
    kind: "random",
    classical: 128,
    quantum: 1,
    family: "CTR_DRBG"
  },
  "CTR_DRBG-AES-256": {
    facts: { name: "CTR_DRBG", cipher: "AES", keyBits: 256 },
    kind: "random",
    classical: 256,
    quantum: 5,
    family: "CTR_DRBG"
  },
  "Hash_DRBG-SHA-256": {
    facts: { name: "Hash_DRBG", digest: "SHA-256" },
    kind: "random",
    classical: 256,
    quantum: 5,
    family: "Hash_DRBG"
  },
  "HMAC_DRBG-SHA-256": {
    facts: { name: "HMAC_DRBG", digest: "SHA-256" },
    kind: "random",
    classical: 256,
    quantum: 5,
    family: "HMAC_DRBG"
  },
  Fortuna: { facts: { name: "Fortuna" }, kind: "random", family: "Fortuna" },
  Yarrow: { facts: { name: "Yarrow" }, kind: "random", family: "Yarrow" },
  Dual_EC_DRBG: { facts: { name: "Dual_EC_DRBG" }, kind: "random", classical: 0, quantum: 0 },
  "CTR_DRBG-3DES": { facts: { name: "CTR_DRBG", cipher: "3DES" }, kind: "random", classical: 112, quantum: 0 },
  "Non-cryptographic-PRNG": { facts: { name: "NonCryptographicPRNG" }, kind: "random", classical: 0, quantum: 0 },
  "Non-cryptographic-PRNG-MT19937": {
    facts: { name: "NonCryptographicPRNG", parameterSet: "MT19937" },
    kind: "random",
    classical: 0,
    quantum: 0
  },
  "SRP-6-SHA-256": {
    facts: { name: "SRP", parameterSet: "6", digest: "SHA-256" },
    kind: "key-agreement",
    quantum: 0,
    family: "SRP"
  },
  "J-PAKE-P-256": {
    facts: { name: "J-PAKE", curve: "P-256" },
    kind: "key-agreement",
    classical: 128,
    quantum: 0,
    family: "J-PAKE"
  },
  "SPAKE2-P-256": {
    facts: { name: "SPAKE2", curve: "P-256" },
    kind: "key-agreement",
    classical: 128,
    quantum: 0,
    family: "SPAKE2"
  },
  "OPAQUE-3DH": { facts: { name: "OPAQUE" }, kind: "key-agreement", quantum: 0, family: "OPAQUE" },
  X3DH: { facts: { name: "X3DH" }, kind: "key-agreement", quantum: 0, family: "X3DH" }
}
