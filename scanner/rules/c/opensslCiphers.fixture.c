#include <openssl/evp.h>

#define MY_CIPHER EVP_aes_192_cbc()

static const EVP_CIPHER *const ciphers[] = { EVP_aes_128_cbc, EVP_des_ede3_cbc }; // expect: cipher AES-128-CBC; cipher 3DES-168-CBC

void every_cipher(void) {
  EVP_aes_128_ecb(); // expect: cipher AES-128-ECB
  EVP_aes_128_cbc(); // expect: cipher AES-128-CBC
  EVP_aes_128_cfb(); // expect: cipher AES-128-CFB
  EVP_aes_128_cfb1(); // expect: cipher AES-128-CFB1
  EVP_aes_128_cfb8(); // expect: cipher AES-128-CFB8
  EVP_aes_128_cfb128(); // expect: cipher AES-128-CFB128
  EVP_aes_128_ofb(); // expect: cipher AES-128-OFB
  EVP_aes_128_ctr(); // expect: cipher AES-128-CTR
  EVP_aes_128_ccm(); // expect: cipher AES-128-CCM
  EVP_aes_128_gcm(); // expect: cipher AES-128-GCM
  EVP_aes_128_ocb(); // expect: cipher AES-128-OCB
  EVP_aes_128_wrap(); // expect: cipher AES-128-KW
  EVP_aes_128_wrap_pad(); // expect: cipher AES-128-KWP
  EVP_aes_192_ecb(); // expect: cipher AES-192-ECB
  EVP_aes_192_cbc(); // expect: cipher AES-192-CBC
  EVP_aes_192_cfb(); // expect: cipher AES-192-CFB
  EVP_aes_192_cfb1(); // expect: cipher AES-192-CFB1
  EVP_aes_192_cfb8(); // expect: cipher AES-192-CFB8
  EVP_aes_192_cfb128(); // expect: cipher AES-192-CFB128
  EVP_aes_192_ofb(); // expect: cipher AES-192-OFB
  EVP_aes_192_ctr(); // expect: cipher AES-192-CTR
  EVP_aes_192_ccm(); // expect: cipher AES-192-CCM
  EVP_aes_192_gcm(); // expect: cipher AES-192-GCM
  EVP_aes_192_ocb(); // expect: cipher AES-192-OCB
  EVP_aes_192_wrap(); // expect: cipher AES-192-KW
  EVP_aes_192_wrap_pad(); // expect: cipher AES-192-KWP
  EVP_aes_256_ecb(); // expect: cipher AES-256-ECB
  EVP_aes_256_cbc(); // expect: cipher AES-256-CBC
  EVP_aes_256_cfb(); // expect: cipher AES-256-CFB
  EVP_aes_256_cfb1(); // expect: cipher AES-256-CFB1
  EVP_aes_256_cfb8(); // expect: cipher AES-256-CFB8
  EVP_aes_256_cfb128(); // expect: cipher AES-256-CFB128
  EVP_aes_256_ofb(); // expect: cipher AES-256-OFB
  EVP_aes_256_ctr(); // expect: cipher AES-256-CTR
  EVP_aes_256_ccm(); // expect: cipher AES-256-CCM
  EVP_aes_256_gcm(); // expect: cipher AES-256-GCM
  EVP_aes_256_ocb(); // expect: cipher AES-256-OCB
  EVP_aes_256_wrap(); // expect: cipher AES-256-KW
  EVP_aes_256_wrap_pad(); // expect: cipher AES-256-KWP
  EVP_aes_128_xts(); // expect: cipher AES-128-XTS
  EVP_aes_128_cbc_hmac_sha1(); // expect: cipher AES-128-CBC-HMAC mode=cbc-hmac digest=SHA-1
  EVP_aes_128_cbc_hmac_sha256(); // expect: cipher AES-128-CBC-HMAC mode=cbc-hmac digest=SHA-256
  EVP_aes_256_xts(); // expect: cipher AES-256-XTS
  EVP_aes_256_cbc_hmac_sha1(); // expect: cipher AES-256-CBC-HMAC mode=cbc-hmac digest=SHA-1
  EVP_aes_256_cbc_hmac_sha256(); // expect: cipher AES-256-CBC-HMAC mode=cbc-hmac digest=SHA-256
  EVP_des_ecb(); // expect: cipher DES-56-ECB
  EVP_des_cbc(); // expect: cipher DES-56-CBC
  EVP_des_cfb(); // expect: cipher DES-56-CFB
  EVP_des_cfb1(); // expect: cipher DES-56-CFB1
  EVP_des_cfb8(); // expect: cipher DES-56-CFB8
  EVP_des_cfb64(); // expect: cipher DES-56-CFB64
  EVP_des_ofb(); // expect: cipher DES-56-OFB
  EVP_des_ede(); // expect: cipher 3DES-112-ECB
  EVP_des_ede_ecb(); // expect: cipher 3DES-112-ECB
  EVP_des_ede_cbc(); // expect: cipher 3DES-112-CBC
  EVP_des_ede_cfb(); // expect: cipher 3DES-112-CFB
  EVP_des_ede_cfb64(); // expect: cipher 3DES-112-CFB64
  EVP_des_ede_ofb(); // expect: cipher 3DES-112-OFB
  EVP_des_ede3(); // expect: cipher 3DES-168-ECB
  EVP_des_ede3_ecb(); // expect: cipher 3DES-168-ECB
  EVP_des_ede3_cbc(); // expect: cipher 3DES-168-CBC
  EVP_des_ede3_cfb(); // expect: cipher 3DES-168-CFB
  EVP_des_ede3_cfb1(); // expect: cipher 3DES-168-CFB1
  EVP_des_ede3_cfb8(); // expect: cipher 3DES-168-CFB8
  EVP_des_ede3_cfb64(); // expect: cipher 3DES-168-CFB64
  EVP_des_ede3_ofb(); // expect: cipher 3DES-168-OFB
  EVP_des_ede3_wrap(); // expect: cipher 3DES-168-KW
  EVP_desx_cbc(); // expect: cipher DESX-CBC
  EVP_rc4(); // expect: cipher RC4
  EVP_rc4_40(); // expect: cipher RC4-40
  EVP_rc4_hmac_md5(); // expect: cipher RC4
  EVP_rc2_ecb(); // expect: cipher RC2-ECB
  EVP_rc2_cbc(); // expect: cipher RC2-CBC
  EVP_rc2_cfb(); // expect: cipher RC2-CFB
  EVP_rc2_cfb64(); // expect: cipher RC2-CFB64
  EVP_rc2_ofb(); // expect: cipher RC2-OFB
  EVP_rc2_40_cbc(); // expect: cipher RC2-40-CBC
  EVP_rc2_64_cbc(); // expect: cipher RC2-64-CBC
  EVP_bf_ecb(); // expect: cipher Blowfish-ECB
  EVP_bf_cbc(); // expect: cipher Blowfish-CBC
  EVP_bf_cfb(); // expect: cipher Blowfish-CFB
  EVP_bf_cfb64(); // expect: cipher Blowfish-CFB64
  EVP_bf_ofb(); // expect: cipher Blowfish-OFB
  EVP_cast5_ecb(); // expect: cipher CAST5-ECB
  EVP_cast5_cbc(); // expect: cipher CAST5-CBC
  EVP_cast5_cfb(); // expect: cipher CAST5-CFB
  EVP_cast5_cfb64(); // expect: cipher CAST5-CFB64
  EVP_cast5_ofb(); // expect: cipher CAST5-OFB
  EVP_idea_ecb(); // expect: cipher IDEA-ECB
  EVP_idea_cbc(); // expect: cipher IDEA-CBC
  EVP_idea_cfb(); // expect: cipher IDEA-CFB
  EVP_idea_cfb64(); // expect: cipher IDEA-CFB64
  EVP_idea_ofb(); // expect: cipher IDEA-OFB
  EVP_rc5_32_12_16_ecb(); // expect: cipher RC5-ECB
  EVP_rc5_32_12_16_cbc(); // expect: cipher RC5-CBC
  EVP_rc5_32_12_16_cfb(); // expect: cipher RC5-CFB
  EVP_rc5_32_12_16_ofb(); // expect: cipher RC5-OFB
  EVP_seed_ecb(); // expect: cipher SEED-128-ECB
  EVP_seed_cbc(); // expect: cipher SEED-128-CBC
  EVP_seed_cfb(); // expect: cipher SEED-128-CFB
  EVP_seed_cfb128(); // expect: cipher SEED-128-CFB128
  EVP_seed_ofb(); // expect: cipher SEED-128-OFB
  EVP_sm4_ecb(); // expect: cipher SM4-ECB
  EVP_sm4_cbc(); // expect: cipher SM4-CBC
  EVP_sm4_cfb(); // expect: cipher SM4-CFB
  EVP_sm4_cfb128(); // expect: cipher SM4-CFB128
  EVP_sm4_ofb(); // expect: cipher SM4-OFB
  EVP_sm4_ctr(); // expect: cipher SM4-CTR
  EVP_chacha20(); // expect: cipher ChaCha20
  EVP_chacha20_poly1305(); // expect: cipher ChaCha20-Poly1305
  EVP_enc_null(); // expect: cipher NullCipher
  EVP_camellia_128_ecb(); // expect: cipher CAMELLIA-128-ECB
  EVP_camellia_128_cbc(); // expect: cipher CAMELLIA-128-CBC
  EVP_camellia_128_cfb(); // expect: cipher CAMELLIA-128-CFB
  EVP_camellia_128_ofb(); // expect: cipher CAMELLIA-128-OFB
  EVP_camellia_128_ctr(); // expect: cipher CAMELLIA-128-CTR
  EVP_camellia_192_ecb(); // expect: cipher CAMELLIA-192-ECB
  EVP_camellia_192_cbc(); // expect: cipher CAMELLIA-192-CBC
  EVP_camellia_192_cfb(); // expect: cipher CAMELLIA-192-CFB
  EVP_camellia_192_ofb(); // expect: cipher CAMELLIA-192-OFB
  EVP_camellia_192_ctr(); // expect: cipher CAMELLIA-192-CTR
  EVP_camellia_256_ecb(); // expect: cipher CAMELLIA-256-ECB
  EVP_camellia_256_cbc(); // expect: cipher CAMELLIA-256-CBC
  EVP_camellia_256_cfb(); // expect: cipher CAMELLIA-256-CFB
  EVP_camellia_256_ofb(); // expect: cipher CAMELLIA-256-OFB
  EVP_camellia_256_ctr(); // expect: cipher CAMELLIA-256-CTR
  EVP_aria_128_ecb(); // expect: cipher ARIA-128-ECB
  EVP_aria_128_cbc(); // expect: cipher ARIA-128-CBC
  EVP_aria_128_cfb(); // expect: cipher ARIA-128-CFB
  EVP_aria_128_ofb(); // expect: cipher ARIA-128-OFB
  EVP_aria_128_ctr(); // expect: cipher ARIA-128-CTR
  EVP_aria_128_gcm(); // expect: cipher ARIA-128-GCM
  EVP_aria_128_ccm(); // expect: cipher ARIA-128-CCM
  EVP_aria_256_ecb(); // expect: cipher ARIA-256-ECB
  EVP_aria_256_cbc(); // expect: cipher ARIA-256-CBC
  EVP_aria_256_cfb(); // expect: cipher ARIA-256-CFB
  EVP_aria_256_ofb(); // expect: cipher ARIA-256-OFB
  EVP_aria_256_ctr(); // expect: cipher ARIA-256-CTR
  EVP_aria_256_gcm(); // expect: cipher ARIA-256-GCM
  EVP_aria_256_ccm(); // expect: cipher ARIA-256-CCM
  EVP_aria_192_ecb(); // expect: cipher ARIA-192-ECB
  EVP_aria_192_cbc(); // expect: cipher ARIA-192-CBC
  EVP_aria_192_ctr(); // expect: cipher ARIA-192-CTR
  EVP_aria_192_gcm(); // expect: cipher ARIA-192-GCM
  EVP_aria_192_ccm(); // expect: cipher ARIA-192-CCM
  EVP_aead_aes_128_gcm(); // expect: cipher AES-128-GCM
  EVP_aead_aes_192_gcm(); // expect: cipher AES-192-GCM
  EVP_aead_aes_256_gcm(); // expect: cipher AES-256-GCM
  EVP_aead_chacha20_poly1305(); // expect: cipher ChaCha20-Poly1305
  EVP_aead_xchacha20_poly1305(); // expect: cipher XChaCha20-Poly1305
  EVP_aead_aes_128_gcm_siv(); // expect: cipher AES-128-GCM-SIV mode=gcm-siv
  EVP_aead_aes_256_gcm_siv(); // expect: cipher AES-256-GCM-SIV mode=gcm-siv
  EVP_aead_aes_128_eax(); // expect: cipher AES-128-EAX
  EVP_aead_aes_256_eax(); // expect: cipher AES-256-EAX
  EVP_aead_aes_128_gcm_randnonce(); // expect: cipher AES-128-GCM
  EVP_aead_aes_128_gcm_tls12(); // expect: cipher AES-128-GCM
  EVP_aead_aes_128_gcm_tls13(); // expect: cipher AES-128-GCM
  EVP_aead_aes_256_gcm_randnonce(); // expect: cipher AES-256-GCM
  EVP_aead_aes_256_gcm_tls12(); // expect: cipher AES-256-GCM
  EVP_aead_aes_256_gcm_tls13(); // expect: cipher AES-256-GCM
  EVP_aead_aes_128_ccm_bluetooth(); // expect: cipher AES-128-CCM
  EVP_aead_aes_128_ccm_bluetooth_8(); // expect: cipher AES-128-CCM
  EVP_aead_aes_128_ccm_matter(); // expect: cipher AES-128-CCM
  EVP_aead_aes_128_ctr_hmac_sha256(); // expect: cipher AES-128-CTR digest=SHA-256
  EVP_aead_aes_256_ctr_hmac_sha256(); // expect: cipher AES-256-CTR digest=SHA-256
}

