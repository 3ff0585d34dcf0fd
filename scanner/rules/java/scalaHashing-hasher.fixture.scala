package demo

import com.roundeights.hasher.Hasher
import com.roundeights.hasher.Implicits._

object Hashes {
  def all(text: String): Unit = {
    text.md5 // expect: hash MD5
    text.sha1 // expect: hash SHA-1
    text.sha256 // expect: hash SHA-256
    text.sha384 // expect: hash SHA-384
    text.sha512 // expect: hash SHA-512
    text.bcrypt // expect: password-hash bcrypt
    Hasher.md5 // expect: hash MD5
    Hasher.sha1 // expect: hash SHA-1
    Hasher.sha256 // expect: hash SHA-256
    Hasher.sha384 // expect: hash SHA-384
    Hasher.sha512 // expect: hash SHA-512
    Hasher.bcrypt // expect: password-hash bcrypt
    Hasher(text).md5 // expect: hash MD5
    Hasher(text).sha1 // expect: hash SHA-1
    Hasher(text).sha256 // expect: hash SHA-256
    Hasher(text).sha384 // expect: hash SHA-384
    Hasher(text).sha512 // expect: hash SHA-512
    Hasher(text).bcrypt // expect: password-hash bcrypt
    text.crc32
  }
}
