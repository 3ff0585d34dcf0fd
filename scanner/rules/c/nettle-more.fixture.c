#include <nettle/nettle-meta.h>

void ciphers(uint8_t *out, const uint8_t *in, const uint8_t *key, size_t n) {
  struct aes_ctx old;
  aes_set_encrypt_key(&old, 32, key); // expect: cipher AES-256 functions=encrypt
  struct aes_ctx older;
  aes_set_decrypt_key(&older, 16, key); // expect: cipher AES-128 functions=decrypt
  aes128_encrypt(&aes128, 16, out, in);
  aes128_decrypt(&aes128, 16, out, in);
  aes128_crypt(&aes128, 16, out, in);
  aes192_encrypt(&aes192, 16, out, in);
  aes192_decrypt(&aes192, 16, out, in);
  aes192_crypt(&aes192, 16, out, in);
  aes256_encrypt(&aes256, 16, out, in);
  aes256_decrypt(&aes256, 16, out, in);
  aes256_crypt(&aes256, 16, out, in);
  camellia128_encrypt(&camellia128, 16, out, in);
  camellia128_decrypt(&camellia128, 16, out, in);
  camellia128_crypt(&camellia128, 16, out, in);
  camellia256_encrypt(&camellia256, 16, out, in);
  camellia256_decrypt(&camellia256, 16, out, in);
  camellia256_crypt(&camellia256, 16, out, in);
  blowfish_encrypt(&blowfish, 16, out, in);
  blowfish_decrypt(&blowfish, 16, out, in);
  blowfish_crypt(&blowfish, 16, out, in);
  cast128_encrypt(&cast128, 16, out, in);
  cast128_decrypt(&cast128, 16, out, in);
  cast128_crypt(&cast128, 16, out, in);
  serpent_encrypt(&serpent, 16, out, in);
  serpent_decrypt(&serpent, 16, out, in);
  serpent_crypt(&serpent, 16, out, in);
  twofish_encrypt(&twofish, 16, out, in);
  twofish_decrypt(&twofish, 16, out, in);
  twofish_crypt(&twofish, 16, out, in);
  arctwo_encrypt(&arctwo, 16, out, in);
  arctwo_decrypt(&arctwo, 16, out, in);
  arctwo_crypt(&arctwo, 16, out, in);
  des_encrypt(&des, 16, out, in);
  des_decrypt(&des, 16, out, in);
  des_crypt(&des, 16, out, in);
  des3_encrypt(&des3, 16, out, in);
  des3_decrypt(&des3, 16, out, in);
  des3_crypt(&des3, 16, out, in);
  arcfour_encrypt(&arcfour, 16, out, in);
  arcfour_decrypt(&arcfour, 16, out, in);
  arcfour_crypt(&arcfour, 16, out, in);
  chacha_encrypt(&chacha, 16, out, in);
  chacha_decrypt(&chacha, 16, out, in);
  chacha_poly1305_encrypt(&chacha_poly1305, 16, out, in);
  chacha_poly1305_decrypt(&chacha_poly1305, 16, out, in);
  chacha_poly1305_crypt(&chacha_poly1305, 16, out, in);
  salsa20_encrypt(&salsa20, 16, out, in);
  salsa20_decrypt(&salsa20, 16, out, in);
  salsa20_crypt(&salsa20, 16, out, in);
  arcfour128_set_key(&rc4, key); // expect: cipher RC4-128
  arctwo40_set_key(&rc2, key); // expect: cipher RC2-40
  arctwo64_set_key(&rc2, key); // expect: cipher RC2-64
  arctwo128_set_key(&rc2, key); // expect: cipher RC2-128
  blowfish128_set_key(&bf, key); // expect: cipher Blowfish-128
  cast5_set_key(&cast, 16, key); // expect: cipher CAST5-128
  salsa20_128_set_key(&salsa, key); // expect: cipher Salsa20 keyBits=128
  salsa20_set_key(&salsa, 32, key); // expect: cipher Salsa20 keyBits=256
  sm4_set_encrypt_key(&sm4, key); // expect: cipher SM4 functions=encrypt
  sm4_set_decrypt_key(&sm4, key); // expect: cipher SM4 functions=decrypt
  serpent128_set_key(&serpent128, key); // expect: cipher Serpent-128
  serpent192_set_key(&serpent192, key); // expect: cipher Serpent-192
  serpent256_set_key(&serpent256, key); // expect: cipher Serpent-256
  twofish128_set_key(&twofish128, key); // expect: cipher Twofish-128
  twofish192_set_key(&twofish192, key); // expect: cipher Twofish-192
  twofish256_set_key(&twofish256, key); // expect: cipher Twofish-256
  gcm_aes_set_key(&gcm, 16, key); // expect: cipher AES-128-GCM
  gcm_camellia128_set_key(&g1, key); // expect: cipher CAMELLIA-128-GCM
  gcm_camellia256_set_key(&g2, key); // expect: cipher CAMELLIA-256-GCM
  gcm_aes_encrypt(&g_aes, 16, out, in);
  gcm_aes_decrypt(&g_aes, 16, out, in);
  gcm_aes128_encrypt(&g_aes128, 16, out, in);
  gcm_aes128_decrypt(&g_aes128, 16, out, in);
  gcm_aes192_encrypt(&g_aes192, 16, out, in);
  gcm_aes192_decrypt(&g_aes192, 16, out, in);
  gcm_aes256_encrypt(&g_aes256, 16, out, in);
  gcm_aes256_decrypt(&g_aes256, 16, out, in);
  gcm_camellia128_encrypt(&g_camellia128, 16, out, in);
  gcm_camellia128_decrypt(&g_camellia128, 16, out, in);
  gcm_camellia256_encrypt(&g_camellia256, 16, out, in);
  gcm_camellia256_decrypt(&g_camellia256, 16, out, in);
  ccm_aes128_encrypt_message(&c128, 12, in, 0, in, 8, 16, out, in);
  ccm_aes128_decrypt_message(&c128, 12, in, 0, in, 8, 16, out, in);
  ccm_aes192_encrypt_message(&c192, 12, in, 0, in, 8, 16, out, in);
  ccm_aes192_decrypt_message(&c192, 12, in, 0, in, 8, 16, out, in);
  ccm_aes256_encrypt_message(&c256, 12, in, 0, in, 8, 16, out, in);
  ccm_aes256_decrypt_message(&c256, 12, in, 0, in, 8, 16, out, in);
  eax_aes128_encrypt(&eax, 16, out, in);
  eax_aes128_decrypt(&eax, 16, out, in);
  siv_cmac_aes128_encrypt_message(&s128, 12, in, 0, in, 16, out, in);
  xts_aes128_encrypt_message(&x128, in, 16, out, in);
  siv_cmac_aes128_decrypt_message(&s128, 12, in, 0, in, 16, out, in);
  xts_aes128_decrypt_message(&x128, in, 16, out, in);
  siv_cmac_aes256_encrypt_message(&s256, 12, in, 0, in, 16, out, in);
  xts_aes256_encrypt_message(&x256, in, 16, out, in);
  siv_cmac_aes256_decrypt_message(&s256, 12, in, 0, in, 16, out, in);
  xts_aes256_decrypt_message(&x256, in, 16, out, in);
  struct aes128_ctx cfb;
  aes128_set_encrypt_key(&cfb, key); // expect: cipher AES-128-CFB functions=encrypt
  cfb_encrypt(&cfb, aes128_encrypt, 16, iv, 16, out, in);
  cfb_decrypt(&cfb, aes128_encrypt, 16, iv, 16, out, in);
  CFB_ENCRYPT(&ctx, aes128_encrypt, 16, out, in);
  CFB_DECRYPT(&ctx, aes128_encrypt, 16, out, in);
  struct aes128_ctx cfb8;
  aes128_set_encrypt_key(&cfb8, key); // expect: cipher AES-128-CFB8 functions=encrypt
  cfb8_encrypt(&cfb8, aes128_encrypt, 16, iv, 16, out, in);
  cfb8_decrypt(&cfb8, aes128_encrypt, 16, iv, 16, out, in);
  CFB8_ENCRYPT(&ctx, aes128_encrypt, 16, out, in);
  CFB8_DECRYPT(&ctx, aes128_encrypt, 16, out, in);
  aes128_keywrap(&w, iv, 24, out, in); // expect: key-wrap AES-128-KW
  aes128_keyunwrap(&w, iv, 16, out, in); // expect: key-wrap AES-128-KW
  aes192_keywrap(&w, iv, 24, out, in); // expect: key-wrap AES-192-KW
  aes192_keyunwrap(&w, iv, 16, out, in); // expect: key-wrap AES-192-KW
  aes256_keywrap(&w, iv, 24, out, in); // expect: key-wrap AES-256-KW
  aes256_keyunwrap(&w, iv, 16, out, in); // expect: key-wrap AES-256-KW
  nist_keywrap16(&w, aes_encrypt_function, iv, 24, out, in); // expect: key-wrap unknown mode=kw
  nist_keyunwrap16(&w, aes_decrypt_function, iv, 16, out, in); // expect: key-wrap unknown mode=kw
  chacha_crypt32(&chacha, 16, out, in);
}

