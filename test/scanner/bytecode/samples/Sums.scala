package demo

import java.security.MessageDigest
import javax.crypto.Cipher

object Sums {
  private val Transformation = "AES/CTR/NoPadding"

  def hashed(data: Array[Byte]): Array[Byte] =
    MessageDigest.getInstance("SHA-256").digest(data) // expect: hash SHA-256

  def all(data: Array[Byte]): List[Array[Byte]] =
    List(data).map(one => MessageDigest.getInstance("MD5").digest(one)) // expect: hash MD5

  def cipher(): Cipher = Cipher.getInstance(Transformation) // expect: cipher AES-CTR
}
