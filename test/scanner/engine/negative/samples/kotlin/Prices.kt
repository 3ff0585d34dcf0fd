package com.acme.market

import java.security.MessageDigest
import javax.crypto.Cipher as JavaxCipher

/**
 * A wallet of crypto currencies.
 *
 * ```kotlin
 * val digest = MessageDigest.getInstance("MD5").digest(bytes)
 * val cipher = Cipher.getInstance("AES/ECB/PKCS5Padding")
 * ```
 */
data class Wallet(val token: String, val hash: Int, val aes_thetic: Boolean = true)

object Cipher {
  fun getInstance(riddle: String): String = riddle.reversed()
}

class SecretKeySpec(val bytes: ByteArray, val name: String)

enum class Token { RSA, AES, DES, HASH, SALT }

class Lexer(private val source: String) {
  private var keyCode = 0
  private val prices = hashMapOf("BTC" to 97_000.0, "DES" to 0.5)

  fun next(): Token = when (source[keyCode++]) {
    'r' -> Token.RSA
    'a' -> Token.AES
    else -> Token.DES
  }

  fun price(key: String): Double = prices[key] ?: 0.0

  override fun hashCode(): Int = source.hashCode() * 31 + keyCode

  // MessageDigest.getInstance("SHA-1") was here once
  fun solve(): String {
    val riddle = Cipher.getInstance("AES/CBC/NoPadding")
    val spec = SecretKeySpec(ByteArray(16), "AES")
    return "$riddle ${spec.name} MessageDigest.getInstance(\"MD5\")"
  }

  fun sql(): String = """
    SELECT md5(path), sha1(path), encrypt(note, 'des') FROM files WHERE cipher = 'RC4'
  """.trimIndent()
}
