package demo;

import java.security.Key;
import java.security.KeyPair;
import java.security.PublicKey;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwa.AlgorithmConstraints.ConstraintType;
import org.jose4j.jwe.ContentEncryptionAlgorithmIdentifiers;
import org.jose4j.jwe.JsonWebEncryption;
import org.jose4j.jwe.KeyManagementAlgorithmIdentifiers;
import org.jose4j.jwe.kdf.ConcatKeyDerivationFunction;
import org.jose4j.jwe.kdf.PasswordBasedKeyDerivationFunction2;
import org.jose4j.jwk.*;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.keys.*;

class Issuer {
  private static final int BITS = 2048;

  String rsa(JwtClaims claims) throws Exception {
    RsaJsonWebKey key = RsaJwkGenerator.generateJwk(BITS); // expect: keygen RSA-2048
    key.setKeyId("k1");
    JsonWebSignature jws = new JsonWebSignature(); // expect: token RSA-PKCS1-1.5-SHA-256-2048 functions=sign
    jws.setPayload(claims.toJson());
    jws.setKey(key.getPrivateKey());
    jws.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
    return jws.getCompactSerialization();
  }

  boolean check(String token, Key key) throws Exception {
    JsonWebSignature jws = new JsonWebSignature(); // expect: token HMAC functions=verify
    jws.setAlgorithmConstraints(new AlgorithmConstraints(ConstraintType.WHITELIST, AlgorithmIdentifiers.HMAC_SHA256)); // expect: token HMAC-SHA-256
    jws.setCompactSerialization(token);
    jws.setKey(new HmacKey(new byte[32])); // expect: key HMAC keyBits=256
    return jws.verifySignature();
  }

  JsonWebSignature signature(String algorithm) {
    JsonWebSignature jws = new JsonWebSignature(); // expect: token unknown
    jws.setAlgorithmHeaderValue(algorithm);
    return jws;
  }

  void each() throws Exception {
    JsonWebSignature hs384 = new JsonWebSignature(); // expect: token HMAC-SHA-384 functions=sign
    hs384.setAlgorithmHeaderValue(AlgorithmIdentifiers.HMAC_SHA384);
    hs384.sign();
    JsonWebSignature hs512 = new JsonWebSignature(); // expect: token HMAC-SHA-512
    hs512.setAlgorithmHeaderValue(AlgorithmIdentifiers.HMAC_SHA512);
    hs512.getDetachedContentCompactSerialization();
    JsonWebSignature rs384 = new JsonWebSignature(); // expect: token RSA-PKCS1-1.5-SHA-384
    rs384.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA384);
    JsonWebSignature rs512 = new JsonWebSignature(); // expect: token RSA-PKCS1-1.5-SHA-512
    rs512.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA512);
    JsonWebSignature ps256 = new JsonWebSignature(); // expect: token RSA-PSS-SHA-256-MGF1
    ps256.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_PSS_USING_SHA256);
    JsonWebSignature ps384 = new JsonWebSignature(); // expect: token RSA-PSS-SHA-384-MGF1
    ps384.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_PSS_USING_SHA384);
    JsonWebSignature ps512 = new JsonWebSignature(); // expect: token RSA-PSS-SHA-512-MGF1
    ps512.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_PSS_USING_SHA512);
    JsonWebSignature es256 = new JsonWebSignature(); // expect: token ECDSA-P-256-SHA-256
    es256.setAlgorithmHeaderValue(AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256);
    JsonWebSignature es384 = new JsonWebSignature(); // expect: token ECDSA-P-384-SHA-384
    es384.setAlgorithmHeaderValue(AlgorithmIdentifiers.ECDSA_USING_P384_CURVE_AND_SHA384);
    JsonWebSignature es512 = new JsonWebSignature(); // expect: token ECDSA-P-521-SHA-512
    es512.setAlgorithmHeaderValue(AlgorithmIdentifiers.ECDSA_USING_P521_CURVE_AND_SHA512);
    JsonWebSignature es256k = new JsonWebSignature(); // expect: token ECDSA-secp256k1-SHA-256
    es256k.setAlgorithmHeaderValue(AlgorithmIdentifiers.ECDSA_USING_SECP256K1_CURVE_AND_SHA256);
    JsonWebSignature eddsa = new JsonWebSignature(); // expect: token EdDSA
    eddsa.setAlgorithmHeaderValue(AlgorithmIdentifiers.EDDSA);
    JsonWebSignature none = new JsonWebSignature(); // expect: token JWS-none
    none.setAlgorithmHeaderValue(AlgorithmIdentifiers.NONE);
  }
}

