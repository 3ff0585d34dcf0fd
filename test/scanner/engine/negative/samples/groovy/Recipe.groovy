package com.acme.kitchen

import java.security.MessageDigest

/** Reads the word MessageDigest.getInstance("MD5") in a comment, a text and a class of its own. */
class Recipe {
    static class Cipher {
        static String getInstance(String name) { return name; }
    }

    def salt = 'a pinch';
    def hash = "hash browns";

    def cook() {
        def cipher = Cipher.getInstance("DES/ECB/PKCS5Padding")
        def text = 'MessageDigest.getInstance("MD5")'
        [salt: salt, hash: hash, cipher: cipher, text: text]
    }

    boolean isSame(byte[] a, byte[] b) {
        MessageDigest.isEqual(a, b)
    }
}
