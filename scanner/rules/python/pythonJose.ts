import { arg, library } from "../rule.ts"

const ALGORITHMS = "jose.constants.{ALGORITHMS,Algorithms}"

/*
 * python-jose 3.5, "API": (https://python-jose.readthedocs.io): `encode` and `sign` document HS256; `encrypt` documents A256GCM with the key used directly. The algorithm of an encrypted token is that of
 * its key, with the cipher of its content beside it.
 */
export const pythonJose = library("python", "pythonJose", {
  "jose.jwt.encode": {
    is: "token",
    algorithm: arg(2, "jose", "algorithm"),
    key: arg(1, "any", "key"),
    functions: ["sign"],
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "jose.jwt.decode": {
    is: "token",
    algorithm: arg(2, "jose", "algorithms"),
    key: arg(1, "any", "key"),
    functions: ["verify"]
  },
  "jose.jws.sign": {
    is: "token",
    algorithm: arg(3, "jose", "algorithm"),
    key: arg(1, "any", "key"),
    functions: ["sign"],
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "jose.jws.verify": {
    is: "token",
    algorithm: arg(2, "jose", "algorithms"),
    key: arg(1, "any", "key"),
    functions: ["verify"]
  },
  "jose.jwe.encrypt": {
    is: "token",
    algorithm: arg(3, "jose", "algorithm"),
    cipher: arg(2, "jose", "encryption"),
    key: arg(1, "any", "key"),
    functions: ["encrypt"],
    defaults: { name: "dir", cipher: "AES" }
  },
  "jose.jwe.decrypt": { is: "token", name: "JWE", functions: ["decrypt"] },
  "jose.jwk.construct": {
    is: "key",
    algorithm: arg(1, "jose", "algorithm"),
    certificateFormat: "JWK",
    returns: "jose.jwk.Key"
  },
  "jose.jwk.Key#sign": { is: "token", inherits: true, functions: ["sign"] },
  "jose.jwk.Key#verify": { is: "token", inherits: true, functions: ["verify"] },
  "jose.jwk.Key#{encrypt,wrap_key}": { is: "token", inherits: true, functions: ["encrypt"] },
  "jose.jwk.Key#{decrypt,unwrap_key}": { is: "token", inherits: true, functions: ["decrypt"] },
  [`${ALGORITHMS}.{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512,A128CBC_HS256,A192CBC_HS384,A256CBC_HS512,A128GCM,A192GCM,A256GCM,RSA1_5,RSA_OAEP,RSA_OAEP_256,A128KW,A192KW,A256KW,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW,A128GCMKW,A192GCMKW,A256GCMKW,PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW}`]:
    { value: "{2}" },
  [`${ALGORITHMS}.NONE`]: { value: "none" },
  [`${ALGORITHMS}.DIR`]: { value: "dir" }
})
