import { arg, library, option } from "../rule.ts"

const sign = "{SignJWT,CompactSign,FlattenedSign,GeneralSign}"
const encrypt = "{EncryptJWT,CompactEncrypt,FlattenedEncrypt,GeneralEncrypt}"
const verify = {
  is: "token",
  algorithm: option(2, "jose", "algorithms"),
  key: arg(1, "any"),
  functions: ["verify"]
} as const
const decrypt = {
  is: "cipher",
  algorithm: option(2, "jose", "keyManagementAlgorithms"),
  cipher: option(2, "jose", "contentEncryptionAlgorithms"),
  key: arg(1, "any"),
  functions: ["decrypt"]
} as const
const made = { is: "token", name: "JWS-none", functions: ["sign"] } as const
const sealed = { is: "cipher", name: "JWE", functions: ["encrypt"] } as const

/*
 * jose 6, API documentation (https://github.com/panva/jose/tree/main/docs; and the same names of versions 3 to 5), and the classes of version 1 and 2 that are still in
 * use. A token is made with the algorithm of its protected header, which is set on its builder.
 */
export const jose = library("javascript", "jose", {
  [`new jose.${sign}`]: { is: "token", functions: ["sign"], returns: "jose.Sign" },
  "jose.Sign#{setProtectedHeader,addSignature}": {
    refines: true,
    algorithm: option(0, "jose", "alg"),
    returns: "jose.Sign"
  },
  "jose.Sign#sign": { refines: true, key: arg(0, "any") },
  "jose.Sign#*": { returns: "jose.Sign" },
  [`new jose.${encrypt}`]: { is: "cipher", functions: ["encrypt"], returns: "jose.Encrypt" },
  "jose.Encrypt#setProtectedHeader": {
    refines: true,
    algorithm: option(0, "jose", "alg"),
    cipher: option(0, "jose", "enc"),
    returns: "jose.Encrypt"
  },
  "jose.Encrypt#*": { returns: "jose.Encrypt" },
  "jose.{jwtVerify,compactVerify,flattenedVerify,generalVerify}": verify,
  "jose.{jwtDecrypt,compactDecrypt,flattenedDecrypt,generalDecrypt}": decrypt,
  "new jose.UnsecuredJWT": made,
  "jose.{importSPKI,importPKCS8,importX509}": { is: "key", algorithm: arg(1, "jose"), certificateFormat: "PEM" },
  "jose.importJWK": { is: "key", algorithm: arg(1, "jose"), certificateFormat: "JWK" },
  "jose.exportJWK": { is: "key", certificateFormat: "JWK", key: arg(0, "any"), from: arg(0, "any") },
  "jose.exportPKCS8": { is: "key", certificateFormat: "PKCS8", key: arg(0, "any"), from: arg(0, "any") },
  "jose.exportSPKI": { is: "key", certificateFormat: "SPKI", key: arg(0, "any"), from: arg(0, "any") },
  "jose.EmbeddedJWK": { is: "key", certificateFormat: "JWK" },
  "jose.generateKeyPair": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    keyBits: option(1, "int", "modulusLength"),
    curve: option(1, "curve", "crv"),
    returns: "jose.KeyPair"
  },
  "jose.KeyPair#{publicKey,privateKey}": { inherits: true },
  "jose.generateSecret": { is: "keygen", algorithm: arg(0, "jose") },
  "jose.{createRemoteJWKSet,createLocalJWKSet}": { is: "keystore", certificateFormat: "JWK" },
  "jose.{calculateJwkThumbprint,calculateJwkThumbprintUri}": {
    is: "hash",
    algorithm: arg(1, "opensslDigest"),
    defaults: { name: "SHA-256" }
  },
  "jose.{JWT.sign,JWS.sign}": {
    is: "token",
    algorithm: option(2, "jose", "algorithm|alg"),
    key: arg(1, "any"),
    functions: ["sign"]
  },
  "jose.{JWT.verify,JWS.verify}": verify,
  "jose.JWK.None": { name: "JWS-none" },
  "jose.JWE.encrypt": { ...sealed, key: arg(1, "any") },
  "jose.JWE.decrypt": { ...sealed, functions: ["decrypt"], key: arg(1, "any") },
  "jose.JWK.asKey": { is: "key", certificateFormat: "JWK" },
  "jose.JWK.{generate,generateSync}": {
    is: "keygen",
    algorithm: arg(0, "keyType"),
    curve: arg(1, "curve"),
    keyBits: arg(1, "int"),
    certificateFormat: "JWK"
  }
})
