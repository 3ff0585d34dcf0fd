import { arg, library } from "../rule.ts"

/*
 * Source: Tink Java 1.0 to 1.20 API, packages com.google.crypto.tink.subtle, com.google.crypto.tink.subtle.prf and
 * com.google.crypto.tink.aead.subtle. AesGcmJce documents an IV of 12 and a tag of 16 bytes.
 */
export const tinkSubtle = library("java", "tinkSubtle", {
  "new com.google.crypto.tink.subtle.AesGcmJce": {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    keyBits: arg(0, "bytes"),
    nonceBits: 96,
    tagBits: 128
  },
  "new com.google.crypto.tink.aead.subtle.AesGcmSiv": {
    is: "cipher",
    name: "AES",
    mode: "gcm-siv",
    keyBits: arg(0, "bytes")
  },
  "new com.google.crypto.tink.subtle.AesEaxJce": {
    is: "cipher",
    name: "AES",
    mode: "eax",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "new com.google.crypto.tink.subtle.AesCtrJceCipher": {
    is: "cipher",
    name: "AES",
    mode: "ctr",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "new com.google.crypto.tink.subtle.AesSiv": { is: "cipher", name: "AES", mode: "siv", keyBits: arg(0, "bytes") },
  "new com.google.crypto.tink.subtle.ChaCha20Poly1305": { is: "cipher", name: "ChaCha20-Poly1305" },
  "new com.google.crypto.tink.subtle.XChaCha20Poly1305": { is: "cipher", name: "XChaCha20-Poly1305" },
  "new com.google.crypto.tink.subtle.AesGcmHkdfStreaming": {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    keyBits: arg(2, "bytes")
  },
  "new com.google.crypto.tink.subtle.AesCtrHmacStreaming": {
    is: "cipher",
    name: "AES",
    mode: "ctr-hmac",
    keyBits: arg(2, "bytes"),
    digest: arg(3, "jca"),
    tagBits: arg(4, "bytes")
  },
  "com.google.crypto.tink.subtle.EncryptThenAuthenticate.newAesCtrHmac": {
    is: "cipher",
    name: "AES",
    mode: "ctr-hmac",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes"),
    digest: arg(2, "jca"),
    tagBits: arg(4, "bytes")
  },
  "new com.google.crypto.tink.subtle.Kwp": { is: "key-wrap", name: "AES", mode: "kwp", keyBits: arg(0, "bytes") },

  "com.google.crypto.tink.subtle.Hkdf.computeHkdf": {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "jca"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes")
  },
  "com.google.crypto.tink.subtle.Hkdf.computeEciesHkdfSymmetricKey": {
    is: "kdf",
    name: "HKDF",
    digest: arg(2, "jca"),
    saltBits: arg(3, "bytes"),
    outputBits: arg(5, "bytes")
  },
  "new com.google.crypto.tink.subtle.prf.HkdfStreamingPrf": {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "hash"),
    saltBits: arg(2, "bytes")
  },
  "new com.google.crypto.tink.subtle.PrfHmacJce": { is: "mac", algorithm: arg(0, "jca"), key: arg(1, "any") },
  "new com.google.crypto.tink.subtle.PrfAesCmac": {
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    keyBits: arg(0, "bytes")
  },
  "new com.google.crypto.tink.subtle.PrfMac": { is: "mac", from: arg(0, "any"), tagBits: arg(1, "bytes") },

  "new com.google.crypto.tink.subtle.Ed25519Sign": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "new com.google.crypto.tink.subtle.Ed25519Verify": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "com.google.crypto.tink.subtle.Ed25519Sign.KeyPair.{newKeyPair,newKeyPairFromSeed}": {
    is: "keygen",
    name: "Ed25519"
  },
  "new com.google.crypto.tink.subtle.EcdsaSignJce": {
    is: "signature",
    name: "ECDSA",
    digest: arg(1, "hash"),
    key: arg(0, "any"),
    functions: ["sign"]
  },
  "new com.google.crypto.tink.subtle.EcdsaVerifyJce": {
    is: "signature",
    name: "ECDSA",
    digest: arg(1, "hash"),
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "new com.google.crypto.tink.subtle.RsaSsaPkcs1SignJce": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(1, "hash"),
    key: arg(0, "any"),
    functions: ["sign"]
  },
  "new com.google.crypto.tink.subtle.RsaSsaPkcs1VerifyJce": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(1, "hash"),
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "new com.google.crypto.tink.subtle.RsaSsaPssSignJce": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(1, "hash"),
    mgfDigest: arg(2, "hash"),
    saltBits: arg(3, "bytes"),
    key: arg(0, "any"),
    functions: ["sign"]
  },
  "new com.google.crypto.tink.subtle.RsaSsaPssVerifyJce": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(1, "hash"),
    mgfDigest: arg(2, "hash"),
    saltBits: arg(3, "bytes"),
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "com.google.crypto.tink.subtle.Enums.HashType.{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },

  "com.google.crypto.tink.subtle.EllipticCurves.generateKeyPair": {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "java.security.KeyPair"
  },
  "com.google.crypto.tink.subtle.EllipticCurves.{getEcPrivateKey,getEcPublicKey}": {
    is: "key",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "java.security.Key"
  },
  "com.google.crypto.tink.subtle.EllipticCurves.computeSharedSecret": {
    is: "key-agreement",
    name: "ECDH",
    key: arg(0, "any")
  },
  "com.google.crypto.tink.subtle.EllipticCurves.CurveType.{NIST_P256,NIST_P384,NIST_P521}": { value: "{1}" },
  "com.google.crypto.tink.subtle.X25519.generatePrivateKey": { is: "keygen", name: "X25519" },
  "com.google.crypto.tink.subtle.X25519.computeSharedSecret": { is: "key-agreement", name: "X25519" },
  "new com.google.crypto.tink.subtle.EciesAeadHkdfHybridEncrypt": {
    is: "cipher",
    name: "ECIES",
    digest: arg(2, "jca"),
    key: arg(0, "any"),
    functions: ["encrypt"]
  },
  "new com.google.crypto.tink.subtle.EciesAeadHkdfHybridDecrypt": {
    is: "cipher",
    name: "ECIES",
    digest: arg(2, "jca"),
    key: arg(0, "any"),
    functions: ["decrypt"]
  },
  "new com.google.crypto.tink.subtle.{EciesHkdfSenderKem,EciesHkdfRecipientKem}": {
    is: "kem",
    name: "ECIES-KEM",
    key: arg(0, "any")
  },
  "com.google.crypto.tink.subtle.Random.randBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
