#include <botan/rng.h>
#include <botan/pubkey.h>
#include <botan/pwdhash.h>

void draw_randomnumbergenerator(Botan::RandomNumberGenerator& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_autoseeded_rng(Botan::AutoSeeded_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_system_rng(Botan::System_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_processor_rng(Botan::Processor_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_rdrand_rng(Botan::RDRAND_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_jitter_rng(Botan::Jitter_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_esdm_rng(Botan::ESDM_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_tpm_rng(Botan::TPM_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_pkcs11_rng(Botan::PKCS11_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_stateful_rng(Botan::Stateful_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_chacha_rng(Botan::ChaCha_RNG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_hmac_drbg(Botan::HMAC_DRBG& rng, uint8_t *out) {
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_ts_input(out, 32); // expect: random RNG byteLength=32 functions=generate
  rng.randomize_with_input(out, 32, in, 8); // expect: random RNG byteLength=32 functions=generate
  auto nonce = rng.random_vec(24); // expect: random RNG byteLength=24 functions=generate
  auto bytes = rng.random_array<16>(); // expect: random RNG functions=generate
  auto one = rng.next_byte() ^ rng.next_nonzero_byte(); // expect: random RNG functions=generate; random RNG functions=generate
}

void draw_here(uint8_t *out) {
  Botan::AutoSeeded_RNG rng; // expect: random RNG
  rng.randomize(out, 32); // expect: random RNG byteLength=32 functions=generate
  Botan::system_rng().randomize(out, 16); // expect: random RNG byteLength=16
  Botan::RSA_PrivateKey key(Botan::system_rng(), 3072); // expect: keygen RSA-3072
}

void agree(Botan::RandomNumberGenerator& rng, Botan::Private_Key& key, Botan::DH_PrivateKey& dh, Botan::ECDH_PrivateKey& ecdh, Botan::X25519_PrivateKey& x, Botan::X448_PrivateKey& y, Botan::Curve25519_PrivateKey& z) {
  Botan::ECDH_PrivateKey own(rng, Botan::EC_Group("secp256r1")); // expect: keygen ECDH-P-256
  Botan::PK_Key_Agreement first(own, rng, "HKDF(SHA-256)"); // expect: key-agreement ECDH-P-256; kdf HKDF-SHA-256
  Botan::PK_Key_Agreement second(own, rng, "Raw"); // expect: key-agreement ECDH-P-256
  Botan::PK_Key_Agreement third(key, rng, "KDF2(SHA-512)"); // expect: key-agreement unknown; kdf KDF2-SHA-512
  Botan::PK_KEM_Encryptor out(kem, rng, "HKDF(SHA-256)"); // expect: kem unknown functions=encapsulate; kdf HKDF-SHA-256
  Botan::PK_KEM_Decryptor in(kem, rng, "Raw"); // expect: kem unknown functions=decapsulate
  auto op_key = key.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
  auto op_dh = dh.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
  auto op_ecdh = ecdh.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
  auto op_x = x.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
  auto op_y = y.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
  auto op_z = z.create_key_agreement_op(rng, "HKDF(SHA-256)", ""); // expect: key-agreement unknown; kdf HKDF-SHA-256
}

void keys() {
  Botan::RSA_PublicKey rsa(id, bits); // expect: key RSA
  Botan::DSA_PublicKey dsa(id, bits); // expect: key DSA
  Botan::DH_PublicKey dh(id, bits); // expect: key DH
  Botan::ElGamal_PublicKey elgamal(id, bits); // expect: key ElGamal
  Botan::ECDSA_PublicKey ecdsa(id, bits); // expect: key ECDSA
  Botan::ECDH_PublicKey ecdh(id, bits); // expect: key ECDH
  Botan::ECGDSA_PublicKey ecgdsa(id, bits); // expect: key ECGDSA
  Botan::ECKCDSA_PublicKey eckcdsa(id, bits); // expect: key ECKCDSA
  Botan::SM2_PublicKey sm2(id, bits); // expect: key SM2
  Botan::Ed25519_PublicKey ed25519(id, bits); // expect: key Ed25519
  Botan::Ed448_PublicKey ed448(id, bits); // expect: key Ed448
  Botan::X25519_PublicKey x25519(id, bits); // expect: key x25519
  Botan::X448_PublicKey x448(id, bits); // expect: key x448
}

void stretch(size_t rounds) {
  auto by_create_sha1 = Botan::PasswordHashFamily::create("PBKDF2(SHA-1)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-1-100000
  auto by_create_sha224 = Botan::PasswordHashFamily::create("PBKDF2(SHA-224)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-224-100000
  auto by_create_sha256 = Botan::PasswordHashFamily::create("PBKDF2(SHA-256)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-256-100000
  auto by_create_sha384 = Botan::PasswordHashFamily::create("PBKDF2(SHA-384)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-384-100000
  auto by_create_sha512 = Botan::PasswordHashFamily::create("PBKDF2(SHA-512)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-512-100000
  auto by_create_argon2d = Botan::PasswordHashFamily::create("Argon2d")->from_params(65536, 3, 4); // expect: password-hash Argon2d-65536-3-4
  auto by_create_argon2i = Botan::PasswordHashFamily::create("Argon2i")->from_params(65536, 3, 4); // expect: password-hash Argon2i-65536-3-4
  auto by_create_argon2id = Botan::PasswordHashFamily::create("Argon2id")->from_params(65536, 3, 4); // expect: password-hash Argon2id-65536-3-4
  auto by_create_scrypt = Botan::PasswordHashFamily::create("Scrypt")->from_params(32768, 8, 1); // expect: password-hash scrypt-32768-8-1
  auto by_create_bcrypt = Botan::PasswordHashFamily::create("Bcrypt-PBKDF")->from_params(16); // expect: password-hash bcrypt-pbkdf-16
  auto by_create_or_throw_sha1 = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-1)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-1-100000
  auto by_create_or_throw_sha224 = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-224)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-224-100000
  auto by_create_or_throw_sha256 = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-256)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-256-100000
  auto by_create_or_throw_sha384 = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-384)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-384-100000
  auto by_create_or_throw_sha512 = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-512)")->from_iterations(100000); // expect: password-hash PBKDF2-SHA-512-100000
  auto by_create_or_throw_argon2d = Botan::PasswordHashFamily::create_or_throw("Argon2d")->from_params(65536, 3, 4); // expect: password-hash Argon2d-65536-3-4
  auto by_create_or_throw_argon2i = Botan::PasswordHashFamily::create_or_throw("Argon2i")->from_params(65536, 3, 4); // expect: password-hash Argon2i-65536-3-4
  auto by_create_or_throw_argon2id = Botan::PasswordHashFamily::create_or_throw("Argon2id")->from_params(65536, 3, 4); // expect: password-hash Argon2id-65536-3-4
  auto by_create_or_throw_scrypt = Botan::PasswordHashFamily::create_or_throw("Scrypt")->from_params(32768, 8, 1); // expect: password-hash scrypt-32768-8-1
  auto by_create_or_throw_bcrypt = Botan::PasswordHashFamily::create_or_throw("Bcrypt-PBKDF")->from_params(16); // expect: password-hash bcrypt-pbkdf-16
  auto chosen = Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-256)"); // expect: password-hash PBKDF2-SHA-256-600000
  auto hash = chosen->from_params(600000);
  auto any = Botan::PasswordHashFamily::create(name)->from_params(1, 2, 3); // expect: password-hash unknown
  auto kdf = Botan::KDF::create_or_throw("HKDF(SHA-384)"); // expect: kdf HKDF-SHA-384 outputBits=256
  kdf->derive_key(32, secret, salt, label);
  auto old = Botan::get_kdf("KDF2(SHA-1)"); // expect: kdf KDF2-SHA-1 outputBits=128
  old->derive_key(16, secret, salt);
  auto pbkdf = Botan::get_pbkdf("PBKDF2(SHA-256)"); // expect: kdf PBKDF2-SHA-256-5000 outputBits=256
  pbkdf->derive_key(32, pass, salt, 16, 5000);
  auto stretched = Botan::PBKDF::create("PBKDF2(SHA-1)"); // expect: kdf PBKDF2-SHA-1-2000 outputBits=160
  stretched->pbkdf_iterations(out, 20, pass, salt, 16, 2000);
}

void wrap(Botan::RandomNumberGenerator& rng, Botan::Private_Key& key) {
  auto cipher = Botan::BlockCipher::create("AES-256");
  Botan::nist_key_wrap(in, len, *cipher); // expect: key-wrap AES-256-KW
  Botan::nist_key_unwrap(in, len, *cipher); // expect: key-wrap AES-256-KW
  Botan::nist_key_wrap_padded(in, len, *cipher); // expect: key-wrap AES-256-KWP
  Botan::nist_key_unwrap_padded(in, len, *cipher); // expect: key-wrap AES-256-KWP
  Botan::rfc3394_keywrap(in, kek); // expect: key-wrap AES-KW
  Botan::rfc3394_keyunwrap(in, kek); // expect: key-wrap AES-KW
  Botan::PKCS8::BER_encode_encrypted_pbkdf_iter(key, rng, pass, 50000, "AES-256/CBC", "SHA-512"); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-50000 functions=encrypt
  Botan::PKCS8::PEM_encode_encrypted_pbkdf_iter(key, rng, pass, 50000); // expect: cipher PBES2-50000
  Botan::PKCS8::BER_encode_encrypted_pbkdf_msec(key, rng, pass, wait, "AES-128/GCM"); // expect: cipher PBES2-AES-128-GCM
  Botan::PKCS8::PEM_encode_encrypted_pbkdf_msec(key, rng, pass, wait); // expect: cipher PBES2
  Botan::CryptoBox::encrypt(in, len, pass, rng); // expect: cipher Serpent-256-CTR functions=encrypt
  Botan::CryptoBox::decrypt(text, pass); // expect: cipher Serpent-256-CTR functions=decrypt
  Botan::CryptoBox::decrypt_bin(text, pass); // expect: cipher Serpent-256-CTR functions=decrypt
}

void filters() {
  Botan::Pipe pipe(new Botan::Hash_Filter("SHA-256"), new Botan::Hex_Encoder); // expect: hash SHA-256
  Botan::Pipe tagged(new Botan::MAC_Filter("HMAC(SHA-512)", key)); // expect: mac HMAC-SHA-512
  Botan::Pipe stream(new Botan::StreamCipher_Filter("CTR(AES-128)", key)); // expect: cipher AES-128-CTR
}

void speak(Botan::RandomNumberGenerator& rng) {
  Botan::PKCS10_Request::create(key, dn, extensions, "SHA-256", rng); // expect: certificate unknown certificateFormat=PKCS10 digest=SHA-256
  Botan::X509_CA ca(cert, key, "SHA-384", rng); // expect: certificate unknown certificateFormat=X.509 digest=SHA-384
  Botan::TLS::Client client(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::TLS_V12); // expect: protocol TLSv1.2
  Botan::TLS::Client latest(callbacks, sessions, creds, policy, rng, info); // expect: protocol TLS
  Botan::TLS::Server server(callbacks, sessions, creds, policy, rng); // expect: protocol TLS
  Botan::TLS::Stream<Socket> over(context, socket); // expect: protocol TLS
  Botan::TLS::Client with_protocol_version_tls_v10(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::TLS_V10); // expect: protocol TLSv1.0
  Botan::TLS::Client with_protocol_version_tls_v11(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::TLS_V11); // expect: protocol TLSv1.1
  Botan::TLS::Client with_protocol_version_tls_v12(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::TLS_V12); // expect: protocol TLSv1.2
  Botan::TLS::Client with_protocol_version_tls_v13(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::TLS_V13); // expect: protocol TLSv1.3
  Botan::TLS::Client with_protocol_version_dtls_v10(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::DTLS_V10); // expect: protocol DTLSv1.0
  Botan::TLS::Client with_protocol_version_dtls_v12(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::DTLS_V12); // expect: protocol DTLSv1.2
  Botan::TLS::Client with_protocol_version_dtls_v13(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Protocol_Version::DTLS_V13); // expect: protocol DTLSv1.3
  Botan::TLS::Client with_version_code_tls_v10(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::TLS_V10); // expect: protocol TLSv1.0
  Botan::TLS::Client with_version_code_tls_v11(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::TLS_V11); // expect: protocol TLSv1.1
  Botan::TLS::Client with_version_code_tls_v12(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::TLS_V12); // expect: protocol TLSv1.2
  Botan::TLS::Client with_version_code_tls_v13(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::TLS_V13); // expect: protocol TLSv1.3
  Botan::TLS::Client with_version_code_dtls_v10(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::DTLS_V10); // expect: protocol DTLSv1.0
  Botan::TLS::Client with_version_code_dtls_v12(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::DTLS_V12); // expect: protocol DTLSv1.2
  Botan::TLS::Client with_version_code_dtls_v13(callbacks, sessions, creds, policy, rng, info, Botan::TLS::Version_Code::DTLS_V13); // expect: protocol DTLSv1.3
}
