import { arg, library, receiver, text } from "../rule.ts"

/* Source: package:hashlib 2 (github.com/bitanon/hashlib/tree/master/lib): hashes are constants. */
export const hashlibDart = library("dart", "hashlibDart", {
  "hashlib.{md2,md4,md5,sha1,sha224,sha256,sha384,sha512,sha512t224,sha512t256,sha3_224,sha3_256,sha3_384,sha3_512,keccak224,keccak256,keccak384,keccak512,ripemd128,ripemd160,ripemd256,ripemd320,blake2s128,blake2s160,blake2s224,blake2s256,blake2b160,blake2b256,blake2b384,blake2b512,sm3}":
    {
      algorithm: text("{1}", "hash"),
      returns: "hashlib.Hash"
    },
  "hashlib.Hash#{convert,string,sum,hex,base64,file,fileSync,bind,bytes}": { is: "hash", inherits: true },
  "hashlib.Hash#hmac": { is: "mac", name: "HMAC", digest: receiver("any") },
  "hashlib.HMAC": { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "hashlib.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "hashlib.{argon2id,argon2i,argon2d}": {
    is: "password-hash",
    algorithm: text("{1}", "openssl"),
    saltBits: arg(1, "bytes")
  },
  "hashlib.{bcrypt,bcryptSalt,bcryptVerify,bcryptDigest}": { is: "password-hash", name: "bcrypt" },
  "hashlib.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(9, "int", "N"),
    blockSize: arg(9, "int", "r"),
    parallelism: arg(9, "int", "p")
  }
})
