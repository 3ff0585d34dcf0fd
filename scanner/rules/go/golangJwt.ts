import { arg, library, receiver, rest, text } from "../rule.ts"

const jwt =
  "{github.com/golang-jwt/jwt,github.com/golang-jwt/jwt/v4,github.com/golang-jwt/jwt/v5,github.com/dgrijalva/jwt-go,github.com/form3tech-oss/jwt-go}"
const method = "github.com/golang-jwt/jwt.SigningMethod"
const token = { is: "token", defaults: { name: "JWT" } } as const
const parser = { ...token, returns: "github.com/golang-jwt/jwt.Parser" } as const
const rsa = { is: "key", name: "RSA" } as const
const ec = { is: "key", name: "EC" } as const

/*
 * https://github.com/golang-jwt/jwt v3.2 to v5, and github.com/dgrijalva/jwt-go and github.com/form3tech-oss/jwt-go of the
 * same API before it. The method `none` works only with the key UnsafeAllowNoneSignatureType. The key of a signature is given to SignedString; which algorithm a parser accepts is said by WithValidMethods.
 */
export const golangJwt = library("go", "golangJwt", {
  [`${jwt}.{New,NewWithClaims}`]: {
    is: "token",
    algorithm: arg(0, "jose"),
    returns: "github.com/golang-jwt/jwt.Token"
  },
  "github.com/golang-jwt/jwt.Token#SignedString": { refines: true, functions: ["sign"], key: arg(0, "any") },
  [`${jwt}.SigningMethod{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA}`]: {
    value: "{2}",
    returns: method
  },
  [`${jwt}.SigningMethodNone`]: { value: "none", returns: method },
  [`${jwt}.UnsafeAllowNoneSignatureType`]: { is: "token", algorithm: text("none", "jose") },
  [`new ${jwt}.Token`]: {
    is: "token",
    algorithm: arg(99, "jose", "Method"),
    returns: "github.com/golang-jwt/jwt.Token"
  },
  [`${jwt}.GetSigningMethod`]: { algorithm: arg(0, "jose"), returns: method },
  [`${jwt}.{Parse,ParseWithClaims}`]: { ...token, functions: ["verify"], from: rest(2, "any") },
  [`${jwt}/request.{ParseFromRequest,ParseFromRequestWithClaims}`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${jwt}.NewParser`]: { ...parser, from: rest(0, "any") },
  [`new ${jwt}.Parser`]: { ...parser, algorithm: arg(99, "jose", "ValidMethods") },
  [`${jwt}.Parser#{Parse,ParseWithClaims}`]: { ...token, functions: ["verify"], continues: true },
  [`${jwt}.Parser#ParseUnverified`]: { ...token, continues: true },
  [`${method}#Sign`]: { is: "signature", algorithm: receiver("jose"), functions: ["sign"] },
  [`${method}#Verify`]: { is: "signature", algorithm: receiver("jose"), functions: ["verify"] },
  [`${jwt}.WithValidMethods`]: { is: "token", algorithm: arg(0, "jose"), functions: ["verify"] },
  [`${jwt}.{ParseRSAPrivateKeyFromPEM,ParseRSAPrivateKeyFromPEMWithPassword}`]: { ...rsa, material: "private-key" },
  [`${jwt}.ParseRSAPublicKeyFromPEM`]: { ...rsa, material: "public-key" },
  [`${jwt}.ParseECPrivateKeyFromPEM`]: { ...ec, material: "private-key" },
  [`${jwt}.ParseECPublicKeyFromPEM`]: { ...ec, material: "public-key" },
  [`${jwt}.ParseEdPrivateKeyFromPEM`]: { is: "key", name: "Ed25519", material: "private-key" },
  [`${jwt}.ParseEdPublicKeyFromPEM`]: { is: "key", name: "Ed25519", material: "public-key" }
})
