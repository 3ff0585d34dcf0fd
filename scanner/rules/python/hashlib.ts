import { arg, library, named, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const purpose = named("usedforsecurity", "forSecurity")

/*
 * The Python Standard Library 3.14, "hashlib". Lengths are bytes. The modules md5 and sha are those of Python 2.7, which
 * hashlib replaced.
 */
export const hashlib = library("python", "hashlib", {
  "hashlib.new": { is: "hash", algorithm: arg(0, "openssl", "name"), purpose, returns: "hashlib.hash" },
  "hashlib.file_digest": { is: "hash", algorithm: arg(1, "openssl", "digest"), returns: "hashlib.hash" },
  "hashlib.{md5,sha1,sha224,sha256,sha384,sha512,sha3_224,sha3_256,sha3_384,sha3_512}": {
    is: "hash",
    algorithm: text("{1}", "openssl"),
    purpose,
    returns: "hashlib.hash"
  },
  "hashlib.hash#digest": { inherits: true },
  "hashlib.{hash,shake}#update": { refines: true, operates: true, functions: ["digest"] },
  "hashlib.shake_{128,256}": { is: "hash", name: "SHAKE{1}", purpose, returns: "hashlib.shake" },
  "hashlib.shake#{digest,hexdigest}": { refines: true, outputBits: arg(0, "bytes", "length") },
  "hashlib.blake2b": {
    is: "hash",
    name: "BLAKE2b",
    purpose,
    outputBits: arg(KEYWORD_ONLY, "bytes", "digest_size"),
    keyBits: arg(KEYWORD_ONLY, "bytes", "key"),
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    defaults: { outputBits: 512 },
    returns: "hashlib.hash"
  },
  "hashlib.blake2s": {
    is: "hash",
    name: "BLAKE2s",
    purpose,
    outputBits: arg(KEYWORD_ONLY, "bytes", "digest_size"),
    keyBits: arg(KEYWORD_ONLY, "bytes", "key"),
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    defaults: { outputBits: 256 },
    returns: "hashlib.hash"
  },
  "{md5.new,md5.md5}": { is: "hash", name: "MD5" },
  "{sha.new,sha.sha}": { is: "hash", name: "SHA-1" },

  "hashlib.pbkdf2_hmac": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "openssl", "hash_name"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "iterations"),
    outputBits: arg(4, "bytes", "dklen")
  },
  "hashlib.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    iterations: arg(KEYWORD_ONLY, "int", "n"),
    blockSize: arg(KEYWORD_ONLY, "int", "r"),
    parallelism: arg(KEYWORD_ONLY, "int", "p"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "dklen"),
    defaults: { outputBits: 512 }
  }
})
