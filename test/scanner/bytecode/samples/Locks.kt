package demo

import java.security.MessageDigest
import javax.crypto.Cipher
import javax.crypto.Mac
import javax.net.ssl.HostnameVerifier
import javax.net.ssl.HttpsURLConnection
import javax.net.ssl.SSLSession

enum class LocksKind { BLOCK, STREAM, HASHED }

private val NAMES = listOf("SHA-224", "SHA-384")

fun hashed(name: String = "SHA-512", upper: Boolean = false): MessageDigest =
    MessageDigest.getInstance(name) // expect: hash SHA-512; hash SHA-1

fun usual() = hashed()

fun old() = hashed("SHA-1", upper = true)

fun each() {
    for (name in NAMES) MessageDigest.getInstance(name) // expect: hash SHA-224; hash SHA-384
}

inline fun <T> timed(run: () -> T): T {
    val result = run()
    return result
}

object Locks {
    private const val MODE = "GCM"
    val padding = "NoPadding"

    fun sealed(): Cipher = Cipher.getInstance("AES/$MODE/$padding") // expect: cipher AES-GCM

    fun mac(): Mac = timed { Mac.getInstance("HmacSHA512") } // expect: mac HMAC-SHA-512
}

class LocksUser(private val kind: LocksKind) {
    val algorithm: String
        get() = "HmacSHA384"

    private val verifier = object : HostnameVerifier {
        override fun verify(host: String, session: SSLSession): Boolean = true
    }

    fun byKind(): Cipher = when (kind) {
        LocksKind.BLOCK -> Cipher.getInstance("DESede/CBC/PKCS5Padding") // expect: cipher 3DES-CBC-PKCS7
        LocksKind.STREAM -> Cipher.getInstance("RC4") // expect: cipher RC4
        else -> Locks.sealed()
    }

    fun signed(): Mac = Mac.getInstance(algorithm) // expect: mac HMAC-SHA-384

    fun later(old: Boolean): () -> MessageDigest {
        val name = if (old) "MD2" else "SHA3-512"
        return { MessageDigest.getInstance(name) } // expect: hash MD2; hash SHA3-512
    }

    fun trusting(connection: HttpsURLConnection) {
        connection.hostnameVerifier = verifier // expect: protocol TLS verification=no-host-name
    }

    companion object {
        const val OLD = "Blowfish"

        fun create(): Cipher = Cipher.getInstance(OLD) // expect: cipher Blowfish-ECB-PKCS7
        fun hash(name: String): MessageDigest = MessageDigest.getInstance(name) // expect: hash SHA3-224
    }
}

fun fromCompanion() = LocksUser.hash("SHA3-224") // expect: hash SHA3-224
