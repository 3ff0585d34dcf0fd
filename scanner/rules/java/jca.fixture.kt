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

private const val GCM = "AES/GCM/NoPadding"
private const val TAG_BITS = 128

enum class Kind { BLOCK, STREAM }

class Ciphers(private val random: SecureRandom = SecureRandom()) { // expect: random RNG
    private lateinit var field: Cipher
    private val lazily by lazy { Mac.getInstance("HmacSHA512") } // expect: mac HMAC-SHA-512

    companion object {
        const val BITS = 256
        fun digest(name: String = "SHA-256") = MessageDigest.getInstance(name) // expect: hash SHA-256; hash MD5
    }

    fun gcm(plain: ByteArray): ByteArray {
        val key = KeyGenerator.getInstance("AES").apply { init(BITS) }.generateKey() // expect: keygen AES-256
        val iv = ByteArray(12).also { random.nextBytes(it) }
        return Cipher.getInstance(GCM).run { // expect: cipher AES-256-GCM functions=encrypt tagBits=128 nonceBits=96
            init(Cipher.ENCRYPT_MODE, key, GCMParameterSpec(TAG_BITS, iv))
            doFinal(plain)
        }
    }

    fun blocks(kind: Kind, mode: String?, key: SecretKey) {
        field = Cipher.getInstance("AES/${mode ?: "CBC"}/PKCS5Padding") // expect: cipher AES-CBC-PKCS7 more=true
        val name = when (kind) {
            Kind.BLOCK -> "DESede/CBC/PKCS5Padding"
            else -> { log(); "RC4" }
        }
        Cipher.getInstance(name) // expect: cipher 3DES-CBC-PKCS7; cipher RC4
        Cipher.getInstance(if (kind == Kind.BLOCK) "AES/ECB/PKCS5Padding" else "Blowfish") // expect: cipher AES-ECB-PKCS7; cipher Blowfish-ECB-PKCS7
        with(Cipher.getInstance("AES/CBC/NoPadding")) { // expect: cipher AES-128-CBC-NoPadding functions=decrypt nonceBits=128
            init(Cipher.DECRYPT_MODE, SecretKeySpec("0123456789abcdef".toByteArray(), "AES"), IvParameterSpec(ByteArray(16))) // expect: key AES-128
        }
        Cipher.getInstance(GCM)?.let { cipher -> cipher.init(Cipher.ENCRYPT_MODE, key) } // expect: cipher AES-GCM functions=encrypt
    }

    fun hash(text: String): ByteArray {
        digest("MD5").update(text.toByteArray(Charsets.UTF_8))
        return MessageDigest.getInstance("SHA-1").digest(text.encodeToByteArray()) // expect: hash SHA-1
    }

    fun derive(password: CharArray, salt: ByteArray = ByteArray(16)): SecretKey {
        val spec = PBEKeySpec(password, salt, 65_536, 256)
        return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec) // expect: kdf PBKDF2-SHA-256-65536 outputBits=256
    }

    fun keys(curve: String = "secp256r1") {
        val rsa = KeyPairGenerator.getInstance("RSA") // expect: keygen RSA-2048
        rsa.initialize(2048)
        KeyPairGenerator.getInstance("EC").apply { initialize(ECGenParameterSpec(curve), random) } // expect: keygen EC-P-256
        Signing.getInstance("SHA256withECDSA") // expect: signature ECDSA-SHA-256
    }

    fun mac(key: ByteArray) = Mac.getInstance("HmacSHA256").also { it.init(SecretKeySpec(key, "HmacSHA256")) } // expect: mac HMAC-SHA-256; key HMAC-SHA-256
}

object Others {
    fun of(name: String) = name
    val Cipher = Others
    fun none() {
        Cipher.of("AES")
        MyCipher.getInstance("DES")
        println("Cipher.getInstance(\"DES\")")
    }

    fun parts(secret: ByteArray) {
        SecretKeySpec(secret.copyOf(16), "AES") // expect: key AES-128
        SecretKeySpec(secret.copyOfRange(16, 48), "AES") // expect: key AES-256
    }
}
