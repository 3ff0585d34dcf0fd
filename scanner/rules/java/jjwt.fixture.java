package demo;

import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jws;
import io.jsonwebtoken.JwtBuilder;
import io.jsonwebtoken.JwtParser;
import io.jsonwebtoken.JwtParserBuilder;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import io.jsonwebtoken.io.Decoders;
import io.jsonwebtoken.security.Jwks;
import io.jsonwebtoken.security.Keys;
import io.jsonwebtoken.security.MacAlgorithm;
import io.jsonwebtoken.security.Password;
import io.jsonwebtoken.security.RsaPublicJwk;
import java.security.Key;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.Date;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

class Legacy {
  private static final String SECRET = "not a very good secret";

  String create(String user) {
    return Jwts.builder()
        .setSubject(user)
        .setIssuedAt(new Date())
        .claim("role", "admin")
        .signWith(SignatureAlgorithm.HS512, SECRET) // expect: token HMAC-SHA-512 functions=sign
        .compact();
  }

  Claims read(String token) {
    return Jwts.parser().setSigningKey(SECRET).parseClaimsJws(token).getBody(); // expect: token JWT functions=verify
  }

  void each(JwtBuilder builder, byte[] secret, PrivateKey key, SignatureAlgorithm given) {
    builder.signWith(SignatureAlgorithm.HS256, secret); // expect: token HMAC-SHA-256
    builder.signWith(SignatureAlgorithm.HS384, secret); // expect: token HMAC-SHA-384
    builder.signWith(SignatureAlgorithm.RS256, key); // expect: token RSA-PKCS1-1.5-SHA-256
    builder.signWith(SignatureAlgorithm.RS384, key); // expect: token RSA-PKCS1-1.5-SHA-384
    builder.signWith(SignatureAlgorithm.RS512, key); // expect: token RSA-PKCS1-1.5-SHA-512
    builder.signWith(SignatureAlgorithm.ES256, key); // expect: token ECDSA-P-256-SHA-256
    builder.signWith(SignatureAlgorithm.ES384, key); // expect: token ECDSA-P-384-SHA-384
    builder.signWith(SignatureAlgorithm.ES512, key); // expect: token ECDSA-P-521-SHA-512
    builder.signWith(SignatureAlgorithm.PS256, key); // expect: token RSA-PSS-SHA-256-MGF1
    builder.signWith(SignatureAlgorithm.PS384, key); // expect: token RSA-PSS-SHA-384-MGF1
    builder.signWith(SignatureAlgorithm.PS512, key); // expect: token RSA-PSS-SHA-512-MGF1
    builder.signWith(SignatureAlgorithm.NONE, key); // expect: token JWS-none
    builder.signWith(SignatureAlgorithm.forName("ES256"), key); // expect: token ECDSA-P-256-SHA-256
    builder.signWith(given, key); // expect: token unknown
    Key spec = new SecretKeySpec(secret, SignatureAlgorithm.HS256.getJcaName()); // expect: key HMAC-SHA-256
    Jwts.parser().setSigningKey(spec); // expect: token HMAC functions=verify
  }

  void providers() {
    io.jsonwebtoken.impl.crypto.MacProvider.generateKey(); // expect: keygen HMAC
    io.jsonwebtoken.impl.crypto.MacProvider.generateKey(SignatureAlgorithm.HS256); // expect: keygen HMAC-SHA-256
    io.jsonwebtoken.impl.crypto.RsaProvider.generateKeyPair(); // expect: keygen RSA-4096
    io.jsonwebtoken.impl.crypto.RsaProvider.generateKeyPair(2048); // expect: keygen RSA-2048
    io.jsonwebtoken.impl.crypto.EllipticCurveProvider.generateKeyPair(); // expect: keygen EC
    io.jsonwebtoken.impl.crypto.EllipticCurveProvider.generateKeyPair(SignatureAlgorithm.ES384); // expect: keygen ECDSA-P-384-SHA-384
  }
}

class Service {
  private String secretKey;

  private Key signingKey() {
    byte[] bytes = Decoders.BASE64.decode(secretKey);
    return Keys.hmacShaKeyFor(bytes);
  }

  String create(String user) {
    return Jwts.builder().setSubject(user).signWith(signingKey(), SignatureAlgorithm.HS256).compact(); // expect: token HMAC-SHA-256 functions=sign
  }

  Jws<Claims> read(String token) {
    JwtParser parser = Jwts.parserBuilder().setSigningKey(signingKey()).build(); // expect: token HMAC functions=verify
    return parser.parseClaimsJws(token);
  }

  Claims resolver(String token, io.jsonwebtoken.SigningKeyResolver resolver, JwtParser old, byte[] secret) {
    old.setClock(null).setSigningKey(secret).parse(token); // expect: token JWT
    old.setSigningKeyResolver(resolver).setAllowedClockSkewSeconds(3); // expect: token JWT
    old.verifyWith(secret); // expect: token JWT
    old.keyLocator(resolver); // expect: token JWT
    return Jwts.parserBuilder().setSigningKeyResolver(resolver).build().parseClaimsJws(token).getBody(); // expect: token JWT
  }
}

