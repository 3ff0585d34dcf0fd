import { arg, digested, implied, library } from "../rule.ts"

const extras = "{_CryptoExtras,CryptoExtras}"
const cbc = {
  is: "cipher",
  name: "AES",
  mode: "cbc",
  key: arg(1, "any", "using"),
  padding: arg(9, "noPadding", "noPadding")
} as const
const siv = { is: "cipher", name: "AES", mode: "gcm-siv", key: arg(1, "any", "using") } as const
const chacha = { is: "cipher", name: "ChaCha20", key: arg(1, "any", "using") } as const

const signing = {
  is: "signature",
  name: "RSA",
  inherits: true,
  padding: implied("CryptoExtras._RSA.Signing.Padding", arg(9, "any", "padding")),
  digest: digested(arg(9, "any", "for")),
  defaults: { padding: "pss" }
} as const
const encryption = {
  is: "cipher",
  name: "RSA",
  primitive: "pke",
  inherits: true,
  from: implied("CryptoExtras._RSA.Encryption.Padding", arg(9, "any", "padding"))
} as const
const fromNumbers = { is: "key", name: "RSA", material: "private-key" } as const

/*
 * swift-crypto, module CryptoExtras (_CryptoExtras before). Its types stand in those of CryptoKit, which it exports as
 * well. PSS has a salt as long as the digest; OAEP is with SHA-1 unless the name says otherwise.
 */
