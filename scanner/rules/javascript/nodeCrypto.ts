import { arg, library, option } from "../rule.ts"

const padded = { defaults: { padding: "pkcs7" } } as const
const cipher = {
  is: "cipher",
  algorithm: arg(0, "openssl"),
  keyBits: arg(1, "bytes"),
  nonceBits: arg(2, "bytes"),
  tagBits: option(3, "bytes", "authTagLength"),
  key: arg(1, "any"),
  ...padded
} as const
const passwordCipher = { is: "cipher", algorithm: arg(0, "openssl"), ...padded } as const
const signer = { is: "signature", algorithm: arg(0, "opensslSignature") } as const
const withKey = {
  padding: option(0, "padding", "padding"),
  saltBits: option(0, "bytes", "saltLength"),
  key: arg(0, "keyObject")
} as const
const oneShot = {
  is: "signature",
  algorithm: arg(0, "opensslSignature"),
  padding: option(2, "padding", "padding"),
  saltBits: option(2, "bytes", "saltLength"),
  key: arg(2, "keyObject")
} as const
const rsa = {
  is: "cipher",
  name: "RSA",
  primitive: "pke",
  padding: option(0, "padding", "padding"),
  digest: option(0, "opensslDigest", "oaepHash"),
  key: arg(0, "keyObject")
} as const
const rsaRaw = { ...rsa, defaults: { padding: "pkcs1v15" } } as const
const rsaOaep = { ...rsa, defaults: { padding: "oaep" } } as const
const random = { is: "random", name: "RNG" } as const
const argon2 = {
  is: "kdf",
  algorithm: arg(0, "webcrypto"),
  saltBits: option(1, "bytes", "nonce"),
  parallelism: option(1, "int", "parallelism"),
  outputBits: option(1, "bytes", "tagLength"),
  memoryKib: option(1, "int", "memory"),
  iterations: option(1, "int", "passes")
} as const
const keyPair = {
  is: "keygen",
  algorithm: arg(0, "openssl"),
  keyBits: option(1, "int", "modulusLength|primeLength"),
  curve: option(1, "curve", "namedCurve"),
  group: option(1, "modpGroup", "group|groupName"),
  digest: option(1, "opensslDigest", "hashAlgorithm|hash"),
  mgfDigest: option(1, "opensslDigest", "mgf1HashAlgorithm|mgf1Hash"),
  saltBits: option(1, "bytes", "saltLength"),
  returns: "crypto.KeyPairKeyObjectResult"
} as const

/*
 * Node.js 26, "Crypto" (https://nodejs.org/api/crypto.html), with the functions that older releases had (createCipher, createDecipher) and the same API of
 * crypto-browserify and react-native-quick-crypto. The scheme of a signature follows from its key; `RSA-SHA256` and its
 * like name it. publicEncrypt and privateDecrypt pad with OAEP when nothing is said, privateEncrypt and publicDecrypt
 * with PKCS #1 1.5. Block ciphers pad unless setAutoPadding says otherwise ("cipher.setAutoPadding").
 */
