package demo

import cats.effect.std.{Random, SecureRandom, UUIDGen}
import com.github.t3hnar.bcrypt._
import fs2.hash
import fs2.hashing.HashAlgorithm
import org.http4s.crypto.{Hash, HashAlgorithm => Hashes, Hmac, HmacAlgorithm, HmacKeyGen}
import play.api.libs.Codecs
import play.api.libs.crypto.{CSRFTokenSigner, CookieSigner}

object Passwords {
  private val rounds = 12
  def hashes(password: String, stored: String): Unit = {
    password.bcrypt // expect: password-hash bcrypt-1024
    password.bcrypt(rounds) // expect: password-hash bcrypt-4096
    password.bcryptBounded(11) // expect: password-hash bcrypt-2048
    password.bcryptSafeBounded // expect: password-hash bcrypt-1024
    password.isBcrypted(stored) // expect: password-hash bcrypt functions=verify
    password.isBcryptedSafe(stored) // expect: password-hash bcrypt functions=verify
    password.isBcryptedBounded(stored) // expect: password-hash bcrypt functions=verify
    password isBcryptedSafeBounded stored // expect: password-hash bcrypt functions=verify
  }
}

class Streams(signer: CookieSigner, tokens: CSRFTokenSigner, inJava: play.libs.crypto.CookieSigner, javaTokens: play.libs.crypto.CSRFTokenSigner) {
  def pipes(in: Stream): Unit = {
    in.through(hash.md2) // expect: hash MD2
    in.through(hash.md5) // expect: hash MD5
    in.through(hash.sha1) // expect: hash SHA-1
    in.through(hash.sha256[Pure]) // expect: hash SHA-256
    in.through(hash.sha384) // expect: hash SHA-384
    in.through(hash.sha512) // expect: hash SHA-512
    in.through(hash.digest(java.security.MessageDigest.getInstance("MD5"))) // expect: hash MD5
    hashing.hash(HashAlgorithm.MD5) // expect: hash MD5
    hashing.hash(HashAlgorithm.SHA1) // expect: hash SHA-1
    hashing.hash(HashAlgorithm.SHA224) // expect: hash SHA-224
    hashing.hash(HashAlgorithm.SHA256) // expect: hash SHA-256
    hashing.hash(HashAlgorithm.SHA384) // expect: hash SHA-384
    hashing.hash(HashAlgorithm.SHA512) // expect: hash SHA-512
    hashing.hash(HashAlgorithm.SHA512_224) // expect: hash SHA-512/224
    hashing.hash(HashAlgorithm.SHA512_256) // expect: hash SHA-512/256
    hashing.hash(HashAlgorithm.SHA3_224) // expect: hash SHA3-224
    hashing.hash(HashAlgorithm.SHA3_256) // expect: hash SHA3-256
    hashing.hash(HashAlgorithm.SHA3_384) // expect: hash SHA3-384
    hashing.hash(HashAlgorithm.SHA3_512) // expect: hash SHA3-512
    hashing.hash(HashAlgorithm.Named("SHA-256")) // expect: hash SHA-256
  }

  def signers(text: String): Unit = {
    Codecs.sha1(text) // expect: hash SHA-1
    Codecs.md5(text) // expect: hash MD5
    signer.sign(text) // expect: mac HMAC-SHA-1
    signer.signToken(text) // expect: mac HMAC-SHA-1
    signer.generateSignedToken // expect: mac HMAC-SHA-1
    tokens.sign(text) // expect: mac HMAC-SHA-1
    tokens.signToken(text) // expect: mac HMAC-SHA-1
    tokens.generateSignedToken // expect: mac HMAC-SHA-1
    inJava.sign(text) // expect: mac HMAC-SHA-1
    inJava.signToken(text) // expect: mac HMAC-SHA-1
    inJava.generateSignedToken() // expect: mac HMAC-SHA-1
    javaTokens.sign(text) // expect: mac HMAC-SHA-1
    javaTokens.signToken(text) // expect: mac HMAC-SHA-1
    javaTokens.generateSignedToken() // expect: mac HMAC-SHA-1
    other.sign(text)
  }
}

class Server {
  private val algorithm = HmacAlgorithm.SHA1
  def all(key: Key, data: ByteVector): Unit = {
    Hash[F].digest(Hashes.MD5, data).map(_.toHex) // expect: hash MD5
    Hash[F].digest(Hashes.SHA1, data) // expect: hash SHA-1
    Hash[F].digest(Hashes.SHA256, data) // expect: hash SHA-256
    Hash[F].digest(Hashes.SHA512, data) // expect: hash SHA-512
    Hmac[F].digest(key, data) // expect: mac HMAC functions=tag
    Hmac[F].importKey(data, HmacAlgorithm.SHA512) // expect: key HMAC-SHA-512 material=secret-key
    HmacKeyGen[F].generateKey(algorithm) // expect: keygen HMAC-SHA-1
    HmacKeyGen[F].generateKey(HmacAlgorithm.SHA256) // expect: keygen HMAC-SHA-256
    SecureRandom.javaSecuritySecureRandom[F] // expect: random RNG
    Random.javaSecuritySecureRandom[F](4) // expect: random RNG
    UUIDGen.randomUUID[F] // expect: random RNG
    UUIDGen.randomString[F] // expect: random RNG
  }
}
