import { arg, library, receiver, text } from "../rule.ts"

/*
 * Source: Hutool 5.8 API, packages cn.hutool.crypto and cn.hutool.jwt.signers. AES, DES, DESede and SM4 without a mode are
 * ECB with PKCS5Padding; RSA without an algorithm is RSA/ECB/PKCS1Padding; PBKDF2 without parameters is
 * PBKDF2WithHmacSHA1 with 1000 iterations and 512 bits.
 */
export const hutool = library("java", "hutool", {
  "cn.hutool.crypto.digest.DigestUtil.{md5,sha1,sha256,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "cn.hutool.crypto.digest.DigestUtil.{md5,sha1,sha256,sha512}Hex": { is: "hash", algorithm: text("{1}", "hash") },
  "cn.hutool.crypto.digest.DigestUtil.md5Hex16": { is: "hash", name: "MD5" },
  "cn.hutool.crypto.SecureUtil.{md5,sha1,sha256}": { is: "hash", algorithm: text("{1}", "hash") },
  "cn.hutool.crypto.SecureUtil.signParams{Md5,Sha1,Sha256}": { is: "hash", algorithm: text("{1}", "hash") },
  "cn.hutool.crypto.SmUtil.{sm3,sm3WithSalt}": { is: "hash", name: "SM3" },
  "new cn.hutool.crypto.digest.{MD5,SM3}": { is: "hash", name: "{1}" },
  "cn.hutool.crypto.digest.DigestUtil.digester": { is: "hash", algorithm: arg(0, "jca") },
  "new cn.hutool.crypto.digest.Digester": { is: "hash", algorithm: arg(0, "jca") },
  "cn.hutool.crypto.digest.DigestAlgorithm.{MD2,MD5,SHA1,SHA256,SHA384,SHA512}": {
    value: "{1}",
    returns: "cn.hutool.crypto.digest.DigestAlgorithm"
  },
  "cn.hutool.crypto.digest.DigestUtil.bcrypt": {
    is: "password-hash",
    name: "bcrypt",
    iterations: 1024,
    functions: ["keyderive"]
  },
  "cn.hutool.crypto.digest.DigestUtil.bcryptCheck": { is: "password-hash", name: "bcrypt", functions: ["verify"] },

  "cn.hutool.crypto.SecureUtil.hmac{Md5,Sha1,Sha256}": {
    is: "mac",
    algorithm: text("Hmac{1}", "jca"),
    keyBits: arg(0, "bytes")
  },
  "cn.hutool.crypto.SmUtil.hmacSm3": { is: "mac", name: "HMAC", digest: "SM3", keyBits: arg(0, "bytes") },
  "cn.hutool.crypto.{SecureUtil,digest.DigestUtil}.hmac": {
    is: "mac",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "bytes")
  },
  "new cn.hutool.crypto.digest.HMac": { is: "mac", algorithm: arg(0, "jca"), keyBits: arg(1, "bytes") },
  "cn.hutool.crypto.digest.HmacAlgorithm.{HmacMD5,HmacSHA1,HmacSHA256,HmacSHA384,HmacSHA512,HmacSM3}": {
    value: "{1}",
    returns: "cn.hutool.crypto.digest.HmacAlgorithm"
  },

  "cn.hutool.crypto.SecureUtil.aes": {
    is: "cipher",
    name: "AES",
    mode: "ecb",
    padding: "pkcs7",
    keyBits: arg(0, "bytes")
  },
  "cn.hutool.crypto.SecureUtil.des": { is: "cipher", name: "DES", mode: "ecb", padding: "pkcs7" },
  "cn.hutool.crypto.SecureUtil.desede": { is: "cipher", name: "3DES", mode: "ecb", padding: "pkcs7" },
  "cn.hutool.crypto.SmUtil.sm4": { is: "cipher", name: "SM4", mode: "ecb", padding: "pkcs7" },
  "new cn.hutool.crypto.symmetric.AES": {
    is: "cipher",
    name: "AES",
    mode: arg(0, "mode"),
    padding: arg(1, "padding"),
    keyBits: arg(2, "bytes"),
    nonceBits: arg(3, "bytes"),
    defaults: { mode: "ecb", padding: "pkcs7" }
  },
  "new cn.hutool.crypto.symmetric.DES": {
    is: "cipher",
    name: "DES",
    mode: arg(0, "mode"),
    padding: arg(1, "padding"),
    nonceBits: arg(3, "bytes"),
    defaults: { mode: "ecb", padding: "pkcs7" }
  },
  "new cn.hutool.crypto.symmetric.DESede": {
    is: "cipher",
    name: "3DES",
    mode: arg(0, "mode"),
    padding: arg(1, "padding"),
    nonceBits: arg(3, "bytes"),
    defaults: { mode: "ecb", padding: "pkcs7" }
  },
  "new cn.hutool.crypto.symmetric.SM4": {
    is: "cipher",
    name: "SM4",
    mode: arg(0, "mode"),
    padding: arg(1, "padding"),
    nonceBits: arg(3, "bytes"),
    defaults: { mode: "ecb", padding: "pkcs7" }
  },
  "cn.hutool.crypto.Mode.{CBC,CFB,CTR,CTS,ECB,OFB,PCBC}": { value: "{1}" },
  "cn.hutool.crypto.Padding.{NoPadding,ZeroPadding,ISO10126Padding,OAEPPadding,PKCS1Padding,PKCS5Padding,SSL3Padding}":
    {
      value: "{1}"
    },
  "new cn.hutool.crypto.symmetric.SymmetricCrypto": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "bytes")
  },
  "cn.hutool.crypto.symmetric.SymmetricAlgorithm.{AES,ARCFOUR,Blowfish,DES,DESede,RC2,PBEWithMD5AndDES,PBEWithSHA1AndDESede,PBEWithSHA1AndRC2_40}":
    { value: "{1}", returns: "cn.hutool.crypto.symmetric.SymmetricAlgorithm" },
  "new cn.hutool.crypto.symmetric.ChaCha20": { is: "cipher", name: "ChaCha20", nonceBits: arg(1, "bytes") },
  "new cn.hutool.crypto.symmetric.RC4": { is: "cipher", name: "RC4" },
  "cn.hutool.crypto.SecureUtil.rc4": { is: "cipher", name: "RC4" },
  "cn.hutool.crypto.SecureUtil.zuc{128,256}": { is: "cipher", name: "ZUC-{1}", nonceBits: arg(1, "bytes") },
  "new cn.hutool.crypto.symmetric.PBKDF2": {
    is: "kdf",
    algorithm: arg(0, "jca"),
    outputBits: arg(1, "int"),
    iterations: arg(2, "int"),
    defaults: { name: "PBKDF2", outputBits: 512, iterations: 1000 }
  },
  "cn.hutool.crypto.SecureUtil.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-1",
    saltBits: arg(1, "bytes"),
    outputBits: 512,
    iterations: 1000
  },

  "new cn.hutool.crypto.asymmetric.RSA": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: arg(0, "jca"),
    defaults: { padding: "pkcs1v15" }
  },
  "cn.hutool.crypto.SecureUtil.rsa": { is: "cipher", name: "RSA", primitive: "pke", padding: "pkcs1v15" },
  "new cn.hutool.crypto.asymmetric.AsymmetricCrypto": { is: "cipher", algorithm: arg(0, "jca") },
  "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm.RSA": {
    value: "RSA",
    returns: "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm"
  },
  "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm.RSA_ECB_PKCS1": {
    value: "RSA/ECB/PKCS1Padding",
    returns: "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm"
  },
  "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm.{RSA_ECB,RSA_None}": {
    value: "RSA/ECB/NoPadding",
    returns: "cn.hutool.crypto.asymmetric.AsymmetricAlgorithm"
  },
  "new cn.hutool.crypto.asymmetric.Sign": { is: "signature", algorithm: arg(0, "jca") },
  "cn.hutool.crypto.SecureUtil.sign": { is: "signature", algorithm: arg(0, "jca") },
  "cn.hutool.crypto.asymmetric.SignAlgorithm.{NONEwithRSA,MD2withRSA,MD5withRSA,SHA1withRSA,SHA256withRSA,SHA384withRSA,SHA512withRSA,NONEwithDSA,SHA1withDSA,NONEwithECDSA,SHA1withECDSA,SHA256withECDSA,SHA384withECDSA,SHA512withECDSA}":
    { value: "{1}", returns: "cn.hutool.crypto.asymmetric.SignAlgorithm" },
  "cn.hutool.crypto.asymmetric.SignAlgorithm.SHA{256,384,512}withRSA_PSS": {
    value: "SHA{1}WithRSA/PSS",
    returns: "cn.hutool.crypto.asymmetric.SignAlgorithm"
  },
  "new cn.hutool.crypto.asymmetric.SM2": { is: "key", name: "SM2", returns: "cn.hutool.crypto.asymmetric.SM2" },
  "cn.hutool.crypto.SmUtil.sm2": { is: "key", name: "SM2", returns: "cn.hutool.crypto.asymmetric.SM2" },
  "cn.hutool.crypto.asymmetric.SM2#{encrypt,encryptHex,encryptBase64,encryptBcd}": {
    is: "cipher",
    name: "SM2",
    functions: ["encrypt"]
  },
  "cn.hutool.crypto.asymmetric.SM2#{decrypt,decryptStr}": { is: "cipher", name: "SM2", functions: ["decrypt"] },
  "cn.hutool.crypto.asymmetric.SM2#{sign,signHex}": { is: "signature", name: "SM2", functions: ["sign"] },
  "cn.hutool.crypto.asymmetric.SM2#{verify,verifyHex}": { is: "signature", name: "SM2", functions: ["verify"] },

  "cn.hutool.crypto.{SecureUtil,KeyUtil}.generateKey": {
    is: "keygen",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "int"),
    returns: "javax.crypto.SecretKey"
  },
  "cn.hutool.crypto.{SecureUtil,KeyUtil}.generateKeyPair": {
    is: "keygen",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "int"),
    returns: "java.security.KeyPair"
  },
  "cn.hutool.crypto.{SecureUtil,KeyUtil}.{generatePrivateKey,generatePublicKey}": {
    is: "key",
    algorithm: arg(0, "jca"),
    returns: "java.security.Key"
  },
  "cn.hutool.crypto.SecureUtil.createCipher": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    returns: "javax.crypto.Cipher"
  },
  "cn.hutool.crypto.SecureUtil.{createMessageDigest,createJdkMessageDigest}": {
    is: "hash",
    algorithm: arg(0, "jca"),
    returns: "java.security.MessageDigest"
  },
  "cn.hutool.crypto.SecureUtil.createMac": { is: "mac", algorithm: arg(0, "jca"), returns: "javax.crypto.Mac" },
  "cn.hutool.crypto.SecureUtil.createSignature": {
    is: "signature",
    algorithm: arg(0, "jca"),
    returns: "java.security.Signature"
  },
  "cn.hutool.crypto.{digest.DigestAlgorithm,digest.HmacAlgorithm,symmetric.SymmetricAlgorithm,asymmetric.AsymmetricAlgorithm,asymmetric.SignAlgorithm}#getValue":
    { algorithm: receiver("jca") },

  "cn.hutool.jwt.signers.JWTSignerUtil.{hs256,hs384,hs512}": {
    is: "token",
    algorithm: text("{1}", "jose"),
    keyBits: arg(0, "bytes")
  },
  "cn.hutool.jwt.signers.JWTSignerUtil.{rs256,rs384,rs512,es256,es384,es512}": {
    is: "token",
    algorithm: text("{1}", "jose"),
    key: arg(0, "any")
  },
  "cn.hutool.jwt.signers.JWTSignerUtil.none": { is: "token", algorithm: text("none", "jose") },
  "cn.hutool.jwt.signers.JWTSignerUtil.createSigner": { is: "token", algorithm: arg(0, "jose"), key: arg(1, "any") }
})