class Encryption {
  String encrypt(PublicKey key, String text) throws Exception {
    JsonWebEncryption jwe = new JsonWebEncryption(); // expect: token RSA-OAEP-SHA-256-MGF1 functions=encrypt
    jwe.setPayload(text);
    jwe.setAlgorithmHeaderValue(KeyManagementAlgorithmIdentifiers.RSA_OAEP_256);
    jwe.setEncryptionMethodHeaderParameter(ContentEncryptionAlgorithmIdentifiers.AES_128_CBC_HMAC_SHA_256); // expect: cipher AES-128-CBC-HMAC-SHA-256
    jwe.setKey(key);
    return jwe.getCompactSerialization();
  }

  String decrypt(String token) throws Exception {
    JsonWebEncryption jwe = new JsonWebEncryption(); // expect: token AES-128-KW functions=decrypt
    jwe.setAlgorithmConstraints(new AlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A128KW)); // expect: token AES-128-KW
    jwe.setContentEncryptionAlgorithmConstraints(new AlgorithmConstraints(ConstraintType.PERMIT, ContentEncryptionAlgorithmIdentifiers.AES_128_GCM)); // expect: token AES-128-GCM
    jwe.setAlgorithmHeaderValue(KeyManagementAlgorithmIdentifiers.A128KW);
    jwe.setKey(new AesKey(new byte[16])); // expect: key AES-128
    jwe.setCompactSerialization(token);
    jwe.getPlaintextString();
    jwe.getPlaintextBytes();
    return jwe.getPayload();
  }

  private JsonWebEncryption with(String alg, String enc) {
    JsonWebEncryption jwe = new JsonWebEncryption(); // expect: token unknown
    jwe.setAlgorithmHeaderValue(alg);
    return jwe;
  }

  void each(JsonWebEncryption given) {
    given.setEncryptionMethodHeaderParameter(ContentEncryptionAlgorithmIdentifiers.AES_192_CBC_HMAC_SHA_384); // expect: cipher AES-192-CBC-HMAC-SHA-384
    given.setEncryptionMethodHeaderParameter(ContentEncryptionAlgorithmIdentifiers.AES_256_CBC_HMAC_SHA_512); // expect: cipher AES-256-CBC-HMAC-SHA-512
    given.setEncryptionMethodHeaderParameter(ContentEncryptionAlgorithmIdentifiers.AES_192_GCM); // expect: cipher AES-192-GCM
    given.setEncryptionMethodHeaderParameter(ContentEncryptionAlgorithmIdentifiers.AES_256_GCM); // expect: cipher AES-256-GCM
    given.setEncryptionMethodHeaderParameter("A128GCM"); // expect: cipher AES-128-GCM
    new JwtConsumerBuilder()
        .setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.RSA1_5, KeyManagementAlgorithmIdentifiers.RSA_OAEP) // expect: token RSA-PKCS1-1.5 functions=decrypt; token RSA-OAEP-SHA-1-MGF1
        .setJweContentEncryptionAlgorithmConstraints(ConstraintType.PERMIT, ContentEncryptionAlgorithmIdentifiers.AES_128_GCM) // expect: token AES-128-GCM
        .build();
    JwtConsumerBuilder builder = new JwtConsumerBuilder();
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.ECDH_ES); // expect: token ECDH
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.ECDH_ES_A128KW); // expect: token ECDH
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.ECDH_ES_A192KW); // expect: token ECDH
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.ECDH_ES_A256KW); // expect: token ECDH
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A192KW); // expect: token AES-192-KW
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A256KW); // expect: token AES-256-KW
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A128GCMKW); // expect: token AES-128-GCM
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A192GCMKW); // expect: token AES-192-GCM
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.A256GCMKW); // expect: token AES-256-GCM
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.PBES2_HS256_A128KW); // expect: token PBES2-AES-128-KW-PBKDF2-SHA-256
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.PBES2_HS384_A192KW); // expect: token PBES2-AES-192-KW-PBKDF2-SHA-384
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.PBES2_HS512_A256KW); // expect: token PBES2-AES-256-KW-PBKDF2-SHA-512
    builder.setJweAlgorithmConstraints(ConstraintType.PERMIT, KeyManagementAlgorithmIdentifiers.DIRECT); // expect: token dir
  }
}

