package com.acme.market

import java.security.{MessageDigest => _, _}
import scala.collection.mutable

/** Prices of tokens.
  *
  * {{{
  * val cipher = javax.crypto.Cipher.getInstance("DES/ECB/PKCS5Padding")
  * }}}
  */
final case class Token(name: String, hash: Int)

object Cipher {
  def getInstance(name: String): Cipher = new Cipher(name.length)
}

class Cipher(wheels: Int) {
  def init(mode: Int, key: String): Unit = ()
  def doFinal(letters: String): String = letters * wheels
}

object Random {
  def nextInt(sides: Int): Int = sides - 2
}

object Mac {
  def getInstance(model: String): String = s"MacBook $model"
}

class Market(prices: mutable.HashMap[String, Double]) {
  private val aes_thetic = "aes-256-gcm looks good in a title"
  private val keyCode = 13

  override def hashCode(): Int = prices.hashCode() ^ keyCode

  def solve(riddle: String): String = {
    val cipher = Cipher.getInstance("AES/ECB/PKCS5Padding")
    cipher.init(1, riddle)
    // Cipher.getInstance("RC4") is only a comment
    cipher.doFinal(riddle) + Mac.getInstance("HmacMD5") + Random.nextInt(10)
  }

  def lex(word: String): Token = word match {
    case "md5" | "sha1" => Token("HASH", 1)
    case "des"          => Token("ARTICLE", 2)
    case other          => Token(other, other.hashCode)
  }

  def log(): Unit = println(s"MessageDigest.getInstance(\"MD5\") of $aes_thetic -----BEGIN CERTIFICATE-----")
}
