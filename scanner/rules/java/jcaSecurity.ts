import { arg, library } from "../rule.ts"

/*
 * Source: Java SE 25 API Specification, packages java.security, java.security.cert and javax.security.cert; Java Security
 * Standard Algorithm Names, JDK 25. java.util.Random is no cryptography and is left out.
 */
export const jcaSecurity = library("java", "jcaSecurity", {
  "java.security.MessageDigest.getInstance": {
    is: "hash",
    algorithm: arg(0, "jca"),
    returns: "java.security.MessageDigest"
  },
  "java.security.MessageDigest#update": { refines: true, operates: true, functions: ["digest"] },
  "java.security.MessageDigest#digest": { inherits: true, refines: true, operates: true, functions: ["digest"] },

  "java.security.Signature.getInstance": {
    is: "signature",
    algorithm: arg(0, "jca"),
    returns: "java.security.Signature"
  },
  "java.security.Signature#initSign": { refines: true, functions: ["sign"], key: arg(0, "any") },
  "java.security.Signature#initVerify": { refines: true, functions: ["verify"], key: arg(0, "any") },
  "java.security.Signature#sign": { refines: true, functions: ["sign"] },
  "java.security.Signature#verify": { refines: true, functions: ["verify"] },
  "java.security.Signature#setParameter": { refines: true, from: arg(-1, "any") },

  "java.security.KeyPairGenerator.getInstance": {
    is: "keygen",
    algorithm: arg(0, "jca"),
    returns: "java.security.KeyPairGenerator"
  },
  "java.security.KeyPairGenerator#initialize": { refines: true, keyBits: arg(0, "int"), from: arg(0, "any") },
  "java.security.KeyPairGenerator#{generateKeyPair,genKeyPair}": { inherits: true, returns: "java.security.KeyPair" },
  "new java.security.KeyPair": { key: arg(0, "any") },
  "java.security.KeyPair#getPrivate": { inherits: true, returns: "java.security.PrivateKey" },
  "java.security.KeyPair#getPublic": { inherits: true, returns: "java.security.PublicKey" },

  "java.security.KeyFactory.getInstance": {
    is: "key",
    algorithm: arg(0, "jca"),
    returns: "java.security.KeyFactory"
  },
  "java.security.KeyFactory#generatePublic": {
    refines: true,
    material: "public-key",
    from: arg(0, "any"),
    returns: "java.security.PublicKey"
  },
  "java.security.KeyFactory#generatePrivate": {
    refines: true,
    material: "private-key",
    from: arg(0, "any"),
    returns: "java.security.PrivateKey"
  },
  "java.security.KeyFactory#translateKey": { inherits: true, returns: "java.security.Key" },
  "new java.security.KeyRep": { is: "key", algorithm: arg(1, "jca"), material: arg(0, "any") },
  "java.security.KeyRep.Type.SECRET": { material: "secret-key" },
  "java.security.KeyRep.Type.PRIVATE": { material: "private-key" },
  "java.security.KeyRep.Type.PUBLIC": { material: "public-key" },

  "java.security.AlgorithmParameterGenerator.getInstance": {
    is: "parameters",
    algorithm: arg(0, "jca"),
    returns: "java.security.AlgorithmParameterGenerator"
  },
  "java.security.AlgorithmParameterGenerator#init": { refines: true, keyBits: arg(0, "int"), from: arg(0, "any") },
  "java.security.AlgorithmParameterGenerator#generateParameters": {
    inherits: true,
    returns: "java.security.AlgorithmParameters"
  },
  "java.security.AlgorithmParameters.getInstance": {
    is: "parameters",
    algorithm: arg(0, "jca"),
    returns: "java.security.AlgorithmParameters"
  },
  "java.security.AlgorithmParameters#init": { refines: true, from: arg(0, "any") },
  "java.security.AlgorithmParameters#getParameterSpec": { inherits: true },

  "new java.security.SecureRandom": { is: "random", name: "RNG", returns: "java.security.SecureRandom" },
  "java.security.SecureRandom.getInstanceStrong": {
    is: "random",
    name: "RNG",
    returns: "java.security.SecureRandom"
  },
  "java.security.SecureRandom.getInstance": {
    is: "random",
    algorithm: arg(0, "jca"),
    returns: "java.security.SecureRandom"
  },
  "java.security.SecureRandom#nextBytes": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    fills: arg(0, "any"),
    continues: true
  },
  "java.util.UUID.randomUUID": { is: "random", name: "RNG" },
  "java.util.UUID.nameUUIDFromBytes": { is: "hash", name: "MD5", functions: ["digest"] },
  "javax.security.sasl.Sasl.{createSaslClient,createSaslServer}": {
    is: "password-hash",
    algorithm: arg(0, "scram")
  },
  "java.security.SecureRandom#generateSeed": { byteLength: arg(0, "int") },
  "java.security.SecureRandom.getSeed": { byteLength: arg(0, "int") },

  "java.security.KeyStore.getInstance": {
    is: "keystore",
    certificateFormat: arg(0, "keystore"),
    returns: "java.security.KeyStore"
  },
  "java.security.KeyStore.Builder.newInstance": {
    is: "keystore",
    certificateFormat: arg(0, "keystore"),
    cipher: arg(-1, "any"),
    returns: "java.security.KeyStore.Builder"
  },
  "java.security.KeyStore.Builder#getKeyStore": { inherits: true, returns: "java.security.KeyStore" },
  "java.security.KeyStore#setEntry": { refines: true, cipher: arg(2, "any") },
  "java.security.KeyStore#getCertificate": { returns: "java.security.cert.Certificate" },
  "java.security.KeyStore#getKey": { returns: "java.security.Key" },
  "new java.security.KeyStore.PasswordProtection": { algorithm: arg(1, "jca"), from: arg(2, "any") },

  "java.security.cert.CertificateFactory.getInstance": {
    is: "certificate",
    certificateFormat: arg(0, "certificateFormat"),
    returns: "java.security.cert.CertificateFactory"
  },
  "java.security.cert.CertificateFactory#generateCertificate": { returns: "java.security.cert.Certificate" },
  "java.security.cert.CertificateFactory#generateCRL": { returns: "java.security.cert.CRL" },
  "java.security.cert.{CertPathValidator,CertPathBuilder}.getInstance": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "java.security.cert.{1}"
  },
  "{java.security.cert.Certificate,java.security.cert.X509Certificate,java.security.cert.X509CRL}#verify": {
    is: "signature",
    functions: ["verify"],
    key: arg(0, "any")
  },
  "{java.security.cert.Certificate,java.security.cert.X509Certificate}#getPublicKey": {
    returns: "java.security.PublicKey"
  },
  "javax.security.cert.X509Certificate.getInstance": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "javax.security.cert.X509Certificate"
  },
  "javax.security.cert.X509Certificate#verify": { is: "signature", functions: ["verify"], key: arg(0, "any") }
})
