package demo;

import java.math.BigInteger;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.*;
import javax.crypto.Cipher;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;

class CurveSpecs {
  private static final String CURVE = "secp256k1";

  void named(KeyPairGenerator given) throws Exception {
    KeyPairGenerator ec = KeyPairGenerator.getInstance("EC"); // expect: keygen EC-secp256k1
    ec.initialize(new ECGenParameterSpec(CURVE));
    KeyPairGenerator x = KeyPairGenerator.getInstance("XDH"); // expect: keygen x25519
    x.initialize(NamedParameterSpec.X25519);
    KeyPairGenerator.getInstance("XDH").initialize(NamedParameterSpec.X448); // expect: keygen x448
    KeyPairGenerator.getInstance("EdDSA").initialize(NamedParameterSpec.ED25519); // expect: keygen Ed25519
    KeyPairGenerator.getInstance("EdDSA").initialize(NamedParameterSpec.ED448); // expect: keygen Ed448
    KeyPairGenerator.getInstance("XDH").initialize(new NamedParameterSpec("X25519")); // expect: keygen x25519
    KeyPairGenerator.getInstance("ML-KEM").initialize(NamedParameterSpec.ML_KEM_512); // expect: keygen ML-KEM-512
    KeyPairGenerator.getInstance("ML-KEM").initialize(NamedParameterSpec.ML_KEM_768); // expect: keygen ML-KEM-768
    KeyPairGenerator.getInstance("ML-KEM").initialize(NamedParameterSpec.ML_KEM_1024); // expect: keygen ML-KEM-1024
    KeyPairGenerator.getInstance("ML-DSA").initialize(NamedParameterSpec.ML_DSA_44); // expect: keygen ML-DSA-44
    KeyPairGenerator.getInstance("ML-DSA").initialize(NamedParameterSpec.ML_DSA_65); // expect: keygen ML-DSA-65
    KeyPairGenerator.getInstance("ML-DSA").initialize(NamedParameterSpec.ML_DSA_87); // expect: keygen ML-DSA-87
    given.initialize(new ECGenParameterSpec("secp256r1"));
  }

  void explicit(ECPoint g, BigInteger n, BigInteger a, BigInteger b) throws Exception {
    EllipticCurve curve = new EllipticCurve(new ECFieldF2m(163), a, b);
    ECParameterSpec parameters = new ECParameterSpec(curve, g, n, 2);
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC"); // expect: keygen EC-163
    generator.initialize(parameters);
    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(g, parameters)); // expect: key EC-163
    KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(n, parameters)); // expect: key EC-163
  }

  void keys(BigInteger u, byte[] scalar, EdECPoint point) throws Exception {
    KeyFactory.getInstance("XDH").generatePublic(new XECPublicKeySpec(NamedParameterSpec.X25519, u)); // expect: key x25519
    KeyFactory.getInstance("XDH").generatePrivate(new XECPrivateKeySpec(new NamedParameterSpec("X448"), scalar)); // expect: key x448
    KeyFactory.getInstance("EdDSA").generatePublic(new EdECPublicKeySpec(NamedParameterSpec.ED25519, point)); // expect: key Ed25519
    KeyFactory.getInstance("EdDSA").generatePrivate(new EdECPrivateKeySpec(NamedParameterSpec.ED448, scalar)); // expect: key Ed448
  }
}

