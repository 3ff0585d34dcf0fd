import { arg, library } from "../rule.ts"

/*
 * Source: Nimbus JOSE + JWT 9 and 10 API, packages com.nimbusds.jose.jwk and com.nimbusds.jose.jwk.gen. Thumbprints are
 * SHA-256 unless another hash is named.
 */
export const nimbusJwk = library("java", "nimbusJwk", {
  "com.nimbusds.jose.jwk.Curve.P_{256,384,521}": { value: "P-{1}" },
  "com.nimbusds.jose.jwk.Curve.{SECP256K1,P_256K}": { value: "secp256k1" },
  "com.nimbusds.jose.jwk.Curve.{Ed25519,Ed448,X25519,X448}": { value: "{1}" },
  "com.nimbusds.jose.jwk.Curve.{parse,forStdName,forOID}": { curve: arg(0, "curve") },

  "new com.nimbusds.jose.jwk.gen.RSAKeyGenerator": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "new com.nimbusds.jose.jwk.gen.ECKeyGenerator": { is: "keygen", name: "EC", curve: arg(0, "curve") },
  "new com.nimbusds.jose.jwk.gen.OctetKeyPairGenerator": { is: "keygen", algorithm: arg(0, "jose") },
  "new com.nimbusds.jose.jwk.gen.OctetSequenceKeyGenerator": { is: "keygen", keyBits: arg(0, "int") },
  "com.nimbusds.jose.jwk.gen.OctetSequenceKeyGenerator#algorithm": {
    refines: true,
    algorithm: arg(0, "jose"),
    returns: "com.nimbusds.jose.jwk.gen.OctetSequenceKeyGenerator"
  },
  "com.nimbusds.jose.jwk.gen.{RSA,EC,OctetSequence}KeyGenerator#generate": {
    inherits: true,
    returns: "com.nimbusds.jose.jwk.{1}Key"
  },
  "com.nimbusds.jose.jwk.gen.OctetKeyPairGenerator#generate": {
    inherits: true,
    returns: "com.nimbusds.jose.jwk.OctetKeyPair"
  },
  "com.nimbusds.jose.jwk.gen.{RSAKeyGenerator,ECKeyGenerator,OctetSequenceKeyGenerator,OctetKeyPairGenerator}#*": {
    returns: "com.nimbusds.jose.jwk.gen.{1}"
  },

  "com.nimbusds.jose.jwk.{RSA,EC}Key.{parse,load}": {
    is: "key",
    name: "{1}",
    certificateFormat: "JWK",
    returns: "com.nimbusds.jose.jwk.{1}Key"
  },
  "com.nimbusds.jose.jwk.{OctetKeyPair,OctetSequenceKey}.parse": {
    is: "key",
    certificateFormat: "JWK",
    returns: "com.nimbusds.jose.jwk.{1}"
  },
  "com.nimbusds.jose.jwk.OctetSequenceKey.load": {
    is: "key",
    certificateFormat: "JWK",
    returns: "com.nimbusds.jose.jwk.OctetSequenceKey"
  },
  "com.nimbusds.jose.jwk.JWK.parse": { is: "key", certificateFormat: "JWK", returns: "com.nimbusds.jose.jwk.JWK" },
  "com.nimbusds.jose.jwk.JWK.{parseFromPEMEncodedObjects,parseFromPEMEncodedX509Cert}": {
    is: "key",
    certificateFormat: "PEM",
    returns: "com.nimbusds.jose.jwk.JWK"
  },

  "new com.nimbusds.jose.jwk.RSAKey.Builder": { name: "RSA", key: arg(0, "any") },
  "new com.nimbusds.jose.jwk.{ECKey,OctetKeyPair}.Builder": { name: "EC", curve: arg(0, "curve") },
  "new com.nimbusds.jose.jwk.OctetSequenceKey.Builder": { keyBits: arg(0, "bytes") },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair,OctetSequenceKey}.Builder#build": {
    inherits: true,
    returns: "com.nimbusds.jose.jwk.{1}"
  },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair,OctetSequenceKey}.Builder#*": {
    returns: "com.nimbusds.jose.jwk.{1}.Builder"
  },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair}#toPublicJWK": {
    inherits: true,
    returns: "com.nimbusds.jose.jwk.{1}"
  },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair}#toKeyPair": { inherits: true, returns: "java.security.KeyPair" },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair}#toPrivateKey": {
    inherits: true,
    returns: "java.security.PrivateKey"
  },
  "com.nimbusds.jose.jwk.{RSAKey,ECKey,OctetKeyPair}#toPublicKey": {
    inherits: true,
    returns: "java.security.PublicKey"
  },
  "com.nimbusds.jose.jwk.{RSAKey#toRSA,ECKey#toEC}PrivateKey": {
    inherits: true,
    returns: "java.security.PrivateKey"
  },
  "com.nimbusds.jose.jwk.{RSAKey#toRSA,ECKey#toEC}PublicKey": {
    inherits: true,
    returns: "java.security.PublicKey"
  },
  "com.nimbusds.jose.jwk.OctetSequenceKey#{toSecretKey,toByteArray}": {
    inherits: true,
    returns: "javax.crypto.SecretKey"
  },
  "com.nimbusds.jose.jwk.JWK#to{RSAKey,ECKey,OctetKeyPair,OctetSequenceKey}": {
    inherits: true,
    returns: "com.nimbusds.jose.jwk.{1}"
  },
  "com.nimbusds.jose.jwk.{JWK,RSAKey,ECKey,OctetKeyPair,OctetSequenceKey}#computeThumbprint": {
    is: "hash",
    algorithm: arg(0, "jca"),
    defaults: { name: "SHA-256" }
  }
})
