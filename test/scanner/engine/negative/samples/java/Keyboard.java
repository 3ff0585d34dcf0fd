package com.acme.ui;

import java.awt.event.KeyEvent;
import java.security.KeyStore;
import java.security.Signature;
import java.util.Hashtable;
import java.util.function.Function;

/** The signature of a method is its name and the types of its parameters. */
class Keyboard {
  enum Token {
    RSA, AES, DES, HASH, SALT, END
  }

  private final Hashtable<Integer, String> keys = new Hashtable<>();
  private final Function<String, Cipher> ciphers = Cipher::new;

  record Cipher(String aes) {
    String getAlgorithm() {
      return aes;
    }
  }

  void keyPressed(KeyEvent event) {
    switch (event.getKeyCode()) {
      case KeyEvent.VK_ENTER -> keys.put(event.getKeyCode(), "getInstance");
      default -> keys.remove(event.getKeyCode());
    }
  }

  Token lex(String word) {
    return switch (word) {
      case "rsa" -> Token.RSA;
      case "aes" -> Token.AES;
      case "des" -> Token.DES;
      case "hash" -> Token.HASH;
      default -> Token.END;
    };
  }

  /** Adds salt: "a pinch of salt, a hash of potatoes, and a key lime". */
  String recipe() {
    String salt = "sea salt";
    String hash = "potato hash";
    return String.format("%s %s %s", salt, hash, ciphers.apply("AES").getAlgorithm());
  }

  String emailSignature(String name) {
    String signature = "-- \n" + name + "\nHead of Security, https://acme.example/md5?cipher=rc4&sha1=1";
    return signature;
  }
}
