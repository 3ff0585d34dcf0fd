import { arg, library, text, type Row } from "../rule.ts"

const setKey = (name: string): Row => ({
  is: "cipher",
  name,
  keyBits: arg(2, "int"),
  into: arg(0, "any")
})
const hashNames = "md2,md4,md5,sha1,sha256,sha512,sha3,ripemd160"
const onObject: Row = { refines: true, operates: true, on: arg(0, "any") }

/*
 * Sources: the headers of Mbed TLS 2.28.10, 3.6.6 and 4 with TF-PSA-Crypto, whose comments are its API documentation
 * (github.com/Mbed-TLS/mbedtls/tree/v3.6.6/include/mbedtls). The digest of an RSA signature stands in another place in each.
 */
export const mbedtls = library("c", "mbedtls", {
  "MBEDTLS_CIPHER_{AES,ARIA,CAMELLIA}_{128,192,256}_{ECB,CBC,CTR,GCM,CCM}": {
    tabled: "cipher",
    algorithm: text("{1}-{2}-{3}", "openssl")
  },
  "MBEDTLS_CIPHER_{AES,ARIA,CAMELLIA}_{128,192,256}_CCM_STAR_NO_TAG": {
    tabled: "cipher",
    algorithm: text("{1}-{2}-CCM", "openssl")
  },
  "MBEDTLS_CIPHER_AES_{128,192,256}_{CFB128,OFB,KW,KWP}": {
    tabled: "cipher",
    name: "AES",
    algorithm: text("AES-{1}-{2}", "cipher")
  },
  "MBEDTLS_CIPHER_AES_{128,256}_XTS": { tabled: "cipher", algorithm: text("AES-{1}-XTS", "openssl") },
  "MBEDTLS_CIPHER_{ARIA,CAMELLIA}_{128,192,256}_CFB128": {
    tabled: "cipher",
    algorithm: text("{1}-{2}-CFB128", "cipher")
  },
  "MBEDTLS_CIPHER_{DES_ECB,DES_CBC,DES_EDE_ECB,DES_EDE_CBC,DES_EDE3_ECB,DES_EDE3_CBC,BLOWFISH_ECB,BLOWFISH_CBC,BLOWFISH_CFB64,BLOWFISH_CTR,CHACHA20,CHACHA20_POLY1305}":
    { tabled: "cipher", algorithm: text("{1}", "openssl") },
  MBEDTLS_CIPHER_ARC4_128: { tabled: "cipher", name: "RC4", keyBits: 128 },
  "MBEDTLS_CIPHER_ID_{AES,DES,3DES,CAMELLIA,ARIA,BLOWFISH,ARC4,CHACHA20}": {
    tabled: "cipher",
    algorithm: text("{1}", "cipher")
  },
  "MBEDTLS_MD_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,RIPEMD160}": {
    tabled: "hash",
    algorithm: text("{1}", "hash")
  },
  MBEDTLS_PK_RSA: { name: "RSA" },
  MBEDTLS_PK_RSASSA_PSS: { name: "RSA", padding: "pss" },
  MBEDTLS_PK_ECKEY: { name: "EC" },
  MBEDTLS_PK_ECKEY_DH: { name: "ECDH" },
  "MBEDTLS_PK_{ECDSA,SIGALG_ECDSA}": { name: "ECDSA" },
  MBEDTLS_PK_SIGALG_RSA_PKCS1V15: { name: "RSA", padding: "pkcs1v15" },
  MBEDTLS_PK_SIGALG_RSA_PSS: { name: "RSA", padding: "pss" },
  "MBEDTLS_MODE_{ECB,CBC,CFB,OFB,CTR,GCM,CCM,XTS,KW,KWP}": { mode: text("{1}", "mode") },
  MBEDTLS_MODE_CCM_STAR_NO_TAG: { mode: "ccm" },
  "MBEDTLS_KW_MODE_{KW,KWP}": { mode: text("{1}", "mode") },
  "MBEDTLS_ECP_DP_{SECP192R1,SECP224R1,SECP256R1,SECP384R1,SECP521R1,SECP192K1,SECP224K1,SECP256K1,CURVE25519,CURVE448}":
    { curve: text("{1}", "curve") },
  "MBEDTLS_ECP_DP_BP{256,384,512}R1": { curve: "brainpoolP{1}r1" },
  "MBEDTLS_{AES,DES,CAMELLIA,ARIA,BLOWFISH,GCM,CCM}_{ENCRYPT,DECRYPT}": { functions: text("{2}", "cipherFunction") },
  "MBEDTLS_{ENCRYPT,DECRYPT}": { functions: text("{1}", "cipherFunction") },
  MBEDTLS_PADDING_PKCS7: { padding: "pkcs7" },
  MBEDTLS_PADDING_ONE_AND_ZEROS: { padding: "iso7816" },
  MBEDTLS_PADDING_ZEROS_AND_LEN: { padding: "ansix923" },
  MBEDTLS_PADDING_ZEROS: { padding: "zero" },
  MBEDTLS_PADDING_NONE: { padding: "none" },
  MBEDTLS_RSA_PKCS_V15: { padding: "pkcs1v15" },
  MBEDTLS_RSA_PKCS_V21: {},

  mbedtls_cipher_info_from_type: { is: "cipher", algorithm: arg(0, "any") },
  mbedtls_cipher_info_from_string: { is: "cipher", algorithm: arg(0, "openssl") },
  mbedtls_cipher_info_from_values: {
    is: "cipher",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "int"),
    mode: arg(2, "any")
  },
  mbedtls_cipher_setup: {
    is: "cipher",
    algorithm: arg(1, "any"),
    into: arg(0, "any"),
    defaults: { padding: "pkcs7" }
  },
  mbedtls_cipher_setkey: { refines: true, on: arg(0, "any"), keyBits: arg(2, "int"), functions: arg(3, "any") },
  mbedtls_cipher_set_padding_mode: { refines: true, on: arg(0, "any"), padding: arg(1, "any") },
  "mbedtls_cipher_{update,finish,finish_padded,crypt,auth_encrypt,auth_decrypt,auth_encrypt_ext,auth_decrypt_ext}":
    onObject,

  mbedtls_aes_setkey_enc: { ...setKey("AES"), functions: ["encrypt"] },
  mbedtls_aes_setkey_dec: { ...setKey("AES"), functions: ["decrypt"] },
  "mbedtls_aes_xts_setkey_{enc,dec}": { ...setKey("AES"), mode: "xts" },
  "mbedtls_aes_crypt_{ecb,cbc,ctr,ofb,cfb128,cfb8,xts}": { ...onObject, mode: "{1}" },
  "mbedtls_{camellia,aria}_setkey_{enc,dec}": { ...setKey("AES"), name: text("{1}", "cipher") },
  "mbedtls_{camellia,aria}_crypt_{ecb,cbc,ctr,cfb128}": { ...onObject, mode: "{2}" },
  "mbedtls_{aes,internal_aes}_{encrypt,decrypt}": { ...onObject, functions: text("{2}", "cipherFunction") },
  "mbedtls_{arc4_crypt,chacha20_starts,chacha20_update}": onObject,
  mbedtls_blowfish_setkey: setKey("Blowfish"),
  "mbedtls_blowfish_crypt_{ecb,cbc,cfb64,ctr}": { ...onObject, mode: "{1}" },
  mbedtls_des_setkey_enc: { is: "cipher", name: "DES", functions: ["encrypt"], into: arg(0, "any") },
  mbedtls_des_setkey_dec: { is: "cipher", name: "DES", functions: ["decrypt"], into: arg(0, "any") },
  "mbedtls_des_crypt_{ecb,cbc}": { ...onObject, mode: "{1}" },
  "mbedtls_des3_set2key_{enc,dec}": { is: "cipher", name: "3DES", keyBits: 112, into: arg(0, "any") },
  "mbedtls_des3_set3key_{enc,dec}": { is: "cipher", name: "3DES", keyBits: 168, into: arg(0, "any") },
  "mbedtls_des3_crypt_{ecb,cbc}": { ...onObject, mode: "{1}" },
  mbedtls_arc4_setup: { is: "cipher", name: "RC4", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  "mbedtls_{gcm,ccm}_setkey": {
    is: "cipher",
    algorithm: arg(1, "any"),
    mode: "{1}",
    keyBits: arg(3, "int"),
    into: arg(0, "any")
  },
  mbedtls_gcm_crypt_and_tag: {
    ...onObject,
    functions: arg(1, "any"),
    nonceBits: arg(4, "bytes"),
    tagBits: arg(9, "bytes")
  },
  mbedtls_gcm_auth_decrypt: {
    ...onObject,
    functions: ["decrypt"],
    nonceBits: arg(3, "bytes"),
    tagBits: arg(7, "bytes")
  },
  mbedtls_gcm_starts: { ...onObject, functions: arg(1, "any"), nonceBits: arg(3, "bytes") },
  "mbedtls_ccm_{encrypt_and_tag,star_encrypt_and_tag}": {
    ...onObject,
    functions: ["encrypt"],
    nonceBits: arg(3, "bytes"),
    tagBits: arg(9, "bytes")
  },
  "mbedtls_ccm_{auth_decrypt,star_auth_decrypt}": {
    ...onObject,
    functions: ["decrypt"],
    nonceBits: arg(3, "bytes"),
    tagBits: arg(9, "bytes")
  },
  "mbedtls_gcm_{update,finish}": onObject,
  mbedtls_ccm_starts: { ...onObject, functions: arg(1, "any"), nonceBits: arg(3, "bytes") },
  "mbedtls_ccm_{update,finish}": onObject,
  mbedtls_chachapoly_starts: { ...onObject, functions: arg(2, "any") },
  "MBEDTLS_CHACHAPOLY_{ENCRYPT,DECRYPT}": { functions: text("{1}", "cipherFunction") },
  "mbedtls_chachapoly_{update,finish}": onObject,
  mbedtls_chachapoly_encrypt_and_tag: { ...onObject, functions: ["encrypt"] },
  mbedtls_chachapoly_auth_decrypt: { ...onObject, functions: ["decrypt"] },
  mbedtls_xtea_setup: { is: "cipher", name: "XTEA", into: arg(0, "any") },
  "mbedtls_xtea_crypt_{ecb,cbc}": { ...onObject, mode: "{1}" },
  mbedtls_chachapoly_setkey: { is: "cipher", name: "ChaCha20-Poly1305", into: arg(0, "any") },
  mbedtls_chacha20_setkey: { is: "cipher", name: "ChaCha20", into: arg(0, "any") },
  mbedtls_chacha20_crypt: { is: "cipher", name: "ChaCha20" },
  mbedtls_nist_kw_setkey: { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(3, "int"), into: arg(0, "any") },
  "mbedtls_nist_kw_{wrap,unwrap}": {
    is: "key-wrap",
    name: "AES",
    mode: arg(1, "any"),
    key: arg(0, "any"),
    on: arg(0, "any"),
    continues: true
  },

  mbedtls_md_info_from_type: { is: "hash", algorithm: arg(0, "any") },
  mbedtls_md_info_from_string: { is: "hash", algorithm: arg(0, "hash") },
  mbedtls_md_setup: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  mbedtls_md_init_ctx: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  mbedtls_md_hmac_setup: { is: "mac", name: "HMAC", digest: arg(1, "any"), into: arg(0, "any") },
  mbedtls_md_file: { is: "hash", algorithm: arg(0, "any") },
  mbedtls_md: { is: "hash", algorithm: arg(0, "any") },
  mbedtls_md_hmac: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "mbedtls_md_{update,finish,hmac_update,hmac_finish}": onObject,
  mbedtls_md_hmac_starts: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "mbedtls_{md2,md4,md5,sha1,ripemd160}{,_ret}": { is: "hash", algorithm: text("{1}", "hash") },
  "mbedtls_{md2,md4,md5,sha1,ripemd160}_starts{,_ret}": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    into: arg(0, "any")
  },
  [`mbedtls_{${hashNames}}_{update,finish}`]: onObject,
  "mbedtls_{md2,md4,md5,sha1,sha256,sha512,ripemd160}_{update_ret,finish_ret}": onObject,
  "mbedtls_{,internal_}{md2,md4,md5,sha1,ripemd160}_process": {
    is: "hash",
    algorithm: text("{2}", "hash"),
    on: arg(0, "any"),
    continues: true
  },
  "mbedtls_sha256{,_ret}": { is: "hash", algorithm: arg(3, "sha224Flag") },
  "mbedtls_sha256_starts{,_ret}": { is: "hash", algorithm: arg(1, "sha224Flag"), into: arg(0, "any") },
  "mbedtls_sha512{,_ret}": { is: "hash", algorithm: arg(3, "sha384Flag") },
  "mbedtls_sha512_starts{,_ret}": { is: "hash", algorithm: arg(1, "sha384Flag"), into: arg(0, "any") },
  mbedtls_sha3: { is: "hash", algorithm: arg(0, "any") },
  mbedtls_sha3_starts: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  "MBEDTLS_SHA3_{224,256,384,512}": { algorithm: text("SHA3-{1}", "hash") },
  mbedtls_cipher_cmac: { is: "mac", name: "CMAC", cipher: arg(0, "any"), keyBits: arg(2, "int") },
  mbedtls_cipher_cmac_starts: { is: "mac", name: "CMAC", cipher: arg(0, "any"), keyBits: arg(2, "int") },
  mbedtls_aes_cmac_prf_128: { is: "mac", name: "CMAC", cipher: "AES", keyBits: 128 },
  "mbedtls_cipher_cmac_{update,finish}": onObject,
  mbedtls_poly1305_starts: { is: "mac", name: "Poly1305", into: arg(0, "any") },
  "mbedtls_poly1305_{update,finish}": onObject,
  mbedtls_poly1305_mac: { is: "mac", name: "Poly1305" },
  "mbedtls_{hkdf,hkdf_extract,hkdf_expand}": { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  mbedtls_pkcs5_pbkdf2_hmac: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes")
  },
  mbedtls_pkcs5_pbkdf2_hmac_ext: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes")
  },
  mbedtls_pkcs12_derivation: { is: "kdf", name: "PKCS12KDF", digest: arg(6, "any"), iterations: arg(8, "int") },

  "mbedtls_pkcs12_{pbe,pbe_ext}": {
    is: "cipher",
    name: "PKCS12-PBE",
    cipher: arg(2, "any"),
    keyBits: arg(2, "any"),
    mode: arg(2, "any"),
    digest: arg(3, "any"),
    functions: arg(1, "any")
  },
  mbedtls_pkcs12_pbe_sha1_rc4_128: {
    is: "cipher",
    name: "PKCS12-PBE",
    cipher: "RC4",
    keyBits: 128,
    digest: "SHA-1",
    functions: arg(1, "any")
  },
  "mbedtls_pkcs5_{pbes2,pbes2_ext}": { is: "cipher", name: "PBES2", functions: arg(1, "any") },
  "MBEDTLS_{PKCS5,PKCS12_PBE}_{ENCRYPT,DECRYPT}": { functions: text("{2}", "cipherFunction") },
  "mbedtls_pkcs7_signed_{data,hash}_verify": { is: "signature", name: "CMS", functions: ["verify"] },

  mbedtls_rsa_public: { is: "cipher", name: "RSA", padding: "raw", key: arg(0, "any") },
  mbedtls_rsa_private: { is: "cipher", name: "RSA", padding: "raw", key: arg(0, "any") },
  mbedtls_rsa_rsassa_pss_sign_ext: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(3, "any"),
    saltBits: arg(6, "bytes"),
    key: arg(0, "any"),
    functions: ["sign"]
  },
  mbedtls_rsa_rsassa_pss_verify_ext: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(-6, "any"),
    mgfDigest: arg(-3, "any"),
    saltBits: arg(-2, "bytes"),
    key: arg(0, "any"),
    functions: ["verify"]
  },
  mbedtls_rsa_gen_key: { is: "keygen", name: "RSA", keyBits: arg(3, "int"), into: arg(0, "any") },
  mbedtls_rsa_init: { name: "RSA", padding: arg(1, "any"), digest: arg(2, "any"), into: arg(0, "any") },
  mbedtls_rsa_set_padding: {
    refines: true,
    on: arg(0, "any"),
    padding: arg(1, "any"),
    digest: arg(2, "any")
  },
  "mbedtls_rsa_pkcs1_{encrypt,decrypt}": {
    is: "cipher",
    name: "RSA",
    inherits: true,
    on: arg(0, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "mbedtls_rsa_pkcs1_{sign,verify}": {
    is: "signature",
    name: "RSA",
    inherits: true,
    on: arg(0, "any"),
    digest: arg(-4, "any"),
    functions: text("{1}", "signFunction")
  },
  "mbedtls_rsa_rsaes_oaep_{encrypt,decrypt}": {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    functions: text("{1}", "cipherFunction")
  },
  "mbedtls_rsa_rsaes_pkcs1_v15_{encrypt,decrypt}": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    functions: text("{1}", "cipherFunction")
  },
  "mbedtls_rsa_rsassa_pss_{sign,verify}": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(-4, "any"),
    functions: text("{1}", "signFunction")
  },
  "mbedtls_rsa_rsassa_pkcs1_v15_{sign,verify}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(-4, "any"),
    functions: text("{1}", "signFunction")
  },
  mbedtls_ecp_gen_key: { is: "keygen", name: "EC", curve: arg(0, "any") },
  mbedtls_ecp_group_load: { is: "parameters", name: "EC", curve: arg(1, "any"), into: arg(0, "any") },
  mbedtls_ecp_read_key: { is: "key", name: "EC", curve: arg(0, "any"), into: arg(1, "any") },
  mbedtls_ecp_set_public_key: { is: "key", name: "EC", curve: arg(0, "any"), into: arg(1, "any") },
  mbedtls_ecp_curve_info_from_name: { curve: arg(0, "curve") },
  mbedtls_ecp_curve_info_from_grp_id: { curve: arg(0, "any") },
  "mbedtls_ecp_{gen_keypair_base,gen_privkey}": { is: "keygen", name: "EC", inherits: true, on: arg(0, "any") },
  mbedtls_ecp_gen_keypair: { is: "keygen", name: "EC", inherits: true, on: arg(0, "any") },
  mbedtls_ecdsa_genkey: { is: "keygen", name: "ECDSA", curve: arg(1, "any"), into: arg(0, "any") },
  "mbedtls_ecdsa_{sign,verify}": {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "mbedtls_ecdsa_{sign,verify}_restartable": {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "mbedtls_ecdsa_{sign_det,sign_det_restartable}": {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    digest: arg(6, "any"),
    functions: ["sign"]
  },
  mbedtls_ecdsa_write_signature_restartable: {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    digest: arg(1, "any"),
    functions: ["sign"]
  },
  mbedtls_ecdsa_write_signature_det: {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    digest: arg(5, "any"),
    functions: ["sign"]
  },
  mbedtls_ecdsa_read_signature_restartable: {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    functions: ["verify"]
  },
  mbedtls_ecdsa_sign_det_ext: {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    digest: arg(6, "any"),
    functions: ["sign"]
  },
  mbedtls_ecdsa_write_signature: {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    digest: arg(1, "any"),
    functions: ["sign"]
  },
  mbedtls_ecdsa_read_signature: { is: "signature", name: "ECDSA", key: arg(0, "any"), functions: ["verify"] },
  mbedtls_ecdh_setup: { is: "key-agreement", name: "ECDH", curve: arg(1, "any"), into: arg(0, "any") },
  "mbedtls_ecdh_{make_params,make_public,calc_secret}": {
    is: "key-agreement",
    name: "ECDH",
    on: arg(0, "any"),
    continues: true
  },
  "mbedtls_ecdh_{gen_public,compute_shared}": { is: "key-agreement", name: "ECDH", key: arg(0, "any") },
  "mbedtls_dhm_{make_params,make_public,calc_secret}": { is: "key-agreement", name: "DH" },
  mbedtls_ecjpake_setup: {
    is: "key-agreement",
    name: "J-PAKE",
    digest: arg(2, "any"),
    curve: arg(3, "any"),
    into: arg(0, "any")
  },
  "mbedtls_ecjpake_{derive_secret,write_shared_key}": onObject,
  mbedtls_lms_generate_private_key: { is: "keygen", name: "LMS", parameterSet: arg(1, "any") },
  MBEDTLS_LMS_SHA256_M32_H10: { parameterSet: "SHA256_M32_H10" },
  mbedtls_lms_sign: { is: "signature", name: "LMS", functions: ["sign"] },
  mbedtls_lms_verify: { is: "signature", name: "LMS", functions: ["verify"] },
  "mbedtls_pk_{sign,verify}": {
    is: "signature",
    digest: arg(1, "any"),
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "mbedtls_pk_{sign,verify}_restartable": {
    is: "signature",
    digest: arg(1, "any"),
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  mbedtls_pk_verify_new: { is: "signature", algorithm: arg(0, "any"), digest: arg(2, "any"), functions: ["verify"] },
  "mbedtls_pk_{encrypt,decrypt}": { is: "cipher", key: arg(0, "any"), functions: text("{1}", "cipherFunction") },
  mbedtls_pk_sign_ext: { is: "signature", algorithm: arg(0, "any"), digest: arg(2, "any"), functions: ["sign"] },
  mbedtls_pk_verify_ext: { is: "signature", algorithm: arg(0, "any"), digest: arg(-5, "any"), functions: ["verify"] },
  mbedtls_pk_info_from_type: { algorithm: arg(0, "any") },
  mbedtls_pk_setup: { from: arg(1, "any"), into: arg(0, "any") },

  mbedtls_ctr_drbg_seed: { is: "random", name: "CTR_DRBG", into: arg(0, "any") },
  mbedtls_ctr_drbg_random: { is: "random", name: "CTR_DRBG", byteLength: arg(2, "size"), functions: ["generate"] },
  mbedtls_hmac_drbg_seed: { is: "random", name: "HMAC_DRBG", digest: arg(1, "any"), into: arg(0, "any") },
  mbedtls_hmac_drbg_random: { is: "random", name: "HMAC_DRBG", byteLength: arg(2, "size"), functions: ["generate"] },
  mbedtls_hmac_drbg_seed_buf: { is: "random", name: "HMAC_DRBG", digest: arg(1, "any"), into: arg(0, "any") },
  "mbedtls_{ctr_drbg,hmac_drbg}_random_with_add": {
    is: "random",
    name: text("{1}", "openssl"),
    byteLength: arg(2, "size"),
    functions: ["generate"]
  },
  mbedtls_havege_random: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  mbedtls_entropy_func: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },

  mbedtls_ssl_config_defaults: {
    is: "protocol",
    algorithm: arg(2, "any"),
    side: arg(1, "any"),
    into: arg(0, "any")
  },
  MBEDTLS_SSL_IS_SERVER: { side: "server" },
  MBEDTLS_SSL_TRANSPORT_STREAM: { name: "TLS" },
  MBEDTLS_SSL_TRANSPORT_DATAGRAM: { name: "DTLS" },
  "mbedtls_ssl_conf_{min_tls_version,max_tls_version}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    version: arg(1, "tlsVersion")
  },
  "mbedtls_ssl_conf_{min_version,max_version}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    version: arg(2, "tlsVersion")
  },
  "mbedtls_ssl_{conf_authmode,set_hs_authmode}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "authMode")
  },
  MBEDTLS_SSL_VERIFY_NONE: { value: "none" },
  MBEDTLS_SSL_VERIFY_OPTIONAL: { value: "optional" },
  MBEDTLS_SSL_VERIFY_REQUIRED: { value: "required" },
  mbedtls_ssl_set_hostname: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "expectedName")
  },
  "MBEDTLS_SSL_VERSION_{TLS1_2,TLS1_3}": { value: "{1}" },
  MBEDTLS_SSL_MINOR_VERSION_0: { value: "SSLv3" },
  MBEDTLS_SSL_MINOR_VERSION_1: { value: "TLSv1.0" },
  MBEDTLS_SSL_MINOR_VERSION_2: { value: "TLSv1.1" },
  MBEDTLS_SSL_MINOR_VERSION_3: { value: "TLSv1.2" },
  MBEDTLS_SSL_MINOR_VERSION_4: { value: "TLSv1.3" },
  "mbedtls_ssl_conf_{curves,groups}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    curve: arg(1, "tlsGroup")
  },
  "MBEDTLS_SSL_IANA_TLS_GROUP_{SECP192K1,SECP192R1,SECP224K1,SECP224R1,SECP256K1,SECP256R1,SECP384R1,SECP521R1,X25519,X448,FFDHE2048,FFDHE3072,FFDHE4096,FFDHE6144,FFDHE8192}":
    { value: "{1}" },
  "MBEDTLS_SSL_IANA_TLS_GROUP_BP{256,384,512}R1": { value: "brainpoolP{1}r1" },
  "mbedtls_ssl_conf_{sig_algs,sig_hashes}": { is: "parameters", algorithm: arg(1, "tlsSignature") },
  "MBEDTLS_TLS1_3_SIG_{RSA_PKCS1_SHA1,RSA_PKCS1_SHA256,RSA_PKCS1_SHA384,RSA_PKCS1_SHA512,ECDSA_SHA1,ECDSA_SECP256R1_SHA256,ECDSA_SECP384R1_SHA384,ECDSA_SECP521R1_SHA512,RSA_PSS_RSAE_SHA256,RSA_PSS_RSAE_SHA384,RSA_PSS_RSAE_SHA512,RSA_PSS_PSS_SHA256,RSA_PSS_PSS_SHA384,RSA_PSS_PSS_SHA512,ED25519,ED448}":
    { value: "{1}" },
  "mbedtls_ssl_conf_{dh_param,dh_param_bin}": { is: "parameters", name: "DH", group: arg(1, "any") },
  mbedtls_ssl_conf_dh_param_ctx: { is: "parameters", name: "DH", key: arg(1, "any") },
  "MBEDTLS_DHM_RFC3526_MODP_{2048,3072,4096}_P_BIN": { group: "modp{1}" },
  "MBEDTLS_DHM_RFC7919_FFDHE{2048,3072,4096,6144,8192}_P_BIN": { group: "ffdhe{1}" },
  mbedtls_ssl_conf_dtls_srtp_protection_profiles: { is: "protocol", name: "SRTP" },
  mbedtls_ssl_ticket_setup: { is: "cipher", from: arg(3, "any") },
  mbedtls_ssl_conf_ciphersuites_for_version: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    suite: arg(1, "cipherSuite"),
    version: arg(3, "tlsVersion")
  },
  "MBEDTLS_TLS_DHE_PSK_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_128_CCM,AES_128_CCM_8,AES_128_GCM_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_CCM,AES_256_CCM_8,AES_256_GCM_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,NULL_SHA,NULL_SHA256,NULL_SHA384,RC4_128_SHA}":
    { value: "TLS_DHE_PSK_WITH_{1}" },
  "MBEDTLS_TLS_DHE_RSA_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA256,AES_128_CCM,AES_128_CCM_8,AES_128_GCM_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA256,AES_256_CCM,AES_256_CCM_8,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA,CAMELLIA_256_CBC_SHA256,CAMELLIA_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,DES_CBC_SHA}":
    { value: "TLS_DHE_RSA_WITH_{1}" },
  "MBEDTLS_TLS_ECDHE_ECDSA_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_CCM,AES_256_CCM_8,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,NULL_SHA,RC4_128_SHA}":
    { value: "TLS_ECDHE_ECDSA_WITH_{1}" },
  "MBEDTLS_TLS_ECDHE_PSK_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,ARIA_128_CBC_SHA256,ARIA_256_CBC_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_256_CBC_SHA384,CHACHA20_POLY1305_SHA256,NULL_SHA,NULL_SHA256,NULL_SHA384,RC4_128_SHA}":
    { value: "TLS_ECDHE_PSK_WITH_{1}" },
  "MBEDTLS_TLS_ECDHE_RSA_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,NULL_SHA,RC4_128_SHA}":
    { value: "TLS_ECDHE_RSA_WITH_{1}" },
  "MBEDTLS_TLS_ECDH_ECDSA_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_GCM_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,NULL_SHA,RC4_128_SHA}":
    { value: "TLS_ECDH_ECDSA_WITH_{1}" },
  "MBEDTLS_TLS_ECDH_RSA_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_GCM_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,NULL_SHA,RC4_128_SHA}":
    { value: "TLS_ECDH_RSA_WITH_{1}" },
  "MBEDTLS_TLS_ECJPAKE_WITH_{AES_128_CCM_8}": { value: "TLS_ECJPAKE_WITH_{1}" },
  "MBEDTLS_TLS_PSK_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CCM,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_CCM,AES_256_CCM_8,AES_256_GCM_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,NULL_SHA,NULL_SHA256,NULL_SHA384,RC4_128_SHA}":
    { value: "TLS_PSK_WITH_{1}" },
  "MBEDTLS_TLS_RSA_WITH_{AES_128_CBC_SHA256,AES_128_CCM,AES_128_CCM_8,AES_256_CBC_SHA256,AES_256_CCM,AES_256_CCM_8,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA,CAMELLIA_256_CBC_SHA256,CAMELLIA_256_GCM_SHA384,DES_CBC_SHA,NULL_MD5,NULL_SHA,NULL_SHA256,RC4_128_MD5}":
    { value: "TLS_RSA_WITH_{1}" },
  "MBEDTLS_TLS_RSA_PSK_WITH_{3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_CBC_SHA,AES_256_CBC_SHA384,AES_256_GCM_SHA384,ARIA_128_CBC_SHA256,ARIA_128_GCM_SHA256,ARIA_256_CBC_SHA384,ARIA_256_GCM_SHA384,CAMELLIA_128_CBC_SHA256,CAMELLIA_128_GCM_SHA256,CAMELLIA_256_CBC_SHA384,CAMELLIA_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,NULL_SHA,NULL_SHA256,NULL_SHA384,RC4_128_SHA}":
    { value: "TLS_RSA_PSK_WITH_{1}" },
  mbedtls_ssl_conf_ciphersuites: {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    suite: arg(1, "cipherSuite")
  },
  "MBEDTLS_{TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_ECDSA_WITH_AES_128_CCM,TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8,TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,TLS_RSA_WITH_AES_128_CBC_SHA,TLS_RSA_WITH_AES_256_CBC_SHA,TLS_RSA_WITH_AES_128_GCM_SHA256,TLS_RSA_WITH_AES_256_GCM_SHA384,TLS_RSA_WITH_3DES_EDE_CBC_SHA,TLS_RSA_WITH_RC4_128_SHA,TLS_DHE_RSA_WITH_AES_128_CBC_SHA,TLS_DHE_RSA_WITH_AES_256_GCM_SHA384,TLS_PSK_WITH_AES_128_CBC_SHA256,TLS_PSK_WITH_AES_128_CCM_8,TLS_PSK_WITH_AES_128_GCM_SHA256}":
    { value: "{1}" },
  "MBEDTLS_TLS1_3_{AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,AES_128_CCM_SHA256,AES_128_CCM_8_SHA256}":
    { value: "TLS_{1}" },
  mbedtls_x509write_crt_set_md_alg: { is: "certificate", certificateFormat: "X.509", digest: arg(1, "any") },
  mbedtls_x509write_csr_set_md_alg: { is: "certificate", certificateFormat: "PKCS10", digest: arg(1, "any") },
  "mbedtls_x509_csr_{parse,parse_file,parse_der}": { is: "certificate", certificateFormat: "PKCS10" },
  "mbedtls_x509_{crt_parse,crt_parse_file,crt_parse_der}": { is: "certificate", certificateFormat: "X.509" },
  "mbedtls_x509_crt_verify{,_with_profile,_restartable}": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  "mbedtls_x509write_{crt,csr}_{der,pem}": {
    is: "certificate",
    inherits: true,
    on: arg(0, "any"),
    functions: ["sign"]
  },
  mbedtls_ssl_tls_prf: { is: "kdf", name: "TLS-PRF" }
})
