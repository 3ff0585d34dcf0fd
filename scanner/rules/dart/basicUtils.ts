import { arg, library } from "../rule.ts"

const signs = { is: "signature", functions: ["sign"] } as const
const verifies = { is: "signature", functions: ["verify"] } as const
const rsa = { is: "cipher", name: "RSA", primitive: "pke" } as const
const request = { is: "certificate", certificateFormat: "PKCS10", functions: ["sign"] } as const

/*
 * package:basic_utils 5 (github.com/Ephenodrom/Dart-Basic-Utils/tree/master/lib/src), CryptoUtils, X509Utils and Pkcs12Utils: RSA keys have
 * 2,048 bits, EC keys stand on prime256v1, RSA signatures are `SHA-256/RSA` and EC signatures `SHA-1/ECDSA` unless the call says otherwise.
 */
export const basicUtils = library("dart", "basicUtils", {
  "basic_utils.CryptoUtils.generateRSAKeyPair": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(9, "int", "keySize"),
    defaults: { keyBits: 2048 }
  },
  "basic_utils.CryptoUtils.generateEcKeyPair": {
    is: "keygen",
    name: "EC",
    curve: arg(9, "curve", "curve"),
    defaults: { curve: "P-256" }
  },
  "basic_utils.CryptoUtils.getHash": {
    is: "hash",
    algorithm: arg(9, "hash", "algorithmName"),
    defaults: { name: "SHA-256" }
  },
  "basic_utils.CryptoUtils.getHashPlain": {
    is: "hash",
    algorithm: arg(9, "hash", "algorithmName"),
    defaults: { name: "SHA-256" }
  },
  "basic_utils.CryptoUtils.rsaSign": {
    ...signs,
    algorithm: arg(9, "pointycastle", "algorithmName"),
    defaults: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "basic_utils.CryptoUtils.rsaVerify": {
    ...verifies,
    algorithm: arg(9, "pointycastle", "algorithm"),
    defaults: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "basic_utils.CryptoUtils.rsaPssSign": { ...signs, name: "RSA", padding: "pss" },
  "basic_utils.CryptoUtils.rsaPssVerify": { ...verifies, name: "RSA", padding: "pss" },
  "basic_utils.CryptoUtils.{ecSign,ecSignature}": {
    ...signs,
    algorithm: arg(9, "pointycastle", "algorithmName"),
    defaults: { name: "ECDSA", digest: "SHA-1" }
  },
  "basic_utils.CryptoUtils.{ecVerify,ecVerifyBase64}": {
    ...verifies,
    algorithm: arg(9, "pointycastle", "algorithm"),
    defaults: { name: "ECDSA", digest: "SHA-1" }
  },
  "basic_utils.CryptoUtils.rsaEncrypt": { ...rsa, functions: ["encrypt"] },
  "basic_utils.CryptoUtils.rsaDecrypt": { ...rsa, functions: ["decrypt"] },
  "basic_utils.CryptoUtils.{rsaPrivateKeyFromPem,rsaPrivateKeyFromPemPkcs1,rsaPrivateKeyFromDERBytes}": {
    is: "key",
    name: "RSA",
    material: "private-key"
  },
  "basic_utils.CryptoUtils.{rsaPublicKeyFromPem,rsaPublicKeyFromPemPkcs1,rsaPublicKeyFromDERBytes}": {
    is: "key",
    name: "RSA",
    material: "public-key"
  },
  "basic_utils.CryptoUtils.{ecPrivateKeyFromPem,ecPrivateKeyFromDerBytes}": {
    is: "key",
    name: "EC",
    material: "private-key"
  },
  "basic_utils.CryptoUtils.{ecPublicKeyFromPem,ecPublicKeyFromDerBytes}": {
    is: "key",
    name: "EC",
    material: "public-key"
  },
  "basic_utils.X509Utils.generateSelfSignedCertificate": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["sign"]
  },
  "basic_utils.X509Utils.generateRsaCsrPem": { ...request, name: "RSA" },
  "basic_utils.X509Utils.generateEccCsrPem": { ...request, name: "ECDSA" },
  "basic_utils.X509Utils.x509CertificateFromPem": { is: "certificate", certificateFormat: "X.509" },
  "basic_utils.X509Utils.checkX509Signature": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  "basic_utils.Pkcs12Utils.{generatePkcs12,parsePkcs12}": { is: "keystore", certificateFormat: "PKCS12" }
})
