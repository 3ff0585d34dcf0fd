package demo

import java.security.KeyPairGenerator
import java.security.MessageDigest
import java.security.SecureRandom
import java.security.Signature as Signing
import java.security.spec.ECGenParameterSpec
import javax.crypto.*
import javax.crypto.spec.GCMParameterSpec
import javax.crypto.spec.IvParameterSpec
import javax.crypto.spec.PBEKeySpec
import javax.crypto.spec.SecretKeySpec

class Names {
    static final String GCM = "AES/GCM/NoPadding"
    static final int TAG_BITS = 128
}

class Ciphers {
    private final SecureRandom random = new SecureRandom() // expect: random RNG
    def mac = Mac.getInstance("HmacSHA512") // expect: mac HMAC-SHA-512
    def mode = 'CBC'
    Cipher field

    MessageDigest digest(String name) {
        MessageDigest.getInstance(name) // expect: hash MD5
    }

    byte[] gcm(byte[] plain) {
        def generator = KeyGenerator.getInstance("AES") // expect: keygen AES-256
        generator.init(256)
        byte[] iv = new byte[12]
        random.nextBytes(iv)
        def cipher = Cipher.getInstance(Names.GCM) // expect: cipher AES-256-GCM functions=encrypt tagBits=128 nonceBits=96
        cipher.init(Cipher.ENCRYPT_MODE, generator.generateKey(), new GCMParameterSpec(Names.TAG_BITS, iv))
        cipher.doFinal(plain)
    }

    void blocks(String kind, boolean legacy, SecretKey key) {
        field = Cipher.getInstance("AES/${mode}/PKCS5Padding") // expect: cipher AES-CBC-PKCS7
        Cipher.getInstance(legacy ? "DESede/CBC/PKCS5Padding" : 'RC4') // expect: cipher 3DES-CBC-PKCS7; cipher RC4
        def name = null ?: "AES/ECB/PKCS5Padding"
        Cipher.getInstance(name) // expect: cipher AES-ECB-PKCS7
        Cipher.getInstance("AES/CBC/NoPadding").tap { // expect: cipher AES-128-CBC-NoPadding functions=decrypt nonceBits=128
            init(Cipher.DECRYPT_MODE, new SecretKeySpec("0123456789abcdef".bytes, "AES"), new IvParameterSpec(new byte[16])) // expect: key AES-128
        }
    }

    byte[] hash(String text) {
        digest("MD5").update(text.bytes)
        return MessageDigest.getInstance('SHA-1').digest(text.getBytes("UTF-8")) // expect: hash SHA-1
    }

    SecretKey derive(char[] password, byte[] salt) {
        def spec = new PBEKeySpec(password, salt, 65536, 256)
        SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec) // expect: kdf PBKDF2-SHA-256-65536 outputBits=256
    }

    def keys() {
        def rsa = KeyPairGenerator.getInstance("RSA") // expect: keygen RSA-2048
        rsa.initialize(2048)
        KeyPairGenerator.getInstance("EC").with { // expect: keygen EC-P-256
            initialize(new ECGenParameterSpec("secp256r1"))
            generateKeyPair()
        }
        def names = ["SHA256withECDSA", 'SHA1withRSA']
        names.each { name ->
            Signing.getInstance(name) // expect: signature ECDSA-SHA-256; signature RSA-PKCS1-1.5-SHA-1
        }
    }
}

class Others {
    static class Cipher {
        static getInstance(String name) { name }
    }
    def none = Cipher.getInstance("DES")
    def text = 'Cipher.getInstance("DES")'
}
