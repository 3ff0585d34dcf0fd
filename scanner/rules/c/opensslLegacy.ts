import { arg, library, text, type Row } from "../rule.ts"

const cipher = (name: string, key: number, direction?: number): Row => ({
  is: "cipher",
  name,
  key: arg(key, "any"),
  operates: true,
  ...(direction !== undefined && { functions: arg(direction, "encryptFlag") })
})

/** A mode over a block cipher that the caller gives as a function, together with its key; and a call that makes one. */
const ofBlocks = (key: number): Row => ({ is: "cipher", key: arg(key, "any"), operates: true })
const madeOfBlocks = (key: number): Row => ({ is: "cipher", key: arg(key, "any") })

const des = (direction: number): Row => ({ is: "cipher", name: "DES", functions: arg(direction, "encryptFlag") })
const des3 = (keyBits: number, direction: number): Row => ({
  is: "cipher",
  name: "3DES",
  keyBits,
  functions: arg(direction, "encryptFlag")
})

/*
 * Sources: the headers aes.h, des.h, rc2.h, rc4.h, rc5.h, blowfish.h, cast.h, idea.h, seed.h and camellia.h of OpenSSL 1.1.1 and modes.h of 3.5.8
 * (github.com/quictls/openssl/tree/OpenSSL_1_1_1w/include/openssl).
 */
