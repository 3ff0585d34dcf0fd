import { arg, library, text } from "../rule.ts"

/*
 * Source: Jasypt 1.9 API, packages org.jasypt.encryption.pbe, digest, salt, iv and util. An encryptor that is not told an
 * algorithm uses PBEWithMD5AndDES with 1000 iterations, a digester MD5 with 1000 iterations and 8 bytes of salt.
 */
export const jasypt = library("java", "jasypt", {
  "new org.jasypt.encryption.pbe.{Standard,Pooled}PBE{String,Byte,BigDecimal,BigInteger}Encryptor": {
    is: "cipher",
    defaults: { name: "PBES1", cipher: "DES", digest: "MD5", iterations: 1000 }
  },
  "org.jasypt.encryption.pbe.{Standard,Pooled}PBE{String,Byte,BigDecimal,BigInteger}Encryptor#setAlgorithm": {
    refines: true,
    algorithm: arg(0, "jca"),
    cipher: arg(0, "jca"),
    digest: arg(0, "jca")
  },
  "org.jasypt.encryption.pbe.{Standard,Pooled}PBE{String,Byte,BigDecimal,BigInteger}Encryptor#setKeyObtentionIterations":
    {
      refines: true,
      iterations: arg(0, "int")
    },
  "org.jasypt.encryption.pbe.{Standard,Pooled}PBE{String,Byte,BigDecimal,BigInteger}Encryptor#setConfig": {
    refines: true,
    algorithm: arg(0, "any"),
    cipher: arg(0, "any"),
    digest: arg(0, "any")
  },
  "new org.jasypt.encryption.pbe.config.{SimplePBEConfig,SimpleStringPBEConfig}": {},
  "org.jasypt.encryption.pbe.config.{SimplePBEConfig,SimpleStringPBEConfig}#setAlgorithm": {
    refines: true,
    algorithm: arg(0, "jca")
  },
  "org.jasypt.encryption.pbe.config.{SimplePBEConfig,SimpleStringPBEConfig}#setKeyObtentionIterations": {
    refines: true,
    iterations: arg(0, "int")
  },

  "new org.jasypt.util.{text.BasicText,binary.BasicBinary,numeric.BasicDecimalNumber,numeric.BasicIntegerNumber}Encryptor":
    {
      is: "cipher",
      algorithm: text("PBEWithMD5AndDES", "jca"),
      iterations: 1000
    },
  "new org.jasypt.util.{text.StrongText,binary.StrongBinary,numeric.StrongDecimalNumber,numeric.StrongIntegerNumber}Encryptor":
    {
      is: "cipher",
      algorithm: text("PBEWithMD5AndTripleDES", "jca"),
      iterations: 1000
    },
  "new org.jasypt.util.{text.AES256Text,binary.AES256Binary,numeric.AES256DecimalNumber,numeric.AES256IntegerNumber}Encryptor":
    {
      is: "cipher",
      algorithm: text("PBEWithHmacSHA512AndAES_256", "jca"),
      iterations: 1000
    },

  "new org.jasypt.util.password.StrongPasswordEncryptor": {
    is: "password-hash",
    name: "SHA-256",
    iterations: 100_000,
    saltBits: 128
  },
  "new org.jasypt.util.password.BasicPasswordEncryptor": {
    is: "password-hash",
    name: "MD5",
    iterations: 1000,
    saltBits: 64
  },
  "new org.jasypt.util.password.ConfigurablePasswordEncryptor": { is: "password-hash", defaults: { name: "MD5" } },
  "org.jasypt.util.password.ConfigurablePasswordEncryptor#setAlgorithm": { refines: true, algorithm: arg(0, "jca") },
  "new org.jasypt.util.password.rfc2307.RFC2307{MD5,SMD5}PasswordEncryptor": { is: "password-hash", name: "MD5" },
  "new org.jasypt.util.password.rfc2307.RFC2307{SHA,SSHA}PasswordEncryptor": { is: "password-hash", name: "SHA-1" },
  "new org.jasypt.util.digest.Digester": {
    is: "hash",
    algorithm: arg(0, "jca"),
    defaults: { name: "MD5" }
  },
  "org.jasypt.util.digest.Digester#setAlgorithm": { refines: true, algorithm: arg(0, "jca") },

  "new org.jasypt.digest.{Standard,Pooled}{String,Byte}Digester": {
    is: "hash",
    defaults: { name: "MD5", iterations: 1000, saltBits: 64 }
  },
  "org.jasypt.digest.{Standard,Pooled}{String,Byte}Digester#setAlgorithm": { refines: true, algorithm: arg(0, "jca") },
  "org.jasypt.digest.{Standard,Pooled}{String,Byte}Digester#setIterations": {
    refines: true,
    iterations: arg(0, "int")
  },
  "org.jasypt.digest.{Standard,Pooled}{String,Byte}Digester#setSaltSizeBytes": {
    refines: true,
    saltBits: arg(0, "bytes")
  },
  "new org.jasypt.{salt.RandomSaltGenerator,iv.RandomIvGenerator}": {
    is: "random",
    algorithm: arg(0, "jca"),
    defaults: { name: "SHA1PRNG" }
  }
})
