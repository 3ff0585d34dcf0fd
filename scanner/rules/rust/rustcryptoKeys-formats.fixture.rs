use elliptic_curve::ecdh;
use pkcs5::pbes2;
use rsa::pkcs8::{EncryptedPrivateKeyInfo, PrivateKeyInfo};
use rsa::{Pkcs1v15Sign, Pss};
use sha2::{Sha256, Sha384};

fn keys(der: &[u8]) {
    let info = PrivateKeyInfo::from_der(der)?; // expect: key unknown material=private-key
    let sealed = EncryptedPrivateKeyInfo::try_from(der)?; // expect: key unknown material=private-key
    let public = spki::SubjectPublicKeyInfoRef::try_from(der)?; // expect: key unknown material=public-key
    let rsa_private = rsa::pkcs1::RsaPrivateKey::from_der(der)?; // expect: key RSA material=private-key
    let rsa_public = pkcs1::RsaPublicKey::from_der(der)?; // expect: key RSA material=public-key
    let ec = sec1::EcPrivateKey::from_der(der)?; // expect: key EC material=private-key
}

fn agree(secret: &p256::SecretKey, other: &p256::PublicKey) {
    let shared = p256::elliptic_curve::ecdh::diffie_hellman(secret.to_nonzero_scalar(), other.as_affine()); // expect: key-agreement ECDH-P-256
    let unknown = ecdh::diffie_hellman(secret.to_nonzero_scalar(), other.as_affine()); // expect: key-agreement ECDH
}

fn parameters(salt: &[u8], iv: [u8; 16], costs: scrypt::Params) {
    let old = pbes2::Parameters::pbkdf2_sha256_aes128cbc(2048, salt, &iv)?; // expect: kdf PBKDF2-SHA-256-2048 iterations=2048
    let new = pkcs8::pkcs5::pbes2::Parameters::generate_pbkdf2_sha256_aes256cbc(600_000, salt, iv)?; // expect: kdf PBKDF2-SHA-256-600000 iterations=600000
    let slow = pbes2::Parameters::scrypt_aes256cbc(costs, salt, &iv)?; // expect: kdf scrypt
    let recommended = pbes2::Parameters::generate_pbkdf2(&mut rng)?; // expect: kdf PBKDF2-SHA-256
}

fn sign_each(key: &rsa::RsaPrivateKey, public: &rsa::RsaPublicKey, hashed: &[u8], signature: &[u8]) {
    let signed = Pss::new_with_salt::<Sha256>(32).sign(Some(&mut rng), key, hashed)?; // expect: signature RSA-PSS-SHA-256-MGF1-32 saltBits=256 functions=sign
    let scheme = Pss::new::<Sha384>();
    scheme.verify(public, hashed, signature)?; // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
    Pkcs1v15Sign::new::<Sha256>().verify(public, hashed, signature)?; // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
    let raw = Pkcs1v15Sign::new_unprefixed().sign(Some(&mut rng), key, hashed)?; // expect: signature RSA-PKCS1-1.5 functions=sign
}