void by_name(const char *name) {
  EVP_get_cipherbyname("aes-256-cbc"); // expect: cipher AES-256-CBC
  EVP_get_cipherbyname(name); // expect: cipher unknown
  EVP_get_cipherbynid(NID_aes_128_gcm); // expect: cipher AES-128-GCM
  EVP_CIPHER_fetch(NULL, "CAMELLIA-128-CBC", NULL); // expect: cipher CAMELLIA-128-CBC
  EVP_CIPHER_fetch(NULL, "ChaCha20-Poly1305", "provider=default"); // expect: cipher ChaCha20-Poly1305
  EVP_get_cipherbyname(AES_FROM_ELSEWHERE); // expect: cipher unknown
}

int set_up(unsigned char *key, unsigned char *iv, int enc, const EVP_CIPHER *given) {
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(ctx, EVP_aes_256_gcm(), NULL, NULL, NULL); // expect: cipher AES-256-GCM functions=encrypt
  EVP_EncryptInit_ex(ctx, NULL, NULL, key, iv); /* none of its own */
  EVP_EncryptUpdate(ctx, out, &len, in, in_len); /* none */

  EVP_CIPHER_CTX *old = EVP_CIPHER_CTX_new();
  EVP_EncryptInit(old, EVP_des_cbc(), key, iv); // expect: cipher DES-56-CBC-NoPadding functions=encrypt padding=none
  EVP_CIPHER_CTX_set_padding(old, 0); /* none */

  EVP_CIPHER_CTX *unpadded = EVP_CIPHER_CTX_new();
  EVP_EncryptInit(unpadded, EVP_aes_128_gcm(), key, iv); // expect: cipher AES-128-GCM functions=encrypt
  EVP_CIPHER_CTX_set_padding(unpadded, 1); /* none */

  EVP_CIPHER_CTX *rc4 = EVP_CIPHER_CTX_new();
  EVP_CipherInit_ex(rc4, EVP_rc4(), NULL, NULL, NULL, 1); // expect: cipher RC4-128 functions=encrypt
  EVP_CIPHER_CTX_set_key_length(rc4, 16); /* none */
  EVP_CipherUpdate(rc4, out, &len, in, in_len); /* none */

  EVP_CIPHER_CTX stack;
  EVP_DecryptInit(&stack, MY_CIPHER, key, iv); // expect: cipher AES-192-CBC functions=decrypt
  EVP_DecryptUpdate(&stack, out, &len, in, in_len); /* none */
  EVP_DecryptInit_ex(other, cond ? EVP_aes_128_cbc() : EVP_aes_256_cbc(), NULL, key, iv); // expect: cipher AES-128-CBC functions=decrypt; cipher AES-256-CBC functions=decrypt
  EVP_EncryptInit_ex2(other, EVP_aes_128_ctr(), key, iv, NULL); // expect: cipher AES-128-CTR functions=encrypt
  EVP_DecryptInit_ex2(other, EVP_aes_128_ctr(), key, iv, NULL); // expect: cipher AES-128-CTR functions=decrypt
  EVP_CipherInit(other, EVP_aes_128_ecb(), key, iv, 0); // expect: cipher AES-128-ECB functions=decrypt
  EVP_CipherInit_ex2(other, EVP_aes_128_ecb(), key, iv, 0); // expect: cipher AES-128-ECB functions=decrypt
  EVP_Cipher(other, out, in, 16); /* none */
  EVP_EncryptInit_ex(other, given, NULL, key, iv); // expect: cipher unknown functions=encrypt
  EVP_EncryptInit_ex(other, NULL, NULL, key, iv); // expect: cipher unknown functions=encrypt
  EVP_SealInit(sealing, EVP_aes_256_cbc(), &ek, &ekl, iv, &pub, 1); // expect: cipher AES-256-CBC functions=encrypt
  EVP_OpenInit(opening, EVP_aes_256_cbc(), ek, ekl, iv, priv); // expect: cipher AES-256-CBC functions=decrypt
  EVP_BytesToKey(EVP_aes_256_cbc(), EVP_md5(), NULL, data, len, 1, key, iv); // expect: kdf OpenSSL-KDF-MD5-1; cipher AES-256-CBC
  EVP_AEAD_CTX_init(&aead, EVP_aead_aes_256_gcm(), key, 32, 16, NULL); // expect: cipher AES-256-GCM
  EVP_AEAD_CTX_init_with_direction(&aead, EVP_aead_aes_128_gcm(), key, 16, 16, evp_aead_open); // expect: cipher AES-128-GCM
  EVP_AEAD_CTX_new(EVP_aead_chacha20_poly1305(), key, 32, 16); // expect: cipher ChaCha20-Poly1305
  return 1;
}

