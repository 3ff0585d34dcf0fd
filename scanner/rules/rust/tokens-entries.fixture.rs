// Every entry point that the other fixture does not show.
fn entries() {
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::HS256), c, k); // expect: token HMAC-SHA-256 digest=SHA-256 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::HS384), c, k); // expect: token HMAC-SHA-384 digest=SHA-384 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::RS384), c, k); // expect: token RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::RS512), c, k); // expect: token RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::PS384), c, k); // expect: token RSA-PSS-SHA-384-MGF1 padding=pss digest=SHA-384 mgfDigest=SHA-384 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::PS512), c, k); // expect: token RSA-PSS-SHA-512-MGF1 padding=pss digest=SHA-512 mgfDigest=SHA-512 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::ES256), c, k); // expect: token ECDSA-P-256-SHA-256 digest=SHA-256 curve=P-256 functions=sign
  jsonwebtoken::encode(&jsonwebtoken::Header::new(jsonwebtoken::Algorithm::EdDSA), c, k); // expect: token EdDSA functions=sign
  jsonwebtoken::EncodingKey::from_base64_secret(x, y, z); // expect: key HMAC material=secret-key
  jsonwebtoken::DecodingKey::from_base64_secret(x, y, z); // expect: key HMAC material=secret-key
  jsonwebtoken::EncodingKey::from_rsa_der(x, y, z); // expect: key RSA material=private-key
  jsonwebtoken::DecodingKey::from_rsa_pem(x, y, z); // expect: key RSA material=public-key
  jsonwebtoken::DecodingKey::from_rsa_der(x, y, z); // expect: key RSA material=public-key
  jsonwebtoken::DecodingKey::from_rsa_components(x, y, z); // expect: key RSA material=public-key
  jsonwebtoken::DecodingKey::from_rsa_raw_components(x, y, z); // expect: key RSA material=public-key
  jsonwebtoken::EncodingKey::from_ec_pem(x, y, z); // expect: key EC material=private-key
  jsonwebtoken::EncodingKey::from_ec_der(x, y, z); // expect: key EC material=private-key
  jsonwebtoken::DecodingKey::from_ec_pem(x, y, z); // expect: key EC material=public-key
  jsonwebtoken::DecodingKey::from_ec_der(x, y, z); // expect: key EC material=public-key
  jsonwebtoken::DecodingKey::from_ec_components(x, y, z); // expect: key EC material=public-key
  jsonwebtoken::EncodingKey::from_ed_pem(x, y, z); // expect: key EdDSA material=private-key
  jsonwebtoken::EncodingKey::from_ed_der(x, y, z); // expect: key EdDSA material=private-key
  jsonwebtoken::DecodingKey::from_ed_pem(x, y, z); // expect: key EdDSA material=public-key
  jsonwebtoken::DecodingKey::from_ed_der(x, y, z); // expect: key EdDSA material=public-key
  jsonwebtoken::DecodingKey::from_ed_components(x, y, z); // expect: key EdDSA material=public-key
  jsonwebtoken::crypto::sign(x, y, z); // expect: signature unknown functions=sign
  jsonwebtoken::crypto::verify(x, y, z); // expect: signature unknown functions=verify
  josekit::jws::HS256.signer_from_pem(p); // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
  josekit::jws::HS384.signer_from_pem(p); // expect: token HMAC-SHA-384 functions=sign digest=SHA-384
  josekit::jws::HS512.signer_from_pem(p); // expect: token HMAC-SHA-512 functions=sign digest=SHA-512
  josekit::jws::RS384.signer_from_pem(p); // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign padding=pkcs1v15 digest=SHA-384
  josekit::jws::RS512.signer_from_pem(p); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign padding=pkcs1v15 digest=SHA-512
  josekit::jws::PS256.signer_from_pem(p); // expect: token RSA-PSS-SHA-256-MGF1 functions=sign padding=pss digest=SHA-256 mgfDigest=SHA-256
  josekit::jws::PS384.signer_from_pem(p); // expect: token RSA-PSS-SHA-384-MGF1 functions=sign padding=pss digest=SHA-384 mgfDigest=SHA-384
  josekit::jws::PS512.signer_from_pem(p); // expect: token RSA-PSS-SHA-512-MGF1 functions=sign padding=pss digest=SHA-512 mgfDigest=SHA-512
  josekit::jws::ES256.signer_from_pem(p); // expect: token ECDSA-P-256-SHA-256 functions=sign digest=SHA-256 curve=P-256
  josekit::jws::ES384.signer_from_pem(p); // expect: token ECDSA-P-384-SHA-384 functions=sign digest=SHA-384 curve=P-384
  josekit::jws::ES512.signer_from_pem(p); // expect: token ECDSA-P-521-SHA-512 functions=sign digest=SHA-512 curve=P-521
  josekit::jws::ES256K.signer_from_pem(p); // expect: token ECDSA-secp256k1-SHA-256 functions=sign digest=SHA-256 curve=secp256k1
  josekit::jws::EdDSA.signer_from_pem(p); // expect: token EdDSA functions=sign
  josekit::jws::alg::hmac::HmacJwsAlgorithm::Hs256.signer_from_pem(p); // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
  josekit::jws::alg::hmac::HmacJwsAlgorithm::Hs384.signer_from_pem(p); // expect: token HMAC-SHA-384 functions=sign digest=SHA-384
  josekit::jws::alg::hmac::HmacJwsAlgorithm::Hs512.signer_from_pem(p); // expect: token HMAC-SHA-512 functions=sign digest=SHA-512
  josekit::jws::alg::rsassa::RsassaJwsAlgorithm::Rs256.signer_from_pem(p); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign padding=pkcs1v15 digest=SHA-256
  josekit::jws::alg::rsassa::RsassaJwsAlgorithm::Rs384.signer_from_pem(p); // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign padding=pkcs1v15 digest=SHA-384
  josekit::jws::alg::rsassa::RsassaJwsAlgorithm::Rs512.signer_from_pem(p); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign padding=pkcs1v15 digest=SHA-512
  josekit::jws::alg::rsassa_pss::RsassaPssJwsAlgorithm::Ps256.signer_from_pem(p); // expect: token RSA-PSS-SHA-256-MGF1 functions=sign padding=pss digest=SHA-256 mgfDigest=SHA-256
  josekit::jws::alg::rsassa_pss::RsassaPssJwsAlgorithm::Ps384.signer_from_pem(p); // expect: token RSA-PSS-SHA-384-MGF1 functions=sign padding=pss digest=SHA-384 mgfDigest=SHA-384
  josekit::jws::alg::rsassa_pss::RsassaPssJwsAlgorithm::Ps512.signer_from_pem(p); // expect: token RSA-PSS-SHA-512-MGF1 functions=sign padding=pss digest=SHA-512 mgfDigest=SHA-512
  josekit::jws::alg::ecdsa::EcdsaJwsAlgorithm::Es384.signer_from_pem(p); // expect: token ECDSA-P-384-SHA-384 functions=sign digest=SHA-384 curve=P-384
  josekit::jws::alg::ecdsa::EcdsaJwsAlgorithm::Es512.signer_from_pem(p); // expect: token ECDSA-P-521-SHA-512 functions=sign digest=SHA-512 curve=P-521
  josekit::jws::alg::ecdsa::EcdsaJwsAlgorithm::Es256k.signer_from_pem(p); // expect: token ECDSA-secp256k1-SHA-256 functions=sign digest=SHA-256 curve=secp256k1
  josekit::jwe::Dir.encrypter_from_pem(p); // expect: token dir functions=encrypt
  josekit::jwe::A128KW.encrypter_from_pem(p); // expect: token AES-128-KW keyBits=128 mode=kw functions=encrypt
  josekit::jwe::A192KW.encrypter_from_pem(p); // expect: token AES-192-KW keyBits=192 mode=kw functions=encrypt
  josekit::jwe::A256KW.encrypter_from_pem(p); // expect: token AES-256-KW keyBits=256 mode=kw functions=encrypt
  josekit::jwe::A128GCMKW.encrypter_from_pem(p); // expect: token AES-128-GCM keyBits=128 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
  josekit::jwe::A192GCMKW.encrypter_from_pem(p); // expect: token AES-192-GCM keyBits=192 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
  josekit::jwe::A256GCMKW.encrypter_from_pem(p); // expect: token AES-256-GCM keyBits=256 mode=gcm tagBits=128 nonceBits=96 functions=encrypt
  josekit::jwe::RSA1_5.encrypter_from_pem(p); // expect: token RSA-PKCS1-1.5 padding=pkcs1v15 functions=encrypt
  josekit::jwe::RSA_OAEP.encrypter_from_pem(p); // expect: token RSA-OAEP-SHA-1-MGF1 padding=oaep digest=SHA-1 mgfDigest=SHA-1 functions=encrypt
  josekit::jwe::ECDH_ES.encrypter_from_pem(p); // expect: token ECDH digest=SHA-256 functions=encrypt
  josekit::jwe::ECDH_ES_A128KW.encrypter_from_pem(p); // expect: token ECDH digest=SHA-256 cipher=AES functions=encrypt
  josekit::jwe::ECDH_ES_A256KW.encrypter_from_pem(p); // expect: token ECDH digest=SHA-256 cipher=AES functions=encrypt
  josekit::jwe::PBES2_HS256_A128KW.encrypter_from_pem(p); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256 digest=SHA-256 cipher=AES keyBits=128 mode=kw functions=encrypt
  josekit::jwe::PBES2_HS512_A256KW.encrypter_from_pem(p); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512 digest=SHA-512 cipher=AES keyBits=256 mode=kw functions=encrypt
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::HS384 }; // expect: token HMAC-SHA-384 digest=SHA-384
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::HS512 }; // expect: token HMAC-SHA-512 digest=SHA-512
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::RS256 }; // expect: token RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::RS384 }; // expect: token RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::RS512 }; // expect: token RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::ES256 }; // expect: token ECDSA-P-256-SHA-256 digest=SHA-256 curve=P-256
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::ES384 }; // expect: token ECDSA-P-384-SHA-384 digest=SHA-384 curve=P-384
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::ES512 }; // expect: token ECDSA-P-521-SHA-512 digest=SHA-512 curve=P-521
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::PS256 }; // expect: token RSA-PSS-SHA-256-MGF1 padding=pss digest=SHA-256 mgfDigest=SHA-256
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::PS384 }; // expect: token RSA-PSS-SHA-384-MGF1 padding=pss digest=SHA-384 mgfDigest=SHA-384
  biscuit::jws::RegisteredHeader { algorithm: biscuit::jwa::SignatureAlgorithm::PS512 }; // expect: token RSA-PSS-SHA-512-MGF1 padding=pss digest=SHA-512 mgfDigest=SHA-512
  alcoholic_jwt::validate(x, y, z); // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify padding=pkcs1v15 digest=SHA-256
  frank_jwt::decode(x, y, z); // expect: token unknown functions=verify
  frank_jwt::decode(a, b, frank_jwt::Algorithm::HS256); // expect: token HMAC-SHA-256 functions=verify digest=SHA-256
  frank_jwt::decode(a, b, frank_jwt::Algorithm::HS384); // expect: token HMAC-SHA-384 functions=verify digest=SHA-384
  frank_jwt::decode(a, b, frank_jwt::Algorithm::HS512); // expect: token HMAC-SHA-512 functions=verify digest=SHA-512
  frank_jwt::decode(a, b, frank_jwt::Algorithm::RS256); // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify padding=pkcs1v15 digest=SHA-256
  frank_jwt::decode(a, b, frank_jwt::Algorithm::RS384); // expect: token RSA-PKCS1-1.5-SHA-384 functions=verify padding=pkcs1v15 digest=SHA-384
  frank_jwt::decode(a, b, frank_jwt::Algorithm::RS512); // expect: token RSA-PKCS1-1.5-SHA-512 functions=verify padding=pkcs1v15 digest=SHA-512
  frank_jwt::decode(a, b, frank_jwt::Algorithm::ES384); // expect: token ECDSA-P-384-SHA-384 functions=verify digest=SHA-384 curve=P-384
  frank_jwt::decode(a, b, frank_jwt::Algorithm::ES512); // expect: token ECDSA-P-521-SHA-512 functions=verify digest=SHA-512 curve=P-521
  pasetors::local::encrypt(x, y, z); // expect: token PASETO functions=encrypt
  pasetors::version4::LocalToken::encrypt(x, y, z); // expect: token PASETO functions=encrypt
  pasetors::public::sign(x, y, z); // expect: token PASETO functions=sign
  pasetors::version4::PublicToken::sign(x, y, z); // expect: token PASETO functions=sign
  pasetors::public::verify(x, y, z); // expect: token PASETO functions=verify
  pasetors::version4::PublicToken::verify(x, y, z); // expect: token PASETO functions=verify
  pasetors::local::decrypt(x, y, z); // expect: token PASETO functions=decrypt
  pasetors::version4::LocalToken::decrypt(x, y, z); // expect: token PASETO functions=decrypt
}
fn m2(v: &josekit::jws::Algorithm) { v.signer_from_bytes(x, y, z); } // expect: token unknown functions=sign
fn m3(v: &josekit::jws::Algorithm) { v.signer_from_der(x, y, z); } // expect: token unknown functions=sign
fn m4(v: &josekit::jws::Algorithm) { v.signer_from_jwk(x, y, z); } // expect: token unknown functions=sign
fn m5(v: &josekit::jws::Algorithm) { v.verifier_from_bytes(x, y, z); } // expect: token unknown functions=verify
fn m6(v: &josekit::jws::Algorithm) { v.verifier_from_der(x, y, z); } // expect: token unknown functions=verify
fn m7(v: &josekit::jws::Algorithm) { v.verifier_from_jwk(x, y, z); } // expect: token unknown functions=verify
fn m8(v: &josekit::jwe::Algorithm) { v.encrypter_from_bytes(x, y, z); } // expect: token unknown functions=encrypt
fn m9(v: &josekit::jwe::Algorithm) { v.encrypter_from_der(x, y, z); } // expect: token unknown functions=encrypt
fn m10(v: &josekit::jwe::Algorithm) { v.encrypter_from_jwk(x, y, z); } // expect: token unknown functions=encrypt
fn m11(v: &josekit::jwe::Algorithm) { v.decrypter_from_bytes(x, y, z); } // expect: token unknown functions=decrypt
fn m12(v: &josekit::jwe::Algorithm) { v.decrypter_from_pem(x, y, z); } // expect: token unknown functions=decrypt
fn m13(v: &josekit::jwe::Algorithm) { v.decrypter_from_der(x, y, z); } // expect: token unknown functions=decrypt
fn m14(v: &josekit::jwe::Algorithm) { v.decrypter_from_jwk(x, y, z); } // expect: token unknown functions=decrypt
