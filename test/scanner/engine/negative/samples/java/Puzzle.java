package com.acme.puzzle;

import java.util.ResourceBundle;

/** A puzzle of letters: its cipher is a row of wheels that children turn. */
class Puzzle {
  static class Cipher {
    private final int wheels;

    Cipher(int wheels) {
      this.wheels = wheels;
    }

    static Cipher getInstance(String name) {
      return new Cipher(name.length());
    }

    Cipher init(int mode) {
      return this;
    }

    String doFinal(String letters) {
      return letters + wheels;
    }
  }

  static class MessageDigest {
    static MessageDigest getInstance(String name) {
      return new MessageDigest();
    }

    String digest(String news) {
      return news.substring(0, 10);
    }
  }

  static class Mac {
    static Mac getInstance(String model) {
      return new Mac();
    }
  }

  static class Signature {
    static Signature getInstance(String text) {
      return new Signature();
    }
  }

  static class KeyGenerator {
    static KeyGenerator getInstance(String piano) {
      return new KeyGenerator();
    }
  }

  static class SecretKeySpec {
    SecretKeySpec(byte[] bytes, String name) {}
  }

  static class Random {
    int nextInt(int sides) {
      return sides - 2;
    }
  }

  static class BCryptPasswordEncoder {
    String encode(String text) {
      return text;
    }
  }

  private final ResourceBundle texts = ResourceBundle.getBundle("des.aes.messages");

  String play() {
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding").init(1);
    String news = MessageDigest.getInstance("MD5").digest("DES bonbons, AES rien");
    Mac.getInstance("HmacSHA256");
    Signature.getInstance("SHA1withRSA");
    KeyGenerator.getInstance("DES");
    new SecretKeySpec(new byte[8], "DES");
    new BCryptPasswordEncoder().encode("salt and pepper");
    int roll = new Random().nextInt(6);
    return cipher.doFinal(news) + roll + texts.getString("encrypt.key");
  }
}
