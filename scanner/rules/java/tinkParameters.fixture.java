package demo;

import com.google.crypto.tink.Aead;
import com.google.crypto.tink.KeysetHandle;
import com.google.crypto.tink.aead.*;
import com.google.crypto.tink.daead.AesSivParameters;
import com.google.crypto.tink.hybrid.*;
import com.google.crypto.tink.jwt.*;
import com.google.crypto.tink.mac.*;
import com.google.crypto.tink.prf.*;
import com.google.crypto.tink.signature.*;
import com.google.crypto.tink.streamingaead.*;

class Keys {
  private static final int KEY_BYTES = 32;
  private static final AesGcmParameters GCM =
      AesGcmParameters.builder()
          .setIvSizeBytes(12)
          .setKeySizeBytes(KEY_BYTES)
          .setTagSizeBytes(16)
          .setVariant(AesGcmParameters.Variant.NO_PREFIX)
          .build();

  byte[] seal(byte[] data) throws Exception {
    KeysetHandle handle = KeysetHandle.generateNew(GCM); // expect: keygen AES-256-GCM nonceBits=96 tagBits=128
    Aead aead = handle.getPrimitive(Aead.class);
    return aead.encrypt(data, new byte[0]); // expect: cipher AES-256-GCM nonceBits=96 tagBits=128 functions=encrypt
  }

