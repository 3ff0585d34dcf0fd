package demo

import java.security.{KeyPairGenerator, MessageDigest, SecureRandom, Signature => Signing}
import java.security.spec.ECGenParameterSpec
import java.util
import javax.crypto._
import javax.crypto.spec.{GCMParameterSpec, IvParameterSpec, PBEKeySpec, SecretKeySpec}
import scala.util.chaining._

object Names {
  val Gcm = "AES/GCM/NoPadding"
  final val TagBits = 128
}

class Ciphers(random: SecureRandom = new SecureRandom()) { // expect: random RNG
  private lazy val mac = Mac.getInstance("HmacSHA512") // expect: mac HMAC-SHA-512
  private var field: Cipher = _

  def digest(name: String = "SHA-256"): MessageDigest = MessageDigest.getInstance(name) // expect: hash SHA-256; hash MD5

  def gcm(plain: Array[Byte]): Array[Byte] = {
    val generator = KeyGenerator.getInstance("AES") // expect: keygen AES-256
    generator.init(256)
    val iv = new Array[Byte](12)
    random.nextBytes(iv)
    val cipher = Cipher.getInstance(Names.Gcm) // expect: cipher AES-256-GCM functions=encrypt tagBits=128 nonceBits=96
    cipher.init(Cipher.ENCRYPT_MODE, generator.generateKey, new GCMParameterSpec(Names.TagBits, iv))
    cipher doFinal plain
  }

  def blocks(kind: String, mode: Option[String], key: SecretKey): Unit = {
    field = Cipher.getInstance(s"AES/${mode.getOrElse("CBC")}/PKCS5Padding") // expect: cipher AES-CBC-PKCS7 more=true
    val name = kind match {
      case "block" => "DESede/CBC/PKCS5Padding"
      case _ =>
        println("stream")
        "RC4"
    }
    Cipher.getInstance(name) // expect: cipher 3DES-CBC-PKCS7; cipher RC4
    Cipher.getInstance(if (kind.isEmpty) "AES/ECB/PKCS5Padding" else "Blowfish") // expect: cipher AES-ECB-PKCS7; cipher Blowfish-ECB-PKCS7
    Cipher.getInstance("AES/CBC/NoPadding").tap( // expect: cipher AES-128-CBC-NoPadding functions=decrypt nonceBits=128
      _.init(Cipher.DECRYPT_MODE, new SecretKeySpec("0123456789abcdef".getBytes("UTF-8"), "AES"), new IvParameterSpec(Array.fill[Byte](16)(0))) // expect: key AES-128
    )
  }

  def hash(text: String): Array[Byte] = {
    digest("MD5").update(text.getBytes)
    MessageDigest.getInstance("SHA-1").digest(text.getBytes("UTF-8")) // expect: hash SHA-1
  }

  def derive(password: Array[Char], salt: Array[Byte]): SecretKey = {
    val spec = new PBEKeySpec(password, salt, 65536, 256)
    SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec) // expect: kdf PBKDF2-SHA-256-65536 outputBits=256
  }

  def keys(curve: String = "secp256r1"): Unit = {
    val rsa = KeyPairGenerator.getInstance("RSA") // expect: keygen RSA-2048
    rsa.initialize(2048)
    val ec = KeyPairGenerator getInstance "EC" // expect: keygen EC-P-256
    ec.initialize(new ECGenParameterSpec(curve), random)
    for (name <- Seq("SHA256withECDSA", "SHA1withRSA")) yield Signing.getInstance(name) // expect: signature ECDSA-SHA-256; signature RSA-PKCS1-1.5-SHA-1
  }
}

object Sized {
  def key(secret: String) = new SecretKeySpec(util.Arrays.copyOf(secret.getBytes("utf-8"), 16), "AES") // expect: key AES-128
}

object Others {
  object Cipher { def getInstance(name: String): String = name }
  val none = Cipher.getInstance("DES")
  val text = "Cipher.getInstance(\"DES\")"
}
