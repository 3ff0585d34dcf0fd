import sodium from "libsodium-wrappers"
import { crypto_secretbox_easy as seal } from "libsodium-wrappers-sumo"
import { crypto_hash } from "./sodium"

await sodium.ready
seal(message, new Uint8Array(24), new Uint8Array(32)) // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
sodium.crypto_aead_chacha20poly1305_keygen() // expect: keygen ChaCha20-Poly1305
sodium.crypto_aead_chacha20poly1305_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_decrypt(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_decrypt_detached(null, message, tag, data, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=decrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_keygen() // expect: keygen ChaCha20-Poly1305
sodium.crypto_aead_chacha20poly1305_ietf_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_chacha20poly1305_ietf_decrypt(null, message, data, nonce, key) // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_chacha20poly1305_ietf_decrypt_detached(null, message, tag, data, new Uint8Array(12), new Uint8Array(32)) // expect: cipher ChaCha20-Poly1305 functions=decrypt nonceBits=96 keyBits=256
sodium.crypto_aead_xchacha20poly1305_ietf_keygen() // expect: keygen XChaCha20-Poly1305
sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_xchacha20poly1305_ietf_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(null, message, data, nonce, key) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_aead_xchacha20poly1305_ietf_decrypt_detached(null, message, tag, data, new Uint8Array(12), new Uint8Array(32)) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis128l_keygen() // expect: keygen AEGIS-128L
sodium.crypto_aead_aegis128l_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-128L functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis128l_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-128L functions=encrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis128l_decrypt(null, message, data, nonce, key) // expect: cipher AEGIS-128L functions=decrypt
sodium.crypto_aead_aegis128l_decrypt_detached(null, message, tag, data, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-128L functions=decrypt nonceBits=96 keyBits=256
sodium.crypto_aead_aegis256_keygen() // expect: keygen AEGIS-256
sodium.crypto_aead_aegis256_encrypt(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-256 functions=encrypt nonceBits=96
sodium.crypto_aead_aegis256_encrypt_detached(message, null, null, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-256 functions=encrypt nonceBits=96
sodium.crypto_aead_aegis256_decrypt(null, message, data, nonce, key) // expect: cipher AEGIS-256 functions=decrypt
sodium.crypto_aead_aegis256_decrypt_detached(null, message, tag, data, new Uint8Array(12), new Uint8Array(32)) // expect: cipher AEGIS-256 functions=decrypt nonceBits=96
sodium.crypto_box_easy(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_detached(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_easy_afternm(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=encrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_open_easy(message, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=decrypt nonceBits=192; random RNG byteLength=24
sodium.crypto_box_open_detached(message, tag, sodium.randombytes_buf(24), key) // expect: cipher NaCl-box functions=decrypt nonceBits=192; random RNG byteLength=24
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
sodium.crypto_auth(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256
sodium.crypto_auth_verify(message, key) // expect: mac HMAC-SHA-512 functions=verify digest=SHA-512 outputBits=256
sodium.crypto_auth_hmacsha256(message, key) // expect: mac HMAC-SHA-256 digest=SHA-256
sodium.crypto_auth_hmacsha512(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512
sodium.crypto_auth_hmacsha512256(message, key) // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256
sodium.crypto_auth_keygen(message, key) // expect: keygen HMAC-SHA-512 digest=SHA-512 keyBits=256
sodium.crypto_hash(message, key) // expect: hash SHA-512
sodium.crypto_hash_sha256(message, key) // expect: hash SHA-256
sodium.crypto_hash_sha512(message, key) // expect: hash SHA-512
sodium.crypto_shorthash(message, key) // expect: mac SipHash
sodium.crypto_kdf_keygen(message, key) // expect: keygen BLAKE2b-MAC
sodium.crypto_pwhash_str_verify(message, key) // expect: password-hash Argon2 functions=verify
sodium.crypto_pwhash_scryptsalsa208sha256(message, key) // expect: kdf scrypt
sodium.crypto_generichash(32, message) // expect: hash BLAKE2b-256
sodium.crypto_generichash_init(key, 64) // expect: hash BLAKE2b-512
sodium.crypto_kdf_derive_from_key(32, 1, "context_", key) // expect: kdf BLAKE2b-MAC-256
sodium.crypto_pwhash(32, password, new Uint8Array(16), 3, 64 * 1024 * 1024, sodium.crypto_pwhash_ALG_ARGON2ID13) // expect: kdf Argon2id-65536-3-1 saltBits=128 outputBits=256
sodium.crypto_pwhash(16, password, salt, sodium.crypto_pwhash_OPSLIMIT_MODERATE, limit, sodium.crypto_pwhash_ALG_ARGON2I13) // expect: kdf Argon2i outputBits=128
sodium.crypto_pwhash(16, password, salt, 2, limit, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=2 parallelism=1 outputBits=128
sodium.crypto_pwhash_str(password, 2, 67108864) // expect: password-hash Argon2id-65536-2 functions=keyderive
sodium.randombytes_random() // expect: random RNG
sodium.randombytes_uniform(10) // expect: random RNG
crypto_hash(message)
sodium.crypto_box_curve25519xchacha20poly1305_easy(message, new Uint8Array(24), publicKey, privateKey) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_detached(message, new Uint8Array(24), publicKey, privateKey) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_easy_afternm(message, new Uint8Array(24), sharedKey) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_detached_afternm(message, new Uint8Array(24), sharedKey) // expect: cipher XChaCha20-Poly1305 functions=encrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_open_easy(ciphertext, new Uint8Array(24), publicKey, privateKey) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_open_easy_afternm(ciphertext, new Uint8Array(24), sharedKey) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_open_detached(ciphertext, mac, new Uint8Array(24), publicKey, privateKey) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_open_detached_afternm(ciphertext, mac, new Uint8Array(24), sharedKey) // expect: cipher XChaCha20-Poly1305 functions=decrypt nonceBits=192
sodium.crypto_box_curve25519xchacha20poly1305_seal(message, publicKey) // expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium.crypto_box_curve25519xchacha20poly1305_seal_open(ciphertext, publicKey, secretKey) // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium.crypto_box_curve25519xchacha20poly1305_keypair() // expect: keygen x25519
sodium.crypto_box_curve25519xchacha20poly1305_seed_keypair(seed) // expect: keygen x25519
sodium.crypto_box_curve25519xchacha20poly1305_beforenm(publicKey, privateKey) // expect: key-agreement x25519 functions=keyderive
sodium.crypto_scalarmult_ed25519(new Uint8Array(8), given) // expect: key-agreement ECDH-Ed25519
sodium.crypto_scalarmult_ed25519_noclamp(new Uint8Array(8), given) // expect: key-agreement ECDH-Ed25519
sodium.crypto_scalarmult_ed25519_base(scalar) // expect: key Ed25519 material=public-key
sodium.crypto_scalarmult_ed25519_base_noclamp(scalar) // expect: key Ed25519 material=public-key
sodium.crypto_kem_keypair() // expect: keygen X-Wing
sodium.crypto_kem_seed_keypair(seed) // expect: keygen X-Wing
sodium.crypto_kem_xwing_keypair() // expect: keygen X-Wing
sodium.crypto_kem_xwing_seed_keypair(seed) // expect: keygen X-Wing
sodium.crypto_kem_enc(publicKey) // expect: kem X-Wing functions=encapsulate
sodium.crypto_kem_xwing_enc(publicKey) // expect: kem X-Wing functions=encapsulate
sodium.crypto_kem_xwing_enc_deterministic(publicKey, seed) // expect: kem X-Wing functions=encapsulate
sodium.crypto_kem_dec(ciphertext, privateKey) // expect: kem X-Wing functions=decapsulate
sodium.crypto_kem_xwing_dec(ciphertext, privateKey) // expect: kem X-Wing functions=decapsulate
sodium.crypto_kem_mlkem768_keypair() // expect: keygen ML-KEM-768
sodium.crypto_kem_mlkem768_seed_keypair(seed) // expect: keygen ML-KEM-768
sodium.crypto_kem_mlkem768_enc(publicKey) // expect: kem ML-KEM-768 functions=encapsulate
sodium.crypto_kem_mlkem768_enc_deterministic(publicKey, seed) // expect: kem ML-KEM-768 functions=encapsulate
sodium.crypto_kem_mlkem768_dec(ciphertext, privateKey) // expect: kem ML-KEM-768 functions=decapsulate
sodium.crypto_stream_xchacha20_xor(input_message, new Uint8Array(24), new Uint8Array(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
sodium.crypto_stream_xchacha20_xor_ic(input_message, new Uint8Array(24), nonce_increment, new Uint8Array(32)) // expect: cipher XChaCha20 nonceBits=192 keyBits=256
sodium.crypto_stream_chacha20(32, new Uint8Array(32), new Uint8Array(8)) // expect: cipher ChaCha20 nonceBits=64 keyBits=256
sodium.crypto_stream_chacha20_keygen() // expect: keygen ChaCha20
sodium.crypto_stream_xchacha20_keygen() // expect: keygen XChaCha20
sodium.crypto_stream_keygen() // expect: keygen XSalsa20
sodium.crypto_sign_ed25519_sk_to_pk(privateKey) // expect: key Ed25519 material=public-key
sodium.crypto_sign_ed25519_pk_to_curve25519(edPk) // expect: key x25519 material=public-key
sodium.crypto_sign_ed25519_sk_to_curve25519(edSk) // expect: key x25519 material=private-key
sodium.crypto_auth_hmacsha512256_verify(tag, message, new Uint8Array(32)) // expect: mac HMAC-SHA-512 functions=verify digest=SHA-512 keyBits=256 outputBits=256
sodium.crypto_auth_hmacsha512256_keygen() // expect: keygen HMAC-SHA-512 digest=SHA-512 keyBits=256
sodium.crypto_auth_hmacsha512256_init(new Uint8Array(32)) // expect: mac HMAC-SHA-512 digest=SHA-512 keyBits=256 outputBits=256
sodium.crypto_auth_hmacsha256_init(new Uint8Array(32)) // expect: mac HMAC-SHA-256 digest=SHA-256
sodium.crypto_auth_hmacsha512_init(new Uint8Array(32)) // expect: mac HMAC-SHA-512 digest=SHA-512 keyBits=256
sodium.crypto_auth_hmacsha256_verify(tag, message, new Uint8Array(32)) // expect: mac HMAC-SHA-256 functions=verify digest=SHA-256
sodium.crypto_auth_hmacsha512_verify(tag, message, new Uint8Array(32)) // expect: mac HMAC-SHA-512 functions=verify digest=SHA-512 keyBits=256
sodium.crypto_auth_hmacsha256_keygen() // expect: keygen HMAC-SHA-256 digest=SHA-256
sodium.crypto_auth_hmacsha512_keygen() // expect: keygen HMAC-SHA-512 digest=SHA-512 keyBits=256
sodium.crypto_onetimeauth(message, new Uint8Array(32)) // expect: mac Poly1305 keyBits=256
sodium.crypto_onetimeauth_init(new Uint8Array(32)) // expect: mac Poly1305 keyBits=256
sodium.crypto_onetimeauth_verify(hash, message, new Uint8Array(32)) // expect: mac Poly1305 functions=verify keyBits=256
sodium.crypto_onetimeauth_keygen() // expect: keygen Poly1305
sodium.crypto_shorthash_siphashx24(message, new Uint8Array(16)) // expect: mac SipHash keyBits=128
sodium.crypto_shorthash_keygen() // expect: keygen SipHash
sodium.crypto_generichash_blake2b_salt_personal(32, new Uint8Array(32), id, ctx) // expect: hash BLAKE2b-256
sodium.crypto_generichash_keygen() // expect: keygen BLAKE2b keyBits=256
sodium.crypto_hash_sha3256(message) // expect: hash SHA3-256
sodium.crypto_hash_sha3512(message) // expect: hash SHA3-512
sodium.crypto_hash_sha256_init() // expect: hash SHA-256
sodium.crypto_hash_sha512_init() // expect: hash SHA-512
sodium.crypto_hash_sha3256_init() // expect: hash SHA3-256
sodium.crypto_hash_sha3512_init() // expect: hash SHA3-512
sodium.crypto_xof_shake128(32, message) // expect: hash SHAKE128 outputBits=256
sodium.crypto_xof_shake256(32, message) // expect: hash SHAKE256 outputBits=256
sodium.crypto_xof_turboshake128(32, message) // expect: hash TurboSHAKE128 outputBits=256
sodium.crypto_xof_turboshake256(32, message) // expect: hash TurboSHAKE256 outputBits=256
sodium.crypto_xof_shake128_init() // expect: hash SHAKE128
sodium.crypto_xof_shake128_init_with_domain(domain) // expect: hash SHAKE128
sodium.crypto_xof_shake256_init() // expect: hash SHAKE256
sodium.crypto_xof_shake256_init_with_domain(domain) // expect: hash SHAKE256
sodium.crypto_xof_turboshake128_init() // expect: hash TurboSHAKE128
sodium.crypto_xof_turboshake128_init_with_domain(domain) // expect: hash TurboSHAKE128
sodium.crypto_xof_turboshake256_init() // expect: hash TurboSHAKE256
sodium.crypto_xof_turboshake256_init_with_domain(domain) // expect: hash TurboSHAKE256
sodium.crypto_kdf_hkdf_sha256_extract(new Uint8Array(16), ikm) // expect: kdf HKDF-SHA-256 digest=SHA-256 saltBits=128
sodium.crypto_kdf_hkdf_sha256_extract_init(new Uint8Array(16)) // expect: kdf HKDF-SHA-256 digest=SHA-256 saltBits=128
sodium.crypto_kdf_hkdf_sha512_extract(new Uint8Array(16), ikm) // expect: kdf HKDF-SHA-512 digest=SHA-512 saltBits=128
sodium.crypto_kdf_hkdf_sha512_extract_init(new Uint8Array(16)) // expect: kdf HKDF-SHA-512 digest=SHA-512 saltBits=128
sodium.crypto_kdf_hkdf_sha256_expand(32, ctx, prk) // expect: kdf HKDF-SHA-256 digest=SHA-256
sodium.crypto_kdf_hkdf_sha512_expand(32, ctx, prk) // expect: kdf HKDF-SHA-512 digest=SHA-512 outputBits=256
sodium.crypto_kdf_hkdf_sha256_keygen() // expect: keygen HKDF-SHA-256 digest=SHA-256
sodium.crypto_kdf_hkdf_sha512_keygen() // expect: keygen HKDF-SHA-512 digest=SHA-512
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_INTERACTIVE, given, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=2 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE, given, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=2 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_argon2id_OPSLIMIT_MODERATE, given, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=3 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_SENSITIVE, given, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=4 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_argon2id_OPSLIMIT_SENSITIVE, given, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id iterations=4 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_MEMLIMIT_INTERACTIVE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-65536 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-65536 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_MEMLIMIT_MODERATE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-262144 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_argon2id_MEMLIMIT_MODERATE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-262144 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_MEMLIMIT_SENSITIVE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-1048576 parallelism=1 outputBits=256
sodium.crypto_pwhash(32, password, salt, sodium.crypto_pwhash_OPSLIMIT_MIN, sodium.crypto_pwhash_argon2id_MEMLIMIT_SENSITIVE, sodium.crypto_pwhash_ALG_DEFAULT) // expect: kdf Argon2id-1048576 parallelism=1 outputBits=256
sodium.crypto_pwhash_scryptsalsa208sha256_ll(password, new Uint8Array(32), 16384, 8, 1, 32) // expect: kdf scrypt-16384-8-1 saltBits=256 outputBits=256
sodium.crypto_pwhash_scryptsalsa208sha256_str(password, 3, 67108864) // expect: password-hash scrypt functions=keyderive
sodium.crypto_pwhash_scryptsalsa208sha256_str_verify(hashed_password, password) // expect: password-hash scrypt functions=verify
sodium.randombytes_buf_deterministic(32, seed) // expect: random ChaCha20 byteLength=32
sodium.randombytes_buf(sodium.crypto_aead_chacha20poly1305_NPUBBYTES) // expect: random RNG byteLength=8
sodium.randombytes_buf(sodium.crypto_aead_chacha20poly1305_ietf_NPUBBYTES) // expect: random RNG byteLength=12
sodium.randombytes_buf(sodium.crypto_aead_aegis128l_KEYBYTES) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_aead_aegis128l_NPUBBYTES) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_pwhash_SALTBYTES) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_shorthash_KEYBYTES) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES) // expect: random RNG byteLength=24
sodium.randombytes_buf(sodium.crypto_box_NONCEBYTES) // expect: random RNG byteLength=24
sodium.randombytes_buf(sodium.crypto_secretbox_NONCEBYTES) // expect: random RNG byteLength=24
sodium.randombytes_buf(sodium.crypto_aead_chacha20poly1305_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_aead_chacha20poly1305_ietf_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_aead_aegis256_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_aead_aegis256_NPUBBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_auth_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_generichash_BYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_generichash_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_kdf_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_secretbox_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_secretstream_xchacha20poly1305_KEYBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_box_SEEDBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_sign_SEEDBYTES) // expect: random RNG byteLength=32
sodium.randombytes_buf(sodium.crypto_generichash_BYTES_MIN) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_generichash_KEYBYTES_MIN) // expect: random RNG byteLength=16
sodium.randombytes_buf(sodium.crypto_generichash_BYTES_MAX) // expect: random RNG byteLength=64
sodium.randombytes_buf(sodium.crypto_generichash_KEYBYTES_MAX) // expect: random RNG byteLength=64
