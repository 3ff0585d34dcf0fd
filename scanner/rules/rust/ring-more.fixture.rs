use aws_lc_rs::{signature, unstable};

fn verifying(key: &[u8], message: &[u8], bytes: &[u8]) {
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA512_ASN1, key); // expect: signature ECDSA-P-256-SHA-512 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P384_SHA512_ASN1, key); // expect: signature ECDSA-P-384-SHA-512 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P384_SHA3_384_ASN1, key); // expect: signature ECDSA-P-384-SHA3-384 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P384_SHA3_384_FIXED, key); // expect: signature ECDSA-P-384-SHA3-384 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA3_512_ASN1, key); // expect: signature ECDSA-P-521-SHA3-512 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA3_512_FIXED, key); // expect: signature ECDSA-P-521-SHA3-512 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA1_ASN1, key); // expect: signature ECDSA-P-521-SHA-1 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA1_FIXED, key); // expect: signature ECDSA-P-521-SHA-1 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA224_ASN1, key); // expect: signature ECDSA-P-521-SHA-224 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P521_SHA224_FIXED, key); // expect: signature ECDSA-P-521-SHA-224 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256K1_SHA256_FIXED, key); // expect: signature ECDSA-secp256k1-SHA-256 functions=verify
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256K1_SHA3_256_FIXED, key); // expect: signature ECDSA-secp256k1-SHA3-256 functions=verify
    signature::ParsedPublicKey::new(&signature::ED25519, key); // expect: signature Ed25519 functions=verify
    let public = signature::RsaPublicKeyComponents { n: key, e: key };
    public.verify(&signature::RSA_PKCS1_2048_8192_SHA256, message, bytes); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    signature::UnparsedPublicKey::new(&unstable::signature::MLDSA_44, key); // expect: signature ML-DSA-44 functions=verify
    signature::UnparsedPublicKey::new(&unstable::signature::MLDSA_65, key); // expect: signature ML-DSA-65 functions=verify
    signature::UnparsedPublicKey::new(&unstable::signature::MLDSA_87, key); // expect: signature ML-DSA-87 functions=verify
}

fn with_ring(public: &ring::signature::RsaPublicKeyComponents<&[u8]>, message: &[u8], bytes: &[u8]) {
    public.verify(&ring::signature::RSA_PSS_2048_8192_SHA384, message, bytes); // expect: signature RSA-PSS-SHA-384-MGF1-48 saltBits=384 functions=verify
}

fn with_aws(public: &aws_lc_rs::signature::RsaPublicKeyComponents<&[u8]>, message: &[u8], bytes: &[u8]) {
    public.verify(&signature::RSA_PKCS1_1024_8192_SHA512_FOR_LEGACY_USE_ONLY, message, bytes); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
}

fn signing() {
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P384_SHA3_384_ASN1_SIGNING); // expect: keygen ECDSA-P-384-SHA3-384
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P384_SHA3_384_FIXED_SIGNING); // expect: keygen ECDSA-P-384-SHA3-384
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P521_SHA3_512_ASN1_SIGNING); // expect: keygen ECDSA-P-521-SHA3-512
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P521_SHA3_512_FIXED_SIGNING); // expect: keygen ECDSA-P-521-SHA3-512
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P521_SHA224_ASN1_SIGNING); // expect: keygen ECDSA-P-521-SHA-224
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P521_SHA224_FIXED_SIGNING); // expect: keygen ECDSA-P-521-SHA-224
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P256K1_SHA256_FIXED_SIGNING); // expect: keygen ECDSA-secp256k1-SHA-256
    signature::EcdsaKeyPair::generate(&signature::ECDSA_P256K1_SHA3_256_FIXED_SIGNING); // expect: keygen ECDSA-secp256k1-SHA3-256
    unstable::signature::PqdsaKeyPair::generate(&unstable::signature::MLDSA_44_SIGNING); // expect: keygen ML-DSA-44
    unstable::signature::PqdsaKeyPair::generate(&unstable::signature::MLDSA_65_SIGNING); // expect: keygen ML-DSA-65
    unstable::signature::PqdsaKeyPair::generate(&unstable::signature::MLDSA_87_SIGNING); // expect: keygen ML-DSA-87
}

fn randoms(out: &mut [u8; 24]) {
    let mut nonce = [0u8; 12];
    aws_lc_rs::rand::fill(&mut nonce); // expect: random RNG byteLength=12
    ring::rand::fill(&mut nonce);
}
