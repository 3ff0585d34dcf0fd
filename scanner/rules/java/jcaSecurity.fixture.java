package demo;

import java.io.File;
import java.io.InputStream;
import java.math.BigInteger;
import java.security.*;
import java.security.cert.CRL;
import java.security.cert.CertPathBuilder;
import java.security.cert.CertPathValidator;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509CRL;
import java.security.cert.X509Certificate;
import java.security.spec.*;
import java.util.UUID;
import javax.security.sasl.Sasl;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEParameterSpec;
import javax.crypto.spec.SecretKeySpec;

class Digests {
  private static final String NAME = "SHA-" + 256;

  byte[] hash(byte[] data, String unknown, Provider provider) throws Exception {
    MessageDigest digest = MessageDigest.getInstance(NAME); // expect: hash SHA-256 functions=digest
    digest.update(data);
    MessageDigest.getInstance("MD5", "SUN").digest(data); // expect: hash MD5
    MessageDigest.getInstance("SHA3-512", provider); // expect: hash SHA3-512
    MessageDigest.getInstance(unknown); // expect: hash unknown
    new DigestInputStream(null, MessageDigest.getInstance("SHA-1")); // expect: hash SHA-1
    new SecretKeySpec(digest.digest(data), "AES"); // expect: key AES-256
    return digest.digest(data);
  }
}

class Signatures {
  private final KeyPair pair;

  Signatures() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC", "SunEC"); // expect: keygen EC-P-384
    generator.initialize(new ECGenParameterSpec("secp384r1"), new SecureRandom()); // expect: random RNG
    pair = generator.generateKeyPair();
  }

  byte[] sign(byte[] data) throws Exception {
    Signature signature = Signature.getInstance("SHA384withECDSA"); // expect: signature ECDSA-P-384-SHA-384 functions=sign curve=P-384
    signature.initSign(pair.getPrivate());
    signature.update(data);
    return signature.sign();
  }

  boolean verify(byte[] data, byte[] tag) throws Exception {
    Signature signature = Signature.getInstance("SHA384withECDSA"); // expect: signature ECDSA-P-384-SHA-384 functions=verify
    signature.initVerify(pair.getPublic());
    return signature.verify(tag);
  }

  boolean both(byte[] data, Certificate certificate, PrivateKey key) throws Exception {
    Signature signature = Signature.getInstance("SHA256withRSA", "SunRsaSign"); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign,verify
    signature.initSign(key, new SecureRandom()); // expect: random RNG
    byte[] tag = signature.sign();
    signature.initVerify(certificate);
    return signature.verify(tag);
  }

  boolean late(Signature given, byte[] tag) throws Exception {
    Signature ed = Signature.getInstance("Ed25519"); // expect: signature Ed25519 functions=sign
    ed.sign();
    Signature dsa = Signature.getInstance("SHA256withDSA"); // expect: signature DSA-SHA-256 functions=verify
    return dsa.verify(tag) && given.verify(tag);
  }

  void pss(PrivateKey key) throws Exception {
    Signature signature = Signature.getInstance("RSASSA-PSS"); // expect: signature RSA-PSS-SHA-256-MGF1-32 saltBits=256 digest=SHA-256
    signature.setParameter(new PSSParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, 32, 1));
    signature.initSign(key);
  }
}

class KeyPairs {
  void generate(int bits, KeyPair given, PublicKey publicKey, PrivateKey privateKey) throws Exception {
    KeyPairGenerator rsa = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-4096
    rsa.initialize(new RSAKeyGenParameterSpec(4096, RSAKeyGenParameterSpec.F4));
    KeyPair pair = rsa.genKeyPair();
    KeyPairGenerator unknown = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA keyBits=none
    unknown.initialize(bits, new SecureRandom()); // expect: random RNG
    KeyPairGenerator dsa = KeyPairGenerator.getInstance("DSA"); // expect: keygen DSA-1024
    dsa.initialize(1024);
    KeyPair copy = new KeyPair(pair.getPublic(), pair.getPrivate());
    Signature signature = Signature.getInstance("SHA256withRSA"); // expect: signature RSA-PKCS1-1.5-SHA-256-4096
    signature.initSign(copy.getPrivate());
    KeyPairGenerator.getInstance("Ed25519").generateKeyPair(); // expect: keygen Ed25519
  }
}

