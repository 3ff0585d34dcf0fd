package demo;

import com.auth0.jwt.JWT;
import com.auth0.jwt.JWTCreator;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.interfaces.DecodedJWT;
import com.auth0.jwt.interfaces.JWTVerifier;
import com.auth0.jwt.interfaces.RSAKeyProvider;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Date;

class Tokens {
  private final Algorithm algorithm;
  private static final String SECRET = "0123456789abcdef0123456789abcdef";

  Tokens() {
    this.algorithm = Algorithm.HMAC256(SECRET);
  }

  String create(String user) {
    return JWT.create()
        .withIssuer("issuer")
        .withSubject(user)
        .withExpiresAt(new Date())
        .sign(algorithm); // expect: token HMAC-SHA-256 functions=sign keyBits=256
  }

  DecodedJWT verify(String token) {
    JWTVerifier verifier = JWT.require(algorithm).withIssuer("issuer").build(); // expect: token HMAC-SHA-256 functions=verify
    return verifier.verify(token);
  }

  void each(RSAPublicKey publicKey, RSAPrivateKey privateKey, ECPublicKey point, ECPrivateKey scalar, byte[] secret) {
    Algorithm.HMAC384(secret); // expect: token HMAC-SHA-384
    Algorithm.HMAC512(secret); // expect: token HMAC-SHA-512
    Algorithm.RSA256(publicKey, privateKey); // expect: token RSA-PKCS1-1.5-SHA-256
    Algorithm.RSA384(publicKey, privateKey); // expect: token RSA-PKCS1-1.5-SHA-384
    Algorithm.RSA512(publicKey, privateKey); // expect: token RSA-PKCS1-1.5-SHA-512
    Algorithm.RSA256PSS(publicKey, privateKey); // expect: token RSA-PSS-SHA-256-MGF1
    Algorithm.RSA384PSS(publicKey, privateKey); // expect: token RSA-PSS-SHA-384-MGF1
    Algorithm.RSA512PSS(publicKey, privateKey); // expect: token RSA-PSS-SHA-512-MGF1
    Algorithm.ECDSA256(point, scalar); // expect: token ECDSA-P-256-SHA-256
    Algorithm.ECDSA384(point, scalar); // expect: token ECDSA-P-384-SHA-384
    Algorithm.ECDSA512(point, scalar); // expect: token ECDSA-P-521-SHA-512
    Algorithm.ECDSA256K(point, scalar); // expect: token ECDSA-secp256k1-SHA-256
    Algorithm.none(); // expect: token JWS-none
  }

  void keys(RSAKeyProvider provider) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-2048
    generator.initialize(2048);
    KeyPair pair = generator.generateKeyPair();
    Algorithm rsa = Algorithm.RSA256((RSAPublicKey) pair.getPublic(), (RSAPrivateKey) pair.getPrivate());
    JWTCreator.Builder builder = JWT.create();
    builder.withClaim("admin", true);
    builder.sign(rsa); // expect: token RSA-PKCS1-1.5-SHA-256-2048 functions=sign
    JWTCreator.init().sign(Algorithm.RSA256(provider)); // expect: token RSA-PKCS1-1.5-SHA-256
  }

  void injected(Algorithm given, String token) {
    JWT.require(given).build().verify(token); // expect: token unknown
    JWT.decode(token).getClaims();
  }
}

class NotJwt {
  static class Algorithm {
    static Algorithm HMAC256(String secret) {
      return null;
    }
  }

  void none(org.example.JWT jwt) {
    Algorithm.HMAC256("secret");
    jwt.require(Algorithm.HMAC256("secret"));
  }
}
