import { arg, library, parts, text, type Row } from "../rule.ts"

/** Buffers may be larger than what is read of them, so that their lengths say nothing. */
const given = (key: number): Row => ({ key: arg(key, "any"), nonceBits: arg(key + 1, "any") })

const setUp = (functions: Row["functions"]): Row => ({
  is: "cipher",
  algorithm: arg(1, "any"),
  on: arg(0, "any"),
  into: arg(0, "any"),
  continues: arg(1, "any"),
  ...(functions !== undefined && { functions })
})

/*
 * Sources: the headers of OpenSSL 1.0.2, 1.1.1, 3.3 (github.com/quictls/openssl/tree/openssl-3.3/include/openssl) and 3.5.8
 * and its manual pages EVP_EncryptInit(3), EVP_SealInit(3) and EVP_BytesToKey(3); BoringSSL's aead.h for EVP_AEAD.
 */
export const opensslCiphers = library("c", "opensslCiphers", {
  "EVP_{aes_128_ecb,aes_128_cbc,aes_128_cfb,aes_128_cfb1,aes_128_cfb8,aes_128_cfb128,aes_128_ofb,aes_128_ctr,aes_128_ccm,aes_128_gcm,aes_128_ocb,aes_128_xts,aes_128_wrap,aes_128_wrap_pad,aes_128_cbc_hmac_sha1,aes_128_cbc_hmac_sha256,aes_192_ecb,aes_192_cbc,aes_192_cfb,aes_192_cfb1,aes_192_cfb8,aes_192_cfb128,aes_192_ofb,aes_192_ctr,aes_192_ccm,aes_192_gcm,aes_192_ocb,aes_192_wrap,aes_192_wrap_pad,aes_256_ecb,aes_256_cbc,aes_256_cfb,aes_256_cfb1,aes_256_cfb8,aes_256_cfb128,aes_256_ofb,aes_256_ctr,aes_256_ccm,aes_256_gcm,aes_256_ocb,aes_256_xts,aes_256_wrap,aes_256_wrap_pad,aes_256_cbc_hmac_sha1,aes_256_cbc_hmac_sha256}":
    { is: "cipher", algorithm: text("{1}", "openssl") },
  "EVP_{des_ecb,des_cbc,des_cfb,des_cfb1,des_cfb8,des_cfb64,des_ofb,des_ede,des_ede_ecb,des_ede_cbc,des_ede_cfb,des_ede_cfb64,des_ede_ofb,des_ede3,des_ede3_ecb,des_ede3_cbc,des_ede3_cfb,des_ede3_cfb1,des_ede3_cfb8,des_ede3_cfb64,des_ede3_ofb,des_ede3_wrap,desx_cbc}":
    { is: "cipher", algorithm: text("{1}", "openssl") },
  "EVP_{rc4,rc4_40,rc4_hmac_md5,rc2_ecb,rc2_cbc,rc2_cfb,rc2_cfb64,rc2_ofb,rc2_40_cbc,rc2_64_cbc,bf_ecb,bf_cbc,bf_cfb,bf_cfb64,bf_ofb,cast5_ecb,cast5_cbc,cast5_cfb,cast5_cfb64,cast5_ofb,idea_ecb,idea_cbc,idea_cfb,idea_cfb64,idea_ofb,seed_ecb,seed_cbc,seed_cfb,seed_cfb128,seed_ofb,sm4_ecb,sm4_cbc,sm4_cfb,sm4_cfb128,sm4_ofb,sm4_ctr,chacha20,chacha20_poly1305}":
    { is: "cipher", algorithm: text("{1}", "openssl") },
  "EVP_{camellia_128_ecb,camellia_128_cbc,camellia_128_cfb,camellia_128_ofb,camellia_128_ctr,camellia_192_ecb,camellia_192_cbc,camellia_192_cfb,camellia_192_ofb,camellia_192_ctr,camellia_256_ecb,camellia_256_cbc,camellia_256_cfb,camellia_256_ofb,camellia_256_ctr,aria_128_ecb,aria_128_cbc,aria_128_cfb,aria_128_ofb,aria_128_ctr,aria_128_gcm,aria_128_ccm,aria_192_ecb,aria_192_cbc,aria_192_ctr,aria_192_gcm,aria_192_ccm,aria_256_ecb,aria_256_cbc,aria_256_cfb,aria_256_ofb,aria_256_ctr,aria_256_gcm,aria_256_ccm}":
    { is: "cipher", algorithm: text("{1}", "openssl") },
  "EVP_rc5_32_12_16_{ecb,cbc,cfb,cfb64,ofb}": { is: "cipher", name: "RC5", mode: "{1}" },
  "EVP_{camellia_128,camellia_192,camellia_256,aria_128,aria_192,aria_256}_{cfb1,cfb8,cfb128}": {
    is: "cipher",
    algorithm: text("{1}_{2}", "openssl")
  },
  "EVP_aria_192_{cfb,ofb}": { is: "cipher", algorithm: text("aria_192_{1}", "openssl") },
  EVP_enc_null: { is: "cipher", name: "NullCipher" },
  EVP_get_cipherbyname: { is: "cipher", algorithm: arg(0, "openssl") },
  EVP_get_cipherbynid: { is: "cipher", algorithm: arg(0, "openssl") },
  EVP_CIPHER_fetch: { is: "cipher", algorithm: arg(1, "openssl") },

  EVP_EncryptInit: { ...setUp(["encrypt"]), ...given(2) },
  EVP_EncryptInit_ex: { ...setUp(["encrypt"]), ...given(3) },
  EVP_EncryptInit_ex2: { ...setUp(["encrypt"]), ...given(2), from: parts(4) },
  EVP_DecryptInit: { ...setUp(["decrypt"]), ...given(2) },
  EVP_DecryptInit_ex: { ...setUp(["decrypt"]), ...given(3) },
  EVP_DecryptInit_ex2: { ...setUp(["decrypt"]), ...given(2), from: parts(4) },
  EVP_CipherInit: { ...setUp(undefined), ...given(2), functions: arg(4, "encryptFlag") },
  EVP_CipherInit_ex2: { ...setUp(undefined), ...given(2), functions: arg(4, "encryptFlag"), from: parts(5) },
  EVP_CipherInit_SKEY: { ...setUp(undefined), functions: arg(5, "encryptFlag"), key: arg(2, "any"), from: parts(6) },
  "EVP_CipherPipeline{Encrypt,Decrypt}Init": {
    ...setUp(undefined),
    functions: text("{1}", "cipherFunction"),
    keyBits: arg(3, "bytes")
  },
  EVP_CipherInit_ex: { ...setUp(undefined), ...given(3), functions: arg(5, "encryptFlag") },
  EVP_CIPHER_CTX_set_padding: { refines: true, on: arg(0, "any"), padding: arg(1, "paddingFlag") },
  EVP_CIPHER_CTX_set_key_length: { refines: true, on: arg(0, "any"), keyBits: arg(1, "bytes") },
  'EVP_CIPHER_CTX_ctrl(1:"ivlen")': { refines: true, on: arg(0, "any"), nonceBits: arg(2, "bytes") },
  'EVP_CIPHER_CTX_ctrl(1:"tag")': { refines: true, on: arg(0, "any"), tagBits: arg(2, "bytes") },
  'EVP_CIPHER_CTX_ctrl(1:"keybits")': { refines: true, on: arg(0, "any"), keyBits: arg(2, "int") },
  "EVP_CTRL_{AEAD,GCM,CCM}_SET_IVLEN": { value: "ivlen" },
  "EVP_CTRL_{AEAD,GCM,CCM}_{SET,GET}_TAG": { value: "tag" },
  EVP_CTRL_SET_RC2_KEY_BITS: { value: "keybits" },
  "EVP_{EncryptUpdate,DecryptUpdate,CipherUpdate,CipherPipelineUpdate,EncryptFinal,DecryptFinal,CipherFinal,EncryptFinal_ex,DecryptFinal_ex,CipherFinal_ex,SealUpdate,OpenUpdate,SealFinal,OpenFinal,Cipher}":
    { refines: true, operates: true, on: arg(0, "any") },
  EVP_SealInit: { ...setUp(["encrypt"]) },
  EVP_OpenInit: { ...setUp(["decrypt"]) },
  "PKCS5_PBE_keyivgen{,_ex}": {
    is: "kdf",
    name: "PBKDF1",
    digest: arg(5, "any"),
    cipher: arg(4, "any"),
    functions: ["keyderive"]
  },
  "PKCS5_v2_PBE_keyivgen{,_ex}": { is: "kdf", name: "PBKDF2", functions: ["keyderive"] },
  "PKCS5_v2_scrypt_keyivgen{,_ex}": { is: "kdf", name: "scrypt", functions: ["keyderive"] },
  EVP_BytesToKey: { is: "kdf", name: "OpenSSL-KDF", digest: arg(1, "any"), iterations: arg(5, "int") },

  "EVP_aead_{aes_128_gcm,aes_192_gcm,aes_256_gcm,chacha20_poly1305,xchacha20_poly1305,aes_128_gcm_siv,aes_256_gcm_siv,aes_128_eax,aes_256_eax}":
    { is: "cipher", algorithm: text("{1}", "openssl") },
  "EVP_aead_aes_{128,256}_gcm_{randnonce,tls12,tls13}": { is: "cipher", algorithm: text("aes-{1}-gcm", "openssl") },
  "EVP_aead_aes_128_ccm_{bluetooth,bluetooth_8,matter}": { is: "cipher", name: "AES", keyBits: 128, mode: "ccm" },
  "EVP_aead_aes_{128,256}_ctr_hmac_sha256": {
    is: "cipher",
    algorithm: text("aes-{1}-ctr", "openssl"),
    mode: "ctr-hmac",
    digest: "SHA-256"
  },
  "EVP_aead_aes_{128,256}_cbc_sha1_tls{,_implicit_iv}": {
    is: "cipher",
    algorithm: text("aes-{1}-cbc", "openssl"),
    digest: "SHA-1"
  },
  EVP_aead_aes_128_cbc_sha256_tls: { is: "cipher", name: "AES", keyBits: 128, mode: "cbc", digest: "SHA-256" },
  "EVP_aead_des_ede3_cbc_sha1_tls{,_implicit_iv}": {
    is: "cipher",
    name: "3DES",
    keyBits: 168,
    mode: "cbc",
    digest: "SHA-1"
  },
  EVP_AEAD_CTX_init: { is: "cipher", algorithm: arg(1, "any"), into: arg(0, "any") },
  EVP_AEAD_CTX_init_with_direction: { is: "cipher", algorithm: arg(1, "any"), into: arg(0, "any") },
  EVP_AEAD_CTX_new: { is: "cipher", algorithm: arg(0, "any") }
})
