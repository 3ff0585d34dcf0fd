#include <botan/hash.h>

void use(Botan::RandomNumberGenerator& rng) {
  auto hash = Botan::HashFunction::create("SHA-256"); // expect: hash SHA-256
  auto hash = Botan::HashFunction::create("SHA-3(256)"); // expect: hash SHA3-256
  auto hash = Botan::HashFunction::create("BLAKE2b(256)"); // expect: hash BLAKE2b-256
  auto hash = Botan::HashFunction::create("SHAKE-128(256)"); // expect: hash SHAKE128
  auto hash = Botan::HashFunction::create_or_throw("SHA-256"); // expect: hash SHA-256
  auto hash = Botan::HashFunction::create_or_throw("SHA-3(256)"); // expect: hash SHA3-256
  auto hash = Botan::HashFunction::create_or_throw("BLAKE2b(256)"); // expect: hash BLAKE2b-256
  auto hash = Botan::HashFunction::create_or_throw("SHAKE-128(256)"); // expect: hash SHAKE128
  auto mac = Botan::MessageAuthenticationCode::create("HMAC(SHA-384)"); // expect: mac HMAC-SHA-384
  auto mac = Botan::MessageAuthenticationCode::create("CMAC(AES-256)"); // expect: mac AES-256-CMAC
  auto mac = Botan::MessageAuthenticationCode::create("SipHash(2,4)"); // expect: mac SipHash
  auto mac = Botan::MessageAuthenticationCode::create("Poly1305"); // expect: mac Poly1305
  auto mac = Botan::MessageAuthenticationCode::create_or_throw("HMAC(SHA-384)"); // expect: mac HMAC-SHA-384
  auto mac = Botan::MessageAuthenticationCode::create_or_throw("CMAC(AES-256)"); // expect: mac AES-256-CMAC
  auto mac = Botan::MessageAuthenticationCode::create_or_throw("SipHash(2,4)"); // expect: mac SipHash
  auto mac = Botan::MessageAuthenticationCode::create_or_throw("Poly1305"); // expect: mac Poly1305
  auto block = Botan::BlockCipher::create("AES-128"); // expect: cipher AES-128
  auto block = Botan::BlockCipher::create_or_throw("AES-128"); // expect: cipher AES-128
  auto stream = Botan::StreamCipher::create("ChaCha(20)"); // expect: cipher ChaCha20
  auto stream = Botan::StreamCipher::create_or_throw("ChaCha(20)"); // expect: cipher ChaCha20
  auto mode = Botan::Cipher_Mode::create("AES-256/GCM", Botan::Cipher_Dir::Encryption); // expect: cipher AES-256-GCM functions=encrypt
  auto mode = Botan::Cipher_Mode::create("AES-128/CBC/PKCS7", Botan::Cipher_Dir::Encryption); // expect: cipher AES-128-CBC-PKCS7 functions=encrypt
  auto mode = Botan::Cipher_Mode::create("Serpent/CTR-BE", Botan::Cipher_Dir::Encryption); // expect: cipher Serpent-CTR functions=encrypt
  auto mode = Botan::Cipher_Mode::create("ChaCha20Poly1305", Botan::Cipher_Dir::Encryption); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  auto mode = Botan::Cipher_Mode::create("AES-128/GCM(12)", Botan::Cipher_Dir::Encryption); // expect: cipher AES-128-GCM-96 functions=encrypt
  auto mode = Botan::Cipher_Mode::create_or_throw("AES-256/GCM", Botan::Cipher_Dir::Encryption); // expect: cipher AES-256-GCM functions=encrypt
  auto mode = Botan::Cipher_Mode::create_or_throw("AES-128/CBC/PKCS7", Botan::Cipher_Dir::Encryption); // expect: cipher AES-128-CBC-PKCS7 functions=encrypt
  auto mode = Botan::Cipher_Mode::create_or_throw("Serpent/CTR-BE", Botan::Cipher_Dir::Encryption); // expect: cipher Serpent-CTR functions=encrypt
  auto mode = Botan::Cipher_Mode::create_or_throw("ChaCha20Poly1305", Botan::Cipher_Dir::Encryption); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  auto mode = Botan::Cipher_Mode::create_or_throw("AES-128/GCM(12)", Botan::Cipher_Dir::Encryption); // expect: cipher AES-128-GCM-96 functions=encrypt
  auto aead = Botan::AEAD_Mode::create("AES-256/OCB", Botan::DECRYPTION); // expect: cipher AES-256-OCB functions=decrypt
  auto aead = Botan::AEAD_Mode::create_or_throw("AES-256/OCB", Botan::DECRYPTION); // expect: cipher AES-256-OCB functions=decrypt
  auto old = Botan::get_cipher_mode("AES-128/EAX", Botan::ENCRYPTION); // expect: cipher AES-128-EAX functions=encrypt
  auto old = Botan::get_cipher_mode("AES-128/EAX", Botan::Cipher_Dir::Decryption); // expect: cipher AES-128-EAX functions=decrypt
  auto old = Botan::get_aead("AES-128/EAX", Botan::ENCRYPTION); // expect: cipher AES-128-EAX functions=encrypt
  auto old = Botan::get_aead("AES-128/EAX", Botan::Cipher_Dir::Decryption); // expect: cipher AES-128-EAX functions=decrypt
  auto filter = Botan::get_cipher("AES-256/CBC", key, iv, Botan::ENCRYPTION); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
  auto kdf = Botan::KDF::create("HKDF(SHA-256)"); // expect: kdf HKDF-SHA-256
  auto kdf = Botan::KDF::create_or_throw("HKDF(SHA-256)"); // expect: kdf HKDF-SHA-256
  Botan::get_kdf("KDF2(SHA-1)"); // expect: kdf KDF2-SHA-1
  Botan::PasswordHashFamily::create("PBKDF2(SHA-256)"); // expect: password-hash PBKDF2-SHA-256
  Botan::PasswordHashFamily::create_or_throw("PBKDF2(SHA-256)"); // expect: password-hash PBKDF2-SHA-256
  Botan::PBKDF::create("PBKDF2(HMAC(SHA-512))"); // expect: kdf PBKDF2-SHA-512
  Botan::PBKDF::create_or_throw("PBKDF2(HMAC(SHA-512))"); // expect: kdf PBKDF2-SHA-512
  Botan::get_pbkdf("PBKDF2(SHA-1)"); // expect: kdf PBKDF2-SHA-1
  Botan::generate_bcrypt(password, rng, 10); // expect: password-hash bcrypt
  Botan::check_bcrypt(password, rng, 10); // expect: password-hash bcrypt
  Botan::create_private_key("Ed25519", rng); // expect: keygen Ed25519
  Botan::RSA_PrivateKey rsa(rng, 3072); // expect: keygen RSA-3072
  Botan::PK_Signer signer(rsa, rng, "PSS(SHA-256)"); // expect: signature RSA-PSS-SHA-256-MGF1-3072 functions=sign
  Botan::PK_Signer signer(rsa, rng, "EMSA4(SHA-1)"); // expect: signature RSA-PSS-SHA-1-MGF1-3072 functions=sign
  Botan::PK_Signer signer(rsa, rng, "EMSA3(SHA-512)"); // expect: signature RSA-PKCS1-1.5-SHA-512-3072 functions=sign
  Botan::PK_Signer signer(rsa, rng, "PKCS1v15(SHA-256)"); // expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign
  Botan::PK_Verifier verifier(rsa, "EMSA-PSS(SHA-384)"); // expect: signature RSA-PSS-SHA-384-MGF1-3072 functions=verify
  Botan::PK_Encryptor_EME encryptor(rsa, rng, "OAEP(SHA-256)"); // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=encrypt
  Botan::PK_Encryptor_EME encryptor(rsa, rng, "EME1(SHA-1,MGF1(SHA-256))"); // expect: cipher RSA-OAEP-SHA-1-MGF1-SHA-256-3072 mgfDigest=SHA-256 functions=encrypt
  Botan::PK_Encryptor_EME encryptor(rsa, rng, "EME-PKCS1-v1_5"); // expect: cipher RSA-PKCS1-1.5-3072 functions=encrypt
  Botan::PK_Decryptor_EME decryptor(rsa, rng, "OAEP(SHA-512)"); // expect: cipher RSA-OAEP-SHA-512-MGF1-3072 functions=decrypt
  Botan::ECDSA_PrivateKey ec(rng, Botan::EC_Group("secp256r1")); // expect: keygen ECDSA-P-256
  Botan::ECDH_PrivateKey ec(rng, Botan::EC_Group("secp256r1")); // expect: keygen ECDH-P-256
  Botan::ECGDSA_PrivateKey ec(rng, Botan::EC_Group("secp256r1")); // expect: keygen ECGDSA-P-256
  Botan::ECKCDSA_PrivateKey ec(rng, Botan::EC_Group("secp256r1")); // expect: keygen ECKCDSA-P-256
  Botan::SM2_PrivateKey ec(rng, Botan::EC_Group("secp256r1")); // expect: keygen SM2 curve=P-256
  auto made = new Botan::ECDSA_PrivateKey(rng, Botan::EC_Group::from_name("brainpool384r1")); // expect: keygen ECDSA-brainpoolP384r1
  Botan::Ed25519_PrivateKey other(rng); // expect: keygen Ed25519
  Botan::Ed448_PrivateKey other(rng); // expect: keygen Ed448
  Botan::X25519_PrivateKey other(rng); // expect: keygen x25519
  Botan::X448_PrivateKey other(rng); // expect: keygen x448
  Botan::Curve25519_PrivateKey other(rng); // expect: keygen x25519
  Botan::Kyber_PrivateKey other(rng); // expect: keygen Kyber
  Botan::Dilithium_PrivateKey other(rng); // expect: keygen Dilithium
  Botan::ML_KEM_PrivateKey other(rng); // expect: keygen ML-KEM
  Botan::ML_DSA_PrivateKey other(rng); // expect: keygen ML-DSA
  Botan::DSA_PrivateKey classic(rng, Botan::DL_Group("modp/ietf/2048")); // expect: keygen DSA-2048 group=modp2048
  Botan::DH_PrivateKey classic(rng, Botan::DL_Group("modp/ietf/2048")); // expect: keygen FFDHE-modp2048
  Botan::ElGamal_PrivateKey classic(rng, Botan::DL_Group("modp/ietf/2048")); // expect: keygen ElGamal-2048 group=modp2048
  Botan::PK_Key_Agreement agreement(ec, rng, "KDF2(SHA-256)"); // expect: key-agreement SM2-KEX curve=P-256; kdf KDF2-SHA-256
  Botan::PK_KEM_Encryptor kem(other, "KDF2(SHA-256)"); // expect: kem ML-DSA
  Botan::PK_KEM_Decryptor kem(other, "KDF2(SHA-256)"); // expect: kem ML-DSA
  Botan::MD5 direct; // expect: hash MD5
  Botan::SHA_1 direct; // expect: hash SHA-1
  Botan::SHA_224 direct; // expect: hash SHA-224
  Botan::SHA_256 direct; // expect: hash SHA-256
  Botan::SHA_384 direct; // expect: hash SHA-384
  Botan::SHA_512 direct; // expect: hash SHA-512
  Botan::RIPEMD_160 direct; // expect: hash RIPEMD-160
  Botan::Whirlpool direct; // expect: hash Whirlpool
  Botan::SM3 direct; // expect: hash SM3
  Botan::AES_128 cipher; // expect: cipher AES-128
  Botan::AES_192 cipher; // expect: cipher AES-192
  Botan::AES_256 cipher; // expect: cipher AES-256
  Botan::Blowfish cipher; // expect: cipher Blowfish
  Botan::DES cipher; // expect: cipher DES-56
  Botan::TripleDES cipher; // expect: cipher 3DES
  Botan::Serpent cipher; // expect: cipher Serpent
  Botan::Twofish cipher; // expect: cipher Twofish
  Botan::RC4 cipher; // expect: cipher RC4
  Botan::ChaCha cipher; // expect: cipher ChaCha
  Botan::Salsa20 cipher; // expect: cipher Salsa20
  Botan::AutoSeeded_RNG random; // expect: random RNG
  Botan::System_RNG random; // expect: random RNG
  Botan::HMAC_DRBG drbg("SHA-256"); // expect: random HMAC_DRBG-SHA-256
  Botan::X509::create_self_signed_cert(opts, rsa, "SHA-256", rng); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256
  Botan::TLS::Client tls(callbacks, sessions, creds, policy, rng); // expect: protocol TLS
  Botan::TLS::Server tls(callbacks, sessions, creds, policy, rng); // expect: protocol TLS
  Botan::HashFunction::create(name_from_elsewhere); // expect: hash unknown
}
void later_botan(Botan::RandomNumberGenerator& rng) {
  Botan::argon2_generate_pwhash("made up", 7, rng, 1, 65536, 3); // expect: password-hash Argon2
  Botan::argon2_check_pwhash("made up", 7, hash); // expect: password-hash Argon2
  Botan::generate_passhash9("made up", rng); // expect: password-hash PBKDF2
  Botan::check_passhash9("made up", hash); // expect: password-hash PBKDF2
  Botan::GOST_3410_PrivateKey gost(rng, Botan::EC_Group("secp256r1")); // expect: keygen unknown curve=P-256
  Botan::SphincsPlus_PrivateKey sphincs(rng, params); // expect: keygen SPHINCS+
  Botan::SLH_DSA_PrivateKey slh(rng, params); // expect: keygen SLH-DSA
  Botan::FrodoKEM_PrivateKey frodo(rng, mode); // expect: keygen FrodoKEM
  Botan::McEliece_PrivateKey mce(rng, 6624, 115); // expect: keygen McEliece
  Botan::Classic_McEliece_PrivateKey cmce(rng, set); // expect: keygen Classic-McEliece
  Botan::XMSS_PrivateKey xmss(alg, rng); // expect: keygen XMSS
  Botan::HSS_LMS_PrivateKey hss(rng, "HSS-LMS(SHA-256,HW(5,1))"); // expect: keygen HSS
  Botan::X509::create_cert_req(opts, key, "SHA-384", rng); // expect: certificate unknown certificateFormat=X.509 digest=SHA-384
}
