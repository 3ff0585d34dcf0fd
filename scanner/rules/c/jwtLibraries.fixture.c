#include <jwt.h>

void builder(jwt_builder_t *builder, const jwk_item_t *key) {
  jwt_builder_setkey(builder, JWT_ALG_HS256, key); // expect: token HMAC-SHA-256 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_HS384, key); // expect: token HMAC-SHA-384 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_HS512, key); // expect: token HMAC-SHA-512 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_RS256, key); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_RS384, key); // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_RS512, key); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_ES256, key); // expect: token ECDSA-P-256-SHA-256 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_ES384, key); // expect: token ECDSA-P-384-SHA-384 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_ES512, key); // expect: token ECDSA-P-521-SHA-512 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_ES256K, key); // expect: token ECDSA-secp256k1-SHA-256 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_PS256, key); // expect: token RSA-PSS-SHA-256-MGF1 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_PS384, key); // expect: token RSA-PSS-SHA-384-MGF1 functions=sign
  jwt_builder_setkey(builder, JWT_ALG_PS512, key); // expect: token RSA-PSS-SHA-512-MGF1 functions=sign
  jwt_set_alg(jwt, JWT_ALG_EDDSA, pem, len); // expect: token EdDSA functions=sign
  jwt_set_alg(jwt, JWT_ALG_NONE, pem, len); // expect: token JWS-none functions=sign
  jwt_set_alg(jwt, JWT_ALG_ML_DSA_44, pem, len); // expect: token ML-DSA-44 functions=sign
  jwt_set_alg(jwt, JWT_ALG_ML_DSA_65, pem, len); // expect: token ML-DSA-65 functions=sign
  jwt_set_alg(jwt, JWT_ALG_ML_DSA_87, pem, len); // expect: token ML-DSA-87 functions=sign
}

void checker(jwt_checker_t *checker, const jwk_item_t *key, const char *token) {
  jwt_checker_setkey(checker, JWT_ALG_ES384, key); // expect: token ECDSA-P-384-SHA-384 functions=verify
  jwt_decode(&jwt, token, key, len); // expect: token JWT functions=verify
  jwt_checker_verify(checker, token); // expect: token JWT functions=verify
}
