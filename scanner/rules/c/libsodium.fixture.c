#include <sodium.h>

void boxes(void) {
  crypto_secretbox_easy(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  crypto_secretbox_detached(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  crypto_secretbox_open_easy(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  crypto_secretbox_open_detached(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  crypto_secretbox_open(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  crypto_secretbox(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox_xsalsa20poly1305(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox_xsalsa20poly1305_open(c, m, mlen, nonce, key); // expect: cipher XSalsa20-Poly1305
  crypto_secretbox_xchacha20poly1305_easy(c, m, mlen, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_secretbox_xchacha20poly1305_detached(c, m, mlen, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_secretbox_xchacha20poly1305_open_easy(c, m, mlen, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_secretbox_xchacha20poly1305_open_detached(c, m, mlen, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_secretstream_xchacha20poly1305_init_push(&state, header, key); // expect: cipher XChaCha20-Poly1305
  crypto_secretstream_xchacha20poly1305_init_pull(&state, header, key); // expect: cipher XChaCha20-Poly1305
  crypto_aead_chacha20poly1305_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_ietf_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_ietf_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_ietf_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_ietf_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher ChaCha20-Poly1305
  crypto_aead_xchacha20poly1305_ietf_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_aead_xchacha20poly1305_ietf_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_aead_xchacha20poly1305_ietf_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_aead_xchacha20poly1305_ietf_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher XChaCha20-Poly1305
  crypto_aead_aes256gcm_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_encrypt_afternm(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_encrypt_detached_afternm(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_decrypt_afternm(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_decrypt_detached_afternm(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aes256gcm_beforenm(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AES-256-GCM
  crypto_aead_aegis128l_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-128L
  crypto_aead_aegis128l_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-128L
  crypto_aead_aegis128l_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-128L
  crypto_aead_aegis128l_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-128L
  crypto_aead_aegis256_encrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-256
  crypto_aead_aegis256_encrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-256
  crypto_aead_aegis256_decrypt(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-256
  crypto_aead_aegis256_decrypt_detached(c, &clen, m, mlen, ad, adlen, NULL, nonce, key); // expect: cipher AEGIS-256
  crypto_stream_chacha20(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_chacha20_xor(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_chacha20_xor_ic(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_chacha20_ietf(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_chacha20_ietf_xor(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_chacha20_ietf_xor_ic(c, m, mlen, nonce, key); // expect: cipher ChaCha20
  crypto_stream_xchacha20(c, m, mlen, nonce, key); // expect: cipher XChaCha20
  crypto_stream_xchacha20_xor(c, m, mlen, nonce, key); // expect: cipher XChaCha20
  crypto_stream_xchacha20_xor_ic(c, m, mlen, nonce, key); // expect: cipher XChaCha20
  crypto_stream_salsa20(c, m, mlen, nonce, key); // expect: cipher Salsa20
  crypto_stream_salsa20_xor(c, m, mlen, nonce, key); // expect: cipher Salsa20
  crypto_stream_salsa20_xor_ic(c, m, mlen, nonce, key); // expect: cipher Salsa20
  crypto_stream_salsa2012(c, m, mlen, nonce, key); // expect: cipher Salsa20/12 parameterSet=12
  crypto_stream_salsa2012_xor(c, m, mlen, nonce, key); // expect: cipher Salsa20/12 parameterSet=12
  crypto_stream_salsa208(c, m, mlen, nonce, key); // expect: cipher Salsa20/8 parameterSet=8
  crypto_stream_salsa208_xor(c, m, mlen, nonce, key); // expect: cipher Salsa20/8 parameterSet=8
  crypto_stream_xor(c, m, mlen, nonce, key); // expect: cipher XSalsa20
  crypto_stream_xsalsa20(c, m, mlen, nonce, key); // expect: cipher XSalsa20
  crypto_stream_xsalsa20_xor(c, m, mlen, nonce, key); // expect: cipher XSalsa20
  crypto_stream_xsalsa20_xor_ic(c, m, mlen, nonce, key); // expect: cipher XSalsa20
  crypto_stream(c, clen, nonce, key); // expect: cipher XSalsa20
  crypto_box_easy(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=encrypt
  crypto_box_detached(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=encrypt
  crypto_box_easy_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=encrypt
  crypto_box_detached_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=encrypt
  crypto_box_open_easy(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=decrypt
  crypto_box_open_detached(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=decrypt
  crypto_box_open_easy_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=decrypt
  crypto_box_open_detached_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=decrypt
  crypto_box_open(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box functions=decrypt
  crypto_box_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_open_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_seal(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-sealedbox
  crypto_box_seal_open(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-sealedbox
  crypto_box(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_curve25519xsalsa20poly1305(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_curve25519xsalsa20poly1305_open(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_curve25519xsalsa20poly1305_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_curve25519xsalsa20poly1305_open_afternm(c, m, mlen, nonce, pk, sk); // expect: cipher NaCl-box
  crypto_box_curve25519xsalsa20poly1305_beforenm(c, m, mlen, nonce, pk, sk); // expect: key-agreement x25519
  crypto_box_beforenm(k, pk, sk); // expect: key-agreement x25519
  crypto_box_keypair(k, pk, sk); // expect: keygen x25519
  crypto_box_seed_keypair(k, pk, sk); // expect: keygen x25519
  crypto_box_curve25519xchacha20poly1305_easy(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_detached(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_open_easy(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_open_detached(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_seal(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_seal_open(c, m, mlen, nonce, pk, sk); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_keypair(c, m, mlen, nonce, pk, sk); // expect: keygen x25519
  crypto_box_curve25519xchacha20poly1305_seed_keypair(c, m, mlen, nonce, pk, sk); // expect: keygen x25519
}

void signatures(void) {
  crypto_sign_keypair(pk, sk); // expect: keygen Ed25519
  crypto_sign_seed_keypair(pk, sk); // expect: keygen Ed25519
  crypto_sign_ed25519_keypair(pk, sk); // expect: keygen Ed25519
  crypto_sign_ed25519_seed_keypair(pk, sk); // expect: keygen Ed25519
  crypto_sign(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=sign
  crypto_sign_detached(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=sign
  crypto_sign_ed25519(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=sign
  crypto_sign_ed25519_detached(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=sign
  crypto_sign_open(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=verify
  crypto_sign_verify_detached(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=verify
  crypto_sign_ed25519_open(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=verify
  crypto_sign_ed25519_verify_detached(sm, &smlen, m, mlen, sk); // expect: signature Ed25519 functions=verify
  crypto_sign_final_create(&state, sig, sk); // expect: signature Ed25519ph functions=sign
  crypto_sign_ed25519ph_final_create(&state, sig, sk); // expect: signature Ed25519ph functions=sign
  crypto_sign_final_verify(&state, sig, sk); // expect: signature Ed25519ph functions=verify
  crypto_sign_ed25519ph_final_verify(&state, sig, sk); // expect: signature Ed25519ph functions=verify
  crypto_scalarmult(q, n, p); // expect: key-agreement x25519
  crypto_scalarmult_base(q, n, p); // expect: key-agreement x25519
  crypto_scalarmult_curve25519(q, n, p); // expect: key-agreement x25519
  crypto_scalarmult_curve25519_base(q, n, p); // expect: key-agreement x25519
  crypto_scalarmult_ed25519(q, n, p); // expect: key-agreement unknown curve=Ed25519
  crypto_scalarmult_ed25519_base(q, n, p); // expect: key-agreement unknown curve=Ed25519
  crypto_scalarmult_ed25519_noclamp(q, n, p); // expect: key-agreement unknown curve=Ed25519
  crypto_scalarmult_ed25519_base_noclamp(q, n, p); // expect: key-agreement unknown curve=Ed25519
  crypto_kx_keypair(rx, tx, pk, sk, other); // expect: keygen x25519
  crypto_kx_seed_keypair(rx, tx, pk, sk, other); // expect: keygen x25519
  crypto_kx_client_session_keys(rx, tx, pk, sk, other); // expect: key-agreement x25519 digest=BLAKE2b
  crypto_kx_server_session_keys(rx, tx, pk, sk, other); // expect: key-agreement x25519 digest=BLAKE2b
  crypto_kem_mlkem768_keypair(ct, ss, pk); // expect: keygen ML-KEM-768
  crypto_kem_mlkem768_seed_keypair(ct, ss, pk); // expect: keygen ML-KEM-768
  crypto_kem_mlkem768_enc(ct, ss, pk); // expect: kem ML-KEM-768 functions=encapsulate
  crypto_kem_mlkem768_dec(ct, ss, pk); // expect: kem ML-KEM-768 functions=decapsulate
  crypto_kem_keypair(ct, ss, pk); // expect: keygen X-Wing
  crypto_kem_seed_keypair(ct, ss, pk); // expect: keygen X-Wing
  crypto_kem_xwing_keypair(ct, ss, pk); // expect: keygen X-Wing
  crypto_kem_xwing_seed_keypair(ct, ss, pk); // expect: keygen X-Wing
  crypto_kem_enc(ct, ss, pk); // expect: kem X-Wing functions=encapsulate
  crypto_kem_xwing_enc(ct, ss, pk); // expect: kem X-Wing functions=encapsulate
  crypto_kem_xwing_enc_deterministic(ct, ss, pk); // expect: kem X-Wing functions=encapsulate
  crypto_kem_dec(ct, ss, pk); // expect: kem X-Wing functions=decapsulate
  crypto_kem_xwing_dec(ct, ss, pk); // expect: kem X-Wing functions=decapsulate
}

void macs_and_hashes(void) {
  unsigned char out[crypto_generichash_BYTES], small[16];
  crypto_auth(tag, m, mlen, key); // expect: mac HMAC-SHA-512-256 functions=tag
  crypto_auth_verify(tag, m, mlen, key); // expect: mac HMAC-SHA-512-256 functions=verify
  crypto_auth_hmacsha256(tag, m, mlen, key); // expect: mac HMAC-SHA-256
  crypto_auth_hmacsha256_verify(tag, m, mlen, key); // expect: mac HMAC-SHA-256
  crypto_auth_hmacsha256_init(tag, m, mlen, key); // expect: mac HMAC-SHA-256
  crypto_auth_hmacsha512(tag, m, mlen, key); // expect: mac HMAC-SHA-512
  crypto_auth_hmacsha512_verify(tag, m, mlen, key); // expect: mac HMAC-SHA-512
  crypto_auth_hmacsha512_init(tag, m, mlen, key); // expect: mac HMAC-SHA-512
  crypto_auth_hmacsha512256(tag, m, mlen, key); // expect: mac HMAC-SHA-512-256
  crypto_auth_hmacsha512256_verify(tag, m, mlen, key); // expect: mac HMAC-SHA-512-256
  crypto_auth_hmacsha512256_init(tag, m, mlen, key); // expect: mac HMAC-SHA-512-256
  crypto_onetimeauth(tag, m, mlen, key); // expect: mac Poly1305
  crypto_onetimeauth_verify(tag, m, mlen, key); // expect: mac Poly1305
  crypto_onetimeauth_init(tag, m, mlen, key); // expect: mac Poly1305
  crypto_onetimeauth_poly1305(tag, m, mlen, key); // expect: mac Poly1305
  crypto_onetimeauth_poly1305_verify(tag, m, mlen, key); // expect: mac Poly1305
  crypto_onetimeauth_poly1305_init(tag, m, mlen, key); // expect: mac Poly1305
  crypto_shorthash(tag, m, mlen, key); // expect: mac SipHash
  crypto_shorthash_siphash24(tag, m, mlen, key); // expect: mac SipHash
  crypto_shorthash_siphashx24(tag, m, mlen, key); // expect: mac SipHash
  crypto_generichash(out, 32, m, mlen, NULL, 0); // expect: hash BLAKE2b-256
  crypto_generichash(small, sizeof(small), m, mlen, key, 32); // expect: hash BLAKE2b-128
  crypto_generichash_blake2b(out, sizeof(out), m, mlen, NULL, 0); // expect: hash BLAKE2b
  crypto_generichash_init(&state, NULL, 0, 64); // expect: hash BLAKE2b-512
  crypto_generichash_blake2b_init(&state, NULL, 0, 64); // expect: hash BLAKE2b-512
  crypto_generichash_blake2b_salt_personal(out, 32, m, mlen, key, 32, salt, personal); // expect: hash BLAKE2b-256
  crypto_generichash_blake2b_init_salt_personal(out, 32, m, mlen, key, 32, salt, personal); // expect: hash BLAKE2b
  crypto_hash(out, m, mlen); // expect: hash SHA-512
  crypto_hash_sha256(out, m, mlen); // expect: hash SHA-256
  crypto_hash_sha256_init(out, m, mlen); // expect: hash SHA-256
  crypto_hash_sha512(out, m, mlen); // expect: hash SHA-512
  crypto_hash_sha512_init(out, m, mlen); // expect: hash SHA-512
  crypto_hash_sha3256(out, m, mlen); // expect: hash SHA3-256
  crypto_hash_sha3256_init(out, m, mlen); // expect: hash SHA3-256
  crypto_hash_sha3512(out, m, mlen); // expect: hash SHA3-512
  crypto_hash_sha3512_init(out, m, mlen); // expect: hash SHA3-512
  crypto_xof_shake128(out, 32, m, mlen); // expect: hash SHAKE128
  crypto_xof_shake128_init(out, 32, m, mlen); // expect: hash SHAKE128
  crypto_xof_shake128_init_with_domain(out, 32, m, mlen); // expect: hash SHAKE128
  crypto_xof_shake256(out, 32, m, mlen); // expect: hash SHAKE256
  crypto_xof_shake256_init(out, 32, m, mlen); // expect: hash SHAKE256
  crypto_xof_shake256_init_with_domain(out, 32, m, mlen); // expect: hash SHAKE256
  crypto_xof_turboshake128(out, 32, m, mlen); // expect: hash TurboSHAKE128
  crypto_xof_turboshake128_init(out, 32, m, mlen); // expect: hash TurboSHAKE128
  crypto_xof_turboshake128_init_with_domain(out, 32, m, mlen); // expect: hash TurboSHAKE128
  crypto_xof_turboshake256(out, 32, m, mlen); // expect: hash TurboSHAKE256
  crypto_xof_turboshake256_init(out, 32, m, mlen); // expect: hash TurboSHAKE256
  crypto_xof_turboshake256_init_with_domain(out, 32, m, mlen); // expect: hash TurboSHAKE256
}

void passwords(char *str) {
  crypto_pwhash(key, 32, pw, pwlen, salt, crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_DEFAULT); // expect: kdf Argon2id-65536-2 outputBits=256 saltBits=128
  crypto_pwhash(key, 32, pw, pwlen, salt, crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_DEFAULT); // expect: kdf Argon2id-65536-3 outputBits=256 saltBits=128
  crypto_pwhash(key, 32, pw, pwlen, salt, crypto_pwhash_OPSLIMIT_SENSITIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_DEFAULT); // expect: kdf Argon2id-65536-4 outputBits=256 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, crypto_pwhash_MEMLIMIT_MODERATE, crypto_pwhash_ALG_ARGON2I13); // expect: kdf Argon2i-262144-3 outputBits=128 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, crypto_pwhash_MEMLIMIT_MODERATE, crypto_pwhash_ALG_ARGON2ID13); // expect: kdf Argon2id-262144-3 outputBits=128 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, crypto_pwhash_MEMLIMIT_SENSITIVE, crypto_pwhash_ALG_ARGON2I13); // expect: kdf Argon2i-1048576-3 outputBits=128 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, crypto_pwhash_MEMLIMIT_SENSITIVE, crypto_pwhash_ALG_ARGON2ID13); // expect: kdf Argon2id-1048576-3 outputBits=128 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, 33554432, crypto_pwhash_argon2id_ALG_ARGON2ID13); // expect: kdf Argon2id-32768-3 outputBits=128 saltBits=128
  crypto_pwhash(key, 16, pw, pwlen, salt, 3, 33554432, crypto_pwhash_argon2i_ALG_ARGON2I13); // expect: kdf Argon2i-32768-3 outputBits=128 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE, crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE, 2); // expect: kdf Argon2id-65536-2 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE, crypto_pwhash_argon2id_MEMLIMIT_MODERATE, 2); // expect: kdf Argon2id-262144-2 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE, crypto_pwhash_argon2id_MEMLIMIT_SENSITIVE, 2); // expect: kdf Argon2id-1048576-2 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_MODERATE, crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE, 2); // expect: kdf Argon2id-65536-3 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_MODERATE, crypto_pwhash_argon2id_MEMLIMIT_MODERATE, 2); // expect: kdf Argon2id-262144-3 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_MODERATE, crypto_pwhash_argon2id_MEMLIMIT_SENSITIVE, 2); // expect: kdf Argon2id-1048576-3 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_SENSITIVE, crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE, 2); // expect: kdf Argon2id-65536-4 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_SENSITIVE, crypto_pwhash_argon2id_MEMLIMIT_MODERATE, 2); // expect: kdf Argon2id-262144-4 outputBits=256 saltBits=128
  crypto_pwhash_argon2id(key, 32, pw, pwlen, salt, crypto_pwhash_argon2id_OPSLIMIT_SENSITIVE, crypto_pwhash_argon2id_MEMLIMIT_SENSITIVE, 2); // expect: kdf Argon2id-1048576-4 outputBits=256 saltBits=128
  crypto_pwhash_argon2i(key, 32, pw, pwlen, salt, 4, 33554432, 1); // expect: kdf Argon2i-32768-4 outputBits=256 saltBits=128
  crypto_pwhash_str(str, pw, pwlen, crypto_pwhash_OPSLIMIT_SENSITIVE, crypto_pwhash_MEMLIMIT_SENSITIVE); // expect: password-hash Argon2id-1048576-4
  crypto_pwhash_str_alg(str, pw, pwlen, 2, 67108864, crypto_pwhash_ALG_ARGON2ID13); // expect: password-hash Argon2id-65536-2
  crypto_pwhash_argon2i_str(str, pw, pwlen, 2, 67108864); // expect: password-hash Argon2i-65536-2
  crypto_pwhash_argon2id_str(str, pw, pwlen, 2, 67108864); // expect: password-hash Argon2id-65536-2
  crypto_pwhash_argon2i_str_verify(str, pw, pwlen); // expect: password-hash Argon2i functions=verify
  crypto_pwhash_argon2id_str_verify(str, pw, pwlen); // expect: password-hash Argon2id functions=verify
  crypto_pwhash_str_verify(str, pw, pwlen); // expect: password-hash Argon2 functions=verify
  crypto_pwhash_scryptsalsa208sha256(key, 32, pw, pwlen, salt, ops, mem); // expect: kdf scrypt outputBits=256
  crypto_pwhash_scryptsalsa208sha256_str(str, pw, pwlen, ops, mem); // expect: password-hash scrypt
  crypto_pwhash_scryptsalsa208sha256_str_verify(str, pw, pwlen, ops, mem); // expect: password-hash scrypt
  crypto_pwhash_scryptsalsa208sha256_ll(pw, pwlen, salt, saltlen, 16384, 8, 1, key, 32); // expect: kdf scrypt-16384-8-1 outputBits=256
  crypto_kdf_derive_from_key(subkey, 32, 1, "made up", key); // expect: kdf BLAKE2b-MAC-256
  crypto_kdf_blake2b_derive_from_key(subkey, 32, 1, "made up", key); // expect: kdf BLAKE2b-MAC-256
  crypto_kdf_hkdf_sha256_extract(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-256
  crypto_kdf_hkdf_sha256_extract_init(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-256
  crypto_kdf_hkdf_sha256_expand(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-256
  crypto_kdf_hkdf_sha512_extract(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-512
  crypto_kdf_hkdf_sha512_extract_init(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-512
  crypto_kdf_hkdf_sha512_expand(prk, salt, saltlen, ikm, ikmlen); // expect: kdf HKDF-SHA-512
}

void randomness(void) {
  unsigned char nonce[24];
  randombytes_buf(nonce, sizeof nonce); // expect: random RNG byteLength=24 functions=generate
  randombytes(nonce, 24); // expect: random RNG byteLength=24 functions=generate
  randombytes_random(10); // expect: random RNG functions=generate
  randombytes_uniform(10); // expect: random RNG functions=generate
  randombytes_buf_deterministic(nonce, 24, seed); // expect: random ChaCha20 byteLength=24
  crypto_secretbox_keygen(key); // expect: keygen XSalsa20-Poly1305
  crypto_aead_chacha20poly1305_keygen(key); // expect: keygen ChaCha20-Poly1305
  crypto_aead_chacha20poly1305_ietf_keygen(key); // expect: keygen ChaCha20-Poly1305
  crypto_aead_xchacha20poly1305_ietf_keygen(key); // expect: keygen XChaCha20-Poly1305
  crypto_aead_aes256gcm_keygen(key); // expect: keygen AES-256
  crypto_auth_keygen(key); // expect: keygen HMAC-SHA-512 keyBits=256
  crypto_generichash_keygen(key); // expect: keygen BLAKE2b keyBits=256
  crypto_kdf_keygen(key); // expect: keygen BLAKE2b-MAC keyBits=256
  crypto_stream_keygen(key); // expect: keygen XSalsa20
  crypto_secretstream_xchacha20poly1305_keygen(key); // expect: keygen XChaCha20-Poly1305
}

int own(void) {
  sodium_init();
  return crypto_verify_32(a, b);
}
void further_keys_and_limits(void) {
  crypto_pwhash(out, 32, pw, n, salt, crypto_pwhash_argon2i_OPSLIMIT_INTERACTIVE, crypto_pwhash_argon2i_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2I13); // expect: kdf Argon2i-32768-4
  crypto_pwhash(out, 32, pw, n, salt, crypto_pwhash_argon2i_OPSLIMIT_MODERATE, crypto_pwhash_argon2i_MEMLIMIT_MODERATE, crypto_pwhash_ALG_ARGON2I13); // expect: kdf Argon2i-131072-6
  crypto_pwhash(out, 32, pw, n, salt, crypto_pwhash_argon2i_OPSLIMIT_SENSITIVE, crypto_pwhash_argon2i_MEMLIMIT_SENSITIVE, crypto_pwhash_ALG_ARGON2I13); // expect: kdf Argon2i-524288-8
  crypto_aead_aegis128l_keygen(k); // expect: keygen AEGIS-128L
  crypto_aead_aegis256_keygen(k); // expect: keygen AEGIS-256
  crypto_auth_hmacsha256_keygen(k); // expect: keygen HMAC-SHA-256
  crypto_auth_hmacsha512_keygen(k); // expect: keygen HMAC-SHA-512
  crypto_auth_hmacsha512256_keygen(k); // expect: keygen HMAC-SHA-512 keyBits=256
  crypto_secretbox_xsalsa20poly1305_keygen(k); // expect: keygen XSalsa20-Poly1305
  crypto_onetimeauth_keygen(k); // expect: keygen Poly1305
  crypto_onetimeauth_poly1305_keygen(k); // expect: keygen Poly1305
  crypto_shorthash_keygen(k); // expect: keygen SipHash keyBits=128
  crypto_stream_chacha20_keygen(k); // expect: keygen ChaCha20
  crypto_stream_chacha20_ietf_keygen(k); // expect: keygen ChaCha20
  crypto_stream_xchacha20_keygen(k); // expect: keygen XChaCha20
  crypto_stream_salsa20_keygen(k); // expect: keygen Salsa20
  crypto_stream_xsalsa20_keygen(k); // expect: keygen XSalsa20
  crypto_generichash_blake2b_keygen(k); // expect: keygen BLAKE2b keyBits=256
  crypto_box_curve25519xsalsa20poly1305_keypair(pk, sk); // expect: keygen x25519
  crypto_box_curve25519xsalsa20poly1305_seed_keypair(pk, sk, seed); // expect: keygen x25519
  crypto_box_curve25519xchacha20poly1305_beforenm(k, pk, sk); // expect: key-agreement x25519
  crypto_box_curve25519xchacha20poly1305_easy_afternm(c, m, n, nonce, k); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_open_easy_afternm(m, c, n, nonce, k); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_detached_afternm(c, mac, m, n, nonce, k); // expect: cipher XChaCha20-Poly1305
  crypto_box_curve25519xchacha20poly1305_open_detached_afternm(m, c, mac, n, nonce, k); // expect: cipher XChaCha20-Poly1305
}

void states(void) {
  crypto_secretstream_xchacha20poly1305_state st;
  crypto_secretstream_xchacha20poly1305_init_push(&st, header, key); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  crypto_secretstream_xchacha20poly1305_push(&st, c, &clen, m, mlen, NULL, 0, 0);
  crypto_secretstream_xchacha20poly1305_state back;
  crypto_secretstream_xchacha20poly1305_init_pull(&back, header, key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  crypto_secretstream_xchacha20poly1305_pull(&back, m, &mlen, &tag, c, clen, NULL, 0);
  crypto_auth_hmacsha256_state mac;
  crypto_auth_hmacsha256_init(&mac, key, 32); // expect: mac HMAC-SHA-256
  crypto_auth_hmacsha256_update(&mac, m, mlen);
  crypto_auth_hmacsha256_final(&mac, out);
  crypto_auth_hmacsha512_update(&other, m, mlen);
  crypto_auth_hmacsha512_final(&other, out);
  crypto_auth_hmacsha512256_update(&other, m, mlen);
  crypto_auth_hmacsha512256_final(&other, out);
  crypto_onetimeauth_update(&other, m, mlen);
  crypto_onetimeauth_final(&other, out);
  crypto_onetimeauth_poly1305_update(&other, m, mlen);
  crypto_onetimeauth_poly1305_final(&other, out);
  crypto_generichash_state hash;
  crypto_generichash_init(&hash, NULL, 0, 32); // expect: hash BLAKE2b-256
  crypto_generichash_update(&hash, m, mlen);
  crypto_generichash_final(&hash, out, 32);
  crypto_generichash_blake2b_update(&other, m, mlen);
  crypto_generichash_blake2b_final(&other, out, 32);
  crypto_hash_sha256_update(&other, m, mlen);
  crypto_hash_sha256_final(&other, out);
  crypto_hash_sha512_update(&other, m, mlen);
  crypto_hash_sha512_final(&other, out);
  crypto_hash_sha3256_update(&other, m, mlen);
  crypto_hash_sha3256_final(&other, out);
  crypto_hash_sha3512_update(&other, m, mlen);
  crypto_hash_sha3512_final(&other, out);
  crypto_xof_shake128(out, 32, m, mlen); // expect: hash SHAKE128 outputBits=256
  crypto_xof_shake128_update(&other, m, mlen);
  crypto_xof_shake128_squeeze(&other, out, 32);
  crypto_xof_shake256_update(&other, m, mlen);
  crypto_xof_shake256_squeeze(&other, out, 32);
  crypto_xof_turboshake128_update(&other, m, mlen);
  crypto_xof_turboshake128_squeeze(&other, out, 32);
  crypto_xof_turboshake256_update(&other, m, mlen);
  crypto_xof_turboshake256_squeeze(&other, out, 32);
}

void addresses_and_groups(void) {
  crypto_ipcrypt_keygen(k); // expect: keygen AES-128
  crypto_ipcrypt_encrypt(out, in, k); // expect: cipher AES-128 functions=encrypt
  crypto_ipcrypt_decrypt(out, in, k); // expect: cipher AES-128 functions=decrypt
  crypto_ipcrypt_nd_keygen(k); // expect: keygen AES-128
  crypto_ipcrypt_nd_encrypt(out, in, t, k); // expect: cipher AES-128 functions=encrypt
  crypto_ipcrypt_nd_decrypt(out, in, k); // expect: cipher AES-128 functions=decrypt
  crypto_ipcrypt_ndx_keygen(k); // expect: keygen AES-128
  crypto_ipcrypt_ndx_encrypt(out, in, t, k); // expect: cipher AES-128-XTS functions=encrypt
  crypto_ipcrypt_ndx_decrypt(out, in, k); // expect: cipher AES-128-XTS functions=decrypt
  crypto_ipcrypt_pfx_keygen(k); // expect: keygen AES-128
  crypto_ipcrypt_pfx_encrypt(out, in, k); // expect: cipher AES-128 functions=encrypt
  crypto_ipcrypt_pfx_decrypt(out, in, k); // expect: cipher AES-128 functions=decrypt
  crypto_scalarmult_ristretto255(q, n, p); // expect: key-agreement unknown curve=Ristretto255
  crypto_scalarmult_ristretto255_base(q, n); // expect: key-agreement unknown curve=Ristretto255
  crypto_kem_mlkem768_enc_deterministic(ct, ss, pk, seed); // expect: kem ML-KEM-768 functions=encapsulate
  crypto_kdf_hkdf_sha256_keygen(prk); // expect: keygen HKDF-SHA-256
  crypto_kdf_hkdf_sha512_keygen(prk); // expect: keygen HKDF-SHA-512
  crypto_stream_salsa2012_keygen(k); // expect: keygen Salsa20
  crypto_stream_salsa208_keygen(k); // expect: keygen Salsa20
  crypto_core_salsa20(out, in, k, c); // expect: cipher Salsa20
  crypto_core_salsa2012(out, in, k, c); // expect: cipher Salsa20
  crypto_core_salsa208(out, in, k, c); // expect: cipher Salsa20
  crypto_stream_chacha20_ietf_ext(c, clen, n, k); // expect: cipher ChaCha20
  crypto_stream_chacha20_ietf_ext_xor_ic(c, m, mlen, n, 0, k); // expect: cipher ChaCha20
}
