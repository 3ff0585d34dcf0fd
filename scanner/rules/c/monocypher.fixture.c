#include <monocypher.h>

void use(void) {
  crypto_argon2i(hash, 32, area, 100000, 3, pw, 8, salt, 16); // expect: kdf Argon2i-100000-3 outputBits=256
}

void others_36(void) {
  crypto_aead_lock(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_aead_unlock(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_aead_init_x(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_lock(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_unlock(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_lock_aead(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_unlock_aead(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  crypto_aead_init_ietf(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305
  crypto_chacha20_djb(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  crypto_chacha20_ietf(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  crypto_chacha20_h(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  crypto_ietf_chacha20(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  crypto_chacha20_x(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20
  crypto_xchacha20(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20
  crypto_blake2b(a, b, c, d, e, f, g, h); // expect: hash BLAKE2b
  crypto_blake2b_init(a, b, c, d, e, f, g, h); // expect: hash BLAKE2b
  crypto_blake2b_keyed(a, b, c, d, e, f, g, h); // expect: mac BLAKE2b-MAC
  crypto_blake2b_keyed_init(a, b, c, d, e, f, g, h); // expect: mac BLAKE2b-MAC
  crypto_sha512(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  crypto_sha512_init(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  crypto_sha512_hmac(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-512
  crypto_hmac_sha512(a, b, c, d, e, f, g, h); // expect: mac HMAC-SHA-512
  crypto_poly1305(a, b, c, d, e, f, g, h); // expect: mac Poly1305
  crypto_poly1305_init(a, b, c, d, e, f, g, h); // expect: mac Poly1305
  crypto_argon2(a, b, c, d, e, f, g, h); // expect: kdf Argon2
  crypto_x25519(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  crypto_x25519_public_key(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  crypto_key_exchange(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  crypto_eddsa_sign(a, b, c, d, e, f, g, h); // expect: signature EdDSA-BLAKE2b
  crypto_eddsa_check(a, b, c, d, e, f, g, h); // expect: signature EdDSA-BLAKE2b
  crypto_eddsa_key_pair(a, b, c, d, e, f, g, h); // expect: signature EdDSA-BLAKE2b
  crypto_ed25519_sign(a, b, c, d, e, f, g, h); // expect: signature Ed25519
  crypto_ed25519_check(a, b, c, d, e, f, g, h); // expect: signature Ed25519
  crypto_ed25519_key_pair(a, b, c, d, e, f, g, h); // expect: signature Ed25519
  crypto_ed25519_ph_sign(a, b, c, d, e, f, g, h); // expect: signature Ed25519ph
  crypto_ed25519_ph_check(a, b, c, d, e, f, g, h); // expect: signature Ed25519ph
}
