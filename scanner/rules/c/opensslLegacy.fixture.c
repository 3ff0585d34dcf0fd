#include <openssl/aes.h>
#include <openssl/des.h>

void aes(const unsigned char *raw) {
  AES_KEY key;
  AES_set_encrypt_key(raw, 256, &key); // expect: key AES-256
  AES_cbc_encrypt(in, out, len, &key, iv, AES_ENCRYPT); // expect: cipher AES-256-CBC functions=encrypt
  AES_set_decrypt_key(raw, bits, &other); // expect: key AES
  AES_encrypt(in, out, &key); // expect: cipher AES-256 functions=encrypt
  AES_decrypt(in, out, &key); // expect: cipher AES-256 functions=decrypt
  AES_ecb_encrypt(in, out, &key, AES_DECRYPT); // expect: cipher AES-256-ECB functions=decrypt
  AES_cfb128_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher AES-256-CFB128 functions=encrypt
  AES_cfb1_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher AES-256-CFB1 functions=encrypt
  AES_cfb8_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher AES-256-CFB8 functions=encrypt
  AES_ofb128_encrypt(in, out, len, &key, iv, &num); // expect: cipher AES-256-OFB128
  AES_ctr128_encrypt(in, out, len, &key, iv, &num); // expect: cipher AES-256-CTR
  AES_ige_encrypt(in, out, len, &key, iv, 0); // expect: cipher AES-256-IGE functions=decrypt
  AES_wrap_key(&key, iv, out, in, len); // expect: key-wrap AES-256-KW functions=encrypt
  AES_unwrap_key(&key, iv, out, in, len); // expect: key-wrap AES-256-KW functions=decrypt
}

void des(void) {
  DES_key_schedule ks;
  DES_set_key(&key, &ks); // expect: key DES-56
  DES_set_key_checked(&key, &ks); // expect: key DES-56
  DES_set_key_unchecked(&key, &ks); // expect: key DES-56
  DES_key_sched(&key, &ks); // expect: key DES-56
  DES_random_key(&key); // expect: key DES-56
  DES_string_to_key(&key); // expect: key DES-56
  DES_ecb_encrypt(&in, &out, &ks, DES_ENCRYPT); // expect: cipher DES-56-ECB functions=encrypt
  DES_cbc_encrypt(in, out, len, &ks, &iv, DES_DECRYPT); // expect: cipher DES-56-CBC functions=decrypt
  DES_ncbc_encrypt(in, out, len, &ks, &iv, DES_DECRYPT); // expect: cipher DES-56-CBC functions=decrypt
  DES_pcbc_encrypt(in, out, len, &ks, &iv, DES_DECRYPT); // expect: cipher DES-56-PCBC functions=decrypt
  DES_xcbc_encrypt(in, out, len, &ks, &iv, &inw, &outw, 1); // expect: cipher DESX-CBC functions=encrypt
  DES_cfb_encrypt(in, out, 8, len, &ks, &iv, 1); // expect: cipher DES-56-CFB functions=encrypt
  DES_cfb64_encrypt(in, out, 8, len, &ks, &iv, 1); // expect: cipher DES-56-CFB64 functions=encrypt
  DES_ofb_encrypt(in, out, 8, len, &ks, &iv); // expect: cipher DES-56-OFB
  DES_ofb64_encrypt(in, out, 8, len, &ks, &iv); // expect: cipher DES-56-OFB
  DES_encrypt1(data, &ks, 1); // expect: cipher DES-56 functions=encrypt
  DES_encrypt2(data, &ks, 1); // expect: cipher DES-56 functions=encrypt
  DES_encrypt3(data, &ks1, &ks2, &ks3); // expect: cipher 3DES
  DES_decrypt3(data, &ks1, &ks2, &ks3); // expect: cipher 3DES
  DES_ecb2_encrypt(&in, &out, &ks1, &ks2, 1); // expect: cipher 3DES-112-ECB functions=encrypt
  DES_ecb3_encrypt(&in, &out, &ks1, &ks2, &ks3, 0); // expect: cipher 3DES-168-ECB functions=decrypt
  DES_ede2_cbc_encrypt(in, out, len, &ks1, &ks2, &iv, 1); // expect: cipher 3DES-112-CBC functions=encrypt
  DES_ede3_cbc_encrypt(in, out, len, &ks1, &ks2, &ks3, &iv, 1); // expect: cipher 3DES-168-CBC functions=encrypt
  DES_ede3_cfb64_encrypt(in, out, len, &ks1, &ks2, &ks3, &iv, &num, 1); // expect: cipher 3DES-168-CFB64 functions=encrypt
  DES_ede3_ofb64_encrypt(in, out, len, &ks1, &ks2, &ks3, &iv, &num); // expect: cipher 3DES-168-OFB64
  DES_crypt(password, salt); // expect: password-hash crypt-des
  DES_fcrypt(password, salt); // expect: password-hash crypt-des
}

