import { arg, library, text } from "../rule.ts"

const algorithm = "dev.whyoleg.cryptography.CryptographyAlgorithm"
const key = "dev.whyoleg.cryptography.materials.key.Key"

/*
 * Source: cryptography-kotlin 0.5 API, packages dev.whyoleg.cryptography, algorithms and operations. A provider gives the
 * implementation of an algorithm, whose keys give the operations. Sizes are written with their unit: `256.bits`.
 */
export const cryptographyKotlin = library("java", "cryptographyKotlin", {
  "dev.whyoleg.cryptography.CryptographyProvider.*": { returns: "dev.whyoleg.cryptography.CryptographyProvider" },
  "dev.whyoleg.cryptography.CryptographyProvider#{get,getOrNull}": { algorithm: arg(0, "any"), returns: algorithm },
  "dev.whyoleg.cryptography.algorithms.AES.{GCM,CCM,CTR,CBC,ECB,OFB,CFB,CFB8}": {
    name: "AES",
    mode: text("{1}", "mode")
  },
  "dev.whyoleg.cryptography.algorithms.AES.CMAC": { name: "CMAC", cipher: "AES" },
  "dev.whyoleg.cryptography.algorithms.ChaCha20Poly1305": { name: "ChaCha20-Poly1305" },
  "dev.whyoleg.cryptography.algorithms.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,RIPEMD160}":
    { algorithm: text("{1}", "hash") },
  "dev.whyoleg.cryptography.algorithms.{HMAC,HKDF,PBKDF2,ECDSA,ECDH,EdDSA,XDH,DSA,DH}": { name: "{1}" },
  "dev.whyoleg.cryptography.algorithms.RSA.OAEP": { name: "RSA", padding: "oaep" },
  "dev.whyoleg.cryptography.algorithms.RSA.PSS": { name: "RSA", padding: "pss" },
  "dev.whyoleg.cryptography.algorithms.RSA.PKCS1": { name: "RSA", padding: "pkcs1v15" },
  "dev.whyoleg.cryptography.algorithms.RSA.RAW": { name: "RSA", padding: "raw" },
  "dev.whyoleg.cryptography.algorithms.AES.Key.Size.B128": { keyBits: 128 },
  "dev.whyoleg.cryptography.algorithms.AES.Key.Size.B192": { keyBits: 192 },
  "dev.whyoleg.cryptography.algorithms.AES.Key.Size.B256": { keyBits: 256 },
  "dev.whyoleg.cryptography.algorithms.EC.Curve.P{256,384,521}": { value: "P-{1}" },
  "dev.whyoleg.cryptography.algorithms.EC.Curve.{secp256k1,brainpoolP256r1,brainpoolP384r1,brainpoolP512r1}": {
    value: "{1}"
  },
  "dev.whyoleg.cryptography.algorithms.EdDSA.Curve.{Ed25519,Ed448}": { name: "{1}" },
  "dev.whyoleg.cryptography.algorithms.XDH.Curve.{X25519,X448}": { name: "{1}" },

  [`${algorithm}#keyGenerator`]: {
    is: "keygen",
    inherits: true,
    keyBits: arg(0, "int", "keySize"),
    digest: arg(0, "any", "digest"),
    material: "secret-key",
    returns: "dev.whyoleg.cryptography.operations.KeyGenerator"
  },
  [`${algorithm}#keyPairGenerator`]: {
    is: "keygen",
    inherits: true,
    keyBits: arg(0, "int", "keySize"),
    curve: arg(0, "curve", "curve"),
    digest: arg(1, "any", "digest"),
    from: arg(0, "any", "curve"),
    returns: "dev.whyoleg.cryptography.operations.KeyGenerator"
  },
  [`${algorithm}#{keyDecoder,privateKeyDecoder,publicKeyDecoder}`]: {
    is: "key",
    inherits: true,
    curve: arg(0, "curve", "curve"),
    digest: arg(0, "any", "digest"),
    returns: "dev.whyoleg.cryptography.operations.KeyGenerator"
  },
  "dev.whyoleg.cryptography.operations.KeyGenerator#{generateKey,generateKeyBlocking,decodeFromByteArray,decodeFromByteArrayBlocking,decodeFromByteString,decodeFromByteStringBlocking}":
    { inherits: true, returns: key },
  [`${key}#{getPrivateKey,getPublicKey}`]: { inherits: true, returns: key },
  [`${key}#cipher`]: { is: "cipher", inherits: true, tagBits: arg(0, "int", "tagSize") },
  [`${key}#signatureGenerator`]: {
    is: "signature",
    inherits: true,
    digest: arg(0, "any", "digest"),
    functions: ["sign"]
  },
  [`${key}#signatureVerifier`]: {
    is: "signature",
    inherits: true,
    digest: arg(0, "any", "digest"),
    functions: ["verify"]
  },
  [`${key}#encryptor`]: { is: "cipher", inherits: true, functions: ["encrypt"] },
  [`${key}#decryptor`]: { is: "cipher", inherits: true, functions: ["decrypt"] },
  [`${key}#sharedSecretGenerator`]: { is: "key-agreement", inherits: true },
  [`${algorithm}#secretDerivation`]: {
    is: "kdf",
    inherits: true,
    digest: arg(0, "any", "digest"),
    iterations: arg(1, "int", "iterations"),
    outputBits: arg(2, "int", "outputSize"),
    saltBits: arg(3, "bytes", "salt")
  },
  [`${algorithm}#hasher`]: { is: "hash", inherits: true },
  "dev.whyoleg.cryptography.algorithms.AES.{GCM,CCM,CTR,CBC,ECB,OFB,CFB,CFB8}.Key#cipher": {
    is: "cipher",
    name: "AES",
    mode: text("{1}", "mode"),
    tagBits: arg(0, "int", "tagSize")
  },
  "dev.whyoleg.cryptography.random.CryptographyRandom.Default": {
    returns: "dev.whyoleg.cryptography.random.CryptographyRandom"
  },
  "dev.whyoleg.cryptography.random.CryptographyRandom{.,#}{nextBytes,nextInt,nextLong}": { is: "random", name: "RNG" }
})
