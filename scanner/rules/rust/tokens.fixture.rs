use jsonwebtoken::{decode, encode, Algorithm, DecodingKey, EncodingKey, Header, Validation};
use jwt_simple::prelude::*;

const ALG: Algorithm = Algorithm::RS256;

fn uses(claims: &Claims, secret: &str) -> Result<(), Error> {
    let token = encode(&Header::default(), claims, &EncodingKey::from_secret(secret.as_ref()))?; // expect: token HMAC-SHA-256 digest=SHA-256 functions=sign; key HMAC material=secret-key
    encode(&Header::new(ALG), claims, &EncodingKey::from_rsa_pem(pem)?)?; // expect: token RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=sign; key RSA material=private-key
    let header = Header { alg: Algorithm::ES384, kid: None, ..Default::default() };
    encode(&header, claims, &KEY)?; // expect: token ECDSA-P-384-SHA-384 digest=SHA-384 curve=P-384 functions=sign
    decode::<Claims>(&token, &DecodingKey::from_secret(b"made-up-secret-x"), &Validation::new(Algorithm::HS512))?; // expect: token HMAC-SHA-512 digest=SHA-512 functions=verify; key HMAC material=secret-key keyBits=128
    let validation = Validation::default();
    decode::<Claims>(&token, &KEY, &validation)?; // expect: token HMAC-SHA-256 digest=SHA-256 functions=verify
    decode::<Claims>(&token, &KEY, &Validation { algorithms: vec![Algorithm::PS256], ..Validation::default() })?; // expect: token RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=verify
    let key = HS256Key::generate(); // expect: key HMAC-SHA-256 digest=SHA-256
    key.authenticate(claims)?; // expect: token HMAC-SHA-256 digest=SHA-256 functions=sign
    josekit::jws::RS256.signer_from_pem(pem)?; // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign padding=pkcs1v15 digest=SHA-256
    josekit::jws::alg::ecdsa::EcdsaJwsAlgorithm::Es256.verifier_from_pem(pem)?; // expect: token ECDSA-P-256-SHA-256 functions=verify digest=SHA-256 curve=P-256
    let mut head = josekit::jwe::JweHeader::new();
    head.set_content_encryption("A128CBC-HS256"); // expect: token AES-128-CBC-HMAC-SHA-256 cipher=AES keyBits=128 digest=SHA-256
    josekit::jwe::RSA_OAEP_256.encrypter_from_pem(pem)?; // expect: token RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=encrypt
    frank_jwt::encode(header, &key, &payload, frank_jwt::Algorithm::ES256)?; // expect: token ECDSA-P-256-SHA-256 functions=sign digest=SHA-256 curve=P-256
    biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::HS256, ..Default::default() }; // expect: token HMAC-SHA-256 digest=SHA-256
    Ok(())
}

fn not(data: &[u8]) {
    base64::encode(data);
    my_jwt::encode(&Header::default(), data);
    let algorithm = other::Algorithm::HS256;
}