/* What is declared or defined here is no use: EVP_aes_128_cbc() in a comment neither. */
const EVP_CIPHER *EVP_sm4_cfb1(void);
const char *text = "EVP_aes_128_cbc()";
void feedback_ciphers(void) {
  EVP_camellia_128_cfb1(); // expect: cipher CAMELLIA-128-CFB1
  EVP_camellia_128_cfb8(); // expect: cipher CAMELLIA-128-CFB8
  EVP_camellia_128_cfb128(); // expect: cipher CAMELLIA-128-CFB128
  EVP_camellia_192_cfb1(); // expect: cipher CAMELLIA-192-CFB1
  EVP_camellia_192_cfb8(); // expect: cipher CAMELLIA-192-CFB8
  EVP_camellia_192_cfb128(); // expect: cipher CAMELLIA-192-CFB128
  EVP_camellia_256_cfb1(); // expect: cipher CAMELLIA-256-CFB1
  EVP_camellia_256_cfb8(); // expect: cipher CAMELLIA-256-CFB8
  EVP_camellia_256_cfb128(); // expect: cipher CAMELLIA-256-CFB128
  EVP_aria_128_cfb1(); // expect: cipher ARIA-128-CFB1
  EVP_aria_128_cfb8(); // expect: cipher ARIA-128-CFB8
  EVP_aria_128_cfb128(); // expect: cipher ARIA-128-CFB128
  EVP_aria_192_cfb1(); // expect: cipher ARIA-192-CFB1
  EVP_aria_192_cfb8(); // expect: cipher ARIA-192-CFB8
  EVP_aria_192_cfb128(); // expect: cipher ARIA-192-CFB128
  EVP_aria_256_cfb1(); // expect: cipher ARIA-256-CFB1
  EVP_aria_256_cfb8(); // expect: cipher ARIA-256-CFB8
  EVP_aria_256_cfb128(); // expect: cipher ARIA-256-CFB128
  EVP_aria_192_cfb(); // expect: cipher ARIA-192-CFB
  EVP_aria_192_ofb(); // expect: cipher ARIA-192-OFB
  EVP_rc5_32_12_16_cfb64(); // expect: cipher RC5-CFB64
}

