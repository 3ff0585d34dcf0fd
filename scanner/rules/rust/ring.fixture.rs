use ring::aead::{Aad, LessSafeKey, Nonce, UnboundKey, AES_256_GCM};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{EcdsaKeyPair, Ed25519KeyPair, RsaKeyPair, UnparsedPublicKey, ECDSA_P256_SHA256_FIXED_SIGNING};
use ring::{agreement, digest, hkdf, hmac, pbkdf2};
use std::num::NonZeroU32;

static PBKDF2_ALG: pbkdf2::Algorithm = pbkdf2::PBKDF2_HMAC_SHA256;
const ITERATIONS: u32 = 100_000;
const CREDENTIAL_LEN: usize = digest::SHA256_OUTPUT_LEN;

fn uses(data: &[u8], key_bytes: &[u8; 32]) -> Result<(), Error> {
    digest::digest(&digest::SHA256, data); // expect: hash SHA-256
    let mut context = digest::Context::new(&digest::SHA1_FOR_LEGACY_USE_ONLY); // expect: hash SHA-1 functions=digest
    context.update(data);
    let key = hmac::Key::new(hmac::HMAC_SHA256, key_bytes);
    let tag = hmac::sign(&key, data); // expect: mac HMAC-SHA-256 digest=SHA-256 keyBits=256 functions=tag
    let algorithm = if strong { &AES_256_GCM } else { &ring::aead::CHACHA20_POLY1305 };
    let unbound = UnboundKey::new(algorithm, key_bytes)?; // expect: cipher AES-256-GCM mode=gcm keyBits=256 tagBits=128 nonceBits=96; cipher ChaCha20-Poly1305 tagBits=128 nonceBits=96 keyBits=256
    let sealing = LessSafeKey::new(unbound);
    sealing.seal_in_place_append_tag(Nonce::assume_unique_for_key([0; 12]), Aad::empty(), &mut buffer)?;
    let mut out = [0u8; 32];
    pbkdf2::derive(PBKDF2_ALG, NonZeroU32::new(ITERATIONS).unwrap(), b"saltsalt", data, &mut out); // expect: kdf PBKDF2-SHA-256-100000 digest=SHA-256 iterations=100000 saltBits=64 outputBits=256 functions=keyderive
    pbkdf2::verify(pbkdf2::PBKDF2_HMAC_SHA512, n, salt, data, &out)?; // expect: password-hash PBKDF2-SHA-512 digest=SHA-512 functions=verify
    let rng = SystemRandom::new(); // expect: random RNG byteLength=12
    let mut nonce = [0u8; 12];
    rng.fill(&mut nonce)?;
    let private = agreement::EphemeralPrivateKey::generate(&agreement::X25519, &rng)?; // expect: keygen x25519
    let other = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P384, &rng)?; // expect: keygen ECDH-P-384 curve=P-384
    let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P384, bytes);
    agreement::agree_ephemeral(private, &agreement::UnparsedPublicKey::new(&agreement::X25519, bytes), |k| k)?; // expect: key-agreement x25519
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA384, &[0; 48]).extract(data); // expect: kdf HKDF-SHA-384 digest=SHA-384 saltBits=384 functions=keyderive
    let pkcs8 = Ed25519KeyPair::generate_pkcs8(&rng)?; // expect: keygen Ed25519
    let pair = Ed25519KeyPair::from_pkcs8(pkcs8.as_ref())?; // expect: key Ed25519 material=private-key
    pair.sign(data); // expect: signature Ed25519 functions=sign
    let ec = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, data, &rng)?; // expect: key ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 material=private-key
    ec.sign(&rng, data)?; // expect: signature ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 material=private-key functions=sign
    let rsa = RsaKeyPair::from_pkcs8(data)?; // expect: key RSA material=private-key
    rsa.sign(&ring::signature::RSA_PSS_SHA256, &rng, data, &mut sig)?; // expect: signature RSA-PSS-SHA-256-MGF1-32 material=private-key padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256 functions=sign
    UnparsedPublicKey::new(&ring::signature::RSA_PKCS1_2048_8192_SHA256, data).verify(data, sig)?; // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify
    UnparsedPublicKey::new(choose(), data); // expect: signature unknown functions=verify
    Ok(())
}

fn lc() {
    aws_lc_rs::cipher::PaddedBlockEncryptingKey::cbc_pkcs7(aws_lc_rs::cipher::UnboundCipherKey::new(&aws_lc_rs::cipher::AES_256, k)?)?; // expect: cipher AES-256-CBC-PKCS7 keyBits=256 mode=cbc padding=pkcs7 functions=encrypt
    let dk = aws_lc_rs::kem::DecapsulationKey::generate(&aws_lc_rs::kem::ML_KEM_768)?; // expect: keygen ML-KEM-768 parameterSet=768
    dk.encapsulation_key()?.encapsulate()?; // expect: kem ML-KEM-768 parameterSet=768 functions=encapsulate
    aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa4096)?; // expect: keygen RSA-4096 keyBits=4096
    aws_lc_rs::rsa::OaepPublicEncryptingKey::new(key)?.encrypt(&aws_lc_rs::rsa::OAEP_SHA256_MGF1SHA256, d, o, None)?; // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=encrypt
    aws_lc_rs::kdf::kbkdf_ctr_hmac(aws_lc_rs::kdf::get_kbkdf_ctr_hmac_algorithm(id), secret, info, out)?; // expect: kdf SP800_108_CounterKDF
    aws_lc_rs::kdf::sskdf_digest(aws_lc_rs::kdf::get_sskdf_digest_algorithm(id), secret, info, out)?; // expect: kdf SP800_56C_OneStep
    aws_lc_rs::kdf::sskdf_hmac(aws_lc_rs::kdf::get_sskdf_hmac_algorithm(id), secret, info, out)?; // expect: kdf SP800_56C_OneStep
}

mod hidden { pub fn digest() {} }

fn not(data: &[u8]) {
    hidden::digest(&SHA256, data);
    spring::digest::digest(&spring::digest::SHA256, data);
    let verify = other::verify(data);
}
