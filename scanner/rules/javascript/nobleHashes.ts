import { arg, library, option, text } from "../rule.ts"

const hash = { is: "hash", algorithm: text("{2}", "hash"), outputBits: option(1, "bytes", "dkLen") } as const
const blake = { ...hash, keyBits: option(1, "bytes", "key"), saltBits: option(1, "bytes", "salt") } as const
const hashObject = { ...hash, outputBits: option(0, "bytes", "dkLen") } as const
const blakeObject = { ...hashObject, keyBits: option(0, "bytes", "key"), saltBits: option(0, "bytes", "salt") } as const
const mac = { is: "mac", name: "HMAC", digest: arg(0, "any"), keyBits: arg(1, "bytes"), key: arg(1, "any") } as const
const module = "@noble/hashes"
const sha2 = "sha224,sha256,sha384,sha512,sha512_224,sha512_256"
const xof = { is: "hash", outputBits: option(1, "bytes", "dkLen") } as const

/*
 * @noble/hashes 2.4, README (https://github.com/paulmillr/noble-hashes) and type declarations, with the modules that version 1 had for each hash function. Lengths
 * are bytes; Argon2 counts memory in kibibytes. scrypt needs N, r and p.
 */
export const nobleHashes = library("javascript", "nobleHashes", {
  [`${module}/{sha2}.{${sha2}}`]: hash,
  [`${module}/{sha2}.{${sha2}}.create`]: hashObject,
  [`${module}/{sha256}.{sha224,sha256}`]: hash,
  [`${module}/{sha256}.{sha224,sha256}.create`]: hashObject,
  [`${module}/{sha512}.{sha384,sha512,sha512_224,sha512_256}`]: hash,
  [`${module}/{sha512}.{sha384,sha512,sha512_224,sha512_256}.create`]: hashObject,
  [`${module}/{sha3}.{sha3_224,sha3_256,sha3_384,sha3_512,keccak_224,keccak_256,keccak_384,keccak_512,shake128,shake256}`]:
    hash,
  [`${module}/{sha3}.{sha3_224,sha3_256,sha3_384,sha3_512,keccak_224,keccak_256,keccak_384,keccak_512,shake128,shake256}.create`]:
    hashObject,
  [`${module}/sha3.shake128_32`]: { is: "hash", name: "SHAKE128", outputBits: 256 },
  [`${module}/sha3.shake256_64`]: { is: "hash", name: "SHAKE256", outputBits: 512 },
  [`${module}/{legacy}.{sha1,md5,ripemd160}`]: hash,
  [`${module}/{legacy}.{sha1,md5,ripemd160}.create`]: hashObject,
  [`${module}/{sha1}.{sha1}`]: hash,
  [`${module}/{sha1}.{sha1}.create`]: hashObject,
  [`${module}/{ripemd160}.{ripemd160}`]: hash,
  [`${module}/{ripemd160}.{ripemd160}.create`]: hashObject,
  [`${module}/{blake2}.{blake2b,blake2s}`]: blake,
  [`${module}/{blake2}.{blake2b,blake2s}.create`]: blakeObject,
  [`${module}/{blake2b}.{blake2b}`]: blake,
  [`${module}/{blake2b}.{blake2b}.create`]: blakeObject,
  [`${module}/{blake2s}.{blake2s}`]: blake,
  [`${module}/{blake2s}.{blake2s}.create`]: blakeObject,
  [`${module}/{blake3}.{blake3}`]: blake,
  [`${module}/{blake3}.{blake3}.create`]: blakeObject,
  [`${module}/{sha3-addons}.{cshake128,cshake256,tuplehash128,tuplehash256,parallelhash128,parallelhash256,turboshake128,turboshake256}`]:
    hash,
  [`${module}/sha3-addons.{tuplehash,parallelhash}{128,256}xof`]: { ...xof, algorithm: text("{1}{2}", "hash") },
  [`${module}/sha3-addons.{k12,kt128}`]: { ...xof, name: "KangarooTwelve" },
  [`${module}/sha3-addons.{m14,kt256}`]: { ...xof, name: "MarsupilamiFourteen" },
  [`${module}/sha3-addons.{kmac128,kmac128xof}`]: { is: "mac", name: "KMAC128", keyBits: arg(0, "bytes") },
  [`${module}/sha3-addons.{kmac256,kmac256xof}`]: { is: "mac", name: "KMAC256", keyBits: arg(0, "bytes") },
  [`${module}/sha3-addons.HopMAC128`]: { is: "mac", name: "KangarooTwelve", keyBits: arg(0, "bytes") },
  [`${module}/sha3-addons.HopMAC256`]: { is: "mac", name: "MarsupilamiFourteen", keyBits: arg(0, "bytes") },
  [`${module}/blake1.{blake224,blake256,blake384,blake512}`]: { is: "hash", name: "BLAKE" },
  [`${module}/webcrypto.{sha256,sha384,sha512}`]: { is: "hash", algorithm: text("{1}", "hash") },

  [`${module}/{hmac,webcrypto}.hmac`]: mac,
  [`${module}/hmac.hmac.create`]: mac,
  [`${module}/{hkdf,webcrypto}.hkdf`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "any"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes")
  },
  [`${module}/hkdf.{extract,expand}`]: { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  [`${module}/{pbkdf2.pbkdf2,pbkdf2.pbkdf2Async,webcrypto.pbkdf2}`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    saltBits: arg(2, "bytes"),
    iterations: option(3, "int", "c"),
    outputBits: option(3, "bytes", "dkLen"),
    defaults: { outputBits: 256 }
  },
  [`${module}/scrypt.{scrypt,scryptAsync}`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: option(2, "int", "N"),
    blockSize: option(2, "int", "r"),
    parallelism: option(2, "int", "p"),
    outputBits: option(2, "bytes", "dkLen"),
    defaults: { outputBits: 256 }
  },
  [`${module}/argon2.{argon2d,argon2i,argon2id,argon2dAsync,argon2iAsync,argon2idAsync}`]: {
    is: "kdf",
    algorithm: text("{1}", "argon2"),
    saltBits: arg(1, "bytes"),
    iterations: option(2, "int", "t"),
    memoryKib: option(2, "int", "m"),
    parallelism: option(2, "int", "p"),
    outputBits: option(2, "bytes", "dkLen"),
    defaults: { outputBits: 256 }
  },
  [`${module}/eskdf.{eskdf,deriveMainSeed}`]: { is: "kdf", name: "scrypt" },
  "{@noble/hashes,@noble/ciphers,@noble/curves,@noble/post-quantum}/utils.randomBytes": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },
  "@noble/ciphers/webcrypto.randomBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