class Consumers {
  JwtConsumer consumer(PublicKey key) {
    return new JwtConsumerBuilder()
        .setRequireExpirationTime()
        .setExpectedIssuer("issuer")
        .setVerificationKey(key) // expect: token JWT functions=verify
        .setJwsAlgorithmConstraints(ConstraintType.PERMIT, AlgorithmIdentifiers.RSA_USING_SHA256) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
        .build();
  }

  void others(VerificationKeyResolver resolver, DecryptionKeyResolver decryption, AlgorithmConstraints given) throws Exception {
    RsaJsonWebKey key = RsaJwkGenerator.generateJwk(4096, null, null); // expect: keygen RSA-4096
    new JwtConsumerBuilder().setVerificationKey(key.getKey()).setSkipAllValidators().build(); // expect: token RSA-4096 functions=verify
    new JwtConsumerBuilder().setDecryptionKey(key.getRsaPrivateKey()).build(); // expect: token RSA-4096 functions=decrypt
    new JwtConsumerBuilder().setVerificationKeyResolver(resolver).build(); // expect: token JWT functions=verify
    new JwtConsumerBuilder().setDecryptionKeyResolver(decryption).build(); // expect: token JWT functions=decrypt
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(ConstraintType.BLOCK, AlgorithmIdentifiers.NONE).build(); // expect: token JWT
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(new AlgorithmConstraints(ConstraintType.BLACKLIST, AlgorithmIdentifiers.NONE)).build(); // expect: token JWT
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(AlgorithmConstraints.DISALLOW_NONE).build(); // expect: token JWT
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(AlgorithmConstraints.NO_CONSTRAINTS).build(); // expect: token JWT
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(AlgorithmConstraints.ALLOW_ONLY_NONE).build(); // expect: token JWS-none
    new JwtConsumerBuilder().setJwsAlgorithmConstraints(given).build(); // expect: token unknown
  }
}

class Keyring {
  void generate() throws Exception {
    EllipticCurveJsonWebKey ec = EcJwkGenerator.generateJwk(EllipticCurves.P256); // expect: keygen EC-P-256
    EcJwkGenerator.generateJwk(EllipticCurves.P384); // expect: keygen EC-P-384
    EcJwkGenerator.generateJwk(EllipticCurves.P521); // expect: keygen EC-P-521
    EcJwkGenerator.generateJwk(EllipticCurves.SECP256K1); // expect: keygen EC-secp256k1
    EcJwkGenerator.generateJwk(EllipticCurves.getSpec(EllipticCurves.P_256)); // expect: keygen EC-P-256
    EcJwkGenerator.generateJwk(EllipticCurves.getSpec(EllipticCurves.P_384)); // expect: keygen EC-P-384
    EcJwkGenerator.generateJwk(EllipticCurves.getSpec(EllipticCurves.P_521)); // expect: keygen EC-P-521
    EcJwkGenerator.generateJwk(EllipticCurves.getSpec(EllipticCurves.SECP_256K1)); // expect: keygen EC-secp256k1
    OctetSequenceJsonWebKey oct = OctJwkGenerator.generateJwk(256); // expect: keygen unknown keyBits=256
    OctetKeyPairJsonWebKey okp = OkpJwkGenerator.generateJwk(OctetKeyPairJsonWebKey.SUBTYPE_ED25519); // expect: keygen Ed25519
    OkpJwkGenerator.generateJwk(OctetKeyPairJsonWebKey.SUBTYPE_ED448); // expect: keygen Ed448
    OkpJwkGenerator.generateJwk(OctetKeyPairJsonWebKey.SUBTYPE_X25519); // expect: keygen x25519
    OkpJwkGenerator.generateJwk(OctetKeyPairJsonWebKey.SUBTYPE_X448); // expect: keygen x448
    KeyPair rsa = new RsaKeyUtil().generateKeyPair(3072); // expect: keygen RSA-3072
    new EcKeyUtil().generateKeyPair(EllipticCurves.P256); // expect: keygen EC-P-256
    new PbkdfKey("password"); // expect: material unknown material=password
    use(ec, oct, okp, new RsaJsonWebKey((java.security.interfaces.RSAPublicKey) rsa.getPublic()));
  }

