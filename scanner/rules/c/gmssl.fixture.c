#include <gmssl/sm2.h>
#include <gmssl/sm3.h>
#include <gmssl/sm4.h>
#include <gmssl/sm9.h>
#include <gmssl/zuc.h>

void sm2(void) {
  sm2_key_generate(&key); // expect: keygen SM2
  sm2_do_sign(a, b, c, d); // expect: signature SM2 functions=sign
  sm2_fast_sign(a, b, c, d); // expect: signature SM2 functions=sign
  sm2_sign(a, b, c, d); // expect: signature SM2 functions=sign
  sm2_sign_fixlen(a, b, c, d); // expect: signature SM2 functions=sign
  sm2_sign_init(a, b, c, d); // expect: signature SM2 functions=sign
  sm2_do_verify(a, b, c, d); // expect: signature SM2 functions=verify
  sm2_fast_verify(a, b, c, d); // expect: signature SM2 functions=verify
  sm2_verify(a, b, c, d); // expect: signature SM2 functions=verify
  sm2_verify_init(a, b, c, d); // expect: signature SM2 functions=verify
  sm2_do_encrypt(a, b, c, d); // expect: cipher SM2-ENC functions=encrypt
  sm2_encrypt(a, b, c, d); // expect: cipher SM2-ENC functions=encrypt
  sm2_do_encrypt_fixlen(a, b, c, d); // expect: cipher SM2-ENC functions=encrypt
  sm2_encrypt_fixlen(a, b, c, d); // expect: cipher SM2-ENC functions=encrypt
  sm2_encrypt_init(a, b, c, d); // expect: cipher SM2-ENC functions=encrypt
  sm2_do_decrypt(a, b, c, d); // expect: cipher SM2-ENC functions=decrypt
  sm2_decrypt(a, b, c, d); // expect: cipher SM2-ENC functions=decrypt
  sm2_decrypt_init(a, b, c, d); // expect: cipher SM2-ENC functions=decrypt
  sm2_do_ecdh(a, b, c, d); // expect: key-agreement SM2-KEX
  sm2_ecdh(a, b, c, d); // expect: key-agreement SM2-KEX
  sm2_key_exchange(a, b, c, d); // expect: key-agreement SM2-KEX
}

void sm3(void) {
  sm3_init(&ctx); // expect: hash SM3
  sm3_digest(data, len, out); // expect: hash SM3
  sm3_hmac_init(&ctx, key, 32); // expect: mac HMAC-SM3
  sm3_hmac(key, 32, data, len, out); // expect: mac HMAC-SM3
  sm3_pbkdf2(pass, passlen, salt, 16, 10000, 32, out); // expect: kdf PBKDF2-SM3-10000 saltBits=128 outputBits=256
  sm3_hkdf_extract(salt, 16, ikm, 32, prk, &len); // expect: kdf HKDF-SM3
  sm3_hkdf_expand(prk, 32, info, 8, 32, out); // expect: kdf HKDF-SM3
}

void sm4(void) {
  sm4_cbc_encrypt_init(&ctx, key, iv); // expect: cipher SM4-CBC functions=encrypt
  sm4_cbc_decrypt_init(&ctx, key, iv); // expect: cipher SM4-CBC functions=decrypt
  sm4_ecb_encrypt_init(&ctx, key, iv); // expect: cipher SM4-ECB functions=encrypt
  sm4_ecb_decrypt_init(&ctx, key, iv); // expect: cipher SM4-ECB functions=decrypt
  sm4_gcm_encrypt_init(&ctx, key, iv); // expect: cipher SM4-GCM functions=encrypt
  sm4_gcm_decrypt_init(&ctx, key, iv); // expect: cipher SM4-GCM functions=decrypt
  sm4_ofb_encrypt_init(&ctx, key, iv); // expect: cipher SM4-OFB functions=encrypt
  sm4_ofb_decrypt_init(&ctx, key, iv); // expect: cipher SM4-OFB functions=decrypt
  sm4_cfb_encrypt_init(&ctx, key, iv); // expect: cipher SM4-CFB functions=encrypt
  sm4_cfb_decrypt_init(&ctx, key, iv); // expect: cipher SM4-CFB functions=decrypt
  sm4_ctr_encrypt_init(&ctx, key, iv); // expect: cipher SM4-CTR functions=encrypt
  sm4_ctr_decrypt_init(&ctx, key, iv); // expect: cipher SM4-CTR functions=decrypt
  sm4_xts_encrypt_init(&ctx, key, iv); // expect: cipher SM4-XTS functions=encrypt
  sm4_xts_decrypt_init(&ctx, key, iv); // expect: cipher SM4-XTS functions=decrypt
  sm4_gcm_encrypt(&key, iv, 12, aad, 0, in, len, out, 16, tag); // expect: cipher SM4-GCM functions=encrypt
  sm4_gcm_decrypt(&key, iv, 12, aad, 0, in, len, out, 16, tag); // expect: cipher SM4-GCM functions=decrypt
  sm4_ccm_encrypt(&key, iv, 12, aad, 0, in, len, out, 16, tag); // expect: cipher SM4-CCM functions=encrypt
  sm4_ccm_decrypt(&key, iv, 12, aad, 0, in, len, out, 16, tag); // expect: cipher SM4-CCM functions=decrypt
  sm4_cbc_padding_encrypt(&key, iv, in, len, out, &outlen); // expect: cipher SM4-CBC-PKCS7 functions=encrypt
  sm4_cbc_padding_decrypt(&key, iv, in, len, out, &outlen); // expect: cipher SM4-CBC-PKCS7 functions=decrypt
}

void others(void) {
  sm9_do_sign(&key, &ctx, &sig); // expect: signature SM9 functions=sign
  sm9_sign_init(&ctx); // expect: signature SM9 functions=sign
  sm9_do_verify(&mpk, id, len, &ctx, &sig); // expect: signature SM9 functions=verify
  sm9_verify_init(&ctx); // expect: signature SM9 functions=verify
  sm9_sign_master_key_generate(&master); // expect: keygen SM9
  sm9_enc_master_key_generate(&master); // expect: keygen SM9
  sm9_encrypt(&mpk, id, len, in, inlen, out, &outlen); // expect: cipher SM9-ENC functions=encrypt
  sm9_decrypt(&mpk, id, len, in, inlen, out, &outlen); // expect: cipher SM9-ENC functions=decrypt
  sm9_kem_encrypt(&mpk, id, len, 32, kbuf, &point); // expect: kem SM9-KEM
  sm9_kem_decrypt(&mpk, id, len, 32, kbuf, &point); // expect: kem SM9-KEM
  zuc_init(&state, key, iv); // expect: cipher ZUC-128
  zuc_encrypt(&state, in, len, out); // expect: cipher ZUC-128
  zuc_encrypt_init(&ctx, key, iv); // expect: cipher ZUC-128
  zuc_mac_init(&ctx, key, iv); // expect: mac ZUC-MAC
  zuc256_init(&state, key, iv); // expect: cipher ZUC-256
  pbkdf2_hmac_genkey(DIGEST_sm3(), pass, passlen, salt, 16, 65536, 32, out); // expect: kdf PBKDF2-65536 saltBits=128 outputBits=256
}