void tls_aeads(void) {
  EVP_aead_aes_128_cbc_sha1_tls(); // expect: cipher AES-128-CBC digest=SHA-1
  EVP_aead_aes_128_cbc_sha1_tls_implicit_iv(); // expect: cipher AES-128-CBC digest=SHA-1
  EVP_aead_aes_256_cbc_sha1_tls(); // expect: cipher AES-256-CBC digest=SHA-1
  EVP_aead_aes_256_cbc_sha1_tls_implicit_iv(); // expect: cipher AES-256-CBC digest=SHA-1
  EVP_aead_aes_128_cbc_sha256_tls(); // expect: cipher AES-128-CBC digest=SHA-256
  EVP_aead_des_ede3_cbc_sha1_tls(); // expect: cipher 3DES-168-CBC digest=SHA-1
  EVP_aead_des_ede3_cbc_sha1_tls_implicit_iv(); // expect: cipher 3DES-168-CBC digest=SHA-1
}

void pipelines_and_keys(EVP_CIPHER_CTX *ctx) {
  EVP_SKEY *skey = EVP_SKEY_import_raw_key(NULL, "AES", raw, 32, NULL); // expect: key AES byteLength=32
  EVP_CipherInit_SKEY(ctx, EVP_aes_256_cbc(), skey, iv, 16, 1, NULL); // expect: cipher AES-256-CBC functions=encrypt
  EVP_CIPHER_CTX *pipe = EVP_CIPHER_CTX_new();
  EVP_CipherPipelineEncryptInit(pipe, EVP_aes_128_gcm(), key, 16, 4, ivs, 12); // expect: cipher AES-128-GCM functions=encrypt
  EVP_CipherPipelineUpdate(pipe, outs, lens, sizes, ins, inlens);
  EVP_CIPHER_CTX *back = EVP_CIPHER_CTX_new();
  EVP_CipherPipelineDecryptInit(back, EVP_aes_128_gcm(), key, 16, 4, ivs, 12); // expect: cipher AES-128-GCM functions=decrypt
}

