#include <botan/dl_group.h>
#include <botan/ml_kem.h>

void keys(Botan::RandomNumberGenerator& rng) {
  Botan::SLH_DSA_PrivateKey slh(rng, Botan::SLH_DSA_Parameters::create("SLH-DSA-SHAKE-128f")); // expect: keygen SLH-DSA-SHAKE-128f
  Botan::SphincsPlus_PrivateKey sphincs(rng, Botan::Sphincs_Parameters::create("SphincsPlus-sha2-128s-r3.1")); // expect: keygen SPHINCS+-SHA2-128s
  Botan::FrodoKEM_PrivateKey frodo(rng, Botan::FrodoKEMMode("FrodoKEM-976-AES")); // expect: keygen FrodoKEM-976-AES
  Botan::Classic_McEliece_PrivateKey cmce(rng, Botan::Classic_McEliece_Parameters::create("ClassicMcEliece_6960119")); // expect: keygen Classic-McEliece-6960119
  Botan::XMSS_PrivateKey xmss(Botan::XMSS_Parameters("XMSS-SHA2_10_256"), rng); // expect: keygen XMSS-SHA2_10_256
  Botan::Kyber_PrivateKey k1(rng, Botan::KyberMode::Kyber512_R3); // expect: keygen Kyber-512
  Botan::Kyber_PrivateKey k2(rng, Botan::KyberMode::Kyber768_R3); // expect: keygen Kyber-768
  Botan::Kyber_PrivateKey k3(rng, Botan::KyberMode::Kyber1024_R3); // expect: keygen Kyber-1024
  Botan::Kyber_PrivateKey k4(rng, Botan::KyberMode::Kyber512); // expect: keygen Kyber-512
  Botan::Kyber_PrivateKey k5(rng, Botan::KyberMode::Kyber768); // expect: keygen Kyber-768
  Botan::Kyber_PrivateKey k6(rng, Botan::KyberMode::Kyber1024); // expect: keygen Kyber-1024
  Botan::Kyber_PrivateKey k7(rng, Botan::KyberMode("Kyber-768-r3")); // expect: keygen Kyber-768
  Botan::ML_KEM_PrivateKey m1(rng, Botan::ML_KEM_Mode::ML_KEM_512); // expect: keygen ML-KEM-512
  Botan::ML_KEM_PrivateKey m2(rng, Botan::ML_KEM_Mode::ML_KEM_768); // expect: keygen ML-KEM-768
  Botan::ML_KEM_PrivateKey m3(rng, Botan::ML_KEM_Mode::ML_KEM_1024); // expect: keygen ML-KEM-1024
  Botan::ML_KEM_PrivateKey m4(rng, Botan::KyberMode::ML_KEM_512); // expect: keygen ML-KEM-512
  Botan::ML_KEM_PrivateKey m5(rng, Botan::KyberMode::ML_KEM_768); // expect: keygen ML-KEM-768
  Botan::ML_KEM_PrivateKey m6(rng, Botan::KyberMode::ML_KEM_1024); // expect: keygen ML-KEM-1024
  Botan::ML_KEM_PrivateKey m7(rng, Botan::ML_KEM_Mode("ML-KEM-768")); // expect: keygen ML-KEM-768
  Botan::Dilithium_PrivateKey d1(rng, Botan::DilithiumMode::Dilithium4x4); // expect: keygen Dilithium-2
  Botan::Dilithium_PrivateKey d2(rng, Botan::DilithiumMode::Dilithium6x5); // expect: keygen Dilithium-3
  Botan::Dilithium_PrivateKey d3(rng, Botan::DilithiumMode::Dilithium8x7); // expect: keygen Dilithium-5
  Botan::Dilithium_PrivateKey d4(rng, Botan::DilithiumMode::Dilithium4x4_AES); // expect: keygen Dilithium-2-AES
  Botan::Dilithium_PrivateKey d5(rng, Botan::DilithiumMode::Dilithium6x5_AES); // expect: keygen Dilithium-3-AES
  Botan::Dilithium_PrivateKey d6(rng, Botan::DilithiumMode::Dilithium8x7_AES); // expect: keygen Dilithium-5-AES
  Botan::Dilithium_PrivateKey d7(rng, Botan::DilithiumMode("Dilithium-6x5-r3")); // expect: keygen Dilithium-3
  Botan::ML_DSA_PrivateKey s1(rng, Botan::ML_DSA_Mode::ML_DSA_4x4); // expect: keygen ML-DSA-44
  Botan::ML_DSA_PrivateKey s2(rng, Botan::ML_DSA_Mode::ML_DSA_6x5); // expect: keygen ML-DSA-65
  Botan::ML_DSA_PrivateKey s3(rng, Botan::ML_DSA_Mode::ML_DSA_8x7); // expect: keygen ML-DSA-87
  Botan::ML_DSA_PrivateKey s4(rng, Botan::DilithiumMode::ML_DSA_4x4); // expect: keygen ML-DSA-44
  Botan::ML_DSA_PrivateKey s5(rng, Botan::DilithiumMode::ML_DSA_6x5); // expect: keygen ML-DSA-65
  Botan::ML_DSA_PrivateKey s6(rng, Botan::DilithiumMode::ML_DSA_8x7); // expect: keygen ML-DSA-87
  Botan::ML_DSA_PrivateKey s7(rng, Botan::ML_DSA_Mode("ML-DSA-6x5")); // expect: keygen ML-DSA-65
  Botan::DH_PrivateKey dh(rng, Botan::DL_Group::from_name("ffdhe/ietf/3072")); // expect: keygen FFDHE-ffdhe3072
  Botan::DSA_PrivateKey dsa(rng, Botan::DL_Group("dsa/jce/1024")); // expect: keygen DSA-1024
}

