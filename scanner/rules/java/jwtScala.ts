import { arg, library } from "../rule.ts"

/*
 * Source: jwt-scala (pdi.jwt) API, objects Jwt and those for each JSON library. The algorithm follows the key, one place
 * further where a header is given first. What is decoded without a key is not verified.
 */
export const jwtScala = library("java", "jwtScala", {
  "pdi.jwt.JwtAlgorithm.{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512,EdDSA,Ed25519}": { value: "{1}" },
  "pdi.jwt.JwtAlgorithm.HMD5": { name: "HMAC", digest: "MD5" },
  "pdi.jwt.JwtAlgorithm.HS224": { name: "HMAC", digest: "SHA-224" },
  "pdi.jwt.JwtAlgorithm.fromString": { algorithm: arg(0, "jose") },
  "pdi.jwt.JwtAlgorithm.{allHmac,allAsymmetric,allRSA,allECDSA,allEdDSA}": { name: "JWT" },
  "pdi.jwt.{Jwt,JwtCirce,JwtArgonaut,JwtJson,JwtJson4s,JwtSprayJson,JwtUpickle,JwtZIOJson}.encode": {
    is: "token",
    from: [arg(2, "jose", "algorithm"), arg(3, "jose")],
    functions: ["sign"],
    defaults: { name: "JWT" }
  },
  "pdi.jwt.{Jwt,JwtCirce,JwtArgonaut,JwtJson,JwtJson4s,JwtSprayJson,JwtUpickle,JwtZIOJson}.{decode,decodeAll,decodeRaw,decodeRawAll,validate,isValid}":
    {
      is: "token",
      from: arg(2, "jose", "algorithms"),
      functions: ["verify"],
      defaults: { name: "JWT" }
    },
  "pdi.jwt.{JwtCirce,JwtArgonaut,JwtJson,JwtJson4s,JwtSprayJson,JwtUpickle,JwtZIOJson}.{decodeJson,decodeJsonAll}": {
    is: "token",
    from: arg(2, "jose", "algorithms"),
    functions: ["verify"],
    defaults: { name: "JWT" }
  }
})
