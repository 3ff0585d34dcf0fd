import { arg, library, text, type Row } from "../rule.ts"

const onContext: Row = { refines: true, operates: true, on: arg(0, "any") }

/* Source: the headers of libavutil of FFmpeg 7 (ffmpeg.org/doxygen/trunk): md5.h, sha.h, sha512.h, hash.h, hmac.h, aes.h, aes_ctr.h, rc4.h and those of other ciphers, random_seed.h, lfg.h. */
export const libavutil = library("c", "libavutil", {
  av_md5_init: { is: "hash", name: "MD5", into: arg(0, "any") },
  av_md5_sum: { is: "hash", name: "MD5" },
  av_sha_init: { is: "hash", algorithm: arg(1, "shaBits"), into: arg(0, "any") },
  av_sha512_init: { is: "hash", algorithm: arg(1, "sha512FamilyBits"), into: arg(0, "any") },
  "av_{md5,sha,sha512,ripemd,hash}_{update,final}": onContext,
  av_hash_alloc: { is: "hash", algorithm: arg(1, "hash"), into: arg(0, "any") },
  av_hmac_alloc: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  av_hmac_calc: { ...onContext, keyBits: arg(4, "bytes") },
  "AV_HMAC_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  av_aes_init: { is: "cipher", name: "AES", keyBits: arg(2, "int"), into: arg(0, "any") },
  "{av_aes_crypt,av_aes_ctr_crypt}": onContext,
  av_aes_ctr_init: { is: "cipher", name: "AES", keyBits: 128, mode: "ctr", into: arg(0, "any") },
  "av_{rc4,blowfish,twofish,camellia,cast5,xtea}_init": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    into: arg(0, "any")
  },
  "av_{rc4,blowfish,twofish,camellia,cast5,xtea}_crypt": onContext,
  av_random_bytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  av_get_random_seed: { is: "random", name: "RNG", functions: ["generate"] },
  av_lfg_init: { is: "random", name: "NonCryptographicPRNG" }
})