export const opensslLegacy = library("c", "opensslLegacy", {
  "{AES,DES,RC2,BF,CAST,IDEA,CAMELLIA}_{ENCRYPT,DECRYPT}": { functions: text("{2}", "cipherFunction") },

  "AES_set_{encrypt,decrypt}_key": { is: "key", name: "AES", keyBits: arg(1, "int"), into: arg(2, "any") },
  AES_encrypt: { ...cipher("AES", 2), functions: ["encrypt"] },
  AES_decrypt: { ...cipher("AES", 2), functions: ["decrypt"] },
  AES_ecb_encrypt: { ...cipher("AES", 2, 3), mode: "ecb" },
  AES_cbc_encrypt: { ...cipher("AES", 3, 5), mode: "cbc" },
  "AES_{cfb128,cfb1,cfb8}_encrypt": { ...cipher("AES", 3, 6), mode: "{1}" },
  AES_ofb128_encrypt: { ...cipher("AES", 3), mode: "ofb128" },
  AES_ctr128_encrypt: { ...cipher("AES", 3), mode: "ctr" },
  AES_ige_encrypt: { ...cipher("AES", 3, 5), mode: "ige" },
  AES_bi_ige_encrypt: { ...cipher("AES", 3, 6), mode: "ige" },
  AES_wrap_key: { is: "key-wrap", name: "AES", mode: "kw", key: arg(0, "any"), functions: ["encrypt"] },
  AES_unwrap_key: { is: "key-wrap", name: "AES", mode: "kw", key: arg(0, "any"), functions: ["decrypt"] },

  "DES_{set_key,set_key_checked,set_key_unchecked,key_sched}": { is: "key", name: "DES", into: arg(1, "any") },
  DES_string_to_2keys: { is: "key", name: "3DES", keyBits: 112 },
  "DES_{random_key,string_to_key}": { is: "key", name: "DES" },
  DES_ecb_encrypt: { ...des(3), mode: "ecb" },
  "DES_{cbc_encrypt,ncbc_encrypt}": { ...des(5), mode: "cbc" },
  DES_pcbc_encrypt: { ...des(5), mode: "pcbc" },
  DES_xcbc_encrypt: { is: "cipher", name: "DESX", mode: "cbc", functions: arg(7, "encryptFlag") },
  DES_cfb_encrypt: { ...des(6), mode: "cfb" },
  DES_cfb64_encrypt: { ...des(6), mode: "cfb64" },
  "DES_{ofb_encrypt,ofb64_encrypt}": { is: "cipher", operates: true, name: "DES", mode: "ofb" },
  "DES_{encrypt1,encrypt2}": { is: "cipher", name: "DES", functions: arg(2, "encryptFlag") },
  "DES_{encrypt3,decrypt3}": { is: "cipher", operates: true, name: "3DES" },
  DES_ecb2_encrypt: { ...des3(112, 4), mode: "ecb" },
  DES_ecb3_encrypt: { ...des3(168, 5), mode: "ecb" },
  DES_ede2_cbc_encrypt: { ...des3(112, 6), mode: "cbc" },
  DES_ede3_cbc_encrypt: { ...des3(168, 7), mode: "cbc" },
  DES_ede3_cfb64_encrypt: { ...des3(168, 8), mode: "cfb64" },
  "DES_ede2_{cfb64,ofb64}_encrypt": { is: "cipher", operates: true, name: "3DES", keyBits: 112, mode: "{1}" },
  DES_ede3_cfb_encrypt: { ...des3(168, 8), mode: "cfb" },
  DES_quad_cksum: { is: "mac", name: "CBC-MAC", cipher: "DES" },
  DES_cbc_cksum: { is: "mac", name: "CBC-MAC", cipher: "DES" },
  DES_ede3_ofb64_encrypt: { is: "cipher", operates: true, name: "3DES", keyBits: 168, mode: "ofb64" },
  "DES_{crypt,fcrypt}": { is: "password-hash", name: "crypt-des" },

  RC4_set_key: { is: "key", name: "RC4", keyBits: arg(1, "bytes"), into: arg(0, "any") },
  RC4: cipher("RC4", 0),
  RC2_set_key: { is: "key", name: "RC2", keyBits: arg(1, "bytes"), into: arg(0, "any") },
  RC2_ecb_encrypt: { ...cipher("RC2", 2, 3), mode: "ecb" },
  RC2_cbc_encrypt: { ...cipher("RC2", 3, 5), mode: "cbc" },
  RC2_cfb64_encrypt: { ...cipher("RC2", 3, 6), mode: "cfb64" },
  RC2_ofb64_encrypt: { ...cipher("RC2", 3), mode: "ofb64" },
  RC5_32_set_key: { is: "key", name: "RC5", keyBits: arg(1, "bytes"), into: arg(0, "any") },
  "RC5_32_{encrypt,decrypt}": {
    is: "cipher",
    name: "RC5",
    key: arg(1, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "RC5_32_{ecb,cbc,cfb64,ofb64}_encrypt": { is: "cipher", operates: true, name: "RC5", mode: "{1}" },
  "{RC2,Camellia,SEED}_{encrypt,decrypt}": {
    is: "cipher",
    name: text("{1}", "cipher"),
    key: arg(-1, "any"),
    functions: text("{2}", "cipherFunction")
  },
  "{BF,CAST}_set_key": {
    is: "key",
    name: text("{1}", "cipher"),
    keyBits: arg(1, "bytes"),
    into: arg(0, "any")
  },
  "{BF,CAST}_{encrypt,decrypt}": {
    is: "cipher",
    name: text("{1}", "cipher"),
    key: arg(1, "any"),
    functions: text("{2}", "cipherFunction")
  },
  "{BF,CAST}_ecb_encrypt": {
    is: "cipher",
    name: text("{1}", "cipher"),
    mode: "ecb",
    key: arg(2, "any"),
    functions: arg(3, "encryptFlag")
  },
  "{BF,CAST}_cbc_encrypt": {
    is: "cipher",
    name: text("{1}", "cipher"),
    mode: "cbc",
    key: arg(3, "any"),
    functions: arg(5, "encryptFlag")
  },
  "{BF,CAST}_{cfb64,ofb64}_encrypt": {
    is: "cipher",
    name: text("{1}", "cipher"),
    mode: "{2}",
    key: arg(3, "any")
  },
  "IDEA_set_{encrypt,decrypt}_key": { is: "key", name: "IDEA", into: arg(1, "any") },
  IDEA_encrypt: { is: "cipher", operates: true, name: "IDEA", key: arg(1, "any") },
  "IDEA_{ecb,cbc,cfb64,ofb64}_encrypt": { is: "cipher", operates: true, name: "IDEA", mode: "{1}" },
  SEED_set_key: { is: "key", name: "SEED", into: arg(1, "any") },
  "SEED_{ecb,cbc,cfb128,ofb128}_encrypt": { is: "cipher", operates: true, name: "SEED", mode: "{1}" },
  Camellia_set_key: { is: "key", name: "CAMELLIA", keyBits: arg(1, "int"), into: arg(2, "any") },
  "Camellia_{ecb,cbc,cfb128,cfb1,cfb8,ofb128}_encrypt": { is: "cipher", operates: true, name: "CAMELLIA", mode: "{1}" },
  Camellia_ctr128_encrypt: { is: "cipher", operates: true, name: "CAMELLIA", mode: "ctr" },

  CRYPTO_cbc128_encrypt: { ...ofBlocks(3), mode: "cbc", functions: ["encrypt"] },
  "CRYPTO_{cfb128,ofb128}_encrypt": { ...ofBlocks(3), mode: "{1}" },
  "CRYPTO_cfb128_{1,8}_encrypt": { ...ofBlocks(3), mode: "cfb{1}" },
  CRYPTO_ctr128_encrypt: { ...ofBlocks(3), mode: "ctr" },
  CRYPTO_cbc128_decrypt: { ...ofBlocks(3), mode: "cbc", functions: ["decrypt"] },
  CRYPTO_ctr128_encrypt_ctr32: { ...ofBlocks(3), mode: "ctr" },
  "CRYPTO_{cts128,nistcts128}_{encrypt,decrypt,encrypt_block,decrypt_block}": { ...ofBlocks(3), mode: "cbc-cts" },
  CRYPTO_gcm128_init: { ...madeOfBlocks(1), mode: "gcm", into: arg(0, "any") },
  CRYPTO_gcm128_new: { ...madeOfBlocks(0), mode: "gcm" },
  CRYPTO_ccm128_init: { ...madeOfBlocks(3), mode: "ccm", tagBits: arg(1, "bytes"), into: arg(0, "any") },
  CRYPTO_ocb128_init: { ...madeOfBlocks(1), mode: "ocb", into: arg(0, "any") },
  CRYPTO_ocb128_new: { ...madeOfBlocks(0), mode: "ocb" },
  "CRYPTO_128_{wrap,unwrap}": { is: "key-wrap", key: arg(0, "any"), mode: "kw" },
  "CRYPTO_128_{wrap_pad,unwrap_pad}": { is: "key-wrap", key: arg(0, "any"), mode: "kwp" },
  "CRYPTO_{gcm128,ccm128,ocb128}_{encrypt,decrypt}": {
    refines: true,
    operates: true,
    on: arg(0, "any"),
    functions: text("{2}", "cipherFunction")
  }
})
