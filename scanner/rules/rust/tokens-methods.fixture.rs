use josekit::jwe::alg::{aesgcmkw::AesgcmkwJweAlgorithm, aeskw::AeskwJweAlgorithm, ecdh_es::EcdhEsJweAlgorithm};
use josekit::jwe::alg::{pbes2_hmac_aeskw::Pbes2HmacAeskwJweAlgorithm, rsaes::RsaesJweAlgorithm};
use josekit::jwk::alg::{ec::EcCurve, ecx::EcxCurve, ed::EdCurve};
use josekit::jwk::Jwk;
use josekit::jws::alg::eddsa::EddsaJwsAlgorithm;
use jsonwebtoken::jwk::{self, ThumbprintHash};
use jwt_simple::prelude::*;

fn simple(claims: Claims, token: &str) -> Result<(), Error> {
    let pair = ES256kKeyPair::generate().with_key_id("a"); // expect: keygen ECDSA-secp256k1-SHA-256
    pair.sign(claims)?; // expect: token ECDSA-secp256k1-SHA-256 functions=sign
    pair.sign_with_options(claims, &options)?; // expect: token ECDSA-secp256k1-SHA-256 functions=sign
    let public = pair.public_key();
    public.verify_token::<NoCustomClaims>(token, None)?; // expect: token ECDSA-secp256k1-SHA-256 functions=verify
    public.verify_cwt_token(token, None)?; // expect: token ECDSA-secp256k1-SHA-256 functions=verify
    let shared = HS512Key::from_bytes(b"made-up-secret"); // expect: key HMAC-SHA-512 material=secret-key
    shared.authenticate_with_options(claims, &options)?; // expect: token HMAC-SHA-512 functions=sign material=secret-key
    let wrapping = A256KWKey::generate(); // expect: key AES-256-KW material=secret-key
    wrapping.encrypt(claims)?; // expect: token AES-256-KW functions=encrypt material=secret-key
    wrapping.encrypt_with_options(claims, &options)?; // expect: token AES-256-KW functions=encrypt material=secret-key
    wrapping.decrypt_token::<NoCustomClaims>(token, None)?; // expect: token AES-256-KW functions=decrypt material=secret-key
    let rsa = RsaOaepDecryptionKey::generate(3072)?; // expect: key RSA-OAEP-SHA-1-MGF1-3072
    rsa.encryption_key().encrypt(claims)?; // expect: token RSA-OAEP-SHA-1-MGF1-3072 functions=encrypt
    RS256KeyPair::generate(2048)?; // expect: keygen RSA-PKCS1-1.5-SHA-256-2048 padding=pkcs1v15
    MLDSA65KeyPair::generate(); // expect: keygen ML-DSA-65
    Ok(())
}

fn thumbprints(key: &jwk::Jwk) {
    key.thumbprint(ThumbprintHash::SHA256); // expect: hash SHA-256
    key.thumbprint(ThumbprintHash::SHA384); // expect: hash SHA-384
    key.thumbprint(ThumbprintHash::SHA512); // expect: hash SHA-512
}