void names() {
  auto x = Botan::XOF::create_or_throw("SHAKE-128"); // expect: hash SHAKE128
  auto y = Botan::XOF::create("SHAKE-256"); // expect: hash SHAKE256
  auto a = Botan::KDF::create_or_throw("HKDF-Extract(SHA-256)"); // expect: kdf HKDF-SHA-256
  auto b = Botan::KDF::create_or_throw("SP800-108-Feedback(HMAC(SHA-384))"); // expect: kdf SP800_108_FeedbackKDF-HMAC-SHA-384
  auto c = Botan::KDF::create_or_throw("TLS-12-PRF(SHA-256)"); // expect: kdf TLS12-PRF-SHA-256
  auto d = Botan::StreamCipher::create_or_throw("CTR(AES-256)"); // expect: cipher AES-256-CTR
  auto e = Botan::StreamCipher::create_or_throw("CTR-BE(AES-128)"); // expect: cipher AES-128-CTR
  auto f = Botan::StreamCipher::create_or_throw("OFB(AES-192)"); // expect: cipher AES-192-OFB
  auto g = Botan::MessageAuthenticationCode::create_or_throw("KMAC-256(256)"); // expect: mac KMAC256
  auto h = Botan::AEAD_Mode::create_or_throw("AES-128/CCM(8,3)", Botan::Cipher_Dir::Encryption); // expect: cipher AES-128-CCM-64 functions=encrypt
  auto i = Botan::PasswordHashFamily::create_or_throw("Bcrypt-PBKDF"); // expect: password-hash bcrypt-pbkdf
  auto j = Botan::PasswordHashFamily::create_or_throw("OpenPGP-S2K(SHA-256)"); // expect: password-hash S2K-SHA-256
  auto k = Botan::HashFunction::create_or_throw("Skein-512(256)"); // expect: hash Skein-512-256
  auto l = Botan::MessageAuthenticationCode::create_or_throw("BLAKE2bMAC(256)"); // expect: mac BLAKE2b-MAC tagBits=256
}