void others(const unsigned char *raw) {
  RC4_KEY rc4;
  RC4_set_key(&rc4, 16, raw); // expect: key RC4-128
  RC4(&rc4, len, in, out); // expect: cipher RC4-128
  RC2_set_key(&rc2, 5, raw, 40); // expect: key RC2-40
  RC2_ecb_encrypt(in, out, &rc2, RC2_ENCRYPT); // expect: cipher RC2-ECB functions=encrypt
  RC2_ecb_encrypt(in, out, &rc2, RC2_DECRYPT); // expect: cipher RC2-ECB functions=decrypt
  RC2_cbc_encrypt(in, out, len, &rc2, iv, 1); // expect: cipher RC2-CBC functions=encrypt
  RC2_cfb64_encrypt(in, out, len, &rc2, iv, &num, 1); // expect: cipher RC2-CFB64 functions=encrypt
  RC2_ofb64_encrypt(in, out, len, &rc2, iv, &num); // expect: cipher RC2-OFB64
  BF_set_key(&key, 16, raw); // expect: key Blowfish-128
  CAST_set_key(&key, 16, raw); // expect: key CAST5-128
  BF_encrypt(data, &key); // expect: cipher Blowfish functions=encrypt
  BF_decrypt(data, &key); // expect: cipher Blowfish functions=decrypt
  CAST_encrypt(data, &key); // expect: cipher CAST5 functions=encrypt
  CAST_decrypt(data, &key); // expect: cipher CAST5 functions=decrypt
  BF_ecb_encrypt(in, out, &key, 1); // expect: cipher Blowfish-ECB functions=encrypt
  CAST_ecb_encrypt(in, out, &key, 1); // expect: cipher CAST5-ECB functions=encrypt
  BF_cbc_encrypt(in, out, len, &key, iv, BF_ENCRYPT); // expect: cipher Blowfish-CBC functions=encrypt
  BF_cbc_encrypt(in, out, len, &key, iv, BF_DECRYPT); // expect: cipher Blowfish-CBC functions=decrypt
  CAST_cbc_encrypt(in, out, len, &key, iv, CAST_ENCRYPT); // expect: cipher CAST5-CBC functions=encrypt
  CAST_cbc_encrypt(in, out, len, &key, iv, CAST_DECRYPT); // expect: cipher CAST5-CBC functions=decrypt
  BF_cfb64_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher Blowfish-CFB64
  BF_ofb64_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher Blowfish-OFB64
  CAST_cfb64_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher CAST5-CFB64
  CAST_ofb64_encrypt(in, out, len, &key, iv, &num, 1); // expect: cipher CAST5-OFB64
  IDEA_set_encrypt_key(raw, &key); // expect: key IDEA
  IDEA_set_decrypt_key(raw, &key); // expect: key IDEA
  IDEA_ecb_encrypt(in, out, len, &key); // expect: cipher IDEA-ECB
  IDEA_cbc_encrypt(in, out, len, &key); // expect: cipher IDEA-CBC
  IDEA_cfb64_encrypt(in, out, len, &key); // expect: cipher IDEA-CFB64
  IDEA_ofb64_encrypt(in, out, len, &key); // expect: cipher IDEA-OFB64
  SEED_set_key(raw, &key); // expect: key SEED-128
  SEED_ecb_encrypt(in, out, len, &key); // expect: cipher SEED-128-ECB
  SEED_cbc_encrypt(in, out, len, &key); // expect: cipher SEED-128-CBC
  SEED_cfb128_encrypt(in, out, len, &key); // expect: cipher SEED-128-CFB128
  SEED_ofb128_encrypt(in, out, len, &key); // expect: cipher SEED-128-OFB128
  Camellia_set_key(raw, 192, &key); // expect: key CAMELLIA-192
  Camellia_ecb_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-ECB
  Camellia_cbc_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-CBC
  Camellia_cfb128_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-CFB128
  Camellia_cfb1_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-CFB1
  Camellia_cfb8_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-CFB8
  Camellia_ofb128_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-OFB128
  Camellia_ctr128_encrypt(in, out, len, &key, iv); // expect: cipher CAMELLIA-CTR
  DES_ecb_encrypt(&in, &out, &ks, IDEA_ENCRYPT); // expect: cipher DES-56-ECB functions=encrypt
  DES_ecb_encrypt(&in, &out, &ks, IDEA_DECRYPT); // expect: cipher DES-56-ECB functions=decrypt
  DES_ecb_encrypt(&in, &out, &ks, CAMELLIA_ENCRYPT); // expect: cipher DES-56-ECB functions=encrypt
  DES_ecb_encrypt(&in, &out, &ks, CAMELLIA_DECRYPT); // expect: cipher DES-56-ECB functions=decrypt
}
void further_old_ciphers(void) {
  DES_ede2_cfb64_encrypt(in, out, len, &k1, &k2, &iv, &n, DES_ENCRYPT); // expect: cipher 3DES-112-CFB64
  DES_ede2_ofb64_encrypt(in, out, len, &k1, &k2, &iv, &n); // expect: cipher 3DES-112-OFB64
  DES_ede3_cfb_encrypt(in, out, 8, len, &k1, &k2, &k3, &iv, DES_DECRYPT); // expect: cipher 3DES-168-CFB functions=decrypt
  DES_cbc_cksum(in, &out, len, &k1, &iv); // expect: mac CBC-MAC-DES
  RC5_32_KEY rc5;
  RC5_32_set_key(&rc5, 16, data, 12); // expect: key RC5-128
  RC5_32_ecb_encrypt(in, out, &rc5, 1); // expect: cipher RC5-ECB
  RC5_32_cbc_encrypt(in, out, len, &rc5, iv, 1); // expect: cipher RC5-CBC
  RC5_32_cfb64_encrypt(in, out, len, &rc5, iv, &n, 1); // expect: cipher RC5-CFB64
  RC5_32_ofb64_encrypt(in, out, len, &rc5, iv, &n); // expect: cipher RC5-OFB64
  RC2_encrypt(block, &rc2); // expect: cipher RC2 functions=encrypt
  RC2_decrypt(block, &rc2); // expect: cipher RC2 functions=decrypt
  Camellia_encrypt(in, out, &camellia); // expect: cipher CAMELLIA functions=encrypt
  Camellia_decrypt(in, out, &camellia); // expect: cipher CAMELLIA functions=decrypt
  SEED_encrypt(in, out, &seed); // expect: cipher SEED-128 functions=encrypt
  SEED_decrypt(in, out, &seed); // expect: cipher SEED-128 functions=decrypt
  AES_bi_ige_encrypt(in, out, len, &first, &second, iv, AES_ENCRYPT); // expect: cipher AES-IGE functions=encrypt
}

