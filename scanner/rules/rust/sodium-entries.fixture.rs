// Every entry point that the other fixture does not show.
fn entries() {
  sodiumoxide::crypto::secretbox::xsalsa20poly1305::gen_key(x, y, z); // expect: keygen XSalsa20-Poly1305
  sodiumoxide::crypto::secretbox::seal_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  sodiumoxide::crypto::secretbox::xsalsa20poly1305::seal(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  sodiumoxide::crypto::secretbox::xsalsa20poly1305::seal_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  sodiumoxide::crypto::secretbox::open(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodiumoxide::crypto::secretbox::open_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodiumoxide::crypto::secretbox::xsalsa20poly1305::open(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodiumoxide::crypto::secretbox::xsalsa20poly1305::open_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::gen_keypair(x, y, z); // expect: keygen x25519
  sodiumoxide::crypto::box_::seal_precomputed(x, y, z); // expect: cipher NaCl-box functions=encrypt
  sodiumoxide::crypto::box_::seal_detached(x, y, z); // expect: cipher NaCl-box functions=encrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::seal(x, y, z); // expect: cipher NaCl-box functions=encrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::seal_precomputed(x, y, z); // expect: cipher NaCl-box functions=encrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::seal_detached(x, y, z); // expect: cipher NaCl-box functions=encrypt
  sodiumoxide::crypto::box_::open(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::open_precomputed(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::open_detached(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::open(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::open_precomputed(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::open_detached(x, y, z); // expect: cipher NaCl-box functions=decrypt
  sodiumoxide::crypto::box_::precompute(x, y, z); // expect: key-agreement x25519
  sodiumoxide::crypto::box_::curve25519xsalsa20poly1305::precompute(x, y, z); // expect: key-agreement x25519
  sodiumoxide::crypto::sealedbox::seal(x, y, z); // expect: cipher NaCl-sealedbox functions=encrypt
  sodiumoxide::crypto::sealedbox::open(x, y, z); // expect: cipher NaCl-sealedbox functions=decrypt
  sodiumoxide::crypto::aead::gen_key(x, y, z); // expect: keygen XChaCha20-Poly1305
  sodiumoxide::crypto::aead::seal(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodiumoxide::crypto::aead::open(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodiumoxide::crypto::aead::chacha20poly1305::gen_key(x, y, z); // expect: keygen ChaCha20-Poly1305
  sodiumoxide::crypto::aead::chacha20poly1305_ietf::gen_key(x, y, z); // expect: keygen ChaCha20-Poly1305
  sodiumoxide::crypto::aead::xchacha20poly1305_ietf::gen_key(x, y, z); // expect: keygen XChaCha20-Poly1305
  sodiumoxide::crypto::aead::chacha20poly1305::seal(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  sodiumoxide::crypto::aead::chacha20poly1305_ietf::seal(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  sodiumoxide::crypto::aead::xchacha20poly1305_ietf::seal(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  sodiumoxide::crypto::aead::chacha20poly1305::open(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  sodiumoxide::crypto::aead::chacha20poly1305_ietf::open(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  sodiumoxide::crypto::aead::xchacha20poly1305_ietf::open(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  sodiumoxide::crypto::secretstream::Stream::init_push(x, y, z); // expect: cipher XChaCha20-Poly1305
  sodiumoxide::crypto::secretstream::Stream::init_pull(x, y, z); // expect: cipher XChaCha20-Poly1305
  sodiumoxide::crypto::secretstream::xchacha20poly1305::Stream::init_push(x, y, z); // expect: cipher XChaCha20-Poly1305
  sodiumoxide::crypto::secretstream::xchacha20poly1305::Stream::init_pull(x, y, z); // expect: cipher XChaCha20-Poly1305
  sodiumoxide::crypto::stream::chacha20::stream(x, y, z); // expect: cipher ChaCha20 functions=encrypt
  sodiumoxide::crypto::stream::chacha20::stream_xor(x, y, z); // expect: cipher ChaCha20 functions=encrypt
  sodiumoxide::crypto::stream::chacha20::stream_xor_inplace(x, y, z); // expect: cipher ChaCha20 functions=encrypt
  sodiumoxide::crypto::stream::salsa20::stream(x, y, z); // expect: cipher Salsa20 functions=encrypt
  sodiumoxide::crypto::stream::salsa20::stream_xor(x, y, z); // expect: cipher Salsa20 functions=encrypt
  sodiumoxide::crypto::stream::salsa20::stream_xor_inplace(x, y, z); // expect: cipher Salsa20 functions=encrypt
  sodiumoxide::crypto::stream::xsalsa20::stream(x, y, z); // expect: cipher XSalsa20 functions=encrypt
  sodiumoxide::crypto::stream::xsalsa20::stream_xor(x, y, z); // expect: cipher XSalsa20 functions=encrypt
  sodiumoxide::crypto::stream::xsalsa20::stream_xor_inplace(x, y, z); // expect: cipher XSalsa20 functions=encrypt
  sodiumoxide::crypto::stream::xchacha20::stream(x, y, z); // expect: cipher XChaCha20 functions=encrypt
  sodiumoxide::crypto::stream::xchacha20::stream_xor(x, y, z); // expect: cipher XChaCha20 functions=encrypt
  sodiumoxide::crypto::stream::xchacha20::stream_xor_inplace(x, y, z); // expect: cipher XChaCha20 functions=encrypt
  sodiumoxide::crypto::sign::gen_keypair(x, y, z); // expect: keygen Ed25519
  sodiumoxide::crypto::sign::keypair_from_seed(x, y, z); // expect: keygen Ed25519
  sodiumoxide::crypto::sign::ed25519::gen_keypair(x, y, z); // expect: keygen Ed25519
  sodiumoxide::crypto::sign::ed25519::keypair_from_seed(x, y, z); // expect: keygen Ed25519
  sodiumoxide::crypto::sign::sign(x, y, z); // expect: signature Ed25519 functions=sign
  sodiumoxide::crypto::sign::ed25519::sign(x, y, z); // expect: signature Ed25519 functions=sign
  sodiumoxide::crypto::sign::ed25519::sign_detached(x, y, z); // expect: signature Ed25519 functions=sign
  sodiumoxide::crypto::sign::verify(x, y, z); // expect: signature Ed25519 functions=verify
  sodiumoxide::crypto::sign::verify_detached(x, y, z); // expect: signature Ed25519 functions=verify
  sodiumoxide::crypto::sign::ed25519::verify(x, y, z); // expect: signature Ed25519 functions=verify
  sodiumoxide::crypto::sign::ed25519::verify_detached(x, y, z); // expect: signature Ed25519 functions=verify
  sodiumoxide::crypto::auth::authenticate(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  sodiumoxide::crypto::auth::gen_key(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  sodiumoxide::crypto::auth::verify(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256 functions=verify
  sodiumoxide::crypto::auth::hmacsha256::authenticate(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  sodiumoxide::crypto::auth::hmacsha256::verify(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  sodiumoxide::crypto::auth::hmacsha256::gen_key(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  sodiumoxide::crypto::auth::hmacsha512::authenticate(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  sodiumoxide::crypto::auth::hmacsha512::verify(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  sodiumoxide::crypto::auth::hmacsha512::gen_key(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  sodiumoxide::crypto::auth::hmacsha512256::authenticate(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  sodiumoxide::crypto::auth::hmacsha512256::verify(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  sodiumoxide::crypto::auth::hmacsha512256::gen_key(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  sodiumoxide::crypto::onetimeauth::authenticate(x, y, z); // expect: mac Poly1305
  sodiumoxide::crypto::onetimeauth::verify(x, y, z); // expect: mac Poly1305
  sodiumoxide::crypto::onetimeauth::gen_key(x, y, z); // expect: mac Poly1305
  sodiumoxide::crypto::shorthash::shorthash(x, y, z); // expect: mac SipHash
  sodiumoxide::crypto::shorthash::gen_key(x, y, z); // expect: mac SipHash
  sodiumoxide::crypto::hash::hash(x, y, z); // expect: hash SHA-512
  sodiumoxide::crypto::hash::sha512::hash(x, y, z); // expect: hash SHA-512
  sodiumoxide::crypto::hash::sha256::hash(x, y, z); // expect: hash SHA-256
  sodiumoxide::crypto::hash::State::new(x, y, z); // expect: hash SHA-512
  sodiumoxide::crypto::hash::sha512::State::new(x, y, z); // expect: hash SHA-512
  sodiumoxide::crypto::hash::sha256::State::new(x, y, z); // expect: hash SHA-256
  sodiumoxide::crypto::generichash::hash(x, y, z); // expect: hash BLAKE2b
  sodiumoxide::crypto::generichash::State::new(x, y, z); // expect: hash BLAKE2b
  sodiumoxide::crypto::pwhash::derive_key(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::pwhash::pwhash(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::pwhash::pwhash_verify(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::pwhash::argon2id13::derive_key(x, y, z); // expect: password-hash Argon2id
  sodiumoxide::crypto::pwhash::argon2id13::pwhash_verify(x, y, z); // expect: password-hash Argon2id
  sodiumoxide::crypto::pwhash::argon2i13::derive_key(x, y, z); // expect: password-hash Argon2i
  sodiumoxide::crypto::pwhash::argon2i13::pwhash(x, y, z); // expect: password-hash Argon2i
  sodiumoxide::crypto::pwhash::argon2i13::pwhash_verify(x, y, z); // expect: password-hash Argon2i
  sodiumoxide::crypto::pwhash::scryptsalsa208sha256::derive_key(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::pwhash::scryptsalsa208sha256::pwhash(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::pwhash::scryptsalsa208sha256::pwhash_verify(x, y, z); // expect: password-hash scrypt
  sodiumoxide::crypto::kdf::derive_from_key(x, y, z); // expect: kdf BLAKE2b
  sodiumoxide::crypto::kdf::gen_key(x, y, z); // expect: kdf BLAKE2b
  sodiumoxide::crypto::kx::gen_keypair(x, y, z); // expect: keygen x25519
  sodiumoxide::crypto::kx::x25519blake2b::gen_keypair(x, y, z); // expect: keygen x25519
  sodiumoxide::crypto::kx::client_session_keys(x, y, z); // expect: key-agreement x25519 digest=BLAKE2b
  sodiumoxide::crypto::kx::server_session_keys(x, y, z); // expect: key-agreement x25519 digest=BLAKE2b
  sodiumoxide::crypto::scalarmult::scalarmult(x, y, z); // expect: key-agreement x25519
  sodiumoxide::crypto::scalarmult::scalarmult_base(x, y, z); // expect: key-agreement x25519
  sodiumoxide::randombytes::randombytes_into(x, y, z); // expect: random RNG
  sodiumoxide::randombytes::randombytes_uniform(x, y, z); // expect: random RNG
  libsodium_sys::crypto_secretbox_easy(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  libsodium_sys::crypto_secretbox_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  libsodium_sys::crypto_secretbox_open_easy(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  libsodium_sys::crypto_secretbox_open_detached(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=decrypt
  libsodium_sys::crypto_box_easy(x, y, z); // expect: cipher NaCl-box functions=encrypt
  libsodium_sys::crypto_box_detached(x, y, z); // expect: cipher NaCl-box functions=encrypt
  libsodium_sys::crypto_box_open_easy(x, y, z); // expect: cipher NaCl-box functions=decrypt
  libsodium_sys::crypto_box_open_detached(x, y, z); // expect: cipher NaCl-box functions=decrypt
  libsodium_sys::crypto_box_keypair(x, y, z); // expect: keygen x25519
  libsodium_sys::crypto_box_seed_keypair(x, y, z); // expect: keygen x25519
  libsodium_sys::crypto_sign_keypair(x, y, z); // expect: keygen Ed25519
  libsodium_sys::crypto_sign_seed_keypair(x, y, z); // expect: keygen Ed25519
  libsodium_sys::crypto_sign(x, y, z); // expect: signature Ed25519 functions=sign
  libsodium_sys::crypto_sign_detached(x, y, z); // expect: signature Ed25519 functions=sign
  libsodium_sys::crypto_sign_open(x, y, z); // expect: signature Ed25519 functions=verify
  libsodium_sys::crypto_sign_verify_detached(x, y, z); // expect: signature Ed25519 functions=verify
  libsodium_sys::crypto_aead_xchacha20poly1305_ietf_encrypt(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  libsodium_sys::crypto_aead_chacha20poly1305_ietf_encrypt(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  libsodium_sys::crypto_aead_chacha20poly1305_encrypt(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  libsodium_sys::crypto_aead_aes256gcm_encrypt(x, y, z); // expect: cipher AES-256-GCM functions=encrypt keyBits=256 mode=gcm
  libsodium_sys::crypto_aead_xchacha20poly1305_ietf_decrypt(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  libsodium_sys::crypto_aead_chacha20poly1305_ietf_decrypt(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  libsodium_sys::crypto_aead_chacha20poly1305_decrypt(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  libsodium_sys::crypto_aead_aes256gcm_decrypt(x, y, z); // expect: cipher AES-256-GCM functions=decrypt keyBits=256 mode=gcm
  libsodium_sys::crypto_generichash(x, y, z); // expect: hash BLAKE2b
  libsodium_sys::crypto_hash_sha256(x, y, z); // expect: hash SHA-256
  libsodium_sys::crypto_hash_sha512(x, y, z); // expect: hash SHA-512
  libsodium_sys::crypto_pwhash_str(x, y, z); // expect: password-hash Argon2id
  libsodium_sys::crypto_pwhash_str_verify(x, y, z); // expect: password-hash Argon2id
  libsodium_sys::crypto_scalarmult(x, y, z); // expect: key-agreement x25519
  libsodium_sys::randombytes_buf(x, y, z); // expect: random RNG
  dryoc::dryocsecretbox::DryocSecretBox::encrypt(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  dryoc::dryocsecretbox::DryocSecretBox::encrypt_to_vecbox(x, y, z); // expect: cipher XSalsa20-Poly1305 functions=encrypt
  dryoc::dryocbox::DryocBox::encrypt(x, y, z); // expect: cipher NaCl-box functions=encrypt
  dryoc::dryocbox::DryocBox::encrypt_to_vecbox(x, y, z); // expect: cipher NaCl-box functions=encrypt
  dryoc::dryocbox::DryocBox::seal(x, y, z); // expect: cipher NaCl-sealedbox functions=encrypt
  dryoc::dryocbox::DryocBox::seal_to_vecbox(x, y, z); // expect: cipher NaCl-sealedbox functions=encrypt
  dryoc::dryocbox::KeyPair::gen(x, y, z); // expect: keygen x25519
  dryoc::dryocstream::DryocStream::init_push(x, y, z); // expect: cipher XChaCha20-Poly1305
  dryoc::dryocstream::DryocStream::init_pull(x, y, z); // expect: cipher XChaCha20-Poly1305
  dryoc::generichash::GenericHash::new(x, y, z); // expect: hash BLAKE2b
  dryoc::generichash::GenericHash::new_with_defaults(x, y, z); // expect: hash BLAKE2b
  dryoc::generichash::GenericHash::hash(x, y, z); // expect: hash BLAKE2b
  dryoc::generichash::GenericHash::hash_with_defaults(x, y, z); // expect: hash BLAKE2b
  dryoc::generichash::GenericHash::hash_with_defaults_to_vec(x, y, z); // expect: hash BLAKE2b
  dryoc::sign::SigningKeyPair::gen(x, y, z); // expect: keygen Ed25519
  dryoc::sign::SigningKeyPair::gen_with_defaults(x, y, z); // expect: keygen Ed25519
  dryoc::sign::SigningKeyPair::from_seed(x, y, z); // expect: keygen Ed25519
  dryoc::pwhash::PwHash::hash(x, y, z); // expect: password-hash Argon2id
  dryoc::pwhash::PwHash::hash_with_defaults(x, y, z); // expect: password-hash Argon2id
  dryoc::pwhash::PwHash::hash_interactive(x, y, z); // expect: password-hash Argon2id
  dryoc::pwhash::PwHash::hash_with_salt(x, y, z); // expect: password-hash Argon2id
  dryoc::kx::Session::new_client(x, y, z); // expect: key-agreement x25519
  dryoc::kx::Session::new_server(x, y, z); // expect: key-agreement x25519
  dryoc::kx::Session::new_client_with_defaults(x, y, z); // expect: key-agreement x25519
  dryoc::kx::Session::new_server_with_defaults(x, y, z); // expect: key-agreement x25519
  dryoc::auth::Auth::new(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  dryoc::auth::Auth::compute(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  dryoc::auth::Auth::compute_to_vec(x, y, z); // expect: mac HMAC-SHA-512-256 digest=SHA-512 tagBits=256
  dryoc::onetimeauth::OnetimeAuth::new(x, y, z); // expect: mac Poly1305
  dryoc::onetimeauth::OnetimeAuth::compute(x, y, z); // expect: mac Poly1305
  dryoc::onetimeauth::OnetimeAuth::compute_to_vec(x, y, z); // expect: mac Poly1305
  orion::aead::seal(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  orion::aead::open(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  orion::auth::authenticate(x, y, z); // expect: mac BLAKE2b-MAC tagBits=256
  orion::auth::authenticate_verify(x, y, z); // expect: mac BLAKE2b-MAC tagBits=256
  orion::hash::digest(x, y, z); // expect: hash BLAKE2b-256 outputBits=256
  orion::hash::digest_from_reader(x, y, z); // expect: hash BLAKE2b-256 outputBits=256
  orion::pwhash::hash_password(x, y, z); // expect: password-hash Argon2i
  orion::pwhash::hash_password_verify(x, y, z); // expect: password-hash Argon2i functions=verify
  orion::hazardous::aead::chacha20poly1305::seal(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  orion::hazardous::aead::chacha20poly1305::open(x, y, z); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  orion::hazardous::aead::xchacha20poly1305::seal(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  orion::hazardous::aead::xchacha20poly1305::open(x, y, z); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  orion::hazardous::hash::sha2::sha256::Sha256::new(x, y, z); // expect: hash SHA-256
  orion::hazardous::hash::sha2::sha256::Sha256::digest(x, y, z); // expect: hash SHA-256
  orion::hazardous::hash::sha2::sha384::Sha384::new(x, y, z); // expect: hash SHA-384
  orion::hazardous::hash::sha2::sha384::Sha384::digest(x, y, z); // expect: hash SHA-384
  orion::hazardous::hash::sha2::sha512::Sha512::new(x, y, z); // expect: hash SHA-512
  orion::hazardous::hash::sha2::sha512::Sha512::digest(x, y, z); // expect: hash SHA-512
  orion::hazardous::kdf::pbkdf2::sha256::derive_key(x, y, z); // expect: kdf PBKDF2-SHA-256 digest=SHA-256
  orion::hazardous::kdf::pbkdf2::sha256::verify(x, y, z); // expect: kdf PBKDF2-SHA-256 digest=SHA-256
  orion::hazardous::kdf::pbkdf2::sha384::derive_key(x, y, z); // expect: kdf PBKDF2-SHA-384 digest=SHA-384
  orion::hazardous::kdf::pbkdf2::sha384::verify(x, y, z); // expect: kdf PBKDF2-SHA-384 digest=SHA-384
  orion::hazardous::kdf::pbkdf2::sha512::derive_key(x, y, z); // expect: kdf PBKDF2-SHA-512 digest=SHA-512
  orion::hazardous::kdf::pbkdf2::sha512::verify(x, y, z); // expect: kdf PBKDF2-SHA-512 digest=SHA-512
  orion::hazardous::kdf::hkdf::sha256::derive_key(x, y, z); // expect: kdf HKDF-SHA-256 digest=SHA-256
  orion::hazardous::kdf::hkdf::sha256::extract(x, y, z); // expect: kdf HKDF-SHA-256 digest=SHA-256
  orion::hazardous::kdf::hkdf::sha256::expand(x, y, z); // expect: kdf HKDF-SHA-256 digest=SHA-256
  orion::hazardous::kdf::hkdf::sha384::derive_key(x, y, z); // expect: kdf HKDF-SHA-384 digest=SHA-384
  orion::hazardous::kdf::hkdf::sha384::extract(x, y, z); // expect: kdf HKDF-SHA-384 digest=SHA-384
  orion::hazardous::kdf::hkdf::sha384::expand(x, y, z); // expect: kdf HKDF-SHA-384 digest=SHA-384
  orion::hazardous::kdf::hkdf::sha512::derive_key(x, y, z); // expect: kdf HKDF-SHA-512 digest=SHA-512
  orion::hazardous::kdf::hkdf::sha512::extract(x, y, z); // expect: kdf HKDF-SHA-512 digest=SHA-512
  orion::hazardous::kdf::hkdf::sha512::expand(x, y, z); // expect: kdf HKDF-SHA-512 digest=SHA-512
  orion::hazardous::mac::hmac::sha256::HmacSha256::new(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  orion::hazardous::mac::hmac::sha256::HmacSha256::hmac(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  orion::hazardous::mac::hmac::sha256::HmacSha256::verify(x, y, z); // expect: mac HMAC-SHA-256 digest=SHA-256
  orion::hazardous::mac::hmac::sha384::HmacSha384::new(x, y, z); // expect: mac HMAC-SHA-384 digest=SHA-384
  orion::hazardous::mac::hmac::sha384::HmacSha384::hmac(x, y, z); // expect: mac HMAC-SHA-384 digest=SHA-384
  orion::hazardous::mac::hmac::sha384::HmacSha384::verify(x, y, z); // expect: mac HMAC-SHA-384 digest=SHA-384
  orion::hazardous::mac::hmac::sha512::HmacSha512::new(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  orion::hazardous::mac::hmac::sha512::HmacSha512::hmac(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  orion::hazardous::mac::hmac::sha512::HmacSha512::verify(x, y, z); // expect: mac HMAC-SHA-512 digest=SHA-512
  orion::kex::EphemeralServerSession::new(x, y, z); // expect: key-agreement x25519
  orion::kex::EphemeralClientSession::new(x, y, z); // expect: key-agreement x25519
  orion::util::secure_rand_bytes(x, y, z); // expect: random RNG
}