void direct(Botan::RandomNumberGenerator& rng) {
  Botan::HMAC_DRBG drbg("SHA-384"); // expect: random HMAC_DRBG-SHA-384
  Botan::HMAC hmac(std::make_unique<Botan::SHA_256>()); // expect: mac HMAC
  Botan::BLAKE2b blake(256); // expect: hash BLAKE2b-256
  Botan::HOTP hotp(key, "SHA-1", 6); // expect: mac HMAC-SHA-1
  Botan::TOTP totp(key, "SHA-256"); // expect: mac HMAC-SHA-256
  Botan::ECIES_Encryptor ee(rng, params); // expect: cipher ECIES
  Botan::ECIES_Decryptor ed(key, params, rng); // expect: cipher ECIES
  Botan::DLIES_Encryptor de(key, rng, kdf); // expect: cipher DLIES
  Botan::DLIES_Decryptor dd(key, rng, kdf); // expect: cipher DLIES
  Botan::generate_srp6_verifier(user, pass, salt, "modp/srp/2048", "SHA-256"); // expect: key-agreement SRP
  Botan::srp6_client_agree(user, pass, "modp/srp/2048", "SHA-256", salt, B, rng); // expect: key-agreement SRP
  Botan::MD4 o_md4; // expect: hash MD4
  Botan::SHA_160 o_sha_160; // expect: hash SHA-1
  Botan::SHA_512_256 o_sha_512_256; // expect: hash SHA-512/256
  Botan::SHA_3_224 o_sha_3_224; // expect: hash SHA3-224
  Botan::SHA_3_256 o_sha_3_256; // expect: hash SHA3-256
  Botan::SHA_3_384 o_sha_3_384; // expect: hash SHA3-384
  Botan::SHA_3_512 o_sha_3_512; // expect: hash SHA3-512
  Botan::SHAKE_128 o_shake_128; // expect: hash SHAKE128
  Botan::SHAKE_256 o_shake_256; // expect: hash SHAKE256
  Botan::Tiger o_tiger; // expect: hash Tiger
  Botan::Streebog_256 o_streebog_256; // expect: hash Streebog-256
  Botan::Streebog_512 o_streebog_512; // expect: hash Streebog-512
  Botan::GOST_34_11 o_gost_34_11; // expect: hash GOSTR3411
  Botan::Skein_512 o_skein_512; // expect: hash Skein-512
  Botan::ARIA_128 o_aria_128; // expect: cipher ARIA-128
  Botan::ARIA_192 o_aria_192; // expect: cipher ARIA-192
  Botan::ARIA_256 o_aria_256; // expect: cipher ARIA-256
  Botan::CAST_128 o_cast_128; // expect: cipher CAST5
  Botan::CAST_256 o_cast_256; // expect: cipher CAST6
  Botan::Camellia_128 o_camellia_128; // expect: cipher CAMELLIA-128
  Botan::Camellia_192 o_camellia_192; // expect: cipher CAMELLIA-192
  Botan::Camellia_256 o_camellia_256; // expect: cipher CAMELLIA-256
  Botan::DESX o_desx; // expect: cipher DESX
  Botan::GOST_28147_89 o_gost_28147_89; // expect: cipher GOST28147
  Botan::IDEA o_idea; // expect: cipher IDEA
  Botan::KASUMI o_kasumi; // expect: cipher KASUMI
  Botan::Kuznyechik o_kuznyechik; // expect: cipher Kuznyechik
  Botan::MISTY1 o_misty1; // expect: cipher MISTY1
  Botan::Noekeon o_noekeon; // expect: cipher Noekeon
  Botan::SEED o_seed; // expect: cipher SEED-128
  Botan::SHACAL2 o_shacal2; // expect: cipher SHACAL2
  Botan::SM4 o_sm4; // expect: cipher SM4
  Botan::Threefish_512 o_threefish_512; // expect: cipher Threefish-512
  Botan::XTEA o_xtea; // expect: cipher XTEA
  Botan::Processor_RNG o_processor_rng; // expect: random RNG
  Botan::RDRAND_RNG o_rdrand_rng; // expect: random RNG
  Botan::Jitter_RNG o_jitter_rng; // expect: random RNG
  Botan::ESDM_RNG o_esdm_rng; // expect: random RNG
  Botan::TPM_RNG o_tpm_rng; // expect: random RNG
  Botan::PKCS11_RNG o_pkcs11_rng; // expect: random RNG
  Botan::ChaCha_RNG o_chacha_rng; // expect: random ChaCha20
}
