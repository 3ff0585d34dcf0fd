import { arg, library, text } from "../rule.ts"

/*
 * Source: Guava 33 API, class com.google.common.hash.Hashing. Its other functions (murmur3, CRC, Adler, FarmHash,
 * `goodFastHash`) are not cryptographic.
 */
export const guava = library("java", "guava", {
  "com.google.common.hash.Hashing.{md5,sha1,sha256,sha384,sha512}": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    returns: "com.google.common.hash.HashFunction"
  },
  "com.google.common.hash.Hashing.hmac{Md5,Sha1,Sha256,Sha512}": {
    is: "mac",
    algorithm: text("Hmac{1}", "jca"),
    keyBits: arg(0, "bytes"),
    returns: "com.google.common.hash.HashFunction"
  },
  "com.google.common.hash.Hashing.sipHash24": {
    is: "mac",
    name: "SipHash",
    parameterSet: "2-4",
    returns: "com.google.common.hash.HashFunction"
  }
})
