package demo

import io.jsonwebtoken.Jwts
import io.jsonwebtoken.SignatureAlgorithm
import io.jsonwebtoken.security.Keys

class Tokens(private val secret: String = "not a very good secret") {
    private val key = Keys.secretKeyFor(SignatureAlgorithm.HS256)

    fun create(user: String): String =
        Jwts.builder()
            .setSubject(user)
            .signWith(SignatureAlgorithm.HS512, secret) // expect: token HMAC-SHA-512 functions=sign
            .compact()

    fun read(token: String) = Jwts.parser().setSigningKey(secret).parseClaimsJws(token).body // expect: token JWT functions=verify

    fun new(user: String) = Jwts.builder().subject(user).signWith(key, Jwts.SIG.HS256).compact() // expect: token HMAC-SHA-256 functions=sign
}
