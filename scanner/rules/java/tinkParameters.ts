import { arg, library } from "../rule.ts"

/*
 * Source: Tink Java 1.9 to 1.20 API, the Parameters classes of com.google.crypto.tink.{aead, daead, mac, signature, hybrid,
 * prf, streamingaead, jwt} and their builders. Sizes of streaming parameters are those of the derived key.
 */
export const tinkParameters = library("java", "tinkParameters", {
  "com.google.crypto.tink.aead.AesGcmParameters.builder": {
    name: "AES",
    mode: "gcm",
    returns: "com.google.crypto.tink.aead.AesGcmParameters.Builder"
  },
  "com.google.crypto.tink.aead.AesGcmSivParameters.builder": {
    name: "AES",
    mode: "gcm-siv",
    returns: "com.google.crypto.tink.aead.AesGcmSivParameters.Builder"
  },
  "com.google.crypto.tink.aead.AesEaxParameters.builder": {
    name: "AES",
    mode: "eax",
    returns: "com.google.crypto.tink.aead.AesEaxParameters.Builder"
  },
  "com.google.crypto.tink.aead.AesCtrHmacAeadParameters.builder": {
    name: "AES",
    mode: "ctr-hmac",
    returns: "com.google.crypto.tink.aead.AesCtrHmacAeadParameters.Builder"
  },
  "com.google.crypto.tink.daead.AesSivParameters.builder": {
    name: "AES",
    mode: "siv",
    returns: "com.google.crypto.tink.daead.AesSivParameters.Builder"
  },
  "com.google.crypto.tink.mac.HmacParameters.builder": {
    name: "HMAC",
    returns: "com.google.crypto.tink.mac.HmacParameters.Builder"
  },
  "com.google.crypto.tink.mac.AesCmacParameters.builder": {
    name: "CMAC",
    cipher: "AES",
    returns: "com.google.crypto.tink.mac.AesCmacParameters.Builder"
  },
  "com.google.crypto.tink.prf.HkdfPrfParameters.builder": {
    name: "HKDF",
    returns: "com.google.crypto.tink.prf.HkdfPrfParameters.Builder"
  },
  "com.google.crypto.tink.prf.HmacPrfParameters.builder": {
    name: "HMAC",
    returns: "com.google.crypto.tink.prf.HmacPrfParameters.Builder"
  },
  "com.google.crypto.tink.prf.AesCmacPrfParameters.create": { name: "CMAC", cipher: "AES", keyBits: arg(0, "bytes") },
  "com.google.crypto.tink.signature.EcdsaParameters.builder": {
    name: "ECDSA",
    returns: "com.google.crypto.tink.signature.EcdsaParameters.Builder"
  },
  "com.google.crypto.tink.signature.RsaSsaPkcs1Parameters.builder": {
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    returns: "com.google.crypto.tink.signature.RsaSsaPkcs1Parameters.Builder"
  },
  "com.google.crypto.tink.signature.RsaSsaPssParameters.builder": {
    name: "RSA",
    padding: "pss",
    returns: "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.EciesParameters.builder": {
    name: "ECIES",
    returns: "com.google.crypto.tink.hybrid.EciesParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.HpkeParameters.builder": {
    name: "HPKE",
    returns: "com.google.crypto.tink.hybrid.HpkeParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingParameters.builder": {
    name: "AES",
    mode: "gcm",
    returns: "com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.builder": {
    name: "AES",
    mode: "ctr-hmac",
    returns: "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder"
  },
  "com.google.crypto.tink.jwt.{JwtHmacParameters,JwtEcdsaParameters,JwtRsaSsaPkcs1Parameters,JwtRsaSsaPssParameters}.builder":
    { returns: "com.google.crypto.tink.jwt.{1}.Builder" },
  "com.google.crypto.tink.aead.ChaCha20Poly1305Parameters.create": { name: "ChaCha20-Poly1305" },
  "com.google.crypto.tink.aead.XChaCha20Poly1305Parameters.create": { name: "XChaCha20-Poly1305" },
  "com.google.crypto.tink.aead.XAesGcmParameters.create": { name: "AES", mode: "gcm", keyBits: 256, tagBits: 128 },
  "com.google.crypto.tink.signature.Ed25519Parameters.create": { name: "Ed25519" },
  "com.google.crypto.tink.signature.MlDsaParameters.create": { algorithm: arg(0, "tink") },
  "com.google.crypto.tink.jwt.JwtMlDsaParameters.create": { algorithm: arg(1, "tink") },
  "com.google.crypto.tink.{signature.MlDsaParameters.MlDsaInstance,jwt.JwtMlDsaParameters.Algorithm}.ML_DSA_{44,65,87}":
    {
      value: "ML_DSA_{2}"
    },

  "com.google.crypto.tink.{aead.AesGcm,aead.AesGcmSiv,aead.AesEax,daead.AesSiv,mac.Hmac,mac.AesCmac,prf.HkdfPrf,prf.HmacPrf,jwt.JwtHmac}Parameters.Builder#setKeySizeBytes":
    { refines: true, keyBits: arg(0, "bytes"), returns: "com.google.crypto.tink.{1}Parameters.Builder" },
  "com.google.crypto.tink.aead.AesCtrHmacAeadParameters.Builder#setAesKeySizeBytes": {
    refines: true,
    keyBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.aead.AesCtrHmacAeadParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingParameters.Builder#setDerivedAesGcmKeySizeBytes": {
    refines: true,
    keyBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder#setDerivedKeySizeBytes": {
    refines: true,
    keyBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder#setHmacTagSizeBytes": {
    refines: true,
    tagBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder"
  },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder#setHmacHashType": {
    refines: true,
    digest: arg(0, "hash"),
    returns: "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.Builder"
  },
  "com.google.crypto.tink.{aead.AesGcm,aead.AesEax,aead.AesCtrHmacAead}Parameters.Builder#setIvSizeBytes": {
    refines: true,
    nonceBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.{1}Parameters.Builder"
  },
  "com.google.crypto.tink.{aead.AesGcm,aead.AesEax,aead.AesCtrHmacAead,mac.Hmac,mac.AesCmac}Parameters.Builder#setTagSizeBytes":
    { refines: true, tagBits: arg(0, "bytes"), returns: "com.google.crypto.tink.{1}Parameters.Builder" },
  "com.google.crypto.tink.{aead.AesCtrHmacAead,mac.Hmac,prf.HkdfPrf,prf.HmacPrf,signature.Ecdsa,signature.RsaSsaPkcs1,hybrid.Ecies}Parameters.Builder#setHashType":
    { refines: true, digest: arg(0, "hash"), returns: "com.google.crypto.tink.{1}Parameters.Builder" },
  "com.google.crypto.tink.{signature.Ecdsa,hybrid.Ecies}Parameters.Builder#setCurveType": {
    refines: true,
    curve: arg(0, "curve"),
    returns: "com.google.crypto.tink.{1}Parameters.Builder"
  },
  "com.google.crypto.tink.hybrid.EciesParameters.Builder#setDemParameters": {
    refines: true,
    cipher: arg(0, "tink"),
    mode: arg(0, "tink"),
    keyBits: arg(0, "tink"),
    returns: "com.google.crypto.tink.hybrid.EciesParameters.Builder"
  },
  "com.google.crypto.tink.{signature.RsaSsaPkcs1,signature.RsaSsaPss,jwt.JwtRsaSsaPkcs1,jwt.JwtRsaSsaPss}Parameters.Builder#setModulusSizeBits":
    { refines: true, keyBits: arg(0, "int"), returns: "com.google.crypto.tink.{1}Parameters.Builder" },
  "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder#setSigHashType": {
    refines: true,
    digest: arg(0, "hash"),
    returns: "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder"
  },
  "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder#setMgf1HashType": {
    refines: true,
    mgfDigest: arg(0, "hash"),
    returns: "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder"
  },
  "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder#setSaltLengthBytes": {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: "com.google.crypto.tink.signature.RsaSsaPssParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.HpkeParameters.Builder#setKemId": {
    refines: true,
    curve: arg(0, "any"),
    returns: "com.google.crypto.tink.hybrid.HpkeParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.HpkeParameters.Builder#setKdfId": {
    refines: true,
    digest: arg(0, "any"),
    returns: "com.google.crypto.tink.hybrid.HpkeParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.HpkeParameters.Builder#setAeadId": {
    refines: true,
    cipher: arg(0, "cipher"),
    mode: arg(0, "cipher"),
    keyBits: arg(0, "cipher"),
    returns: "com.google.crypto.tink.hybrid.HpkeParameters.Builder"
  },
  "com.google.crypto.tink.hybrid.HpkeParameters.KemId.DHKEM_P256_HKDF_SHA256": { curve: "P-256" },
  "com.google.crypto.tink.hybrid.HpkeParameters.KemId.DHKEM_P384_HKDF_SHA384": { curve: "P-384" },
  "com.google.crypto.tink.hybrid.HpkeParameters.KemId.DHKEM_P521_HKDF_SHA512": { curve: "P-521" },
  "com.google.crypto.tink.hybrid.HpkeParameters.KemId.DHKEM_X25519_HKDF_SHA256": { curve: "Curve25519" },
  "com.google.crypto.tink.hybrid.HpkeParameters.KdfId.HKDF_SHA{256,384,512}": { digest: "SHA-{1}" },
  "com.google.crypto.tink.hybrid.HpkeParameters.AeadId.{AES_128_GCM,AES_256_GCM,CHACHA20_POLY1305}": { value: "{1}" },
  "com.google.crypto.tink.jwt.{JwtHmac,JwtEcdsa,JwtRsaSsaPkcs1,JwtRsaSsaPss}Parameters.Builder#setAlgorithm": {
    refines: true,
    algorithm: arg(0, "jose"),
    returns: "com.google.crypto.tink.jwt.{1}Parameters.Builder"
  },
  "com.google.crypto.tink.jwt.JwtHmacParameters.Algorithm.{HS256,HS384,HS512}": { value: "{1}" },
  "com.google.crypto.tink.jwt.JwtEcdsaParameters.Algorithm.{ES256,ES384,ES512}": { value: "{1}" },
  "com.google.crypto.tink.jwt.JwtRsaSsaPkcs1Parameters.Algorithm.{RS256,RS384,RS512}": { value: "{1}" },
  "com.google.crypto.tink.jwt.JwtRsaSsaPssParameters.Algorithm.{PS256,PS384,PS512}": { value: "{1}" },
  "com.google.crypto.tink.{aead.AesCtrHmacAead,mac.Hmac,prf.HkdfPrf,prf.HmacPrf,hybrid.Ecies}Parameters.HashType.{SHA1,SHA224,SHA256,SHA384,SHA512}":
    { value: "{2}" },
  "com.google.crypto.tink.signature.{Ecdsa,RsaSsaPkcs1,RsaSsaPss}Parameters.HashType.{SHA256,SHA384,SHA512}": {
    value: "{2}"
  },
  "com.google.crypto.tink.streamingaead.AesCtrHmacStreamingParameters.HashType.{SHA1,SHA256,SHA512}": { value: "{1}" },
  "com.google.crypto.tink.{signature.Ecdsa,hybrid.Ecies}Parameters.CurveType.{NIST_P256,NIST_P384,NIST_P521}": {
    value: "{2}"
  },
  "com.google.crypto.tink.hybrid.EciesParameters.CurveType.X25519": { value: "Curve25519" },
  "com.google.crypto.tink.{aead.AesGcm,aead.AesGcmSiv,aead.AesEax,aead.AesCtrHmacAead,daead.AesSiv,mac.Hmac,mac.AesCmac,prf.HkdfPrf,prf.HmacPrf,signature.Ecdsa,signature.RsaSsaPkcs1,signature.RsaSsaPss,hybrid.Ecies,hybrid.Hpke,streamingaead.AesGcmHkdfStreaming,streamingaead.AesCtrHmacStreaming,jwt.JwtHmac,jwt.JwtEcdsa,jwt.JwtRsaSsaPkcs1,jwt.JwtRsaSsaPss}Parameters.Builder#*":
    { returns: "com.google.crypto.tink.{1}Parameters.Builder" }
})
