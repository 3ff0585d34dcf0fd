import { arg, library, text, type Row } from "../rule.ts"

const sm4: Row = { is: "cipher", name: "SM4", keyBits: 128 }

/* GmSSL 3 (github.com/guanzhi/GmSSL/tree/master/include/gmssl). Functions whose names Nettle has as well are in its table. */
export const gmssl = library("c", "gmssl", {
  sm2_key_generate: { is: "keygen", name: "SM2" },
  "sm2_{do_sign,fast_sign,sign,sign_fixlen,sign_init}": { is: "signature", name: "SM2", functions: ["sign"] },
  "sm2_{do_verify,fast_verify,verify,verify_init}": { is: "signature", name: "SM2", functions: ["verify"] },
  "sm2_{do_encrypt,encrypt,do_encrypt_fixlen,encrypt_fixlen,encrypt_init}": {
    is: "cipher",
    name: "SM2",
    functions: ["encrypt"]
  },
  "sm2_{do_decrypt,decrypt,decrypt_init}": { is: "cipher", name: "SM2", functions: ["decrypt"] },
  "sm2_{do_ecdh,ecdh,key_exchange}": { is: "key-agreement", name: "SM2" },
  sm3_digest: { is: "hash", name: "SM3" },
  "{sm3_hmac_init,sm3_hmac}": { is: "mac", name: "HMAC", digest: "SM3" },
  sm3_pbkdf2: {
    is: "kdf",
    name: "PBKDF2",
    digest: "SM3",
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  "{sm3_hkdf_extract,sm3_hkdf_expand}": { is: "kdf", name: "HKDF", digest: "SM3" },
  "sm4_{cbc,ecb,gcm,ofb,cfb,ctr,xts}_{encrypt,decrypt}_init": {
    ...sm4,
    mode: text("{1}", "mode"),
    functions: text("{2}", "cipherFunction")
  },
  "sm4_{gcm,ccm}_{encrypt,decrypt}": { ...sm4, mode: text("{1}", "mode"), functions: text("{2}", "cipherFunction") },
  "sm4_cbc_padding_{encrypt,decrypt}": {
    ...sm4,
    mode: "cbc",
    padding: "pkcs7",
    functions: text("{1}", "cipherFunction")
  },
  "{sm9_do_sign,sm9_sign_init}": { is: "signature", name: "SM9", functions: ["sign"] },
  "{sm9_do_verify,sm9_verify_init}": { is: "signature", name: "SM9", functions: ["verify"] },
  "sm9_{sign,enc}_master_key_generate": { is: "keygen", name: "SM9" },
  "sm9_{encrypt,decrypt}": { is: "cipher", name: "SM9", functions: text("{1}", "cipherFunction") },
  "sm9_kem_{encrypt,decrypt}": { is: "kem", name: "SM9" },
  "{zuc_init,zuc_encrypt,zuc_encrypt_init}": { is: "cipher", name: "ZUC-128" },
  zuc_mac_init: { is: "mac", name: "ZUC-MAC" },
  zuc256_init: { is: "cipher", name: "ZUC-256" },
  pbkdf2_hmac_genkey: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes")
  }
})
