package demo

import pdi.jwt.{Jwt, JwtAlgorithm, JwtArgonaut, JwtCirce, JwtClaim, JwtHeader, JwtJson, JwtJson4s, JwtSprayJson, JwtUpickle, JwtZIOJson}

object Tokens {
  private val secret = "not a very good secret"

  def each(claim: JwtClaim, token: String, key: String, given: JwtAlgorithm): Unit = {
    Jwt.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.HS384) // expect: token HMAC-SHA-384 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.HS512) // expect: token HMAC-SHA-512 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.RS256) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.RS384) // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.RS512) // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.ES256) // expect: token ECDSA-P-256-SHA-256 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.ES384) // expect: token ECDSA-P-384-SHA-384 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.ES512) // expect: token ECDSA-P-521-SHA-512 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.EdDSA) // expect: token EdDSA functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.Ed25519) // expect: token Ed25519 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.HMD5) // expect: token HMAC-MD5 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.HS224) // expect: token HMAC-SHA-224 functions=sign
    Jwt.encode(claim, key, JwtAlgorithm.fromString("HS256")) // expect: token HMAC-SHA-256
    Jwt.encode(JwtHeader(JwtAlgorithm.HS384), claim, key, JwtAlgorithm.HS384) // expect: token HMAC-SHA-384
    Jwt.encode(claim, secret, algorithm = JwtAlgorithm.HS512) // expect: token HMAC-SHA-512
    Jwt.encode(claim, key, given) // expect: token JWT
    Jwt.decode(token, key, Seq(JwtAlgorithm.HS256, JwtAlgorithm.HS512)) // expect: token HMAC-SHA-256 functions=verify; token HMAC-SHA-512 functions=verify
    Jwt.decode(token, key, JwtAlgorithm.allHmac()) // expect: token JWT
    Jwt.decode(token, key, JwtAlgorithm.allAsymmetric()) // expect: token JWT
    Jwt.decode(token, key, JwtAlgorithm.allRSA()) // expect: token JWT
    Jwt.decode(token, key, JwtAlgorithm.allECDSA()) // expect: token JWT
    Jwt.decode(token, key, JwtAlgorithm.allEdDSA()) // expect: token JWT
    Jwt.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    Jwt.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    Jwt.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    Jwt.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    Jwt.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    Jwt.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtCirce.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtCirce.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtCirce.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtArgonaut.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtArgonaut.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtArgonaut.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtArgonaut.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtJson.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtJson.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtJson.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtJson4s.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtJson4s.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtJson4s.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtJson4s.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtSprayJson.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtSprayJson.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtSprayJson.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtSprayJson.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtUpickle.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtUpickle.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtUpickle.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtUpickle.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtZIOJson.encode(claim, key, JwtAlgorithm.HS256) // expect: token HMAC-SHA-256
    JwtZIOJson.decode(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.decodeAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.decodeRaw(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.decodeRawAll(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.validate(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.isValid(token, key, Seq(JwtAlgorithm.HS256)) // expect: token HMAC-SHA-256
    JwtZIOJson.decodeJson(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    JwtZIOJson.decodeJsonAll(token, key, Seq(JwtAlgorithm.RS256)) // expect: token RSA-PKCS1-1.5-SHA-256
    MyJwt.encode(claim, key, JwtAlgorithm.HS256)
  }
}