fn kit(pem: &[u8]) {
    EddsaJwsAlgorithm::Eddsa.generate_key_pair(EdCurve::Ed25519); // expect: keygen Ed25519
    EddsaJwsAlgorithm::Eddsa.generate_key_pair(EdCurve::Ed448); // expect: keygen Ed448
    EddsaJwsAlgorithm::Eddsa.key_pair_from_der(pem); // expect: key EdDSA material=private-key
    josekit::jws::PS256.generate_key_pair(2048); // expect: keygen RSA-PSS-SHA-256-MGF1-2048
    josekit::jws::ES256.key_pair_from_pem(pem); // expect: key ECDSA-P-256-SHA-256 material=private-key
    Jwk::generate_ec_key(EcCurve::P256); // expect: keygen EC-P-256 certificateFormat=JWK
    Jwk::generate_ec_key(EcCurve::P384); // expect: keygen EC-P-384 certificateFormat=JWK
    Jwk::generate_ec_key(EcCurve::P521); // expect: keygen EC-P-521 certificateFormat=JWK
    Jwk::generate_ec_key(EcCurve::Secp256k1); // expect: keygen EC-secp256k1 certificateFormat=JWK
    Jwk::generate_ecx_key(EcxCurve::X25519); // expect: keygen x25519 curve=Curve25519 certificateFormat=JWK
    Jwk::generate_ecx_key(EcxCurve::X448); // expect: keygen x448 curve=Curve448 certificateFormat=JWK
    Jwk::generate_ed_key(EdCurve::Ed25519); // expect: keygen Ed25519 certificateFormat=JWK
    Jwk::generate_rsa_key(4096); // expect: keygen RSA-4096 certificateFormat=JWK
    Jwk::generate_oct_key(32); // expect: keygen unknown keyBits=256 certificateFormat=JWK
    AeskwJweAlgorithm::A128kw.encrypter_from_bytes(pem); // expect: token AES-128-KW functions=encrypt
    AeskwJweAlgorithm::A192kw.encrypter_from_bytes(pem); // expect: token AES-192-KW functions=encrypt
    AeskwJweAlgorithm::A256kw.encrypter_from_bytes(pem); // expect: token AES-256-KW functions=encrypt
    AesgcmkwJweAlgorithm::A128gcmkw.encrypter_from_bytes(pem); // expect: token AES-128-GCM nonceBits=96 functions=encrypt
    AesgcmkwJweAlgorithm::A192gcmkw.encrypter_from_bytes(pem); // expect: token AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
    AesgcmkwJweAlgorithm::A256gcmkw.encrypter_from_bytes(pem); // expect: token AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
    EcdhEsJweAlgorithm::EcdhEs.decrypter_from_pem(pem); // expect: token ECDH digest=SHA-256 functions=decrypt
    EcdhEsJweAlgorithm::EcdhEsA128kw.decrypter_from_pem(pem); // expect: token ECDH digest=SHA-256 functions=decrypt cipher=AES
    EcdhEsJweAlgorithm::EcdhEsA192kw.decrypter_from_pem(pem); // expect: token ECDH digest=SHA-256 functions=decrypt cipher=AES
    EcdhEsJweAlgorithm::EcdhEsA256kw.decrypter_from_pem(pem); // expect: token ECDH digest=SHA-256 functions=decrypt cipher=AES
    RsaesJweAlgorithm::Rsa1_5.decrypter_from_pem(pem); // expect: token RSA-PKCS1-1.5 padding=pkcs1v15 functions=decrypt
    RsaesJweAlgorithm::RsaOaep.decrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-1-MGF1 functions=decrypt
    RsaesJweAlgorithm::RsaOaep256.decrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-256-MGF1 functions=decrypt
    RsaesJweAlgorithm::RsaOaep384.decrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-384-MGF1 functions=decrypt
    RsaesJweAlgorithm::RsaOaep512.decrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-512-MGF1 functions=decrypt
    Pbes2HmacAeskwJweAlgorithm::Pbes2Hs256A128kw.encrypter_from_bytes(pem); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256 functions=encrypt
    Pbes2HmacAeskwJweAlgorithm::Pbes2Hs384A192kw.encrypter_from_bytes(pem); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384 functions=encrypt
    Pbes2HmacAeskwJweAlgorithm::Pbes2Hs512A256kw.encrypter_from_bytes(pem); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512 functions=encrypt
    josekit::jwe::RSA_OAEP_384.encrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-384-MGF1 functions=encrypt
    josekit::jwe::RSA_OAEP_512.encrypter_from_pem(pem); // expect: token RSA-OAEP-SHA-512-MGF1 functions=encrypt
    josekit::jwe::ECDH_ES_A192KW.encrypter_from_pem(pem); // expect: token ECDH digest=SHA-256 functions=encrypt cipher=AES
    josekit::jwe::PBES2_HS384_A192KW.encrypter_from_bytes(pem); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384 functions=encrypt
}