void final_blocks(EVP_CIPHER_CTX *ctx) {
  EVP_EncryptInit_ex(ctx, EVP_aes_256_cbc(), NULL, key, iv); // expect: cipher AES-256-CBC functions=encrypt
  EVP_EncryptUpdate(ctx, out, &len, in, n);
  EVP_EncryptFinal_ex(ctx, out, &len);
  EVP_EncryptFinal(ctx, out, &len);
  EVP_CIPHER_CTX *dec = EVP_CIPHER_CTX_new();
  EVP_DecryptInit_ex(dec, EVP_aes_256_cbc(), NULL, key, iv); // expect: cipher AES-256-CBC functions=decrypt
  EVP_DecryptFinal_ex(dec, out, &len);
  EVP_DecryptFinal(dec, out, &len);
  EVP_CIPHER_CTX *both = EVP_CIPHER_CTX_new();
  EVP_CipherInit_ex(both, EVP_aes_256_cbc(), NULL, key, iv, 1); // expect: cipher AES-256-CBC functions=encrypt
  EVP_CipherFinal_ex(both, out, &len);
  EVP_CipherFinal(both, out, &len);
  EVP_CIPHER_CTX *seal = EVP_CIPHER_CTX_new();
  EVP_SealInit(seal, EVP_aes_256_cbc(), ek, ekl, iv, pubk, 1); // expect: cipher AES-256-CBC functions=encrypt
  EVP_SealUpdate(seal, out, &len, in, n);
  EVP_SealFinal(seal, out, &len);
  EVP_CIPHER_CTX *open = EVP_CIPHER_CTX_new();
  EVP_OpenInit(open, EVP_aes_256_cbc(), ek, ekl, iv, priv); // expect: cipher AES-256-CBC functions=decrypt
  EVP_OpenUpdate(open, out, &len, in, n);
  EVP_OpenFinal(open, out, &len);
}