class Imports {
  PublicKey read(byte[] encoded, BigInteger n, BigInteger e) throws Exception {
    KeyFactory factory = KeyFactory.getInstance("RSA"); // expect: key RSA material=public-key
    PublicKey key = factory.generatePublic(new RSAPublicKeySpec(n, e));
    KeyFactory privates = KeyFactory.getInstance("EC"); // expect: key EC material=private-key
    PrivateKey privateKey = privates.generatePrivate(new PKCS8EncodedKeySpec(encoded));
    KeyFactory translator = KeyFactory.getInstance("DSA"); // expect: key DSA
    PrivateKey translated = (PrivateKey) translator.translateKey(privateKey);
    Signature signature = Signature.getInstance("SHA1withDSA"); // expect: signature DSA-SHA-1 functions=sign
    signature.initSign(translated);
    new KeyRep(KeyRep.Type.SECRET, "AES", "RAW", encoded); // expect: key AES material=secret-key
    new KeyRep(KeyRep.Type.PUBLIC, "RSA", "X.509", encoded); // expect: key RSA material=public-key
    new KeyRep(KeyRep.Type.PRIVATE, "RSA", "PKCS#8", encoded); // expect: key RSA material=private-key
    return key;
  }
}

class Parameters {
  AlgorithmParameterSpec generate() throws Exception {
    AlgorithmParameterGenerator generator = AlgorithmParameterGenerator.getInstance("DH"); // expect: parameters DH-2048
    generator.init(2048, new SecureRandom()); // expect: random RNG
    AlgorithmParameters parameters = generator.generateParameters();
    javax.crypto.spec.DHParameterSpec spec = parameters.getParameterSpec(javax.crypto.spec.DHParameterSpec.class);
    KeyPairGenerator pairs = KeyPairGenerator.getInstance("DH"); // expect: keygen DH-2048
    pairs.initialize(spec);
    AlgorithmParameterGenerator dsa = AlgorithmParameterGenerator.getInstance("DSA", "SUN"); // expect: parameters DSA-2048
    dsa.init(new DSAGenParameterSpec(2048, 256));
    return spec;
  }

  PublicKey point(ECPoint point) throws Exception {
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC"); // expect: parameters EC-P-521
    parameters.init(new ECGenParameterSpec("secp521r1"));
    ECParameterSpec curve = parameters.getParameterSpec(ECParameterSpec.class);
    return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, curve)); // expect: key EC-P-521 material=public-key
  }
}

class Randoms {
  private static final java.util.Random WEAK = new java.util.Random(); // expect: random Non-cryptographic-PRNG-LCG48

  private final SecureRandom random;

  byte[] drawn(SecureRandom given, byte[] buffer) {
    byte[] nonce = new byte[12];
    random.nextBytes(nonce); // expect: random RNG byteLength=12
    given.nextBytes(buffer); // expect: random RNG unknown=byteLength
    return nonce;
  }

