import { arg, library, text, type Row } from "../rule.ts"

const ecdsa: Row = { is: "signature", name: "ECDSA" }
const cbc: Row = { is: "cipher", name: "AES", keyBits: 128, mode: "cbc" }
const ccm: Row = { is: "cipher", name: "AES", keyBits: 128, mode: "ccm" }

/*
 * micro-ecc (github.com/kmackay/micro-ecc/blob/master/uECC.h) and TinyCrypt 0.2, which holds a part of it
 * (github.com/intel/tinycrypt/tree/master/lib/include/tinycrypt). AES has 128 bits there, HMAC and its generator SHA-256.
 */
export const microEcc = library("c", "microEcc", {
  "uECC_{secp160r1,secp192r1,secp224r1,secp256r1,secp256k1}": { value: "{1}" },
  uECC_make_key: { is: "keygen", name: "EC", curve: arg(2, "curve") },
  uECC_make_key_with_d: { is: "keygen", name: "EC", curve: arg(3, "curve") },
  uECC_compute_public_key: { is: "key", name: "EC", material: "public-key", curve: arg(2, "curve") },
  uECC_shared_secret: { is: "key-agreement", name: "ECDH", curve: arg(3, "curve") },
  uECC_sign: { ...ecdsa, curve: arg(4, "curve"), functions: ["sign"] },
  "{uECC_sign_deterministic,uECC_sign_with_k}": { ...ecdsa, curve: arg(5, "curve"), functions: ["sign"] },
  uECC_verify: { ...ecdsa, curve: arg(4, "curve"), functions: ["verify"] },
  "tc_aes128_set_{encrypt,decrypt}_key": { is: "cipher", name: "AES", keyBits: 128 },
  "tc_cbc_mode_{encrypt,decrypt}": { ...cbc, functions: text("{1}", "cipherFunction") },
  tc_ctr_mode: { is: "cipher", name: "AES", keyBits: 128, mode: "ctr" },
  tc_ccm_config: { ...ccm, nonceBits: arg(3, "bytes"), tagBits: arg(4, "bytes") },
  tc_cmac_setup: { is: "mac", name: "CMAC", cipher: "AES", keyBits: 128 },
  tc_hmac_set_key: { is: "mac", name: "HMAC", digest: "SHA-256" },
  tc_hmac_prng_init: { is: "random", name: "HMAC_DRBG", digest: "SHA-256" },
  tc_ctr_prng_init: { is: "random", name: "CTR_DRBG", cipher: "AES", keyBits: 128 },
  tc_sha256_init: { is: "hash", name: "SHA-256" }
})