void sizes_by_control(void) {
  EVP_CIPHER_CTX *gcm = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(gcm, EVP_aes_256_gcm(), NULL, NULL, NULL); // expect: cipher AES-256-GCM functions=encrypt nonceBits=128 tagBits=128
  EVP_CIPHER_CTX_ctrl(gcm, EVP_CTRL_GCM_SET_IVLEN, 16, NULL);
  EVP_EncryptInit_ex(gcm, NULL, NULL, key, iv);
  EVP_CIPHER_CTX_ctrl(gcm, EVP_CTRL_GCM_GET_TAG, 16, tag);
  EVP_CIPHER_CTX *ccm = EVP_CIPHER_CTX_new();
  EVP_DecryptInit_ex(ccm, EVP_aes_128_ccm(), NULL, NULL, NULL); // expect: cipher AES-128-CCM-64 functions=decrypt nonceBits=104
  EVP_CIPHER_CTX_ctrl(ccm, EVP_CTRL_CCM_SET_IVLEN, 13, NULL);
  EVP_CIPHER_CTX_ctrl(ccm, EVP_CTRL_CCM_SET_TAG, 8, tag);
  EVP_CIPHER_CTX *aead = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(aead, EVP_chacha20_poly1305(), NULL, NULL, NULL); // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 tagBits=128
  EVP_CIPHER_CTX_ctrl(aead, EVP_CTRL_AEAD_SET_IVLEN, 12, NULL);
  EVP_CIPHER_CTX_ctrl(aead, EVP_CTRL_AEAD_GET_TAG, 16, tag);
  EVP_CIPHER_CTX *dec = EVP_CIPHER_CTX_new();
  EVP_DecryptInit_ex(dec, EVP_aes_256_ocb(), NULL, NULL, NULL); // expect: cipher AES-256-OCB-96 functions=decrypt
  EVP_CIPHER_CTX_ctrl(dec, EVP_CTRL_AEAD_SET_TAG, 12, tag);
  EVP_CIPHER_CTX *older = EVP_CIPHER_CTX_new();
  EVP_DecryptInit_ex(older, EVP_aes_128_gcm(), NULL, NULL, NULL); // expect: cipher AES-128-GCM-96 functions=decrypt
  EVP_CIPHER_CTX_ctrl(older, EVP_CTRL_GCM_SET_TAG, 12, tag);
  EVP_CIPHER_CTX *got = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(got, EVP_aes_192_ccm(), NULL, NULL, NULL); // expect: cipher AES-192-CCM-96 functions=encrypt
  EVP_CIPHER_CTX_ctrl(got, EVP_CTRL_CCM_GET_TAG, 12, tag);
  EVP_CIPHER_CTX *rc2 = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(rc2, EVP_rc2_cbc(), NULL, NULL, NULL); // expect: cipher RC2-64-CBC functions=encrypt
  EVP_CIPHER_CTX_ctrl(rc2, EVP_CTRL_SET_RC2_KEY_BITS, 64, NULL);
  EVP_CIPHER_CTX *other = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(other, EVP_aes_256_gcm(), NULL, NULL, NULL); // expect: cipher AES-256-GCM functions=encrypt
  EVP_CIPHER_CTX_ctrl(other, EVP_CTRL_GCM_SET_IV_FIXED, 4, fixed);
}

