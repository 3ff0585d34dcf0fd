import { arg, library, option, text } from "../rule.ts"

const hashes = "MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160"
const modules = "md5,sha1,sha224,sha256,sha384,sha512,ripemd160"
const hash = { is: "hash", algorithm: text("{1}", "hash") } as const
const keccak = {
  is: "hash",
  algorithm: option(1, "keccakBits", "outputLength"),
  defaults: { name: "Keccak-512" }
} as const
const mac = { is: "mac", name: "HMAC", digest: text("{1}", "hash"), key: arg(1, "any") } as const
const keccakMac = { is: "mac", name: "HMAC", digest: "Keccak-512" } as const
const key = { keyBits: arg(1, "rawBytes"), nonceBits: option(2, "rawBytes", "iv"), key: arg(1, "any") } as const
const padded = {
  ...key,
  is: "cipher",
  mode: option(2, "any", "mode"),
  padding: option(2, "any", "padding"),
  defaults: { mode: "cbc", padding: "pkcs7" }
} as const
const block = { ...padded, algorithm: text("{1}", "cipher") } as const
const stream = { ...key, is: "cipher", algorithm: text("{1}", "cipher") } as const
const legacyRabbit = { ...key, is: "cipher", name: "RABBIT" } as const
const droppedRc4 = { ...key, is: "cipher", name: "RC4" } as const
const encrypts = { functions: ["encrypt"] } as const
const decrypts = { functions: ["decrypt"] } as const
const shifted = {
  keyBits: arg(0, "rawBytes"),
  nonceBits: option(1, "rawBytes", "iv"),
  mode: option(1, "any", "mode"),
  padding: option(1, "any", "padding"),
  key: arg(0, "any")
} as const
const engine = { ...shifted, is: "cipher", algorithm: text("{1}", "cipher") } as const
const engineDefaults = { defaults: { mode: "cbc", padding: "pkcs7" } } as const
const wrapped = {
  is: "cipher",
  from: arg(0, "any"),
  nonceBits: option(3, "rawBytes", "iv"),
  mode: option(3, "any", "mode"),
  padding: option(3, "any", "padding"),
  key: arg(2, "any")
} as const
const pbkdf2 = {
  is: "kdf",
  name: "PBKDF2",
  iterations: option(2, "int", "iterations"),
  outputBits: option(2, "words32", "keySize"),
  digest: option(2, "any", "hasher"),
  defaults: { digest: "SHA-256", iterations: 250000, outputBits: 128 }
} as const
const evpKdf = {
  is: "kdf",
  name: "OpenSSL-KDF",
  iterations: option(2, "int", "iterations"),
  outputBits: option(2, "words32", "keySize"),
  digest: option(2, "any", "hasher"),
  defaults: { digest: "MD5", iterations: 1, outputBits: 128 }
} as const

/*
 * crypto-js 4.2 (https://cryptojs.gitbook.io/docs/, and its source for the defaults): CBC and PKCS #7 for block ciphers; PBKDF2 with SHA-256, 250000
 * rounds and 128 bits (before 4.2: SHA-1 and one round); EvpKDF with MD5, one round and 128 bits. Its SHA3 is Keccak as it was
 * submitted, with 512 bits. A key that is a text is a password, from which the key is derived.
 */
