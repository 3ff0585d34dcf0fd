import { arg, library, text } from "../rule.ts"

const hpke = "javax.crypto.spec.HPKEParameterSpec"

/*
 * Source: Java SE 25 and 26 API Specification, package javax.crypto.spec. Where an overload takes an offset and a length after
 * the array, the last argument is the length that counts.
 */
export const jcaSpecs = library("java", "jcaSpecs", {
  "new javax.crypto.spec.SecretKeySpec": {
    is: "key",
    algorithm: arg(-1, "jca"),
    keyBits: arg(-2, "bytes"),
    material: "secret-key"
  },

  "new javax.crypto.spec.IvParameterSpec": { nonceBits: arg(-1, "bytes") },
  "new javax.crypto.spec.GCMParameterSpec": { tagBits: arg(0, "int"), nonceBits: arg(-1, "bytes") },
  "new javax.crypto.spec.ChaCha20ParameterSpec": { nonceBits: arg(0, "bytes") },
  "new javax.crypto.spec.RC2ParameterSpec": { keyBits: arg(0, "int"), nonceBits: arg(1, "bytes") },
  "new javax.crypto.spec.RC5ParameterSpec": { nonceBits: arg(3, "bytes") },

  "new javax.crypto.spec.PBEKeySpec": {
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "int")
  },
  "new javax.crypto.spec.PBEParameterSpec": {
    saltBits: arg(0, "bytes"),
    iterations: arg(1, "int"),
    from: arg(2, "any")
  },
  "new javax.crypto.spec.DESKeySpec": { name: "DES" },
  "new javax.crypto.spec.DESedeKeySpec": { name: "3DES", keyBits: 168 },

  "new javax.crypto.spec.DHParameterSpec": { name: "DH", keyBits: arg(0, "any") },
  "new javax.crypto.spec.{DHPublicKeySpec,DHPrivateKeySpec}": { name: "DH", keyBits: arg(1, "any") },
  "new javax.crypto.spec.DHGenParameterSpec": { name: "DH", keyBits: arg(0, "int") },

  "new javax.crypto.spec.OAEPParameterSpec": {
    name: "RSA",
    padding: "oaep",
    digest: arg(0, "jca"),
    mgfDigest: arg(2, "any")
  },
  "javax.crypto.spec.OAEPParameterSpec.DEFAULT": {
    name: "RSA",
    padding: "oaep",
    digest: "SHA-1",
    mgfDigest: "SHA-1"
  },

  "javax.crypto.spec.HKDFParameterSpec.ofExtract": { returns: "javax.crypto.spec.HKDFParameterSpec.Builder" },
  "javax.crypto.spec.HKDFParameterSpec.expandOnly": {
    outputBits: arg(2, "bytes")
  },
  "javax.crypto.spec.HKDFParameterSpec.Builder#addSalt": {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: "javax.crypto.spec.HKDFParameterSpec.Builder"
  },
  "javax.crypto.spec.HKDFParameterSpec.Builder#{addIKM,extractOnly}": {
    refines: true,
    returns: "javax.crypto.spec.HKDFParameterSpec.Builder"
  },
  "javax.crypto.spec.HKDFParameterSpec.Builder#thenExpand": {
    refines: true,
    outputBits: arg(1, "bytes"),
    returns: "javax.crypto.spec.HKDFParameterSpec"
  },

  [`${hpke}.of`]: { name: "HPKE", digest: arg(1, "any"), from: [arg(0, "any"), arg(2, "any")], returns: hpke },
  [`${hpke}#{info,psk,encapsulation,authKey}`]: { refines: true, returns: hpke },
  [`${hpke}.KEM_DHKEM_P_256_HKDF_SHA256`]: { curve: "P-256" },
  [`${hpke}.KEM_DHKEM_P_384_HKDF_SHA384`]: { curve: "P-384" },
  [`${hpke}.KEM_DHKEM_P_521_HKDF_SHA512`]: { curve: "P-521" },
  [`${hpke}.KEM_DHKEM_X25519_HKDF_SHA256`]: { curve: "Curve25519" },
  [`${hpke}.KEM_DHKEM_X448_HKDF_SHA512`]: { curve: "Curve448" },
  [`${hpke}.KDF_HKDF_SHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${hpke}.AEAD_AES_{128,256}_GCM`]: { cipher: "AES", keyBits: text("{1}", "int"), mode: "gcm" },
  [`${hpke}.AEAD_CHACHA20_POLY1305`]: { cipher: "ChaCha20-Poly1305" }
})
