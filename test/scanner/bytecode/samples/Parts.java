package demo;

import java.security.MessageDigest;
import java.util.concurrent.Callable;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.SSLSession;

class Parts {
  enum Strength {
    LOW,
    HIGH {
      @Override
      String hash() {
        return "SHA-512";
      }
    };

    String hash() {
      return "SHA-224";
    }
  }

  private final String mode = "GCM";

  static class Named {
    private static final String ALGORITHM = "HmacSHA384";

    static Mac mac() throws Exception {
      return Mac.getInstance(ALGORITHM); // expect: mac HMAC-SHA-384
    }
  }

  class Inner {
    Cipher cipher() throws Exception {
      return Cipher.getInstance("AES/" + mode + "/NoPadding"); // expect: cipher AES-GCM
    }
  }

  Callable<MessageDigest> later(boolean old) {
    String name = old ? "MD5" : "SHA-256";
    return new Callable<MessageDigest>() {
      @Override
      public MessageDigest call() throws Exception {
        return MessageDigest.getInstance(name); // expect: hash MD5; hash SHA-256
      }
    };
  }

  static String named(Strength strength) {
    switch (strength) {
      case LOW:
        return "DES/CBC/PKCS5Padding";
      case HIGH:
        return "AES/CBC/PKCS5Padding";
      default:
        throw new IllegalArgumentException();
    }
  }

  static void chosen(Strength strength) throws Exception {
    switch (strength) {
      case LOW:
        Cipher.getInstance("RC2"); // expect: cipher RC2-ECB-PKCS7
        break;
      case HIGH:
        Cipher.getInstance("ChaCha20-Poly1305"); // expect: cipher ChaCha20-Poly1305
        break;
    }
  }

  static Cipher low() throws Exception {
    return Cipher.getInstance(named(Strength.LOW)); // expect: cipher DES-56-CBC-PKCS7
  }

  static void trusting() {
    HttpsURLConnection.setDefaultHostnameVerifier(new HostnameVerifier() { // expect: protocol TLS verification=no-host-name
      @Override
      public boolean verify(String host, SSLSession session) {
        return true;
      }
    });
  }

  MessageDigest within() throws Exception {
    String name = "SHA-" + 384;
    class Local {
      MessageDigest digest() throws Exception {
        return MessageDigest.getInstance(name); // expect: hash SHA-384
      }
    }
    return new Local().digest();
  }
}