  void use(EllipticCurveJsonWebKey ec, OctetSequenceJsonWebKey oct, OctetKeyPairJsonWebKey okp, RsaJsonWebKey rsa) throws Exception {
    new JwtConsumerBuilder().setVerificationKey(rsa.getPublicKey()).build(); // expect: token RSA-3072 functions=verify
    new JwtConsumerBuilder().setDecryptionKey(rsa.getPrivateKey()).build(); // expect: token RSA-3072
    new JwtConsumerBuilder().setVerificationKey(rsa.getRsaPublicKey()).build(); // expect: token RSA-3072
    new JwtConsumerBuilder().setVerificationKey(ec.getPublicKey()).build(); // expect: token EC-P-256
    new JwtConsumerBuilder().setVerificationKey(ec.getECPublicKey()).build(); // expect: token EC-P-256
    new JwtConsumerBuilder().setVerificationKey(ec.getKey()).build(); // expect: token EC-P-256
    new JwtConsumerBuilder().setDecryptionKey(ec.getPrivateKey()).build(); // expect: token EC-P-256
    new JwtConsumerBuilder().setDecryptionKey(ec.getEcPrivateKey()).build(); // expect: token EC-P-256
    new JwtConsumerBuilder().setVerificationKey(okp.getPublicKey()).build(); // expect: token Ed25519
    new JwtConsumerBuilder().setVerificationKey(okp.getKey()).build(); // expect: token Ed25519
    new JwtConsumerBuilder().setDecryptionKey(okp.getPrivateKey()).build(); // expect: token Ed25519
    new JwtConsumerBuilder().setVerificationKey(oct.getKey()).build(); // expect: token JWT keyBits=256
    ec.calculateThumbprint("SHA-256"); // expect: hash SHA-256
    okp.calculateThumbprint("SHA-256"); // expect: hash SHA-256
    oct.calculateThumbprint("SHA-256"); // expect: hash SHA-256
    rsa.calculateThumbprint("SHA-512"); // expect: hash SHA-512
    ec.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
    okp.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
    oct.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
    rsa.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
  }

  void parse(String json, java.security.interfaces.ECPublicKey point) throws Exception {
    JsonWebKey jwk = JsonWebKey.Factory.newJwk(json); // expect: key unknown certificateFormat=JWK
    jwk.calculateThumbprint("SHA-1"); // expect: hash SHA-1
    jwk.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
    new JwtConsumerBuilder().setVerificationKey(jwk.getKey()).build(); // expect: token JWT
    new JwtConsumerBuilder().setVerificationKey(jwk.getPublicKey()).build(); // expect: token JWT
    PublicJsonWebKey pub = PublicJsonWebKey.Factory.newPublicJwk(json); // expect: key unknown
    pub.calculateThumbprint("SHA-256"); // expect: hash SHA-256
    pub.calculateBase64urlEncodedThumbprint("SHA-256"); // expect: hash SHA-256
    new JwtConsumerBuilder().setVerificationKey(pub.getPublicKey()).build(); // expect: token JWT
    new JwtConsumerBuilder().setVerificationKey(pub.getKey()).build(); // expect: token JWT
    new JwtConsumerBuilder().setDecryptionKey(pub.getPrivateKey()).build(); // expect: token JWT
    new JwtConsumerBuilder().setVerificationKey(new EllipticCurveJsonWebKey(point).getPublicKey()).build(); // expect: token EC
  }

  void derive(byte[] secret, byte[] password, byte[] info) throws Exception {
    ConcatKeyDerivationFunction kdf = new ConcatKeyDerivationFunction("SHA-256"); // expect: kdf SP800_56C_OneStep-SHA-256 outputBits=256
    kdf.kdf(secret, 256, info);
    PasswordBasedKeyDerivationFunction2 pbkdf2 = new PasswordBasedKeyDerivationFunction2("HmacSHA256"); // expect: kdf PBKDF2-SHA-256-8192 saltBits=64 outputBits=128
    pbkdf2.derive(password, new byte[8], 8192, 16);
  }
}

class NotJose4j {
  static class JsonWebSignature {
    void setAlgorithmHeaderValue(String name) {}
  }

  void none(org.example.JsonWebEncryption jwe) {
    new JsonWebSignature().setAlgorithmHeaderValue(AlgorithmIdentifiers.HMAC_SHA256);
    jwe.setEncryptionMethodHeaderParameter("A128GCM");
  }
}
