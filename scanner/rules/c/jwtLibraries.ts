import { arg, library, text, type Row } from "../rule.ts"

const ofTokens = "HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512,ES256K,PS256,PS384,PS512"
const signed: Row = { is: "token", functions: ["sign"] }
const verified: Row = { is: "token", functions: ["verify"] }
const ofJwtCpp = "new jwt.algorithm"

/*
 * LibJWT 1 to 3 (github.com/benmcollins/libjwt/blob/master/include/jwt.h; `jwt_set_alg` in versions 1 and 2) and jwt-cpp
 * (github.com/Thalhammer/jwt-cpp/blob/master/include/jwt-cpp/jwt.h), whose algorithm is an object that signs or is allowed.
 */
export const jwtLibraries = library("c", "jwtLibraries", {
  [`JWT_ALG_{${ofTokens}}`]: { value: "{1}" },
  JWT_ALG_EDDSA: { value: "EdDSA" },
  JWT_ALG_NONE: { value: "none" },
  "JWT_ALG_ML_DSA_{44,65,87}": { value: "ML-DSA-{1}" },
  "{jwt_builder_setkey,jwt_set_alg}": { ...signed, algorithm: arg(1, "jose") },
  jwt_checker_setkey: { ...verified, algorithm: arg(1, "jose") },
  "{jwt_decode,jwt_checker_verify}": { ...verified, name: "JWT" },
  [`${ofJwtCpp}.{hs256,hs384,hs512,rs256,rs384,rs512,es256,es384,es512,ps256,ps384,ps512}`]: {
    is: "token",
    algorithm: text("{1}", "jose")
  },
  [`${ofJwtCpp}.es256k`]: { is: "token", algorithm: text("ES256K", "jose") },
  [`${ofJwtCpp}.ed{25519,448}`]: { is: "token", name: "Ed{1}" },
  [`${ofJwtCpp}.none`]: { is: "token", algorithm: text("none", "jose") }
})
