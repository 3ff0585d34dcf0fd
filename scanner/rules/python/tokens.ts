import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const macaroon = { is: "mac", name: "HMAC", digest: "SHA-256" } as const
const josepyNames = "{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512}"

/*
 * pymacaroons 0.13 (HMAC-SHA-256, as in the paper that it implements), josepy 2 (https://josepy.readthedocs.io), Flask-JWT-Extended 4
 * (the algorithm is a setting), djangorestframework-simplejwt 5 (`SIMPLE_JWT` with `ALGORITHM`), py_webauthn 2 and python-fido2 2: which signature it is the authenticator decides.
 */
export const tokens = library("python", "tokens", {
  "pymacaroons.{Macaroon,macaroon.Macaroon}": {
    ...macaroon,
    key: arg(2, "any", "key"),
    functions: ["tag"],
    returns: "pymacaroons.Macaroon"
  },
  "pymacaroons.{Macaroon,macaroon.Macaroon}.deserialize": { returns: "pymacaroons.Macaroon" },
  "pymacaroons.Macaroon#{add_first_party_caveat,add_third_party_caveat}": { refines: true, operates: true },
  "pymacaroons.{Verifier,verifier.Verifier}": { returns: "pymacaroons.Verifier" },
  "pymacaroons.Verifier#verify": { ...macaroon, key: arg(1, "any", "key"), functions: ["verify"] },

  [`josepy.${josepyNames}`]: { value: "{1}" },
  "josepy.JWS.sign": {
    is: "token",
    algorithm: arg(KEYWORD_ONLY, "jose", "alg"),
    key: arg(KEYWORD_ONLY, "any", "key"),
    functions: ["sign"],
    returns: "josepy.JWS"
  },
  "josepy.JWS.{from_json,from_compact,json_loads}": { returns: "josepy.JWS" },
  "josepy.JWS#verify": { is: "token", key: arg(0, "any", "key"), functions: ["verify"] },
  "josepy.{JWKRSA,JWKEC}": { is: "key", algorithm: arg(KEYWORD_ONLY, "any", "key"), certificateFormat: "JWK" },
  "josepy.JWKOct": { is: "key", certificateFormat: "JWK", material: "secret-key" },
  "josepy.{JWK,JWKRSA,JWKEC,JWKOct}.{load,from_json}": { is: "key", certificateFormat: "JWK" },
  "josepy.ComparableX509": { is: "certificate", certificateFormat: "X.509" },

  "flask_jwt_extended.{create_access_token,create_refresh_token}": { is: "token", functions: ["sign"] },
  "flask_jwt_extended.decode_token": { is: "token", functions: ["verify"] },
  "entry ALGORITHM": { is: "token", algorithm: arg(0, "jose") },

  "webauthn.{verify_registration_response,verify_authentication_response}": { is: "signature", functions: ["verify"] },
  "fido2.server.{Fido2Server,U2FFido2Server}": { is: "signature", functions: ["verify"] }
})
