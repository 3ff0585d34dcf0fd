package com.example;

import java.security.MessageDigest;
import java.util.Objects;
import java.util.function.Supplier;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;

class Made {
    interface Factory {
        Cipher cipher(String transformation);
    }

    static Factory factory = Security::cipher;
    static final String PREFERRED = "AES/CTR/NoPadding";
    private Mac mac;

    void calls(java.security.Key key, boolean isStrong, String name) throws Exception {
        Cipher cipher = Security.cipher("AES/GCM/NoPadding"); // expect: cipher AES-GCM functions=encrypt
        cipher.init(Cipher.ENCRYPT_MODE, key);
        Cipher constant = Security.cipher(PREFERRED); // expect: cipher AES-CTR
        Cipher second = Security.cipher(3, "DES/CBC/NoPadding"); // expect: cipher DES-56-CBC-NoPadding
        Cipher inner = factory.cipher("Blowfish/CBC/NoPadding"); // expect: cipher Blowfish-CBC-NoPadding
        mac = Objects.requireNonNull(Security.mac("HmacSHA256"), "no such MAC"); // expect: mac HMAC-SHA-256
        MessageDigest digest = isStrong ? Security.digest("SHA-512") : Security.digest("MD5"); // expect: hash SHA-512; hash MD5
        Cipher cast = (Cipher) Security.any("RC4"); // expect: cipher RC4

        Cipher plain = Security.cipher("first");
        Cipher open = Security.cipher(name);
        Object untyped = Security.cipher("AES/GCM/NoPadding");
        String text = Security.describe("AES/GCM/NoPadding");
    }

    KeyAgreement agreement() throws Exception {
        return Security.agreement("X25519"); // expect: key-agreement x25519
    }

    Cipher own(String transformation) throws Exception {
        return Cipher.getInstance(transformation); // expect: cipher AES-CBC-PKCS7
    }

    void followed() throws Exception {
        Cipher cipher = own("AES/CBC/PKCS5Padding");
    }

    static class Cipher2 {
        Mac mac = Security.mac("HmacSHA1"); // expect: mac HMAC-SHA-1
    }

    static class Shadow {
        static class Cipher {}

        Cipher cipher = Security.shadow("AES/GCM/NoPadding");
    }
}

enum NamedCipher {
    AES_CTR("aes-ctr", 128, "AES/CTR/NoPadding"),
    DES_CBC("des-cbc", 56, "DES/CBC/NoPadding") {
        @Override
        boolean isWeak() {
            return true;
        }
    };

    private final String transformation;

    NamedCipher(String name, int bits, String transformation) {
        this.transformation = transformation;
    }

    String getTransformation() {
        return transformation;
    }

    boolean isWeak() {
        return false;
    }

    Cipher named() throws Exception {
        return Cipher.getInstance(getTransformation()); // expect: cipher AES-CTR; cipher DES-56-CBC-NoPadding
    }
}
