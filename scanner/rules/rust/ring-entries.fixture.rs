// Every entry point that the other fixture does not show.
fn entries() {
  ring::digest::digest(&ring::digest::SHA384, d); // expect: hash SHA-384
  ring::digest::digest(&ring::digest::SHA512, d); // expect: hash SHA-512
  ring::digest::digest(&aws_lc_rs::digest::SHA256, d); // expect: hash SHA-256
  ring::digest::digest(&aws_lc_rs::digest::SHA384, d); // expect: hash SHA-384
  ring::digest::digest(&aws_lc_rs::digest::SHA512, d); // expect: hash SHA-512
  ring::digest::digest(&aws_lc_rs::digest::SHA1_FOR_LEGACY_USE_ONLY, d); // expect: hash SHA-1
  ring::digest::digest(&ring::digest::SHA512_256, d); // expect: hash SHA-512/256
  ring::digest::digest(&aws_lc_rs::digest::SHA512_256, d); // expect: hash SHA-512/256
  ring::digest::digest(&ring::digest::SHA1, d); // expect: hash SHA-1
  ring::digest::digest(&aws_lc_rs::digest::SHA224, d); // expect: hash SHA-224
  ring::digest::digest(&aws_lc_rs::digest::SHA3_256, d); // expect: hash SHA3-256
  ring::digest::digest(&aws_lc_rs::digest::SHA3_384, d); // expect: hash SHA3-384
  ring::digest::digest(&aws_lc_rs::digest::SHA3_512, d); // expect: hash SHA3-512
  aws_lc_rs::digest::digest(x, y, z); // expect: hash unknown
  aws_lc_rs::digest::Context::new(x, y, z); // expect: hash unknown
  ring::hmac::Key::new(ring::hmac::HMAC_SHA384, k); // expect: mac HMAC-SHA-384 digest=SHA-384
  ring::hmac::Key::new(ring::hmac::HMAC_SHA512, k); // expect: mac HMAC-SHA-512 digest=SHA-512
  ring::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA256, k); // expect: mac HMAC-SHA-256 digest=SHA-256
  ring::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA384, k); // expect: mac HMAC-SHA-384 digest=SHA-384
  ring::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA512, k); // expect: mac HMAC-SHA-512 digest=SHA-512
  ring::hmac::Key::new(ring::hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, k); // expect: mac HMAC-SHA-1 digest=SHA-1
  ring::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, k); // expect: mac HMAC-SHA-1 digest=SHA-1
  ring::hmac::Key::new(aws_lc_rs::hmac::HMAC_SHA224, k); // expect: mac HMAC-SHA-224 digest=SHA-224
  ring::hmac::SigningKey::new(x, y, z); // expect: mac HMAC
  ring::hmac::VerificationKey::new(x, y, z); // expect: mac HMAC
  aws_lc_rs::hmac::Key::new(x, y, z); // expect: mac HMAC
  ring::hmac::Key::generate(x, y, z); // expect: keygen HMAC
  aws_lc_rs::hmac::Key::generate(x, y, z); // expect: keygen HMAC
  aws_lc_rs::hmac::sign(x, y, z); // expect: mac HMAC functions=tag
  ring::hmac::verify(x, y, z); // expect: mac HMAC functions=verify
  aws_lc_rs::hmac::verify(x, y, z); // expect: mac HMAC functions=verify
  ring::hmac::Context::with_key(x, y, z); // expect: mac HMAC functions=tag
  aws_lc_rs::hmac::Context::with_key(x, y, z); // expect: mac HMAC functions=tag
  ring::aead::UnboundKey::new(&ring::aead::AES_128_GCM, k); // expect: cipher AES-128-GCM mode=gcm keyBits=128 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::AES_128_GCM, k); // expect: cipher AES-128-GCM mode=gcm keyBits=128 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::AES_256_GCM, k); // expect: cipher AES-256-GCM mode=gcm keyBits=256 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::CHACHA20_POLY1305, k); // expect: cipher ChaCha20-Poly1305 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::AES_192_GCM, k); // expect: cipher AES-192-GCM mode=gcm keyBits=192 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::AES_128_GCM_SIV, k); // expect: cipher AES-128-GCM-SIV mode=gcm-siv keyBits=128 tagBits=128 nonceBits=96
  ring::aead::UnboundKey::new(&aws_lc_rs::aead::AES_256_GCM_SIV, k); // expect: cipher AES-256-GCM-SIV mode=gcm-siv keyBits=256 tagBits=128 nonceBits=96
  aws_lc_rs::aead::UnboundKey::new(x, y, z); // expect: cipher unknown
  ring::aead::SealingKey::new(x, y, z); // expect: cipher unknown
  ring::aead::OpeningKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::SealingKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::OpeningKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::LessSafeKey::new(x, y, z);
  aws_lc_rs::aead::RandomizedNonceKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::TlsRecordSealingKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::TlsRecordOpeningKey::new(x, y, z); // expect: cipher unknown
  ring::aead::quic::HeaderProtectionKey::new(&ring::aead::quic::AES_128, k); // expect: cipher AES-128 keyBits=128
  ring::aead::quic::HeaderProtectionKey::new(&ring::aead::quic::AES_256, k); // expect: cipher AES-256 keyBits=256
  ring::aead::quic::HeaderProtectionKey::new(&aws_lc_rs::aead::quic::AES_128, k); // expect: cipher AES-128 keyBits=128
  ring::aead::quic::HeaderProtectionKey::new(&aws_lc_rs::aead::quic::AES_256, k); // expect: cipher AES-256 keyBits=256
  ring::aead::quic::HeaderProtectionKey::new(&ring::aead::quic::CHACHA20, k); // expect: cipher ChaCha20
  ring::aead::quic::HeaderProtectionKey::new(&aws_lc_rs::aead::quic::CHACHA20, k); // expect: cipher ChaCha20
  ring::aead::quic::HeaderProtectionKey::new(x, y, z); // expect: cipher unknown
  aws_lc_rs::aead::quic::HeaderProtectionKey::new(x, y, z); // expect: cipher unknown
  ring::aead::chacha20_poly1305_openssh::SealingKey::new(x, y, z); // expect: cipher ChaCha20-Poly1305
  ring::aead::chacha20_poly1305_openssh::OpeningKey::new(x, y, z); // expect: cipher ChaCha20-Poly1305
  ring::agreement::EphemeralPrivateKey::generate(&aws_lc_rs::agreement::X25519, r); // expect: keygen x25519
  ring::agreement::EphemeralPrivateKey::generate(&ring::agreement::ECDH_P256, r); // expect: keygen ECDH-P-256 curve=P-256
  ring::agreement::EphemeralPrivateKey::generate(&aws_lc_rs::agreement::ECDH_P256, r); // expect: keygen ECDH-P-256 curve=P-256
  ring::agreement::EphemeralPrivateKey::generate(&aws_lc_rs::agreement::ECDH_P384, r); // expect: keygen ECDH-P-384 curve=P-384
  ring::agreement::EphemeralPrivateKey::generate(&ring::agreement::ECDH_P384, r); // expect: keygen ECDH-P-384 curve=P-384
  ring::agreement::EphemeralPrivateKey::generate(&aws_lc_rs::agreement::ECDH_P521, r); // expect: keygen ECDH-P-521 curve=P-521
  aws_lc_rs::agreement::EphemeralPrivateKey::generate(x, y, z); // expect: keygen unknown
  aws_lc_rs::agreement::PrivateKey::generate(x, y, z); // expect: keygen unknown
  aws_lc_rs::agreement::PrivateKey::from_private_key(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::agreement::PrivateKey::from_private_key_der(x, y, z); // expect: key unknown material=private-key
  ring::agreement::agree_ephemeral(p, &aws_lc_rs::agreement::UnparsedPublicKey::new(a, b), x); // expect: key-agreement unknown
  aws_lc_rs::agreement::agree_ephemeral(x, y, z); // expect: key-agreement unknown
  aws_lc_rs::agreement::agree(x, y, z); // expect: key-agreement unknown
  ring::hkdf::Salt::new(ring::hkdf::HKDF_SHA256, s); // expect: kdf HKDF-SHA-256 digest=SHA-256
  ring::hkdf::Salt::new(ring::hkdf::HKDF_SHA512, s); // expect: kdf HKDF-SHA-512 digest=SHA-512
  ring::hkdf::Salt::new(aws_lc_rs::hkdf::HKDF_SHA256, s); // expect: kdf HKDF-SHA-256 digest=SHA-256
  ring::hkdf::Salt::new(aws_lc_rs::hkdf::HKDF_SHA384, s); // expect: kdf HKDF-SHA-384 digest=SHA-384
  ring::hkdf::Salt::new(aws_lc_rs::hkdf::HKDF_SHA512, s); // expect: kdf HKDF-SHA-512 digest=SHA-512
  ring::hkdf::Salt::new(ring::hkdf::HKDF_SHA1_FOR_LEGACY_USE_ONLY, s); // expect: kdf HKDF-SHA-1 digest=SHA-1
  ring::hkdf::Salt::new(aws_lc_rs::hkdf::HKDF_SHA1_FOR_LEGACY_USE_ONLY, s); // expect: kdf HKDF-SHA-1 digest=SHA-1
  aws_lc_rs::hkdf::Salt::new(x, y, z); // expect: kdf unknown
  ring::hkdf::Prk::new_less_safe(x, y, z); // expect: kdf unknown
  aws_lc_rs::hkdf::Prk::new_less_safe(x, y, z); // expect: kdf unknown
  ring::pbkdf2::derive(ring::pbkdf2::PBKDF2_HMAC_SHA384, n, s, p, o); // expect: kdf PBKDF2-SHA-384 digest=SHA-384 functions=keyderive
  ring::pbkdf2::derive(aws_lc_rs::pbkdf2::PBKDF2_HMAC_SHA256, n, s, p, o); // expect: kdf PBKDF2-SHA-256 digest=SHA-256 functions=keyderive
  ring::pbkdf2::derive(aws_lc_rs::pbkdf2::PBKDF2_HMAC_SHA384, n, s, p, o); // expect: kdf PBKDF2-SHA-384 digest=SHA-384 functions=keyderive
  ring::pbkdf2::derive(aws_lc_rs::pbkdf2::PBKDF2_HMAC_SHA512, n, s, p, o); // expect: kdf PBKDF2-SHA-512 digest=SHA-512 functions=keyderive
  ring::pbkdf2::derive(ring::pbkdf2::PBKDF2_HMAC_SHA1, n, s, p, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1 functions=keyderive
  ring::pbkdf2::derive(aws_lc_rs::pbkdf2::PBKDF2_HMAC_SHA1, n, s, p, o); // expect: kdf PBKDF2-SHA-1 digest=SHA-1 functions=keyderive
  aws_lc_rs::pbkdf2::derive(x, y, z); // expect: kdf PBKDF2 functions=keyderive
  aws_lc_rs::pbkdf2::verify(x, y, z); // expect: password-hash PBKDF2 functions=verify
  aws_lc_rs::rand::SystemRandom::new(x, y, z); // expect: random RNG
  ring::rand::generate(x, y, z); // expect: random RNG
  aws_lc_rs::rand::generate(x, y, z); // expect: random RNG
  aws_lc_rs::rand::fill(x, y, z); // expect: random RNG
  ring::signature::verify(&ring::signature::ED25519, k, m, s); // expect: signature Ed25519 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ED25519, k, m, s); // expect: signature Ed25519 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P256_SHA256_ASN1, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P256_SHA384_ASN1, k, m, s); // expect: signature ECDSA-P-256-SHA-384 curve=P-256 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P384_SHA256_ASN1, k, m, s); // expect: signature ECDSA-P-384-SHA-256 curve=P-384 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P384_SHA384_ASN1, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256_SHA256_ASN1, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256_SHA384_ASN1, k, m, s); // expect: signature ECDSA-P-256-SHA-384 curve=P-256 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P384_SHA256_ASN1, k, m, s); // expect: signature ECDSA-P-384-SHA-256 curve=P-384 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P384_SHA384_ASN1, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P256_SHA256_FIXED, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P256_SHA256_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256_SHA256_FIXED, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256_SHA256_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256_SHA256_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P384_SHA384_FIXED, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P384_SHA384_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::ECDSA_P384_SHA384_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P384_SHA384_FIXED, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P384_SHA384_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P384_SHA384_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-384-SHA-384 curve=P-384 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA256_ASN1, k, m, s); // expect: signature ECDSA-P-521-SHA-256 curve=P-521 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA256_FIXED, k, m, s); // expect: signature ECDSA-P-521-SHA-256 curve=P-521 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA256_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-256 curve=P-521 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA256_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-256 curve=P-521 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA384_ASN1, k, m, s); // expect: signature ECDSA-P-521-SHA-384 curve=P-521 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA384_FIXED, k, m, s); // expect: signature ECDSA-P-521-SHA-384 curve=P-521 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA384_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-384 curve=P-521 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA384_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-384 curve=P-521 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA512_ASN1, k, m, s); // expect: signature ECDSA-P-521-SHA-512 curve=P-521 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA512_FIXED, k, m, s); // expect: signature ECDSA-P-521-SHA-512 curve=P-521 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA512_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-512 curve=P-521 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P521_SHA512_FIXED_SIGNING, k, m, s); // expect: signature ECDSA-P-521-SHA-512 curve=P-521 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256K1_SHA256_ASN1, k, m, s); // expect: signature ECDSA-secp256k1-SHA-256 curve=secp256k1 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256K1_SHA256_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-secp256k1-SHA-256 curve=secp256k1 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256K1_SHA3_256_ASN1, k, m, s); // expect: signature ECDSA-secp256k1-SHA3-256 curve=secp256k1 digest=SHA3-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::ECDSA_P256K1_SHA3_256_ASN1_SIGNING, k, m, s); // expect: signature ECDSA-secp256k1-SHA3-256 curve=secp256k1 digest=SHA3-256 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_1024_8192_SHA256_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_1024_8192_SHA512_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_1024_8192_SHA256_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_1024_8192_SHA512_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_1024_8192_SHA1_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_1024_8192_SHA1_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_2048_8192_SHA1_FOR_LEGACY_USE_ONLY, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_2048_8192_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_2048_8192_SHA512, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_2048_8192_SHA256, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_2048_8192_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_2048_8192_SHA512, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_3072_8192_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_3072_8192_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_SHA256, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&ring::signature::RSA_PKCS1_SHA512, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_SHA256, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_SHA384, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PKCS1_SHA512, k, m, s); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=verify
  ring::signature::verify(&ring::signature::RSA_PSS_2048_8192_SHA256, k, m, s); // expect: signature RSA-PSS-SHA-256-MGF1-32 padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256 functions=verify
  ring::signature::verify(&ring::signature::RSA_PSS_2048_8192_SHA384, k, m, s); // expect: signature RSA-PSS-SHA-384-MGF1-48 padding=pss digest=SHA-384 mgfDigest=SHA-384 saltBits=384 functions=verify
  ring::signature::verify(&ring::signature::RSA_PSS_2048_8192_SHA512, k, m, s); // expect: signature RSA-PSS-SHA-512-MGF1-64 padding=pss digest=SHA-512 mgfDigest=SHA-512 saltBits=512 functions=verify
  ring::signature::verify(&ring::signature::RSA_PSS_SHA384, k, m, s); // expect: signature RSA-PSS-SHA-384-MGF1-48 padding=pss digest=SHA-384 mgfDigest=SHA-384 saltBits=384 functions=verify
  ring::signature::verify(&ring::signature::RSA_PSS_SHA512, k, m, s); // expect: signature RSA-PSS-SHA-512-MGF1-64 padding=pss digest=SHA-512 mgfDigest=SHA-512 saltBits=512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_2048_8192_SHA256, k, m, s); // expect: signature RSA-PSS-SHA-256-MGF1-32 padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_2048_8192_SHA384, k, m, s); // expect: signature RSA-PSS-SHA-384-MGF1-48 padding=pss digest=SHA-384 mgfDigest=SHA-384 saltBits=384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_2048_8192_SHA512, k, m, s); // expect: signature RSA-PSS-SHA-512-MGF1-64 padding=pss digest=SHA-512 mgfDigest=SHA-512 saltBits=512 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_SHA256, k, m, s); // expect: signature RSA-PSS-SHA-256-MGF1-32 padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_SHA384, k, m, s); // expect: signature RSA-PSS-SHA-384-MGF1-48 padding=pss digest=SHA-384 mgfDigest=SHA-384 saltBits=384 functions=verify
  ring::signature::verify(&aws_lc_rs::signature::RSA_PSS_SHA512, k, m, s); // expect: signature RSA-PSS-SHA-512-MGF1-64 padding=pss digest=SHA-512 mgfDigest=SHA-512 saltBits=512 functions=verify
  aws_lc_rs::signature::UnparsedPublicKey::new(x, y, z); // expect: signature unknown functions=verify
  ring::signature::verify(x, y, z); // expect: signature unknown functions=verify
  aws_lc_rs::signature::verify(x, y, z); // expect: signature unknown functions=verify
  ring::signature::Ed25519KeyPair::generate(x, y, z); // expect: keygen Ed25519
  aws_lc_rs::signature::Ed25519KeyPair::generate(x, y, z); // expect: keygen Ed25519
  aws_lc_rs::signature::Ed25519KeyPair::generate_pkcs8(x, y, z); // expect: keygen Ed25519
  ring::signature::Ed25519KeyPair::from_pkcs8_maybe_unchecked(x, y, z); // expect: key Ed25519 material=private-key
  ring::signature::Ed25519KeyPair::from_seed_and_public_key(x, y, z); // expect: key Ed25519 material=private-key
  ring::signature::Ed25519KeyPair::from_seed_unchecked(x, y, z); // expect: key Ed25519 material=private-key
  aws_lc_rs::signature::Ed25519KeyPair::from_pkcs8(x, y, z); // expect: key Ed25519 material=private-key
  aws_lc_rs::signature::Ed25519KeyPair::from_pkcs8_maybe_unchecked(x, y, z); // expect: key Ed25519 material=private-key
  aws_lc_rs::signature::Ed25519KeyPair::from_seed_and_public_key(x, y, z); // expect: key Ed25519 material=private-key
  aws_lc_rs::signature::Ed25519KeyPair::from_seed_unchecked(x, y, z); // expect: key Ed25519 material=private-key
  ring::signature::EcdsaKeyPair::generate(x, y, z); // expect: keygen unknown
  ring::signature::EcdsaKeyPair::generate_pkcs8(x, y, z); // expect: keygen unknown
  aws_lc_rs::signature::EcdsaKeyPair::generate(x, y, z); // expect: keygen unknown
  aws_lc_rs::signature::EcdsaKeyPair::generate_pkcs8(x, y, z); // expect: keygen unknown
  ring::signature::EcdsaKeyPair::from_private_key_and_public_key(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::signature::EcdsaKeyPair::from_pkcs8(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::signature::EcdsaKeyPair::from_private_key_and_public_key(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::signature::EcdsaKeyPair::from_private_key_der(x, y, z); // expect: key unknown material=private-key
  ring::signature::RsaKeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  ring::signature::RsaKeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  ring::signature::KeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  ring::signature::KeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  ring::signature::KeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  ring::rsa::RsaKeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  ring::rsa::RsaKeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  ring::rsa::RsaKeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  ring::rsa::KeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  ring::rsa::KeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  ring::rsa::KeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::RsaKeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::RsaKeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::RsaKeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::KeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::KeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::signature::KeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::RsaKeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::RsaKeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::RsaKeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::KeyPair::from_pkcs8(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::KeyPair::from_der(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::KeyPair::from_components(x, y, z); // expect: key RSA material=private-key
  aws_lc_rs::rsa::RsaKeyPair::generate(x, y, z); // expect: keygen RSA
  aws_lc_rs::signature::KeyPair::generate(x, y, z); // expect: keygen RSA
  aws_lc_rs::signature::RsaKeyPair::generate(x, y, z); // expect: keygen RSA
  aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048); // expect: keygen RSA-2048 keyBits=2048
  aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa3072); // expect: keygen RSA-3072 keyBits=3072
  aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa8192); // expect: keygen RSA-8192 keyBits=8192
  aws_lc_rs::rsa::PrivateDecryptingKey::generate(x, y, z); // expect: keygen RSA
  aws_lc_rs::rsa::PrivateDecryptingKey::from_pkcs8(x, y, z); // expect: key RSA
  aws_lc_rs::rsa::PublicEncryptingKey::from_der(x, y, z); // expect: key RSA
  aws_lc_rs::rsa::OaepPrivateDecryptingKey::new(x, y, z); // expect: cipher RSA-OAEP padding=oaep
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA1_MGF1SHA1, d, o, n); // expect: cipher RSA-OAEP-SHA-1-MGF1 padding=oaep digest=SHA-1 mgfDigest=SHA-1 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA1_MGF1SHA256, d, o, n); // expect: cipher RSA-OAEP-SHA-1-MGF1-SHA-256 padding=oaep digest=SHA-1 mgfDigest=SHA-256 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA1_MGF1SHA384, d, o, n); // expect: cipher RSA-OAEP-SHA-1-MGF1-SHA-384 padding=oaep digest=SHA-1 mgfDigest=SHA-384 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA1_MGF1SHA512, d, o, n); // expect: cipher RSA-OAEP-SHA-1-MGF1-SHA-512 padding=oaep digest=SHA-1 mgfDigest=SHA-512 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA256_MGF1SHA1, d, o, n); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1 padding=oaep digest=SHA-256 mgfDigest=SHA-1 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA256_MGF1SHA384, d, o, n); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-384 padding=oaep digest=SHA-256 mgfDigest=SHA-384 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA256_MGF1SHA512, d, o, n); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-512 padding=oaep digest=SHA-256 mgfDigest=SHA-512 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA384_MGF1SHA1, d, o, n); // expect: cipher RSA-OAEP-SHA-384-MGF1-SHA-1 padding=oaep digest=SHA-384 mgfDigest=SHA-1 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA384_MGF1SHA256, d, o, n); // expect: cipher RSA-OAEP-SHA-384-MGF1-SHA-256 padding=oaep digest=SHA-384 mgfDigest=SHA-256 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA384_MGF1SHA384, d, o, n); // expect: cipher RSA-OAEP-SHA-384-MGF1 padding=oaep digest=SHA-384 mgfDigest=SHA-384 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA384_MGF1SHA512, d, o, n); // expect: cipher RSA-OAEP-SHA-384-MGF1-SHA-512 padding=oaep digest=SHA-384 mgfDigest=SHA-512 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA512_MGF1SHA1, d, o, n); // expect: cipher RSA-OAEP-SHA-512-MGF1-SHA-1 padding=oaep digest=SHA-512 mgfDigest=SHA-1 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA512_MGF1SHA256, d, o, n); // expect: cipher RSA-OAEP-SHA-512-MGF1-SHA-256 padding=oaep digest=SHA-512 mgfDigest=SHA-256 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA512_MGF1SHA384, d, o, n); // expect: cipher RSA-OAEP-SHA-512-MGF1-SHA-384 padding=oaep digest=SHA-512 mgfDigest=SHA-384 functions=encrypt
  aws_lc_rs::rsa::OaepPublicEncryptingKey::new(k)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA512_MGF1SHA512, d, o, n); // expect: cipher RSA-OAEP-SHA-512-MGF1 padding=oaep digest=SHA-512 mgfDigest=SHA-512 functions=encrypt
  aws_lc_rs::rsa::Pkcs1PublicEncryptingKey::new(x, y, z); // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15
  aws_lc_rs::rsa::Pkcs1PrivateDecryptingKey::new(x, y, z); // expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15
  aws_lc_rs::cipher::UnboundCipherKey::new(&aws_lc_rs::cipher::AES_128, k); // expect: cipher AES-128 keyBits=128
  aws_lc_rs::cipher::UnboundCipherKey::new(&aws_lc_rs::cipher::AES_192, k); // expect: cipher AES-192 keyBits=192
  aws_lc_rs::cipher::EncryptingKey::ctr(x, y, z); // expect: cipher unknown mode=ctr functions=encrypt
  aws_lc_rs::cipher::EncryptingKey::cfb128(x, y, z); // expect: cipher unknown mode=cfb128 functions=encrypt
  aws_lc_rs::cipher::EncryptingKey::ecb(x, y, z); // expect: cipher unknown mode=ecb functions=encrypt
  aws_lc_rs::cipher::EncryptingKey::cbc(x, y, z); // expect: cipher unknown mode=cbc functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::ctr(x, y, z); // expect: cipher unknown mode=ctr functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::cfb128(x, y, z); // expect: cipher unknown mode=cfb128 functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::ecb(x, y, z); // expect: cipher unknown mode=ecb functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::cbc(x, y, z); // expect: cipher unknown mode=cbc functions=encrypt
  aws_lc_rs::cipher::DecryptingKey::ctr(x, y, z); // expect: cipher unknown mode=ctr functions=decrypt
  aws_lc_rs::cipher::DecryptingKey::cfb128(x, y, z); // expect: cipher unknown mode=cfb128 functions=decrypt
  aws_lc_rs::cipher::DecryptingKey::ecb(x, y, z); // expect: cipher unknown mode=ecb functions=decrypt
  aws_lc_rs::cipher::DecryptingKey::cbc(x, y, z); // expect: cipher unknown mode=cbc functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::ctr(x, y, z); // expect: cipher unknown mode=ctr functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::cfb128(x, y, z); // expect: cipher unknown mode=cfb128 functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::ecb(x, y, z); // expect: cipher unknown mode=ecb functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::cbc(x, y, z); // expect: cipher unknown mode=cbc functions=decrypt
  aws_lc_rs::cipher::PaddedBlockEncryptingKey::ecb_pkcs7(x, y, z); // expect: cipher unknown mode=ecb padding=pkcs7 functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::cbc_pkcs7(x, y, z); // expect: cipher unknown mode=cbc padding=pkcs7 functions=encrypt
  aws_lc_rs::cipher::StreamingEncryptingKey::ecb_pkcs7(x, y, z); // expect: cipher unknown mode=ecb padding=pkcs7 functions=encrypt
  aws_lc_rs::cipher::PaddedBlockDecryptingKey::cbc_pkcs7(x, y, z); // expect: cipher unknown mode=cbc padding=pkcs7 functions=decrypt
  aws_lc_rs::cipher::PaddedBlockDecryptingKey::ecb_pkcs7(x, y, z); // expect: cipher unknown mode=ecb padding=pkcs7 functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::cbc_pkcs7(x, y, z); // expect: cipher unknown mode=cbc padding=pkcs7 functions=decrypt
  aws_lc_rs::cipher::StreamingDecryptingKey::ecb_pkcs7(x, y, z); // expect: cipher unknown mode=ecb padding=pkcs7 functions=decrypt
  aws_lc_rs::kem::DecapsulationKey::generate(&aws_lc_rs::kem::ML_KEM_512); // expect: keygen ML-KEM-512 parameterSet=512
  aws_lc_rs::kem::DecapsulationKey::generate(&aws_lc_rs::kem::ML_KEM_1024); // expect: keygen ML-KEM-1024 parameterSet=1024
  aws_lc_rs::kem::DecapsulationKey::new(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::kem::EncapsulationKey::new(x, y, z); // expect: key unknown material=public-key
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_44); // expect: keygen ML-DSA-44
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_44_SIGNING); // expect: keygen ML-DSA-44
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_65); // expect: keygen ML-DSA-65
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_65_SIGNING); // expect: keygen ML-DSA-65
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_87); // expect: keygen ML-DSA-87
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(&aws_lc_rs::unstable::signature::ML_DSA_87_SIGNING); // expect: keygen ML-DSA-87
  aws_lc_rs::unstable::signature::PqdsaKeyPair::generate(x, y, z); // expect: keygen unknown
  aws_lc_rs::unstable::signature::PqdsaKeyPair::from_pkcs8(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::unstable::signature::PqdsaKeyPair::from_seed(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::unstable::signature::PqdsaKeyPair::from_raw_private_key(x, y, z); // expect: key unknown material=private-key
  aws_lc_rs::key_wrap::AesKek::new(&aws_lc_rs::key_wrap::AES_128, k); // expect: key-wrap AES-128-KW keyBits=128 mode=kw
  aws_lc_rs::key_wrap::AesKek::new(&aws_lc_rs::key_wrap::AES_256, k); // expect: key-wrap AES-256-KW keyBits=256 mode=kw
  aws_lc_rs::key_wrap::AesKek::new(x, y, z); // expect: key-wrap unknown mode=kw
  aws_lc_rs::cmac::Key::new(aws_lc_rs::cmac::AES_128, k); // expect: mac AES-128-CMAC keyBits=128 cipher=AES
  aws_lc_rs::cmac::Key::new(aws_lc_rs::cmac::AES_192, k); // expect: mac AES-192-CMAC keyBits=192 cipher=AES
  aws_lc_rs::cmac::Key::new(aws_lc_rs::cmac::AES_256, k); // expect: mac AES-256-CMAC keyBits=256 cipher=AES
  aws_lc_rs::cmac::Key::new(aws_lc_rs::cmac::TDES_FOR_LEGACY_USE_ONLY, k); // expect: mac CMAC-3DES cipher=3DES
  aws_lc_rs::cmac::Key::new(x, y, z); // expect: mac CMAC
  aws_lc_rs::cmac::Key::generate(x, y, z); // expect: mac CMAC
  aws_lc_rs::tls_prf::Secret::new(&aws_lc_rs::tls_prf::P_SHA256, s); // expect: kdf TLS12-PRF-SHA-256 digest=SHA-256
  aws_lc_rs::tls_prf::Secret::new(&aws_lc_rs::tls_prf::P_SHA384, s); // expect: kdf TLS12-PRF-SHA-384 digest=SHA-384
  aws_lc_rs::tls_prf::Secret::new(x, y, z); // expect: kdf unknown
}
fn m0(v: &ring::digest::Context) { v.finish(x, y, z); }
fn m1(v: &ring::Aead) { v.seal_in_place_separate_tag(x, y, z); }
fn m2(v: &ring::Aead) { v.seal_in_place_scatter(x, y, z); }
fn m3(v: &ring::Aead) { v.open_in_place(x, y, z); }
fn m4(v: &ring::Aead) { v.open_within(x, y, z); }
fn m5(v: &ring::Aead) { v.open_separate_gather(x, y, z); }
fn m6(v: &ring::hkdf::Salt) { v.expand(x, y, z); }
fn m7(v: &ring::Ed25519KeyPair) { v.try_sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m8(v: &ring::signature::Ed25519KeyPair) { v.sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m9(v: &ring::signature::Ed25519KeyPair) { v.try_sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m10(v: &aws_lc_rs::signature::Ed25519KeyPair) { v.sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m11(v: &aws_lc_rs::signature::Ed25519KeyPair) { v.try_sign(x, y, z); } // expect: signature Ed25519 functions=sign
fn m12(v: &aws_lc_rs::Oaep) { v.decrypt(x, y, z); }
fn m13(v: &aws_lc_rs::kem::Key) { v.decapsulate(x, y, z); } // expect: kem unknown functions=decapsulate
fn m14(v: &aws_lc_rs::AesKek) { v.wrap(x, y, z); }
fn m15(v: &aws_lc_rs::AesKek) { v.unwrap(x, y, z); }
fn m16(v: &aws_lc_rs::AesKek) { v.wrap_with_padding(x, y, z); }
fn m17(v: &aws_lc_rs::AesKek) { v.unwrap_with_padding(x, y, z); }
