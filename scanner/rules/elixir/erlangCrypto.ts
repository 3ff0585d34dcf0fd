import { arg, library, named } from "../rule.ts"

const padded = {
  padding: named("rsa_padding", "padding"),
  mgfDigest: named("rsa_mgf1_md", "hash"),
  saltBits: named("rsa_pss_saltlen", "bytes")
} as const

/*
 * https://github.com/erlang/otp/blob/master/lib/crypto/src/crypto.erl of OTP 17, 25 and 28 (crypto 5.8), so with the names that later
 * versions removed. Digests and ciphers are atoms. The last argument of a cipher is true to encrypt, false to decrypt; the length
 * of hash_xof is bits.
 */
export const erlangCrypto = library("elixir", "erlangCrypto", {
  ":crypto.{hash,hash_init}": { is: "hash", algorithm: arg(0, "hash") },
  ":crypto.hash_xof": { is: "hash", algorithm: arg(0, "hash"), outputBits: arg(2, "int") },
  ":crypto.{md4,md4_init}": { is: "hash", name: "MD4" },
  ":crypto.{md5,md5_init}": { is: "hash", name: "MD5" },
  ":erlang.{md5,md5_init}": { is: "hash", name: "MD5", functions: ["digest"] },
  ":crypto.{sha,sha_init}": { is: "hash", name: "SHA-1" },
  ":crypto.{md5_mac,md5_mac_96}": { is: "mac", name: "HMAC", digest: "MD5", keyBits: arg(0, "bytes") },
  ":crypto.{sha_mac,sha_mac_96}": { is: "mac", name: "HMAC", digest: "SHA-1", keyBits: arg(0, "bytes") },
  ":crypto.{mac,macN,mac_init}": {
    is: "mac",
    algorithm: arg(0, "openssl"),
    digest: arg(1, "hash"),
    cipher: arg(1, "cipher"),
    keyBits: arg(1, "cipher")
  },
  ":crypto.{hmac,hmac_init}": { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "bytes") },
  ":crypto.cmac": { is: "mac", name: "CMAC", cipher: arg(0, "openssl") },
  ":crypto.poly1305": { is: "mac", name: "Poly1305" },

  ":crypto.{crypto_one_time,crypto_init}": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "bytes"),
    functions: arg(-1, "cipherFunction")
  },
  ":crypto.{crypto_one_time(5),crypto_init(4)}": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: arg(-1, "cipherFunction")
  },
  ":crypto.crypto_one_time_aead": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "bytes"),
    nonceBits: arg(2, "bytes"),
    functions: arg(-1, "cipherFunction")
  },
  ":crypto.crypto_one_time_aead_init": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(1, "bytes"),
    tagBits: arg(2, "bytes"),
    functions: arg(3, "cipherFunction")
  },
  ":crypto.crypto_dyn_iv_init": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    functions: arg(-1, "cipherFunction")
  },
  ":crypto.block_encrypt": { is: "cipher", algorithm: arg(0, "openssl"), functions: ["encrypt"] },
  ":crypto.block_decrypt": { is: "cipher", algorithm: arg(0, "openssl"), functions: ["decrypt"] },
  ":crypto.stream_init": { is: "cipher", algorithm: arg(0, "openssl") },

  ":crypto.generate_key": {
    is: "keygen",
    algorithm: arg(0, "erlang"),
    curve: arg(1, "curve"),
    keyBits: arg(1, "int", undefined, "0")
  },
  ":crypto.compute_key": { is: "key-agreement", algorithm: arg(0, "erlang"), curve: arg(3, "curve") },
  ":crypto.sign": {
    is: "signature",
    algorithm: arg(0, "erlang"),
    digest: arg(1, "hash"),
    curve: arg(3, "curve", undefined, "1"),
    ...padded,
    functions: ["sign"]
  },
  ":crypto.verify": {
    is: "signature",
    algorithm: arg(0, "erlang"),
    digest: arg(1, "hash"),
    curve: arg(4, "curve", undefined, "1"),
    ...padded,
    functions: ["verify"]
  },
  ":crypto.{public_encrypt,private_encrypt}": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    ...padded,
    padding: arg(3, "padding", "rsa_padding"),
    digest: named("rsa_oaep_md", "hash"),
    functions: ["encrypt"]
  },
  ":crypto.{private_decrypt,public_decrypt}": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    ...padded,
    padding: arg(3, "padding", "rsa_padding"),
    digest: named("rsa_oaep_md", "hash"),
    functions: ["decrypt"]
  },
  ":crypto.{encapsulate_key,decapsulate_key}": { is: "kem", algorithm: arg(0, "pqc") },
  ":crypto.pbkdf2_hmac": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "hash"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  ":crypto.ec_curve": { is: "parameters", name: "EC", curve: arg(0, "curve") },
  ":crypto.strong_rand_bytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  ":crypto.rand_bytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  ":crypto.{rand_seed,rand_seed_s,rand_seed_alg,rand_seed_alg_s,rand_uniform}": { is: "random", name: "RNG" }
})