class Keyrings {
  private static final SecretKey KEY = Keys.hmacShaKeyFor(new byte[64]); // expect: key HMAC keyBits=512 material=secret-key

  void keys(String token) {
    SecretKey key = Keys.secretKeyFor(SignatureAlgorithm.HS384); // expect: keygen HMAC-SHA-384
    Jwts.parserBuilder().setSigningKey(key).build().parse(token); // expect: token HMAC functions=verify
    KeyPair pair = Keys.keyPairFor(SignatureAlgorithm.RS256); // expect: keygen RSA-PKCS1-1.5-SHA-256
    Jwts.builder().signWith(pair.getPrivate()).compact(); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
    Password password = Keys.password("secret".toCharArray()); // expect: material unknown material=password
    SecretKey built = Keys.builder(KEY).build();
    Jwts.parser().verifyWith(built).build(); // expect: token HMAC functions=verify
  }

  void generated() {
    SecretKey key = Jwts.SIG.HS256.key().build(); // expect: keygen HMAC-SHA-256
    Jwts.SIG.HS384.key().build(); // expect: keygen HMAC-SHA-384
    MacAlgorithm alg = Jwts.SIG.HS512;
    alg.key().build(); // expect: keygen HMAC-SHA-512
    KeyPair pair = Jwts.SIG.RS512.keyPair().build(); // expect: keygen RSA-PKCS1-1.5-SHA-512
    Jwts.SIG.ES256.keyPair().random(null).build(); // expect: keygen ECDSA-P-256-SHA-256
    Jwts.ENC.A256GCM.key().random(null).build(); // expect: keygen AES-256-GCM
    Jwts.KEY.A128KW.key().build(); // expect: keygen AES-128-KW
    Jwks.CRV.P256.keyPair().build(); // expect: keygen EC-P-256
    Jwks.CRV.P384.keyPair().build(); // expect: keygen EC-P-384
    Jwks.CRV.P521.keyPair().build(); // expect: keygen EC-P-521
    Jwks.CRV.Ed25519.keyPair().build(); // expect: keygen Ed25519
    Jwks.CRV.Ed448.keyPair().build(); // expect: keygen Ed448
    Jwks.CRV.X25519.keyPair().build(); // expect: keygen x25519
    Jwks.CRV.X448.keyPair().build(); // expect: keygen x448
    Jwts.builder().subject("a").signWith(pair.getPrivate(), Jwts.SIG.RS512).compact(); // expect: token RSA-PKCS1-1.5-SHA-512
    Jwts.parser().verifyWith(pair.getPublic()).build(); // expect: token RSA functions=verify
  }
}

class Modern {
  void sign(SecretKey key, PrivateKey privateKey) {
    Jwts.builder().signWith(key).compact(); // expect: token unknown
    Jwts.builder().signWith(key, Jwts.SIG.HS256).compact(); // expect: token HMAC-SHA-256
    Jwts.builder().signWith(key, Jwts.SIG.HS384).compact(); // expect: token HMAC-SHA-384
    Jwts.builder().signWith(privateKey, Jwts.SIG.RS256).compact(); // expect: token RSA-PKCS1-1.5-SHA-256
    Jwts.builder().signWith(privateKey, Jwts.SIG.RS384).compact(); // expect: token RSA-PKCS1-1.5-SHA-384
    Jwts.builder().signWith(privateKey, Jwts.SIG.PS256).compact(); // expect: token RSA-PSS-SHA-256-MGF1
    Jwts.builder().signWith(privateKey, Jwts.SIG.PS384).compact(); // expect: token RSA-PSS-SHA-384-MGF1
    Jwts.builder().signWith(privateKey, Jwts.SIG.PS512).compact(); // expect: token RSA-PSS-SHA-512-MGF1
    Jwts.builder().signWith(privateKey, Jwts.SIG.ES384).compact(); // expect: token ECDSA-P-384-SHA-384
    Jwts.builder().signWith(privateKey, Jwts.SIG.ES512).compact(); // expect: token ECDSA-P-521-SHA-512
    Jwts.builder().signWith(privateKey, Jwts.SIG.EdDSA).compact(); // expect: token EdDSA
    Jwts.builder().signWith(privateKey, Jwts.SIG.NONE).compact(); // expect: token JWS-none
    Jwts.builder().signWith(privateKey, Jwts.SIG.get().forKey("ES256")).compact(); // expect: token ECDSA-P-256-SHA-256
  }

