import { arg, library, text } from "../rule.ts"

/* Source: Java SE 25 API Specification, package java.security.spec. Salt lengths are in bytes, key lengths in bits. */
export const jcaSecuritySpecs = library("java", "jcaSecuritySpecs", {
  "new java.security.spec.ECGenParameterSpec": { curve: arg(0, "curve") },
  "new java.security.spec.NamedParameterSpec": { algorithm: arg(0, "jca") },
  "java.security.spec.NamedParameterSpec.{X25519,X448,ED25519,ED448}": { algorithm: text("{1}", "jca") },
  "java.security.spec.NamedParameterSpec.ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "java.security.spec.NamedParameterSpec.ML_DSA_{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "new java.security.spec.ECFieldF2m": { keyBits: arg(0, "int") },
  "new java.security.spec.{EllipticCurve,ECParameterSpec}": { from: arg(0, "any") },
  "new java.security.spec.{ECPublicKeySpec,ECPrivateKeySpec}": { name: "EC", from: arg(1, "any") },
  "new java.security.spec.{XECPublicKeySpec,XECPrivateKeySpec,EdECPublicKeySpec,EdECPrivateKeySpec}": {
    from: arg(0, "any")
  },

  "new java.security.spec.RSAKeyGenParameterSpec": { name: "RSA", keyBits: arg(0, "int"), from: arg(2, "any") },
  "new java.math.BigInteger": { keyBits: arg(0, "integerBits") },
  "new java.security.spec.{RSAPublicKeySpec,RSAPrivateKeySpec}": {
    name: "RSA",
    keyBits: arg(0, "any"),
    from: arg(2, "any")
  },
  "new java.security.spec.RSAPrivateCrtKeySpec": { name: "RSA", from: arg(8, "any") },
  "new java.security.spec.RSAMultiPrimePrivateCrtKeySpec": { name: "RSA", from: arg(9, "any") },
  "new java.security.spec.DSAGenParameterSpec": { name: "DSA", keyBits: arg(0, "int") },
  "new java.security.spec.DSAParameterSpec": { name: "DSA", keyBits: arg(0, "any") },
  "new java.security.spec.{DSAPublicKeySpec,DSAPrivateKeySpec}": { name: "DSA", keyBits: arg(1, "any") },
  "new java.security.spec.{X509EncodedKeySpec,PKCS8EncodedKeySpec}": { algorithm: arg(1, "jca") },

  "new java.security.spec.MGF1ParameterSpec": { mgfDigest: arg(0, "jca") },
  "java.security.spec.MGF1ParameterSpec.{SHA1,SHA224,SHA256,SHA384,SHA512}": { mgfDigest: text("{1}", "jca") },
  "java.security.spec.MGF1ParameterSpec.SHA512_{224,256}": { mgfDigest: "SHA-512/{1}" },
  "java.security.spec.MGF1ParameterSpec.SHA3_{224,256,384,512}": { mgfDigest: "SHA3-{1}" },
  "new java.security.spec.PSSParameterSpec": {
    name: "RSA",
    padding: "pss",
    algorithm: arg(0, "saltBytes"),
    digest: arg(0, "jca"),
    mgfDigest: arg(2, "any"),
    saltBits: arg(3, "bytes")
  },
  "java.security.spec.PSSParameterSpec.DEFAULT": {
    name: "RSA",
    padding: "pss",
    digest: "SHA-1",
    mgfDigest: "SHA-1",
    saltBits: 160
  }
})
