import { arg, library, text, type Row } from "../rule.ts"

const optioned: Row = {
  is: "cipher",
  functions: arg(0, "cipherFunction"),
  algorithm: arg(1, "cipher"),
  from: arg(2, "commonCryptoOptions"),
  keyBits: arg(4, "bytes")
}

/*
 * Sources: the headers of CommonCrypto and its sources for what has no public header
 * (github.com/apple-oss-distributions/CommonCrypto/tree/main/include). Lengths are bytes. Without the option for ECB the
 * cryptor is in CBC mode.
 */
export const commonCrypto = library("apple", "commonCrypto", {
  "CC_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { is: "hash", algorithm: text("{1}", "hash") },
  "CC_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}_Init": { is: "hash", algorithm: text("{1}", "hash") },
  CCDigest: { is: "hash", algorithm: arg(0, "hash") },
  CCDigestInit: { is: "hash", algorithm: arg(0, "hash"), into: arg(1, "any") },
  "{CCDigestUpdate,CCDigestFinal}": { refines: true, operates: true, on: arg(0, "any") },
  CCDigestCreate: { is: "hash", algorithm: arg(0, "hash") },
  "kCCDigest{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RMD160,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    value: "{1}"
  },
  CC_MD5_DIGEST_LENGTH: { byteLength: 16 },
  CC_SHA1_DIGEST_LENGTH: { byteLength: 20 },
  CC_SHA224_DIGEST_LENGTH: { byteLength: 28 },
  CC_SHA256_DIGEST_LENGTH: { byteLength: 32 },
  CC_SHA384_DIGEST_LENGTH: { byteLength: 48 },
  CC_SHA512_DIGEST_LENGTH: { byteLength: 64 },

  CCCrypt: optioned,
  "{CCCryptorCreate,CCCryptorCreateFromData}": { ...optioned, into: [arg(6, "any"), arg(8, "any")] },
  "CCCryptor{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  CCCryptorCreateWithMode: {
    is: "cipher",
    functions: arg(0, "cipherFunction"),
    mode: arg(1, "mode"),
    algorithm: arg(2, "cipher"),
    padding: arg(3, "padding"),
    keyBits: arg(6, "bytes"),
    into: arg(11, "any")
  },
  CCCryptorCreateFromDataWithMode: {
    is: "cipher",
    functions: arg(0, "cipherFunction"),
    mode: arg(1, "mode"),
    algorithm: arg(2, "cipher"),
    padding: arg(3, "padding"),
    keyBits: arg(6, "bytes"),
    into: arg(13, "any")
  },
  "CCCryptor{EncryptDataBlock,DecryptDataBlock,GCMEncrypt,GCMDecrypt,GCMFinal,GCMFinalize}": {
    refines: true,
    operates: true,
    on: arg(0, "any")
  },
  "{CCCryptorGCMAddIV,CCCryptorGCMSetIV}": { refines: true, on: arg(0, "any"), nonceBits: arg(2, "bytes") },
  CCCryptorChaCha20: { is: "cipher", name: "ChaCha20", keyBits: arg(1, "bytes"), nonceBits: arg(3, "bytes") },
  "CCCryptorChaCha20Poly1305Oneshot{Encrypt,Decrypt}": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    keyBits: arg(1, "bytes"),
    nonceBits: arg(3, "bytes"),
    functions: text("{1}", "cipherFunction")
  },
  CCCryptorGCM: {
    is: "cipher",
    functions: arg(0, "cipherFunction"),
    algorithm: arg(1, "cipher"),
    mode: "gcm",
    keyBits: arg(3, "bytes"),
    nonceBits: arg(5, "bytes")
  },
  CCCryptorGCMOneshotEncrypt: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    mode: "gcm",
    keyBits: arg(2, "bytes"),
    nonceBits: arg(4, "bytes"),
    tagBits: arg(11, "bytes"),
    functions: ["encrypt"]
  },
  CCCryptorGCMOneshotDecrypt: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    mode: "gcm",
    keyBits: arg(2, "bytes"),
    nonceBits: arg(4, "bytes"),
    tagBits: arg(11, "bytes"),
    functions: ["decrypt"]
  },
  kCCEncrypt: { value: "encrypt" },
  kCCDecrypt: { value: "decrypt" },
  "kCCAlgorithm{AES128,AES}": { value: "AES" },
  "kCCAlgorithm{DES,3DES,CAST,RC4,RC2,Blowfish}": { value: "{1}" },
  "{kCCOptionPKCS7Padding,kCCOptionECBMode}": { value: "{1}" },
  "kCCMode{ECB,CBC,CFB,CTR,OFB,XTS,CFB8,GCM,CCM}": { value: "{1}" },
  ccNoPadding: { value: "none" },
  ccPKCS7Padding: { value: "pkcs7" },
  kCCKeySizeAES128: { byteLength: 16 },
  kCCKeySizeAES192: { byteLength: 24 },
  kCCKeySizeAES256: { byteLength: 32 },
  kCCKeySizeDES: { keyBits: 56 },
  kCCKeySize3DES: { keyBits: 168 },
  "{kCCBlockSizeAES128,kCCContextSizeAES128}": { byteLength: 16 },
  "{kCCBlockSizeDES,kCCBlockSize3DES,kCCBlockSizeRC2,kCCBlockSizeBlowfish}": { byteLength: 8 },

  CCHmac: { is: "mac", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(2, "bytes"), functions: ["tag"] },
  "CCHmac{Create,OneShot}": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "hash"),
    keyBits: arg(2, "bytes"),
    functions: ["tag"]
  },
  CCAESCmac: { is: "mac", name: "CMAC", cipher: "AES", keyBits: 128, functions: ["tag"] },
  CCAESCmacCreate: { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(1, "bytes"), functions: ["tag"] },
  "CCAESCmac{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  CCDesCBCCksum: { is: "mac", name: "CBC-MAC", cipher: "DES" },
  CCHmacInit: {
    is: "mac",
    name: "HMAC",
    digest: arg(1, "hash"),
    keyBits: arg(3, "bytes"),
    functions: ["tag"],
    into: arg(0, "any")
  },
  "CCHmac{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  "kCCHmacAlg{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },

  "{CCDeriveKey,CCHKDFExtract,CCHKDFExpand}": {
    is: "kdf",
    from: arg(0, "any"),
    digest: arg(1, "hash"),
    outputBits: arg(5, "bytes")
  },
  CCKDFParametersCreateAnsiX963: { name: "X9.63-KDF", into: arg(0, "any") },
  CCKDFParametersCreateCtrHmac: { name: "KBKDF-Counter", into: arg(0, "any") },
  CCKDFParametersCreateHkdf: { name: "HKDF", saltBits: arg(2, "bytes"), into: arg(0, "any") },
  CCKDFParametersCreatePbkdf2: {
    name: "PBKDF2",
    iterations: arg(1, "int"),
    saltBits: arg(3, "bytes"),
    into: arg(0, "any")
  },
  CCKeyDerivationHMac: {
    is: "kdf",
    algorithm: arg(0, "any"),
    digest: arg(1, "hash"),
    outputBits: arg(14, "bytes")
  },
  "kCCKDFAlgorithm{CTR_HMAC,CTR_HMAC_FIXED}": { name: "KBKDF-Counter" },
  "kCCKDFAlgorithm{FB_HMAC,FB_HMAC_FIXED}": { name: "KBKDF-Feedback" },
  kCCKDFAlgorithmDPIPE_HMAC: { name: "KBKDF-DoublePipeline" },
  kCCKDFAlgorithmPBKDF2_HMAC: { name: "PBKDF2" },
  kCCKDFAlgorithmHKDF: { name: "HKDF" },
  kCCKDFAlgorithmAnsiX963: { name: "X9.63-KDF" },
  CCKeyDerivationPBKDF: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(4, "bytes"),
    digest: arg(5, "hash"),
    iterations: arg(6, "int"),
    outputBits: arg(8, "bytes"),
    functions: ["keyderive"]
  },
  CCCalibratePBKDF: { is: "kdf", name: "PBKDF2", digest: arg(3, "hash"), outputBits: arg(4, "bytes") },
  "kCCPRFHmacAlg{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },

  CCSymmetricKeyWrap: { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(4, "bytes"), functions: ["encrypt"] },
  CCSymmetricKeyUnwrap: { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(4, "bytes"), functions: ["decrypt"] },
  CCRandomCopyBytes: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  CCRandomGenerateBytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  CCRSACryptorGeneratePair: { is: "keygen", name: "RSA", keyBits: arg(0, "int"), into: [arg(2, "any"), arg(3, "any")] },
  CCECCryptorGeneratePair: { is: "keygen", name: "EC", keyBits: arg(0, "int"), into: [arg(1, "any"), arg(2, "any")] },
  CCRSACryptorImport: { is: "key", name: "RSA", into: arg(2, "any") },
  CCRSACryptorCreateFromData: { is: "key", name: "RSA" },
  CCECCryptorImportKey: { is: "key", name: "EC", into: arg(4, "any") },
  CCECCryptorImportPublicKey: { is: "key", name: "EC", into: arg(2, "any") },
  "CCRSACryptor{Encrypt,Decrypt}": {
    is: "cipher",
    name: "RSA",
    inherits: true,
    on: arg(0, "any"),
    padding: arg(1, "padding"),
    digest: arg(8, "hash"),
    functions: text("{1}", "cipherFunction")
  },
  CCRSACryptorCrypt: { is: "cipher", name: "RSA", inherits: true, on: arg(0, "any"), padding: "raw" },
  "CCRSACryptor{Sign,Verify}": {
    is: "signature",
    name: "RSA",
    inherits: true,
    on: arg(0, "any"),
    padding: arg(1, "padding"),
    digest: arg(4, "hash"),
    saltBits: arg(5, "bytes"),
    functions: text("{1}", "signFunction")
  },
  "CCECCryptor{Sign,Verify}Hash": {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  CCECCryptorComputeSharedSecret: { is: "key-agreement", name: "ECDH", key: arg(0, "any") },
  "CCECCryptor{WrapKey,UnwrapKey}": { is: "key-wrap", name: "ECIES", digest: arg(5, "hash"), key: arg(0, "any") },
  CCDHCreate: { is: "keygen", name: "DH", group: arg(0, "modpGroup") },
  kCCDHRFC3526Group5: { value: "modp1536" },
  "{CCDHGenerateKey,CCDHComputeKey}": { is: "key-agreement", name: "DH" },
  "cc{OAEP,PKCS1,X931}Padding": { value: "{1}" },
  ccRSAPSSPadding: { value: "pss" },
  ccPKCS1PaddingRaw: { value: "pkcs1v15" },
  ccPaddingNone: { value: "none" }
})
