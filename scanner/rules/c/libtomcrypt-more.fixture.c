#include <tomcrypt.h>

void use(const unsigned char *in, unsigned char *out, const unsigned char *key, unsigned long *len) {
  rsa_encrypt_key_ex(in, 32, out, len, NULL, 0, NULL, prng, -1, hash, LTC_PKCS_1_OAEP, &rsa); // expect: cipher RSA-OAEP functions=encrypt
  rsa_encrypt_key_ex(in, 32, out, len, NULL, 0, NULL, prng, -1, hash, LTC_PKCS_1_V1_5, &rsa); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  rsa_encrypt_key_ex(in, 32, out, len, NULL, 0, NULL, prng, -1, hash, LTC_PKCS_1_OAEP, &rsa); // expect: cipher RSA-OAEP
  rsa_decrypt_key_ex(in, 256, out, len, NULL, 0, -1, hash, LTC_PKCS_1_V1_5, &stat, &rsa); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  rsa_sign_hash_ex(in, 32, out, len, LTC_PKCS_1_PSS, NULL, prng, find_hash("sha256"), 32, &rsa); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  rsa_verify_hash_ex(in, 256, in, 32, LTC_PKCS_1_V1_5, find_hash("sha256"), 0, &stat, &rsa); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  const ltc_ecc_curve *curve;
  ecc_find_curve("SECP256R1", &curve);
  ecc_make_key_ex(NULL, prng, &ecc, curve); // expect: keygen EC-P-256
  ecc_sign_hash_rfc7518(in, 32, out, len, NULL, prng, &ec); // expect: signature ECDSA functions=sign
  ecc_sign_hash_ex(in, 32, out, len, NULL, prng, &ec); // expect: signature ECDSA functions=sign
  ecc_verify_hash_rfc7518(in, 64, in, 32, &stat, &ec); // expect: signature ECDSA functions=verify
  ecc_verify_hash_ex(in, 64, in, 32, &stat, &ec); // expect: signature ECDSA functions=verify
  ecc_encrypt_key(in, 32, out, len, NULL, prng, hash, &ec); // expect: cipher ECIES functions=encrypt
  ecc_decrypt_key(in, 80, out, len, &ec); // expect: cipher ECIES functions=decrypt
  dh_key dh;
  dh_set_pg_groupsize(256, &dh);
  dh_generate_key(NULL, prng, &dh); // expect: keygen DH-2048
  dh_shared_secret(&dh, &peer, out, len); // expect: key-agreement DH-2048
  ed25519_sign(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519 functions=sign
  ed25519_verify(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519 functions=verify
  ed25519ctx_sign(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519ctx functions=sign
  ed25519ctx_verify(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519ctx functions=verify
  ed25519ph_sign(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519ph functions=sign
  ed25519ph_verify(in, 5, out, len, in, 4, &ed); // expect: signature Ed25519ph functions=verify
  ed25519_make_key(NULL, prng, &ed); // expect: keygen Ed25519
  x25519_make_key(NULL, prng, &x); // expect: keygen x25519
  x25519_shared_secret(&x, &peer, out, len); // expect: key-agreement x25519
  hkdf(find_hash("sha256"), in, 16, in, 4, key, 32, out, 42); // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=336
  bcrypt_pbkdf_openbsd(in, 8, in, 16, 16, hash, out, len); // expect: kdf bcrypt-pbkdf-16
  chacha20poly1305_init(&aead, key, 32); // expect: cipher ChaCha20-Poly1305
  chacha_setup(&chacha, key, 32, 20); // expect: cipher ChaCha20 keyBits=256
  chacha_setup(&chacha, key, 32, 8); // expect: cipher ChaCha8 keyBits=256
  salsa20_setup(&salsa, key, 16, 20); // expect: cipher Salsa20 keyBits=128
  rc4_stream_setup(&rc4, key, 16); // expect: cipher RC4-128
  xcbc_init(&xcbc, find_cipher("aes"), key, 16); // expect: mac AES-128-XCBC_MAC
  pmac_init(&pmac, find_cipher("aes"), key, 16); // expect: mac PMAC keyBits=128 cipher=AES
  blake2bmac_init(&mac, 32, key, 32); // expect: mac BLAKE2b-MAC-256 keyBits=256
  blake2smac_init(&mac, 32, key, 32); // expect: mac BLAKE2s-MAC-256 keyBits=256
  hash_file(find_hash("sha1"), "a", out, len); // expect: hash SHA-1
  hash_filehandle(find_hash("md5"), file, out, len); // expect: hash MD5
  hash_memory_multi(find_hash("sha256"), out, len, in, 5, NULL); // expect: hash SHA-256
  hmac_file(find_hash("sha256"), key, 32, out, len, in, 5, NULL); // expect: mac HMAC-SHA-256
  hmac_memory_multi(find_hash("sha256"), key, 32, out, len, in, 5, NULL); // expect: mac HMAC-SHA-256
  rng_get_bytes(out, 32, NULL); // expect: random RNG byteLength=32 functions=generate
  sprng_read(out, 16, NULL); // expect: random RNG byteLength=16 functions=generate
  rng_make_prng(128, prng, &state, NULL); // expect: random RNG
}
