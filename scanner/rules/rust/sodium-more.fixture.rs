use sodiumoxide::crypto::{aead, auth, box_, pwhash, sign, stream};
use sodiumoxide::crypto::aead::aes256gcm::Aes256Gcm;

fn detached(m: &mut [u8], n: &Nonce, k: &Key, pk: &PublicKey) {
    box_::seal_detached_precomputed(m, n, k); // expect: cipher NaCl-box functions=encrypt
    box_::open_detached_precomputed(m, t, n, k); // expect: cipher NaCl-box functions=decrypt
    box_::curve25519xsalsa20poly1305::seal_detached_precomputed(m, n, k); // expect: cipher NaCl-box functions=encrypt
    box_::curve25519xsalsa20poly1305::open_detached_precomputed(m, t, n, k); // expect: cipher NaCl-box functions=decrypt
    aead::seal_detached(m, None, n, k); // expect: cipher XChaCha20-Poly1305 functions=encrypt
    aead::open_detached(m, None, t, n, k); // expect: cipher XChaCha20-Poly1305 functions=decrypt
    aead::chacha20poly1305::seal_detached(m, None, n, k); // expect: cipher ChaCha20-Poly1305 functions=encrypt
    aead::chacha20poly1305::open_detached(m, None, t, n, k); // expect: cipher ChaCha20-Poly1305 functions=decrypt
    aead::chacha20poly1305_ietf::seal_detached(m, None, n, k); // expect: cipher ChaCha20-Poly1305 functions=encrypt
    aead::chacha20poly1305_ietf::open_detached(m, None, t, n, k); // expect: cipher ChaCha20-Poly1305 functions=decrypt
    aead::xchacha20poly1305_ietf::seal_detached(m, None, n, k); // expect: cipher XChaCha20-Poly1305 functions=encrypt
    aead::xchacha20poly1305_ietf::open_detached(m, None, t, n, k); // expect: cipher XChaCha20-Poly1305 functions=decrypt
}

fn gcm(m: &[u8], n: &Nonce, k: &Key) {
    let sealing = Aes256Gcm::new().unwrap(); // expect: cipher AES-256-GCM functions=encrypt
    sealing.seal(m, None, n, k);
    sealing.seal_detached(m, None, n, k);
    let opening = Aes256Gcm::new().unwrap(); // expect: cipher AES-256-GCM functions=decrypt
    opening.open(m, None, n, k);
    opening.open_detached(m, None, t, n, k);
}

fn streams(m: &mut [u8], n: &Nonce, k: &Key) {
    stream::chacha20::stream_xor_ic(m, n, 1, k); // expect: cipher ChaCha20 functions=encrypt
    stream::chacha20::stream_xor_ic_inplace(m, n, 1, k); // expect: cipher ChaCha20 functions=encrypt
    stream::salsa20::stream_xor_ic(m, n, 1, k); // expect: cipher Salsa20 functions=encrypt
    stream::salsa20::stream_xor_ic_inplace(m, n, 1, k); // expect: cipher Salsa20 functions=encrypt
    stream::xsalsa20::stream_xor_ic(m, n, 1, k); // expect: cipher XSalsa20 functions=encrypt
    stream::xsalsa20::stream_xor_ic_inplace(m, n, 1, k); // expect: cipher XSalsa20 functions=encrypt
    stream::xchacha20::stream_xor_ic(m, n, 1, k); // expect: cipher XChaCha20 functions=encrypt
    stream::xchacha20::stream_xor_ic_inplace(m, n, 1, k); // expect: cipher XChaCha20 functions=encrypt
}

fn states(key: &[u8]) {
    sign::State::init(); // expect: signature Ed25519ph
    sign::ed25519::State::init(); // expect: signature Ed25519ph
    auth::State::init(key); // expect: mac HMAC-SHA-512-256 tagBits=256
    auth::hmacsha256::State::init(key); // expect: mac HMAC-SHA-256
    auth::hmacsha512::State::init(key); // expect: mac HMAC-SHA-512
    auth::hmacsha512256::State::init(key); // expect: mac HMAC-SHA-512-256 tagBits=256
}

fn passwords(key: &mut [u8], passwd: &[u8], salt: &Salt) {
    pwhash::derive_key_interactive(key, passwd, salt); // expect: password-hash scrypt
    pwhash::derive_key_sensitive(key, passwd, salt); // expect: password-hash scrypt
    pwhash::pwhash_interactive(passwd); // expect: password-hash scrypt
    pwhash::pwhash_sensitive(passwd); // expect: password-hash scrypt
    pwhash::scryptsalsa208sha256::derive_key_interactive(key, passwd, salt); // expect: password-hash scrypt
    pwhash::scryptsalsa208sha256::derive_key_sensitive(key, passwd, salt); // expect: password-hash scrypt
    pwhash::scryptsalsa208sha256::pwhash_interactive(passwd); // expect: password-hash scrypt
    pwhash::scryptsalsa208sha256::pwhash_sensitive(passwd); // expect: password-hash scrypt
}
