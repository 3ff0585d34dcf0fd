package demo;

import com.nimbusds.jose.Algorithm;
import com.nimbusds.jose.EncryptionMethod;
import com.nimbusds.jose.JWEAlgorithm;
import com.nimbusds.jose.JWEHeader;
import com.nimbusds.jose.JWEObject;
import com.nimbusds.jose.JWEObjectJSON;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.JWSObjectJSON;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.JWSVerifier;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.PlainObject;
import com.nimbusds.jose.crypto.*;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.OctetKeyPair;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.*;
import com.nimbusds.jwt.EncryptedJWT;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.security.PrivateKey;
import java.security.interfaces.RSAPublicKey;
import javax.crypto.SecretKey;

class Signing {
  private static final JWSAlgorithm ALGORITHM = JWSAlgorithm.RS256;

  String rsa(JWTClaimsSet claims) throws Exception {
    RSAKey key = new RSAKeyGenerator(3072).keyID("one").generate(); // expect: keygen RSA-3072
    JWSSigner signer = new RSASSASigner(key);
    SignedJWT jwt = new SignedJWT(new JWSHeader.Builder(ALGORITHM).keyID(key.getKeyID()).build(), claims); // expect: token RSA-PKCS1-1.5-SHA-256-3072 functions=sign
    jwt.sign(signer);
    return jwt.serialize();
  }

  String mac(Payload payload) throws Exception {
    JWSHeader header = new JWSHeader(JWSAlgorithm.HS256);
    JWSObject jws = new JWSObject(header, payload); // expect: token HMAC-SHA-256 keyBits=256 functions=sign
    jws.sign(new MACSigner(new byte[32]));
    return jws.serialize();
  }

  void apart(SignedJWT given, PrivateKey key, ECKey ec, OctetKeyPair okp) throws Exception {
    given.sign(new RSASSASigner(key)); // expect: signature RSA functions=sign
    new ECDSASigner(ec); // expect: signature ECDSA
    new ECDSASigner(key, Curve.P_384); // expect: signature ECDSA-P-384
    new ECDSASigner(new ECKeyGenerator(Curve.P_256).generate()); // expect: signature ECDSA-P-256; keygen EC-P-256
    new Ed25519Signer(okp); // expect: signature Ed25519
    new MACSigner("0123456789abcdef0123456789abcdef"); // expect: mac HMAC keyBits=256
    new JWSObject(new JWSHeader(JWSAlgorithm.EdDSA), null).sign(new Ed25519Signer(okp)); // expect: token Ed25519 functions=sign
    JWSObjectJSON json = new JWSObjectJSON(new Payload("x"));
    json.sign(new JWSHeader(JWSAlgorithm.ES256), new ECDSASigner(ec)); // expect: token ECDSA-P-256-SHA-256 functions=sign
  }

  void headers(String name, JWSAlgorithm given) {
    new JWSHeader(JWSAlgorithm.HS384); // expect: token HMAC-SHA-384
    new JWSHeader(JWSAlgorithm.HS512); // expect: token HMAC-SHA-512
    new JWSHeader(JWSAlgorithm.RS384); // expect: token RSA-PKCS1-1.5-SHA-384
    new JWSHeader(JWSAlgorithm.RS512); // expect: token RSA-PKCS1-1.5-SHA-512
    new JWSHeader(JWSAlgorithm.ES256K); // expect: token ECDSA-secp256k1-SHA-256
    new JWSHeader(JWSAlgorithm.ES384); // expect: token ECDSA-P-384-SHA-384
    new JWSHeader(JWSAlgorithm.ES512); // expect: token ECDSA-P-521-SHA-512
    new JWSHeader(JWSAlgorithm.PS256); // expect: token RSA-PSS-SHA-256-MGF1
    new JWSHeader(JWSAlgorithm.PS384); // expect: token RSA-PSS-SHA-384-MGF1
    new JWSHeader(JWSAlgorithm.PS512); // expect: token RSA-PSS-SHA-512-MGF1
    new JWSHeader(JWSAlgorithm.Ed25519); // expect: token Ed25519
    new JWSHeader(JWSAlgorithm.parse("RS256")); // expect: token RSA-PKCS1-1.5-SHA-256
    new JWSHeader(new JWSAlgorithm("ES384")); // expect: token ECDSA-P-384-SHA-384
    new JWSHeader(new JWSHeader(JWSAlgorithm.HS256)); // expect: token HMAC-SHA-256
    new JWSHeader(given); // expect: token unknown
  }
}

