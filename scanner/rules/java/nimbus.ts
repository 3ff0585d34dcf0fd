import { arg, library, text } from "../rule.ts"

/*
 * Source: Nimbus JOSE + JWT 9 and 10 API, packages com.nimbusds.jose, com.nimbusds.jose.crypto, com.nimbusds.jose.proc and
 * com.nimbusds.jwt. A signed or encrypted object takes over its header and its signer or encrypter. The method of content
 * encryption is a finding of its own, since a header also names an algorithm for the key.
 */
export const nimbus = library("java", "nimbus", {
  "com.nimbusds.jose.JWSAlgorithm.{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES256K,ES384,ES512,PS256,PS384,PS512,EdDSA,Ed25519}":
    { value: "{1}" },
  "com.nimbusds.jose.Algorithm.NONE": { value: "none" },
  "com.nimbusds.jose.JWSAlgorithm.Family.HMAC_SHA": { name: "HMAC" },
  "com.nimbusds.jose.JWSAlgorithm.Family.RSA": { name: "RSA", primitive: "signature" },
  "com.nimbusds.jose.JWSAlgorithm.Family.EC": { name: "ECDSA" },
  "com.nimbusds.jose.JWSAlgorithm.Family.ED": { name: "EdDSA" },
  "com.nimbusds.jose.JWEAlgorithm.{RSA1_5,RSA_OAEP,RSA_OAEP_256,RSA_OAEP_384,RSA_OAEP_512,A128KW,A192KW,A256KW,DIR,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW,ECDH_1PU,ECDH_1PU_A128KW,ECDH_1PU_A192KW,ECDH_1PU_A256KW,A128GCMKW,A192GCMKW,A256GCMKW,PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW}":
    { value: "{1}" },
  "{com.nimbusds.jose.JWSAlgorithm,com.nimbusds.jose.JWEAlgorithm}.parse": { algorithm: arg(0, "jose") },
  "new {com.nimbusds.jose.JWSAlgorithm,com.nimbusds.jose.JWEAlgorithm,com.nimbusds.jose.Algorithm}": {
    algorithm: arg(0, "jose")
  },
  "com.nimbusds.jose.EncryptionMethod.{A128CBC_HS256,A192CBC_HS384,A256CBC_HS512,A128GCM,A192GCM,A256GCM,XC20P}": {
    is: "cipher",
    algorithm: text("{1}", "jose")
  },
  "com.nimbusds.jose.EncryptionMethod.{A128CBC_HS256,A256CBC_HS512}_DEPRECATED": {
    is: "cipher",
    algorithm: text("{1}", "jose")
  },
  "com.nimbusds.jose.EncryptionMethod.parse": { is: "cipher", algorithm: arg(0, "jose") },

  "new com.nimbusds.jose.{JWSHeader,JWSHeader.Builder,JWEHeader,JWEHeader.Builder}": {
    is: "token",
    algorithm: arg(0, "jose")
  },
  "com.nimbusds.jose.{JWSHeader,JWEHeader}.Builder#*": { returns: "com.nimbusds.jose.{1}.Builder" },
  "new {com.nimbusds.jose.JWSObject,com.nimbusds.jwt.SignedJWT,com.nimbusds.jose.JWEObject,com.nimbusds.jose.JWEObjectJSON,com.nimbusds.jwt.EncryptedJWT}":
    { is: "token", from: arg(0, "any") },
  "new {com.nimbusds.jwt.PlainJWT,com.nimbusds.jose.PlainObject}": { is: "token", algorithm: text("none", "jose") },
  "{com.nimbusds.jose.JWSObject,com.nimbusds.jwt.SignedJWT}#sign": {
    refines: true,
    from: arg(0, "any"),
    functions: ["sign"]
  },
  "{com.nimbusds.jose.JWEObject,com.nimbusds.jose.JWEObjectJSON,com.nimbusds.jwt.EncryptedJWT}#encrypt": {
    refines: true,
    from: arg(0, "any"),
    functions: ["encrypt"]
  },
  "com.nimbusds.jose.JWSObjectJSON#sign": { is: "token", from: [arg(0, "any"), arg(-1, "any")], functions: ["sign"] },

  "new com.nimbusds.jose.crypto.RSASSASigner": {
    is: "signature",
    name: "RSA",
    key: arg(0, "any"),
    functions: ["sign"]
  },
  "new com.nimbusds.jose.crypto.RSASSAVerifier": {
    is: "signature",
    name: "RSA",
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "new com.nimbusds.jose.crypto.ECDSASigner": {
    is: "signature",
    name: "ECDSA",
    curve: arg(1, "curve"),
    key: arg(0, "any"),
    functions: ["sign"]
  },
  "new com.nimbusds.jose.crypto.ECDSAVerifier": {
    is: "signature",
    name: "ECDSA",
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "new com.nimbusds.jose.crypto.Ed25519Signer": {
    is: "signature",
    name: "EdDSA",
    curve: "Ed25519",
    functions: ["sign"]
  },
  "new com.nimbusds.jose.crypto.Ed25519Verifier": {
    is: "signature",
    name: "EdDSA",
    curve: "Ed25519",
    functions: ["verify"]
  },
  "new com.nimbusds.jose.crypto.MACSigner": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    functions: ["sign"]
  },
  "new com.nimbusds.jose.crypto.MACVerifier": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    functions: ["verify"]
  },

  "new com.nimbusds.jose.crypto.RSAEncrypter": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    key: arg(0, "any"),
    functions: ["encrypt"]
  },
  "new com.nimbusds.jose.crypto.RSADecrypter": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    key: arg(0, "any"),
    functions: ["decrypt"]
  },
  "new com.nimbusds.jose.crypto.{ECDHEncrypter,ECDH1PUEncrypter}": {
    is: "key-agreement",
    name: "ECDH",
    key: arg(0, "any"),
    functions: ["encrypt"]
  },
  "new com.nimbusds.jose.crypto.{ECDHDecrypter,ECDH1PUDecrypter}": {
    is: "key-agreement",
    name: "ECDH",
    key: arg(0, "any"),
    functions: ["decrypt"]
  },
  "new com.nimbusds.jose.crypto.{X25519Encrypter,ECDH1PUX25519Encrypter}": {
    is: "key-agreement",
    name: "ECDH",
    curve: "Curve25519",
    functions: ["encrypt"]
  },
  "new com.nimbusds.jose.crypto.{X25519Decrypter,ECDH1PUX25519Decrypter}": {
    is: "key-agreement",
    name: "ECDH",
    curve: "Curve25519",
    functions: ["decrypt"]
  },
  "new com.nimbusds.jose.crypto.AESEncrypter": {
    is: "key-wrap",
    name: "AES",
    keyBits: arg(0, "bytes"),
    functions: ["encrypt"]
  },
  "new com.nimbusds.jose.crypto.AESDecrypter": {
    is: "key-wrap",
    name: "AES",
    keyBits: arg(0, "bytes"),
    functions: ["decrypt"]
  },
  "new com.nimbusds.jose.crypto.DirectEncrypter": { is: "cipher", name: "dir", functions: ["encrypt"] },
  "new com.nimbusds.jose.crypto.DirectDecrypter": { is: "cipher", name: "dir", functions: ["decrypt"] },
  "new com.nimbusds.jose.crypto.PasswordBasedEncrypter": {
    is: "cipher",
    name: "PBES2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    functions: ["encrypt"]
  },
  "new com.nimbusds.jose.crypto.PasswordBasedDecrypter": { is: "cipher", name: "PBES2", functions: ["decrypt"] },

  "new com.nimbusds.jose.proc.{JWSVerificationKeySelector,SingleKeyJWSKeySelector,JWSAlgorithmFamilyJWSKeySelector}": {
    is: "token",
    algorithm: arg(0, "jose"),
    key: arg(1, "any"),
    functions: ["verify"]
  },
  "new com.nimbusds.jose.proc.JWEDecryptionKeySelector": {
    is: "token",
    algorithm: arg(0, "jose"),
    functions: ["decrypt"]
  }
})
