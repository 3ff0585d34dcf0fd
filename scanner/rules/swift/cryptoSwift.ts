import { arg, implied, library, text } from "../rule.ts"

const block = {
  from: implied("CryptoSwift.BlockMode", arg(9, "any", "blockMode")),
  padding: implied("CryptoSwift.Padding", arg(9, "padding", "padding"))
} as const
const encryption = { is: "cipher", inherits: true, name: "RSA", primitive: "pke" } as const
const signature = { is: "signature", inherits: true, name: "RSA", primitive: "signature" } as const
const aead = {
  nonceBits: arg(9, "bytes", "iv"),
  keyBits: arg(9, "bytes", "key"),
  defaults: { tagBits: 128 },
  labels: ["authenticationHeader", "authenticationTag"]
} as const

/*
 * Source: CryptoSwift 1.10 (github.com/krzyzanowskim/CryptoSwift/tree/main/Sources/CryptoSwift). Cipher is AES in CBC or whatever the block mode says, padded after PKCS #7 unless
 * the call chooses otherwise. Digests are methods of Data, String and [UInt8] as well.
 */
export const cryptoSwift = library("swift", "cryptoSwift", {
  "CryptoSwift.Digest.{md5,sha1,sha224,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "CryptoSwift.Digest.sha2": { is: "hash", algorithm: implied("CryptoSwift.SHA2.Variant", arg(9, "hash", "variant")) },
  "CryptoSwift.Digest.sha3": { is: "hash", algorithm: implied("CryptoSwift.SHA3.Variant", arg(9, "hash", "variant")) },
  "CryptoSwift.*#{md5,sha1,sha224,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "CryptoSwift.*#sha2": { is: "hash", algorithm: implied("CryptoSwift.SHA2.Variant", arg(0, "hash")) },
  "CryptoSwift.*#sha3": { is: "hash", algorithm: implied("CryptoSwift.SHA3.Variant", arg(0, "hash")) },
  "new CryptoSwift.{MD5,SHA1}": { is: "hash", algorithm: text("{1}", "hash"), returns: "CryptoSwift.Hash" },
  "new CryptoSwift.SHA2": {
    is: "hash",
    algorithm: implied("CryptoSwift.SHA2.Variant", arg(0, "hash", "variant")),
    returns: "CryptoSwift.Hash"
  },
  "new CryptoSwift.SHA3": {
    is: "hash",
    algorithm: implied("CryptoSwift.SHA3.Variant", arg(0, "hash", "variant")),
    returns: "CryptoSwift.Hash"
  },
  "CryptoSwift.Hash#{calculate,callAsFunction,update,finish}": { refines: true, operates: true, functions: ["digest"] },
  "CryptoSwift.SHA2.Variant.{sha224,sha256,sha384,sha512}": { value: "{1}" },
  "CryptoSwift.SHA3.Variant.sha{224,256,384,512}": { value: "sha3-{1}" },
  "CryptoSwift.SHA3.Variant.{keccak224,keccak256,keccak384,keccak512}": { value: "{1}" },

  "new CryptoSwift.AES": {
    is: "cipher",
    name: "AES",
    keyBits: arg(0, "bytes", "key"),
    nonceBits: arg(9, "bytes", "iv"),
    ...block,
    defaults: { padding: "pkcs7" }
  },
  "new CryptoSwift.Blowfish": {
    is: "cipher",
    name: "Blowfish",
    keyBits: arg(0, "bytes", "key"),
    nonceBits: arg(9, "bytes", "iv"),
    ...block
  },
  "new CryptoSwift.{ChaCha20,XChaCha20}": {
    is: "cipher",
    name: "{1}",
    nonceBits: arg(9, "bytes", "iv"),
    labels: ["key", "counter", "blockCounter"]
  },
  "new CryptoSwift.Rabbit": { is: "cipher", name: "RABBIT", nonceBits: arg(9, "bytes", "iv"), labels: ["key"] },
  "CryptoSwift.{AES,Blowfish,ChaCha20,XChaCha20,Rabbit}#encrypt": { refines: true, functions: ["encrypt"] },
  "CryptoSwift.{AES,Blowfish,ChaCha20,XChaCha20,Rabbit}#decrypt": { refines: true, functions: ["decrypt"] },
  "CryptoSwift.AES.randomIV": { is: "random", name: "RNG", byteLength: arg(0, "size"), functions: ["generate"] },
  "CryptoSwift.{AES,ChaCha20}#makeEncryptor": { refines: true, functions: ["encrypt"] },
  "CryptoSwift.{AES,ChaCha20}#makeDecryptor": { refines: true, functions: ["decrypt"] },
  "CryptoSwift.AEADChaCha20Poly1305.encrypt": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    ...aead,
    functions: ["encrypt"]
  },
  "CryptoSwift.AEADChaCha20Poly1305.decrypt": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    ...aead,
    functions: ["decrypt"]
  },
  "CryptoSwift.AEADXChaCha20Poly1305.encrypt": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...aead,
    functions: ["encrypt"]
  },
  "CryptoSwift.AEADXChaCha20Poly1305.decrypt": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...aead,
    functions: ["decrypt"]
  },

  "new CryptoSwift.{CBC,PCBC,CFB,OFB,CTR}": { mode: text("{1}", "mode"), nonceBits: arg(0, "bytes", "iv") },
  "new CryptoSwift.ECB": { mode: "ecb" },
  "new CryptoSwift.GCM": {
    mode: "gcm",
    nonceBits: arg(0, "bytes", "iv"),
    tagBits: arg(9, "bytes", "tagLength"),
    defaults: { tagBits: 128 }
  },
  "new CryptoSwift.OCB": {
    mode: "ocb",
    nonceBits: arg(0, "bytes", "nonce"),
    tagBits: arg(9, "bytes", "tagLength"),
    defaults: { tagBits: 128 }
  },
  "new CryptoSwift.CCM": { mode: "ccm", nonceBits: arg(0, "bytes", "iv"), tagBits: arg(9, "bytes", "tagLength") },
  "CryptoSwift.Padding.{noPadding,zeroPadding,pkcs7,pkcs5,iso78164,iso10126}": { value: "{1}" },
  "CryptoSwift.Padding.eme_pkcs1v15": { value: "pkcs1v15" },
  "CryptoSwift.Padding.emsa_pkcs1v15": { value: "pkcs1v15" },

  "new CryptoSwift.HMAC": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes", "key"),
    digest: implied("CryptoSwift.HMAC.Variant", arg(9, "hash", "variant")),
    defaults: { digest: "MD5" }
  },
  "CryptoSwift.HMAC.Variant.{md5,sha1,sha256,sha384,sha512}": { value: "{1}" },
  "CryptoSwift.HMAC.Variant.sha2": { algorithm: implied("CryptoSwift.SHA2.Variant", arg(0, "hash")) },
  "CryptoSwift.HMAC.Variant.sha3": { algorithm: implied("CryptoSwift.SHA3.Variant", arg(0, "hash")) },
  "new CryptoSwift.CMAC": { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(0, "bytes", "key") },
  "new CryptoSwift.CBCMAC": { is: "mac", name: "CBC-MAC", cipher: "AES", keyBits: arg(0, "bytes", "key") },
  "new CryptoSwift.Poly1305": { is: "mac", name: "Poly1305", labels: ["key"] },

  "new CryptoSwift.PKCS5.PBKDF1": {
    is: "kdf",
    name: "PBKDF1",
    saltBits: arg(9, "bytes", "salt"),
    digest: implied("CryptoSwift.PKCS5.PBKDF1.Variant", arg(9, "hash", "variant")),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "bytes", "keyLength"),
    defaults: { digest: "SHA-1", iterations: 4096 },
    labels: ["password"]
  },
  "CryptoSwift.PKCS5.PBKDF1.Variant.{md5,sha1}": { value: "{1}" },
  "new CryptoSwift.PKCS5.PBKDF2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(9, "bytes", "salt"),
    digest: implied("CryptoSwift.HMAC.Variant", arg(9, "hash", "variant")),
    iterations: arg(9, "int", "iterations"),
    outputBits: arg(9, "bytes", "keyLength"),
    defaults: { digest: "SHA-256", iterations: 4096 },
    labels: ["password"]
  },
  "new CryptoSwift.HKDF": {
    is: "kdf",
    name: "HKDF",
    saltBits: arg(9, "bytes", "salt"),
    digest: implied("CryptoSwift.HMAC.Variant", arg(9, "hash", "variant")),
    outputBits: arg(9, "bytes", "keyLength"),
    defaults: { digest: "SHA-256" },
    labels: ["password", "info"]
  },
  "new CryptoSwift.Scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(9, "bytes", "salt"),
    outputBits: arg(9, "bytes", "dkLen"),
    iterations: arg(9, "int", "N"),
    blockSize: arg(9, "int", "r"),
    parallelism: arg(9, "int", "p"),
    labels: ["password"]
  },

  "new CryptoSwift.RSA": {
    is: "key",
    name: "RSA",
    keyBits: arg(9, "int", "keySize"),
    returns: "CryptoSwift.RSA",
    labels: ["n", "e", "d", "p", "q", "rawRepresentation"]
  },
  "CryptoSwift.RSA#encrypt": { ...encryption, functions: ["encrypt"], padding: "pkcs1v15" },
  "CryptoSwift.RSA#encrypt(variant:)": {
    ...encryption,
    functions: ["encrypt"],
    from: implied("CryptoSwift.RSAEncryptionVariant", arg(9, "any", "variant"))
  },
  "CryptoSwift.RSA#decrypt": { ...encryption, functions: ["decrypt"], padding: "pkcs1v15" },
  "CryptoSwift.RSA#decrypt(variant:)": {
    ...encryption,
    functions: ["decrypt"],
    from: implied("CryptoSwift.RSAEncryptionVariant", arg(9, "any", "variant"))
  },
  "CryptoSwift.RSA#sign": { ...signature, functions: ["sign"], padding: "pkcs1v15", digest: "SHA-256" },
  "CryptoSwift.RSA#sign(variant:)": {
    ...signature,
    functions: ["sign"],
    from: implied("CryptoSwift.RSA.SignatureVariant", arg(9, "any", "variant"))
  },
  "CryptoSwift.RSA#verify": { ...signature, functions: ["verify"], padding: "pkcs1v15", digest: "SHA-256" },
  "CryptoSwift.RSA#verify(variant:)": {
    ...signature,
    functions: ["verify"],
    from: implied("CryptoSwift.RSA.SignatureVariant", arg(9, "any", "variant"))
  },
  "CryptoSwift.RSAEncryptionVariant.{unsafe,raw}": { padding: "none" },
  "CryptoSwift.RSAEncryptionVariant.pksc1v15": { padding: "pkcs1v15" },
  "CryptoSwift.RSA.SignatureVariant.raw": { padding: "none" },
  "CryptoSwift.RSA.SignatureVariant.message_pkcs1v15_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_256,SHA3_384,SHA3_512}":
    {
      padding: "pkcs1v15",
      digest: text("{1}", "hash")
    },
  "CryptoSwift.RSA.SignatureVariant.digest_pkcs1v15_{RAW,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_256,SHA3_384,SHA3_512}":
    {
      padding: "pkcs1v15",
      digest: text("{1}", "hash")
    }
})