class Verifying {
  private static final String SECRET = "fedcba9876543210fedcba9876543210";

  boolean check(String token, RSAPublicKey key, ECKey ec, OctetKeyPair okp) throws Exception {
    SignedJWT jwt = SignedJWT.parse(token);
    JWSVerifier verifier = new RSASSAVerifier(key); // expect: signature RSA functions=verify
    new ECDSAVerifier(ec.toECPublicKey()); // expect: signature ECDSA functions=verify
    new Ed25519Verifier(okp); // expect: signature Ed25519 functions=verify
    return jwt.verify(verifier) && jwt.verify(new MACVerifier(SECRET)); // expect: mac HMAC keyBits=256 functions=verify
  }

  void processor(JWKSource<SecurityContext> source, SecretKey key) {
    DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();
    processor.setJWSKeySelector(new JWSVerificationKeySelector<>(JWSAlgorithm.RS256, source)); // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
    processor.setJWEKeySelector(new JWEDecryptionKeySelector<>(JWEAlgorithm.RSA_OAEP_256, EncryptionMethod.A128GCM, source)); // expect: token RSA-OAEP-SHA-256-MGF1 functions=decrypt; cipher AES-128-GCM
    new SingleKeyJWSKeySelector<>(JWSAlgorithm.HS256, key); // expect: token HMAC-SHA-256 functions=verify
    new JWSAlgorithmFamilyJWSKeySelector<>(JWSAlgorithm.Family.RSA, source); // expect: token RSA
    new JWSAlgorithmFamilyJWSKeySelector<>(JWSAlgorithm.Family.EC, source); // expect: token ECDSA
    new JWSAlgorithmFamilyJWSKeySelector<>(JWSAlgorithm.Family.ED, source); // expect: token EdDSA
    new JWSAlgorithmFamilyJWSKeySelector<>(JWSAlgorithm.Family.HMAC_SHA, source); // expect: token HMAC
    new PlainJWT(new JWTClaimsSet.Builder().build()).serialize(); // expect: token JWS-none
    new PlainObject(new Payload("text")); // expect: token JWS-none
    new org.example.PlainJWT(new JWTClaimsSet.Builder().build());
    new JWSHeader(Algorithm.NONE); // expect: token JWS-none
  }
}

class Encrypting {
  String encrypt(JWTClaimsSet claims, RSAPublicKey key) throws Exception {
    JWEHeader header = new JWEHeader(JWEAlgorithm.RSA_OAEP_256, EncryptionMethod.A256GCM); // expect: cipher AES-256-GCM
    EncryptedJWT jwt = new EncryptedJWT(header, claims); // expect: token RSA-OAEP-SHA-256-MGF1 functions=encrypt
    jwt.encrypt(new RSAEncrypter(key));
    return jwt.serialize();
  }

