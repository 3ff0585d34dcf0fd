import { arg, implied, library } from "../rule.ts"

const made = {
  algorithm: implied("Cryptor.StreamCryptor.Algorithm", arg(9, "cipher", "algorithm")),
  from: implied("Cryptor.StreamCryptor.Options", arg(9, "commonCryptoOptions", "options")),
  keyBits: arg(9, "bytes", "key"),
  nonceBits: arg(9, "bytes", "iv"),
  functions: implied("Cryptor.StreamCryptor.Operation", arg(9, "cipherFunction", "operation"))
} as const

/*
 * Source: BlueCryptor 2 (module Cryptor; github.com/Kitura/BlueCryptor/tree/master/Sources) and IDZSwiftCommonCrypto 0.13, which have one interface. It wraps CommonCrypto, so that
 * no option means CBC without padding.
 */
export const cryptor = library("swift", "cryptor", {
  "new {Cryptor,IDZSwiftCommonCrypto}.Digest": {
    is: "hash",
    algorithm: implied("Cryptor.Digest.Algorithm", arg(9, "hash", "using")),
    from: implied("Cryptor.Digest.Algorithm", arg(9, "hash", "algorithm"))
  },
  "Cryptor.Digest.Algorithm.{md2,md4,md5,sha1,sha224,sha256,sha384,sha512}": { value: "{1}" },
  "new {Cryptor,IDZSwiftCommonCrypto}.HMAC": {
    is: "mac",
    name: "HMAC",
    digest: implied("Cryptor.HMAC.Algorithm", arg(9, "hash", "using")),
    keyBits: arg(9, "bytes", "key")
  },
  "Cryptor.HMAC.Algorithm.{md5,sha1,sha224,sha256,sha384,sha512}": { value: "{1}" },
  "new {Cryptor,IDZSwiftCommonCrypto}.{Cryptor,StreamCryptor}": { is: "cipher", ...made },
  "Cryptor.StreamCryptor.Operation.{encrypt,decrypt}": { value: "{1}" },
  "Cryptor.StreamCryptor.Algorithm.{aes,aes128,aes192,aes256,des,tripleDes,tripleDES,cast,rc2,blowfish}": {
    value: "{1}"
  },
  "Cryptor.StreamCryptor.Options.none": { mode: "cbc", padding: "none" },
  "Cryptor.StreamCryptor.Options.pkcs7Padding": { value: "kCCOptionPKCS7Padding" },
  "Cryptor.StreamCryptor.Options.PKCS7Padding": { value: "kCCOptionPKCS7Padding" },
  "Cryptor.StreamCryptor.Options.{ecbMode,ECBMode}": { value: "kCCOptionECBMode" },
  "{Cryptor,IDZSwiftCommonCrypto}.PBKDF.deriveKey": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(9, "bytes", "salt"),
    digest: implied("Cryptor.PBKDF.PseudoRandomAlgorithm", arg(9, "hash", "prf")),
    iterations: arg(9, "int", "rounds"),
    outputBits: arg(9, "bytes", "derivedKeyLength")
  },
  "Cryptor.PBKDF.PseudoRandomAlgorithm.{sha1,sha224,sha256,sha384,sha512}": { value: "{1}" },
  "{Cryptor,IDZSwiftCommonCrypto}.Random.{generate,generateBytes}": {
    is: "random",
    name: "RNG",
    byteLength: arg(9, "size", "byteCount")
  }
})