  void encrypt(SecretKey key, PublicKey publicKey, Password password) {
    Jwts.builder().encryptWith(key, Jwts.ENC.A128CBC_HS256).compact(); // expect: token AES-128-CBC-HMAC-SHA-256 functions=encrypt
    Jwts.builder().encryptWith(key, Jwts.KEY.DIRECT, Jwts.ENC.A192CBC_HS384).compact(); // expect: token dir; cipher AES-192-CBC-HMAC-SHA-384
    Jwts.builder().encryptWith(key, Jwts.KEY.A192KW, Jwts.ENC.A256CBC_HS512).compact(); // expect: token AES-192-KW; cipher AES-256-CBC-HMAC-SHA-512
    Jwts.builder().encryptWith(key, Jwts.KEY.A256KW, Jwts.ENC.A128GCM).compact(); // expect: token AES-256-KW; cipher AES-128-GCM
    Jwts.builder().encryptWith(key, Jwts.KEY.A128GCMKW, Jwts.ENC.A192GCM).compact(); // expect: token AES-128-GCM; cipher AES-192-GCM
    Jwts.builder().encryptWith(key, Jwts.KEY.A192GCMKW, Jwts.ENC.A256GCM).compact(); // expect: token AES-192-GCM; cipher AES-256-GCM
    Jwts.builder().encryptWith(key, Jwts.KEY.A256GCMKW, Jwts.ENC.get().forKey("A256GCM")); // expect: token AES-256-GCM
    Jwts.builder().encryptWith(password, Jwts.KEY.PBES2_HS256_A128KW, null); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
    Jwts.builder().encryptWith(password, Jwts.KEY.PBES2_HS384_A192KW, null); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
    Jwts.builder().encryptWith(password, Jwts.KEY.PBES2_HS512_A256KW, null); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.RSA1_5, null); // expect: token RSA-PKCS1-1.5
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.RSA_OAEP, null); // expect: token RSA-OAEP-SHA-1-MGF1
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.RSA_OAEP_256, null); // expect: token RSA-OAEP-SHA-256-MGF1
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.ECDH_ES, null); // expect: token ECDH
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.ECDH_ES_A128KW, null); // expect: token ECDH
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.ECDH_ES_A192KW, null); // expect: token ECDH
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.ECDH_ES_A256KW, null); // expect: token ECDH
    Jwts.builder().encryptWith(publicKey, Jwts.KEY.get().get("RSA1_5"), null); // expect: token RSA-PKCS1-1.5
  }

  void read(SecretKey key, PublicKey publicKey, PrivateKey privateKey, String token) {
    Jwts.parser().verifyWith(publicKey).requireIssuer("me").build().parseSignedClaims(token); // expect: token JWT functions=verify
    Jwts.parser().decryptWith(privateKey).build().parseEncryptedClaims(token); // expect: token JWT functions=decrypt
    Jwts.parser().keyLocator(header -> key).build().parse(token); // expect: token JWT
    JwtParserBuilder builder = Jwts.parser();
    builder.unsecured().build(); // expect: token JWS-none
  }

  void thumbprints(RsaPublicJwk jwk, io.jsonwebtoken.security.Jwk<?> any, io.jsonwebtoken.security.PublicJwk<?> publicJwk) {
    jwk.thumbprint(); // expect: hash SHA-256
    any.thumbprint(Jwks.HASH.SHA256); // expect: hash SHA-256
    publicJwk.thumbprint(Jwks.HASH.SHA384); // expect: hash SHA-384
    jwk.thumbprint(Jwks.HASH.SHA512); // expect: hash SHA-512
    jwk.thumbprint(Jwks.HASH.SHA3_256); // expect: hash SHA3-256
    jwk.thumbprint(Jwks.HASH.SHA3_384); // expect: hash SHA3-384
    jwk.thumbprint(Jwks.HASH.SHA3_512); // expect: hash SHA3-512
  }

  void jwks(
      io.jsonwebtoken.security.PrivateJwk<?, ?, ?> a,
      io.jsonwebtoken.security.SecretJwk b,
      io.jsonwebtoken.security.RsaPrivateJwk c,
      io.jsonwebtoken.security.EcPublicJwk d,
      io.jsonwebtoken.security.EcPrivateJwk e,
      io.jsonwebtoken.security.OctetPublicJwk<?> f,
      io.jsonwebtoken.security.OctetPrivateJwk<?, ?> g) {
    a.thumbprint(); // expect: hash SHA-256
    b.thumbprint(); // expect: hash SHA-256
    c.thumbprint(); // expect: hash SHA-256
    d.thumbprint(); // expect: hash SHA-256
    e.thumbprint(); // expect: hash SHA-256
    f.thumbprint(); // expect: hash SHA-256
    g.thumbprint(); // expect: hash SHA-256
  }
}

class NotTokens {
  interface Jwts {
    static JwtBuilder builder() {
      return null;
    }
  }

  void none(org.example.JwtParser parser, org.example.Builder builder, Key key) {
    parser.setSigningKey(key);
    builder.signWith(SignatureAlgorithm.HS256, "secret");
  }
}
