package com.example.riddles;

/** Own types with the names of the platform's, which are what they say, or say it elsewhere. */
class Implemented {
  static class Cipher {
    private final String name;
    Cipher(String name) { this.name = name; }
    static Cipher getInstance(String name) { return new Cipher(name.trim()); }
    String solve(String riddle) { return new StringBuilder(riddle).reverse() + name; }
  }

  static class MessageDigest {
    static native MessageDigest getInstance(String name);
    byte[] digest() { return null; }
  }

  abstract static class Signature {
    static Signature getInstance(String name) { return Registry.find(name); }
    abstract byte[] sign();
  }

  static class KeyGenerator {
    static KeyGenerator getInstance(int song) { return null; }
  }

  void f() {
    Cipher.getInstance("DES/ECB/NoPadding").solve("AES");
    MessageDigest.getInstance("MD5").digest();
    Signature.getInstance("SHA1withRSA").sign();
    KeyGenerator.getInstance(2);
  }
}
