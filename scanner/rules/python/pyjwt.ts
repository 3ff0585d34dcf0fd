import { arg, library, text } from "../rule.ts"

const encode = {
  is: "token",
  algorithm: arg(2, "jose", "algorithm"),
  key: arg(1, "any", "key"),
  functions: ["sign"],
  defaults: { name: "HMAC", digest: "SHA-256" }
} as const
const decode = {
  is: "token",
  algorithm: arg(2, "jose", "algorithms"),
  key: arg(1, "any", "key"),
  functions: ["verify"]
} as const
const jwk = { is: "key", algorithm: arg(1, "jose", "algorithm"), certificateFormat: "JWK" } as const

/*
 * PyJWT 2.10, "API Reference" and "Digital Signature Algorithms". (https://pyjwt.readthedocs.io/en/stable/api.html): `encode`
 * documents HS256; `decode` has no default. In PyJWT 1 `algorithms` came after `verify`, and programs name it.
 */
export const pyjwt = library("python", "pyjwt", {
  "jwt.{encode,api_jwt.encode,api_jws.encode}": encode,
  "jwt.{PyJWT,PyJWS,api_jwt.PyJWT,api_jws.PyJWS}#encode": encode,
  "jwt.{decode,decode_complete,api_jwt.decode,api_jwt.decode_complete,api_jws.decode,api_jws.decode_complete}": decode,
  "jwt.{PyJWT,PyJWS,api_jwt.PyJWT,api_jws.PyJWS}#{decode,decode_complete}": decode,
  "jwt.PyJWK": jwk,
  "jwt.PyJWK.{from_dict,from_json}": jwk,
  "jwt.{PyJWKSet,PyJWKSet.from_dict,PyJWKSet.from_json}": { is: "keystore", certificateFormat: "JWK" },
  "jwt.{PyJWKClient,jwks_client.PyJWKClient}": { is: "keystore", certificateFormat: "JWK" },

  "jwt.algorithms.NoneAlgorithm": { is: "token", algorithm: text("none", "jose") },
  "jwt.algorithms.HMACAlgorithm": { is: "token", name: "HMAC", digest: arg(0, "hash", "hash_alg") },
  "jwt.algorithms.RSAAlgorithm": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: arg(0, "hash", "hash_alg")
  },
  "jwt.algorithms.RSAPSSAlgorithm": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    digest: arg(0, "hash", "hash_alg")
  },
  "jwt.algorithms.ECAlgorithm": {
    is: "token",
    name: "ECDSA",
    digest: arg(0, "hash", "hash_alg"),
    curve: arg(1, "any", "expected_curve")
  },
  "jwt.algorithms.OKPAlgorithm": { is: "token", name: "EdDSA" },
  "jwt.algorithms.{HMACAlgorithm,RSAAlgorithm,RSAPSSAlgorithm,ECAlgorithm}.{SHA256,SHA384,SHA512}": { value: "{2}" },
  "jwt.algorithms.HMACAlgorithm.from_jwk": { is: "key", name: "HMAC", certificateFormat: "JWK" },
  "jwt.algorithms.{RSAAlgorithm,RSAPSSAlgorithm}.from_jwk": { is: "key", name: "RSA", certificateFormat: "JWK" },
  "jwt.algorithms.ECAlgorithm.from_jwk": { is: "key", name: "EC", certificateFormat: "JWK" },
  "jwt.algorithms.OKPAlgorithm.from_jwk": { is: "key", name: "EdDSA", certificateFormat: "JWK" }
})
