import { arg, library, text } from "../../match/rule.ts"

/* Source: the headers gnutls.h, crypto.h, abstract.h, x509.h, pkcs7.h and pkcs12.h of GnuTLS 3.8 (gitlab.com/gnutls/gnutls/-/tree/master/lib/includes/gnutls). */
export const gnutls = library("c", "gnutls", {
  "GNUTLS_CIPHER_{AES_128_CBC,AES_192_CBC,AES_256_CBC,AES_128_GCM,AES_192_GCM,AES_256_GCM,AES_128_CCM,AES_256_CCM,AES_128_CCM_8,AES_256_CCM_8,AES_128_CFB8,AES_192_CFB8,AES_256_CFB8,AES_128_XTS,AES_256_XTS,AES_128_SIV,AES_256_SIV,CAMELLIA_128_CBC,CAMELLIA_192_CBC,CAMELLIA_256_CBC,CAMELLIA_128_GCM,CAMELLIA_256_GCM,3DES_CBC,DES_CBC,CHACHA20_POLY1305}":
    { algorithm: text("{1}", "openssl") },
  "GNUTLS_CIPHER_ARCFOUR_{40,128}": { name: "RC4", keyBits: text("{1}", "int") },
  "GNUTLS_CIPHER_AES_{128,256}_SIV_GCM": { name: "AES", keyBits: text("{1}", "int"), mode: "gcm-siv" },
  "GNUTLS_CIPHER_{KUZNYECHIK,MAGMA}_CTR_ACPKM": { name: text("{1}", "cipher"), mode: "ctr" },
  "GNUTLS_CIPHER_GOST28147_{TC26Z_CFB,CPA_CFB,CPB_CFB,CPC_CFB,CPD_CFB}": { name: "GOST28147", mode: "cfb" },
  GNUTLS_CIPHER_RC2_40_CBC: { name: "RC2", keyBits: 40, mode: "cbc" },
  "GNUTLS_CIPHER_{SALSA20_256,ESTREAM_SALSA20_256}": { name: "Salsa20" },
  "GNUTLS_CIPHER_{CHACHA20_32,CHACHA20_64}": { name: "ChaCha20" },
  GNUTLS_CIPHER_NULL: { name: "NullCipher" },
  "GNUTLS_{DIG,MAC}_{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,MD5_SHA1,STREEBOG_256,STREEBOG_512}":
    { algorithm: text("{2}", "hash") },
  "GNUTLS_{DIG,MAC}_RMD160": { name: "RIPEMD-160" },
  "GNUTLS_DIG_SHAKE_{128,256}": { name: "SHAKE{1}" },
  "GNUTLS_MAC_AES_CMAC_{128,256}": { name: "CMAC", cipher: "AES", keyBits: text("{1}", "int") },
  "GNUTLS_MAC_AES_GMAC_{128,192,256}": { name: "GMAC", cipher: "AES", keyBits: text("{1}", "int") },
  "GNUTLS_MAC_{UMAC_96,UMAC_128}": { name: "UMAC" },
  "GNUTLS_PK_{RSA,DSA,DH}": { name: "{1}" },
  GNUTLS_PK_RSA_PSS: { name: "RSA", padding: "pss" },
  "GNUTLS_PK_{EC,ECC,ECDSA}": { name: "EC" },
  GNUTLS_PK_EDDSA_ED25519: { name: "Ed25519" },
  GNUTLS_PK_EDDSA_ED448: { name: "Ed448" },
  GNUTLS_PK_ECDH_X25519: { name: "X25519" },
  GNUTLS_PK_ECDH_X448: { name: "X448" },
  "GNUTLS_PK_MLDSA{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "GNUTLS_PK_MLKEM{768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "GNUTLS_ECC_CURVE_{SECP192R1,SECP224R1,SECP256R1,SECP384R1,SECP521R1,X25519,X448,ED25519,ED448}": {
    curve: text("{1}", "curve")
  },
  GNUTLS_CURVE_TO_BITS: { curve: arg(0, "any") },
  "GNUTLS_SIGN_RSA_{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "GNUTLS_SIGN_{RSA_PSS,RSA_PSS_RSAE}_{SHA256,SHA384,SHA512}": {
    name: "RSA",
    padding: "pss",
    digest: text("{2}", "hash")
  },
  "GNUTLS_SIGN_{ECDSA,DSA}_{SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    name: "{1}",
    digest: text("{2}", "hash")
  },
  "GNUTLS_SIGN_MLDSA{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "GNUTLS_SIGN_ECDSA_{SECP256R1_SHA256,SECP384R1_SHA384,SECP521R1_SHA512}": {
    algorithm: text("ecdsa_{1}", "tlsSignature")
  },
  GNUTLS_SIGN_EDDSA_ED25519: { name: "Ed25519" },
  GNUTLS_SIGN_EDDSA_ED448: { name: "Ed448" },

  "gnutls_{cipher_init,aead_cipher_init}": { is: "cipher", algorithm: arg(1, "any"), into: arg(0, "any") },
  "gnutls_cipher_{encrypt,encrypt2,decrypt,decrypt2}": { refines: true, operates: true, on: arg(0, "any") },
  "gnutls_aead_cipher_{encrypt,decrypt}": {
    refines: true,
    operates: true,
    on: arg(0, "any"),
    nonceBits: arg(2, "bytes"),
    tagBits: arg(5, "bytes")
  },
  gnutls_hash_init: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  gnutls_hash_fast: { is: "hash", algorithm: arg(0, "any") },
  gnutls_fingerprint: { is: "hash", algorithm: arg(0, "any") },
  gnutls_hmac_init: { is: "mac", name: "HMAC", digest: arg(1, "any"), into: arg(0, "any") },
  gnutls_hmac_fast: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "gnutls_hkdf_{extract,expand}": { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  gnutls_pbkdf2: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    iterations: arg(3, "int"),
    outputBits: arg(5, "bytes")
  },
  gnutls_rnd: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  "gnutls_{privkey_generate,x509_privkey_generate,privkey_generate2,x509_privkey_generate2}": {
    is: "keygen",
    algorithm: arg(1, "any"),
    keyBits: arg(2, "int"),
    curve: arg(2, "any"),
    into: arg(0, "any")
  },
  "gnutls_{privkey_sign_data,privkey_sign_hash}": {
    is: "signature",
    key: arg(0, "any"),
    digest: arg(1, "any"),
    functions: ["sign"]
  },
  "gnutls_{privkey_sign_data2,privkey_sign_hash2}": {
    is: "signature",
    algorithm: arg(1, "any"),
    functions: ["sign"]
  },
  "gnutls_{pubkey_verify_data2,pubkey_verify_hash2}": {
    is: "signature",
    algorithm: arg(1, "any"),
    functions: ["verify"]
  },
  gnutls_pubkey_encrypt_data: { is: "cipher", key: arg(0, "any"), functions: ["encrypt"] },
  gnutls_privkey_decrypt_data: { is: "cipher", key: arg(0, "any"), functions: ["decrypt"] },
  "gnutls_x509_{crt_sign2,crl_sign2}": {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  gnutls_x509_crq_sign2: {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(1, "any"),
    digest: arg(2, "any"),
    functions: ["sign"]
  },
  gnutls_dh_params_init: { name: "DH", into: arg(0, "any") },
  gnutls_dh_params_generate2: { is: "parameters", name: "DH", keyBits: arg(1, "int"), into: arg(0, "any") },
  gnutls_srp_verifier: { is: "key-agreement", name: "SRP" },
  "gnutls_{hash,hmac}": { refines: true, operates: true, on: arg(0, "any") },
  gnutls_key_generate: { is: "keygen", byteLength: arg(1, "size") },
  gnutls_privkey_sign_raw_data: { is: "signature", key: arg(0, "any"), functions: ["sign"] },
  gnutls_privkey_derive_secret: { is: "key-agreement", key: arg(0, "any") },
  gnutls_pkcs7_sign: { is: "signature", name: "CMS", digest: arg(6, "any"), functions: ["sign"] },
  "gnutls_pkcs12_{generate_mac,verify_mac}": { is: "keystore", certificateFormat: "PKCS12" },
  gnutls_init: { is: "protocol", name: "TLS", into: arg(0, "any") },
  gnutls_priority_set_direct: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    version: arg(1, "gnutlsPriority")
  },
  gnutls_priority_init: { is: "protocol", name: "TLS", version: arg(1, "gnutlsPriority") },
  gnutls_set_default_priority: { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }
})
