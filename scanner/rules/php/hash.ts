import { arg, library } from "../rule.ts"

const hash = { is: "hash", algorithm: arg(0, "phpHash", "algo") } as const
const hmac = {
  is: "mac",
  name: "HMAC",
  digest: arg(0, "phpHash", "algo"),
  keyBits: arg(2, "bytes", "key"),
  key: arg(2, "any", "key"),
  functions: ["tag"]
} as const
const cost = arg(2, "log2", "options", "cost")
const argon2 = {
  memoryKib: arg(2, "int", "options", "memory_cost"),
  parallelism: arg(2, "int", "options", "threads")
} as const

/*
 * PHP manual 8.5, "Hash" (https://www.php.net/manual/en/book.hash.php), "Password Hashing", "CSPRNG", "Strings" (md5, sha1, crypt) and "Mhash". PASSWORD_DEFAULT is
 * documented to be bcrypt in all versions so far; its cost has changed. Checksums are no cryptography and are not reported.
 */
export const hashTable = library("php", "hash", {
  "{hash,hash_file}": { ...hash, functions: ["digest"] },
  hash_init: { ...hash, functions: ["digest"] },
  "{hash_update,hash_update_file,hash_update_stream,hash_final}": {
    refines: true,
    operates: true,
    on: arg(0, "any", "context")
  },
  hash_copy: { inherits: true, on: arg(0, "any", "context") },
  "{hash_hmac,hash_hmac_file}": hmac,
  hash_pbkdf2: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "phpHash", "algo"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "iterations"),
    outputBits: arg(4, "bytesOrAll", "length")
  },
  hash_hkdf: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "phpHash", "algo"),
    outputBits: arg(2, "bytesOrAll", "length"),
    saltBits: arg(4, "bytes", "salt")
  },
  "{md5,md5_file}": { is: "hash", name: "MD5", functions: ["digest"] },
  "{sha1,sha1_file}": { is: "hash", name: "SHA-1", functions: ["digest"] },
  mhash: { is: "hash", algorithm: arg(0, "phpHash", "algo"), functions: ["digest"] },
  mhash_keygen_s2k: {
    is: "kdf",
    name: "S2K",
    digest: arg(0, "phpHash", "algo"),
    outputBits: arg(3, "bytes", "length")
  },
  "MHASH_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD128,RIPEMD160,RIPEMD256,RIPEMD320,WHIRLPOOL,GOST,CRC32,CRC32B,ADLER32}":
    { value: "{1}" },
  "MHASH_TIGER{,128,160}": { value: "tiger" },
  "MHASH_{SNEFRU256,CRC32C,FNV132,FNV164,FNV1A32,FNV1A64,JOAAT,MURMUR3A,MURMUR3C,MURMUR3F,XXH128,XXH3,XXH32,XXH64}": {
    value: "{1}"
  },
  "MHASH_HAVAL{128,160,192,224,256}": { value: "haval{1},3" },

  password_hash: {
    is: "password-hash",
    algorithm: arg(1, "phpPassword", "algo"),
    iterations: cost,
    ...argon2,
    functions: ["keyderive"],
    varies: ["iterations"]
  },
  password_needs_rehash: {
    is: "password-hash",
    algorithm: arg(1, "phpPassword", "algo"),
    iterations: cost,
    ...argon2,
    functions: ["verify"]
  },
  password_verify: { is: "password-hash", functions: ["verify"] },
  "PASSWORD_{BCRYPT,ARGON2I,ARGON2ID}": { value: "{1}" },
  PASSWORD_DEFAULT: { value: "bcrypt" },
  crypt: { is: "password-hash", algorithm: arg(1, "cryptSalt", "salt"), functions: ["keyderive"] },

  random_bytes: { is: "random", name: "RNG", byteLength: arg(0, "size", "length") },
  random_int: { is: "random", name: "RNG" },
  "new Random.Engine.Secure": { is: "random", name: "RNG" }
})