export const cryptoExtras = library("swift", "cryptoExtras", {
  [`new ${extras}._RSA.Signing.PrivateKey`]: {
    is: "key",
    name: "RSA",
    primitive: "signature",
    keyBits: implied("CryptoExtras._RSA.KeySize", arg(9, "any", "keySize")),
    from: implied("CryptoExtras._RSA.KeySize", arg(9, "any", "unsafeKeySize")),
    material: "private-key",
    returns: "CryptoExtras._RSA.Signing"
  },
  [`new ${extras}._RSA.Signing.PublicKey`]: {
    is: "key",
    name: "RSA",
    primitive: "signature",
    material: "public-key",
    returns: "CryptoExtras._RSA.Signing"
  },
  [`new ${extras}._RSA.Encryption.PrivateKey`]: {
    is: "key",
    name: "RSA",
    primitive: "pke",
    keyBits: implied("CryptoExtras._RSA.KeySize", arg(9, "any", "keySize")),
    from: implied("CryptoExtras._RSA.KeySize", arg(9, "any", "unsafeKeySize")),
    material: "private-key",
    returns: "CryptoExtras._RSA.Encryption"
  },
  [`new ${extras}._RSA.Encryption.PublicKey`]: {
    is: "key",
    name: "RSA",
    primitive: "pke",
    material: "public-key",
    returns: "CryptoExtras._RSA.Encryption"
  },
  [`new ${extras}._RSA.BlindSigning.PrivateKey`]: {
    is: "key",
    name: "RSA",
    primitive: "signature",
    keyBits: implied("CryptoExtras._RSA.KeySize", arg(9, "any", "keySize")),
    material: "private-key"
  },
  [`new ${extras}._RSA.BlindSigning.PublicKey`]: {
    is: "key",
    name: "RSA",
    primitive: "signature",
    material: "public-key"
  },
  [`${extras}._RSA.BlindSigning.PrivateKey#blindSignature`]: {
    is: "signature",
    name: "RSA",
    inherits: true,
    functions: ["sign"]
  },
  [`${extras}._RSA.BlindSigning.PublicKey#isValidSignature`]: {
    is: "signature",
    name: "RSA",
    inherits: true,
    functions: ["verify"]
  },
  "CryptoExtras._RSA.KeySize.bits2048": { keyBits: 2048 },
  "CryptoExtras._RSA.KeySize.bits3072": { keyBits: 3072 },
  "CryptoExtras._RSA.KeySize.bits4096": { keyBits: 4096 },
  "new CryptoExtras._RSA.KeySize": { keyBits: arg(0, "int", "bitCount") },
  [`${extras}._RSA.Signing.KeySize.bits2048`]: { keyBits: 2048 },
  [`${extras}._RSA.Signing.KeySize.bits3072`]: { keyBits: 3072 },
  [`${extras}._RSA.Signing.KeySize.bits4096`]: { keyBits: 4096 },
  [`new ${extras}._RSA.Signing.KeySize`]: { keyBits: arg(0, "int", "bitCount") },
  "CryptoExtras._RSA.Signing#publicKey": {
    inherits: true,
    material: "public-key",
    returns: "CryptoExtras._RSA.Signing"
  },
  "CryptoExtras._RSA.Encryption#publicKey": {
    inherits: true,
    material: "public-key",
    returns: "CryptoExtras._RSA.Encryption"
  },
  "CryptoExtras._RSA.Signing#signature": {
    is: "signature",
    inherits: true,
    padding: implied("CryptoExtras._RSA.Signing.Padding", arg(9, "any", "padding")),
    digest: digested(arg(9, "any", "for")),
    functions: ["sign"],
    defaults: { padding: "pss" }
  },
  "CryptoExtras._RSA.Signing#isValidSignature": {
    is: "signature",
    inherits: true,
    padding: implied("CryptoExtras._RSA.Signing.Padding", arg(9, "any", "padding")),
    digest: digested(arg(9, "any", "for")),
    functions: ["verify"],
    defaults: { padding: "pss" }
  },
  [`${extras}._RSA.Signing.PrivateKey#signature`]: { ...signing, functions: ["sign"] },
  [`${extras}._RSA.Signing.PublicKey#isValidSignature`]: { ...signing, functions: ["verify"] },
  [`${extras}._RSA.Encryption.PublicKey#encrypt`]: { ...encryption, functions: ["encrypt"] },
  [`${extras}._RSA.Encryption.PrivateKey#decrypt`]: { ...encryption, functions: ["decrypt"] },
  [`${extras}._RSA.Signing.PrivateKey#publicKey`]: { returns: "CryptoExtras._RSA.Signing.PublicKey" },
  [`${extras}._RSA.Encryption.PrivateKey#publicKey`]: { returns: "CryptoExtras._RSA.Encryption.PublicKey" },
  [`${extras}._RSA.Signing.PrivateKey._createFromNumbers`]: {
    ...fromNumbers,
    primitive: "signature",
    returns: "CryptoExtras._RSA.Signing"
  },
  [`${extras}._RSA.Encryption.PrivateKey._createFromNumbers`]: {
    ...fromNumbers,
    primitive: "pke",
    returns: "CryptoExtras._RSA.Encryption"
  },
  "CryptoExtras._RSA.Signing.Padding.insecurePKCS1v1_5": { name: "RSA", padding: "pkcs1v15" },
  "CryptoExtras._RSA.Signing.Padding.PSS": { name: "RSA", padding: "pss" },
  "CryptoExtras._RSA.Encryption#encrypt": {
    is: "cipher",
    inherits: true,
    from: implied("CryptoExtras._RSA.Encryption.Padding", arg(9, "any", "padding")),
    functions: ["encrypt"]
  },
  "CryptoExtras._RSA.Encryption#decrypt": {
    is: "cipher",
    inherits: true,
    from: implied("CryptoExtras._RSA.Encryption.Padding", arg(9, "any", "padding")),
    functions: ["decrypt"]
  },
  "CryptoExtras._RSA.Encryption.Padding.PKCS1_OAEP": { name: "RSA", padding: "oaep", digest: "SHA-1" },
  "CryptoExtras._RSA.Encryption.Padding.PKCS1_OAEP_SHA256": { name: "RSA", padding: "oaep", digest: "SHA-256" },
  "CryptoExtras._RSA.Encryption.Padding._WEAK_AND_INSECURE_PKCS_V1_5": { name: "RSA", padding: "pkcs1v15" },

  [`${extras}.AES._CBC.encrypt`]: { ...cbc, functions: ["encrypt"], defaults: { padding: "pkcs7", nonceBits: 128 } },
  [`${extras}.AES._CBC.decrypt`]: { ...cbc, functions: ["decrypt"], defaults: { padding: "pkcs7", nonceBits: 128 } },
  [`${extras}.AES._CFB.encrypt`]: {
    is: "cipher",
    name: "AES",
    mode: "cfb",
    key: arg(1, "any", "using"),
    functions: ["encrypt"]
  },
  [`${extras}.AES._CFB.decrypt`]: {
    is: "cipher",
    name: "AES",
    mode: "cfb",
    key: arg(1, "any", "using"),
    functions: ["decrypt"]
  },
  [`${extras}.SHA512256.hash`]: { is: "hash", name: "SHA-512/256", functions: ["digest"] },
  [`${extras}.SHA512256`]: { is: "hash", name: "SHA-512/256", returns: "CryptoKit.HashFunction" },
  [`${extras}.AES._CTR.encrypt`]: {
    is: "cipher",
    name: "AES",
    mode: "ctr",
    key: arg(1, "any", "using"),
    functions: ["encrypt"]
  },
  [`${extras}.AES._CTR.decrypt`]: {
    is: "cipher",
    name: "AES",
    mode: "ctr",
    key: arg(1, "any", "using"),
    functions: ["decrypt"]
  },
  [`${extras}.AES.GCM._SIV.seal`]: { ...siv, functions: ["encrypt"], defaults: { nonceBits: 96, tagBits: 128 } },
  [`${extras}.AES.GCM._SIV.open`]: { ...siv, functions: ["decrypt"], defaults: { tagBits: 128 } },
  [`${extras}.AES.permute`]: {
    is: "cipher",
    name: "AES",
    mode: "ecb",
    key: arg(1, "any", "key"),
    functions: ["encrypt"]
  },
  [`${extras}.AES.inversePermute`]: {
    is: "cipher",
    name: "AES",
    mode: "ecb",
    key: arg(1, "any", "key"),
    functions: ["decrypt"]
  },
  [`new ${extras}.AES.CMAC`]: {
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    key: arg(0, "any", "key"),
    tagBits: arg(9, "bytes", "outputSize"),
    defaults: { tagBits: 128 }
  },
  [`${extras}.Insecure.ChaCha20CTR.encrypt`]: { ...chacha, functions: ["encrypt"], defaults: { nonceBits: 96 } },

  [`${extras}.KDF.Insecure.PBKDF2.deriveKey`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: implied("CryptoExtras.KDF.Insecure.PBKDF2.HashFunction", arg(9, "hash", "using")),
    saltBits: arg(9, "bytes", "salt"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    iterations: arg(9, "int", "rounds"),
    from: arg(9, "iterationCount", "unsafeUncheckedRounds"),
    functions: ["keyderive"]
  },
  "CryptoExtras.KDF.Insecure.PBKDF2.HashFunction.insecureMD5": { value: "MD5" },
  "CryptoExtras.KDF.Insecure.PBKDF2.HashFunction.insecureSHA1": { value: "SHA1" },
  "CryptoExtras.KDF.Insecure.PBKDF2.HashFunction.insecureSHA224": { value: "SHA224" },
  "CryptoExtras.KDF.Insecure.PBKDF2.HashFunction.{sha256,sha384,sha512}": { value: "{1}" },
  [`${extras}.KDF.Scrypt.deriveKey`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(9, "bytes", "salt"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    iterations: arg(9, "int", "rounds"),
    blockSize: arg(9, "int", "blockSize"),
    parallelism: arg(9, "int", "parallelism"),
    functions: ["keyderive"]
  }
})
