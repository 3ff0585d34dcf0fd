import { arg, library, text } from "../rule.ts"

/* Source: the headers gnutls.h, crypto.h, abstract.h, x509.h, pkcs7.h and pkcs12.h of GnuTLS 3.8 (gitlab.com/gnutls/gnutls/-/tree/master/lib/includes/gnutls). */
export const gnutls = library("c", "gnutls", {
  "GNUTLS_CIPHER_{AES_128_CBC,AES_192_CBC,AES_256_CBC,AES_128_GCM,AES_192_GCM,AES_256_GCM,AES_128_CCM,AES_256_CCM,AES_128_CCM_8,AES_256_CCM_8,AES_128_CFB8,AES_192_CFB8,AES_256_CFB8,AES_128_XTS,AES_256_XTS,AES_128_SIV,AES_256_SIV,CAMELLIA_128_CBC,CAMELLIA_192_CBC,CAMELLIA_256_CBC,CAMELLIA_128_GCM,CAMELLIA_256_GCM,3DES_CBC,DES_CBC,CHACHA20_POLY1305}":
    { tabled: "cipher", algorithm: text("{1}", "openssl") },
  "GNUTLS_CIPHER_ARCFOUR_{40,128}": { tabled: "cipher", name: "RC4", keyBits: text("{1}", "int") },
  "GNUTLS_CIPHER_AES_{128,256}_SIV_GCM": {
    tabled: "cipher",
    name: "AES",
    keyBits: text("{1}", "int"),
    mode: "gcm-siv"
  },
  "GNUTLS_CIPHER_{KUZNYECHIK,MAGMA}_CTR_ACPKM": { tabled: "cipher", name: text("{1}", "cipher"), mode: "ctr" },
  "GNUTLS_CIPHER_GOST28147_{TC26Z_CFB,CPA_CFB,CPB_CFB,CPC_CFB,CPD_CFB}": {
    tabled: "cipher",
    name: "GOST28147",
    mode: "cfb"
  },
  GNUTLS_CIPHER_ARCFOUR: { tabled: "cipher", name: "RC4", keyBits: 128 },
  "GNUTLS_CIPHER_RIJNDAEL_{128,192,256}_CBC": {
    tabled: "cipher",
    name: "AES",
    keyBits: text("{1}", "int"),
    mode: "cbc"
  },
  GNUTLS_CIPHER_RIJNDAEL_CBC: { tabled: "cipher", name: "AES", keyBits: 128, mode: "cbc" },
  GNUTLS_CIPHER_GOST28147_TC26Z_CNT: { tabled: "cipher", name: "GOST28147" },
  "GNUTLS_CIPHER_{AES128,AES192,AES256,3DES,CAST5,BLOWFISH,TWOFISH,IDEA}_PGP_CFB": {
    tabled: "cipher",
    algorithm: text("{1}-cfb", "openssl")
  },
  GNUTLS_CIPHER_SAFER_SK128_PGP_CFB: { tabled: "cipher", name: "SAFER", keyBits: 128, mode: "cfb" },
  GNUTLS_CIPHER_RC2_40_CBC: { tabled: "cipher", name: "RC2", keyBits: 40, mode: "cbc" },
  "GNUTLS_CIPHER_{SALSA20_256,ESTREAM_SALSA20_256}": { tabled: "cipher", name: "Salsa20" },
  "GNUTLS_CIPHER_{CHACHA20_32,CHACHA20_64}": { tabled: "cipher", name: "ChaCha20" },
  GNUTLS_CIPHER_NULL: { tabled: "cipher", name: "NullCipher" },
  "GNUTLS_DIG_{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,MD5_SHA1,STREEBOG_256,STREEBOG_512}":
    { tabled: "hash", algorithm: text("{1}", "hash") },
  "GNUTLS_MAC_{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,MD5_SHA1,STREEBOG_256,STREEBOG_512}":
    { tabled: "mac", name: "HMAC", digest: text("{1}", "hash") },
  GNUTLS_DIG_SHA: { tabled: "hash", name: "SHA-1" },
  GNUTLS_MAC_SHA: { tabled: "mac", name: "HMAC", digest: "SHA-1" },
  GNUTLS_DIG_GOSTR_94: { tabled: "hash", name: "GOSTR3411" },
  GNUTLS_MAC_GOSTR_94: { tabled: "mac", name: "HMAC", digest: "GOSTR3411" },
  "GNUTLS_MAC_SHAKE_{128,256}": { tabled: "mac", name: "HMAC", digest: "SHAKE{1}" },
  "GNUTLS_MAC_{KUZNYECHIK,MAGMA}_OMAC": { tabled: "mac", name: "CMAC", cipher: text("{1}", "cipher") },
  GNUTLS_MAC_GOST28147_TC26Z_IMIT: { tabled: "mac", name: "GOST28147-MAC" },
  GNUTLS_MAC_PBMAC1: { tabled: "mac", name: "PBMAC1" },
  "GNUTLS_PK_GOST_{01,12_256,12_512}": { name: "GOSTR3410" },
  GNUTLS_DIG_RMD160: { tabled: "hash", name: "RIPEMD-160" },
  GNUTLS_MAC_RMD160: { tabled: "mac", name: "HMAC", digest: "RIPEMD-160" },
  "GNUTLS_DIG_SHAKE_{128,256}": { tabled: "hash", name: "SHAKE{1}" },
  "GNUTLS_MAC_AES_CMAC_{128,256}": { tabled: "mac", name: "CMAC", cipher: "AES", keyBits: text("{1}", "int") },
  "GNUTLS_MAC_AES_GMAC_{128,192,256}": { tabled: "mac", name: "GMAC", cipher: "AES", keyBits: text("{1}", "int") },
  "GNUTLS_MAC_{UMAC_96,UMAC_128}": { tabled: "mac", name: "UMAC" },
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
  gnutls_cipher_set_iv: { refines: true, on: arg(0, "any"), nonceBits: arg(2, "bytes") },
  gnutls_cipher_tag: { refines: true, on: arg(0, "any"), tagBits: arg(2, "bytes") },
  "gnutls_{hash,hmac}_output": { refines: true, operates: true, on: arg(0, "any") },
  gnutls_hash_squeeze: { refines: true, operates: true, on: arg(0, "any") },
  gnutls_hash_init: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  gnutls_hash_fast: { is: "hash", algorithm: arg(0, "any") },
  gnutls_fingerprint: { is: "hash", algorithm: arg(0, "any") },
  gnutls_hmac_init: { is: "mac", algorithm: arg(1, "any"), into: arg(0, "any") },
  gnutls_hmac_fast: { is: "mac", algorithm: arg(0, "any") },
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
  gnutls_x509_privkey_sign_data: { is: "signature", key: arg(0, "any"), digest: arg(1, "any"), functions: ["sign"] },
  "gnutls_x509_{crt,crl}_privkey_sign": {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  gnutls_x509_crq_privkey_sign: {
    is: "certificate",
    certificateFormat: "PKCS10",
    key: arg(1, "any"),
    digest: arg(2, "any"),
    functions: ["sign"]
  },
  "gnutls_x509_{crt,crl}_sign": { is: "certificate", certificateFormat: "X.509", functions: ["sign"] },
  gnutls_x509_crq_sign: { is: "certificate", certificateFormat: "PKCS10", functions: ["sign"] },
  "gnutls_x509_privkey_{export_pkcs8,export2_pkcs8}": {
    is: "cipher",
    algorithm: arg(3, "any"),
    functions: ["encrypt"]
  },
  gnutls_pkcs12_bag_encrypt: { is: "cipher", algorithm: arg(2, "any"), functions: ["encrypt"] },
  "GNUTLS_{PKCS,PKCS_USE}_PBES2_AES_{128,192,256}": {
    name: "PBES2",
    cipher: "AES",
    keyBits: text("{2}", "int"),
    mode: "cbc"
  },
  "GNUTLS_{PKCS,PKCS_USE}_PBES2_3DES": { name: "PBES2", cipher: "3DES", keyBits: 168, mode: "cbc" },
  "GNUTLS_{PKCS,PKCS_USE}_PBES2_DES": { name: "PBES2", cipher: "DES", mode: "cbc" },
  "GNUTLS_PKCS_PBES1_DES_{MD5,SHA1}": { name: "PBES1", cipher: "DES", mode: "cbc", digest: text("{1}", "hash") },
  "{GNUTLS_PKCS_PKCS12_3DES,GNUTLS_PKCS_USE_PKCS12_3DES,GNUTLS_PKCS8_USE_PKCS12_3DES}": {
    name: "PKCS12-PBE",
    cipher: "3DES",
    keyBits: 168
  },
  "{GNUTLS_PKCS_PKCS12_ARCFOUR,GNUTLS_PKCS_USE_PKCS12_ARCFOUR,GNUTLS_PKCS8_USE_PKCS12_ARCFOUR}": {
    name: "PKCS12-PBE",
    cipher: "RC4",
    keyBits: 128
  },
  "{GNUTLS_PKCS_PKCS12_RC2_40,GNUTLS_PKCS_USE_PKCS12_RC2_40,GNUTLS_PKCS8_USE_PKCS12_RC2_40}": {
    name: "PKCS12-PBE",
    cipher: "RC2",
    keyBits: 40
  },
  "gnutls_pkcs12_{generate_mac2,generate_mac3}": { is: "mac", algorithm: arg(1, "any") },
  "gnutls_pkcs7_{verify,verify_direct}": { is: "signature", name: "CMS", functions: ["verify"] },
  gnutls_hpke_init: { is: "cipher", name: "HPKE", into: arg(0, "any") },
  "gnutls_hpke_{seal,open,encap,decap}": { refines: true, operates: true, on: arg(0, "any") },
  gnutls_hpke_derive_keypair: { is: "keygen", name: "HPKE" },
  "gnutls_x509_{crt_sign2,crl_sign2}": {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  gnutls_x509_crq_sign2: {
    is: "certificate",
    certificateFormat: "PKCS10",
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
  gnutls_init: { is: "protocol", name: "TLS", from: arg(1, "any"), into: arg(0, "any") },
  GNUTLS_SERVER: { side: "server" },
  GNUTLS_CLIENT: {},
  "gnutls_certificate_set_x509_{key_file,key_file2,key_mem,key_mem2,key}": {
    is: "key",
    material: "private-key",
    certificateFormat: "X.509"
  },
  "gnutls_certificate_set_x509_simple_pkcs12_{file,mem}": { is: "keystore", certificateFormat: "PKCS12" },
  "gnutls_certificate_set_x509_{system_trust,trust_file,trust_mem,trust_dir,trust,crl_file,crl_mem,crl}": {
    is: "certificate",
    certificateFormat: "X.509"
  },
  "gnutls_{x509_crt_import,x509_crt_list_import,x509_crt_list_import2,pcert_import_x509_raw}": {
    is: "certificate",
    certificateFormat: "X.509"
  },
  gnutls_priority_set_direct: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    version: arg(1, "gnutlsPriority")
  },
  gnutls_session_set_verify_cert: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "namedPeer")
  },
  "gnutls_{certificate,session}_set_verify_function": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "acceptsByZero")
  },
  gnutls_priority_init2: { is: "protocol", name: "TLS", version: arg(1, "gnutlsPriority") },
  gnutls_set_default_priority_append: { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true },
  "gnutls_psk_allocate_{client,server}_credentials2": { is: "parameters", algorithm: arg(1, "any") },
  "gnutls_srtp_{set_profile,set_profile_direct}": { is: "protocol", name: "SRTP" },
  "gnutls_srp_{allocate_client_credentials,allocate_server_credentials}": { is: "key-agreement", name: "SRP" },
  gnutls_priority_init: { is: "protocol", name: "TLS", version: arg(1, "gnutlsPriority") },
  gnutls_set_default_priority: { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true },
  "gnutls_certificate_verify_peers{,2,3}": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  "gnutls_{x509_crt_verify,x509_crt_list_verify,x509_crl_verify,x509_crq_verify,x509_trust_list_verify_crt,x509_trust_list_verify_crt2,x509_trust_list_verify_named_crt}":
    { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  "gnutls_ocsp_resp_{verify,verify_direct}": { is: "signature", functions: ["verify"] },
  gnutls_privkey_decrypt_data2: { is: "cipher", key: arg(0, "any"), functions: ["decrypt"] },
  "gnutls_pkcs11_privkey_{generate,generate2,generate3}": {
    is: "keygen",
    algorithm: arg(1, "any"),
    keyBits: arg(2, "int"),
    curve: arg(2, "any")
  },
  gnutls_pkcs11_token_get_random: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  "gnutls_{prf,prf_raw,prf_rfc5705}": { is: "kdf", name: "TLS-PRF" },
  gnutls_pkcs12_bag_decrypt: { is: "cipher", functions: ["decrypt"] }
})