  void objects(Payload payload, SecretKey key, ECKey ec, OctetKeyPair okp, JWEObject given, String password) throws Exception {
    JWEObject jwe = new JWEObject(new JWEHeader.Builder(JWEAlgorithm.DIR, EncryptionMethod.A128CBC_HS256).contentType("JWT").build(), payload); // expect: token dir functions=encrypt; cipher AES-128-CBC-HMAC-SHA-256
    jwe.encrypt(new DirectEncrypter(key));
    given.decrypt(new DirectDecrypter(key)); // expect: cipher dir functions=decrypt
    JWEObjectJSON json = new JWEObjectJSON(new JWEHeader(JWEAlgorithm.ECDH_ES_A256KW, EncryptionMethod.XC20P), payload); // expect: token x25519 functions=encrypt; cipher XChaCha20-Poly1305
    json.encrypt(new X25519Encrypter(okp));
    given.encrypt(new RSAEncrypter((RSAKey) null)); // expect: cipher RSA functions=encrypt
    given.decrypt(new RSADecrypter((PrivateKey) null)); // expect: cipher RSA functions=decrypt
    given.encrypt(new ECDHEncrypter(ec)); // expect: key-agreement ECDH functions=encrypt
    given.decrypt(new ECDHDecrypter(ec)); // expect: key-agreement ECDH functions=decrypt
    given.encrypt(new ECDH1PUEncrypter(null, null)); // expect: key-agreement ECDH
    given.decrypt(new ECDH1PUDecrypter(null, null)); // expect: key-agreement ECDH
    given.encrypt(new X25519Encrypter(okp)); // expect: key-agreement x25519
    given.decrypt(new X25519Decrypter(okp)); // expect: key-agreement x25519
    given.encrypt(new ECDH1PUX25519Encrypter(okp, okp)); // expect: key-agreement x25519
    given.decrypt(new ECDH1PUX25519Decrypter(okp, okp)); // expect: key-agreement x25519
    given.encrypt(new AESEncrypter(new byte[16])); // expect: key-wrap AES-128 functions=encrypt
    given.decrypt(new AESDecrypter(key)); // expect: key-wrap AES functions=decrypt
    given.encrypt(new DirectEncrypter(key)); // expect: cipher dir functions=encrypt
    given.encrypt(new PasswordBasedEncrypter(password, 16, 10000)); // expect: cipher PBES2-10000 saltBits=128 iterations=10000
    given.decrypt(new PasswordBasedDecrypter(password)); // expect: cipher PBES2 functions=decrypt
  }

  void headers(EncryptionMethod enc) {
    new JWEHeader(JWEAlgorithm.RSA1_5, EncryptionMethod.A192CBC_HS384); // expect: token RSA-PKCS1-1.5; cipher AES-192-CBC-HMAC-SHA-384
    new JWEHeader(JWEAlgorithm.RSA_OAEP, EncryptionMethod.A256CBC_HS512); // expect: token RSA-OAEP-SHA-1-MGF1; cipher AES-256-CBC-HMAC-SHA-512
    new JWEHeader(JWEAlgorithm.RSA_OAEP_384, EncryptionMethod.A192GCM); // expect: token RSA-OAEP-SHA-384-MGF1; cipher AES-192-GCM
    new JWEHeader(JWEAlgorithm.RSA_OAEP_512, EncryptionMethod.A128CBC_HS256_DEPRECATED); // expect: token RSA-OAEP-SHA-512-MGF1; cipher AES-128-CBC-HMAC-SHA-256
    new JWEHeader(JWEAlgorithm.A128KW, EncryptionMethod.A256CBC_HS512_DEPRECATED); // expect: token AES-128-KW; cipher AES-256-CBC-HMAC-SHA-512
    new JWEHeader(JWEAlgorithm.A192KW, EncryptionMethod.parse("A128GCM")); // expect: token AES-192-KW; cipher AES-128-GCM
    new JWEHeader(JWEAlgorithm.A256KW, enc); // expect: token AES-256-KW
    new JWEHeader(JWEAlgorithm.ECDH_ES, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_ES_A128KW, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_ES_A192KW, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_1PU, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_1PU_A128KW, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_1PU_A192KW, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.ECDH_1PU_A256KW, enc); // expect: token ECDH
    new JWEHeader(JWEAlgorithm.A128GCMKW, enc); // expect: token AES-128-GCM
    new JWEHeader(JWEAlgorithm.A192GCMKW, enc); // expect: token AES-192-GCM
    new JWEHeader(JWEAlgorithm.A256GCMKW, enc); // expect: token AES-256-GCM
    new JWEHeader(JWEAlgorithm.PBES2_HS256_A128KW, enc); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
    new JWEHeader(JWEAlgorithm.PBES2_HS384_A192KW, enc); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
    new JWEHeader(JWEAlgorithm.PBES2_HS512_A256KW, enc); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
    new JWEHeader(JWEAlgorithm.parse("dir"), enc); // expect: token dir
    new JWEHeader(new JWEAlgorithm("RSA1_5"), enc); // expect: token RSA-PKCS1-1.5
    new JWSHeader(new Algorithm("none")); // expect: token JWS-none
  }
}

class NotNimbus {
  static class JWSHeader {
    JWSHeader(Object algorithm) {}
  }

  void none(org.example.RSASSASigner other) {
    new JWSHeader(JWSAlgorithm.RS256);
    new org.example.MACSigner("secret");
  }
}
