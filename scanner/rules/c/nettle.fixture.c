#include <nettle/aes.h>

void use(void) {
  struct aes256_ctx aes;
  aes256_set_encrypt_key(&aes, key); // expect: cipher AES-256-CBC functions=encrypt; cipher AES-256-CTR functions=encrypt
  CBC_ENCRYPT(&aes, aes256_encrypt, 16, iv, len, out, in);
  CBC_DECRYPT(&aes, aes256_encrypt, 16, iv, len, out, in);
  cbc_encrypt(&aes, aes256_encrypt, 16, iv, len, out, in);
  cbc_decrypt(&aes, aes256_encrypt, 16, iv, len, out, in);
  CTR_CRYPT(&aes, aes256_encrypt, 16, iv, len, out, in);
  ctr_crypt(&aes, aes256_encrypt, 16, iv, len, out, in);
  struct sha256_ctx hash;
  sha256_init(&hash); // expect: hash SHA-256
  md2_digest(&hash, 32, out);
  md4_digest(&hash, 32, out);
  md5_digest(&hash, 32, out);
  sha1_digest(&hash, 32, out);
  sha224_digest(&hash, 32, out);
  sha256_digest(&hash, 32, out);
  sha384_digest(&hash, 32, out);
  sha512_digest(&hash, 32, out);
  ripemd160_digest(&hash, 32, out);
  yarrow256_init(&yarrow, 0, NULL); // expect: random Yarrow
  yarrow256_random(&yarrow, 32, out);
  hmac_sha256_set_key(&hmac, 32, key); // expect: mac HMAC-SHA-256
  pbkdf2_hmac_sha256(len, pw, 10000, 16, salt, 32, out); // expect: kdf PBKDF2-SHA-256-10000
  pbkdf2_hmac_sha1(len, pw, 1000, 8, salt, 20, out); // expect: kdf PBKDF2-SHA-1-1000 outputBits=160
  rsa_generate_keypair(&pub, &key, ctx, f, NULL, NULL, 2048, 50); // expect: keygen RSA-2048
}

void others_89(void) {
  md2_init(a, b, c, d, e, f, g, h); // expect: hash MD2
  md4_init(a, b, c, d, e, f, g, h); // expect: hash MD4
  md5_init(a, b, c, d, e, f, g, h); // expect: hash MD5
  sha1_init(a, b, c, d, e, f, g, h); // expect: hash SHA-1
  sha224_init(a, b, c, d, e, f, g, h); // expect: hash SHA-224
  sha384_init(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  sha512_init(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  sha512_224_init(a, b, c, d, e, f, g, h); // expect: hash SHA-512/224
  sha512_256_init(a, b, c, d, e, f, g, h); // expect: hash SHA-512/256
  sha3_224_init(a, b, c, d, e, f, g, h); // expect: hash SHA3-224
  sha3_256_init(a, b, c, d, e, f, g, h); // expect: hash SHA3-256
  sha3_384_init(a, b, c, d, e, f, g, h); // expect: hash SHA3-384
  sha3_512_init(a, b, c, d, e, f, g, h); // expect: hash SHA3-512
  ripemd160_init(a, b, c, d, e, f, g, h); // expect: hash RIPEMD-160
  sm3_init(a, b, c, d, e, f, g, h); // expect: hash SM3
  streebog256_init(a, b, c, d, e, f, g, h); // expect: hash Streebog-256
  streebog512_init(a, b, c, d, e, f, g, h); // expect: hash Streebog-512
  hmac_md5_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-MD5
  hmac_sha1_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-1
  hmac_sha224_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-224
  hmac_sha384_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-384
  hmac_sha512_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-512
  hmac_ripemd160_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-RIPEMD-160
  hmac_sm3_set_key(a, b, c, d, e, f, g, h); // expect: mac HMAC-SM3
  cmac_aes128_set_key(a, b, c, d, e, f, g, h); // expect: mac AES-128-CMAC
  cmac_aes256_set_key(a, b, c, d, e, f, g, h); // expect: mac AES-256-CMAC
  umac128_set_key(a, b, c, d, e, f, g, h); // expect: mac UMAC-128
  poly1305_aes_set_key(a, b, c, d, e, f, g, h); // expect: mac Poly1305-AES
  aes128_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128 functions=encrypt
  aes128_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128 functions=decrypt
  aes192_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-192 functions=encrypt
  aes192_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-192 functions=decrypt
  aes256_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256 functions=decrypt
  camellia128_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-128
  camellia128_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-128
  camellia192_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-192
  camellia192_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-192
  camellia256_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-256
  camellia256_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher CAMELLIA-256
  arcfour_set_key(a, b, c, d, e, f, g, h); // expect: cipher RC4
  blowfish_set_key(a, b, c, d, e, f, g, h); // expect: cipher Blowfish
  serpent_set_key(a, b, c, d, e, f, g, h); // expect: cipher Serpent
  twofish_set_key(a, b, c, d, e, f, g, h); // expect: cipher Twofish
  arctwo_set_key(a, b, c, d, e, f, g, h); // expect: cipher RC2
  des_set_key(a, b, c, d, e, f, g, h); // expect: cipher DES-56
  des3_set_key(a, b, c, d, e, f, g, h); // expect: cipher 3DES-168
  cast128_set_key(a, b, c, d, e, f, g, h); // expect: cipher CAST5-128
  chacha_set_key(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  chacha_poly1305_set_key(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305
  salsa20_256_set_key(a, b, c, d, e, f, g, h); // expect: cipher Salsa20 keyBits=256
  gcm_aes128_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-GCM
  gcm_aes192_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-192-GCM
  gcm_aes256_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256-GCM
  ccm_aes128_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-CCM
  ccm_aes192_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-192-CCM
  ccm_aes256_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256-CCM
  eax_aes128_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-EAX
  siv_cmac_aes128_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-SIV
  siv_cmac_aes256_set_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256-SIV
  xts_aes128_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-XTS
  xts_aes128_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-128-XTS
  xts_aes256_set_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256-XTS
  xts_aes256_set_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher AES-256-XTS
  pbkdf2_hmac_sha384(a, b, c, d, e, f, g, h); // expect: kdf PBKDF2-SHA-384
  pbkdf2_hmac_sha512(a, b, c, d, e, f, g, h); // expect: kdf PBKDF2-SHA-512
  hkdf_extract(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  hkdf_expand(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  dsa_generate_params(a, b, c, d, e, f, g, h); // expect: parameters DSA
  rsa_md5_sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  rsa_md5_verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  rsa_sha1_sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  rsa_sha1_verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  rsa_sha256_sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  rsa_sha256_verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  rsa_sha512_sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  rsa_sha512_verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  rsa_pss_sha256_verify_digest(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  rsa_pss_sha384_verify_digest(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  rsa_pss_sha512_verify_digest(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  ecdsa_sign(a, b, c, d, e, f, g, h); // expect: signature ECDSA
  ecdsa_verify(a, b, c, d, e, f, g, h); // expect: signature ECDSA
  ed25519_sha512_sign(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=sign
  ed25519_sha512_verify(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=verify
  ed448_shake256_sign(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=sign
  ed448_shake256_verify(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=verify
  curve25519_mul(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  curve25519_mul_g(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  curve448_mul(a, b, c, d, e, f, g, h); // expect: key-agreement x448
  curve448_mul_g(a, b, c, d, e, f, g, h); // expect: key-agreement x448
}
