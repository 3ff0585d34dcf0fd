import { arg, library, text } from "../../match/rule.ts"

export const hashlib = library("python", "hashlib", {
  "hashlib.new": { is: "hash", algorithm: arg(0, "openssl", "name") },
  "hashlib.{md5,sha1,sha224,sha256,sha384,sha512,sha3_224,sha3_256,sha3_384,sha3_512,blake2b,blake2s,shake_128,shake_256}": { is: "hash", algorithm: text("{1}", "openssl") },
  "hashlib.pbkdf2_hmac": { is: "kdf", name: "PBKDF2", digest: arg(0, "openssl", "hash_name"), saltBits: arg(2, "bytes", "salt"), iterations: arg(3, "int", "iterations") }
})
