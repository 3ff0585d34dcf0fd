import { arg, library, text } from "../../match/rule.ts"

/*
 * Source: the manual pages CCCryptor(3cc), CC_SHA(3cc), CCHmac(3cc) and the headers CommonCryptor.h and
 * CommonKeyDerivation.h. Without the option for ECB the cryptor is in CBC mode.
 */
export const commonCrypto = library("c", "commonCrypto", {
  "CC_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}{,_Init}": { is: "hash", algorithm: text("{1}", "hash") },
  "kCC{Encrypt,Decrypt}": { functions: text("{1}", "cipherFunction") },
  "kCCAlgorithm{AES128,AES}": { name: "AES" },
  "kCCAlgorithm{DES,3DES,CAST,RC4,RC2,Blowfish}": { algorithm: text("{1}", "cipher") },
  "{kCCOptionPKCS7Padding,kCCOptionECBMode}": { value: "{1}" },
  "kCCMode{ECB,CBC,CFB,CTR,OFB,XTS,CFB8}": { mode: text("{1}", "mode") },
  kCCModeRC4: {},
  ccPKCS7Padding: { padding: "pkcs7" },
  ccNoPadding: { padding: "none" },
  "kCCKeySizeAES{128,192,256}": { keyBits: text("{1}", "int") },
  kCCKeySizeDES: { keyBits: 56 },
  kCCKeySize3DES: { keyBits: 168 },
  CCCrypt: {
    is: "cipher",
    functions: arg(0, "any"),
    algorithm: arg(1, "any"),
    from: arg(2, "commonCryptoOptions"),
    keyBits: arg(4, "bytes")
  },
  CCCryptorCreate: {
    is: "cipher",
    functions: arg(0, "any"),
    algorithm: arg(1, "any"),
    from: arg(2, "commonCryptoOptions"),
    keyBits: arg(4, "bytes"),
    into: arg(6, "any")
  },
  CCCryptorCreateWithMode: {
    is: "cipher",
    functions: arg(0, "any"),
    mode: arg(1, "any"),
    algorithm: arg(2, "any"),
    padding: arg(3, "any"),
    keyBits: arg(6, "bytes"),
    into: arg(11, "any")
  },
  "CCCryptor{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  "kCCHmacAlg{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  CCHmac: { is: "mac", name: "HMAC", digest: arg(0, "any"), keyBits: arg(2, "bytes") },
  CCHmacInit: { is: "mac", name: "HMAC", digest: arg(1, "any"), keyBits: arg(3, "bytes"), into: arg(0, "any") },
  "CCHmac{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  kCCPBKDF2: { name: "PBKDF2" },
  "kCCPRFHmacAlg{SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  CCKeyDerivationPBKDF: {
    is: "kdf",
    algorithm: arg(0, "any"),
    saltBits: arg(4, "bytes"),
    digest: arg(5, "any"),
    iterations: arg(6, "int"),
    outputBits: arg(8, "bytes")
  },
  "{CCSymmetricKeyWrap,CCSymmetricKeyUnwrap}": { is: "key-wrap", name: "AES", mode: "kw" },
  CCRandomGenerateBytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] }
})
