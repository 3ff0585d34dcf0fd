import { arg, library, option, text } from "../rule.ts"

const hash = (name: string) => ({ is: "hash", name }) as const
const sized = { is: "hash", algorithm: text("{1}", "hash") } as const
const named = { is: "hash", algorithm: arg(0, "opensslDigest") } as const
const mac = { is: "mac", name: "HMAC", keyBits: arg(0, "bytes") } as const
const sha3Names = "sha3_224,sha3_256,sha3_384,sha3_512,keccak_224,keccak_256,keccak_384,keccak_512"
const sha512Names = "sha512,sha384,sha512_224,sha512_256"
const wasm = "md4,md5,sha1,sha224,sha256,sha384,sha512,sm3,whirlpool,ripemd160"
const makers = "MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SM3,Whirlpool,RIPEMD160"

/*
 * READMEs of md5 2, blueimp-md5 2, spark-md5 3, ts-md5 2, js-md5 0.8, sha1 1, js-sha1 0.7, sha.js 2, js-sha256 0.11, js-sha512 0.9, js-sha3 0.13, sha3 2,
 * keccak 3, hash.js 1.1, create-hash 1, create-hmac 1, hasha 6 (SHA-512 by default), object-hash 3 (SHA-1 by default), hash-wasm 4,
 * blakejs 1, blake2 5, blake3 2, crypto-hash 3, jssha 3, fast-sha256 1, ripemd160 2, md5.js 1, jshashes 1, @aws-crypto/sha256-js 5,
 * @stablelib 2, crypto-api 0.8 (https://github.com/nf404/crypto-api).
 */