void modes_of_any_cipher(void) {
  AES_KEY aes;
  AES_set_encrypt_key(raw, 256, &aes); // expect: key AES-256
  CRYPTO_cbc128_encrypt(in, out, len, &aes, iv, (block128_f)AES_encrypt); // expect: cipher AES-256-CBC functions=encrypt
  CRYPTO_cbc128_decrypt(in, out, len, &aes, iv, (block128_f)AES_decrypt); // expect: cipher AES-256-CBC functions=decrypt
  CRYPTO_cfb128_encrypt(in, out, len, &aes, iv, &num, 1, block); // expect: cipher AES-256-CFB128
  CRYPTO_cfb128_1_encrypt(in, out, len, &aes, iv, &num, 1, block); // expect: cipher AES-256-CFB1
  CRYPTO_cfb128_8_encrypt(in, out, len, &aes, iv, &num, 1, block); // expect: cipher AES-256-CFB8
  CRYPTO_ofb128_encrypt(in, out, len, &aes, iv, &num, block); // expect: cipher AES-256-OFB128
  CRYPTO_ctr128_encrypt(in, out, len, &aes, iv, ecount, &num, block); // expect: cipher AES-256-CTR
  CRYPTO_ctr128_encrypt_ctr32(in, out, len, &aes, iv, ecount, &num, stream); // expect: cipher AES-256-CTR
  CRYPTO_cts128_encrypt(in, out, len, &aes, iv, cbc); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_cts128_decrypt(in, out, len, &aes, iv, cbc); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_cts128_encrypt_block(in, out, len, &aes, iv, block); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_cts128_decrypt_block(in, out, len, &aes, iv, block); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_nistcts128_encrypt(in, out, len, &aes, iv, cbc); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_nistcts128_decrypt(in, out, len, &aes, iv, cbc); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_nistcts128_encrypt_block(in, out, len, &aes, iv, block); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_nistcts128_decrypt_block(in, out, len, &aes, iv, block); // expect: cipher AES-256-CTS mode=cbc-cts
  CRYPTO_gcm128_init(&gcm, &aes, block); // expect: cipher AES-256-GCM
  CRYPTO_gcm128_encrypt(&gcm, in, out, len);
  GCM128_CONTEXT *made = CRYPTO_gcm128_new(&aes, block); // expect: cipher AES-256-GCM functions=decrypt
  CRYPTO_gcm128_decrypt(made, in, out, len);
  CCM128_CONTEXT ccm;
  CRYPTO_ccm128_init(&ccm, 8, 2, &aes, block); // expect: cipher AES-256-CCM-64 functions=encrypt,decrypt
  CRYPTO_ccm128_encrypt(&ccm, in, out, len);
  CRYPTO_ccm128_decrypt(&ccm, in, out, len);
  OCB128_CONTEXT ocb;
  CRYPTO_ocb128_init(&ocb, &aes, &dec, enc, block, NULL); // expect: cipher AES-256-OCB functions=encrypt,decrypt
  CRYPTO_ocb128_encrypt(&ocb, in, out, len);
  CRYPTO_ocb128_decrypt(&ocb, in, out, len);
  CRYPTO_ocb128_new(&aes, &dec, enc, block, NULL); // expect: cipher AES-256-OCB
  CRYPTO_128_wrap(&aes, NULL, out, in, 16, block); // expect: key-wrap AES-256-KW
  CRYPTO_128_unwrap(&aes, NULL, out, in, 24, block); // expect: key-wrap AES-256-KW
  CRYPTO_128_wrap_pad(&aes, NULL, out, in, 16, block); // expect: key-wrap AES-256-KWP
  CRYPTO_128_unwrap_pad(&aes, NULL, out, in, 24, block); // expect: key-wrap AES-256-KWP
  CRYPTO_cbc128_encrypt(in, out, len, unknown, iv, block); // expect: cipher unknown mode=cbc functions=encrypt
  DES_string_to_2keys(text, &key1, &key2); // expect: key 3DES-112
  DES_quad_cksum(in, out, len, 2, &seed); // expect: mac CBC-MAC-DES
  RC5_32_encrypt(data, &rc5); // expect: cipher RC5 functions=encrypt
  RC5_32_decrypt(data, &rc5); // expect: cipher RC5 functions=decrypt
  IDEA_encrypt(data, &idea); // expect: cipher IDEA
}