  byte[] fill(byte[] seed) throws Exception {
    SecureRandom plain = new SecureRandom(); // expect: random RNG
    SecureRandom seeded = new SecureRandom(seed); // expect: random RNG
    SecureRandom strong = SecureRandom.getInstanceStrong(); // expect: random RNG byteLength=24
    SecureRandom legacy = SecureRandom.getInstance("SHA1PRNG"); // expect: random SHA1PRNG
    legacy.setSeed(42L);
    byte[] salt = new byte[24];
    strong.nextBytes(salt);
    UUID.randomUUID(); // expect: random RNG
    UUID.nameUUIDFromBytes(seed); // expect: hash MD5
    Sasl.createSaslClient(new String[] {"DIGEST-MD5"}, null, "imap", "localhost", null, null); // expect: password-hash MD5
    Sasl.createSaslClient(new String[] {"GSSAPI"}, null, "imap", "localhost", null, null); // expect: password-hash Kerberos
    Sasl.createSaslServer("CRAM-MD5", "imap", "localhost", null, null); // expect: password-hash HMAC-MD5
    Sasl.createSaslServer("SCRAM-SHA-256", "imap", "localhost", null, null); // expect: password-hash PBKDF2-SHA-256
    SecureRandom.getInstance("pkcs11prng", "Mozilla-JSS"); // expect: random RNG
    SecureRandom.getInstance("NativePRNG", "SUN"); // expect: random NativePRNG
    SecureRandom.getInstance("DRBG", DrbgParameters.instantiation(256, DrbgParameters.Capability.RESEED_ONLY, null)); // expect: random RNG
    new SecretKeySpec(plain.generateSeed(16), "AES"); // expect: key AES-128
    new SecretKeySpec(SecureRandom.getSeed(32), "AES"); // expect: key AES-256
    return seed;
  }
}

class Stores {
  void load(InputStream in, char[] password, File file, KeyStore.Entry entry) throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12"); // expect: keystore unknown certificateFormat=PKCS12
    store.load(in, password);
    store.setEntry("alias", entry, new KeyStore.PasswordProtection(password, "PBEWithHmacSHA256AndAES_128", new PBEParameterSpec(new byte[8], 5000)));
    KeyStore.getInstance("JKS", "SUN"); // expect: keystore unknown certificateFormat=JKS
    KeyStore.getInstance(file, password); // expect: keystore unknown
    KeyStore.getInstance(KeyStore.getDefaultType()); // expect: keystore unknown
    KeyStore.Builder builder = KeyStore.Builder.newInstance("JCEKS", null, new KeyStore.PasswordProtection(password)); // expect: keystore unknown certificateFormat=JCEKS
    KeyStore built = builder.getKeyStore();
    built.setEntry("other", entry, new KeyStore.PasswordProtection(password));
    Key key = store.getKey("alias", password);
    new SecretKeySpec(key.getEncoded(), "AES"); // expect: key AES keyBits=none
    store.getCertificate("alias").verify(null); // expect: signature unknown
  }
}

class Certificates {
  void check(InputStream in, X509Certificate issuer, byte[] der) throws Exception {
    CertificateFactory factory = CertificateFactory.getInstance("X.509"); // expect: certificate unknown certificateFormat=X.509
    Certificate certificate = factory.generateCertificate(in);
    certificate.verify(issuer.getPublicKey()); // expect: signature unknown functions=verify
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-2048
    generator.initialize(2048);
    issuer.verify(generator.generateKeyPair().getPublic(), "SunRsaSign"); // expect: signature RSA-2048 functions=verify
    X509CRL crl = (X509CRL) factory.generateCRL(in);
    crl.verify(certificate.getPublicKey()); // expect: signature unknown functions=verify
    CertPathValidator.getInstance("PKIX"); // expect: certificate unknown certificateFormat=X.509
    CertPathBuilder.getInstance("PKIX", "SUN"); // expect: certificate unknown certificateFormat=X.509
    javax.security.cert.X509Certificate old = javax.security.cert.X509Certificate.getInstance(der); // expect: certificate unknown certificateFormat=X.509
    old.verify(null); // expect: signature unknown
  }
}

class NotSecurity {
  static class Signature {
    static Signature getInstance(String name) {
      return null;
    }
    void initSign(Object key) {}
  }

  void none(com.example.KeyStore store) {
    Signature.getInstance("SHA1withRSA").initSign(null);
    com.example.MessageDigest.getInstance("MD5");
    store.setEntry("a", null, null);
  }
}