  void aeads() throws Exception {
    KeysetHandle.generateNew(AesGcmSivParameters.builder().setVariant(null).setKeySizeBytes(16).build()); // expect: keygen AES-128-GCM-SIV
    KeysetHandle.generateNew(AesEaxParameters.builder().setVariant(null).setKeySizeBytes(32).setIvSizeBytes(16).setTagSizeBytes(16).build()); // expect: keygen AES-256-EAX nonceBits=128 tagBits=128
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setVariant(null).setAesKeySizeBytes(16).setHmacKeySizeBytes(32).setIvSizeBytes(16).setTagSizeBytes(12).build()); // expect: keygen AES-128-CTR-HMAC-96
    KeysetHandle.generateNew(AesSivParameters.builder().setVariant(null).setKeySizeBytes(64).build()); // expect: keygen AES-256-SIV keyBits=512
    KeysetHandle.generateNew(ChaCha20Poly1305Parameters.create()); // expect: keygen ChaCha20-Poly1305
    KeysetHandle.generateNew(XChaCha20Poly1305Parameters.create(null)); // expect: keygen XChaCha20-Poly1305
    KeysetHandle.generateNew(XAesGcmParameters.create(null, 12)); // expect: keygen AES-256-GCM tagBits=128
    KeysetHandle.generateNew(AesGcmHkdfStreamingParameters.builder().setKeySizeBytes(32).setDerivedAesGcmKeySizeBytes(16).build()); // expect: keygen AES-128-GCM
  }

  void others() throws Exception {
    KeysetHandle.generateNew(HmacParameters.builder().setVariant(null).setKeySizeBytes(32).setTagSizeBytes(16).setHashType(HmacParameters.HashType.SHA256).build()); // expect: keygen HMAC-SHA-256-128
    KeysetHandle.generateNew(AesCmacParameters.builder().setVariant(null).setKeySizeBytes(32).setTagSizeBytes(8).build()); // expect: keygen AES-256-CMAC-64
    KeysetHandle.generateNew(AesCmacPrfParameters.create(32)); // expect: keygen AES-256-CMAC
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setSalt(null).setKeySizeBytes(32).build()); // expect: keygen HKDF keyBits=256
    KeysetHandle.generateNew(HmacPrfParameters.builder().setKeySizeBytes(64).build()); // expect: keygen HMAC keyBits=512
    KeysetHandle.generateNew(Ed25519Parameters.create()); // expect: keygen Ed25519
    KeysetHandle.generateNew(RsaSsaPkcs1Parameters.builder().setPublicExponent(RsaSsaPkcs1Parameters.F4).setModulusSizeBits(4096).build()); // expect: keygen RSA-PKCS1-1.5-4096
    KeysetHandle.generateNew(EciesParameters.builder().setVariant(null).setCurveType(EciesParameters.CurveType.NIST_P256).setDemParameters(AesGcmParameters.builder().setKeySizeBytes(16).build()).build()); // expect: keygen ECIES-P-256 keyBits=128
    EcdsaParameters.Builder builder = EcdsaParameters.builder();
    builder.setSignatureEncoding(EcdsaParameters.SignatureEncoding.DER).setCurveType(EcdsaParameters.CurveType.NIST_P256);
    builder.setHashType(EcdsaParameters.HashType.SHA256);
    KeysetHandle.generateNew(builder.build()); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(HmacPrfParameters.builder().setOther(1).build()); // expect: keygen HMAC
  }

  void alternatives() throws Exception {
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setHashType(AesCtrHmacAeadParameters.HashType.SHA1).build()); // expect: keygen AES-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setHashType(AesCtrHmacAeadParameters.HashType.SHA224).build()); // expect: keygen AES-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setHashType(AesCtrHmacAeadParameters.HashType.SHA256).build()); // expect: keygen AES-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setHashType(AesCtrHmacAeadParameters.HashType.SHA384).build()); // expect: keygen AES-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacAeadParameters.builder().setHashType(AesCtrHmacAeadParameters.HashType.SHA512).build()); // expect: keygen AES-CTR-HMAC
    KeysetHandle.generateNew(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA1).build()); // expect: keygen HMAC-SHA-1
    KeysetHandle.generateNew(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA224).build()); // expect: keygen HMAC-SHA-224
    KeysetHandle.generateNew(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA256).build()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA384).build()); // expect: keygen HMAC-SHA-384
    KeysetHandle.generateNew(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA512).build()); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA1).build()); // expect: keygen HKDF-SHA-1
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA224).build()); // expect: keygen HKDF-SHA-224
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA256).build()); // expect: keygen HKDF-SHA-256
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA384).build()); // expect: keygen HKDF-SHA-384
    KeysetHandle.generateNew(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA512).build()); // expect: keygen HKDF-SHA-512
    KeysetHandle.generateNew(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA1).build()); // expect: keygen HMAC-SHA-1
    KeysetHandle.generateNew(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA224).build()); // expect: keygen HMAC-SHA-224
    KeysetHandle.generateNew(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA256).build()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA384).build()); // expect: keygen HMAC-SHA-384
    KeysetHandle.generateNew(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA512).build()); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(EciesParameters.builder().setHashType(EciesParameters.HashType.SHA1).build()); // expect: keygen ECIES
    KeysetHandle.generateNew(EciesParameters.builder().setHashType(EciesParameters.HashType.SHA224).build()); // expect: keygen ECIES
    KeysetHandle.generateNew(EciesParameters.builder().setHashType(EciesParameters.HashType.SHA256).build()); // expect: keygen ECIES
    KeysetHandle.generateNew(EciesParameters.builder().setHashType(EciesParameters.HashType.SHA384).build()); // expect: keygen ECIES
    KeysetHandle.generateNew(EciesParameters.builder().setHashType(EciesParameters.HashType.SHA512).build()); // expect: keygen ECIES
    KeysetHandle.generateNew(EcdsaParameters.builder().setHashType(EcdsaParameters.HashType.SHA256).build()); // expect: keygen ECDSA-SHA-256
    KeysetHandle.generateNew(EcdsaParameters.builder().setHashType(EcdsaParameters.HashType.SHA384).build()); // expect: keygen ECDSA-SHA-384
    KeysetHandle.generateNew(EcdsaParameters.builder().setHashType(EcdsaParameters.HashType.SHA512).build()); // expect: keygen ECDSA-SHA-512
    KeysetHandle.generateNew(RsaSsaPkcs1Parameters.builder().setHashType(RsaSsaPkcs1Parameters.HashType.SHA256).build()); // expect: keygen RSA-PKCS1-1.5-SHA-256
    KeysetHandle.generateNew(RsaSsaPkcs1Parameters.builder().setHashType(RsaSsaPkcs1Parameters.HashType.SHA384).build()); // expect: keygen RSA-PKCS1-1.5-SHA-384
    KeysetHandle.generateNew(RsaSsaPkcs1Parameters.builder().setHashType(RsaSsaPkcs1Parameters.HashType.SHA512).build()); // expect: keygen RSA-PKCS1-1.5-SHA-512
    KeysetHandle.generateNew(RsaSsaPssParameters.builder().setVariant(null).setSigHashType(RsaSsaPssParameters.HashType.SHA256).setMgf1HashType(RsaSsaPssParameters.HashType.SHA256).setSaltLengthBytes(20).setModulusSizeBits(3072).build()); // expect: keygen RSA-PSS-SHA-256-MGF1-20-3072 saltBits=160
    KeysetHandle.generateNew(RsaSsaPssParameters.builder().setVariant(null).setSigHashType(RsaSsaPssParameters.HashType.SHA384).setMgf1HashType(RsaSsaPssParameters.HashType.SHA384).setSaltLengthBytes(20).setModulusSizeBits(3072).build()); // expect: keygen RSA-PSS-SHA-384-MGF1-20-3072 saltBits=160
    KeysetHandle.generateNew(RsaSsaPssParameters.builder().setVariant(null).setSigHashType(RsaSsaPssParameters.HashType.SHA512).setMgf1HashType(RsaSsaPssParameters.HashType.SHA512).setSaltLengthBytes(20).setModulusSizeBits(3072).build()); // expect: keygen RSA-PSS-SHA-512-MGF1-20-3072 saltBits=160
    KeysetHandle.generateNew(AesCtrHmacStreamingParameters.builder().setCiphertextSegmentSizeBytes(4096).setDerivedKeySizeBytes(16).setHmacHashType(AesCtrHmacStreamingParameters.HashType.SHA1).setHmacTagSizeBytes(20).build()); // expect: keygen AES-128-CTR-HMAC tagBits=160
    KeysetHandle.generateNew(AesCtrHmacStreamingParameters.builder().setCiphertextSegmentSizeBytes(4096).setDerivedKeySizeBytes(16).setHmacHashType(AesCtrHmacStreamingParameters.HashType.SHA256).setHmacTagSizeBytes(20).build()); // expect: keygen AES-128-CTR-HMAC tagBits=160
    KeysetHandle.generateNew(AesCtrHmacStreamingParameters.builder().setCiphertextSegmentSizeBytes(4096).setDerivedKeySizeBytes(16).setHmacHashType(AesCtrHmacStreamingParameters.HashType.SHA512).setHmacTagSizeBytes(20).build()); // expect: keygen AES-128-CTR-HMAC tagBits=160
    KeysetHandle.generateNew(EcdsaParameters.builder().setCurveType(EcdsaParameters.CurveType.NIST_P256).build()); // expect: keygen ECDSA-P-256
    KeysetHandle.generateNew(EcdsaParameters.builder().setCurveType(EcdsaParameters.CurveType.NIST_P384).build()); // expect: keygen ECDSA-P-384
    KeysetHandle.generateNew(EcdsaParameters.builder().setCurveType(EcdsaParameters.CurveType.NIST_P521).build()); // expect: keygen ECDSA-P-521
    KeysetHandle.generateNew(EciesParameters.builder().setCurveType(EciesParameters.CurveType.NIST_P256).build()); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(EciesParameters.builder().setCurveType(EciesParameters.CurveType.NIST_P384).build()); // expect: keygen ECIES-P-384
    KeysetHandle.generateNew(EciesParameters.builder().setCurveType(EciesParameters.CurveType.NIST_P521).build()); // expect: keygen ECIES-P-521
    KeysetHandle.generateNew(EciesParameters.builder().setCurveType(EciesParameters.CurveType.X25519).build()); // expect: keygen ECIES-Curve25519
    KeysetHandle.generateNew(HpkeParameters.builder().setVariant(null).setKemId(HpkeParameters.KemId.DHKEM_P256_HKDF_SHA256).setKdfId(HpkeParameters.KdfId.HKDF_SHA256).setAeadId(HpkeParameters.AeadId.AES_128_GCM).build()); // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM
    KeysetHandle.generateNew(HpkeParameters.builder().setVariant(null).setKemId(HpkeParameters.KemId.DHKEM_P384_HKDF_SHA384).setKdfId(HpkeParameters.KdfId.HKDF_SHA384).setAeadId(HpkeParameters.AeadId.AES_256_GCM).build()); // expect: keygen HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM
    KeysetHandle.generateNew(HpkeParameters.builder().setVariant(null).setKemId(HpkeParameters.KemId.DHKEM_P521_HKDF_SHA512).setKdfId(HpkeParameters.KdfId.HKDF_SHA512).setAeadId(HpkeParameters.AeadId.CHACHA20_POLY1305).build()); // expect: keygen HPKE-DHKEM-P-521-HKDF-SHA-512-ChaCha20-Poly1305
    KeysetHandle.generateNew(HpkeParameters.builder().setVariant(null).setKemId(HpkeParameters.KemId.DHKEM_X25519_HKDF_SHA256).setKdfId(HpkeParameters.KdfId.HKDF_SHA256).setAeadId(HpkeParameters.AeadId.AES_256_GCM).build()); // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM
    KeysetHandle.generateNew(JwtHmacParameters.builder().setKidStrategy(null).setKeySizeBytes(32).setAlgorithm(JwtHmacParameters.Algorithm.HS256).build()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(JwtHmacParameters.builder().setKidStrategy(null).setKeySizeBytes(32).setAlgorithm(JwtHmacParameters.Algorithm.HS384).build()); // expect: keygen HMAC-SHA-384 keyBits=256
    KeysetHandle.generateNew(JwtHmacParameters.builder().setKidStrategy(null).setKeySizeBytes(32).setAlgorithm(JwtHmacParameters.Algorithm.HS512).build()); // expect: keygen HMAC-SHA-512 keyBits=256
    KeysetHandle.generateNew(JwtEcdsaParameters.builder().setKidStrategy(null).setAlgorithm(JwtEcdsaParameters.Algorithm.ES256).build()); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(JwtEcdsaParameters.builder().setKidStrategy(null).setAlgorithm(JwtEcdsaParameters.Algorithm.ES384).build()); // expect: keygen ECDSA-P-384-SHA-384
    KeysetHandle.generateNew(JwtEcdsaParameters.builder().setKidStrategy(null).setAlgorithm(JwtEcdsaParameters.Algorithm.ES512).build()); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(JwtRsaSsaPkcs1Parameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPkcs1Parameters.Algorithm.RS256).build()); // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
    KeysetHandle.generateNew(JwtRsaSsaPkcs1Parameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPkcs1Parameters.Algorithm.RS384).build()); // expect: keygen RSA-PKCS1-1.5-SHA-384-2048
    KeysetHandle.generateNew(JwtRsaSsaPkcs1Parameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPkcs1Parameters.Algorithm.RS512).build()); // expect: keygen RSA-PKCS1-1.5-SHA-512-2048
    KeysetHandle.generateNew(JwtRsaSsaPssParameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPssParameters.Algorithm.PS256).build()); // expect: keygen RSA-PSS-SHA-256-MGF1-2048
    KeysetHandle.generateNew(JwtRsaSsaPssParameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPssParameters.Algorithm.PS384).build()); // expect: keygen RSA-PSS-SHA-384-MGF1-2048
    KeysetHandle.generateNew(JwtRsaSsaPssParameters.builder().setKidStrategy(null).setModulusSizeBits(2048).setAlgorithm(JwtRsaSsaPssParameters.Algorithm.PS512).build()); // expect: keygen RSA-PSS-SHA-512-MGF1-2048
    KeysetHandle.generateNew(MlDsaParameters.create(MlDsaParameters.MlDsaInstance.ML_DSA_44, null)); // expect: keygen ML-DSA-44
    KeysetHandle.generateNew(JwtMlDsaParameters.create(null, JwtMlDsaParameters.Algorithm.ML_DSA_44)); // expect: keygen ML-DSA-44
    KeysetHandle.generateNew(MlDsaParameters.create(MlDsaParameters.MlDsaInstance.ML_DSA_65, null)); // expect: keygen ML-DSA-65
    KeysetHandle.generateNew(JwtMlDsaParameters.create(null, JwtMlDsaParameters.Algorithm.ML_DSA_65)); // expect: keygen ML-DSA-65
    KeysetHandle.generateNew(MlDsaParameters.create(MlDsaParameters.MlDsaInstance.ML_DSA_87, null)); // expect: keygen ML-DSA-87
    KeysetHandle.generateNew(JwtMlDsaParameters.create(null, JwtMlDsaParameters.Algorithm.ML_DSA_87)); // expect: keygen ML-DSA-87
  }
}

class NotParameters {
  void none() throws Exception {
    AesGcmParameters.builder().setKeySizeBytes(32).build();
    org.example.KeysetHandle.generateNew(AesGcmParameters.builder().setKeySizeBytes(32).build());
  }
}