export const smallHashes = library("javascript", "smallHashes", {
  "{md5,blueimp-md5,md5-hex,md5-file,js-md5,js-md5.md5,spark-md5.hash,spark-md5.hashBinary,spark-md5.ArrayBuffer.hash,ts-md5.Md5.hashStr,ts-md5.Md5.hashAsciiStr,md5-file.sync,pure-md5.md5}":
    hash("MD5"),
  "new {spark-md5,spark-md5.ArrayBuffer,ts-md5.Md5,md5.js}": hash("MD5"),
  "{sha1,js-sha1,js-sha1.sha1,simple-sha1,simple-sha1.sync,tiny-hashes.sha1}": hash("SHA-1"),
  "new ripemd160": hash("RIPEMD-160"),
  "{sha.js,create-hash}": named,
  "create-hmac": { is: "mac", name: "HMAC", digest: arg(0, "opensslDigest"), keyBits: arg(1, "bytes") },
  "new sha.js.{sha1,sha224,sha256,sha384,sha512}": sized,
  "{js-sha256.sha256,js-sha256,fast-sha256,fast-sha256.hash,sha256,tiny-hashes.sha256}": hash("SHA-256"),
  "js-sha256.sha224": hash("SHA-224"),
  "{js-sha256.sha256.hmac,js-sha256.hmac,fast-sha256.hmac}": { ...mac, digest: "SHA-256" },
  [`js-sha512.{${sha512Names}}`]: sized,
  [`js-sha512.{${sha512Names}}.hmac`]: { ...mac, digest: text("{1}", "hash") },
  [`js-sha3.{${sha3Names},keccak224,keccak256,keccak384,keccak512}`]: sized,
  "js-sha3.shake{128,256}": { is: "hash", name: "SHAKE{1}", outputBits: arg(1, "int") },
  "js-sha3.cshake{128,256}": { is: "hash", name: "cSHAKE{1}", outputBits: arg(1, "int") },
  "js-sha3.kmac{128,256}": { is: "mac", name: "KMAC{1}", keyBits: arg(0, "bytes"), outputBits: arg(2, "int") },
  "new sha3.SHA3": { is: "hash", algorithm: arg(0, "sha3Bits"), defaults: { name: "SHA3-512" } },
  "new sha3.Keccak": { is: "hash", algorithm: arg(0, "keccakBits"), defaults: { name: "Keccak-512" } },
  "new sha3.SHAKE": { is: "hash", algorithm: arg(0, "shakeBits") },
  keccak: { is: "hash", algorithm: arg(0, "hash") },
  "hash.js.{sha1,sha224,sha256,sha384,sha512,ripemd160}": sized,
  "hash.js/lib/hash/sha/{1,224,256,384,512}": { is: "hash", algorithm: text("sha{1}", "hash") },
  "hash.js.hmac": { is: "mac", name: "HMAC", digest: arg(0, "any"), keyBits: arg(1, "bytes") },
  "{hasha,hasha.hash,hasha.hashSync,hasha.hashFile,hasha.hashFileSync,hasha.hashingStream}": {
    is: "hash",
    algorithm: option(1, "opensslDigest", "algorithm"),
    defaults: { name: "SHA-512" }
  },
  "object-hash": { is: "hash", algorithm: option(1, "opensslDigest", "algorithm"), defaults: { name: "SHA-1" } },
  "object-hash.{sha1,keys}": hash("SHA-1"),
  "object-hash.{MD5,keysMD5}": hash("MD5"),
  "crypto-hash.{sha1,sha256,sha384,sha512}": sized,
  "new jssha": { is: "hash", algorithm: arg(0, "hash") },
  "new jshashes.{MD5,SHA1,SHA256,SHA512,RMD160}": sized,

  [`hash-wasm.{${wasm}}`]: sized,
  [`hash-wasm.create{${makers}}`]: sized,
  "hash-wasm.sha3": { is: "hash", algorithm: arg(1, "sha3Bits"), defaults: { name: "SHA3-512" } },
  "hash-wasm.keccak": { is: "hash", algorithm: arg(1, "keccakBits"), defaults: { name: "Keccak-512" } },
  "hash-wasm.createSHA3": { is: "hash", algorithm: arg(0, "sha3Bits"), defaults: { name: "SHA3-512" } },
  "hash-wasm.createKeccak": { is: "hash", algorithm: arg(0, "keccakBits"), defaults: { name: "Keccak-512" } },
  "hash-wasm.{blake2b,blake2s,blake3}": { ...sized, outputBits: arg(1, "int"), keyBits: arg(2, "bytes") },
  "hash-wasm.create{BLAKE2b,BLAKE2s,BLAKE3}": { ...sized, outputBits: arg(0, "int"), keyBits: arg(1, "bytes") },
  "hash-wasm.createHMAC": { is: "mac", name: "HMAC", digest: arg(0, "any"), keyBits: arg(1, "bytes") },
  "hash-wasm.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: option(0, "bytes", "salt"),
    iterations: option(0, "int", "iterations"),
    outputBits: option(0, "bytes", "hashLength"),
    digest: option(0, "any", "hashFunction")
  },
  "hash-wasm.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: option(0, "bytes", "salt"),
    iterations: option(0, "int", "costFactor"),
    blockSize: option(0, "int", "blockSize"),
    parallelism: option(0, "int", "parallelism"),
    outputBits: option(0, "bytes", "hashLength")
  },
  "hash-wasm.{argon2d,argon2i,argon2id}": {
    is: "kdf",
    algorithm: text("{1}", "argon2"),
    saltBits: option(0, "bytes", "salt"),
    iterations: option(0, "int", "iterations"),
    memoryKib: option(0, "int", "memorySize"),
    parallelism: option(0, "int", "parallelism"),
    outputBits: option(0, "bytes", "hashLength")
  },
  "hash-wasm.argon2Verify": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "hash-wasm.bcrypt": {
    is: "password-hash",
    name: "bcrypt",
    iterations: option(0, "log2", "costFactor"),
    saltBits: option(0, "bytes", "salt"),
    functions: ["keyderive"]
  },
  "hash-wasm.bcryptVerify": { is: "password-hash", name: "bcrypt", functions: ["verify"] },

  "blakejs.{blake2b,blake2bHex}": {
    is: "hash",
    name: "BLAKE2b",
    keyBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    defaults: { outputBits: 512 }
  },
  "blakejs.{blake2s,blake2sHex}": {
    is: "hash",
    name: "BLAKE2s",
    keyBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    defaults: { outputBits: 256 }
  },
  "blakejs.blake2bInit": { is: "hash", name: "BLAKE2b", outputBits: arg(0, "bytes"), keyBits: arg(1, "bytes") },
  "blakejs.blake2sInit": { is: "hash", name: "BLAKE2s", outputBits: arg(0, "bytes"), keyBits: arg(1, "bytes") },
  "blake2.{createHash,createKeyedHash}": {
    is: "hash",
    algorithm: arg(0, "hash"),
    outputBits: option(-1, "bytes", "digestLength")
  },
  "{crypto-api.getHasher,crypto-api/src/crypto-api.getHasher}": { is: "hash", algorithm: arg(0, "hash") },
  "{crypto-api.hash,crypto-api/src/crypto-api.hash}": { is: "hash", algorithm: arg(0, "hash") },
  "{crypto-api,crypto-api/src/crypto-api}.{getHmac,hmac}": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    key: arg(0, "any"),
    digest: arg(-1, "any")
  },
  "new crypto-api/src/hasher/{md2,md4,md5,sha0,sha1,sha256,sha512,sm3,whirlpool}": sized,
  "new crypto-api/src/mac/hmac": { is: "mac", name: "HMAC", keyBits: arg(0, "bytes"), digest: arg(1, "any") },
  "blake3.{hash,createHash}": hash("BLAKE3"),
  "new @aws-crypto/{sha256-js,sha256-browser}.Sha256": hash("SHA-256"),
  "@stablelib/{sha256,sha384,sha512,sha512_256,blake2b,blake2s}.hash": sized,
  "new @stablelib/sha256.SHA256": hash("SHA-256"),
  "new @stablelib/sha384.SHA384": hash("SHA-384"),
  "new @stablelib/sha512.SHA512": hash("SHA-512"),
  "new @stablelib/sha512_256.SHA512_256": hash("SHA-512/256"),
  "new @stablelib/blake2b.BLAKE2b": { ...hash("BLAKE2b"), outputBits: arg(0, "bytes") },
  "new @stablelib/blake2s.BLAKE2s": { ...hash("BLAKE2s"), outputBits: arg(0, "bytes") },
  "@stablelib/sha3.hash{224,256,384,512}": { is: "hash", name: "SHA3-{1}" },
  "new @stablelib/sha3.SHA3{224,256,384,512}": { is: "hash", name: "SHA3-{1}" },
  "new @stablelib/sha3.SHAKE{128,256}": { is: "hash", name: "SHAKE{1}" }
})
