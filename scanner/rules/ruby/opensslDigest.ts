import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const DIGEST = "OpenSSL.Digest"
const hmac = { is: "mac", name: "HMAC" } as const
const names = "{MD2,MD4,MD5,MDC2,RIPEMD160,SHA,SHA1,SHA224,SHA256,SHA384,SHA512,DSS1}"

/*
 * Ruby 3.4, openssl 3.3 (https://ruby.github.io/openssl/), OpenSSL::Digest, OpenSSL::HMAC, OpenSSL::KDF, OpenSSL::PKCS5 and OpenSSL::Random, with the digest
 * classes of openssl 2. `OpenSSL::Digest("SHA256")` is a class.
 */
export const opensslDigest = library("ruby", "opensslDigest", {
  [`${DIGEST}.{new,digest,hexdigest,base64digest}`]: { is: "hash", algorithm: arg(0, "openssl"), returns: DIGEST },
  [`${DIGEST}.Digest.new`]: { is: "hash", algorithm: arg(0, "openssl"), returns: DIGEST },
  [`${DIGEST}.${names}`]: { is: "hash", algorithm: text("{1}", "openssl") },
  [`${DIGEST}.${names}.{new,digest,hexdigest,base64digest}`]: {
    is: "hash",
    algorithm: text("{1}", "openssl"),
    returns: DIGEST
  },
  [DIGEST]: { algorithm: arg(0, "openssl"), returns: "OpenSSL.DigestClass" },
  [`${DIGEST}.const_get`]: { algorithm: arg(0, "openssl"), returns: "OpenSSL.DigestClass" },
  "OpenSSL.DigestClass#{new,digest,hexdigest,base64digest}": { is: "hash", inherits: true, returns: DIGEST },
  [`${DIGEST}#{update,digest,hexdigest,base64digest}`]: {
    refines: true,
    operates: true,
    functions: ["digest"],
    returns: DIGEST
  },

  "OpenSSL.HMAC.{digest,hexdigest,base64digest}": {
    ...hmac,
    digest: arg(0, "openssl"),
    keyBits: arg(1, "bytes"),
    key: arg(1, "any"),
    functions: ["tag"]
  },
  "OpenSSL.HMAC.new": {
    ...hmac,
    keyBits: arg(0, "bytes"),
    key: arg(0, "any"),
    digest: arg(1, "openssl"),
    returns: "OpenSSL.HMAC"
  },
  "OpenSSL.HMAC#{update,digest,hexdigest,base64digest}": { refines: true, operates: true, functions: ["tag"] },

  "OpenSSL.KDF.pbkdf2_hmac": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    iterations: arg(KEYWORD_ONLY, "int", "iterations"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "length"),
    digest: arg(KEYWORD_ONLY, "openssl", "hash")
  },
  "OpenSSL.KDF.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    iterations: arg(KEYWORD_ONLY, "int", "N"),
    blockSize: arg(KEYWORD_ONLY, "int", "r"),
    parallelism: arg(KEYWORD_ONLY, "int", "p"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "length")
  },
  "OpenSSL.KDF.hkdf": {
    is: "kdf",
    name: "HKDF",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "length"),
    digest: arg(KEYWORD_ONLY, "openssl", "hash")
  },
  "OpenSSL.PKCS5.pbkdf2_hmac": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    digest: arg(4, "openssl")
  },
  "OpenSSL.PKCS5.pbkdf2_hmac_sha1": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-1",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "OpenSSL.BN.{rand,pseudo_rand,rand_range}": { is: "random", name: "RNG" },
  "OpenSSL.Random.{random_bytes,pseudo_bytes}": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
