import { arg, library, receiver, text } from "../rule.ts"

/*
 * Source: Apache Commons Codec 1.22 API, package org.apache.commons.codec.digest. `Crypt.crypt` without a salt uses SHA-512;
 * with one, the salt's prefix chooses.
 */
export const commonsCodec = library("java", "commonsCodec", {
  "org.apache.commons.codec.digest.DigestUtils.{md2,md5,sha,sha1,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake128_256,shake256_512}":
    { is: "hash", algorithm: text("{1}", "hash") },
  "org.apache.commons.codec.digest.DigestUtils.{md2,md5,sha,sha1,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake128_256,shake256_512}Hex":
    { is: "hash", algorithm: text("{1}", "hash") },
  "org.apache.commons.codec.digest.DigestUtils.get{Md2,Md5,Sha,Sha1,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128_256,Shake256_512}Digest":
    { is: "hash", algorithm: text("{1}", "hash"), returns: "java.security.MessageDigest" },
  "org.apache.commons.codec.digest.DigestUtils.getDigest": {
    is: "hash",
    algorithm: arg(0, "jca"),
    returns: "java.security.MessageDigest"
  },
  "new org.apache.commons.codec.digest.DigestUtils": { is: "hash", algorithm: arg(0, "jca") },

  "org.apache.commons.codec.digest.MessageDigestAlgorithms.{MD2,MD5}": { value: "{1}" },
  "org.apache.commons.codec.digest.MessageDigestAlgorithms.SHA_{1,224,256,384,512}": { value: "SHA-{1}" },
  "org.apache.commons.codec.digest.MessageDigestAlgorithms.SHA_512_{224,256}": { value: "SHA-512/{1}" },
  "org.apache.commons.codec.digest.MessageDigestAlgorithms.SHA3_{224,256,384,512}": { value: "SHA3-{1}" },
  "org.apache.commons.codec.digest.MessageDigestAlgorithms.SHAKE128_256": { value: "SHAKE128-256" },
  "org.apache.commons.codec.digest.MessageDigestAlgorithms.SHAKE256_512": { value: "SHAKE256-512" },

  "org.apache.commons.codec.digest.HmacUtils.hmac{Md5,Sha1,Sha256,Sha384,Sha512}": {
    is: "mac",
    algorithm: text("Hmac{1}", "jca"),
    keyBits: arg(0, "bytes")
  },
  "org.apache.commons.codec.digest.HmacUtils.hmac{Md5,Sha1,Sha256,Sha384,Sha512}Hex": {
    is: "mac",
    algorithm: text("Hmac{1}", "jca"),
    keyBits: arg(0, "bytes")
  },
  "org.apache.commons.codec.digest.HmacUtils.getHmac{Md5,Sha1,Sha256,Sha384,Sha512}": {
    is: "mac",
    algorithm: text("Hmac{1}", "jca"),
    keyBits: arg(0, "bytes"),
    returns: "javax.crypto.Mac"
  },
  "org.apache.commons.codec.digest.HmacUtils.getInitializedMac": {
    is: "mac",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "bytes"),
    returns: "javax.crypto.Mac"
  },
  "new org.apache.commons.codec.digest.HmacUtils": { is: "mac", algorithm: arg(0, "jca"), keyBits: arg(1, "bytes") },
  "org.apache.commons.codec.digest.HmacAlgorithms.HMAC_MD5": {
    value: "HmacMD5",
    returns: "org.apache.commons.codec.digest.HmacAlgorithms"
  },
  "org.apache.commons.codec.digest.HmacAlgorithms.HMAC_SHA_{1,224,256,384,512}": {
    value: "HmacSHA{1}",
    returns: "org.apache.commons.codec.digest.HmacAlgorithms"
  },
  "org.apache.commons.codec.digest.HmacAlgorithms#getName": { algorithm: receiver("jca") },

  "org.apache.commons.codec.digest.Crypt.crypt": {
    is: "password-hash",
    algorithm: arg(1, "any"),
    defaults: { name: "crypt-sha512" }
  },
  "org.apache.commons.codec.digest.Md5Crypt.{md5Crypt,apr1Crypt}": { is: "password-hash", name: "crypt-md5" },
  "org.apache.commons.codec.digest.Sha2Crypt.sha{256,512}Crypt": { is: "password-hash", name: "crypt-sha{1}" },
  "org.apache.commons.codec.digest.UnixCrypt.crypt": { is: "password-hash", name: "crypt-des" },

  "org.apache.commons.codec.digest.Blake3.{hash,initHash}": { is: "hash", name: "BLAKE3" },
  "org.apache.commons.codec.digest.Blake3.{keyedHash,initKeyedHash}": {
    is: "mac",
    name: "BLAKE3",
    keyBits: arg(0, "bytes")
  },
  "org.apache.commons.codec.digest.Blake3.initKeyDerivationFunction": { is: "kdf", name: "BLAKE3" }
})
