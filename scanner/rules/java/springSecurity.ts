import { arg, library } from "../rule.ts"

/*
 * Source: Spring Security 3.2 to 7 API, packages org.springframework.security.crypto and
 * org.springframework.security.authentication.encoding, with the defaults they document.
 */
export const springSecurity = library("java", "springSecurity", {
  "new org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(0, "log2"),
    defaults: { iterations: 1024 }
  },
  "org.springframework.security.crypto.factory.PasswordEncoderFactories.createDelegatingPasswordEncoder": {
    is: "password-hash",
    name: "bcrypt",
    defaults: { iterations: 1024 }
  },

  "new org.springframework.security.crypto.password.Pbkdf2PasswordEncoder": {
    is: "password-hash",
    name: "PBKDF2",
    iterations: arg(-2, "int"),
    digest: arg(-1, "jca"),
    outputBits: arg(-1, "int"),
    defaults: { iterations: 185_000, digest: "SHA-1", outputBits: 256 }
  },
  "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder#setAlgorithm": {
    refines: true,
    digest: arg(0, "jca")
  },
  "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder.SecretKeyFactoryAlgorithm.PBKDF2WithHmac{SHA1,SHA256,SHA512}":
    { value: "PBKDF2WithHmac{1}" },
  "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_5": {
    is: "password-hash",
    name: "PBKDF2",
    digest: "SHA-1",
    iterations: 185_000,
    saltBits: 64,
    outputBits: 256
  },
  "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8": {
    is: "password-hash",
    name: "PBKDF2",
    digest: "SHA-256",
    iterations: 310_000,
    saltBits: 128,
    outputBits: 256
  },

  "new org.springframework.security.crypto.scrypt.SCryptPasswordEncoder": {
    is: "password-hash",
    name: "scrypt",
    iterations: arg(0, "int"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    saltBits: arg(4, "bytes"),
    defaults: { iterations: 16_384, blockSize: 8, parallelism: 1, outputBits: 256, saltBits: 512 }
  },
  "org.springframework.security.crypto.scrypt.SCryptPasswordEncoder.defaultsForSpringSecurity_v4_1": {
    is: "password-hash",
    name: "scrypt",
    iterations: 16_384,
    blockSize: 8,
    parallelism: 1,
    outputBits: 256,
    saltBits: 512
  },
  "org.springframework.security.crypto.scrypt.SCryptPasswordEncoder.defaultsForSpringSecurity_v5_8": {
    is: "password-hash",
    name: "scrypt",
    iterations: 65_536,
    blockSize: 8,
    parallelism: 1,
    outputBits: 256,
    saltBits: 128
  },

  "new org.springframework.security.crypto.argon2.Argon2PasswordEncoder": {
    is: "password-hash",
    name: "Argon2id",
    saltBits: arg(0, "bytes"),
    outputBits: arg(1, "bytes"),
    parallelism: arg(2, "int"),
    memoryKib: arg(3, "kib"),
    iterations: arg(4, "int"),
    defaults: { saltBits: 128, outputBits: 256, parallelism: 1, memoryKib: 4096, iterations: 3 }
  },
  "org.springframework.security.crypto.argon2.Argon2PasswordEncoder.defaultsForSpringSecurity_v5_2": {
    is: "password-hash",
    name: "Argon2id",
    saltBits: 128,
    outputBits: 256,
    parallelism: 1,
    memoryKib: 4096,
    iterations: 3
  },
  "org.springframework.security.crypto.argon2.Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8": {
    is: "password-hash",
    name: "Argon2id",
    saltBits: 128,
    outputBits: 256,
    parallelism: 1,
    memoryKib: 16_384,
    iterations: 2
  },

  "new org.springframework.security.crypto.password4j.Argon2Password4jPasswordEncoder": {
    is: "password-hash",
    name: "Argon2",
    from: arg(0, "any")
  },
  "new org.springframework.security.crypto.password4j.BcryptPassword4jPasswordEncoder": {
    is: "password-hash",
    name: "bcrypt",
    from: arg(0, "any")
  },
  "new org.springframework.security.crypto.password4j.Pbkdf2Password4jPasswordEncoder": {
    is: "password-hash",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    from: arg(0, "any")
  },
  "new org.springframework.security.crypto.password4j.ScryptPassword4jPasswordEncoder": {
    is: "password-hash",
    name: "scrypt",
    from: arg(0, "any")
  },
  "new org.springframework.security.crypto.password4j.BalloonHashingPassword4jPasswordEncoder": {
    is: "password-hash",
    name: "Balloon",
    saltBits: arg(1, "bytes"),
    from: arg(0, "any")
  },

  "new {org.springframework.security.crypto.password,org.springframework.security.authentication.encoding}.MessageDigestPasswordEncoder":
    { is: "password-hash", algorithm: arg(0, "jca") },
  "org.springframework.security.crypto.password.MessageDigestPasswordEncoder#setIterations": {
    refines: true,
    iterations: arg(0, "int")
  },
  "org.springframework.security.authentication.encoding.{MessageDigestPasswordEncoder,Md5PasswordEncoder,ShaPasswordEncoder}#setIterations":
    { refines: true, iterations: arg(0, "int") },
  "new {org.springframework.security.crypto.password,org.springframework.security.authentication.encoding}.LdapShaPasswordEncoder":
    { is: "password-hash", name: "SHA-1" },
  "new {org.springframework.security.crypto.password,org.springframework.security.authentication.encoding}.Md4PasswordEncoder":
    { is: "password-hash", name: "MD4" },
  "new org.springframework.security.authentication.encoding.Md5PasswordEncoder": { is: "password-hash", name: "MD5" },
  "new org.springframework.security.authentication.encoding.ShaPasswordEncoder": {
    is: "password-hash",
    algorithm: arg(0, "any"),
    defaults: { name: "SHA-1" }
  },
  "new org.springframework.security.crypto.password.StandardPasswordEncoder": {
    is: "password-hash",
    name: "SHA-256",
    iterations: 1024,
    saltBits: 64
  },

  "org.springframework.security.crypto.encrypt.Encryptors.{stronger,delux}": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    nonceBits: 128
  },
  "org.springframework.security.crypto.encrypt.Encryptors.{standard,text}": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "cbc",
    padding: "pkcs7",
    nonceBits: 128
  },
  "org.springframework.security.crypto.encrypt.Encryptors.queryableText": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "cbc",
    padding: "pkcs7"
  },
  "new org.springframework.security.crypto.encrypt.AesBytesEncryptor": {
    is: "cipher",
    name: "AES",
    mode: arg(3, "any"),
    from: arg(2, "any"),
    key: arg(0, "any"),
    defaults: { mode: "cbc" }
  },
  "org.springframework.security.crypto.encrypt.AesBytesEncryptor.CipherAlgorithm.CBC": {
    mode: "cbc",
    padding: "pkcs7"
  },
  "org.springframework.security.crypto.encrypt.AesBytesEncryptor.CipherAlgorithm.GCM": { mode: "gcm" },
  "org.springframework.security.crypto.encrypt.AesCbcBytesEncryptor.{withPassword,withSecretKey}": {
    is: "cipher",
    name: "AES",
    mode: "cbc",
    padding: "pkcs7",
    key: arg(0, "any")
  },
  "org.springframework.security.crypto.encrypt.AesGcmBytesEncryptor.{withPassword,withSecretKey}": {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    key: arg(0, "any")
  },
  "new org.springframework.security.crypto.encrypt.BouncyCastleAesCbcBytesEncryptor": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "cbc",
    padding: "pkcs7",
    nonceBits: 128
  },
  "new org.springframework.security.crypto.encrypt.BouncyCastleAesGcmBytesEncryptor": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    nonceBits: 128
  },
  "new org.springframework.security.crypto.encrypt.{RsaSecretEncryptor,RsaRawEncryptor}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: [arg(0, "any"), arg(1, "any"), arg(2, "any"), arg(3, "any")],
    defaults: { padding: "pkcs1v15" }
  },
  "org.springframework.security.crypto.encrypt.RsaAlgorithm.DEFAULT": { padding: "pkcs1v15" },
  "org.springframework.security.crypto.encrypt.RsaAlgorithm.OAEP": { padding: "oaep" },
  "new org.springframework.security.crypto.encrypt.KeyStoreKeyFactory": {
    is: "keystore",
    certificateFormat: arg(2, "keystore")
  },

  "org.springframework.security.crypto.keygen.KeyGenerators.{secureRandom,shared}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    defaults: { byteLength: 8 }
  },
  "org.springframework.security.crypto.keygen.KeyGenerators.string": { is: "random", name: "RNG", byteLength: 8 },
  "new org.springframework.security.crypto.keygen.Base64StringKeyGenerator": {
    is: "random",
    name: "RNG",
    byteLength: arg(-1, "size"),
    defaults: { byteLength: 32 }
  }
})
