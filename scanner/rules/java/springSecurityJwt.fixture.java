package demo;

import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.context.annotation.Bean;
import org.springframework.security.oauth2.jose.jws.JwsAlgorithms;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.*;

class Decoders {
  @Bean
  JwtDecoder standard(RSAPublicKey key) {
    return NimbusJwtDecoder.withPublicKey(key).build(); // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
  }

  @Bean
  JwtDecoder chosen(RSAPublicKey key) {
    return NimbusJwtDecoder.withPublicKey(key).signatureAlgorithm(SignatureAlgorithm.RS512).build(); // expect: token RSA-PKCS1-1.5-SHA-512
  }

  @Bean
  JwtDecoder secret() {
    SecretKey key = new SecretKeySpec(new byte[64], "HmacSHA512"); // expect: key HMAC-SHA-512 keyBits=512
    return NimbusJwtDecoder.withSecretKey(key).macAlgorithm(MacAlgorithm.HS512).build(); // expect: token HMAC-SHA-512
  }

  void each(RSAPublicKey key, SecretKey secret, String uri, SignatureAlgorithm given) throws Exception {
    NimbusJwtDecoder.withPublicKey(key).signatureAlgorithm(given).build(); // expect: token unknown digest=none padding=none
    NimbusJwtDecoder.withSecretKey(secret).validateType(true).build(); // expect: token HMAC-SHA-256
    NimbusJwtDecoder.withSecretKey(secret).macAlgorithm(MacAlgorithm.HS256).build(); // expect: token HMAC-SHA-256
    NimbusJwtDecoder.withSecretKey(secret).macAlgorithm(MacAlgorithm.HS384).build(); // expect: token HMAC-SHA-384
    NimbusJwtDecoder.withSecretKey(secret).macAlgorithm(MacAlgorithm.from("HS512")).build(); // expect: token HMAC-SHA-512
    NimbusJwtDecoder.withJwkSetUri(uri).build(); // expect: token RSA-PKCS1-1.5-SHA-256
    NimbusJwtDecoder.withJwkSetUri(uri).jwsAlgorithm(SignatureAlgorithm.ES256).build(); // expect: token ECDSA-P-256-SHA-256 padding=none
    NimbusJwtDecoder.withJwkSetUri(uri).cache(null).jwsAlgorithm(SignatureAlgorithm.ES384).build(); // expect: token ECDSA-P-384-SHA-384
    NimbusJwtDecoder.withJwkSource(null).jwsAlgorithm(SignatureAlgorithm.ES512).build(); // expect: token ECDSA-P-521-SHA-512
    NimbusJwtDecoder.withIssuerLocation(uri).build(); // expect: token JWT functions=verify
    NimbusReactiveJwtDecoder.withPublicKey(key).signatureAlgorithm(SignatureAlgorithm.PS256).validateType(true).build(); // expect: token RSA-PSS-SHA-256-MGF1
    NimbusReactiveJwtDecoder.withSecretKey(secret).build(); // expect: token HMAC-SHA-256
    NimbusReactiveJwtDecoder.withJwkSetUri(uri).jwsAlgorithm(SignatureAlgorithm.PS384).build(); // expect: token RSA-PSS-SHA-384-MGF1
    NimbusReactiveJwtDecoder.withJwkSource(null).jwsAlgorithm(SignatureAlgorithm.PS512).build(); // expect: token RSA-PSS-SHA-512-MGF1
    NimbusReactiveJwtDecoder.withIssuerLocation(uri).jwsAlgorithm(SignatureAlgorithm.RS384).build(); // expect: token RSA-PKCS1-1.5-SHA-384
    NimbusJwtDecoder.withPublicKey(key).signatureAlgorithm(SignatureAlgorithm.from(JwsAlgorithms.RS384)).build(); // expect: token RSA-PKCS1-1.5-SHA-384
    JwtDecoders.fromIssuerLocation(uri); // expect: token JWT
    JwtDecoders.fromOidcIssuerLocation(uri); // expect: token JWT
    ReactiveJwtDecoders.fromIssuerLocation(uri); // expect: token JWT
    ReactiveJwtDecoders.fromOidcIssuerLocation(uri); // expect: token JWT
  }
}

class Encoders {
  void headers(JwtEncoder encoder, JwtClaimsSet claims) {
    JwsHeader header = JwsHeader.with(MacAlgorithm.HS256).build(); // expect: token HMAC-SHA-256 functions=sign
    encoder.encode(JwtEncoderParameters.from(header, claims));
    JwsHeader.with(SignatureAlgorithm.RS256).build(); // expect: token RSA-PKCS1-1.5-SHA-256
    JwsHeader.with(() -> "custom").build(); // expect: token unknown
  }

  void builders(SecretKey secret) throws Exception {
    NimbusJwtEncoder.withSecretKey(secret).build(); // expect: token HMAC-SHA-256 functions=sign
    NimbusJwtEncoder.withSecretKey(secret).algorithm(MacAlgorithm.HS512).build(); // expect: token HMAC-SHA-512
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-2048
    generator.initialize(2048);
    KeyPair pair = generator.generateKeyPair();
    NimbusJwtEncoder.withKeyPair((RSAPublicKey) pair.getPublic(), (RSAPrivateKey) pair.getPrivate()).algorithm(SignatureAlgorithm.RS256).build(); // expect: token RSA-PKCS1-1.5-SHA-256-2048
  }

  void names() {
    SignatureAlgorithm.from(JwsAlgorithms.RS256);
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.RS512)).build(); // expect: token RSA-PKCS1-1.5-SHA-512
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.RS256)).build(); // expect: token RSA-PKCS1-1.5-SHA-256
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.ES256)).build(); // expect: token ECDSA-P-256-SHA-256
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.ES384)).build(); // expect: token ECDSA-P-384-SHA-384
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.ES512)).build(); // expect: token ECDSA-P-521-SHA-512
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.PS256)).build(); // expect: token RSA-PSS-SHA-256-MGF1
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.PS384)).build(); // expect: token RSA-PSS-SHA-384-MGF1
    JwsHeader.with(SignatureAlgorithm.from(JwsAlgorithms.PS512)).build(); // expect: token RSA-PSS-SHA-512-MGF1
    JwsHeader.with(MacAlgorithm.from(JwsAlgorithms.HS256)).build(); // expect: token HMAC-SHA-256
    JwsHeader.with(MacAlgorithm.from(JwsAlgorithms.HS384)).build(); // expect: token HMAC-SHA-384
    JwsHeader.with(MacAlgorithm.from(JwsAlgorithms.HS512)).build(); // expect: token HMAC-SHA-512
  }
}

class NotSpringJwt {
  void none(org.example.NimbusJwtDecoder decoder, RSAPublicKey key) {
    decoder.withPublicKey(key);
    org.example.JwsHeader.with(MacAlgorithm.HS256);
  }
}
