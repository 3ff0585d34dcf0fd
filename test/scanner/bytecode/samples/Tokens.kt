package demo

import java.security.MessageDigest
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

const val ALGORITHM = "HmacSHA256"

fun sign(key: ByteArray, text: String): ByteArray {
    val mac = Mac.getInstance(ALGORITHM) // expect: mac HMAC-SHA-256
    mac.init(SecretKeySpec(key, ALGORITHM)) // expect: key HMAC-SHA-256 material=secret-key
    return mac.doFinal(text.toByteArray())
}

class Tokens(private val data: ByteArray) {
    fun hashed(algorithm: String = "SHA-512"): ByteArray {
        val digest = MessageDigest.getInstance(algorithm) // expect: hash SHA-512; hash MD5
        return digest.digest(data)
    }

    fun usual() = hashed()

    fun old() = hashed("MD5")

    fun kind(level: Int): MessageDigest = when (level) {
        0 -> MessageDigest.getInstance("SHA-1") // expect: hash SHA-1
        else -> MessageDigest.getInstance("SHA-256") // expect: hash SHA-256
    }

    companion object {
        val shared: MessageDigest = MessageDigest.getInstance("SHA3-256") // expect: hash SHA3-256
    }
}
