import { arg, library, text } from "../rule.ts"

const pkg = "{cryptography,cryptography_plus}"
const cipher = { is: "cipher", returns: "cryptography.Cipher" } as const
const mac = { is: "mac", name: "HMAC", returns: "cryptography.Mac" } as const
const kdf = { is: "kdf", returns: "cryptography.Kdf" } as const
const signature = { is: "signature", returns: "cryptography.Signature" } as const
const exchange = { is: "key-agreement", returns: "cryptography.KeyExchange" } as const
const pss = { ...signature, name: "RSA", primitive: "signature", padding: "pss" } as const
const pkcs1 = { ...signature, name: "RSA", primitive: "signature", padding: "pkcs1v15" } as const
const size = { keyBits: arg(9, "bytes", "secretKeyLength") } as const

/*
 * package:cryptography 2.9, lib/dart.dart (github.com/dint-dev/cryptography/tree/master/cryptography/lib/src/dart): implementations in Dart
 * that can be constructed by themselves. The keys of the AES classes have 32 bytes unless said otherwise; CBC pads after PKCS #7.
 */
export const cryptographyPureDart = library("dart", "cryptographyPureDart", {
  [`${pkg}.Dart{Sha1,Sha224,Sha256,Sha384,Sha512}`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    returns: "cryptography.Hash"
  },
  [`${pkg}.Dart{Blake2b,Blake2s}`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    outputBits: arg(9, "bytes", "hashLengthInBytes"),
    returns: "cryptography.Hash"
  },

  [`${pkg}.DartAesGcm`]: {
    ...cipher,
    ...size,
    name: "AES",
    mode: "gcm",
    nonceBits: arg(9, "bytes", "nonceLength"),
    defaults: { keyBits: 256, nonceBits: 96, tagBits: 128 }
  },
  [`${pkg}.DartAesGcm.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "gcm",
    keyBits: text("{2}", "int"),
    nonceBits: arg(9, "bytes", "nonceLength"),
    defaults: { nonceBits: 96, tagBits: 128 }
  },
  [`${pkg}.DartAesCbc`]: {
    ...cipher,
    ...size,
    name: "AES",
    mode: "cbc",
    defaults: { keyBits: 256, nonceBits: 128, padding: "pkcs7" }
  },
  [`${pkg}.DartAesCbc.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "cbc",
    keyBits: text("{2}", "int"),
    defaults: { nonceBits: 128, padding: "pkcs7" }
  },
  [`${pkg}.DartAesCtr`]: { ...cipher, ...size, name: "AES", mode: "ctr", defaults: { keyBits: 256, nonceBits: 128 } },
  [`${pkg}.DartAesCtr.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "ctr",
    keyBits: text("{2}", "int"),
    defaults: { nonceBits: 128 }
  },
  [`${pkg}.DartChacha20`]: { ...cipher, name: "ChaCha20", defaults: { nonceBits: 96 } },
  [`${pkg}.DartChacha20.poly1305Aead`]: {
    ...cipher,
    name: "ChaCha20-Poly1305",
    defaults: { nonceBits: 96, tagBits: 128 }
  },
  [`${pkg}.DartXchacha20`]: { ...cipher, name: "XChaCha20", defaults: { nonceBits: 192 } },
  [`${pkg}.DartXchacha20.poly1305Aead`]: {
    ...cipher,
    name: "XChaCha20-Poly1305",
    defaults: { nonceBits: 192, tagBits: 128 }
  },

  [`${pkg}.DartHmac`]: { ...mac, digest: arg(0, "any") },
  [`${pkg}.DartHmac.{sha1,sha224,sha256,sha384,sha512,blake2b,blake2s}`]: { ...mac, digest: text("{2}", "hash") },
  [`${pkg}.DartPoly1305`]: { is: "mac", name: "Poly1305", returns: "cryptography.Mac" },
  [`${pkg}.DartHkdf`]: {
    ...kdf,
    name: "HKDF",
    digest: arg(9, "any", "hmac"),
    outputBits: arg(9, "bytes", "outputLength")
  },
  [`${pkg}.DartPbkdf2`]: {
    ...kdf,
    name: "PBKDF2",
    digest: arg(9, "any", "macAlgorithm"),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "int", "bits")
  },
  [`${pkg}.DartArgon2id`]: {
    ...kdf,
    name: "Argon2id",
    parallelism: arg(9, "int", "parallelism"),
    memoryKib: arg(9, "int", "memory"),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "bytes", "hashLength")
  },

  [`${pkg}.DartEd25519`]: { ...signature, name: "Ed25519" },
  [`${pkg}.DartX25519`]: { ...exchange, name: "X25519" },
  [`${pkg}.DartEcdh.p{256,384,521}`]: { ...exchange, name: "ECDH", curve: "P-{2}" },
  [`${pkg}.DartEcdsa.p{256,384,521}`]: { ...signature, name: "ECDSA", curve: "P-{2}", digest: arg(0, "any") },
  [`${pkg}.DartRsaPss`]: {
    ...pss,
    digest: arg(0, "any"),
    saltBits: arg(9, "bytes", "nonceLengthInBytes"),
    defaults: { saltBits: 128 }
  },
  [`${pkg}.DartRsaSsaPkcs1v15`]: { ...pkcs1, digest: arg(0, "any") }
})
