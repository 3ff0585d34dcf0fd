package demo;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.Key;
import java.security.KeyPairGenerator;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.MGF1ParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.DESKeySpec;
import javax.crypto.spec.DESedeKeySpec;
import javax.crypto.spec.DHGenParameterSpec;
import javax.crypto.spec.DHParameterSpec;
import javax.crypto.spec.DHPrivateKeySpec;
import javax.crypto.spec.DHPublicKeySpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.PBEParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.RC2ParameterSpec;
import javax.crypto.spec.RC5ParameterSpec;
import javax.crypto.spec.SecretKeySpec;

class Specs {
  private static final byte[] KEY = "0123456789abcdef".getBytes(StandardCharsets.UTF_8);
  private static final byte[] IV = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

  void keys(byte[] given, String secret) throws Exception {
    new SecretKeySpec(KEY, "AES"); // expect: key AES-128 material=secret-key keyBits=128
    new SecretKeySpec(given, 0, 24, "AES"); // expect: key AES-192
    new SecretKeySpec(secret.getBytes(), "HmacSHA1"); // expect: key HMAC-SHA-1 keyBits=none
    javax.crypto.SecretKey key = new javax.crypto.spec.SecretKeySpec(new byte[7 + 9], "Blowfish"); // expect: key Blowfish-128
    SecretKeySpec encoded = new SecretKeySpec(key.getEncoded(), "AES"); // expect: key AES-128
    new SecretKeySpec(encoded.getEncoded(), "AES"); // expect: key AES-128
  }

  void ivs(Key key, byte[] message) throws Exception {
    Cipher whole = Cipher.getInstance("AES/CBC/NoPadding"); // expect: cipher AES-CBC-NoPadding nonceBits=128
    whole.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(IV));
    Cipher part = Cipher.getInstance("DES/CBC/PKCS5Padding"); // expect: cipher DES-56-CBC-PKCS7 nonceBits=64
    part.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(message, 0, 8));
    Cipher chacha = Cipher.getInstance("ChaCha20"); // expect: cipher ChaCha20 nonceBits=96
    chacha.init(Cipher.ENCRYPT_MODE, key, new ChaCha20ParameterSpec(new byte[12], 7));
    Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding"); // expect: cipher AES-GCM-96 tagBits=96 nonceBits=128
    gcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(96, IV));
    Cipher rc2 = Cipher.getInstance("RC2/CBC/PKCS5Padding"); // expect: cipher RC2-40-CBC-PKCS7 nonceBits=64
    rc2.init(Cipher.ENCRYPT_MODE, key, new RC2ParameterSpec(40, new byte[8]));
    Cipher rc5 = Cipher.getInstance("RC5/CBC/PKCS5Padding"); // expect: cipher RC5-CBC-PKCS7 nonceBits=64
    rc5.init(Cipher.ENCRYPT_MODE, key, new RC5ParameterSpec(0, 12, 32, new byte[8]));
  }

  void passwords(char[] password, Key key) throws Exception {
    SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512").generateSecret(new PBEKeySpec(password, new byte[8], 1000)); // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 iterations=1000 outputBits=none
    Cipher cipher = Cipher.getInstance("PBEWithHmacSHA256AndAES_256"); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-256-4096 iterations=4096 saltBits=128 nonceBits=128
    cipher.init(Cipher.ENCRYPT_MODE, key, new PBEParameterSpec(new byte[16], 4096, new IvParameterSpec(IV)));
  }

  SecretKey des(byte[] bytes) throws Exception {
    SecretKeyFactory.getInstance("DESede").generateSecret(new DESedeKeySpec(bytes)); // expect: kdf 3DES-168
    return SecretKeyFactory.getInstance("DES").generateSecret(new DESKeySpec(bytes, 8)); // expect: kdf DES-56
  }

  void diffieHellman(BigInteger p, BigInteger g, BigInteger y, String name) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance(name); // expect: keygen DH
    generator.initialize(new DHParameterSpec(p, g));
    KeyPairGenerator sized = KeyPairGenerator.getInstance("DH"); // expect: keygen DH-2048
    sized.initialize(new DHGenParameterSpec(2048, 256));
    java.security.KeyFactory factory = java.security.KeyFactory.getInstance("DiffieHellman"); // expect: key DH material=public-key
    factory.generatePublic(new DHPublicKeySpec(y, p, g));
    java.security.KeyFactory.getInstance("DH").generatePrivate(new DHPrivateKeySpec(y, p, g)); // expect: key DH material=private-key
  }

  void oaep(Key key) throws Exception {
    Cipher cipher = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-256-MGF1
    cipher.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));
    Cipher standard = Cipher.getInstance("RSA/ECB/OAEPPadding"); // expect: cipher RSA-OAEP-SHA-1-MGF1
    standard.init(Cipher.ENCRYPT_MODE, key, OAEPParameterSpec.DEFAULT);
    Cipher mixed = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding"); // expect: cipher RSA-OAEP-SHA-512-MGF1-SHA-1
    mixed.init(Cipher.DECRYPT_MODE, key, new OAEPParameterSpec("SHA-512", "MGF1", new MGF1ParameterSpec("SHA-1"), PSource.PSpecified.DEFAULT));
  }

  void oaepOnly(Key key, String unknown) throws Exception {
    Cipher cipher = Cipher.getInstance(unknown); // expect: cipher RSA-OAEP-SHA-256-MGF1
    cipher.init(Cipher.ENCRYPT_MODE, key, new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));
  }

  void hkdf(SecretKey prk, byte[] info, byte[] secret, boolean both) throws Exception {
    AlgorithmParameterSpec spec = both ? HKDFParameterSpec.ofExtract().addIKM(secret).addSalt(new byte[32]).thenExpand(info, 64) : HKDFParameterSpec.ofExtract().addSalt(new byte[32]).extractOnly();
    KDF.getInstance("HKDF-SHA512").deriveData(spec); // expect: kdf HKDF-SHA-512 saltBits=256 outputBits=512; kdf HKDF-SHA-512 saltBits=256 outputBits=none
    KDF.getInstance("HKDF-SHA256").deriveKey("Generic", HKDFParameterSpec.expandOnly(prk, info, 42)); // expect: kdf HKDF-SHA-256 outputBits=336
  }

  static class IvParameterSpec2 extends javax.crypto.spec.IvParameterSpec {
    IvParameterSpec2() {
      super(IV);
    }
  }

  void notSpecs(byte[] bytes) {
    new demo.other.SecretKeySpec(bytes, "AES");
    new IvParameterSpec(bytes);
  }
}
