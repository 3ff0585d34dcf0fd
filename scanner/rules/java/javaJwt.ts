import { arg, library, text } from "../rule.ts"

/*
 * Source: Auth0 java-jwt 4 and 3 API, classes com.auth0.jwt.algorithms.Algorithm, JWT and JWTCreator.Builder. A secret is
 * the only argument of the HMAC methods; the others take a key, a key provider, or the public and the private key.
 */
export const javaJwt = library("java", "javaJwt", {
  "com.auth0.jwt.algorithms.Algorithm.{HMAC256,HMAC384,HMAC512}": {
    is: "token",
    algorithm: text("{1}", "jose"),
    keyBits: arg(0, "bytes")
  },
  "com.auth0.jwt.algorithms.Algorithm.{RSA256,RSA384,RSA512,ECDSA256,ECDSA384,ECDSA512,ECDSA256K}": {
    is: "token",
    algorithm: text("{1}", "jose"),
    key: arg(-1, "any")
  },
  "com.auth0.jwt.algorithms.Algorithm.RSA{256,384,512}PSS": {
    is: "token",
    algorithm: text("PS{1}", "jose"),
    key: arg(-1, "any")
  },
  "com.auth0.jwt.algorithms.Algorithm.none": { is: "token", algorithm: text("none", "jose") },
  "com.auth0.jwt.JWT.create": { returns: "com.auth0.jwt.JWTCreator.Builder" },
  "com.auth0.jwt.JWTCreator.init": { returns: "com.auth0.jwt.JWTCreator.Builder" },
  "com.auth0.jwt.JWTCreator.Builder#sign": { is: "token", algorithm: arg(0, "any"), functions: ["sign"] },
  "com.auth0.jwt.JWTCreator.Builder#*": { returns: "com.auth0.jwt.JWTCreator.Builder" },
  "com.auth0.jwt.JWT.require": { is: "token", algorithm: arg(0, "any"), functions: ["verify"] }
})
