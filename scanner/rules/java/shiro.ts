import { arg, library, text } from "../rule.ts"

/*
 * Source: Apache Shiro 2.0 API, packages org.apache.shiro.crypto.hash, .cipher, org.apache.shiro.authc.credential and
 * org.apache.shiro.crypto; `AesCipherService` documents AES-GCM with 128 bits since 1.4.2.
 */
export const shiro = library("java", "shiro", {
  "new org.apache.shiro.crypto.hash.{Md2,Md5,Sha1,Sha256,Sha384,Sha512}Hash": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    iterations: arg(2, "int")
  },
  "new org.apache.shiro.crypto.hash.SimpleHash": { is: "hash", algorithm: arg(0, "jca"), iterations: arg(3, "int") },
  // Without a source nothing is hashed: `toHex` and `setBytes` are about a hash that was made before.
  "new org.apache.shiro.crypto.hash.{Md2,Md5,Sha1,Sha256,Sha384,Sha512}Hash(0)": {
    returns: "org.apache.shiro.crypto.hash.{1}Hash"
  },
  "new org.apache.shiro.crypto.hash.SimpleHash(1)": { returns: "org.apache.shiro.crypto.hash.SimpleHash" },
  "new org.apache.shiro.authc.credential.HashedCredentialsMatcher": {
    is: "password-hash",
    algorithm: arg(0, "jca"),
    returns: "org.apache.shiro.authc.credential.HashedCredentialsMatcher"
  },
  "org.apache.shiro.authc.credential.HashedCredentialsMatcher#setHashAlgorithmName": {
    refines: true,
    algorithm: arg(0, "jca")
  },
  "org.apache.shiro.authc.credential.HashedCredentialsMatcher#setHashIterations": {
    refines: true,
    iterations: arg(0, "int")
  },
  "new org.apache.shiro.crypto.{AesCipherService,cipher.AesCipherService}": {
    is: "cipher",
    name: "AES",
    returns: "org.apache.shiro.crypto.CipherService"
  },
  "new org.apache.shiro.crypto.{BlowfishCipherService,cipher.BlowfishCipherService}": {
    is: "cipher",
    name: "Blowfish",
    returns: "org.apache.shiro.crypto.CipherService"
  },
  "org.apache.shiro.crypto.CipherService#setKeySize": { refines: true, keyBits: arg(0, "int") },
  "new org.apache.shiro.crypto.{SecureRandomNumberGenerator,random.SecureRandomNumberGenerator}": {
    is: "random",
    name: "RNG"
  }
})