export const nodeCrypto = library("javascript", "nodeCrypto", {
  "crypto.createHash": {
    is: "hash",
    algorithm: arg(0, "opensslDigest"),
    outputBits: option(1, "bytes", "outputLength"),
    returns: "crypto.Hash"
  },
  "new crypto.Hash": { is: "hash", algorithm: arg(0, "opensslDigest"), returns: "crypto.Hash" },
  "crypto.hash": { is: "hash", algorithm: arg(0, "opensslDigest") },
  "crypto.Hash#update": { refines: true, operates: true, functions: ["digest"], returns: "crypto.Hash" },
  "crypto.Hash#digest": { inherits: true },
  "crypto.Hash#copy": { refines: true, returns: "crypto.Hash" },
  "{crypto.createHmac,new crypto.Hmac}": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "opensslDigest"),
    keyBits: arg(1, "bytes"),
    key: arg(1, "any"),
    returns: "crypto.Hmac"
  },
  "crypto.Hmac#update": { refines: true, operates: true, functions: ["tag"], returns: "crypto.Hmac" },

  "crypto.{createCipheriv,Cipheriv}": { ...cipher, functions: ["encrypt"], returns: "crypto.Cipheriv" },
  "crypto.{createDecipheriv,Decipheriv}": { ...cipher, functions: ["decrypt"], returns: "crypto.Decipheriv" },
  "new crypto.Cipheriv": { ...cipher, functions: ["encrypt"], returns: "crypto.Cipheriv" },
  "new crypto.Decipheriv": { ...cipher, functions: ["decrypt"], returns: "crypto.Decipheriv" },
  "crypto.createCipher": { ...passwordCipher, functions: ["encrypt"], returns: "crypto.Cipheriv" },
  "crypto.createDecipher": { ...passwordCipher, functions: ["decrypt"], returns: "crypto.Decipheriv" },
  "crypto.{Cipheriv,Decipheriv}#update": { refines: true, operates: true },
  "crypto.{Cipheriv,Decipheriv}#setAAD": { refines: true },
  "crypto.{Cipheriv,Decipheriv}#setAutoPadding": { refines: true, padding: arg(0, "paddingFlag") },
  "crypto.Decipheriv#setAuthTag": { refines: true, tagBits: arg(0, "bytes") },

  "{crypto.createSign,new crypto.Sign}": { ...signer, functions: ["sign"], returns: "crypto.Sign" },
  "{crypto.createVerify,new crypto.Verify}": { ...signer, functions: ["verify"], returns: "crypto.Verify" },
  "crypto.{Sign,Verify}#update": { refines: true, operates: true, returns: "crypto.{1}" },
  "crypto.Sign#sign": { refines: true, ...withKey },
  "crypto.Verify#verify": { refines: true, ...withKey },
  "crypto.sign": { ...oneShot, functions: ["sign"] },
  "crypto.verify": { ...oneShot, functions: ["verify"] },

  "crypto.publicEncrypt": { ...rsaOaep, functions: ["encrypt"] },
  "crypto.privateDecrypt": { ...rsaOaep, functions: ["decrypt"] },
  "crypto.privateEncrypt": { ...rsaRaw, functions: ["encrypt"] },
  "crypto.publicDecrypt": { ...rsaRaw, functions: ["decrypt"] },
  "{crypto.constants,constants}.{RSA_PKCS1_PADDING,RSA_PKCS1_OAEP_PADDING,RSA_PKCS1_PSS_PADDING,RSA_NO_PADDING,RSA_X931_PADDING}":
    { value: "{2}" },

  "crypto.{generateKeyPair,generateKeyPairSync}": keyPair,
  "crypto.KeyPairKeyObjectResult#{publicKey,privateKey}": { inherits: true, returns: "crypto.KeyObject" },
  "crypto.{generateKey,generateKeySync}": {
    is: "keygen",
    algorithm: arg(0, "openssl"),
    keyBits: option(1, "int", "length"),
    returns: "crypto.KeyObject"
  },
  "crypto.createSecretKey": {
    is: "key",
    material: "secret-key",
    keyBits: arg(0, "bytes"),
    key: arg(0, "any"),
    returns: "crypto.KeyObject"
  },
  "crypto.createPrivateKey": {
    is: "key",
    material: "private-key",
    certificateFormat: option(0, "certificateFormat", "format"),
    returns: "crypto.KeyObject"
  },
  "crypto.createPublicKey": {
    is: "key",
    material: "public-key",
    certificateFormat: option(0, "certificateFormat", "format"),
    returns: "crypto.KeyObject"
  },
  "crypto.KeyObject.from": { is: "key", key: arg(0, "any"), from: arg(0, "any"), returns: "crypto.KeyObject" },
  "new crypto.X509Certificate": { is: "certificate", certificateFormat: "X.509" },
  "crypto.Certificate.{exportChallenge,exportPublicKey,verifySpkac}": { is: "certificate" },
  "crypto.ECDH.convertKey": { is: "key", name: "EC", curve: arg(1, "curve"), material: "public-key" },

  "{crypto.createDiffieHellman,crypto.DiffieHellman,new crypto.DiffieHellman}": {
    is: "key-agreement",
    name: "DH",
    keyBits: arg(0, "int"),
    returns: "crypto.DiffieHellman"
  },
  "{crypto.createDiffieHellmanGroup,crypto.getDiffieHellman,crypto.DiffieHellmanGroup,new crypto.DiffieHellmanGroup}": {
    is: "key-agreement",
    name: "DH",
    algorithm: arg(0, "modpGroup"),
    returns: "crypto.DiffieHellman"
  },
  "crypto.createECDH": { is: "key-agreement", name: "ECDH", curve: arg(0, "curve"), returns: "crypto.ECDH" },
  "crypto.{DiffieHellman,ECDH}#generateKeys": { refines: true, functions: ["keygen"] },
  "crypto.{DiffieHellman,ECDH}#computeSecret": { refines: true, functions: ["keyderive"] },
  "crypto.diffieHellman": {
    is: "key-agreement",
    key: option(0, "any", "privateKey"),
    functions: ["keyderive"]
  },
  "crypto.encapsulate": { is: "kem", key: arg(0, "keyObject"), functions: ["encapsulate"] },
  "crypto.decapsulate": { is: "kem", key: arg(0, "keyObject"), functions: ["decapsulate"] },

  "crypto.{pbkdf2,pbkdf2Sync}": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    digest: arg(4, "opensslDigest")
  },
  "crypto.{scrypt,scryptSync}": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    iterations: option(3, "int", "N|cost"),
    blockSize: option(3, "int", "r|blockSize"),
    parallelism: option(3, "int", "p|parallelization"),
    defaults: { iterations: 16384, blockSize: 8, parallelism: 1 }
  },
  "crypto.{hkdf,hkdfSync}": {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "opensslDigest"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes")
  },
  "crypto.{argon2,argon2Sync}": argon2,

  "crypto.{randomBytes,pseudoRandomBytes,rng,prng}": { ...random, byteLength: arg(0, "size") },
  "crypto.{randomFill,randomFillSync,getRandomValues}": {
    ...random,
    byteLength: arg(0, "size"),
    fills: arg(0, "any")
  },
  "crypto.{randomInt,randomUUID,randomUUIDv7}": random,
  "crypto.{generatePrime,generatePrimeSync}": { is: "parameters", keyBits: arg(0, "int") }
})
