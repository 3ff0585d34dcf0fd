import { arg, library, text } from "../rule.ts"

const ciphers = "tsec.cipher.symmetric.jca.AES{128,192,256}{GCM,CBC,CTR}"
const encrypting = "{encrypt,encryptDetached,encryptWithAAD,encryptWithAADDetached}"
const decrypting = "{decrypt,decryptDetached,decryptWithAAD,decryptWithAADDetached}"
const generating = "{generateKey,unsafeGenerateKey}"
const macs = "tsec.mac.jca.HMACSHA{1,256,384,512}"
const signatures =
  "tsec.signature.jca.{MD2withRSA,MD5withRSA,SHA1withRSA,SHA224withRSA,SHA256withRSA,SHA384withRSA,SHA512withRSA,SHA1withDSA,SHA224withDSA,SHA256withDSA,NONEwithECDSA,SHA1withECDSA,SHA224withECDSA,SHA256withECDSA,SHA384withECDSA,SHA512withECDSA}"
const cipher = {
  is: "cipher",
  algorithm: text("aes-{1}-{2}", "cipher")
} as const

/*
 * Source: TSec 0.4 documentation and API, packages tsec.cipher.symmetric, tsec.hashing, tsec.mac, tsec.signature,
 * tsec.passwordhashers and tsec.jws. Its bcrypt documents 10 rounds; the hashes of its Bouncy Castle package that are
 * called Keccak are those of SHA-3.
 */
export const tsec = library("java", "tsec", {
  [`${ciphers}.${encrypting}`]: { ...cipher, functions: ["encrypt"] },
  [`${ciphers}.${decrypting}`]: { ...cipher, functions: ["decrypt"] },
  [`${ciphers}.${generating}`]: { is: "keygen", algorithm: text("aes-{1}-{2}", "cipher") },
  [`tsec.cipher.symmetric.bouncy.{ChaCha20Poly1305,ChaCha20Poly1305IETF}.${encrypting}`]: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    functions: ["encrypt"]
  },
  [`tsec.cipher.symmetric.bouncy.{ChaCha20Poly1305,ChaCha20Poly1305IETF}.${decrypting}`]: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    functions: ["decrypt"]
  },
  "tsec.cipher.symmetric.bouncy.XChaCha20Poly1305.{encrypt,encryptWithAAD}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: ["encrypt"]
  },
  "tsec.cipher.symmetric.bouncy.XSalsa20Poly1305.encrypt": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    functions: ["encrypt"]
  },
  "tsec.hashing.jca.{MD5,SHA1,SHA256,SHA512}.{hash,unsafeHash,hashPipe}": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  "tsec.hashing.bouncy.Keccak{224,256,384,512}.{hash,unsafeHash,hashPipe}": { is: "hash", name: "SHA3-{1}" },
  "tsec.hashing.bouncy.{Whirlpool,RipeMD128,RipeMD160,RipeMD256,RipeMD320}.{hash,unsafeHash,hashPipe}": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  [`${macs}.sign`]: { is: "mac", algorithm: text("HmacSHA{1}", "jca"), functions: ["tag"] },
  [`${macs}.{verify,verifyBool}`]: { is: "mac", algorithm: text("HmacSHA{1}", "jca") },
  [`${macs}.${generating}`]: { is: "keygen", algorithm: text("HmacSHA{1}", "jca") },
  [`${signatures}.sign`]: { is: "signature", algorithm: text("{1}", "jca"), functions: ["sign"] },
  [`${signatures}.{verify,verifyBool,verifyCert}`]: {
    is: "signature",
    algorithm: text("{1}", "jca"),
    functions: ["verify"]
  },
  [`${signatures}.{generateKeyPair,unsafeGenerateKeyPair}`]: { is: "keygen", algorithm: text("{1}", "jca") },
  "tsec.passwordhashers.jca.BCrypt.{hashpw,hashpwUnsafe}": {
    is: "password-hash",
    name: "bcrypt",
    functions: ["keyderive"],
    defaults: { iterations: 1024 }
  },
  "tsec.passwordhashers.jca.BCrypt.hashpwWithRounds": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2", "rounds"),
    functions: ["keyderive"]
  },
  "tsec.passwordhashers.jca.{SCrypt,HardenedSCrypt}.{hashpw,hashpwUnsafe}": {
    is: "password-hash",
    name: "scrypt",
    functions: ["keyderive"]
  },
  "tsec.passwordhashers.jca.BCrypt.{checkpw,checkpwBool,checkpwUnsafe}": {
    is: "password-hash",
    name: "bcrypt",
    functions: ["verify"]
  },
  "tsec.passwordhashers.jca.{SCrypt,HardenedSCrypt}.{checkpw,checkpwBool,checkpwUnsafe}": {
    is: "password-hash",
    name: "scrypt",
    functions: ["verify"]
  },
  "tsec.jws.mac.{JWTMac,JWTMacImpure}.{build,buildToString,generateSignature}": {
    is: "token",
    name: "JWT",
    functions: ["sign"]
  },
  "tsec.jws.mac.{JWTMac,JWTMacImpure}.{verifyAndParse,verifyFromString,verifyFromInstance}": {
    is: "token",
    name: "JWT",
    functions: ["verify"]
  },
  "tsec.jws.signature.{JWTSig,JWTSigImpure}.{signAndBuild,signToString}": {
    is: "token",
    name: "JWT",
    functions: ["sign"]
  },
  "tsec.jws.signature.{JWTSig,JWTSigImpure}.{verifyK,verifyC,verifyKI,verifyCI}": {
    is: "token",
    name: "JWT",
    functions: ["verify"]
  }
})
