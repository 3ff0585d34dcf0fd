import { arg, digested, implied, library, text, typeArg } from "../rule.ts"

const kit = "{CryptoKit,Crypto}"
const aead = { key: arg(1, "any", "using"), nonceBits: arg(9, "any", "nonce"), labels: ["authenticating"] } as const
/** Only ECDSA takes a digest in the place of data. */
const digest = digested(arg(9, "any", "for"))
const signs = { is: "signature", inherits: true, digest, functions: ["sign"], labels: ["context"] } as const
const verifies = { is: "signature", inherits: true, digest, functions: ["verify"], labels: ["context"] } as const
const agrees = { is: "key-agreement", inherits: true, returns: "CryptoKit.SharedSecret", labels: ["with"] } as const
const written = {
  labels: [
    "rawRepresentation",
    "x963Representation",
    "derRepresentation",
    "pemRepresentation",
    "compressedRepresentation",
    "compactRepresentation",
    "compactRepresentable",
    "integrityCheckedRepresentation",
    "seedRepresentation",
    "dataRepresentation"
  ]
} as const

/*
 * Source: swift-crypto (github.com/apple/swift-crypto/tree/main/Sources/Crypto), which is Apple CryptoKit as the module Crypto.
 * Nonces that the call does not give have 12 bytes; the tag of both ciphers has 16. An initialiser without arguments
 * makes a key, one with a representation imports it: both are told as keys.
 */
