use boring::{hmac::Hmac, mldsa, mlkem};
use openssl::dh::Dh;
use openssl::ecdsa::EcdsaSig;
use openssl::encrypt::{Decrypter, Encrypter};
use openssl::envelope::{Open, Seal};
use openssl::hash::MessageDigest;
use openssl::md::Md;
use openssl::md_ctx::MdCtx;
use openssl::pkey::{Id, PKey};
use openssl::rsa::{Padding, Rsa};
use openssl::symm::Cipher;

fn ciphers() {
    openssl::cipher::Cipher::camellia128_cbc(); // expect: cipher CAMELLIA-128-CBC
    openssl::cipher::Cipher::camellia128_ecb(); // expect: cipher CAMELLIA-128-ECB
    openssl::cipher::Cipher::camellia128_ofb(); // expect: cipher CAMELLIA-128-OFB
    openssl::cipher::Cipher::camellia128_cfb128(); // expect: cipher CAMELLIA-128-CFB128
    openssl::cipher::Cipher::camellia192_cbc(); // expect: cipher CAMELLIA-192-CBC
    openssl::cipher::Cipher::camellia192_ecb(); // expect: cipher CAMELLIA-192-ECB
    openssl::cipher::Cipher::camellia192_ofb(); // expect: cipher CAMELLIA-192-OFB
    openssl::cipher::Cipher::camellia192_cfb128(); // expect: cipher CAMELLIA-192-CFB128
    openssl::cipher::Cipher::camellia256_cbc(); // expect: cipher CAMELLIA-256-CBC
    openssl::cipher::Cipher::camellia256_ecb(); // expect: cipher CAMELLIA-256-ECB
    openssl::cipher::Cipher::camellia256_ofb(); // expect: cipher CAMELLIA-256-OFB
    openssl::cipher::Cipher::camellia256_cfb128(); // expect: cipher CAMELLIA-256-CFB128
}

fn digests(data: &[u8], key: &PKey<Private>) {
    boring::hash::MessageDigest::sha512_256(); // expect: hash SHA-512/256
    Md::shake128(); // expect: hash SHAKE128
    Md::shake256(); // expect: hash SHAKE256
    let mut ctx = MdCtx::new().unwrap();
    ctx.digest_init(Md::sha256()); // expect: hash SHA-256
    ctx.digest_sign_init(Some(Md::sha384()), key); // expect: signature unknown functions=sign
    ctx.digest_verify_init(Some(Md::sha512()), key); // expect: signature unknown functions=verify
    PKey::private_key_from_raw_bytes(data, Id::POLY1305); // expect: key Poly1305 material=private-key
}

fn kdfs(pass: &[u8], salt: &[u8], out: &mut [u8]) {
    openssl::kdf::argon2d(None, pass, salt, None, None, 3, 4, 65536, out); // expect: kdf Argon2d-65536-3-4 iterations=3 memoryKib=65536 parallelism=4
    openssl::kdf::argon2i(None, pass, salt, None, None, 3, 4, 65536, out); // expect: kdf Argon2i-65536-3-4 iterations=3 memoryKib=65536 parallelism=4
    openssl::kdf::argon2id(None, pass, b"0123456789abcdef", None, None, 3, 4, 65536, out); // expect: kdf Argon2id-65536-3-4 saltBits=128 iterations=3 memoryKib=65536 parallelism=4
}

fn rsa(text: &[u8]) {
    let rsa = Rsa::generate(3072).unwrap();
    let key = PKey::from_rsa(rsa).unwrap();
    let mut encrypter = Encrypter::new(&key).unwrap(); // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=encrypt
    encrypter.set_rsa_padding(Padding::PKCS1_OAEP).unwrap();
    encrypter.set_rsa_oaep_md(MessageDigest::sha256()).unwrap();
    let mut decrypter = Decrypter::new(&key).unwrap(); // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
    decrypter.set_rsa_padding(Padding::PKCS1).unwrap();
    Seal::new(Cipher::aes_256_cbc(), &[key]); // expect: cipher AES-256-CBC functions=encrypt
    Open::new(Cipher::aes_128_cbc(), &key, None, text); // expect: cipher AES-128-CBC functions=decrypt
}

fn agreements(der: &[u8], peer: &BigNumRef, params: Dh<Params>, signature: EcdsaSig, other: boring::ecdsa::EcdsaSig) {
    Dh::params_from_der(der); // expect: parameters DH
    boring::dh::Dh::params_from_der(der); // expect: parameters DH
    let mine = params.generate_key().unwrap(); // expect: keygen DH
    params.compute_key(peer); // expect: key-agreement DH
    signature.verify(der, key); // expect: signature ECDSA functions=verify
    other.verify(der, key); // expect: signature ECDSA functions=verify
}

fn boring_only(key: &[u8], seed: &[u8]) {
    Hmac::init(key, &boring::hash::MessageDigest::sha256()); // expect: mac HMAC-SHA-256
    mlkem::MlKemPrivateKey::generate(mlkem::Algorithm::MlKem768); // expect: keygen ML-KEM-768
    mlkem::MlKemPrivateKey::from_seed(mlkem::Algorithm::MlKem1024, seed); // expect: key ML-KEM-1024 material=private-key
    mldsa::MlDsaPrivateKey::generate(mldsa::Algorithm::MlDsa44); // expect: keygen ML-DSA-44
    mldsa::MlDsaPrivateKey::from_seed(mldsa::Algorithm::MlDsa65, seed); // expect: key ML-DSA-65 material=private-key
    mldsa::MlDsaPrivateKey::from_seed(mldsa::Algorithm::MlDsa87, seed); // expect: key ML-DSA-87 material=private-key
}
