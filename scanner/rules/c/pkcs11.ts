import { arg, library, text } from "../../match/rule.ts"

/** The first member of a CK_MECHANISM, whether it is initialised or assigned. */
const mechanism = [arg(1, "any", "mechanism", "0"), arg(1, "any", "mechanism", "mechanism")]

const digests = "SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512"

/*
 * Mechanisms of PKCS #11 3.1 and the functions that take them: those of PKCS #11 through a CK_MECHANISM, and those of NSS.
 * Sources: PKCS #11 Specification 3.1 (OASIS), the NSS headers pk11pub.h, sechash.h, cryptohi.h and ssl.h
 * (github.com/nss-dev/nss/tree/master/lib). A mechanism that
 * fills a CK_MECHANISM is found where it is assigned.
 */
export const pkcs11 = library("c", "pkcs11", {
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5,BLOWFISH,TWOFISH}_CBC": {
    algorithm: text("{1}", "cipher"),
    mode: "cbc"
  },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5}_CBC_PAD": {
    algorithm: text("{1}", "cipher"),
    mode: "cbc",
    padding: "pkcs7"
  },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,IDEA,CAST5,RC2,RC5}_ECB": {
    algorithm: text("{1}", "cipher"),
    mode: "ecb"
  },
  CKM_DES3_CBC: { name: "3DES", mode: "cbc" },
  CKM_DES3_CBC_PAD: { name: "3DES", mode: "cbc", padding: "pkcs7" },
  CKM_DES3_ECB: { name: "3DES", mode: "ecb" },
  CKM_DES3_CMAC: { name: "CMAC", cipher: "3DES" },
  CKM_DES3_KEY_GEN: { name: "3DES", keyBits: 168 },
  "CKM_CAST128_{CBC,ECB}": { name: "CAST5", mode: text("{1}", "mode") },
  "CKM_AES_{CTR,GCM,CCM,CTS,OFB,CFB1,CFB8,CFB64,CFB128,XTS}": { name: "AES", mode: text("{1}", "mode") },
  "CKM_AES_{KEY_WRAP,KEY_WRAP_PAD}": { name: "AES", mode: "kw" },
  CKM_AES_KEY_WRAP_KWP: { name: "AES", mode: "kwp" },
  CKM_AES_CMAC: { name: "CMAC", cipher: "AES" },
  CKM_AES_GMAC: { name: "GMAC", cipher: "AES" },
  CKM_AES_XCBC_MAC: { name: "XCBC-MAC", cipher: "AES" },
  "CKM_{AES,DES}_MAC": { name: "CBC-MAC", cipher: text("{1}", "cipher") },
  "CKM_{AES,DES,CAMELLIA,ARIA,SEED,RC2,RC4,RC5,IDEA,BLOWFISH,TWOFISH,CHACHA20}_KEY_GEN": {
    algorithm: text("{1}", "cipher")
  },
  CKM_DES2_KEY_GEN: { name: "3DES", keyBits: 112 },
  CKM_GENERIC_SECRET_KEY_GEN: {},
  CKM_RC4: { name: "RC4" },
  CKM_CHACHA20: { name: "ChaCha20" },
  CKM_CHACHA20_POLY1305: { name: "ChaCha20-Poly1305" },
  CKM_SALSA20: { name: "Salsa20" },
  CKM_POLY1305: { name: "Poly1305" },

  [`CKM_{MD2,MD5,SHA_1,${digests},SHA512_224,SHA512_256,RIPEMD128,RIPEMD160}`]: { algorithm: text("{1}", "hash") },
  "CKM_BLAKE2B_{160,256,384,512}": { algorithm: text("BLAKE2B-{1}", "hash") },
  [`CKM_{MD2,MD5,SHA_1,${digests},SHA512_224,SHA512_256,RIPEMD128,RIPEMD160}_HMAC`]: {
    name: "HMAC",
    digest: text("{1}", "hash")
  },
  [`CKM_{MD5,SHA_1,${digests}}_HMAC_GENERAL`]: { name: "HMAC", digest: text("{1}", "hash") },

  "CKM_RSA_PKCS{,_KEY_PAIR_GEN}": { name: "RSA", padding: "pkcs1v15" },
  CKM_RSA_X_509: { name: "RSA", padding: "none" },
  CKM_RSA_PKCS_OAEP: { name: "RSA", padding: "oaep" },
  CKM_RSA_PKCS_PSS: { name: "RSA", padding: "pss" },
  "CKM_RSA_X9_31{,_KEY_PAIR_GEN}": { name: "RSA", padding: "x931" },
  CKM_RSA_9796: { name: "RSA", padding: "iso9796" },
  [`CKM_{MD2,MD5,SHA1,${digests},RIPEMD128,RIPEMD160}_RSA_PKCS`]: {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  [`CKM_{SHA1,${digests}}_RSA_PKCS_PSS`]: { name: "RSA", padding: "pss", digest: text("{1}", "hash") },
  "CKM_DSA{,_KEY_PAIR_GEN,_PARAMETER_GEN}": { name: "DSA" },
  [`CKM_DSA_{SHA1,${digests}}`]: { name: "DSA", digest: text("{1}", "hash") },
  CKM_ECDSA: { name: "ECDSA" },
  [`CKM_ECDSA_{SHA1,${digests}}`]: { name: "ECDSA", digest: text("{1}", "hash") },
  "CKM_{EC,ECDSA}_KEY_PAIR_GEN": { name: "EC" },
  "CKM_{ECDH1_DERIVE,ECDH1_COFACTOR_DERIVE}": { name: "ECDH" },
  CKM_ECMQV_DERIVE: { name: "ECMQV" },
  "CKM_{EDDSA,EC_EDWARDS_KEY_PAIR_GEN}": { name: "EdDSA" },
  CKM_EC_MONTGOMERY_KEY_PAIR_GEN: { name: "XDH" },
  "CKM_{DH_PKCS_KEY_PAIR_GEN,DH_PKCS_DERIVE,DH_PKCS_PARAMETER_GEN,X9_42_DH_KEY_PAIR_GEN,X9_42_DH_DERIVE}": {
    name: "DH"
  },
  "CKM_ML_DSA{,_KEY_PAIR_GEN}": { name: "ML-DSA" },
  "CKM_ML_KEM{,_KEY_PAIR_GEN}": { name: "ML-KEM" },
  "CKM_SLH_DSA{,_KEY_PAIR_GEN}": { name: "SLH-DSA" },
  CKM_HSS: { name: "HSS" },
  CKM_PKCS5_PBKD2: { name: "PBKDF2" },
  "CKM_{HKDF_DERIVE,HKDF_DATA,HKDF_KEY_GEN}": { name: "HKDF" },
  CKM_SP800_108_COUNTER_KDF: { name: "KBKDF-Counter" },
  CKM_SP800_108_FEEDBACK_KDF: { name: "KBKDF-Feedback" },
  CKM_SP800_108_DOUBLE_PIPELINE_KDF: { name: "KBKDF-DoublePipeline" },

  "C_{EncryptInit,DecryptInit}": { is: "cipher", from: mechanism },
  "C_{SignInit,VerifyInit}": { is: "signature", from: mechanism },
  C_DigestInit: { is: "hash", from: mechanism },
  "C_{GenerateKeyPair,GenerateKey}": { is: "keygen", from: mechanism },
  C_DeriveKey: { is: "kdf", from: mechanism },
  "C_{WrapKey,UnwrapKey}": { is: "key-wrap", from: mechanism },
  C_GenerateRandom: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },

  PK11_CreateContextBySymKey: { is: "cipher", algorithm: arg(0, "any") },
  "PK11_{Encrypt,Decrypt}": {
    is: "cipher",
    algorithm: arg(1, "any"),
    key: arg(0, "any"),
    functions: text("{1}", "cipherFunction")
  },
  PK11_KeyGen: { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(3, "bytes") },
  "PK11_{GenerateKeyPair,GenerateKeyPairWithFlags,GenerateKeyPairWithOpFlags}": {
    is: "keygen",
    algorithm: arg(1, "any")
  },
  "PK11_{ImportSymKey,ImportSymKeyWithFlags}": { is: "key", algorithm: arg(1, "any") },
  "PK11_{Derive,DeriveWithFlags}": { is: "kdf", algorithm: arg(1, "any") },
  PK11_PubDerive: { is: "key-agreement", algorithm: arg(5, "any") },
  "PK11_{PubEncrypt,PrivDecrypt}": { is: "cipher", algorithm: arg(1, "any") },
  "PK11_{PubEncryptPKCS1,PrivDecryptPKCS1}": { is: "cipher", name: "RSA", padding: "pkcs1v15" },
  PK11_SignWithMechanism: { is: "signature", algorithm: arg(1, "any"), functions: ["sign"] },
  "PK11_{WrapSymKey,PubWrapSymKey}": { is: "key-wrap", algorithm: arg(0, "any") },
  "PK11_{HashBuf,CreateDigestContext}": { is: "hash", algorithm: arg(0, "any") },
  "PK11_{GenerateRandom,GenerateRandomOnSlot}": { is: "random", name: "RNG", functions: ["generate"] },
  "SEC_OID_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    algorithm: text("{1}", "hash")
  },
  "SEC_OID_{AES_128_CBC,AES_192_CBC,AES_256_CBC,AES_128_ECB,AES_256_ECB,AES_128_GCM,AES_256_GCM,DES_CBC,DES_EDE3_CBC,RC4,CHACHA20_POLY1305}":
    { algorithm: text("{1}", "openssl") },
  "SEC_OID_PKCS1_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}_WITH_RSA_ENCRYPTION": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  SEC_OID_PKCS1_RSA_PSS_SIGNATURE: { name: "RSA", padding: "pss" },
  "SEC_OID_ANSIX962_ECDSA_{SHA1,SHA224,SHA256,SHA384,SHA512}_SIGNATURE": {
    name: "ECDSA",
    digest: text("{1}", "hash")
  },
  "HASH_Alg{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  HASH_Create: { is: "hash", algorithm: arg(0, "any") },
  HASH_HashBuf: { is: "hash", algorithm: arg(0, "any") },
  SEC_SignData: { is: "signature", algorithm: arg(4, "any"), functions: ["sign"] },
  SEC_DerSignData: { is: "signature", algorithm: arg(5, "any"), functions: ["sign"] },
  VFY_VerifyData: { is: "signature", key: arg(2, "any"), algorithm: arg(4, "any"), functions: ["verify"] },
  VFY_CreateContext: { is: "signature", key: arg(0, "any"), algorithm: arg(2, "any"), functions: ["verify"] },
  VFY_VerifyDataDirect: {
    is: "signature",
    key: arg(2, "any"),
    algorithm: arg(4, "any"),
    digest: arg(5, "any"),
    functions: ["verify"]
  },
  PK11_TokenKeyGen: { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(3, "bytes") },
  SGN_NewContext: { is: "signature", algorithm: arg(0, "any"), functions: ["sign"] },
  SSL_VersionRangeSet: { is: "protocol", name: "TLS" },
  SSL_CipherPrefSet: { is: "protocol", name: "TLS", suite: arg(1, "cipherSuite") },
  SSL_CipherPrefSetDefault: { is: "protocol", name: "TLS", suite: arg(0, "cipherSuite") }
})
