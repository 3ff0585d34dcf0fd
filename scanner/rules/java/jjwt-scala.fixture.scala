package demo

import io.jsonwebtoken.{Jwts, SignatureAlgorithm}
import io.jsonwebtoken.security.Keys

object Tokens {
  private val key = Keys.secretKeyFor(SignatureAlgorithm.HS256) // expect: keygen HMAC-SHA-256

  def create(user: String, secret: String): String =
    Jwts.builder
      .setSubject(user)
      .signWith(SignatureAlgorithm.HS512, secret) // expect: token HMAC-SHA-512 functions=sign
      .compact

  def read(token: String) = Jwts.parser.setSigningKey(key).parseClaimsJws(token) // expect: token HMAC functions=verify
}
