use jsonwebtoken::jwk::Jwk;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};

fn keys(jwk: &Jwk, token: &str) {
    let key = EncodingKey::from_urlsafe_base64_secret("c2VjcmV0").unwrap(); // expect: key HMAC material=secret-key
    EncodingKey::from_base64_secret("c2VjcmV0"); // expect: key HMAC material=secret-key
    DecodingKey::from_jwk(jwk); // expect: key unknown certificateFormat=JWK
    Jwk::from_encoding_key(&key, Algorithm::HS256); // expect: key HMAC certificateFormat=JWK
    jsonwebtoken::dangerous::insecure_decode::<Claims>(token); // expect: token JWT
}
