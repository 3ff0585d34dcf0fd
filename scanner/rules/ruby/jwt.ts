import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const sign = { is: "token", functions: ["sign"] } as const
const verify = { is: "token", functions: ["verify"] } as const

/*
 * READMEs of jwt 3.1 (https://github.com/jwt/ruby-jwt: `encode` and `decode` document HS256, and `false` as third argument of `decode` that no signature is checked), json-jwt 1.16 and its JOSE classes, jose 1.2 and jwe 1.1 (RSA-OAEP unless told).
 */
export const jwt = library("ruby", "jwt", {
  "JWT.encode": {
    ...sign,
    key: arg(1, "any"),
    algorithm: arg(2, "jose"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "JWT.decode": {
    is: "token",
    key: arg(1, "any"),
    algorithm: arg(KEYWORD_ONLY, "jose", "algorithm"),
    from: [arg(KEYWORD_ONLY, "jose", "algorithms"), arg(2, "tokenCheck", "verify")],
    defaults: { name: "HMAC", digest: "SHA-256", functions: ["verify"] }
  },
  "JWT.{Token,EncodedToken}.new": { returns: "JWT.Token" },
  "JWT.Token#sign!": {
    ...sign,
    key: arg(KEYWORD_ONLY, "any", "key"),
    algorithm: arg(KEYWORD_ONLY, "jose", "algorithm")
  },
  "JWT.Token#verify_signature!": {
    ...verify,
    key: arg(KEYWORD_ONLY, "any", "key"),
    algorithm: arg(KEYWORD_ONLY, "jose", "algorithm")
  },
  "JWT.Token#verify!": {
    ...verify,
    key: arg(KEYWORD_ONLY, "any", "signature", "key"),
    algorithm: arg(KEYWORD_ONLY, "jose", "signature", "algorithm")
  },
  "JWT.JWK.{new,import,create_from}": { is: "key", certificateFormat: "JWK" },
  "JWT.JWK.{RSA,EC,HMAC,OKPRbNaCl}.new": {
    is: "key",
    algorithm: { text: "{1}", as: "jose" },
    certificateFormat: "JWK"
  },
  "JWT.JWK.Set.new": { is: "keystore", certificateFormat: "JWK" },

  "JSON.JWT.new": { returns: "JSON.JWT" },
  "JSON.JWT#{sign,sign!}": { ...sign, key: arg(0, "any"), algorithm: arg(1, "jose") },
  "JSON.JWT#{encrypt,encrypt!}": {
    is: "token",
    algorithm: arg(1, "jose"),
    cipher: arg(2, "jose"),
    functions: ["encrypt"]
  },
  "JSON.{JWT,JWS,JWE}.{decode,decode_compact_serialized}": { is: "token", functions: ["verify"] },
  "JSON.JWK.new": { is: "key", certificateFormat: "JWK" },
  "JSON.JWK.Set.new": { is: "keystore", certificateFormat: "JWK" },

  "JOSE.JWT.sign": { ...sign, algorithm: arg(1, "jose", undefined, "alg") },
  "JOSE.JWS.sign": { ...sign, algorithm: arg(2, "jose", undefined, "alg") },
  "JOSE.{JWT,JWS}.verify": verify,
  "JOSE.{JWT,JWS}.verify_strict": { ...verify, algorithm: arg(1, "jose") },
  "JOSE.JWE.block_encrypt": {
    is: "token",
    algorithm: arg(2, "jose", undefined, "alg"),
    cipher: arg(2, "jose", undefined, "enc"),
    functions: ["encrypt"]
  },
  "JOSE.JWT.encrypt": {
    is: "token",
    algorithm: arg(1, "jose", undefined, "alg"),
    cipher: arg(1, "jose", undefined, "enc"),
    functions: ["encrypt"]
  },
  "JOSE.{JWE.block_decrypt,JWT.decrypt}": { is: "token", functions: ["decrypt"] },
  "JOSE.JWK.generate_key": { is: "keygen" },
  "JOSE.JWK.{from_pem,from_pem_file,from_oct,from_map,from_key,from}": { is: "key", certificateFormat: "JWK" },

  "JWE.encrypt": {
    is: "token",
    algorithm: arg(KEYWORD_ONLY, "jose", "alg"),
    cipher: arg(KEYWORD_ONLY, "jose", "enc"),
    functions: ["encrypt"],
    defaults: { name: "RSA", primitive: "pke", padding: "oaep" }
  },
  "JWE.decrypt": { is: "token", functions: ["decrypt"] }
})
