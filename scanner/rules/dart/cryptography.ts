import { arg, library, text } from "../rule.ts"

const pkg = "{cryptography,cryptography_plus}"
const cipher = { is: "cipher", returns: "cryptography.Cipher" } as const
const mac = { is: "mac", name: "HMAC", returns: "cryptography.Mac" } as const
const kdf = { is: "kdf", returns: "cryptography.Kdf" } as const
const signature = { is: "signature", returns: "cryptography.Signature" } as const
const exchange = { is: "key-agreement", returns: "cryptography.KeyExchange" } as const

/*
 * Source: package:cryptography 2 (github.com/dint-dev/cryptography/tree/master/cryptography/lib/src) and its successor
 * cryptography_plus. Default nonces have 12 bytes for AES-GCM and
 * ChaCha20, 16 for CBC and CTR, 24 for XChaCha20; AES-CBC pads after PKCS #7; RSA keys have 4096 bits, PSS salts 16 bytes.
 */
export const cryptography = library("dart", "cryptography", {
  [`${pkg}.{Sha1,Sha224,Sha256,Sha384,Sha512}`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    returns: "cryptography.Hash"
  },
  [`${pkg}.{Blake2b,Blake2s}`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    outputBits: arg(9, "bytes", "hashLengthInBytes"),
    returns: "cryptography.Hash"
  },
  "cryptography.Hash#{hash,newHashSink}": { refines: true, operates: true, functions: ["digest"] },

  [`${pkg}.AesGcm.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "gcm",
    keyBits: text("{2}", "int"),
    nonceBits: arg(9, "bytes", "nonceLength"),
    defaults: { nonceBits: 96, tagBits: 128 }
  },
  [`${pkg}.AesCbc.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "cbc",
    keyBits: text("{2}", "int"),
    defaults: { nonceBits: 128, padding: "pkcs7" }
  },
  [`${pkg}.AesCtr.with{128,192,256}bits`]: {
    ...cipher,
    name: "AES",
    mode: "ctr",
    keyBits: text("{2}", "int"),
    defaults: { nonceBits: 128 }
  },
  [`${pkg}.Chacha20.poly1305Aead`]: { ...cipher, name: "ChaCha20-Poly1305", defaults: { nonceBits: 96, tagBits: 128 } },
  [`${pkg}.Chacha20`]: { ...cipher, name: "ChaCha20", defaults: { nonceBits: 96 } },
  [`${pkg}.Xchacha20.poly1305Aead`]: {
    ...cipher,
    name: "XChaCha20-Poly1305",
    defaults: { nonceBits: 192, tagBits: 128 }
  },
  [`${pkg}.Xchacha20`]: { ...cipher, name: "XChaCha20", defaults: { nonceBits: 192 } },
  "cryptography.Cipher#{encrypt,encryptString,encryptStream}": {
    refines: true,
    functions: ["encrypt"],
    nonceBits: arg(9, "bytes", "nonce")
  },
  "cryptography.Cipher#{decrypt,decryptString,decryptStream}": { refines: true, functions: ["decrypt"] },
  "cryptography.Cipher#{newSecretKey,newSecretKeyFromBytes}": { is: "keygen", inherits: true },

  [`${pkg}.Hmac`]: { ...mac, digest: arg(0, "any") },
  [`${pkg}.Hmac.{sha1,sha224,sha256,sha384,sha512,blake2b,blake2s}`]: { ...mac, digest: text("{2}", "hash") },
  [`${pkg}.Poly1305`]: { is: "mac", name: "Poly1305", returns: "cryptography.Mac" },
  "cryptography.Mac#{calculateMac,newMacSink}": { refines: true, operates: true, functions: ["tag"] },

  [`${pkg}.Hkdf`]: { ...kdf, name: "HKDF", digest: arg(9, "any", "hmac"), outputBits: arg(9, "bytes", "outputLength") },
  [`${pkg}.Pbkdf2`]: {
    ...kdf,
    name: "PBKDF2",
    digest: arg(9, "any", "macAlgorithm"),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "int", "bits")
  },
  [`${pkg}.Pbkdf2.hmacSha256`]: {
    ...kdf,
    name: "PBKDF2",
    digest: "SHA-256",
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "int", "bits")
  },
  [`${pkg}.Argon2id`]: {
    ...kdf,
    name: "Argon2id",
    parallelism: arg(9, "int", "parallelism"),
    memoryKib: arg(9, "int", "memory"),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "bytes", "hashLength")
  },
  "cryptography.Kdf#{deriveKey,deriveKeyFromPassword}": {
    refines: true,
    saltBits: arg(9, "bytes", "nonce"),
    functions: ["keyderive"]
  },

  [`${pkg}.Ed25519`]: { ...signature, name: "Ed25519" },
  [`${pkg}.Ecdsa.p256`]: { ...signature, name: "ECDSA", curve: "P-256", digest: arg(0, "any") },
  [`${pkg}.Ecdsa.p384`]: { ...signature, name: "ECDSA", curve: "P-384", digest: arg(0, "any") },
  [`${pkg}.Ecdsa.p521`]: { ...signature, name: "ECDSA", curve: "P-521", digest: arg(0, "any") },
  [`${pkg}.RsaPss`]: {
    ...signature,
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    digest: arg(0, "any"),
    saltBits: arg(9, "bytes", "nonceLengthInBytes"),
    defaults: { saltBits: 128 }
  },
  [`${pkg}.RsaPss.{sha256,sha512}`]: {
    ...signature,
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    digest: text("{2}", "hash"),
    saltBits: arg(9, "bytes", "nonceLengthInBytes"),
    defaults: { saltBits: 128 }
  },
  [`${pkg}.RsaSsaPkcs1v15`]: {
    ...signature,
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: arg(0, "any")
  },
  [`${pkg}.RsaSsaPkcs1v15.{sha256,sha512}`]: {
    ...signature,
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: text("{2}", "hash")
  },
  "cryptography.Signature#{sign,signString}": { refines: true, functions: ["sign"] },
  "cryptography.Signature#{verify,verifyString}": { refines: true, functions: ["verify"] },
  "cryptography.Signature#{newKeyPair,newKeyPairFromSeed}": {
    is: "keygen",
    inherits: true,
    keyBits: arg(9, "int", "modulusLength")
  },

  [`${pkg}.X25519`]: { ...exchange, name: "X25519" },
  [`${pkg}.Ecdh.p256`]: { ...exchange, name: "ECDH", curve: "P-256" },
  [`${pkg}.Ecdh.p384`]: { ...exchange, name: "ECDH", curve: "P-384" },
  [`${pkg}.Ecdh.p521`]: { ...exchange, name: "ECDH", curve: "P-521" },
  "cryptography.KeyExchange#{newKeyPair,newKeyPairFromSeed}": { is: "keygen", inherits: true },
  "cryptography.KeyExchange#sharedSecretKey": { refines: true, functions: ["keyderive"] },

  [`${pkg}.SecretKey`]: { is: "key", material: "secret-key", byteLength: arg(0, "size") },
  [`${pkg}.SecretKey.randomBytes`]: { is: "key", material: "secret-key", byteLength: arg(9, "size", "length") },
  [`${pkg}.SecureRandom.safe`]: { is: "random", name: "RNG" },
  [`${pkg}.SecureRandom.fast`]: { is: "random", name: "RNG" }
})
