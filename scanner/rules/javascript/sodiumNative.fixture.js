import native from "sodium-native"
native.crypto_aead_chacha20poly1305_ietf_encrypt(c, m, null, null, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
native.crypto_aead_xchacha20poly1305_ietf_encrypt(c, m, null, null, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
native.crypto_aead_chacha20poly1305_ietf_encrypt_detached(c, mac, m, null, null, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
native.crypto_aead_xchacha20poly1305_ietf_encrypt_detached(c, mac, m, null, null, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
native.crypto_aead_chacha20poly1305_ietf_decrypt(m, null, c, null, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20-Poly1305 functions=decrypt nonceBits=96 keyBits=256
native.crypto_aead_xchacha20poly1305_ietf_decrypt(m, null, c, null, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
native.crypto_aead_chacha20poly1305_ietf_decrypt_detached(m, null, c, mac, null, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20-Poly1305 functions=decrypt nonceBits=96 keyBits=256
native.crypto_aead_xchacha20poly1305_ietf_decrypt_detached(m, null, c, mac, null, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
native.crypto_aead_chacha20poly1305_ietf_keygen(Buffer.alloc(32)) // expect: keygen ChaCha20-Poly1305
native.crypto_aead_xchacha20poly1305_ietf_keygen(Buffer.alloc(32)) // expect: keygen XChaCha20-Poly1305
native.crypto_box_easy(c, m, Buffer.alloc(24), pk, sk) // expect: cipher NaCl-box functions=encrypt nonceBits=192
native.crypto_box_detached(c, mac, m, Buffer.alloc(24), pk, sk) // expect: cipher NaCl-box functions=encrypt nonceBits=192
native.crypto_box_open_easy(m, c, Buffer.alloc(24), pk, sk) // expect: cipher NaCl-box functions=decrypt nonceBits=192
native.crypto_box_open_detached(m, c, mac, Buffer.alloc(24), pk, sk) // expect: cipher NaCl-box functions=decrypt nonceBits=192
native.crypto_box_seal(c, m, pk) // expect: cipher NaCl-sealedbox functions=encrypt
native.crypto_box_seal_open(m, c, pk, sk) // expect: cipher NaCl-sealedbox functions=decrypt
native.crypto_box_keypair(pk, sk) // expect: keygen x25519
native.crypto_box_seed_keypair(pk, sk, seed) // expect: keygen x25519
native.crypto_kx_keypair(pk, sk) // expect: keygen x25519
native.crypto_kx_seed_keypair(pk, sk, seed) // expect: keygen x25519
native.crypto_kx_client_session_keys(rx, tx, clientPk, clientSk, serverPk) // expect: key-agreement x25519 functions=keyderive
native.crypto_kx_server_session_keys(rx, tx, serverPk, serverSk, clientPk) // expect: key-agreement x25519 functions=keyderive
native.crypto_scalarmult(q, given, given) // expect: key-agreement x25519 functions=keyderive
native.crypto_scalarmult_base(q, given) // expect: key x25519 material=public-key
native.crypto_secretbox_easy(c, m, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
native.crypto_secretbox_detached(c, mac, m, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
native.crypto_secretbox_open_easy(m, c, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
native.crypto_secretbox_open_detached(m, c, mac, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
native.crypto_secretstream_xchacha20poly1305_init_push(state, header, Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt keyBits=256
native.crypto_secretstream_xchacha20poly1305_push(state, c, m, null, tag) // expect: cipher XChaCha20-Poly1305 functions=encrypt
native.crypto_secretstream_xchacha20poly1305_init_pull(state, header, Buffer.alloc(32)) // expect: cipher XChaCha20-Poly1305 functions=decrypt keyBits=256
native.crypto_secretstream_xchacha20poly1305_pull(state, m, tag, c, null) // expect: cipher XChaCha20-Poly1305 functions=decrypt
native.crypto_secretstream_xchacha20poly1305_keygen(Buffer.alloc(32)) // expect: keygen XChaCha20-Poly1305
native.crypto_stream(c, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20
native.crypto_stream_xor(c, m, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XSalsa20
native.crypto_stream_chacha20(c, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=64 keyBits=256
native.crypto_stream_xchacha20(c, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
native.crypto_stream_salsa20(c, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher Salsa20 nonceBits=64 keyBits=256
native.crypto_stream_chacha20_xor(c, m, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=64 keyBits=256
native.crypto_stream_xchacha20_xor(c, m, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
native.crypto_stream_salsa20_xor(c, m, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher Salsa20 nonceBits=64 keyBits=256
native.crypto_stream_chacha20_xor_ic(c, m, Buffer.alloc(8), ic, Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=64 keyBits=256
native.crypto_stream_xchacha20_xor_ic(c, m, Buffer.alloc(24), ic, Buffer.alloc(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
native.crypto_stream_salsa20_xor_ic(c, m, Buffer.alloc(8), ic, Buffer.alloc(32)) // expect: cipher Salsa20 nonceBits=64 keyBits=256
native.crypto_stream_chacha20_ietf(c, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=96 keyBits=256
native.crypto_stream_chacha20_ietf_xor(c, m, Buffer.alloc(12), Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=96 keyBits=256
native.crypto_stream_chacha20_ietf_xor_ic(c, m, Buffer.alloc(12), ic, Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=96 keyBits=256
native.crypto_stream_chacha20_xor_wrap_init(state, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher ChaCha20 nonceBits=64 keyBits=256
native.crypto_stream_xchacha20_xor_wrap_init(state, Buffer.alloc(24), Buffer.alloc(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
native.crypto_stream_salsa20_xor_wrap_init(state, Buffer.alloc(8), Buffer.alloc(32)) // expect: cipher Salsa20 nonceBits=64 keyBits=256
native.crypto_sign(sm, m, sk) // expect: signature Ed25519 functions=sign
native.crypto_sign_detached(sig, m, sk) // expect: signature Ed25519 functions=sign
native.crypto_sign_open(m, sm, pk) // expect: signature Ed25519 functions=verify
native.crypto_sign_verify_detached(sig, m, pk) // expect: signature Ed25519 functions=verify
native.crypto_sign_keypair(pk, sk) // expect: keygen Ed25519
native.crypto_sign_seed_keypair(pk, sk, seed) // expect: keygen Ed25519
native.crypto_auth(Buffer.alloc(32), input, Buffer.alloc(32)) // expect: mac HMAC-SHA-512 digest=SHA-512 keyBits=256 outputBits=256
native.crypto_auth_verify(h, input, Buffer.alloc(32)) // expect: mac HMAC-SHA-512 functions=verify digest=SHA-512 keyBits=256 outputBits=256
native.crypto_onetimeauth(Buffer.alloc(32), input, Buffer.alloc(32)) // expect: mac Poly1305 keyBits=256
native.crypto_onetimeauth_init(state, Buffer.alloc(32)) // expect: mac Poly1305 keyBits=256
native.crypto_onetimeauth_verify(h, input, Buffer.alloc(32)) // expect: mac Poly1305 functions=verify keyBits=256
native.crypto_shorthash(Buffer.alloc(32), input, Buffer.alloc(16)) // expect: mac SipHash keyBits=128
native.crypto_generichash(Buffer.alloc(32), input, Buffer.alloc(32)) // expect: hash BLAKE2b-256
native.crypto_generichash_batch(Buffer.alloc(32), batch, Buffer.alloc(32)) // expect: hash BLAKE2b-256
native.crypto_generichash_init(state, Buffer.alloc(32), 32) // expect: hash BLAKE2b-256
native.crypto_generichash_keygen(Buffer.alloc(32)) // expect: keygen BLAKE2b
native.crypto_hash(Buffer.alloc(32), input) // expect: hash SHA-512
native.crypto_hash_sha256(Buffer.alloc(32), input) // expect: hash SHA-256
native.crypto_hash_sha512(Buffer.alloc(32), input) // expect: hash SHA-512
native.crypto_hash_sha256_init(state) // expect: hash SHA-256
native.crypto_hash_sha512_init(state) // expect: hash SHA-512
native.crypto_kdf_derive_from_key(Buffer.alloc(32), subkeyId, ctx, Buffer.alloc(32)) // expect: kdf BLAKE2b-MAC-256
native.crypto_kdf_keygen(Buffer.alloc(32)) // expect: keygen BLAKE2b-MAC
native.crypto_pwhash(Buffer.alloc(32), passwd, Buffer.alloc(16), 3, 67108864, native.crypto_pwhash_ALG_ARGON2ID13) // expect: kdf Argon2id-65536-3 saltBits=128 outputBits=256
native.crypto_pwhash_async(Buffer.alloc(32), passwd, Buffer.alloc(16), 3, 67108864, native.crypto_pwhash_ALG_ARGON2ID13, done) // expect: kdf Argon2id-65536-3 saltBits=128 outputBits=256
native.crypto_pwhash(Buffer.alloc(32), password, salt, native.crypto_pwhash_OPSLIMIT_MIN, given, native.crypto_pwhash_ALG_ARGON2I13) // expect: kdf Argon2i outputBits=256
native.crypto_pwhash(Buffer.alloc(32), password, salt, native.crypto_pwhash_OPSLIMIT_MIN, given, native.crypto_pwhash_ALG_ARGON2ID13) // expect: kdf Argon2id outputBits=256
native.crypto_pwhash(Buffer.alloc(32), password, salt, native.crypto_pwhash_OPSLIMIT_MIN, given, native.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id outputBits=256
native.crypto_pwhash_str(Buffer.alloc(32), passwd, 3, 67108864) // expect: password-hash Argon2id-65536-3 functions=keyderive
native.crypto_pwhash_str_async(Buffer.alloc(32), passwd, 3, 67108864, done) // expect: password-hash Argon2id-65536-3 functions=keyderive
native.crypto_pwhash_str_verify(str, passwd) // expect: password-hash Argon2 functions=verify
native.crypto_pwhash_str_verify_async(str, passwd, done) // expect: password-hash Argon2 functions=verify
native.crypto_pwhash_scryptsalsa208sha256(Buffer.alloc(32), passwd, Buffer.alloc(32), 3, 67108864) // expect: kdf scrypt saltBits=256 outputBits=256
native.crypto_pwhash_scryptsalsa208sha256_async(Buffer.alloc(32), passwd, Buffer.alloc(32), 3, 67108864, done) // expect: kdf scrypt saltBits=256 outputBits=256
native.crypto_pwhash_scryptsalsa208sha256_str(Buffer.alloc(32), passwd, 3, 67108864) // expect: password-hash scrypt functions=keyderive
native.crypto_pwhash_scryptsalsa208sha256_str_async(Buffer.alloc(32), passwd, 3, 67108864, done) // expect: password-hash scrypt functions=keyderive
native.crypto_pwhash_scryptsalsa208sha256_str_verify(str, passwd) // expect: password-hash scrypt functions=verify
native.crypto_pwhash_scryptsalsa208sha256_str_verify_async(str, passwd, done) // expect: password-hash scrypt functions=verify
native.extension_pbkdf2_sha512(Buffer.alloc(32), passwd, Buffer.alloc(16), 100000, 32) // expect: kdf PBKDF2-SHA-512-100000 digest=SHA-512 saltBits=128 outputBits=256
native.extension_pbkdf2_sha512_async(Buffer.alloc(32), passwd, Buffer.alloc(16), 100000, 32, done) // expect: kdf PBKDF2-SHA-512-100000 digest=SHA-512 saltBits=128 outputBits=256
native.randombytes_buf(Buffer.alloc(32)) // expect: random RNG byteLength=32
native.randombytes_buf_deterministic(Buffer.alloc(32), seed) // expect: random ChaCha20 byteLength=32
native.randombytes_random() // expect: random RNG
native.randombytes_uniform() // expect: random RNG
import { crypto_hash } from "./sodium-native"
crypto_hash(message)