void digests(uint8_t *out, const uint8_t *in, const uint8_t *key, size_t n) {
  gosthash94_init(&gosthash94); // expect: hash GOSTR3411
  hmac_gosthash94_set_key(&h_gosthash94, 32, key); // expect: mac HMAC-GOSTR3411 keyBits=256
  gosthash94cp_init(&gosthash94cp); // expect: hash GOSTR3411
  hmac_gosthash94cp_set_key(&h_gosthash94cp, 32, key); // expect: mac HMAC-GOSTR3411 keyBits=256
  hmac_streebog256_set_key(&st256, 32, key); // expect: mac HMAC-Streebog-256 keyBits=256
  hmac_streebog512_set_key(&st512, 32, key); // expect: mac HMAC-Streebog-512 keyBits=256
  sha3_256_shake(&sha3, 64, out); // expect: hash SHAKE256 outputBits=512
  hmac_md5_update(&m_md5, 8, in);
  hmac_md5_digest(&m_md5, 16, out);
  hmac_sha1_update(&m_sha1, 8, in);
  hmac_sha1_digest(&m_sha1, 16, out);
  hmac_sha224_update(&m_sha224, 8, in);
  hmac_sha224_digest(&m_sha224, 16, out);
  hmac_sha256_update(&m_sha256, 8, in);
  hmac_sha256_digest(&m_sha256, 16, out);
  hmac_sha384_update(&m_sha384, 8, in);
  hmac_sha384_digest(&m_sha384, 16, out);
  hmac_sha512_update(&m_sha512, 8, in);
  hmac_sha512_digest(&m_sha512, 16, out);
  hmac_ripemd160_update(&m_ripemd160, 8, in);
  hmac_ripemd160_digest(&m_ripemd160, 16, out);
  hmac_sm3_update(&m_sm3, 8, in);
  hmac_sm3_digest(&m_sm3, 16, out);
  cmac_des3_set_key(&cmac, key); // expect: mac CMAC-3DES
  umac32_set_key(&u32, key); // expect: mac UMAC-32
  umac64_set_key(&u64, key); // expect: mac UMAC-64
  umac96_set_key(&u96, key); // expect: mac UMAC-96
  blowfish_bcrypt_hash(out, 8, in, 29, setting, 12, salt); // expect: password-hash bcrypt-4096
  blowfish_bcrypt_verify(8, in, 60, out); // expect: password-hash bcrypt functions=verify
  pbkdf2_hmac_gosthash94cp(8, in, 2000, 16, salt, 32, out); // expect: kdf PBKDF2-GOSTR3411-2000 saltBits=128 outputBits=256
  pbkdf2(&mac, update, digest, 32, 3000, 16, salt, 32, out); // expect: kdf PBKDF2-3000 saltBits=128 outputBits=256
}

