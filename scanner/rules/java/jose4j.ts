import { arg, library, rest } from "../rule.ts"

/*
 * Source: jose4j 0.9 API, packages org.jose4j.jws, jwe, jwk, jwe.kdf, keys, jwa and jwt.consumer. A constraint that blocks
 * algorithms says nothing of those that are used.
 */
export const jose4j = library("java", "jose4j", {
  "org.jose4j.jws.AlgorithmIdentifiers.NONE": { value: "none" },
  "org.jose4j.jws.AlgorithmIdentifiers.HMAC_SHA{256,384,512}": { value: "HS{1}" },
  "org.jose4j.jws.AlgorithmIdentifiers.RSA_USING_SHA{256,384,512}": { value: "RS{1}" },
  "org.jose4j.jws.AlgorithmIdentifiers.RSA_PSS_USING_SHA{256,384,512}": { value: "PS{1}" },
  "org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256": { value: "ES256" },
  "org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P384_CURVE_AND_SHA384": { value: "ES384" },
  "org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_P521_CURVE_AND_SHA512": { value: "ES512" },
  "org.jose4j.jws.AlgorithmIdentifiers.ECDSA_USING_SECP256K1_CURVE_AND_SHA256": { value: "ES256K" },
  "org.jose4j.jws.AlgorithmIdentifiers.EDDSA": { value: "EdDSA" },
  "org.jose4j.jwe.KeyManagementAlgorithmIdentifiers.{RSA1_5,RSA_OAEP,RSA_OAEP_256,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW,PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW}":
    { value: "{1}" },
  "org.jose4j.jwe.KeyManagementAlgorithmIdentifiers.DIRECT": { value: "dir" },
  "org.jose4j.jwe.ContentEncryptionAlgorithmIdentifiers.AES_128_CBC_HMAC_SHA_256": { value: "A128CBC-HS256" },
  "org.jose4j.jwe.ContentEncryptionAlgorithmIdentifiers.AES_192_CBC_HMAC_SHA_384": { value: "A192CBC-HS384" },
  "org.jose4j.jwe.ContentEncryptionAlgorithmIdentifiers.AES_256_CBC_HMAC_SHA_512": { value: "A256CBC-HS512" },
  "org.jose4j.jwe.ContentEncryptionAlgorithmIdentifiers.AES_{128,192,256}_GCM": { value: "A{1}GCM" },

  "new org.jose4j.{jws.JsonWebSignature,jwe.JsonWebEncryption}": { is: "token" },
  "org.jose4j.{jws.JsonWebSignature,jwe.JsonWebEncryption}#setAlgorithmHeaderValue": {
    refines: true,
    algorithm: arg(0, "jose")
  },
  "org.jose4j.{jws.JsonWebSignature,jwe.JsonWebEncryption}#setKey": { refines: true, key: arg(0, "any") },
  "org.jose4j.jws.JsonWebSignature#sign": { refines: true, functions: ["sign"] },
  "org.jose4j.jws.JsonWebSignature#{getCompactSerialization,getDetachedContentCompactSerialization}": {
    refines: true,
    functions: ["sign"]
  },
  "org.jose4j.jws.JsonWebSignature#verifySignature": { refines: true, functions: ["verify"] },
  "org.jose4j.jwe.JsonWebEncryption#setEncryptionMethodHeaderParameter": { is: "cipher", algorithm: arg(0, "jose") },
  "org.jose4j.jwe.JsonWebEncryption#getCompactSerialization": { refines: true, functions: ["encrypt"] },
  "org.jose4j.jwe.JsonWebEncryption#{getPayload,getPlaintextString,getPlaintextBytes}": {
    refines: true,
    functions: ["decrypt"]
  },

  "org.jose4j.jwa.AlgorithmConstraints.ConstraintType.{BLOCK,BLACKLIST}": { name: "JWT" },
  "org.jose4j.jwa.AlgorithmConstraints.ConstraintType.{PERMIT,WHITELIST}": {},
  "org.jose4j.jwa.AlgorithmConstraints.{NO_CONSTRAINTS,DISALLOW_NONE}": { name: "JWT" },
  "org.jose4j.jwa.AlgorithmConstraints.ALLOW_ONLY_NONE": { name: "JWS-none" },
  "new org.jose4j.jwa.AlgorithmConstraints": { from: [arg(0, "any"), rest(1, "jose")] },
  "org.jose4j.{jws.JsonWebSignature,jwe.JsonWebEncryption}#setAlgorithmConstraints": {
    is: "token",
    from: arg(0, "any")
  },
  "org.jose4j.jwe.JsonWebEncryption#setContentEncryptionAlgorithmConstraints": { is: "token", from: arg(0, "any") },

  "new org.jose4j.jwt.consumer.JwtConsumerBuilder": {},
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#setVerificationKey": {
    is: "token",
    key: arg(0, "any"),
    functions: ["verify"],
    returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder",
    defaults: { name: "JWT" }
  },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#setVerificationKeyResolver": {
    is: "token",
    name: "JWT",
    functions: ["verify"],
    returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder"
  },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#setDecryptionKey": {
    is: "token",
    key: arg(0, "any"),
    functions: ["decrypt"],
    returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder",
    defaults: { name: "JWT" }
  },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#setDecryptionKeyResolver": {
    is: "token",
    name: "JWT",
    functions: ["decrypt"],
    returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder"
  },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#setJwsAlgorithmConstraints": {
    is: "token",
    from: [arg(0, "any"), rest(1, "jose")],
    functions: ["verify"],
    returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder"
  },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#{setJweAlgorithmConstraints,setJweContentEncryptionAlgorithmConstraints}":
    {
      is: "token",
      from: [arg(0, "any"), rest(1, "jose")],
      functions: ["decrypt"],
      returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder"
    },
  "org.jose4j.jwt.consumer.JwtConsumerBuilder#*": { returns: "org.jose4j.jwt.consumer.JwtConsumerBuilder" },

  "org.jose4j.jwk.RsaJwkGenerator.generateJwk": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int"),
    returns: "org.jose4j.jwk.RsaJsonWebKey"
  },
  "org.jose4j.jwk.EcJwkGenerator.generateJwk": {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "org.jose4j.jwk.EllipticCurveJsonWebKey"
  },
  "org.jose4j.jwk.OctJwkGenerator.generateJwk": {
    is: "keygen",
    keyBits: arg(0, "int"),
    returns: "org.jose4j.jwk.OctetSequenceJsonWebKey"
  },
  "org.jose4j.jwk.OkpJwkGenerator.generateJwk": {
    is: "keygen",
    algorithm: arg(0, "jose"),
    returns: "org.jose4j.jwk.OctetKeyPairJsonWebKey"
  },
  "org.jose4j.jwk.OctetKeyPairJsonWebKey.SUBTYPE_{ED25519,ED448,X25519,X448}": { value: "{1}" },
  "org.jose4j.keys.EllipticCurves.{P256,P384,P521}": { value: "{1}" },
  "org.jose4j.keys.EllipticCurves.P_{256,384,521}": { value: "P-{1}" },
  "org.jose4j.keys.EllipticCurves.SECP256K1": { value: "secp256k1" },
  "org.jose4j.keys.EllipticCurves.SECP_256K1": { value: "secp256k1" },
  "org.jose4j.keys.EllipticCurves.getSpec": { curve: arg(0, "curve") },
  "new org.jose4j.keys.{RsaKeyUtil,EcKeyUtil}": {},
  "org.jose4j.keys.RsaKeyUtil#generateKeyPair": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int"),
    returns: "java.security.KeyPair"
  },
  "org.jose4j.keys.EcKeyUtil#generateKeyPair": {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "java.security.KeyPair"
  },
  "new org.jose4j.keys.HmacKey": { is: "key", name: "HMAC", keyBits: arg(0, "bytes"), material: "secret-key" },
  "new org.jose4j.keys.AesKey": { is: "key", name: "AES", keyBits: arg(0, "bytes"), material: "secret-key" },
  "new org.jose4j.keys.PbkdfKey": { is: "material", material: "password" },

  "new org.jose4j.jwk.RsaJsonWebKey": { name: "RSA", key: arg(0, "any") },
  "new org.jose4j.jwk.EllipticCurveJsonWebKey": { name: "EC", key: arg(0, "any") },
  "org.jose4j.jwk.JsonWebKey.Factory.newJwk": {
    is: "key",
    certificateFormat: "JWK",
    key: arg(0, "any"),
    returns: "org.jose4j.jwk.JsonWebKey"
  },
  "org.jose4j.jwk.PublicJsonWebKey.Factory.newPublicJwk": {
    is: "key",
    certificateFormat: "JWK",
    key: arg(0, "any"),
    returns: "org.jose4j.jwk.PublicJsonWebKey"
  },
  "org.jose4j.jwk.{RsaJsonWebKey,EllipticCurveJsonWebKey,OctetKeyPairJsonWebKey,PublicJsonWebKey,JsonWebKey}#getPublicKey":
    {
      inherits: true,
      returns: "java.security.PublicKey"
    },
  "org.jose4j.jwk.{RsaJsonWebKey,EllipticCurveJsonWebKey,OctetKeyPairJsonWebKey,PublicJsonWebKey}#getPrivateKey": {
    inherits: true,
    returns: "java.security.PrivateKey"
  },
  "org.jose4j.jwk.{RsaJsonWebKey,EllipticCurveJsonWebKey,OctetKeyPairJsonWebKey,PublicJsonWebKey,JsonWebKey,OctetSequenceJsonWebKey}#getKey":
    { inherits: true, returns: "java.security.Key" },
  "org.jose4j.jwk.RsaJsonWebKey#{getRsaPrivateKey,getRsaPublicKey}": { inherits: true, returns: "java.security.Key" },
  "org.jose4j.jwk.EllipticCurveJsonWebKey#{getEcPrivateKey,getECPublicKey}": {
    inherits: true,
    returns: "java.security.Key"
  },
  "org.jose4j.jwk.{RsaJsonWebKey,EllipticCurveJsonWebKey,OctetKeyPairJsonWebKey,PublicJsonWebKey,JsonWebKey,OctetSequenceJsonWebKey}#{calculateThumbprint,calculateBase64urlEncodedThumbprint}":
    { is: "hash", algorithm: arg(0, "jca") },

  "new org.jose4j.jwe.kdf.ConcatKeyDerivationFunction": { is: "kdf", name: "ConcatKDF", digest: arg(0, "jca") },
  "org.jose4j.jwe.kdf.ConcatKeyDerivationFunction#kdf": { refines: true, outputBits: arg(1, "int") },
  "new org.jose4j.jwe.kdf.PasswordBasedKeyDerivationFunction2": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "jca")
  },
  "org.jose4j.jwe.kdf.PasswordBasedKeyDerivationFunction2#derive": {
    refines: true,
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  }
})
