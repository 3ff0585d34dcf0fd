#include <jwt-cpp/jwt.h>

void use(const std::string &key) {
  auto token = jwt::create().set_issuer("a").sign(jwt::algorithm::hs256{key}); // expect: token HMAC-SHA-256
  jwt::verify().allow_algorithm(jwt::algorithm::hs384(key, "", "", "")); // expect: token HMAC-SHA-384
  jwt::verify().allow_algorithm(jwt::algorithm::hs512(key, "", "", "")); // expect: token HMAC-SHA-512
  jwt::verify().allow_algorithm(jwt::algorithm::rs256(key, "", "", "")); // expect: token RSA-PKCS1-1.5-SHA-256
  jwt::verify().allow_algorithm(jwt::algorithm::rs384(key, "", "", "")); // expect: token RSA-PKCS1-1.5-SHA-384
  jwt::verify().allow_algorithm(jwt::algorithm::rs512(key, "", "", "")); // expect: token RSA-PKCS1-1.5-SHA-512
  jwt::verify().allow_algorithm(jwt::algorithm::es256(key, "", "", "")); // expect: token ECDSA-P-256-SHA-256
  jwt::verify().allow_algorithm(jwt::algorithm::es384(key, "", "", "")); // expect: token ECDSA-P-384-SHA-384
  jwt::verify().allow_algorithm(jwt::algorithm::es512(key, "", "", "")); // expect: token ECDSA-P-521-SHA-512
  jwt::verify().allow_algorithm(jwt::algorithm::es256k(key, "", "", "")); // expect: token ECDSA-secp256k1-SHA-256
  jwt::verify().allow_algorithm(jwt::algorithm::ps256(key, "", "", "")); // expect: token RSA-PSS-SHA-256-MGF1
  jwt::verify().allow_algorithm(jwt::algorithm::ps384(key, "", "", "")); // expect: token RSA-PSS-SHA-384-MGF1
  jwt::verify().allow_algorithm(jwt::algorithm::ps512(key, "", "", "")); // expect: token RSA-PSS-SHA-512-MGF1
  jwt::verify().allow_algorithm(jwt::algorithm::ed25519(key, "", "", "")); // expect: token Ed25519
  jwt::verify().allow_algorithm(jwt::algorithm::ed448(key, "", "", "")); // expect: token Ed448
  jwt::verify().allow_algorithm(jwt::algorithm::none{}); // expect: token JWS-none
}