export const cryptoJs = library("javascript", "cryptoJs", {
  [`crypto-js.{${hashes}}`]: hash,
  [`crypto-js/{${modules}}`]: hash,
  [`crypto-js.algo.{${hashes}}.create`]: hash,
  "{crypto-js.SHA3,crypto-js/sha3}": keccak,
  "crypto-js.algo.SHA3.create": { ...keccak, algorithm: option(0, "keccakBits", "outputLength") },
  [`crypto-js.algo.{${hashes}}`]: { algorithm: text("{1}", "hash") },
  "crypto-js.algo.SHA3": { name: "Keccak-512" },
  [`crypto-js.Hmac{${hashes}}`]: mac,
  [`crypto-js/hmac-{${modules}}`]: mac,
  "{crypto-js.HmacSHA3,crypto-js/hmac-sha3}": keccakMac,
  "crypto-js.algo.HMAC.create": { is: "mac", name: "HMAC", digest: arg(0, "any"), key: arg(1, "any") },

  "crypto-js.{AES,DES,TripleDES,Blowfish}.encrypt": { ...block, ...encrypts },
  "crypto-js.{AES,DES,TripleDES,Blowfish}.decrypt": { ...block, ...decrypts },
  "crypto-js/{aes,tripledes,blowfish}.encrypt": { ...block, ...encrypts },
  "crypto-js/{aes,tripledes,blowfish}.decrypt": { ...block, ...decrypts },
  "crypto-js.{RC4,Rabbit}.encrypt": { ...stream, ...encrypts },
  "crypto-js.{RC4,Rabbit}.decrypt": { ...stream, ...decrypts },
  "crypto-js/{rc4,rabbit}.encrypt": { ...stream, ...encrypts },
  "crypto-js/{rc4,rabbit}.decrypt": { ...stream, ...decrypts },
  "{crypto-js.RabbitLegacy,crypto-js/rabbit-legacy}.encrypt": { ...legacyRabbit, ...encrypts },
  "{crypto-js.RabbitLegacy,crypto-js/rabbit-legacy}.decrypt": { ...legacyRabbit, ...decrypts },
  "crypto-js.RC4Drop.encrypt": { ...droppedRc4, ...encrypts },
  "crypto-js.RC4Drop.decrypt": { ...droppedRc4, ...decrypts },
  "crypto-js.algo.{AES,DES,TripleDES,Blowfish}.createEncryptor": { ...engine, ...engineDefaults, ...encrypts },
  "crypto-js.algo.{AES,DES,TripleDES,Blowfish}.createDecryptor": { ...engine, ...engineDefaults, ...decrypts },
  "crypto-js.algo.{RC4,Rabbit}.createEncryptor": { ...engine, ...encrypts },
  "crypto-js.algo.{RC4,Rabbit}.createDecryptor": { ...engine, ...decrypts },
  "crypto-js.algo.RC4Drop.createEncryptor": { ...shifted, is: "cipher", name: "RC4", ...encrypts },
  "crypto-js.algo.RC4Drop.createDecryptor": { ...shifted, is: "cipher", name: "RC4", ...decrypts },
  "crypto-js.algo.RabbitLegacy.createEncryptor": { ...shifted, is: "cipher", name: "RABBIT", ...encrypts },
  "crypto-js.algo.RabbitLegacy.createDecryptor": { ...shifted, is: "cipher", name: "RABBIT", ...decrypts },
  "crypto-js.algo.{AES,DES,TripleDES,Blowfish,RC4,Rabbit}": { algorithm: text("{1}", "cipher") },
  "crypto-js.algo.RC4Drop": { name: "RC4" },
  "crypto-js.algo.RabbitLegacy": { name: "RABBIT" },
  "crypto-js.lib.{SerializableCipher,PasswordBasedCipher}.encrypt": { ...wrapped, ...encrypts },
  "crypto-js.lib.{SerializableCipher,PasswordBasedCipher}.decrypt": { ...wrapped, ...decrypts },
  "crypto-js.kdf.OpenSSL.execute": {
    is: "kdf",
    name: "OpenSSL-KDF",
    saltBits: arg(3, "bytes"),
    digest: arg(4, "any"),
    defaults: { digest: "MD5", iterations: 1 }
  },
  "crypto-js.mode.{CBC,CFB,CTR,OFB,ECB}": { mode: text("{1}", "mode") },
  "crypto-js.mode.CTRGladman": { mode: "ctr" },
  "crypto-js/mode-{cfb,ctr,ofb,ecb}": { mode: text("{1}", "mode") },
  "crypto-js/mode-ctr-gladman": { mode: "ctr" },
  "crypto-js.pad.{Pkcs7,AnsiX923,Iso10126,Iso97971,ZeroPadding,NoPadding}": { padding: text("{1}", "padding") },
  "crypto-js/pad-{pkcs7,ansix923,iso10126,iso97971,zeropadding,nopadding}": {
    padding: text("{1}", "padding")
  },

  "{crypto-js.PBKDF2,crypto-js/pbkdf2}": { ...pbkdf2, saltBits: arg(1, "bytes") },
  "{crypto-js.EvpKDF,crypto-js/evpkdf}": { ...evpKdf, saltBits: arg(1, "bytes") },
  "crypto-js.algo.PBKDF2.create": {
    ...pbkdf2,
    iterations: option(0, "int", "iterations"),
    outputBits: option(0, "words32", "keySize"),
    digest: option(0, "any", "hasher")
  },
  "crypto-js.algo.EvpKDF.create": {
    ...evpKdf,
    iterations: option(0, "int", "iterations"),
    outputBits: option(0, "words32", "keySize"),
    digest: option(0, "any", "hasher")
  },
  "crypto-js.lib.WordArray.random": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
