package demo

import java.security.MessageDigest
import javax.crypto.Cipher
import javax.crypto.Mac
import javax.net.ssl.{HostnameVerifier, HttpsURLConnection, SSLSession}

trait SealsHashing {
  def algorithm: String = "SHA-384"

  def digest(): MessageDigest = MessageDigest.getInstance("SHA-512") // expect: hash SHA-512
}

case class SealsSpec(cipher: String, bits: Int = 128) {
  lazy val made: Cipher = Cipher.getInstance("AES/CTR/NoPadding") // expect: cipher AES-CTR
}

object Seals extends SealsHashing {
  val Mode = "GCM"

  def hashed(name: String = "SHA-256"): MessageDigest = MessageDigest.getInstance(name) // expect: hash SHA-256; hash MD5

  def usual(): MessageDigest = hashed()

  def old(): MessageDigest = hashed("MD5")

  def closed(): Cipher = Cipher.getInstance(s"AES/$Mode/NoPadding") // expect: cipher AES-GCM

  def matched(kind: String): Mac = kind match {
    case "old" => Mac.getInstance("HmacMD5") // expect: mac HMAC-MD5
    case _ => Mac.getInstance("HmacSHA256") // expect: mac HMAC-SHA-256
  }

  def once[T](make: => T): T = make

  def byName(): Mac = once(Mac.getInstance("HmacSHA1")) // expect: mac HMAC-SHA-1

  def later(old: Boolean): () => MessageDigest = {
    val name = if (old) "MD2" else "SHA3-256"
    () => MessageDigest.getInstance(name) // expect: hash MD2; hash SHA3-256
  }

  def each(): Unit =
    for (name <- List("SHA-224", "SHA3-512")) MessageDigest.getInstance(name) // expect: hash SHA-224; hash SHA3-512

  def optional(name: Option[String]): Mac =
    Mac.getInstance(name.getOrElse("HmacSHA384")) // expect: mac HMAC-SHA-384 more=true

  def trusting(): Unit =
    HttpsURLConnection.setDefaultHostnameVerifier(new HostnameVerifier { // expect: protocol TLS verification=no-host-name
      override def verify(host: String, session: SSLSession): Boolean = true
    })
}
