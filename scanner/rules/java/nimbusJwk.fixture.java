package demo;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.*;
import com.nimbusds.jose.jwk.gen.*;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import javax.crypto.Mac;

class Generators {
  private static final int SIZE = 2048;

  void generate() throws Exception {
    RSAKey rsa = new RSAKeyGenerator(SIZE).keyUse(KeyUse.SIGNATURE).keyID("a").generate(); // expect: keygen RSA-2048
    new RSASSASigner(rsa.toRSAPrivateKey()); // expect: signature RSA-2048 functions=sign
    new RSASSASigner(rsa.toKeyPair().getPrivate()); // expect: signature RSA-2048
    new RSASSAVerifier(rsa.toPublicJWK()); // expect: signature RSA-2048 functions=verify
    new RSASSAVerifier(rsa.toPublicKey()); // expect: signature RSA-2048
    new RSASSAVerifier(rsa.toRSAPublicKey()); // expect: signature RSA-2048
    new RSASSASigner(rsa.toPrivateKey()); // expect: signature RSA-2048
    ECKey ec = new ECKeyGenerator(Curve.P_521).keyID("b").generate(); // expect: keygen EC-P-521
    new com.nimbusds.jose.crypto.ECDSASigner(ec.toECPrivateKey()); // expect: signature ECDSA-P-521
    new com.nimbusds.jose.crypto.ECDSAVerifier(ec.toECPublicKey()); // expect: signature ECDSA-P-521
    new com.nimbusds.jose.crypto.ECDSAVerifier(ec.toPublicJWK()); // expect: signature ECDSA-P-521
    new com.nimbusds.jose.crypto.ECDSASigner(ec.toPrivateKey(), null); // expect: signature ECDSA-P-521
    new com.nimbusds.jose.crypto.ECDSAVerifier(ec.toPublicKey()); // expect: signature ECDSA-P-521
    new com.nimbusds.jose.crypto.ECDSASigner(ec.toKeyPair().getPrivate(), null); // expect: signature ECDSA-P-521
    OctetKeyPair okp = new OctetKeyPairGenerator(Curve.Ed25519).keyID("c").generate(); // expect: keygen Ed25519
    OctetSequenceKey oct = new OctetSequenceKeyGenerator(256).keyID("d").algorithm(JWSAlgorithm.HS256).generate(); // expect: keygen HMAC-SHA-256 keyBits=256
    new com.nimbusds.jose.crypto.MACSigner(oct); // expect: mac HMAC keyBits=256
    new com.nimbusds.jose.crypto.MACSigner(oct.toSecretKey()); // expect: mac HMAC keyBits=256
    new com.nimbusds.jose.crypto.MACSigner(oct.toByteArray()); // expect: mac HMAC keyBits=256
    new OctetSequenceKeyGenerator(512).generate(); // expect: keygen unknown keyBits=512
  }

  void curves() throws Exception {
    new ECKeyGenerator(Curve.P_256).generate(); // expect: keygen EC-P-256
    new ECKeyGenerator(Curve.P_384).generate(); // expect: keygen EC-P-384
    new ECKeyGenerator(Curve.SECP256K1).generate(); // expect: keygen EC-secp256k1
    new ECKeyGenerator(Curve.P_256K).generate(); // expect: keygen EC-secp256k1
    new ECKeyGenerator(Curve.parse("P-384")).generate(); // expect: keygen EC-P-384
    new ECKeyGenerator(Curve.forStdName("secp521r1")).generate(); // expect: keygen EC-P-521
    new ECKeyGenerator(Curve.forOID("1.2.840.10045.3.1.7")).generate(); // expect: keygen EC-P-256
    new OctetKeyPairGenerator(Curve.Ed448).generate(); // expect: keygen Ed448
    new OctetKeyPairGenerator(Curve.X25519).generate(); // expect: keygen x25519
    new OctetKeyPairGenerator(Curve.X448).generate(); // expect: keygen x448
  }
}

class Imports {
  void parse(String json, java.security.KeyStore store, char[] pin, String pem) throws Exception {
    RSAKey rsa = RSAKey.parse(json); // expect: key RSA certificateFormat=JWK
    Signature signature = Signature.getInstance("SHA256withRSA"); // expect: signature RSA-PKCS1-1.5-SHA-256
    signature.initSign(rsa.toRSAPrivateKey());
    ECKey.parse(json); // expect: key EC
    RSAKey.load(store, "a", pin); // expect: key RSA
    ECKey.load(store, "b", pin); // expect: key EC
    OctetKeyPair okp = OctetKeyPair.parse(json); // expect: key unknown
    new com.nimbusds.jose.crypto.Ed25519Verifier(okp.toPublicJWK()); // expect: signature Ed25519
    Signature.getInstance("EdDSA").initSign(okp.toKeyPair().getPrivate()); // expect: signature EdDSA
    okp.toPublicJWK().computeThumbprint(); // expect: hash SHA-256
    Signature.getInstance("Ed25519").initSign(okp.toPrivateKey()); // expect: signature Ed25519
    Signature.getInstance("Ed25519").initVerify(okp.toPublicKey()); // expect: signature Ed25519
    OctetSequenceKey.load(store, "c", pin); // expect: key unknown
    Mac.getInstance("HmacSHA256").init(OctetSequenceKey.parse(json).toSecretKey()); // expect: mac HMAC-SHA-256; key unknown
    JWK.parseFromPEMEncodedObjects(pem).toRSAKey(); // expect: key unknown certificateFormat=PEM
    JWK.parseFromPEMEncodedX509Cert(pem); // expect: key unknown
    JWK jwk = JWK.parse(json); // expect: key unknown certificateFormat=JWK
    jwk.computeThumbprint(); // expect: hash SHA-256
    jwk.toECKey().computeThumbprint("SHA-1"); // expect: hash SHA-1
    jwk.toRSAKey().computeThumbprint("SHA-512"); // expect: hash SHA-512
    jwk.toOctetKeyPair().computeThumbprint(); // expect: hash SHA-256
    jwk.toOctetSequenceKey().computeThumbprint(); // expect: hash SHA-256
  }

  RSAKey publish() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-4096
    generator.initialize(4096);
    KeyPair pair = generator.generateKeyPair();
    RSAKey key = new RSAKey.Builder((RSAPublicKey) pair.getPublic()).privateKey(pair.getPrivate()).keyID("a").build();
    new RSASSASigner(key); // expect: signature RSA-4096
    new ECKey.Builder(Curve.P_256, null).keyID("b").keyIDFromThumbprint().build();
    ECKey ec = new ECKey.Builder(Curve.P_384, null).privateKey((PrivateKey) null).build();
    new com.nimbusds.jose.crypto.ECDSASigner(ec); // expect: signature ECDSA-P-384
    OctetKeyPair okp = new OctetKeyPair.Builder(Curve.X25519, null).keyID("k").keyIDFromThumbprint("SHA-256").build();
    okp.computeThumbprint(); // expect: hash SHA-256
    OctetSequenceKey built = new OctetSequenceKey.Builder(new byte[64]).keyID("k").keyIDFromThumbprint().build();
    new com.nimbusds.jose.crypto.MACSigner(built); // expect: mac HMAC keyBits=512
    return new RSAKey.Builder(key).keyID("x").keyIDFromThumbprint().build();
  }
}

class NotJwk {
  void none(org.example.JWK jwk, org.example.RSAKeyGenerator generator) {
    jwk.computeThumbprint();
    generator.generate();
    org.example.RSAKey.parse("{}");
  }
}
