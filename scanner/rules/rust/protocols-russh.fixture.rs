use rcgen::{KeyPair, RsaKeySize};
use russh::{cipher, kex, mac, Preferred};
use std::borrow::Cow;

fn preferred() -> Preferred {
    Preferred {
        kex: Cow::Borrowed(&[
            kex::CURVE25519, // expect: key-agreement x25519 digest=SHA-256
            kex::CURVE25519_PRE_RFC_8731, // expect: key-agreement x25519 digest=SHA-256
            kex::MLKEM768X25519_SHA256, // expect: key-agreement X25519MLKEM768 digest=SHA-256
            kex::DH_GEX_SHA1, // expect: key-agreement DH-SHA-1
            kex::DH_GEX_SHA256, // expect: key-agreement DH-SHA-256
            kex::DH_G1_SHA1, // expect: key-agreement FFDHE-modp1024 digest=SHA-1
            kex::DH_G14_SHA1, // expect: key-agreement FFDHE-modp2048 digest=SHA-1
            kex::DH_G14_SHA256, // expect: key-agreement FFDHE-modp2048 digest=SHA-256
            kex::DH_G15_SHA512, // expect: key-agreement FFDHE-modp3072 digest=SHA-512
            kex::DH_G16_SHA512, // expect: key-agreement FFDHE-modp4096 digest=SHA-512
            kex::DH_G17_SHA512, // expect: key-agreement FFDHE-modp6144 digest=SHA-512
            kex::DH_G18_SHA512, // expect: key-agreement FFDHE-modp8192 digest=SHA-512
            kex::ECDH_SHA2_NISTP256, // expect: key-agreement ECDH-P-256 digest=SHA-256
            kex::ECDH_SHA2_NISTP384, // expect: key-agreement ECDH-P-384 digest=SHA-384
            kex::ECDH_SHA2_NISTP521, // expect: key-agreement ECDH-P-521 digest=SHA-512
        ]),
        cipher: Cow::Borrowed(&[
            cipher::TRIPLE_DES_CBC, // expect: cipher 3DES-168-CBC
            cipher::AES_128_CTR, // expect: cipher AES-128-CTR
            cipher::AES_192_CTR, // expect: cipher AES-192-CTR
            cipher::AES_256_CTR, // expect: cipher AES-256-CTR
            cipher::AES_128_CBC, // expect: cipher AES-128-CBC
            cipher::AES_192_CBC, // expect: cipher AES-192-CBC
            cipher::AES_256_CBC, // expect: cipher AES-256-CBC
            cipher::AES_128_GCM, // expect: cipher AES-128-GCM
            cipher::AES_256_GCM, // expect: cipher AES-256-GCM
            cipher::CHACHA20_POLY1305, // expect: cipher ChaCha20-Poly1305
        ]),
        mac: Cow::Borrowed(&[
            mac::HMAC_SHA1, // expect: mac HMAC-SHA-1
            mac::HMAC_SHA1_ETM, // expect: mac HMAC-SHA-1
            mac::HMAC_SHA256, // expect: mac HMAC-SHA-256
            mac::HMAC_SHA512, // expect: mac HMAC-SHA-512
            mac::HMAC_SHA256_ETM, // expect: mac HMAC-SHA-256
            mac::HMAC_SHA512_ETM, // expect: mac HMAC-SHA-512
        ]),
        ..Preferred::DEFAULT
    }
}

fn certificates(pem: &str) {
    KeyPair::generate_for(&rcgen::PKCS_ECDSA_P521_SHA256); // expect: keygen ECDSA-P-521-SHA-256
    KeyPair::generate_for(&rcgen::PKCS_ECDSA_P521_SHA384); // expect: keygen ECDSA-P-521-SHA-384
    KeyPair::generate_for(&rcgen::PKCS_ML_DSA_44); // expect: keygen ML-DSA-44
    KeyPair::generate_for(&rcgen::PKCS_ML_DSA_65); // expect: keygen ML-DSA-65
    KeyPair::generate_for(&rcgen::PKCS_ML_DSA_87); // expect: keygen ML-DSA-87
    KeyPair::generate_rsa_for(&rcgen::PKCS_RSA_SHA256, RsaKeySize::_2048); // expect: keygen RSA-PKCS1-1.5-SHA-256-2048 padding=pkcs1v15
    KeyPair::generate_rsa_for(&rcgen::PKCS_RSA_SHA256, RsaKeySize::_3072); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072 padding=pkcs1v15
    KeyPair::generate_rsa_for(&rcgen::PKCS_RSA_SHA256, RsaKeySize::_4096); // expect: keygen RSA-PKCS1-1.5-SHA-256-4096 padding=pkcs1v15
    KeyPair::from_pkcs8_pem_and_sign_algo(pem, &rcgen::PKCS_ED25519); // expect: key Ed25519 material=private-key
}
