import { arg, library, text } from "../rule.ts"

/*
 * Source: Tink Java 1.0 to 1.20 API, package com.google.crypto.tink and its packages aead, daead, mac, signature, hybrid,
 * prf, streamingaead and jwt. What a primitive computes is a use of its own, with what is known of its keyset.
 */
export const tink = library("java", "tink", {
  "com.google.crypto.tink.KeyTemplates.get": { algorithm: arg(0, "tink") },
  "com.google.crypto.tink.aead.{AeadKeyTemplates,PredefinedAeadParameters}.{AES128_GCM,AES256_GCM,AES128_EAX,AES256_EAX,AES128_CTR_HMAC_SHA256,AES256_CTR_HMAC_SHA256,CHACHA20_POLY1305,XCHACHA20_POLY1305}":
    { algorithm: text("{2}", "tink") },
  "com.google.crypto.tink.aead.PredefinedAeadParameters.{XAES_256_GCM_192_BIT_NONCE,XAES_256_GCM_192_BIT_NONCE_NO_PREFIX,XAES_256_GCM_160_BIT_NONCE_NO_PREFIX,X_AES_GCM_8_BYTE_SALT_NO_PREFIX}":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.daead.{DeterministicAeadKeyTemplates,PredefinedDeterministicAeadParameters}.AES256_SIV": {
    algorithm: text("AES256_SIV", "tink")
  },
  "com.google.crypto.tink.mac.{MacKeyTemplates,PredefinedMacParameters}.{HMAC_SHA256_128BITTAG,HMAC_SHA256_256BITTAG,HMAC_SHA512_256BITTAG,HMAC_SHA512_512BITTAG,AES_CMAC}":
    { algorithm: text("{2}", "tink") },
  "com.google.crypto.tink.mac.PredefinedMacParameters.{HMAC_SHA256_128BITTAG,AES_CMAC}_NO_PREFIX": {
    algorithm: text("{1}", "tink")
  },
  "com.google.crypto.tink.signature.{SignatureKeyTemplates,PredefinedSignatureParameters}.{ECDSA_P256,ECDSA_P384,ECDSA_P521,ECDSA_P256_IEEE_P1363,ECDSA_P384_IEEE_P1363,ECDSA_P256_IEEE_P1363_WITHOUT_PREFIX,ECDSA_P521_IEEE_P1363,ED25519,ED25519WithRawOutput,RSA_SSA_PKCS1_3072_SHA256_F4,RSA_SSA_PKCS1_3072_SHA256_F4_WITHOUT_PREFIX,RSA_SSA_PKCS1_4096_SHA512_F4,RSA_SSA_PSS_3072_SHA256_SHA256_32_F4,RSA_SSA_PSS_4096_SHA512_SHA512_64_F4}":
    { algorithm: text("{2}", "tink") },
  "com.google.crypto.tink.signature.PredefinedSignatureParameters.{ECDSA_P256_NO_PREFIX,ML_DSA_65,ML_DSA_65_NO_PREFIX,SLH_DSA_SHA2_128S,SLH_DSA_SHA2_128S_NO_PREFIX}":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.hybrid.{HybridKeyTemplates,PredefinedHybridParameters}.{ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM,ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM_COMPRESSED_WITHOUT_PREFIX,ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256}":
    { algorithm: text("{2}", "tink") },
  "com.google.crypto.tink.hybrid.PredefinedHybridParameters.{HPKE_X25519_HKDF_SHA256_AES_128_GCM,HPKE_P256_HKDF_SHA256_AES_128_GCM,HPKE_XWING_HKDF_SHA256_CHACHA20_POLY1305}":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.prf.{PrfKeyTemplates,PredefinedPrfParameters}.{HKDF_SHA256,HMAC_SHA256_PRF,HMAC_SHA512_PRF,AES_CMAC_PRF}":
    { algorithm: text("{2}", "tink") },
  "com.google.crypto.tink.streamingaead.{StreamingAeadKeyTemplates,PredefinedStreamingAeadParameters}.{AES128_CTR_HMAC_SHA256_4KB,AES128_CTR_HMAC_SHA256_1MB,AES256_CTR_HMAC_SHA256_4KB,AES256_CTR_HMAC_SHA256_1MB,AES128_GCM_HKDF_4KB,AES128_GCM_HKDF_1MB,AES256_GCM_HKDF_4KB,AES256_GCM_HKDF_1MB}":
    { algorithm: text("{2}", "tink") },

  "com.google.crypto.tink.aead.AesGcmKeyManager.{aes128Gcm,aes256Gcm}Template": { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.aead.AesGcmKeyManager.raw{Aes128Gcm,Aes256Gcm}Template": { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.aead.AesGcmSivKeyManager.{aes128GcmSiv,aes256GcmSiv}Template": {
    algorithm: text("{1}", "tink")
  },
  "com.google.crypto.tink.aead.AesGcmSivKeyManager.raw{Aes128GcmSiv,Aes256GcmSiv}Template": {
    algorithm: text("{1}", "tink")
  },
  "com.google.crypto.tink.aead.AesEaxKeyManager.{aes128Eax,aes256Eax}Template": { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.aead.AesEaxKeyManager.raw{Aes128Eax,Aes256Eax}Template": { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.aead.AesCtrHmacAeadKeyManager.{aes128CtrHmacSha256,aes256CtrHmacSha256}Template": {
    algorithm: text("{1}", "tink")
  },
  "com.google.crypto.tink.aead.ChaCha20Poly1305KeyManager.{chaCha20Poly1305Template,rawChaCha20Poly1305Template}": {
    name: "ChaCha20-Poly1305"
  },
  "com.google.crypto.tink.aead.XChaCha20Poly1305KeyManager.{xChaCha20Poly1305Template,rawXChaCha20Poly1305Template}": {
    name: "XChaCha20-Poly1305"
  },
  "com.google.crypto.tink.daead.AesSivKeyManager.{aes256SivTemplate,rawAes256SivTemplate}": {
    algorithm: text("AES256_SIV", "tink")
  },
  "com.google.crypto.tink.mac.HmacKeyManager.hmacSha256HalfDigestTemplate": {
    algorithm: text("HMAC_SHA256_128BITTAG", "tink")
  },
  "com.google.crypto.tink.mac.HmacKeyManager.hmacSha512HalfDigestTemplate": {
    algorithm: text("HMAC_SHA512_256BITTAG", "tink")
  },
  "com.google.crypto.tink.mac.HmacKeyManager.hmacSha256Template": { algorithm: text("HMAC_SHA256_256BITTAG", "tink") },
  "com.google.crypto.tink.mac.HmacKeyManager.hmacSha512Template": { algorithm: text("HMAC_SHA512_512BITTAG", "tink") },
  "com.google.crypto.tink.mac.AesCmacKeyManager.{aes256CmacTemplate,rawAes256CmacTemplate}": {
    algorithm: text("AES256_CMAC", "tink")
  },
  "com.google.crypto.tink.prf.HkdfPrfKeyManager.hkdfSha256Template": { algorithm: text("HKDF_SHA256", "tink") },
  "com.google.crypto.tink.prf.HmacPrfKeyManager.{hmacSha256,hmacSha512}Template": {
    algorithm: text("{1}_PRF", "tink")
  },
  "com.google.crypto.tink.prf.AesCmacPrfKeyManager.aes256CmacTemplate": { algorithm: text("AES_CMAC_PRF", "tink") },
  "com.google.crypto.tink.signature.EcdsaSignKeyManager.{ecdsaP256Template,rawEcdsaP256Template}": {
    algorithm: text("ECDSA_P256", "tink")
  },
  "com.google.crypto.tink.signature.Ed25519PrivateKeyManager.{ed25519Template,rawEd25519Template}": { name: "Ed25519" },
  "com.google.crypto.tink.signature.RsaSsaPkcs1SignKeyManager.{rsa3072SsaPkcs1Sha256F4Template,rawRsa3072SsaPkcs1Sha256F4Template}":
    { algorithm: text("RSA_SSA_PKCS1_3072_SHA256_F4", "tink") },
  "com.google.crypto.tink.signature.RsaSsaPkcs1SignKeyManager.{rsa4096SsaPkcs1Sha512F4Template,rawRsa4096SsaPkcs1Sha512F4Template}":
    { algorithm: text("RSA_SSA_PKCS1_4096_SHA512_F4", "tink") },
  "com.google.crypto.tink.signature.RsaSsaPssSignKeyManager.{rsa3072PssSha256F4Template,rawRsa3072PssSha256F4Template}":
    {
      algorithm: text("RSA_SSA_PSS_3072_SHA256_SHA256_32_F4", "tink")
    },
  "com.google.crypto.tink.signature.RsaSsaPssSignKeyManager.{rsa4096PssSha512F4Template,rawRsa4096PssSha512F4Template}":
    {
      algorithm: text("RSA_SSA_PSS_4096_SHA512_SHA512_64_F4", "tink")
    },
  "com.google.crypto.tink.hybrid.EciesAeadHkdfPrivateKeyManager.{eciesP256HkdfHmacSha256Aes128Gcm,eciesP256HkdfHmacSha256Aes128CtrHmacSha256}Template":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.hybrid.EciesAeadHkdfPrivateKeyManager.rawEciesP256HkdfHmacSha256Aes128GcmCompressedTemplate":
    { algorithm: text("ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM", "tink") },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingKeyManager.{aes128CtrHmacSha2564KB,aes128CtrHmacSha2561MB,aes256CtrHmacSha2564KB,aes256CtrHmacSha2561MB}Template":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingKeyManager.{aes128GcmHkdf4KB,aes128GcmHkdf1MB,aes256GcmHkdf4KB,aes256GcmHkdf1MB}Template":
    { algorithm: text("{1}", "tink") },
  "com.google.crypto.tink.jwt.JwtHmacKeyManager.{hs256,hs384,hs512}Template": { algorithm: text("{1}", "jose") },

  "com.google.crypto.tink.aead.AeadKeyTemplates.createAesGcmKeyTemplate": {
    name: "AES",
    mode: "gcm",
    keyBits: arg(0, "bytes")
  },
  "com.google.crypto.tink.aead.AeadKeyTemplates.createAesEaxKeyTemplate": {
    name: "AES",
    mode: "eax",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "com.google.crypto.tink.aead.AeadKeyTemplates.createAesCtrHmacAeadKeyTemplate": {
    name: "AES",
    mode: "ctr-hmac",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes"),
    tagBits: arg(3, "bytes"),
    digest: arg(4, "hash")
  },
  "com.google.crypto.tink.aead.AeadKeyTemplates.createKmsEnvelopeAeadKeyTemplate": { algorithm: arg(1, "tink") },
  "com.google.crypto.tink.mac.MacKeyTemplates.createHmacKeyTemplate": {
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    tagBits: arg(1, "bytes"),
    digest: arg(2, "hash")
  },
  "com.google.crypto.tink.signature.SignatureKeyTemplates.createEcdsaKeyTemplate": {
    name: "ECDSA",
    digest: arg(0, "hash"),
    curve: arg(1, "curve")
  },
  "com.google.crypto.tink.signature.SignatureKeyTemplates.createRsaSsaPkcs1KeyTemplate": {
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: arg(0, "hash"),
    keyBits: arg(1, "int")
  },
  "com.google.crypto.tink.signature.SignatureKeyTemplates.createRsaSsaPssKeyTemplate": {
    name: "RSA",
    padding: "pss",
    digest: arg(0, "hash"),
    mgfDigest: arg(1, "hash"),
    saltBits: arg(2, "bytes"),
    keyBits: arg(3, "int")
  },
  "com.google.crypto.tink.hybrid.HybridKeyTemplates.createEciesAeadHkdfKeyTemplate": {
    name: "ECIES",
    curve: arg(0, "curve"),
    digest: arg(1, "hash")
  },
  "com.google.crypto.tink.proto.HashType.{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },
  "com.google.crypto.tink.proto.EllipticCurveType.{NIST_P256,NIST_P384,NIST_P521,CURVE25519}": { value: "{1}" },

  "com.google.crypto.tink.KeysetHandle.{generateNew,generateEntryFromParameters,generateEntryFromParametersName}": {
    is: "keygen",
    algorithm: arg(0, "tink"),
    returns: "com.google.crypto.tink.KeysetHandle"
  },
  "com.google.crypto.tink.KeysetHandle#{getPrimitive,getPublicKeysetHandle}": {
    inherits: true,
    returns: "com.google.crypto.tink.KeysetHandle"
  },
  "com.google.crypto.tink.KeysetManager.{withEmptyKeyset,withKeysetHandle}": {
    returns: "com.google.crypto.tink.KeysetManager"
  },
  "com.google.crypto.tink.KeysetManager#{rotate,add,addNewKey}": {
    is: "keygen",
    algorithm: arg(0, "tink"),
    returns: "com.google.crypto.tink.KeysetManager"
  },
  "com.google.crypto.tink.KeysetManager#getKeysetHandle": {
    inherits: true,
    returns: "com.google.crypto.tink.KeysetHandle"
  },
  "new com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder": {},
  "com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder#withKeyTemplate": {
    is: "keygen",
    algorithm: arg(0, "tink"),
    returns: "com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder"
  },
  "com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder#build": {
    inherits: true,
    returns: "com.google.crypto.tink.KeysetManager"
  },
  "com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder#*": {
    returns: "com.google.crypto.tink.integration.android.AndroidKeysetManager.Builder"
  },
  "com.google.crypto.tink.Registry.{newKeyData,newKey}": { is: "keygen", algorithm: arg(0, "tink") },
  "com.google.crypto.tink.aead.AeadFactory.getPrimitive": { from: arg(0, "any") },
  "com.google.crypto.tink.{daead.DeterministicAead,mac.Mac,hybrid.HybridEncrypt,hybrid.HybridDecrypt,signature.PublicKeySign,signature.PublicKeyVerify,streamingaead.StreamingAead}Factory.getPrimitive":
    { from: arg(0, "any") },
  "new com.google.crypto.tink.aead.KmsEnvelopeAead": { is: "cipher", algorithm: arg(0, "tink") },
  "com.google.crypto.tink.aead.KmsEnvelopeAead.create": { is: "cipher", algorithm: arg(0, "tink") },

  "com.google.crypto.tink.{Aead,HybridEncrypt}#encrypt": { is: "cipher", inherits: true, functions: ["encrypt"] },
  "com.google.crypto.tink.{Aead,HybridDecrypt}#decrypt": { is: "cipher", inherits: true, functions: ["decrypt"] },
  "com.google.crypto.tink.DeterministicAead#encryptDeterministically": {
    is: "cipher",
    inherits: true,
    functions: ["encrypt"]
  },
  "com.google.crypto.tink.DeterministicAead#decryptDeterministically": {
    is: "cipher",
    inherits: true,
    functions: ["decrypt"]
  },
  "com.google.crypto.tink.StreamingAead#{newEncryptingStream,newEncryptingChannel}": {
    is: "cipher",
    inherits: true,
    functions: ["encrypt"]
  },
  "com.google.crypto.tink.StreamingAead#{newDecryptingStream,newDecryptingChannel,newSeekableDecryptingChannel}": {
    is: "cipher",
    inherits: true,
    functions: ["decrypt"]
  },
  "com.google.crypto.tink.Mac#computeMac": { is: "mac", inherits: true, functions: ["tag"] },
  "com.google.crypto.tink.Mac#verifyMac": { is: "mac", inherits: true, functions: ["verify"] },
  "com.google.crypto.tink.PublicKeySign#sign": { is: "signature", inherits: true, functions: ["sign"] },
  "com.google.crypto.tink.PublicKeyVerify#verify": { is: "signature", inherits: true, functions: ["verify"] },
  "com.google.crypto.tink.prf.{Prf#compute,PrfSet#computePrimary}": {
    is: "kdf",
    inherits: true,
    outputBits: arg(1, "bytes")
  },
  "com.google.crypto.tink.jwt.JwtMac#computeMacAndEncode": { is: "token", inherits: true, functions: ["sign"] },
  "com.google.crypto.tink.jwt.JwtMac#verifyMacAndDecode": { is: "token", inherits: true, functions: ["verify"] },
  "com.google.crypto.tink.jwt.JwtPublicKeySign#signAndEncode": { is: "token", inherits: true, functions: ["sign"] },
  "com.google.crypto.tink.jwt.JwtPublicKeyVerify#verifyAndDecode": {
    is: "token",
    inherits: true,
    functions: ["verify"]
  }
})
