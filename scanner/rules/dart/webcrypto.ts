import { arg, library, text } from "../rule.ts"

/* Source: package:webcrypto 0.6 (github.com/google/webcrypto.dart/tree/master/lib): the Web Cryptography API for Dart. Sizes of keys and tags are bits. */
export const webcrypto = library("dart", "webcrypto", {
  "webcrypto.Hash.{sha1,sha256,sha384,sha512}": { algorithm: text("{1}", "hash"), returns: "webcrypto.Hash" },
  "webcrypto.Hash#{digestBytes,digestStream}": { is: "hash", inherits: true },
  "webcrypto.{AesCbc,AesCtr,AesGcm}SecretKey.generateKey": {
    is: "keygen",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(0, "int"),
    returns: "webcrypto.CipherKey"
  },
  "webcrypto.{AesCbc,AesCtr,AesGcm}SecretKey.{importRawKey,importJsonWebKey}": {
    is: "key",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(0, "bytes"),
    returns: "webcrypto.CipherKey"
  },
  "webcrypto.CipherKey#{encryptBytes,encryptStream}": {
    is: "cipher",
    inherits: true,
    functions: ["encrypt"],
    nonceBits: arg(1, "bytes"),
    tagBits: arg(9, "int", "tagLength")
  },
  "webcrypto.CipherKey#{decryptBytes,decryptStream}": {
    is: "cipher",
    inherits: true,
    functions: ["decrypt"],
    nonceBits: arg(1, "bytes"),
    tagBits: arg(9, "int", "tagLength")
  },
  "webcrypto.HmacSecretKey.generateKey": {
    is: "keygen",
    name: "HMAC",
    digest: arg(0, "any"),
    keyBits: arg(9, "int", "length"),
    returns: "webcrypto.HmacKey"
  },
  "webcrypto.HmacSecretKey.{importRawKey,importJsonWebKey}": {
    is: "key",
    name: "HMAC",
    digest: arg(1, "any"),
    returns: "webcrypto.HmacKey"
  },
  "webcrypto.HmacKey#{signBytes,verifyBytes}": { is: "mac", inherits: true, functions: ["tag"] },
  "webcrypto.EcdsaPrivateKey.generateKey": { is: "keygen", name: "ECDSA", curve: arg(0, "any") },
  "webcrypto.{EcdsaPrivateKey,EcdsaPublicKey}.{importPkcs8Key,importSpkiKey,importRawKey,importJsonWebKey}": {
    is: "key",
    name: "ECDSA",
    curve: arg(1, "any"),
    returns: "webcrypto.SigningKey"
  },
  "webcrypto.EcdhPrivateKey.generateKey": { is: "keygen", name: "ECDH", curve: arg(0, "any") },
  "webcrypto.EllipticCurve.p256": { curve: "P-256" },
  "webcrypto.EllipticCurve.p384": { curve: "P-384" },
  "webcrypto.EllipticCurve.p521": { curve: "P-521" },
  "webcrypto.RsaOaepPrivateKey.generateKey": {
    is: "keygen",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    keyBits: arg(0, "int"),
    digest: arg(2, "any")
  },
  "webcrypto.RsaPssPrivateKey.generateKey": {
    is: "keygen",
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    keyBits: arg(0, "int"),
    digest: arg(2, "any")
  },
  "webcrypto.RsassaPkcs1V15PrivateKey.generateKey": {
    is: "keygen",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    keyBits: arg(0, "int"),
    digest: arg(2, "any")
  },
  "webcrypto.{Pbkdf2,Hkdf}SecretKey.importRawKey": { returns: "webcrypto.{1}" },
  "webcrypto.Pbkdf2#deriveBits": {
    is: "kdf",
    name: "PBKDF2",
    outputBits: arg(0, "int"),
    digest: arg(1, "any"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int")
  },
  "webcrypto.Hkdf#deriveBits": {
    is: "kdf",
    name: "HKDF",
    outputBits: arg(0, "int"),
    digest: arg(1, "any"),
    saltBits: arg(2, "bytes")
  },
  "webcrypto.fillRandomBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
