import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const JWK = "jwcrypto.jwk.JWK"
const jwk = {
  algorithm: arg(KEYWORD_ONLY, "jose", "kty"),
  keyBits: arg(KEYWORD_ONLY, "int", "size"),
  curve: arg(KEYWORD_ONLY, "curve", "crv"),
  certificateFormat: "JWK",
  returns: JWK
} as const

/*
 * jwcrypto 1.5, "JSON Web Key", "JSON Web Signature", "JSON Web Encryption" and "JSON Web Token". A key of type `oct` is
 * not of one algorithm. The algorithm of an encrypted token is that of its key, with the cipher of its content beside it.
 */
export const jwcrypto = library("python", "jwcrypto", {
  [`${JWK}.generate`]: { ...jwk, is: "keygen" },
  [JWK]: { ...jwk, is: "key" },
  [`${JWK}.{from_json,from_pyca}`]: { is: "key", certificateFormat: "JWK", returns: JWK },
  [`${JWK}.from_pem`]: { is: "key", certificateFormat: "PEM", returns: JWK },
  [`${JWK}.from_password`]: { is: "material", material: "password", returns: JWK },
  [`${JWK}#{public,unsafe_skip_rsa_key_validation}`]: { inherits: true, returns: JWK },
  [`${JWK}#{export,export_public,export_private,export_symmetric}`]: {
    is: "key",
    inherits: true,
    certificateFormat: "JWK"
  },
  [`${JWK}#export_to_pem`]: { is: "key", inherits: true, certificateFormat: "PEM" },
  [`${JWK}#thumbprint`]: { is: "hash", algorithm: arg(0, "any", "hashalg"), defaults: { name: "SHA-256" } },
  [`${JWK}#thumbprint_uri`]: { is: "hash", algorithm: arg(0, "hash", "hname"), defaults: { name: "SHA-256" } },
  "jwcrypto.jwk.{JWKSet,JWKSet.from_json}": { is: "keystore", certificateFormat: "JWK" },

  "jwcrypto.jws.JWS": { returns: "jwcrypto.jws.JWS" },
  "jwcrypto.jws.JWS#add_signature": {
    is: "token",
    algorithm: arg(1, "jose", "alg"),
    from: arg(2, "jose", "protected", "alg"),
    key: arg(0, "any", "key"),
    functions: ["sign"]
  },
  "jwcrypto.jws.JWS#{verify,deserialize}": {
    is: "token",
    algorithm: arg(KEYWORD_ONLY, "jose", "alg"),
    key: arg(KEYWORD_ONLY, "any", "key"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  },
  "jwcrypto.jwe.JWE": {
    is: "token",
    algorithm: arg(1, "jose", "protected", "alg"),
    cipher: arg(1, "jose", "protected", "enc"),
    returns: "jwcrypto.jwe.JWE",
    defaults: { name: "JWE" }
  },
  "jwcrypto.jwe.JWE#add_recipient": { refines: true, functions: ["encrypt"] },
  "jwcrypto.jwe.JWE#{decrypt,deserialize}": { refines: true, functions: ["decrypt"] },
  "jwcrypto.jwt.JWT": {
    is: "token",
    algorithm: arg(0, "jose", "header", "alg"),
    cipher: arg(0, "jose", "header", "enc"),
    from: arg(KEYWORD_ONLY, "jose", "algs"),
    key: arg(3, "any", "key"),
    returns: "jwcrypto.jwt.JWT",
    defaults: { name: "JWT" }
  },
  "jwcrypto.jwt.JWT#make_signed_token": { refines: true, key: arg(0, "any", "key"), functions: ["sign"] },
  "jwcrypto.jwt.JWT#make_encrypted_token": { refines: true, key: arg(0, "any", "key"), functions: ["encrypt"] },
  "jwcrypto.jwt.JWT#validate": { refines: true, key: arg(0, "any", "key"), functions: ["verify"] }
})
