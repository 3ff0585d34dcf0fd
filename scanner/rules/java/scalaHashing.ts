import { arg, library, text } from "../rule.ts"

/*
 * Sources: scala-bcrypt (t3hnar) README, a wrapper of jBCrypt with its 10 rounds; Hasher (com.roundeights) README; FS2 API,
 * objects fs2.hash and fs2.hashing; Play API, objects play.api.libs.Codecs and play.api.libs.crypto;
 * https://github.com/http4s/http4s-crypto 0.2; https://github.com/typelevel/cats-effect 3, package cats.effect.std.
 */
export const scalaHashing = library("java", "scalaHashing", {
  "com.github.t3hnar.bcrypt.*#{bcrypt,bcryptBounded,bcryptSafeBounded}": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(0, "log2"),
    functions: ["keyderive"],
    defaults: { iterations: 1024 }
  },
  "com.github.t3hnar.bcrypt.*#{isBcrypted,isBcryptedSafe,isBcryptedBounded,isBcryptedSafeBounded}": {
    is: "password-hash",
    name: "bcrypt",
    functions: ["verify"]
  },

  "com.roundeights.hasher.Implicits.*#{md5,sha1,sha256,sha384,sha512}": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  "com.roundeights.hasher.Implicits.*#bcrypt": { is: "password-hash", name: "bcrypt", functions: ["keyderive"] },
  "com.roundeights.hasher.Hasher.{md5,sha1,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "com.roundeights.hasher.Hasher.bcrypt": { is: "password-hash", name: "bcrypt" },
  "com.roundeights.hasher.Hasher": { returns: "com.roundeights.hasher.Hasher" },
  "com.roundeights.hasher.Hasher#{md5,sha1,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "com.roundeights.hasher.Hasher#bcrypt": { is: "password-hash", name: "bcrypt", functions: ["keyderive"] },

  "fs2.hash.{md2,md5,sha1,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "fs2.hash.digest": { is: "hash", from: arg(0, "any") },
  "fs2.hashing.HashAlgorithm.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_224,SHA3_256,SHA3_384,SHA3_512}":
    { is: "hash", algorithm: text("{1}", "hash") },
  "fs2.hashing.HashAlgorithm.Named": { is: "hash", algorithm: arg(0, "jca") },

  "org.http4s.crypto.Hash.digest": { is: "hash", algorithm: arg(0, "any"), functions: ["digest"] },
  "org.http4s.crypto.HashAlgorithm.{MD5,SHA1,SHA256,SHA512}": { algorithm: text("{1}", "hash") },
  "org.http4s.crypto.Hmac.digest": { is: "mac", key: arg(0, "any"), functions: ["tag"], defaults: { name: "HMAC" } },
  "org.http4s.crypto.Hmac.importKey": { is: "key", algorithm: arg(1, "any"), material: "secret-key" },
  "org.http4s.crypto.HmacKeyGen.generateKey": { is: "keygen", algorithm: arg(0, "any"), material: "secret-key" },
  "org.http4s.crypto.HmacAlgorithm.SHA{1,256,512}": { algorithm: text("HmacSHA{1}", "jca") },
  "cats.effect.std.{SecureRandom,Random}.javaSecuritySecureRandom": { is: "random", name: "RNG" },
  "cats.effect.std.UUIDGen.{randomUUID,randomString}": { is: "random", name: "RNG" },

  "play.api.libs.Codecs.{sha1,md5}": { is: "hash", algorithm: text("{1}", "hash") },
  "{play.api.libs.crypto.CookieSigner,play.libs.crypto.CookieSigner,play.api.libs.crypto.CSRFTokenSigner,play.libs.crypto.CSRFTokenSigner}#{sign,signToken,generateSignedToken}":
    { is: "mac", name: "HMAC", digest: "SHA-1", functions: ["tag"] }
})
