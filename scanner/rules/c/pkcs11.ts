import { arg, library, text } from "../rule.ts"

/** The first member of a CK_MECHANISM, whether it is initialised or assigned. */
const mechanism = [arg(1, "any", "mechanism", "0"), arg(1, "any", "mechanism", "mechanism")]

const digests = "SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512"

/*
 * Mechanisms of PKCS #11 3.1 and the functions that take them through a CK_MECHANISM.
 * Source: PKCS #11 Specification 3.1 (OASIS). A mechanism that fills a CK_MECHANISM is found where it is assigned.
 */
export const pkcs11 = library("c", "pkcs11", {
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5,BLOWFISH,TWOFISH}_CBC": {
    tabled: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "cbc"
  },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5}_CBC_PAD": {
    tabled: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "cbc",
    padding: "pkcs7"
  },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5}_ECB": {
    tabled: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "ecb"
  },
  CKM_DES3_CBC: { tabled: "cipher", name: "3DES", mode: "cbc" },
  CKM_DES3_CBC_PAD: { tabled: "cipher", name: "3DES", mode: "cbc", padding: "pkcs7" },
  CKM_DES3_ECB: { tabled: "cipher", name: "3DES", mode: "ecb" },
  CKM_DES3_CMAC: { tabled: "mac", name: "CMAC", cipher: "3DES" },
  CKM_DES3_KEY_GEN: { tabled: "keygen", name: "3DES", keyBits: 168 },
  "CKM_CAST128_{CBC,ECB}": { tabled: "cipher", name: "CAST5", mode: text("{1}", "mode") },
  "CKM_AES_{CTR,GCM,CCM,CTS,OFB,CFB1,CFB8,CFB64,CFB128,XTS}": {
    tabled: "cipher",
    name: "AES",
    mode: text("{1}", "mode")
  },
  "CKM_AES_{KEY_WRAP,KEY_WRAP_PAD}": { tabled: "cipher", name: "AES", mode: "kw" },
  CKM_AES_KEY_WRAP_KWP: { tabled: "cipher", name: "AES", mode: "kwp" },
  CKM_AES_CMAC: { tabled: "mac", name: "CMAC", cipher: "AES" },
  CKM_AES_GMAC: { tabled: "mac", name: "GMAC", cipher: "AES" },
  CKM_AES_XCBC_MAC: { tabled: "mac", name: "XCBC-MAC", cipher: "AES" },
  "CKM_{AES,DES}_MAC": { tabled: "mac", name: "CBC-MAC", cipher: text("{1}", "cipher") },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,RC2,RC4,RC5,IDEA,BLOWFISH,TWOFISH,CHACHA20}_KEY_GEN": {
    tabled: "keygen",
    algorithm: text("{1}", "cipher")
  },
  CKM_DES2_KEY_GEN: { tabled: "keygen", name: "3DES", keyBits: 112 },
  CKM_GENERIC_SECRET_KEY_GEN: {},
  CKM_RC4: { tabled: "cipher", name: "RC4" },
  CKM_CHACHA20: { tabled: "cipher", name: "ChaCha20" },
  CKM_CHACHA20_POLY1305: { tabled: "cipher", name: "ChaCha20-Poly1305" },
  CKM_SALSA20: { tabled: "cipher", name: "Salsa20" },
  CKM_POLY1305: { tabled: "mac", name: "Poly1305" },

  [`CKM_{MD2,MD5,SHA_1,${digests},SHA512_224,SHA512_256,RIPEMD128,RIPEMD160}`]: {
    tabled: "hash",
    algorithm: text("{1}", "hash")
  },
  "CKM_BLAKE2B_{160,256,384,512}": { tabled: "hash", algorithm: text("BLAKE2B-{1}", "hash") },
  [`CKM_{MD2,MD5,SHA_1,${digests},SHA512_224,SHA512_256,RIPEMD128,RIPEMD160}_HMAC`]: {
    tabled: "mac",
    name: "HMAC",
    digest: text("{1}", "hash")
  },
  [`CKM_{MD5,SHA_1,${digests}}_HMAC_GENERAL`]: { tabled: "mac", name: "HMAC", digest: text("{1}", "hash") },

  CKM_RSA_PKCS: { tabled: "signature", name: "RSA", padding: "pkcs1v15" },
  "CKM_RSA_{PKCS,X9_31}_KEY_PAIR_GEN": { tabled: "keygen", name: "RSA" },
  CKM_RSA_X_509: { tabled: "cipher", name: "RSA", padding: "none" },
  CKM_RSA_PKCS_OAEP: { tabled: "cipher", name: "RSA", padding: "oaep" },
  CKM_RSA_PKCS_PSS: { tabled: "signature", name: "RSA", padding: "pss" },
  CKM_RSA_X9_31: { name: "RSA", padding: "x931" },
  CKM_RSA_9796: { tabled: "signature", name: "RSA", padding: "iso9796" },
  [`CKM_{MD2,MD5,SHA1,${digests},RIPEMD128,RIPEMD160}_RSA_PKCS`]: {
    tabled: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  [`CKM_{SHA1,${digests}}_RSA_PKCS_PSS`]: {
    tabled: "signature",
    name: "RSA",
    padding: "pss",
    digest: text("{1}", "hash")
  },
  "CKM_DSA{,_PARAMETER_GEN}": { name: "DSA" },
  CKM_DSA_KEY_PAIR_GEN: { tabled: "keygen", name: "DSA" },
  [`CKM_DSA_{SHA1,${digests}}`]: { tabled: "signature", name: "DSA", digest: text("{1}", "hash") },
  CKM_ECDSA: { tabled: "signature", name: "ECDSA" },
  [`CKM_ECDSA_{SHA1,${digests}}`]: { tabled: "signature", name: "ECDSA", digest: text("{1}", "hash") },
  "CKM_{EC,ECDSA}_KEY_PAIR_GEN": { tabled: "keygen", name: "EC" },
  "CKM_{ECDH1_DERIVE,ECDH1_COFACTOR_DERIVE}": { tabled: "key-agreement", name: "ECDH" },
  CKM_ECMQV_DERIVE: { name: "ECMQV" },
  CKM_EDDSA: { name: "EdDSA" },
  CKM_EC_EDWARDS_KEY_PAIR_GEN: { tabled: "keygen", name: "EdDSA" },
  CKM_EC_MONTGOMERY_KEY_PAIR_GEN: { tabled: "keygen", name: "XDH" },
  "CKM_{DH_PKCS,X9_42_DH}_KEY_PAIR_GEN": { tabled: "keygen", name: "DH" },
  "CKM_{DH_PKCS_DERIVE,DH_PKCS_PARAMETER_GEN,X9_42_DH_DERIVE}": { name: "DH" },
  CKM_ML_DSA: { name: "ML-DSA" },
  CKM_ML_KEM: { name: "ML-KEM" },
  CKM_SLH_DSA: { name: "SLH-DSA" },
  CKM_ML_DSA_KEY_PAIR_GEN: { tabled: "keygen", name: "ML-DSA" },
  CKM_ML_KEM_KEY_PAIR_GEN: { tabled: "keygen", name: "ML-KEM" },
  CKM_SLH_DSA_KEY_PAIR_GEN: { tabled: "keygen", name: "SLH-DSA" },
  CKM_HSS: { name: "HSS" },
  CKM_PKCS5_PBKD2: { tabled: "kdf", name: "PBKDF2" },
  "CKM_{HKDF_DERIVE,HKDF_DATA,HKDF_KEY_GEN}": { name: "HKDF" },
  CKM_SP800_108_COUNTER_KDF: { tabled: "kdf", name: "KBKDF-Counter" },
  CKM_SP800_108_FEEDBACK_KDF: { tabled: "kdf", name: "KBKDF-Feedback" },
  CKM_SP800_108_DOUBLE_PIPELINE_KDF: { tabled: "kdf", name: "KBKDF-DoublePipeline" },

  "C_{EncryptInit,DecryptInit}": { is: "cipher", from: mechanism },
  "C_{SignInit,VerifyInit}": { is: "signature", from: mechanism },
  C_DigestInit: { is: "hash", from: mechanism },
  "C_{GenerateKeyPair,GenerateKey}": { is: "keygen", from: mechanism },
  C_DeriveKey: { is: "kdf", from: mechanism },
  "C_{WrapKey,UnwrapKey}": { is: "key-wrap", from: mechanism },
  C_GenerateRandom: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] }
})
