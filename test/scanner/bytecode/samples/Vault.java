package demo;

import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Function;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLSocket;

class Vault {
  enum Level {
    OLD("MD5"), NEW("SHA-256");
    final String hash;
    Level(String hash) { this.hash = hash; }
  }

  private static final String MODE = System.getProperty("mode", "CBC");
  private static final String[] PROTOCOLS = {"TLSv1", "TLSv1.2"};
  private static final byte[] KEY = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  private final SecureRandom random = new SecureRandom(); // expect: random RNG

  byte[] seal(byte[] plain, SecretKey key) throws Exception {
    byte[] nonce = new byte[12];
    random.nextBytes(nonce);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding"); // expect: cipher AES-GCM functions=encrypt tagBits=128 nonceBits=96
    cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, nonce));
    return cipher.doFinal(plain);
  }

  Cipher chosen(boolean old, String mode) throws Exception {
    String transformation = old ? "DES/ECB/PKCS5Padding" : "AES/" + MODE + "/PKCS5Padding";
    return Cipher.getInstance(transformation); // expect: cipher DES-56-ECB-PKCS7; cipher AES-CBC-PKCS7
  }

  Cipher named(String suite) throws Exception {
    switch (suite) {
      case "modern":
        return Cipher.getInstance("ChaCha20-Poly1305"); // expect: cipher ChaCha20-Poly1305
      case "legacy":
        return Cipher.getInstance("RC4"); // expect: cipher RC4
      default:
        throw new IllegalArgumentException(suite);
    }
  }

  void keys() throws Exception {
    KeyPairGenerator pairs = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-1024
    pairs.initialize(1024);
    pairs.generateKeyPair();
    new SecretKeySpec(KEY, "AES"); // expect: key AES-128 material=secret-key
  }

  byte[] hashed(byte[] data) throws Exception {
    return digest("SHA-1", data);
  }

  private static byte[] digest(String algorithm, byte[] data) throws Exception {
    MessageDigest digest = MessageDigest.getInstance(algorithm); // expect: hash SHA-1
    return digest.digest(data);
  }

  void each(byte[] data) throws Exception {
    for (String name : List.of("SHA-384", "SHA-512")) {
      MessageDigest.getInstance(name).digest(data); // expect: hash SHA-384; hash SHA-512
    }
  }

  void connect(SSLSocket socket) {
    socket.setEnabledProtocols(PROTOCOLS); // expect: protocol TLSv1.0; protocol TLSv1.2
    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
  }

  Function<byte[], byte[]> later() {
    return (data) -> {
      try {
        return MessageDigest.getInstance("MD5").digest(data); // expect: hash MD5
      } catch (Exception cause) {
        throw new IllegalStateException(cause);
      } finally {
        random.nextInt();
      }
    };
  }

  byte[] at(Level level, byte[] data) throws Exception {
    return MessageDigest.getInstance(level.hash).digest(data); // expect: hash MD5; hash SHA-256
  }
}