void keys_of_passwords(EVP_CIPHER_CTX *ctx) {
  PKCS5_PBE_keyivgen(ctx, pass, len, param, EVP_des_cbc(), EVP_md5(), 1); // expect: kdf PBKDF1-MD5 cipher=DES functions=keyderive
  PKCS5_PBE_keyivgen_ex(ctx, pass, len, param, EVP_des_cbc(), EVP_sha1(), 1, NULL, NULL); // expect: kdf PBKDF1-SHA-1 cipher=DES functions=keyderive
  PKCS5_v2_PBE_keyivgen(ctx, pass, len, param, NULL, NULL, 1); // expect: kdf PBKDF2 functions=keyderive
  PKCS5_v2_PBE_keyivgen_ex(ctx, pass, len, param, NULL, NULL, 1, NULL, NULL); // expect: kdf PBKDF2 functions=keyderive
  PKCS5_v2_scrypt_keyivgen(ctx, pass, len, param, NULL, NULL, 1); // expect: kdf scrypt functions=keyderive
  PKCS5_v2_scrypt_keyivgen_ex(ctx, pass, len, param, NULL, NULL, 1, NULL, NULL); // expect: kdf scrypt functions=keyderive
}

struct stream {
  EVP_CIPHER_CTX *main, *header;
};

int begin(struct stream *stream, const unsigned char *key) {
  stream->main = EVP_CIPHER_CTX_new();
  return EVP_CipherInit(stream->main, EVP_chacha20(), key, NULL, 1); // expect: cipher ChaCha20 functions=encrypt
}

int each(struct stream *stream, unsigned char *counter) {
  if (!EVP_CipherInit(stream->main, NULL, NULL, counter, 1) || EVP_Cipher(stream->main, counter, counter, 16) < 0)
    return 0;
  if (!EVP_CipherInit(stream->main, NULL, NULL, counter, 1) || EVP_Cipher(stream->main, counter, counter, 16) < 0)
    return 0;
  return EVP_CipherInit(stream->main, NULL, NULL, counter, 1);
}
