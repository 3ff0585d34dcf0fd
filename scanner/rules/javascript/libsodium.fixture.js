import sodium from "libsodium-wrappers"
import native from "sodium-native"
import { crypto_secretbox_easy as seal } from "libsodium-wrappers-sumo"
import { crypto_hash } from "./sodium"

await sodium.ready
seal(message, new Uint8Array(24), new Uint8Array(32)) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
sodium.crypto_aead_chacha20poly1305_keygen() // expect: keygen ChaCha20-Poly1305
sodium.crypto_aead_chacha20poly1305_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_decrypt(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_decrypt_detached(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_ietf_keygen() // expect: keygen ChaCha20-Poly1305
sodium.crypto_aead_chacha20poly1305_ietf_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_decrypt(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_ietf_decrypt_detached(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_xchacha20poly1305_ietf_keygen() // expect: keygen XChaCha20-Poly1305
sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_xchacha20poly1305_ietf_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(null, message, data, nonce, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_xchacha20poly1305_ietf_decrypt_detached(null, message, data, nonce, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_aegis128l_keygen() // expect: keygen AEGIS-128L
sodium.crypto_aead_aegis128l_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-128L functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis128l_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-128L functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis128l_decrypt(null, message, data, nonce, key) // expect: cipher AEGIS-128L functions=decrypt
sodium.crypto_aead_aegis128l_decrypt_detached(null, message, data, nonce, key) // expect: cipher AEGIS-128L functions=decrypt
sodium.crypto_aead_aegis256_keygen() // expect: keygen AEGIS-256
sodium.crypto_aead_aegis256_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-256 functions=encrypt nonceBits=96
sodium.crypto_aead_aegis256_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-256 functions=encrypt nonceBits=96
sodium.crypto_aead_aegis256_decrypt(null, message, data, nonce, key) // expect: cipher AEGIS-256 functions=decrypt
sodium.crypto_aead_aegis256_decrypt_detached(null, message, data, nonce, key) // expect: cipher AEGIS-256 functions=decrypt
sodium.crypto_box_easy(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_detached(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_easy_afternm(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_open_easy(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=decrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_open_detached(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=decrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_open_easy_afternm(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=decrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_secretbox_easy(message, sodium.randombytes_buf(24), key) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_secretbox_detached(message, sodium.randombytes_buf(24), key) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_secretbox_open_easy(message, sodium.randombytes_buf(24), key) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_secretbox_open_detached(message, tag, new Uint8Array(24), new Uint8Array(32)) // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
sodium.crypto_box_seal(message, key) // expect: cipher NaCl-sealedbox functions=encrypt
sodium.crypto_box_seal_open(message, key) // expect: cipher NaCl-sealedbox functions=decrypt
sodium.crypto_box_keypair(message, key) // expect: keygen x25519
sodium.crypto_box_seed_keypair(message, key) // expect: keygen x25519
sodium.crypto_kx_keypair(message, key) // expect: keygen x25519
sodium.crypto_kx_seed_keypair(message, key) // expect: keygen x25519
sodium.crypto_box_beforenm(message, key) // expect: key-agreement x25519 functions=keyderive
sodium.crypto_kx_client_session_keys(message, key) // expect: key-agreement x25519 functions=keyderive
sodium.crypto_kx_server_session_keys(message, key) // expect: key-agreement x25519 functions=keyderive
sodium.crypto_scalarmult(message, key) // expect: key-agreement x25519 functions=keyderive
sodium.crypto_scalarmult_base(message, key) // expect: key x25519 material=public-key
sodium.crypto_secretbox_keygen(message, key) // expect: keygen XSalsa20-Poly1305
sodium.crypto_secretstream_xchacha20poly1305_init_push(message, key) // expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium.crypto_secretstream_xchacha20poly1305_push(message, key) // expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium.crypto_secretstream_xchacha20poly1305_init_pull(message, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_secretstream_xchacha20poly1305_pull(message, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_secretstream_xchacha20poly1305_keygen(message, key) // expect: keygen XChaCha20-Poly1305
sodium.crypto_stream_chacha20_xor(message, key) // expect: cipher ChaCha20
sodium.crypto_stream_chacha20_ietf_xor(message, key) // expect: cipher ChaCha20
sodium.crypto_stream_chacha20_xor_ic(message, key) // expect: cipher ChaCha20
sodium.crypto_stream_chacha20_ietf_xor_ic(message, key) // expect: cipher ChaCha20
sodium.crypto_sign(message, key) // expect: signature Ed25519 functions=sign
sodium.crypto_sign_detached(message, key) // expect: signature Ed25519 functions=sign
sodium.crypto_sign_open(message, key) // expect: signature Ed25519 functions=verify
sodium.crypto_sign_verify_detached(message, key) // expect: signature Ed25519 functions=verify
sodium.crypto_sign_keypair(message, key) // expect: keygen Ed25519
sodium.crypto_sign_seed_keypair(message, key) // expect: keygen Ed25519
sodium.crypto_sign_final_create(message, key) // expect: signature Ed25519ph functions=sign
sodium.crypto_sign_final_verify(message, key) // expect: signature Ed25519ph functions=verify
sodium.crypto_auth(message, key) // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
sodium.crypto_auth_verify(message, key) // expect: mac HMAC-SHA-512/256 functions=verify digest=SHA-512/256
sodium.crypto_auth_hmacsha256(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
sodium.crypto_auth_hmacsha512(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
sodium.crypto_auth_hmacsha512256(message, key) // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
sodium.crypto_auth_keygen(message, key) // expect: keygen HMAC-SHA-512/256 digest=SHA-512/256
sodium.crypto_hash(message, key) // expect: hash SHA-512
sodium.crypto_hash_sha256(message, key) // expect: hash SHA-256
sodium.crypto_hash_sha512(message, key) // expect: hash SHA-512
sodium.crypto_shorthash(message, key) // expect: mac SipHash
sodium.crypto_kdf_keygen(message, key) // expect: keygen BLAKE2b-MAC
sodium.crypto_pwhash_str_verify(message, key) // expect: password-hash Argon2id functions=verify
sodium.crypto_pwhash_scryptsalsa208sha256(message, key) // expect: kdf scrypt
sodium.crypto_generichash(32, message) // expect: hash BLAKE2b-256
sodium.crypto_generichash_init(key, 64) // expect: hash BLAKE2b-512
sodium.crypto_kdf_derive_from_key(32, 1, "context_", key) // expect: kdf BLAKE2b-MAC-256
sodium.crypto_pwhash(32, password, new Uint8Array(16), 3, 64 * 1024 * 1024, sodium.crypto_pwhash_ALG_ARGON2ID13) // expect: kdf Argon2id-65536-3-1 saltBits=128 outputBits=256
sodium.crypto_pwhash(16, password, salt, sodium.crypto_pwhash_OPSLIMIT_MODERATE, limit, sodium.crypto_pwhash_ALG_ARGON2I13) // expect: kdf Argon2i outputBits=128
sodium.crypto_pwhash(16, password, salt, 2, limit, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf unknown outputBits=128 iterations=2
sodium.crypto_pwhash_str(password, 2, 67108864) // expect: password-hash Argon2id-65536-2 functions=keyderive
sodium.randombytes_random() // expect: random RNG
sodium.randombytes_uniform(10) // expect: random RNG
crypto_hash(message)
native.crypto_box_easy(Buffer.alloc(32), message, key) // expect: cipher NaCl-box functions=encrypt
native.crypto_box_detached(Buffer.alloc(32), message, key) // expect: cipher NaCl-box functions=encrypt
native.crypto_box_open_easy(Buffer.alloc(32), message, key) // expect: cipher NaCl-box functions=decrypt
native.crypto_box_open_detached(Buffer.alloc(32), message, key) // expect: cipher NaCl-box functions=decrypt
native.crypto_secretbox_easy(Buffer.alloc(32), message, key) // expect: cipher XSalsa20-Poly1305 functions=encrypt
native.crypto_secretbox_detached(Buffer.alloc(32), message, key) // expect: cipher XSalsa20-Poly1305 functions=encrypt
native.crypto_secretbox_open_easy(Buffer.alloc(32), message, key) // expect: cipher XSalsa20-Poly1305 functions=decrypt
native.crypto_secretbox_open_detached(Buffer.alloc(32), message, key) // expect: cipher XSalsa20-Poly1305 functions=decrypt
native.crypto_box_seal(Buffer.alloc(32), message, key) // expect: cipher NaCl-sealedbox functions=encrypt
native.crypto_box_seal_open(Buffer.alloc(32), message, key) // expect: cipher NaCl-sealedbox functions=decrypt
native.crypto_box_keypair(Buffer.alloc(32), message, key) // expect: keygen x25519
native.crypto_box_seed_keypair(Buffer.alloc(32), message, key) // expect: keygen x25519
native.crypto_kx_keypair(Buffer.alloc(32), message, key) // expect: keygen x25519
native.crypto_kx_seed_keypair(Buffer.alloc(32), message, key) // expect: keygen x25519
native.crypto_sign(Buffer.alloc(32), message, key) // expect: signature Ed25519 functions=sign
native.crypto_sign_detached(Buffer.alloc(32), message, key) // expect: signature Ed25519 functions=sign
native.crypto_sign_open(Buffer.alloc(32), message, key) // expect: signature Ed25519 functions=verify
native.crypto_sign_verify_detached(Buffer.alloc(32), message, key) // expect: signature Ed25519 functions=verify
native.crypto_sign_keypair(Buffer.alloc(32), message, key) // expect: keygen Ed25519
native.crypto_sign_seed_keypair(Buffer.alloc(32), message, key) // expect: keygen Ed25519
native.crypto_aead_chacha20poly1305_ietf_encrypt(Buffer.alloc(32), message, key) // expect: cipher ChaCha20-Poly1305 functions=encrypt
native.crypto_aead_xchacha20poly1305_ietf_encrypt(Buffer.alloc(32), message, key) // expect: cipher XChaCha20-Poly1305 functions=encrypt
native.crypto_aead_chacha20poly1305_ietf_decrypt(Buffer.alloc(32), message, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
native.crypto_aead_xchacha20poly1305_ietf_decrypt(Buffer.alloc(32), message, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
native.crypto_generichash(Buffer.alloc(32), message, key) // expect: hash BLAKE2b-256
native.crypto_generichash_batch(Buffer.alloc(32), message, key) // expect: hash BLAKE2b-256
native.crypto_hash_sha256(Buffer.alloc(32), message, key) // expect: hash SHA-256
native.crypto_hash_sha512(Buffer.alloc(32), message, key) // expect: hash SHA-512
native.crypto_auth(Buffer.alloc(32), message, key) // expect: mac HMAC-SHA-512/256 digest=SHA-512/256
native.crypto_pwhash_str(Buffer.alloc(32), message, key) // expect: password-hash Argon2id functions=keyderive
native.crypto_pwhash_str_async(Buffer.alloc(32), message, key) // expect: password-hash Argon2id functions=keyderive
native.crypto_pwhash_str_verify(Buffer.alloc(32), message, key) // expect: password-hash Argon2id functions=verify
native.crypto_pwhash_str_verify_async(Buffer.alloc(32), message, key) // expect: password-hash Argon2id functions=verify
native.crypto_scalarmult(Buffer.alloc(32), message, key) // expect: key-agreement x25519 functions=keyderive
native.crypto_pwhash(Buffer.alloc(32), password, Buffer.alloc(16), 3, 8388608, given) // expect: kdf unknown saltBits=128 outputBits=256 iterations=3 memoryKib=8192
native.crypto_pwhash_async(Buffer.alloc(32), password, salt, 4, 16777216, given, () => {}) // expect: kdf unknown outputBits=256 iterations=4 memoryKib=16384
native.randombytes_buf(Buffer.alloc(24)) // expect: random RNG byteLength=24