void keys(uint8_t *out, const uint8_t *in, const uint8_t *key, size_t n) {
  rsa_encrypt(&pub, r, random, 32, in, gibberish); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  rsa_decrypt(&pub, &priv, r, random, &n, out, gibberish); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  rsa_decrypt_tr(&pub, &priv, r, random, &n, out, gibberish); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  rsa_sec_decrypt(&pub, &priv, r, random, &n, out, gibberish); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  rsa_pkcs1_sign(&priv, 32, in, s); // expect: signature RSA-PKCS1-1.5 functions=sign
  rsa_pkcs1_sign_tr(&priv, 32, in, s); // expect: signature RSA-PKCS1-1.5 functions=sign
  rsa_pkcs1_verify(&pub, 32, in, s); // expect: signature RSA-PKCS1-1.5 functions=verify
  rsa_md5_sign_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  rsa_md5_sign_digest(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  rsa_md5_sign_digest_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  rsa_md5_verify_digest(&pub, in, s); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  rsa_sha1_sign_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  rsa_sha1_sign_digest(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  rsa_sha1_sign_digest_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  rsa_sha1_verify_digest(&pub, in, s); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  rsa_sha256_sign_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  rsa_sha256_sign_digest(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  rsa_sha256_sign_digest_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  rsa_sha256_verify_digest(&pub, in, s); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  rsa_sha512_sign_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  rsa_sha512_sign_digest(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  rsa_sha512_sign_digest_tr(&pub, &priv, r, random, in, s); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  rsa_sha512_verify_digest(&pub, in, s); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  rsa_pss_sha256_sign_digest_tr(&pub, &priv, r, random, 32, salt, in, s); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  rsa_pss_sha384_sign_digest_tr(&pub, &priv, r, random, 32, salt, in, s); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
  rsa_pss_sha512_sign_digest_tr(&pub, &priv, r, random, 32, salt, in, s); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
  dsa_generate_keypair(&params, pub, priv, r, random); // expect: keygen DSA
  dsa_sign(&params, priv, r, random, 32, in, &sig); // expect: signature DSA
  dsa_verify(&params, pub, 32, in, &sig); // expect: signature DSA
  dsa_sha1_sign(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-1 functions=sign
  dsa_sha1_sign_digest(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-1 functions=sign
  dsa_sha1_verify(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-1 functions=verify
  dsa_sha1_verify_digest(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-1 functions=verify
  dsa_sha256_sign(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-256 functions=sign
  dsa_sha256_sign_digest(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-256 functions=sign
  dsa_sha256_verify(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-256 functions=verify
  dsa_sha256_verify_digest(&pub, &priv, r, random, in, &sig); // expect: signature DSA-SHA-256 functions=verify
  ecdsa_generate_keypair(&pub, &priv, r, random); // expect: keygen EC
  gostdsa_sign(&priv, r, random, 32, in, &sig); // expect: signature GOSTR3410
  gostdsa_verify(&pub, 32, in, &sig); // expect: signature GOSTR3410
  gostdsa_vko(&priv, &pub, 8, ukm, out); // expect: key-agreement ECVKO
  knuth_lfib_init(&lfib, 17); // expect: random Non-cryptographic-PRNG
  struct drbg_ctr_aes256_ctx drbg;
  drbg_ctr_aes256_init(&drbg, seed); // expect: random CTR_DRBG-AES-256 byteLength=32
  drbg_ctr_aes256_random(&drbg, 32, out);
}
