<?php
sodium_crypto_secretbox($m, "0123456789abcdef01234567", $key); // expect: cipher XSalsa20-Poly1305 nonceBits=192 functions=encrypt
sodium_crypto_secretbox_open($m, $nonce, random_bytes(32)); // expect: cipher XSalsa20-Poly1305 keyBits=256 functions=decrypt; random RNG byteLength=32
sodium_crypto_secretbox_keygen(); // expect: keygen XSalsa20-Poly1305
sodium_crypto_box($m, $nonce, $pair); // expect: cipher NaCl-box functions=encrypt
sodium_crypto_box_open($m, $nonce, $pair); // expect: cipher NaCl-box functions=decrypt
sodium_crypto_box_seal($m, $public); // expect: cipher NaCl-sealedbox functions=encrypt
sodium_crypto_box_seal_open($m, $pair); // expect: cipher NaCl-sealedbox functions=decrypt
sodium_crypto_box_keypair(); // expect: keygen x25519
sodium_crypto_kx_keypair(); // expect: keygen x25519
sodium_crypto_box_seed_keypair($seed); // expect: key x25519
sodium_crypto_kx_seed_keypair($seed); // expect: key x25519
sodium_crypto_box_keypair_from_secretkey_and_publickey($a, $b); // expect: key x25519
sodium_crypto_box_publickey_from_secretkey($a); // expect: key x25519
sodium_crypto_scalarmult($a, $b); // expect: key-agreement x25519
sodium_crypto_scalarmult_base($a); // expect: key-agreement x25519
sodium_crypto_kx_client_session_keys($pair, $b); // expect: key-agreement x25519
sodium_crypto_kx_server_session_keys($pair, $b); // expect: key-agreement x25519
sodium_crypto_sign($m, $secret); // expect: signature Ed25519 functions=sign
sodium_crypto_sign_detached($m, $secret); // expect: signature Ed25519 functions=sign
sodium_crypto_sign_open($m, $public); // expect: signature Ed25519 functions=verify
sodium_crypto_sign_verify_detached($s, $m, $public); // expect: signature Ed25519 functions=verify
sodium_crypto_sign_keypair(); // expect: keygen Ed25519
sodium_crypto_sign_seed_keypair($seed); // expect: key Ed25519
sodium_crypto_sign_publickey_from_secretkey($a); // expect: key Ed25519
sodium_crypto_sign_keypair_from_secretkey_and_publickey($a, $b); // expect: key Ed25519
sodium_crypto_sign_ed25519_pk_to_curve25519($a); // expect: key x25519
sodium_crypto_sign_ed25519_sk_to_curve25519($a); // expect: key x25519
sodium_crypto_secretstream_xchacha20poly1305_init_push($key); // expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium_crypto_secretstream_xchacha20poly1305_init_pull($header, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium_crypto_secretstream_xchacha20poly1305_keygen(); // expect: keygen XChaCha20-Poly1305
sodium_crypto_stream_xor($m, $nonce, $key); // expect: cipher XSalsa20 functions=encrypt
sodium_crypto_stream_xchacha20_xor($m, $nonce, $key); // expect: cipher XChaCha20 functions=encrypt
sodium_crypto_stream(32, $nonce, $key); // expect: cipher XSalsa20
sodium_crypto_stream_xchacha20(32, $nonce, $key); // expect: cipher XChaCha20
sodium_crypto_stream_keygen(); // expect: keygen XSalsa20
sodium_crypto_stream_xchacha20_keygen(); // expect: keygen XChaCha20
sodium_crypto_auth($m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=tag
sodium_crypto_auth_verify($mac, $m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=verify
sodium_crypto_auth_keygen(); // expect: keygen HMAC-SHA-512 digest=SHA-512
sodium_crypto_generichash($m); // expect: hash BLAKE2b-256 functions=digest outputBits=256
sodium_crypto_generichash_init($key, 64); // expect: hash BLAKE2b-512 outputBits=512 functions=digest
sodium_crypto_generichash_keygen(); // expect: keygen BLAKE2b
sodium_crypto_shorthash($m, $key); // expect: mac SipHash outputBits=64 functions=tag
sodium_crypto_shorthash_keygen(); // expect: keygen SipHash
sodium_crypto_kdf_derive_from_key(32, 1, "context_", $key); // expect: kdf BLAKE2b-MAC-256 functions=keyderive
sodium_crypto_kdf_keygen(); // expect: keygen BLAKE2b-MAC
sodium_crypto_pwhash(32, $password, random_bytes(16), SODIUM_CRYPTO_PWHASH_OPSLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_ALG_ARGON2I13); // expect: kdf Argon2i-65536-2 outputBits=256 saltBits=128 iterations=2 memoryKib=65536 functions=keyderive; random RNG byteLength=16
sodium_crypto_pwhash_str($password, SODIUM_CRYPTO_PWHASH_OPSLIMIT_MODERATE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_MODERATE); // expect: password-hash Argon2id-262144-3 iterations=3 memoryKib=262144 functions=keyderive
sodium_crypto_pwhash_str_verify($hash, $password); // expect: password-hash Argon2 functions=verify
sodium_crypto_pwhash_str_needs_rehash($hash, 1, 2); // expect: password-hash Argon2 functions=verify
sodium_crypto_pwhash_scryptsalsa208sha256(32, $password, $salt, 1, 2); // expect: kdf scrypt outputBits=256 functions=keyderive
sodium_crypto_pwhash_scryptsalsa208sha256_str($password, 1, 2); // expect: password-hash scrypt functions=keyderive
sodium_crypto_pwhash_scryptsalsa208sha256_str_verify($hash, $password); // expect: password-hash scrypt functions=verify
sodium_crypto_aead_aes256gcm_encrypt($m, "", random_bytes(12), $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_aes256gcm_decrypt($m, "", $nonce, $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm functions=decrypt
sodium_crypto_aead_aes256gcm_keygen(); // expect: keygen AES-256-GCM keyBits=256 mode=gcm
sodium_crypto_aead_chacha20poly1305_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_chacha20poly1305_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium_crypto_aead_chacha20poly1305_keygen(); // expect: keygen ChaCha20-Poly1305
sodium_crypto_aead_chacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_chacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
sodium_crypto_aead_chacha20poly1305_ietf_keygen(); // expect: keygen ChaCha20-Poly1305
sodium_crypto_aead_xchacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher XChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_xchacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium_crypto_aead_xchacha20poly1305_ietf_keygen(); // expect: keygen XChaCha20-Poly1305
sodium_crypto_aead_aegis128l_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-128L nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_aegis128l_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-128L functions=decrypt
sodium_crypto_aead_aegis128l_keygen(); // expect: keygen AEGIS-128L
sodium_crypto_aead_aegis256_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-256 nonceBits=96 functions=encrypt; random RNG byteLength=12
sodium_crypto_aead_aegis256_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-256 functions=decrypt
sodium_crypto_aead_aegis256_keygen(); // expect: keygen AEGIS-256
\Sodium\crypto_secretbox($m, "0123456789abcdef01234567", $key); // expect: cipher XSalsa20-Poly1305 nonceBits=192 functions=encrypt
\Sodium\crypto_secretbox_open($m, $nonce, random_bytes(32)); // expect: cipher XSalsa20-Poly1305 keyBits=256 functions=decrypt; random RNG byteLength=32
\Sodium\crypto_secretbox_keygen(); // expect: keygen XSalsa20-Poly1305
\Sodium\crypto_box($m, $nonce, $pair); // expect: cipher NaCl-box functions=encrypt
\Sodium\crypto_box_open($m, $nonce, $pair); // expect: cipher NaCl-box functions=decrypt
\Sodium\crypto_box_seal($m, $public); // expect: cipher NaCl-sealedbox functions=encrypt
\Sodium\crypto_box_seal_open($m, $pair); // expect: cipher NaCl-sealedbox functions=decrypt
\Sodium\crypto_box_keypair(); // expect: keygen x25519
\Sodium\crypto_kx_keypair(); // expect: keygen x25519
\Sodium\crypto_box_seed_keypair($seed); // expect: key x25519
\Sodium\crypto_kx_seed_keypair($seed); // expect: key x25519
\Sodium\crypto_box_keypair_from_secretkey_and_publickey($a, $b); // expect: key x25519
\Sodium\crypto_box_publickey_from_secretkey($a); // expect: key x25519
\Sodium\crypto_scalarmult($a, $b); // expect: key-agreement x25519
\Sodium\crypto_scalarmult_base($a); // expect: key-agreement x25519
\Sodium\crypto_kx_client_session_keys($pair, $b); // expect: key-agreement x25519
\Sodium\crypto_kx_server_session_keys($pair, $b); // expect: key-agreement x25519
\Sodium\crypto_sign($m, $secret); // expect: signature Ed25519 functions=sign
\Sodium\crypto_sign_detached($m, $secret); // expect: signature Ed25519 functions=sign
\Sodium\crypto_sign_open($m, $public); // expect: signature Ed25519 functions=verify
\Sodium\crypto_sign_verify_detached($s, $m, $public); // expect: signature Ed25519 functions=verify
\Sodium\crypto_sign_keypair(); // expect: keygen Ed25519
\Sodium\crypto_sign_seed_keypair($seed); // expect: key Ed25519
\Sodium\crypto_sign_publickey_from_secretkey($a); // expect: key Ed25519
\Sodium\crypto_sign_keypair_from_secretkey_and_publickey($a, $b); // expect: key Ed25519
\Sodium\crypto_sign_ed25519_pk_to_curve25519($a); // expect: key x25519
\Sodium\crypto_sign_ed25519_sk_to_curve25519($a); // expect: key x25519
\Sodium\crypto_secretstream_xchacha20poly1305_init_push($key); // expect: cipher XChaCha20-Poly1305 functions=encrypt
\Sodium\crypto_secretstream_xchacha20poly1305_init_pull($header, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
\Sodium\crypto_secretstream_xchacha20poly1305_keygen(); // expect: keygen XChaCha20-Poly1305
\Sodium\crypto_stream_xor($m, $nonce, $key); // expect: cipher XSalsa20 functions=encrypt
\Sodium\crypto_stream_xchacha20_xor($m, $nonce, $key); // expect: cipher XChaCha20 functions=encrypt
\Sodium\crypto_stream(32, $nonce, $key); // expect: cipher XSalsa20
\Sodium\crypto_stream_xchacha20(32, $nonce, $key); // expect: cipher XChaCha20
\Sodium\crypto_stream_keygen(); // expect: keygen XSalsa20
\Sodium\crypto_stream_xchacha20_keygen(); // expect: keygen XChaCha20
\Sodium\crypto_auth($m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=tag
\Sodium\crypto_auth_verify($mac, $m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=verify
\Sodium\crypto_auth_keygen(); // expect: keygen HMAC-SHA-512 digest=SHA-512
\Sodium\crypto_generichash($m); // expect: hash BLAKE2b-256 functions=digest outputBits=256
\Sodium\crypto_generichash_init($key, 64); // expect: hash BLAKE2b-512 outputBits=512 functions=digest
\Sodium\crypto_generichash_keygen(); // expect: keygen BLAKE2b
\Sodium\crypto_shorthash($m, $key); // expect: mac SipHash outputBits=64 functions=tag
\Sodium\crypto_shorthash_keygen(); // expect: keygen SipHash
\Sodium\crypto_kdf_derive_from_key(32, 1, "context_", $key); // expect: kdf BLAKE2b-MAC-256 functions=keyderive
\Sodium\crypto_kdf_keygen(); // expect: keygen BLAKE2b-MAC
\Sodium\crypto_pwhash(32, $password, random_bytes(16), SODIUM_CRYPTO_PWHASH_OPSLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_ALG_ARGON2I13); // expect: kdf Argon2i-65536-2 outputBits=256 saltBits=128 iterations=2 memoryKib=65536 functions=keyderive; random RNG byteLength=16
\Sodium\crypto_pwhash_str($password, SODIUM_CRYPTO_PWHASH_OPSLIMIT_MODERATE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_MODERATE); // expect: password-hash Argon2id-262144-3 iterations=3 memoryKib=262144 functions=keyderive
\Sodium\crypto_pwhash_str_verify($hash, $password); // expect: password-hash Argon2 functions=verify
\Sodium\crypto_pwhash_str_needs_rehash($hash, 1, 2); // expect: password-hash Argon2 functions=verify
\Sodium\crypto_pwhash_scryptsalsa208sha256(32, $password, $salt, 1, 2); // expect: kdf scrypt outputBits=256 functions=keyderive
\Sodium\crypto_pwhash_scryptsalsa208sha256_str($password, 1, 2); // expect: password-hash scrypt functions=keyderive
\Sodium\crypto_pwhash_scryptsalsa208sha256_str_verify($hash, $password); // expect: password-hash scrypt functions=verify
\Sodium\crypto_aead_aes256gcm_encrypt($m, "", random_bytes(12), $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_aes256gcm_decrypt($m, "", $nonce, $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm functions=decrypt
\Sodium\crypto_aead_aes256gcm_keygen(); // expect: keygen AES-256-GCM keyBits=256 mode=gcm
\Sodium\crypto_aead_chacha20poly1305_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_chacha20poly1305_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
\Sodium\crypto_aead_chacha20poly1305_keygen(); // expect: keygen ChaCha20-Poly1305
\Sodium\crypto_aead_chacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_chacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
\Sodium\crypto_aead_chacha20poly1305_ietf_keygen(); // expect: keygen ChaCha20-Poly1305
\Sodium\crypto_aead_xchacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher XChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_xchacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
\Sodium\crypto_aead_xchacha20poly1305_ietf_keygen(); // expect: keygen XChaCha20-Poly1305
\Sodium\crypto_aead_aegis128l_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-128L nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_aegis128l_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-128L functions=decrypt
\Sodium\crypto_aead_aegis128l_keygen(); // expect: keygen AEGIS-128L
\Sodium\crypto_aead_aegis256_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-256 nonceBits=96 functions=encrypt; random RNG byteLength=12
\Sodium\crypto_aead_aegis256_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-256 functions=decrypt
\Sodium\crypto_aead_aegis256_keygen(); // expect: keygen AEGIS-256
ParagonIE_Sodium_Compat::crypto_secretbox($m, "0123456789abcdef01234567", $key); // expect: cipher XSalsa20-Poly1305 nonceBits=192 functions=encrypt
ParagonIE_Sodium_Compat::crypto_secretbox_open($m, $nonce, random_bytes(32)); // expect: cipher XSalsa20-Poly1305 keyBits=256 functions=decrypt; random RNG byteLength=32
ParagonIE_Sodium_Compat::crypto_secretbox_keygen(); // expect: keygen XSalsa20-Poly1305
ParagonIE_Sodium_Compat::crypto_box($m, $nonce, $pair); // expect: cipher NaCl-box functions=encrypt
ParagonIE_Sodium_Compat::crypto_box_open($m, $nonce, $pair); // expect: cipher NaCl-box functions=decrypt
ParagonIE_Sodium_Compat::crypto_box_seal($m, $public); // expect: cipher NaCl-sealedbox functions=encrypt
ParagonIE_Sodium_Compat::crypto_box_seal_open($m, $pair); // expect: cipher NaCl-sealedbox functions=decrypt
ParagonIE_Sodium_Compat::crypto_box_keypair(); // expect: keygen x25519
ParagonIE_Sodium_Compat::crypto_kx_keypair(); // expect: keygen x25519
ParagonIE_Sodium_Compat::crypto_box_seed_keypair($seed); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_kx_seed_keypair($seed); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_box_keypair_from_secretkey_and_publickey($a, $b); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_box_publickey_from_secretkey($a); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_scalarmult($a, $b); // expect: key-agreement x25519
ParagonIE_Sodium_Compat::crypto_scalarmult_base($a); // expect: key-agreement x25519
ParagonIE_Sodium_Compat::crypto_kx_client_session_keys($pair, $b); // expect: key-agreement x25519
ParagonIE_Sodium_Compat::crypto_kx_server_session_keys($pair, $b); // expect: key-agreement x25519
ParagonIE_Sodium_Compat::crypto_sign($m, $secret); // expect: signature Ed25519 functions=sign
ParagonIE_Sodium_Compat::crypto_sign_detached($m, $secret); // expect: signature Ed25519 functions=sign
ParagonIE_Sodium_Compat::crypto_sign_open($m, $public); // expect: signature Ed25519 functions=verify
ParagonIE_Sodium_Compat::crypto_sign_verify_detached($s, $m, $public); // expect: signature Ed25519 functions=verify
ParagonIE_Sodium_Compat::crypto_sign_keypair(); // expect: keygen Ed25519
ParagonIE_Sodium_Compat::crypto_sign_seed_keypair($seed); // expect: key Ed25519
ParagonIE_Sodium_Compat::crypto_sign_publickey_from_secretkey($a); // expect: key Ed25519
ParagonIE_Sodium_Compat::crypto_sign_keypair_from_secretkey_and_publickey($a, $b); // expect: key Ed25519
ParagonIE_Sodium_Compat::crypto_sign_ed25519_pk_to_curve25519($a); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_sign_ed25519_sk_to_curve25519($a); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_secretstream_xchacha20poly1305_init_push($key); // expect: cipher XChaCha20-Poly1305 functions=encrypt
ParagonIE_Sodium_Compat::crypto_secretstream_xchacha20poly1305_init_pull($header, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
ParagonIE_Sodium_Compat::crypto_secretstream_xchacha20poly1305_keygen(); // expect: keygen XChaCha20-Poly1305
ParagonIE_Sodium_Compat::crypto_stream_xor($m, $nonce, $key); // expect: cipher XSalsa20 functions=encrypt
ParagonIE_Sodium_Compat::crypto_stream_xchacha20_xor($m, $nonce, $key); // expect: cipher XChaCha20 functions=encrypt
ParagonIE_Sodium_Compat::crypto_stream(32, $nonce, $key); // expect: cipher XSalsa20
ParagonIE_Sodium_Compat::crypto_stream_xchacha20(32, $nonce, $key); // expect: cipher XChaCha20
ParagonIE_Sodium_Compat::crypto_stream_keygen(); // expect: keygen XSalsa20
ParagonIE_Sodium_Compat::crypto_stream_xchacha20_keygen(); // expect: keygen XChaCha20
ParagonIE_Sodium_Compat::crypto_auth($m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=tag
ParagonIE_Sodium_Compat::crypto_auth_verify($mac, $m, $key); // expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256 functions=verify
ParagonIE_Sodium_Compat::crypto_auth_keygen(); // expect: keygen HMAC-SHA-512 digest=SHA-512
ParagonIE_Sodium_Compat::crypto_generichash($m); // expect: hash BLAKE2b-256 functions=digest outputBits=256
ParagonIE_Sodium_Compat::crypto_generichash_init($key, 64); // expect: hash BLAKE2b-512 outputBits=512 functions=digest
ParagonIE_Sodium_Compat::crypto_generichash_keygen(); // expect: keygen BLAKE2b
ParagonIE_Sodium_Compat::crypto_shorthash($m, $key); // expect: mac SipHash outputBits=64 functions=tag
ParagonIE_Sodium_Compat::crypto_shorthash_keygen(); // expect: keygen SipHash
ParagonIE_Sodium_Compat::crypto_kdf_derive_from_key(32, 1, "context_", $key); // expect: kdf BLAKE2b-MAC-256 functions=keyderive
ParagonIE_Sodium_Compat::crypto_kdf_keygen(); // expect: keygen BLAKE2b-MAC
ParagonIE_Sodium_Compat::crypto_pwhash(32, $password, random_bytes(16), SODIUM_CRYPTO_PWHASH_OPSLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_INTERACTIVE, SODIUM_CRYPTO_PWHASH_ALG_ARGON2I13); // expect: kdf Argon2i-65536-2 outputBits=256 saltBits=128 iterations=2 memoryKib=65536 functions=keyderive; random RNG byteLength=16
ParagonIE_Sodium_Compat::crypto_pwhash_str($password, SODIUM_CRYPTO_PWHASH_OPSLIMIT_MODERATE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_MODERATE); // expect: password-hash Argon2id-262144-3 iterations=3 memoryKib=262144 functions=keyderive
ParagonIE_Sodium_Compat::crypto_pwhash_str_verify($hash, $password); // expect: password-hash Argon2 functions=verify
ParagonIE_Sodium_Compat::crypto_pwhash_str_needs_rehash($hash, 1, 2); // expect: password-hash Argon2 functions=verify
ParagonIE_Sodium_Compat::crypto_pwhash_scryptsalsa208sha256(32, $password, $salt, 1, 2); // expect: kdf scrypt outputBits=256 functions=keyderive
ParagonIE_Sodium_Compat::crypto_pwhash_scryptsalsa208sha256_str($password, 1, 2); // expect: password-hash scrypt functions=keyderive
ParagonIE_Sodium_Compat::crypto_pwhash_scryptsalsa208sha256_str_verify($hash, $password); // expect: password-hash scrypt functions=verify
ParagonIE_Sodium_Compat::crypto_aead_aes256gcm_encrypt($m, "", random_bytes(12), $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_aes256gcm_decrypt($m, "", $nonce, $key); // expect: cipher AES-256-GCM keyBits=256 mode=gcm functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_aes256gcm_keygen(); // expect: keygen AES-256-GCM keyBits=256 mode=gcm
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_keygen(); // expect: keygen ChaCha20-Poly1305
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_chacha20poly1305_ietf_keygen(); // expect: keygen ChaCha20-Poly1305
ParagonIE_Sodium_Compat::crypto_aead_xchacha20poly1305_ietf_encrypt($m, "", random_bytes(12), $key); // expect: cipher XChaCha20-Poly1305 nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_xchacha20poly1305_ietf_decrypt($m, "", $nonce, $key); // expect: cipher XChaCha20-Poly1305 functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_xchacha20poly1305_ietf_keygen(); // expect: keygen XChaCha20-Poly1305
ParagonIE_Sodium_Compat::crypto_aead_aegis128l_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-128L nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_aegis128l_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-128L functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_aegis128l_keygen(); // expect: keygen AEGIS-128L
ParagonIE_Sodium_Compat::crypto_aead_aegis256_encrypt($m, "", random_bytes(12), $key); // expect: cipher AEGIS-256 nonceBits=96 functions=encrypt; random RNG byteLength=12
ParagonIE_Sodium_Compat::crypto_aead_aegis256_decrypt($m, "", $nonce, $key); // expect: cipher AEGIS-256 functions=decrypt
ParagonIE_Sodium_Compat::crypto_aead_aegis256_keygen(); // expect: keygen AEGIS-256
sodium_crypto_generichash($m, "0123456789abcdef", 32); // expect: hash BLAKE2b-256 keyBits=128 outputBits=256 functions=digest
sodium_crypto_pwhash(32, $password, $salt, SODIUM_CRYPTO_PWHASH_OPSLIMIT_SENSITIVE, SODIUM_CRYPTO_PWHASH_MEMLIMIT_SENSITIVE); // expect: kdf Argon2id-1048576-4 outputBits=256 iterations=4 memoryKib=1048576 functions=keyderive
sodium_crypto_pwhash(32, $password, $salt, 3, 65536000, SODIUM_CRYPTO_PWHASH_ALG_ARGON2ID13); // expect: kdf Argon2id outputBits=256 functions=keyderive
sodium_crypto_pwhash(32, $password, $salt, 3, 65536000, SODIUM_CRYPTO_PWHASH_ALG_DEFAULT); // expect: kdf Argon2id outputBits=256 functions=keyderive
\Sodium\randombytes_buf(16); // expect: random RNG byteLength=16
ParagonIE_Sodium_Compat::randombytes_buf(16); // expect: random RNG byteLength=16

sodium_memzero($key);
sodium_bin2hex($key);
$box->sodium_crypto_secretbox($m, $nonce, $key);
crypto_secretbox($m, $nonce, $key);
sodium_crypto_aead_aes256gcm_is_available();
sodium_crypto_secretstream_xchacha20poly1305_push($state, $m); // expect: cipher XChaCha20-Poly1305 functions=encrypt
sodium_crypto_secretstream_xchacha20poly1305_pull($state, $c); // expect: cipher XChaCha20-Poly1305 functions=decrypt
sodium_crypto_stream_xchacha20_xor_ic($m, random_bytes(24), 2, random_bytes(32)); // expect: cipher XChaCha20 functions=encrypt nonceBits=192 keyBits=256; random RNG byteLength=24; random RNG byteLength=32
sodium_crypto_box_publickey($pair); // expect: key x25519
sodium_crypto_box_secretkey($pair); // expect: key x25519
sodium_crypto_kx_publickey($pair); // expect: key x25519
sodium_crypto_kx_secretkey($pair); // expect: key x25519
sodium_crypto_sign_publickey($pair); // expect: key Ed25519
sodium_crypto_sign_secretkey($pair); // expect: key Ed25519
sodium_crypto_scalarmult_ristretto255($n, $p); // expect: key-agreement ECDH-Ristretto255
sodium_crypto_scalarmult_ristretto255_base($n); // expect: key-agreement ECDH-Ristretto255
\Sodium\crypto_secretstream_xchacha20poly1305_push($state, $m); // expect: cipher XChaCha20-Poly1305 functions=encrypt
\Sodium\crypto_secretstream_xchacha20poly1305_pull($state, $c); // expect: cipher XChaCha20-Poly1305 functions=decrypt
\Sodium\crypto_stream_xchacha20_xor_ic($m, random_bytes(24), 2, random_bytes(32)); // expect: cipher XChaCha20 functions=encrypt nonceBits=192 keyBits=256; random RNG byteLength=24; random RNG byteLength=32
\Sodium\crypto_box_publickey($pair); // expect: key x25519
\Sodium\crypto_box_secretkey($pair); // expect: key x25519
\Sodium\crypto_kx_publickey($pair); // expect: key x25519
\Sodium\crypto_kx_secretkey($pair); // expect: key x25519
\Sodium\crypto_sign_publickey($pair); // expect: key Ed25519
\Sodium\crypto_sign_secretkey($pair); // expect: key Ed25519
\Sodium\crypto_scalarmult_ristretto255($n, $p); // expect: key-agreement ECDH-Ristretto255
\Sodium\crypto_scalarmult_ristretto255_base($n); // expect: key-agreement ECDH-Ristretto255
ParagonIE_Sodium_Compat::crypto_secretstream_xchacha20poly1305_push($state, $m); // expect: cipher XChaCha20-Poly1305 functions=encrypt
ParagonIE_Sodium_Compat::crypto_secretstream_xchacha20poly1305_pull($state, $c); // expect: cipher XChaCha20-Poly1305 functions=decrypt
ParagonIE_Sodium_Compat::crypto_stream_xchacha20_xor_ic($m, random_bytes(24), 2, random_bytes(32)); // expect: cipher XChaCha20 functions=encrypt nonceBits=192 keyBits=256; random RNG byteLength=24; random RNG byteLength=32
ParagonIE_Sodium_Compat::crypto_box_publickey($pair); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_box_secretkey($pair); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_kx_publickey($pair); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_kx_secretkey($pair); // expect: key x25519
ParagonIE_Sodium_Compat::crypto_sign_publickey($pair); // expect: key Ed25519
ParagonIE_Sodium_Compat::crypto_sign_secretkey($pair); // expect: key Ed25519
ParagonIE_Sodium_Compat::crypto_scalarmult_ristretto255($n, $p); // expect: key-agreement ECDH-Ristretto255
ParagonIE_Sodium_Compat::crypto_scalarmult_ristretto255_base($n); // expect: key-agreement ECDH-Ristretto255
$state = sodium_crypto_generichash_init(); // expect: hash BLAKE2b-256 functions=digest
sodium_crypto_generichash_update($state, $data);
sodium_crypto_generichash_final($state);
$other = \Sodium\crypto_generichash_init(); // expect: hash BLAKE2b-256 functions=digest
\Sodium\crypto_generichash_update($other, $data);
\Sodium\crypto_generichash_final($other);
ParagonIE_Sodium_Compat::crypto_generichash_update($other, $data);
ParagonIE_Sodium_Compat::crypto_generichash_final($other);
