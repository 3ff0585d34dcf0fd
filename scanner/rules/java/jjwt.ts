import { arg, library, receiver, text } from "../rule.ts"

/*
 * Source: JJWT API documentation, 0.9 to 0.13. `signWith` takes the key and the algorithm in either order. The method of
 * content encryption is a finding of its own where `encryptWith` also names an algorithm for the key.
 */
export const jjwt = library("java", "jjwt", {
  "io.jsonwebtoken.SignatureAlgorithm.{NONE,HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512,PS256,PS384,PS512}": {
    value: "{1}",
    returns: "io.jsonwebtoken.SignatureAlgorithm"
  },
  "io.jsonwebtoken.SignatureAlgorithm.forName": {
    algorithm: arg(0, "jose"),
    returns: "io.jsonwebtoken.SignatureAlgorithm"
  },
  "io.jsonwebtoken.SignatureAlgorithm#getJcaName": { algorithm: receiver("jose") },
  "io.jsonwebtoken.Jwts.SIG.NONE": { value: "none" },
  "io.jsonwebtoken.Jwts.SIG.{HS256,HS384,HS512}": { value: "{1}", returns: "io.jsonwebtoken.security.MacAlgorithm" },
  "io.jsonwebtoken.Jwts.SIG.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA}": {
    value: "{1}",
    returns: "io.jsonwebtoken.security.SignatureAlgorithm"
  },
  "io.jsonwebtoken.Jwts.ENC.{A128CBC_HS256,A192CBC_HS384,A256CBC_HS512,A128GCM,A192GCM,A256GCM}": {
    is: "cipher",
    algorithm: text("{1}", "jose"),
    returns: "io.jsonwebtoken.security.AeadAlgorithm"
  },
  "io.jsonwebtoken.Jwts.KEY.DIRECT": { value: "dir" },
  "io.jsonwebtoken.Jwts.KEY.{A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW}": {
    value: "{1}",
    returns: "io.jsonwebtoken.security.SecretKeyAlgorithm"
  },
  "io.jsonwebtoken.Jwts.KEY.{PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW,RSA1_5,RSA_OAEP,RSA_OAEP_256,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW}":
    { value: "{1}" },
  "io.jsonwebtoken.Jwts.{SIG,ENC,KEY}.get": { returns: "io.jsonwebtoken.lang.Registry" },
  "io.jsonwebtoken.lang.Registry#{get,forKey}": { algorithm: arg(0, "jose") },

  "io.jsonwebtoken.Jwts.builder": { returns: "io.jsonwebtoken.JwtBuilder" },
  "io.jsonwebtoken.JwtBuilder#signWith": {
    is: "token",
    from: [arg(0, "jose"), arg(1, "jose")],
    functions: ["sign"],
    returns: "io.jsonwebtoken.JwtBuilder"
  },
  "io.jsonwebtoken.JwtBuilder#encryptWith": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(0, "any"),
    functions: ["encrypt"],
    returns: "io.jsonwebtoken.JwtBuilder"
  },
  "io.jsonwebtoken.JwtBuilder#*": { returns: "io.jsonwebtoken.JwtBuilder" },

  "io.jsonwebtoken.Jwts.{parser,parserBuilder}": { returns: "io.jsonwebtoken.JwtParserBuilder" },
  "io.jsonwebtoken.{JwtParserBuilder,JwtParser}#{verifyWith,setSigningKey}": {
    is: "token",
    key: arg(0, "any"),
    functions: ["verify"],
    returns: "io.jsonwebtoken.{1}",
    defaults: { name: "JWT" }
  },
  "io.jsonwebtoken.{JwtParserBuilder,JwtParser}#{keyLocator,setSigningKeyResolver}": {
    is: "token",
    name: "JWT",
    functions: ["verify"],
    returns: "io.jsonwebtoken.{1}"
  },
  "io.jsonwebtoken.JwtParserBuilder#decryptWith": {
    is: "token",
    key: arg(0, "any"),
    functions: ["decrypt"],
    returns: "io.jsonwebtoken.JwtParserBuilder",
    defaults: { name: "JWT" }
  },
  "io.jsonwebtoken.JwtParserBuilder#unsecured": {
    is: "token",
    algorithm: text("none", "jose"),
    returns: "io.jsonwebtoken.JwtParserBuilder"
  },
  "io.jsonwebtoken.{JwtParserBuilder,JwtParser}#*": { returns: "io.jsonwebtoken.{1}" },

  "io.jsonwebtoken.security.Keys.hmacShaKeyFor": {
    is: "key",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    material: "secret-key",
    returns: "javax.crypto.SecretKey"
  },
  "io.jsonwebtoken.security.Keys.secretKeyFor": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    returns: "javax.crypto.SecretKey"
  },
  "io.jsonwebtoken.security.Keys.keyPairFor": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    returns: "java.security.KeyPair"
  },
  "io.jsonwebtoken.security.Keys.password": { is: "material", material: "password" },
  "io.jsonwebtoken.security.Keys.builder": {
    key: arg(0, "any"),
    returns: "io.jsonwebtoken.security.SecretKeyBuilder"
  },
  "io.jsonwebtoken.security.{MacAlgorithm,AeadAlgorithm,SecretKeyAlgorithm}#key": {
    is: "keygen",
    algorithm: receiver("jose"),
    returns: "io.jsonwebtoken.security.SecretKeyBuilder"
  },
  "io.jsonwebtoken.security.{SignatureAlgorithm,Curve}#keyPair": {
    is: "keygen",
    algorithm: receiver("jose"),
    returns: "io.jsonwebtoken.security.KeyPairBuilder"
  },
  "io.jsonwebtoken.security.SecretKeyBuilder#build": { inherits: true, returns: "javax.crypto.SecretKey" },
  "io.jsonwebtoken.security.KeyPairBuilder#build": { inherits: true, returns: "java.security.KeyPair" },
  "io.jsonwebtoken.security.{SecretKeyBuilder,KeyPairBuilder}#*": { returns: "io.jsonwebtoken.security.{1}" },
  "io.jsonwebtoken.security.Jwks.CRV.P{256,384,521}": {
    value: "P-{1}",
    returns: "io.jsonwebtoken.security.Curve"
  },
  "io.jsonwebtoken.security.Jwks.CRV.{Ed25519,Ed448,X25519,X448}": {
    value: "{1}",
    returns: "io.jsonwebtoken.security.Curve"
  },
  "io.jsonwebtoken.security.Jwks.HASH.{SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}": { value: "{1}" },
  "io.jsonwebtoken.security.{Jwk,PublicJwk,PrivateJwk,SecretJwk,RsaPublicJwk,RsaPrivateJwk,EcPublicJwk,EcPrivateJwk,OctetPublicJwk,OctetPrivateJwk}#thumbprint":
    { is: "hash", algorithm: arg(0, "hash"), defaults: { name: "SHA-256" } },

  "io.jsonwebtoken.impl.crypto.MacProvider.generateKey": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    returns: "javax.crypto.SecretKey",
    defaults: { name: "HMAC" }
  },
  "io.jsonwebtoken.impl.crypto.RsaProvider.generateKeyPair": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int"),
    returns: "java.security.KeyPair",
    defaults: { keyBits: 4096 }
  },
  "io.jsonwebtoken.impl.crypto.EllipticCurveProvider.generateKeyPair": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    returns: "java.security.KeyPair",
    defaults: { name: "EC" }
  }
})
