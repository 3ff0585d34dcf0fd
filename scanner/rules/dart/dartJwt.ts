import { arg, library } from "../rule.ts"

/* dart_jsonwebtoken 2 and 3, and jose 0.3, README and API reference: JWT.sign signs with HS256 unless the call says otherwise. */
export const dartJwt = library("dart", "dartJwt", {
  "dart_jsonwebtoken.JWT": { returns: "dart_jsonwebtoken.JWT" },
  "dart_jsonwebtoken.JWT#{sign,trySign}": { is: "token", name: "HMAC", digest: "SHA-256", functions: ["sign"] },
  "dart_jsonwebtoken.JWT#{sign,trySign}(algorithm:)": {
    is: "token",
    algorithm: arg(9, "jose", "algorithm"),
    functions: ["sign"]
  },
  "dart_jsonwebtoken.JWTAlgorithm.{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K,EdDSA}":
    { value: "{1}" },
  "dart_jsonwebtoken.JWT.{verify,tryVerify}": { is: "token", name: "JWT", functions: ["verify"] },
  "dart_jsonwebtoken.{RSAPrivateKey,RSAPublicKey}": { is: "key", name: "RSA" },
  "dart_jsonwebtoken.{ECPrivateKey,ECPublicKey}": { is: "key", name: "EC" },
  "dart_jsonwebtoken.{EdDSAPrivateKey,EdDSAPublicKey}": { is: "key", name: "EdDSA" },
  "dart_jsonwebtoken.SecretKey": { is: "key", material: "secret-key" },

  "jose.JsonWebKey.generate": { is: "keygen", algorithm: arg(0, "jose") },
  "jose.{JsonWebSignatureBuilder,JsonWebEncryptionBuilder}": { returns: "jose.Builder" },
  "jose.Builder#addRecipient": { is: "token", algorithm: arg(9, "jose", "algorithm") },
  "jose.Builder#encryptionAlgorithm=": { is: "cipher", algorithm: arg(0, "jose") }
})