export const cryptoKit = library("swift", "cryptoKit", {
  [`${kit}.{SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}.hash`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    labels: ["data"]
  },
  [`${kit}.{SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}`]: {
    is: "hash",
    algorithm: text("{2}", "hash"),
    returns: "CryptoKit.HashFunction"
  },
  [`${kit}.Insecure.{MD5,SHA1}.hash`]: { is: "hash", algorithm: text("{2}", "hash"), labels: ["data"] },
  [`${kit}.Insecure.{MD5,SHA1}`]: { is: "hash", algorithm: text("{2}", "hash"), returns: "CryptoKit.HashFunction" },
  "CryptoKit.HashFunction#{update,finalize}": { refines: true, operates: true, functions: ["digest"] },

  [`${kit}.{SHA256,SHA3_256}Digest.byteCount`]: { value: "32" },
  [`${kit}.{SHA384,SHA3_384}Digest.byteCount`]: { value: "48" },
  [`${kit}.{SHA512,SHA3_512}Digest.byteCount`]: { value: "64" },
  [`${kit}.Insecure.SHA1Digest.byteCount`]: { value: "20" },
  [`${kit}.Insecure.MD5Digest.byteCount`]: { value: "16" },

  [`new ${kit}.SymmetricKey`]: {
    is: "key",
    keyBits: implied("CryptoKit.SymmetricKeySize", arg(0, "any", "size")),
    byteLength: arg(0, "size", "data"),
    material: "secret-key"
  },
  "CryptoKit.SymmetricKeySize.bits128": { keyBits: 128 },
  "CryptoKit.SymmetricKeySize.bits192": { keyBits: 192 },
  "CryptoKit.SymmetricKeySize.bits256": { keyBits: 256 },
  "Crypto.SymmetricKeySize.bits128": { keyBits: 128 },
  "Crypto.SymmetricKeySize.bits192": { keyBits: 192 },
  "Crypto.SymmetricKeySize.bits256": { keyBits: 256 },
  [`new ${kit}.SymmetricKeySize`]: { keyBits: arg(0, "int", "bitCount") },

  [`new ${kit}.HMAC`]: {
    is: "mac",
    name: "HMAC",
    digest: typeArg(0, "any"),
    key: arg(0, "any", "key"),
    returns: "CryptoKit.HMAC"
  },
  "CryptoKit.HMAC#{update,finalize}": { refines: true, operates: true, functions: ["tag"] },
  [`${kit}.HMAC.authenticationCode`]: {
    is: "mac",
    name: "HMAC",
    digest: typeArg(0, "any"),
    key: arg(1, "any", "using"),
    functions: ["tag"],
    labels: ["for"]
  },
  [`${kit}.HMAC.isValidAuthenticationCode`]: {
    is: "mac",
    name: "HMAC",
    digest: typeArg(0, "any"),
    key: arg(1, "any", "using"),
    functions: ["tag"],
    labels: ["authenticating"]
  },

  [`${kit}.HKDF.{deriveKey,expand}`]: {
    is: "kdf",
    name: "HKDF",
    digest: typeArg(0, "any"),
    saltBits: arg(9, "bytes", "salt"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    functions: ["keyderive"],
    labels: ["inputKeyMaterial", "pseudoRandomKey", "info"]
  },
  [`${kit}.ANSIKDFx963.deriveKey`]: {
    is: "kdf",
    name: "X9.63-KDF",
    digest: typeArg(0, "any"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    functions: ["keyderive"]
  },
  [`${kit}.HKDF.extract`]: {
    is: "kdf",
    name: "HKDF",
    digest: typeArg(0, "any"),
    saltBits: arg(9, "bytes", "salt"),
    functions: ["keyderive"],
    labels: ["inputKeyMaterial"]
  },

  [`${kit}.AES.GCM.seal`]: {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    ...aead,
    nonceBits: implied("CryptoKit.AES.GCM.Nonce", arg(9, "any", "nonce")),
    functions: ["encrypt"],
    defaults: { tagBits: 128, nonceBits: 96 }
  },
  [`${kit}.AES.GCM.open`]: {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    key: arg(1, "any", "using"),
    functions: ["decrypt"],
    labels: ["authenticating"],
    defaults: { tagBits: 128 }
  },
  [`new ${kit}.AES.GCM.Nonce`]: { nonceBits: arg(0, "bytes", "data"), defaults: { nonceBits: 96 } },
  [`${kit}.ChaChaPoly.seal`]: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    ...aead,
    nonceBits: implied("CryptoKit.ChaChaPoly.Nonce", arg(9, "any", "nonce")),
    functions: ["encrypt"],
    defaults: { tagBits: 128, nonceBits: 96 }
  },
  [`${kit}.ChaChaPoly.open`]: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    key: arg(1, "any", "using"),
    functions: ["decrypt"],
    labels: ["authenticating"],
    defaults: { tagBits: 128 }
  },
  [`new ${kit}.ChaChaPoly.Nonce`]: { nonceBits: arg(0, "bytes", "data"), defaults: { nonceBits: 96 } },
  [`${kit}.AES.KeyWrap.wrap`]: {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    key: arg(1, "any", "using"),
    functions: ["encrypt"]
  },
  [`${kit}.AES.KeyWrap.unwrap`]: {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    key: arg(1, "any", "using"),
    functions: ["decrypt"]
  },

  [`new ${kit}.{P256,P384,P521}.Signing.PrivateKey`]: {
    is: "key",
    name: "ECDSA",
    curve: text("{2}", "curve"),
    material: "private-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  [`new ${kit}.{P256,P384,P521}.Signing.PublicKey`]: {
    is: "key",
    name: "ECDSA",
    curve: text("{2}", "curve"),
    material: "public-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  [`new ${kit}.{P256,P384,P521}.KeyAgreement.PrivateKey`]: {
    is: "key",
    name: "ECDH",
    curve: text("{2}", "curve"),
    material: "private-key",
    returns: "CryptoKit.AgreementKey",
    ...written
  },
  [`new ${kit}.{P256,P384,P521}.KeyAgreement.PublicKey`]: {
    is: "key",
    name: "ECDH",
    curve: text("{2}", "curve"),
    material: "public-key",
    returns: "CryptoKit.AgreementKey",
    ...written
  },
  [`new ${kit}.Curve25519.Signing.PrivateKey`]: {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  [`new ${kit}.Curve25519.Signing.PublicKey`]: {
    is: "key",
    name: "Ed25519",
    material: "public-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  [`new ${kit}.Curve25519.KeyAgreement.PrivateKey`]: {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: "CryptoKit.AgreementKey",
    ...written
  },
  [`new ${kit}.Curve25519.KeyAgreement.PublicKey`]: {
    is: "key",
    name: "X25519",
    material: "public-key",
    returns: "CryptoKit.AgreementKey",
    ...written
  },
  "new CryptoKit.SecureEnclave.P256.Signing.PrivateKey": {
    is: "key",
    name: "ECDSA",
    curve: "P-256",
    material: "private-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  "new CryptoKit.SecureEnclave.P256.KeyAgreement.PrivateKey": {
    is: "key",
    name: "ECDH",
    curve: "P-256",
    material: "private-key",
    returns: "CryptoKit.AgreementKey",
    ...written
  },
  "CryptoKit.{SigningKey,KemKey}#publicKey": { inherits: true, material: "public-key", returns: "CryptoKit.{1}" },

  "CryptoKit.SigningKey#signature": signs,
  "CryptoKit.SigningKey#isValidSignature": verifies,
  [`${kit}.{P256,P384,P521}.Signing.PrivateKey#signature`]: {
    ...signs,
    name: "ECDSA",
    curve: text("{2}", "curve")
  },
  [`${kit}.{P256,P384,P521}.Signing.PublicKey#isValidSignature`]: {
    ...verifies,
    name: "ECDSA",
    curve: text("{2}", "curve")
  },
  "CryptoKit.SecureEnclave.P256.Signing.PrivateKey#signature": { ...signs, name: "ECDSA", curve: "P-256" },
  [`${kit}.Curve25519.Signing.PrivateKey#signature`]: { ...signs, name: "Ed25519" },
  [`${kit}.Curve25519.Signing.PublicKey#isValidSignature`]: { ...verifies, name: "Ed25519" },

  [`${kit}.{P256,P384,P521}.Signing.{PrivateKey,PublicKey}`]: { is: "key", name: "ECDSA", curve: text("{2}", "curve") },
  [`${kit}.{P256,P384,P521}.KeyAgreement.{PrivateKey,PublicKey}`]: {
    is: "key",
    name: "ECDH",
    curve: text("{2}", "curve")
  },
  [`${kit}.Curve25519.Signing.{PrivateKey,PublicKey}`]: { is: "key", name: "Ed25519" },
  [`${kit}.Curve25519.KeyAgreement.{PrivateKey,PublicKey}`]: { is: "key", name: "X25519" },
  [`${kit}.{MLDSA65,MLDSA87,MLKEM768,MLKEM1024}.{PrivateKey,PublicKey}`]: { is: "key", algorithm: text("{2}", "pqc") },
  "CryptoKit.SecureEnclave.P256.Signing.PrivateKey#publicKey": { returns: "CryptoKit.P256.Signing.PublicKey" },
  [`${kit}.{P256,P384,P521}.Signing.PrivateKey#publicKey`]: { returns: "CryptoKit.{2}.Signing.PublicKey" },
  [`${kit}.Curve25519.Signing.PrivateKey#publicKey`]: { returns: "CryptoKit.Curve25519.Signing.PublicKey" },
  [`new ${kit}.{P256,P384,P521}.Signing.ECDSASignature`]: {
    is: "signature",
    name: "ECDSA",
    curve: text("{2}", "curve"),
    labels: ["rawRepresentation", "derRepresentation"]
  },
  [`${kit}.{MLDSA65,MLDSA87}.PrivateKey#signature`]: { ...signs, algorithm: text("{2}", "pqc") },
  [`${kit}.{MLDSA65,MLDSA87}.PublicKey#isValidSignature`]: { ...verifies, algorithm: text("{2}", "pqc") },
  [`${kit}.{MLDSA65,MLDSA87}.PrivateKey#publicKey`]: { returns: "CryptoKit.{2}.PublicKey" },

  "CryptoKit.AgreementKey#sharedSecretFromKeyAgreement": agrees,
  [`${kit}.{P256,P384,P521}.KeyAgreement.PrivateKey#sharedSecretFromKeyAgreement`]: {
    ...agrees,
    name: "ECDH",
    curve: text("{2}", "curve")
  },
  "CryptoKit.SecureEnclave.P256.KeyAgreement.PrivateKey#sharedSecretFromKeyAgreement": {
    ...agrees,
    name: "ECDH",
    curve: "P-256"
  },
  [`${kit}.Curve25519.KeyAgreement.PrivateKey#sharedSecretFromKeyAgreement`]: {
    ...agrees,
    name: "X25519"
  },
  [`${kit}.SharedSecret#hkdfDerivedSymmetricKey`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(9, "any", "using"),
    saltBits: arg(9, "bytes", "salt"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    functions: ["keyderive"],
    labels: ["sharedInfo"]
  },
  [`${kit}.SharedSecret#x963DerivedSymmetricKey`]: {
    is: "kdf",
    name: "X963KDF",
    digest: arg(9, "any", "using"),
    outputBits: arg(9, "bytes", "outputByteCount"),
    functions: ["keyderive"],
    labels: ["sharedInfo"]
  },

  [`new ${kit}.{MLKEM768,MLKEM1024}.PrivateKey`]: {
    is: "key",
    algorithm: text("{2}", "pqc"),
    material: "private-key",
    returns: "CryptoKit.KemKey",
    ...written
  },
  [`new ${kit}.{MLKEM768,MLKEM1024}.PublicKey`]: {
    is: "key",
    algorithm: text("{2}", "pqc"),
    material: "public-key",
    returns: "CryptoKit.KemKey",
    ...written
  },
  [`${kit}.{MLKEM768,MLKEM1024}.PrivateKey.generate`]: {
    is: "keygen",
    algorithm: text("{2}", "pqc"),
    material: "private-key",
    returns: "CryptoKit.KemKey"
  },
  "new CryptoKit.SecureEnclave.{MLKEM768,MLKEM1024}.PrivateKey": {
    is: "key",
    algorithm: text("{1}", "pqc"),
    material: "private-key",
    returns: "CryptoKit.KemKey",
    ...written
  },
  [`new ${kit}.XWingMLKEM768X25519.PrivateKey`]: {
    is: "key",
    name: "X-Wing",
    material: "private-key",
    returns: "CryptoKit.KemKey",
    ...written
  },
  [`new ${kit}.XWingMLKEM768X25519.PublicKey`]: {
    is: "key",
    name: "X-Wing",
    material: "public-key",
    returns: "CryptoKit.KemKey",
    ...written
  },
  [`${kit}.XWingMLKEM768X25519.PrivateKey.generate`]: {
    is: "keygen",
    name: "X-Wing",
    material: "private-key",
    returns: "CryptoKit.KemKey"
  },
  "CryptoKit.KemKey#encapsulate": { is: "kem", inherits: true, functions: ["encapsulate"] },
  "CryptoKit.KemKey#decapsulate": { is: "kem", inherits: true, functions: ["decapsulate"] },
  [`${kit}.{MLKEM768,MLKEM1024}.PublicKey#encapsulate`]: {
    is: "kem",
    inherits: true,
    algorithm: text("{2}", "pqc"),
    functions: ["encapsulate"]
  },
  [`${kit}.{MLKEM768,MLKEM1024}.PrivateKey#decapsulate`]: {
    is: "kem",
    inherits: true,
    algorithm: text("{2}", "pqc"),
    functions: ["decapsulate"]
  },
  [`new ${kit}.{MLDSA65,MLDSA87}.PrivateKey`]: {
    is: "key",
    algorithm: text("{2}", "pqc"),
    material: "private-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  [`new ${kit}.{MLDSA65,MLDSA87}.PublicKey`]: {
    is: "key",
    algorithm: text("{2}", "pqc"),
    material: "public-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },
  "new CryptoKit.SecureEnclave.{MLDSA65,MLDSA87}.PrivateKey": {
    is: "key",
    algorithm: text("{1}", "pqc"),
    material: "private-key",
    returns: "CryptoKit.SigningKey",
    ...written
  },

  [`new ${kit}.HPKE.Sender`]: {
    is: "cipher",
    name: "HPKE",
    from: implied("CryptoKit.HPKE.Ciphersuite", arg(9, "any", "ciphersuite")),
    functions: ["encrypt"],
    labels: ["recipientKey", "info", "authenticatedBy", "presharedKey", "presharedKeyIdentifier"]
  },
  [`new ${kit}.HPKE.Recipient`]: {
    is: "cipher",
    name: "HPKE",
    from: implied("CryptoKit.HPKE.Ciphersuite", arg(9, "any", "ciphersuite")),
    functions: ["decrypt"],
    labels: ["privateKey", "info", "encapsulatedKey", "authenticatedBy", "presharedKey", "presharedKeyIdentifier"]
  },
  [`${kit}.HPKE.Ciphersuite.P256_SHA256_AES_GCM_256`]: {
    curve: "P-256",
    digest: "SHA-256",
    cipher: "AES",
    keyBits: 256,
    mode: "gcm"
  },
  [`${kit}.HPKE.Ciphersuite.P384_SHA384_AES_GCM_256`]: {
    curve: "P-384",
    digest: "SHA-384",
    cipher: "AES",
    keyBits: 256,
    mode: "gcm"
  },
  [`${kit}.HPKE.Ciphersuite.P521_SHA512_AES_GCM_256`]: {
    curve: "P-521",
    digest: "SHA-512",
    cipher: "AES",
    keyBits: 256,
    mode: "gcm"
  },
  [`${kit}.HPKE.Ciphersuite.Curve25519_SHA256_ChachaPoly`]: {
    curve: "Curve25519",
    digest: "SHA-256",
    cipher: "ChaCha20-Poly1305",
    keyBits: 256
  },
  [`${kit}.HPKE.Ciphersuite.XWingMLKEM768X25519_SHA256_AES_GCM_256`]: {
    digest: "SHA-256",
    cipher: "AES",
    keyBits: 256,
    mode: "gcm"
  },
  [`new ${kit}.HPKE.Ciphersuite`]: {
    curve: implied("CryptoKit.HPKE.KEM", arg(9, "any", "kem")),
    digest: implied("CryptoKit.HPKE.KDF", arg(9, "any", "kdf")),
    from: implied("CryptoKit.HPKE.AEAD", arg(9, "any", "aead"))
  },
  [`${kit}.HPKE.KEM.P256_HKDF_SHA256`]: { curve: "P-256" },
  [`${kit}.HPKE.KEM.P384_HKDF_SHA384`]: { curve: "P-384" },
  [`${kit}.HPKE.KEM.P521_HKDF_SHA512`]: { curve: "P-521" },
  [`${kit}.HPKE.KEM.Curve25519_HKDF_SHA256`]: { curve: "Curve25519" },
  [`${kit}.HPKE.KDF.HKDF_SHA256`]: { digest: "SHA-256" },
  [`${kit}.HPKE.KDF.HKDF_SHA384`]: { digest: "SHA-384" },
  [`${kit}.HPKE.KDF.HKDF_SHA512`]: { digest: "SHA-512" },
  [`${kit}.HPKE.AEAD.AES_GCM_128`]: { cipher: "AES", keyBits: 128, mode: "gcm" },
  [`${kit}.HPKE.AEAD.AES_GCM_256`]: { cipher: "AES", keyBits: 256, mode: "gcm" },
  [`${kit}.HPKE.AEAD.chaChaPoly`]: { cipher: "ChaCha20-Poly1305", keyBits: 256 }
})
