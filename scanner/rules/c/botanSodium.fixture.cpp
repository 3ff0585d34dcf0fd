#include <botan/sodium.h>

void use(uint8_t *a, size_t b, const uint8_t *c, const uint8_t *d) {
  Botan::Sodium::crypto_aead_chacha20poly1305_decrypt(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_decrypt_detached(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_encrypt(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_encrypt_detached(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_ietf_decrypt(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_ietf_decrypt_detached(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_ietf_encrypt(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_ietf_encrypt_detached(a, b, c, d); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_chacha20poly1305_ietf_keygen(a, b, c, d); // expect: keygen ChaCha20-Poly1305
  Botan::Sodium::crypto_aead_chacha20poly1305_keygen(a, b, c, d); // expect: keygen ChaCha20-Poly1305
  Botan::Sodium::crypto_aead_xchacha20poly1305_ietf_decrypt(a, b, c, d); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_xchacha20poly1305_ietf_decrypt_detached(a, b, c, d); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_aead_xchacha20poly1305_ietf_encrypt(a, b, c, d); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_xchacha20poly1305_ietf_encrypt_detached(a, b, c, d); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_aead_xchacha20poly1305_ietf_keygen(a, b, c, d); // expect: keygen XChaCha20-Poly1305
  Botan::Sodium::crypto_auth(a, b, c, d); // expect: mac HMAC-SHA-512-256 tagBits=256 functions=tag
  Botan::Sodium::crypto_auth_hmacsha256(a, b, c, d); // expect: mac HMAC-SHA-256
  Botan::Sodium::crypto_auth_hmacsha256_keygen(a, b, c, d); // expect: keygen HMAC-SHA-256
  Botan::Sodium::crypto_auth_hmacsha256_verify(a, b, c, d); // expect: mac HMAC-SHA-256
  Botan::Sodium::crypto_auth_hmacsha512(a, b, c, d); // expect: mac HMAC-SHA-512
  Botan::Sodium::crypto_auth_hmacsha512256(a, b, c, d); // expect: mac HMAC-SHA-512-256 tagBits=256
  Botan::Sodium::crypto_auth_hmacsha512256_keygen(a, b, c, d); // expect: keygen HMAC-SHA-512
  Botan::Sodium::crypto_auth_hmacsha512256_verify(a, b, c, d); // expect: mac HMAC-SHA-512-256 tagBits=256
  Botan::Sodium::crypto_auth_hmacsha512_keygen(a, b, c, d); // expect: keygen HMAC-SHA-512
  Botan::Sodium::crypto_auth_hmacsha512_verify(a, b, c, d); // expect: mac HMAC-SHA-512
  Botan::Sodium::crypto_auth_keygen(a, b, c, d); // expect: keygen HMAC-SHA-512
  Botan::Sodium::crypto_auth_verify(a, b, c, d); // expect: mac HMAC-SHA-512-256 tagBits=256 functions=verify
  Botan::Sodium::crypto_box(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_afternm(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_beforenm(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_afternm(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_beforenm(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_keypair(a, b, c, d); // expect: keygen x25519
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_open(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_open_afternm(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_curve25519xsalsa20poly1305_seed_keypair(a, b, c, d); // expect: keygen x25519
  Botan::Sodium::crypto_box_detached(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_detached_afternm(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_easy(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_easy_afternm(a, b, c, d); // expect: cipher NaCl-box functions=encrypt
  Botan::Sodium::crypto_box_keypair(a, b, c, d); // expect: keygen x25519
  Botan::Sodium::crypto_box_open(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_open_afternm(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_open_detached(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_open_detached_afternm(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_open_easy(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_open_easy_afternm(a, b, c, d); // expect: cipher NaCl-box functions=decrypt
  Botan::Sodium::crypto_box_seed_keypair(a, b, c, d); // expect: keygen x25519
  Botan::Sodium::crypto_core_hsalsa20(a, b, c, d);
  Botan::Sodium::crypto_hash(a, b, c, d); // expect: hash SHA-512
  Botan::Sodium::crypto_hash_sha256(a, b, c, d); // expect: hash SHA-256
  Botan::Sodium::crypto_hash_sha512(a, b, c, d); // expect: hash SHA-512
  Botan::Sodium::crypto_onetimeauth(a, b, c, d); // expect: mac Poly1305
  Botan::Sodium::crypto_onetimeauth_keygen(a, b, c, d); // expect: keygen Poly1305
  Botan::Sodium::crypto_onetimeauth_poly1305(a, b, c, d); // expect: mac Poly1305
  Botan::Sodium::crypto_onetimeauth_poly1305_keygen(a, b, c, d); // expect: keygen Poly1305
  Botan::Sodium::crypto_onetimeauth_poly1305_verify(a, b, c, d); // expect: mac Poly1305
  Botan::Sodium::crypto_onetimeauth_verify(a, b, c, d); // expect: mac Poly1305
  Botan::Sodium::crypto_scalarmult(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_scalarmult_base(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_scalarmult_curve25519(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_scalarmult_curve25519_base(a, b, c, d); // expect: key-agreement x25519
  Botan::Sodium::crypto_secretbox(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_secretbox_detached(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_secretbox_easy(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_secretbox_keygen(a, b, c, d); // expect: keygen XSalsa20-Poly1305
  Botan::Sodium::crypto_secretbox_open(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_secretbox_open_detached(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_secretbox_open_easy(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_secretbox_xsalsa20poly1305(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  Botan::Sodium::crypto_secretbox_xsalsa20poly1305_keygen(a, b, c, d); // expect: keygen XSalsa20-Poly1305
  Botan::Sodium::crypto_secretbox_xsalsa20poly1305_open(a, b, c, d); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  Botan::Sodium::crypto_shorthash(a, b, c, d); // expect: mac SipHash
  Botan::Sodium::crypto_shorthash_keygen(a, b, c, d); // expect: keygen SipHash
  Botan::Sodium::crypto_shorthash_siphash24(a, b, c, d); // expect: mac SipHash
  Botan::Sodium::crypto_sign_detached(a, b, c, d); // expect: signature Ed25519 functions=sign
  Botan::Sodium::crypto_sign_ed25519_detached(a, b, c, d); // expect: signature Ed25519 functions=sign
  Botan::Sodium::crypto_sign_ed25519_keypair(a, b, c, d); // expect: keygen Ed25519
  Botan::Sodium::crypto_sign_ed25519_seed_keypair(a, b, c, d); // expect: keygen Ed25519
  Botan::Sodium::crypto_sign_ed25519_verify_detached(a, b, c, d); // expect: signature Ed25519 functions=verify
  Botan::Sodium::crypto_sign_keypair(a, b, c, d); // expect: keygen Ed25519
  Botan::Sodium::crypto_sign_seed_keypair(a, b, c, d); // expect: keygen Ed25519
  Botan::Sodium::crypto_sign_verify_detached(a, b, c, d); // expect: signature Ed25519 functions=verify
  Botan::Sodium::crypto_stream(a, b, c, d); // expect: cipher XSalsa20
  Botan::Sodium::crypto_stream_chacha20(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_chacha20_ietf(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_chacha20_ietf_keygen(a, b, c, d); // expect: keygen ChaCha20
  Botan::Sodium::crypto_stream_chacha20_ietf_xor(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_chacha20_ietf_xor_ic(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_chacha20_keygen(a, b, c, d); // expect: keygen ChaCha20
  Botan::Sodium::crypto_stream_chacha20_xor(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_chacha20_xor_ic(a, b, c, d); // expect: cipher ChaCha20
  Botan::Sodium::crypto_stream_keygen(a, b, c, d); // expect: keygen XSalsa20
  Botan::Sodium::crypto_stream_salsa20(a, b, c, d); // expect: cipher Salsa20
  Botan::Sodium::crypto_stream_salsa20_keygen(a, b, c, d); // expect: keygen Salsa20
  Botan::Sodium::crypto_stream_salsa20_xor(a, b, c, d); // expect: cipher Salsa20
  Botan::Sodium::crypto_stream_salsa20_xor_ic(a, b, c, d); // expect: cipher Salsa20
  Botan::Sodium::crypto_stream_xchacha20(a, b, c, d); // expect: cipher XChaCha20
  Botan::Sodium::crypto_stream_xchacha20_keygen(a, b, c, d); // expect: keygen XChaCha20
  Botan::Sodium::crypto_stream_xchacha20_xor(a, b, c, d); // expect: cipher XChaCha20
  Botan::Sodium::crypto_stream_xchacha20_xor_ic(a, b, c, d); // expect: cipher XChaCha20
  Botan::Sodium::crypto_stream_xor(a, b, c, d); // expect: cipher XSalsa20
  Botan::Sodium::crypto_stream_xsalsa20(a, b, c, d); // expect: cipher XSalsa20
  Botan::Sodium::crypto_stream_xsalsa20_keygen(a, b, c, d); // expect: keygen XSalsa20
  Botan::Sodium::crypto_stream_xsalsa20_xor(a, b, c, d); // expect: cipher XSalsa20
  Botan::Sodium::crypto_stream_xsalsa20_xor_ic(a, b, c, d); // expect: cipher XSalsa20
  Botan::Sodium::randombytes(a, 32); // expect: random RNG byteLength=32 functions=generate
  Botan::Sodium::randombytes_buf(a, 32); // expect: random RNG byteLength=32 functions=generate
  Botan::Sodium::randombytes_buf_deterministic(a, 32, c); // expect: random ChaCha20 byteLength=32
  Botan::Sodium::randombytes_random(a, b, c, d); // expect: random RNG functions=generate
  Botan::Sodium::randombytes_uniform(a, b, c, d); // expect: random RNG functions=generate
  Botan::Sodium::crypto_verify_32(a, c);
}