class KeySpecs {
  PublicKey rsa(String name, BigInteger n, BigInteger e, BigInteger d, byte[] encoded) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-2048
    generator.initialize(new RSAKeyGenParameterSpec(2048, RSAKeyGenParameterSpec.F4));
    KeyFactory.getInstance(name).generatePublic(new RSAPublicKeySpec(n, e)); // expect: key RSA material=public-key
    KeyFactory.getInstance(name).generatePrivate(new RSAPrivateKeySpec(n, d)); // expect: key RSA material=private-key
    KeyFactory.getInstance("RSA").generatePrivate(new RSAPrivateCrtKeySpec(n, e, d, n, n, n, n, n)); // expect: key RSA
    KeyFactory.getInstance("RSA").generatePrivate(new RSAMultiPrimePrivateCrtKeySpec(n, e, d, n, n, n, n, n, null)); // expect: key RSA
    KeyFactory.getInstance(name).generatePrivate(new PKCS8EncodedKeySpec(encoded, "EC")); // expect: key EC material=private-key
    return KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(encoded)); // expect: key RSA material=public-key
  }

  void dsa(BigInteger p, BigInteger q, BigInteger g, BigInteger y) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("DSA"); // expect: keygen DSA
    generator.initialize(new DSAParameterSpec(p, q, g));
    java.security.AlgorithmParameterGenerator parameters = java.security.AlgorithmParameterGenerator.getInstance("DSA"); // expect: parameters DSA-3072
    parameters.init(new DSAGenParameterSpec(3072, 256));
    KeyFactory.getInstance("DSA").generatePublic(new DSAPublicKeySpec(y, p, q, g)); // expect: key DSA
    KeyFactory.getInstance("DSA").generatePrivate(new DSAPrivateKeySpec(y, p, q, g)); // expect: key DSA
  }
}

class PaddingSpecs {
  void pss(java.security.PrivateKey key) throws Exception {
    Signature own = Signature.getInstance("RSASSA-PSS"); // expect: signature RSA-PSS-SHA-384-MGF1-SHA-1-48 saltBits=384
    own.setParameter(new PSSParameterSpec("SHA-384", "MGF1", new MGF1ParameterSpec("SHA-1"), 48, 1));
    Signature standard = Signature.getInstance("RSASSA-PSS"); // expect: signature RSA-PSS-SHA-1-MGF1-20 saltBits=160
    standard.setParameter(PSSParameterSpec.DEFAULT);
    Signature salted = Signature.getInstance("RSASSA-PSS"); // expect: signature RSA-PSS saltBits=256 digest=none
    salted.setParameter(new PSSParameterSpec(32));
  }

  void masks(java.security.Key key) throws Exception {
    Cipher a = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1
    a.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA1, PSource.PSpecified.DEFAULT));
    Cipher b = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-224
    b.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA224, PSource.PSpecified.DEFAULT));
    Cipher c = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1
    c.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));
    Cipher d = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-384
    d.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA384, PSource.PSpecified.DEFAULT));
    Cipher e = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-512
    e.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA512, PSource.PSpecified.DEFAULT));
    Cipher f = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-512/224
    f.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA512_224, PSource.PSpecified.DEFAULT));
    Cipher g = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-512/256
    g.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA512_256, PSource.PSpecified.DEFAULT));
    Cipher h = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA3-256-MGF1-SHA3-224
    h.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA3-256", "MGF1", MGF1ParameterSpec.SHA3_224, PSource.PSpecified.DEFAULT));
    Cipher i = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA3-256-MGF1
    i.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA3-256", "MGF1", MGF1ParameterSpec.SHA3_256, PSource.PSpecified.DEFAULT));
    Cipher j = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA3-256-MGF1-SHA3-384
    j.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA3-256", "MGF1", MGF1ParameterSpec.SHA3_384, PSource.PSpecified.DEFAULT));
    Cipher k = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA3-256-MGF1-SHA3-512
    k.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA3-256", "MGF1", MGF1ParameterSpec.SHA3_512, PSource.PSpecified.DEFAULT));
  }

  static class MGF1ParameterSpec2 {
    static final Object SHA1 = null;
  }

  void none() {
    Object other = MGF1ParameterSpec2.SHA1;
    new com.example.ECGenParameterSpec("secp256r1");
  }

  void writtenNumbers() throws Exception {
    java.math.BigInteger modulus = new java.math.BigInteger("c353c4fd58cd04dd7c3d2f3a2a5b4f0d11", 16);
    KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(modulus, new java.math.BigInteger("65537"))); // expect: key RSA-136 material=public-key
    KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(new java.math.BigInteger(bytes()), modulus)); // expect: key RSA material=public-key
  }
}
