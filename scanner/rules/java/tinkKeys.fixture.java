package demo;

import com.google.crypto.tink.Aead;
import com.google.crypto.tink.aead.AesCtrHmacAeadKey;
import com.google.crypto.tink.aead.AesCtrHmacAeadParameters;
import com.google.crypto.tink.aead.AesEaxKey;
import com.google.crypto.tink.aead.AesEaxParameters;
import com.google.crypto.tink.aead.AesGcmKey;
import com.google.crypto.tink.aead.AesGcmParameters;
import com.google.crypto.tink.aead.AesGcmSivKey;
import com.google.crypto.tink.aead.AesGcmSivParameters;
import com.google.crypto.tink.aead.ChaCha20Poly1305Key;
import com.google.crypto.tink.aead.XAesGcmKey;
import com.google.crypto.tink.aead.XChaCha20Poly1305Key;
import com.google.crypto.tink.aead.subtle.AesCtrHmacAead;
import com.google.crypto.tink.aead.subtle.AesEaxAead;
import com.google.crypto.tink.aead.subtle.AesGcmAead;
import com.google.crypto.tink.aead.subtle.AesGcmFactory;
import com.google.crypto.tink.aead.subtle.AesGcmSiv;
import com.google.crypto.tink.aead.subtle.AesGcmSivAead;
import com.google.crypto.tink.aead.subtle.ChaCha20Poly1305Aead;
import com.google.crypto.tink.aead.subtle.XAesGcmAead;
import com.google.crypto.tink.aead.subtle.XChaCha20Poly1305Aead;
import com.google.crypto.tink.daead.AesSivKey;
import com.google.crypto.tink.daead.AesSivParameters;
import com.google.crypto.tink.daead.subtle.AesSivDeterministicAead;
import com.google.crypto.tink.hybrid.EciesPrivateKey;
import com.google.crypto.tink.hybrid.EciesPublicKey;
import com.google.crypto.tink.hybrid.HpkePrivateKey;
import com.google.crypto.tink.hybrid.HpkePublicKey;
import com.google.crypto.tink.hybrid.subtle.EciesDecrypt;
import com.google.crypto.tink.hybrid.subtle.EciesEncrypt;
import com.google.crypto.tink.hybrid.subtle.HpkeDecrypt;
import com.google.crypto.tink.hybrid.subtle.HpkeEncrypt;
import com.google.crypto.tink.hybrid.subtle.RsaKemHybridDecrypt;
import com.google.crypto.tink.hybrid.subtle.RsaKemHybridEncrypt;
import com.google.crypto.tink.integration.android.AndroidKeystore;
import com.google.crypto.tink.integration.android.AndroidKeystoreAesGcm;
import com.google.crypto.tink.integration.android.AndroidKeystoreKmsClient;
import com.google.crypto.tink.jwt.JwtEcdsaParameters;
import com.google.crypto.tink.jwt.JwtEcdsaPrivateKey;
import com.google.crypto.tink.jwt.JwtEcdsaPublicKey;
import com.google.crypto.tink.jwt.JwtHmacKey;
import com.google.crypto.tink.jwt.JwtHmacParameters;
import com.google.crypto.tink.jwt.JwtMlDsaParameters;
import com.google.crypto.tink.jwt.JwtMlDsaPrivateKey;
import com.google.crypto.tink.jwt.JwtMlDsaPublicKey;
import com.google.crypto.tink.jwt.JwtRsaSsaPkcs1Parameters;
import com.google.crypto.tink.jwt.JwtRsaSsaPkcs1PrivateKey;
import com.google.crypto.tink.jwt.JwtRsaSsaPkcs1PublicKey;
import com.google.crypto.tink.jwt.JwtRsaSsaPssParameters;
import com.google.crypto.tink.jwt.JwtRsaSsaPssPrivateKey;
import com.google.crypto.tink.jwt.JwtRsaSsaPssPublicKey;
import com.google.crypto.tink.jwt.subtle.JwtEcdsaPublicKeySign;
import com.google.crypto.tink.jwt.subtle.JwtEcdsaPublicKeyVerify;
import com.google.crypto.tink.jwt.subtle.JwtHmac;
import com.google.crypto.tink.jwt.subtle.JwtMlDsaPublicKeySign;
import com.google.crypto.tink.jwt.subtle.JwtMlDsaPublicKeyVerify;
import com.google.crypto.tink.jwt.subtle.JwtRsaSsaPkcs1PublicKeySign;
import com.google.crypto.tink.jwt.subtle.JwtRsaSsaPkcs1PublicKeyVerify;
import com.google.crypto.tink.jwt.subtle.JwtRsaSsaPssPublicKeySign;
import com.google.crypto.tink.jwt.subtle.JwtRsaSsaPssPublicKeyVerify;
import com.google.crypto.tink.keyderivation.PrfBasedKeyDerivationKey;
import com.google.crypto.tink.mac.AesCmacKey;
import com.google.crypto.tink.mac.AesCmacParameters;
import com.google.crypto.tink.mac.HmacKey;
import com.google.crypto.tink.mac.HmacParameters;
import com.google.crypto.tink.mac.subtle.AesCmacChunkedMac;
import com.google.crypto.tink.mac.subtle.AesCmacMac;
import com.google.crypto.tink.mac.subtle.HmacChunkedMac;
import com.google.crypto.tink.mac.subtle.HmacMac;
import com.google.crypto.tink.prf.AesCmacPrfKey;
import com.google.crypto.tink.prf.HkdfPrfKey;
import com.google.crypto.tink.prf.HkdfPrfParameters;
import com.google.crypto.tink.prf.HmacPrfKey;
import com.google.crypto.tink.prf.HmacPrfParameters;
import com.google.crypto.tink.prf.subtle.AesCmacPrf;
import com.google.crypto.tink.prf.subtle.HkdfPrf;
import com.google.crypto.tink.prf.subtle.HmacPrf;
import com.google.crypto.tink.signature.CompositeMlDsaParameters;
import com.google.crypto.tink.signature.CompositeMlDsaPrivateKey;
import com.google.crypto.tink.signature.CompositeMlDsaPublicKey;
import com.google.crypto.tink.signature.EcdsaParameters;
import com.google.crypto.tink.signature.EcdsaPrivateKey;
import com.google.crypto.tink.signature.EcdsaPublicKey;
import com.google.crypto.tink.signature.Ed25519PrivateKey;
import com.google.crypto.tink.signature.Ed25519PublicKey;
import com.google.crypto.tink.signature.MlDsaParameters;
import com.google.crypto.tink.signature.MlDsaPrivateKey;
import com.google.crypto.tink.signature.MlDsaPublicKey;
import com.google.crypto.tink.signature.RsaSsaPkcs1Parameters;
import com.google.crypto.tink.signature.RsaSsaPkcs1PrivateKey;
import com.google.crypto.tink.signature.RsaSsaPkcs1PublicKey;
import com.google.crypto.tink.signature.RsaSsaPssParameters;
import com.google.crypto.tink.signature.RsaSsaPssPrivateKey;
import com.google.crypto.tink.signature.RsaSsaPssPublicKey;
import com.google.crypto.tink.signature.SlhDsaParameters;
import com.google.crypto.tink.signature.SlhDsaPrivateKey;
import com.google.crypto.tink.signature.SlhDsaPublicKey;
import com.google.crypto.tink.signature.subtle.CompositeMlDsaSigner;
import com.google.crypto.tink.signature.subtle.CompositeMlDsaVerifier;
import com.google.crypto.tink.signature.subtle.EcdsaSigner;
import com.google.crypto.tink.signature.subtle.EcdsaVerifier;
import com.google.crypto.tink.signature.subtle.Ed25519Signer;
import com.google.crypto.tink.signature.subtle.Ed25519Verifier;
import com.google.crypto.tink.signature.subtle.MlDsaSigner;
import com.google.crypto.tink.signature.subtle.MlDsaVerifier;
import com.google.crypto.tink.signature.subtle.RsaSsaPkcs1Signer;
import com.google.crypto.tink.signature.subtle.RsaSsaPkcs1Verifier;
import com.google.crypto.tink.signature.subtle.RsaSsaPssSigner;
import com.google.crypto.tink.signature.subtle.RsaSsaPssVerifier;
import com.google.crypto.tink.signature.subtle.SlhDsaSigner;
import com.google.crypto.tink.signature.subtle.SlhDsaVerifier;
import com.google.crypto.tink.streamingaead.AesCtrHmacStreamingKey;
import com.google.crypto.tink.streamingaead.AesGcmHkdfStreamingKey;
import com.google.crypto.tink.streamingaead.subtle.AesCtrHmacStreamingAead;
import com.google.crypto.tink.streamingaead.subtle.AesGcmHkdfStreamingAead;
import com.google.crypto.tink.subtle.AesCtrHmacStreaming;
import com.google.crypto.tink.subtle.AesEaxJce;
import com.google.crypto.tink.subtle.AesGcmHkdfStreaming;
import com.google.crypto.tink.subtle.AesGcmJce;
import com.google.crypto.tink.subtle.AesSiv;
import com.google.crypto.tink.subtle.ChaCha20Poly1305;
import com.google.crypto.tink.subtle.EcdsaSignJce;
import com.google.crypto.tink.subtle.EcdsaVerifyJce;
import com.google.crypto.tink.subtle.EciesAeadHkdfHybridDecrypt;
import com.google.crypto.tink.subtle.EciesAeadHkdfHybridEncrypt;
import com.google.crypto.tink.subtle.Ed25519Sign;
import com.google.crypto.tink.subtle.Ed25519Verify;
import com.google.crypto.tink.subtle.EncryptThenAuthenticate;
import com.google.crypto.tink.subtle.PrfAesCmac;
import com.google.crypto.tink.subtle.PrfHmacJce;
import com.google.crypto.tink.subtle.PrfMac;
import com.google.crypto.tink.subtle.Random;
import com.google.crypto.tink.subtle.RsaSsaPkcs1SignJce;
import com.google.crypto.tink.subtle.RsaSsaPkcs1VerifyJce;
import com.google.crypto.tink.subtle.RsaSsaPssSignJce;
import com.google.crypto.tink.subtle.RsaSsaPssVerifyJce;
import com.google.crypto.tink.subtle.X25519;
import com.google.crypto.tink.subtle.XChaCha20Poly1305;
import com.google.crypto.tink.subtle.prf.HkdfStreamingPrf;
import com.google.crypto.tink.util.SecretBytes;

class TinkKeys {
  void keys(byte[] data, byte[] salt, Object key, Object parameters, java.security.interfaces.RSAPublicKey recipient) throws Exception {
    AesGcmKey.builder().setParameters(AesGcmParameters.builder().setKeySizeBytes(16).build()).setIdRequirement(null).build(); // expect: key AES-128-GCM material=secret-key
    AesGcmSivKey.builder().setParameters(AesGcmSivParameters.builder().setKeySizeBytes(32).build()).setIdRequirement(null).build(); // expect: key AES-256-GCM-SIV material=secret-key
    AesEaxKey.builder().setParameters(AesEaxParameters.builder().setKeySizeBytes(16).build()).setIdRequirement(null).build(); // expect: key AES-128-EAX material=secret-key
    AesCtrHmacAeadKey.builder().setParameters(AesCtrHmacAeadParameters.builder().setAesKeySizeBytes(32).build()).setIdRequirement(null).build(); // expect: key AES-256-CTR-HMAC material=secret-key
    AesSivKey.builder().setParameters(AesSivParameters.builder().setKeySizeBytes(64).build()).setIdRequirement(null).build(); // expect: key AES-256-SIV keyBits=512 material=secret-key
    HmacKey.builder().setParameters(HmacParameters.builder().setHashType(HmacParameters.HashType.SHA256).build()).setIdRequirement(null).build(); // expect: key HMAC-SHA-256 material=secret-key
    HmacPrfKey.builder().setParameters(HmacPrfParameters.builder().setHashType(HmacPrfParameters.HashType.SHA512).build()).setIdRequirement(null).build(); // expect: key HMAC-SHA-512 material=secret-key
    JwtHmacKey.builder().setParameters(JwtHmacParameters.builder().setAlgorithm(JwtHmacParameters.Algorithm.HS256).build()).setIdRequirement(null).build(); // expect: key HMAC-SHA-256 material=secret-key
    AesCmacKey.builder().setParameters(AesCmacParameters.builder().setKeySizeBytes(32).build()).setIdRequirement(null).build(); // expect: key AES-256-CMAC material=secret-key
    HkdfPrfKey.builder().setParameters(HkdfPrfParameters.builder().setHashType(HkdfPrfParameters.HashType.SHA512).build()).setIdRequirement(null).build(); // expect: key HKDF-SHA-512 material=secret-key
    ChaCha20Poly1305Key.create(key); // expect: key ChaCha20-Poly1305 material=secret-key
    XChaCha20Poly1305Key.create(key); // expect: key XChaCha20-Poly1305 material=secret-key
    XAesGcmKey.create(key); // expect: key AES-256-GCM material=secret-key
    AesCmacPrfKey.create(null, SecretBytes.randomBytes(32)); // expect: key AES-256-CMAC material=secret-key; random RNG
    AesGcmHkdfStreamingKey.create(key); // expect: key AES material=secret-key
    AesCtrHmacStreamingKey.create(key); // expect: key AES material=secret-key
    PrfBasedKeyDerivationKey.create(key); // expect: key unknown material=secret-key
    EcdsaPublicKey.builder().setParameters(EcdsaParameters.builder().setCurveType(EcdsaParameters.CurveType.NIST_P256).build()).setIdRequirement(null).build(); // expect: key ECDSA-P-256 material=public-key
    JwtEcdsaPublicKey.builder().setParameters(JwtEcdsaParameters.builder().setAlgorithm(JwtEcdsaParameters.Algorithm.ES384).build()).setIdRequirement(null).build(); // expect: key ECDSA-P-384-SHA-384 material=public-key
    RsaSsaPkcs1PublicKey.builder().setParameters(RsaSsaPkcs1Parameters.builder().setModulusSizeBits(3072).build()).setIdRequirement(null).build(); // expect: key RSA-PKCS1-1.5-3072 padding=pkcs1v15 material=public-key
    JwtRsaSsaPkcs1PublicKey.builder().setParameters(JwtRsaSsaPkcs1Parameters.builder().setModulusSizeBits(2048).build()).setIdRequirement(null).build(); // expect: key RSA-PKCS1-1.5-2048 padding=pkcs1v15 material=public-key
    RsaSsaPssPublicKey.builder().setParameters(RsaSsaPssParameters.builder().setModulusSizeBits(4096).build()).setIdRequirement(null).build(); // expect: key RSA-PSS-4096 material=public-key
    JwtRsaSsaPssPublicKey.builder().setParameters(JwtRsaSsaPssParameters.builder().setModulusSizeBits(2048).build()).setIdRequirement(null).build(); // expect: key RSA-PSS-2048 material=public-key
    MlDsaPublicKey.builder().setParameters(MlDsaParameters.create(MlDsaParameters.MlDsaInstance.ML_DSA_65, null)).setIdRequirement(null).build(); // expect: key ML-DSA-65 material=public-key
    CompositeMlDsaPublicKey.builder().setParameters(CompositeMlDsaParameters.builder().setMlDsaInstance(CompositeMlDsaParameters.MlDsaInstance.ML_DSA_87).setVariant(null).build()).setIdRequirement(null).build(); // expect: key ML-DSA-87 material=public-key
    JwtMlDsaPublicKey.builder().setParameters(JwtMlDsaParameters.create(null, JwtMlDsaParameters.Algorithm.ML_DSA_44)).setIdRequirement(null).build(); // expect: key ML-DSA-44 material=public-key
    SlhDsaPublicKey.builder().setParameters(SlhDsaParameters.createSlhDsaWithSha2And128S(null)).setIdRequirement(null).build(); // expect: key SLH-DSA-SHA2-128s material=public-key
    Ed25519PublicKey.create(key); // expect: key Ed25519 material=public-key
    EciesPublicKey.createForCurveX25519(parameters, null, null); // expect: key ECIES-Curve25519 material=public-key
    EciesPublicKey.createForNistCurve(parameters, null, null); // expect: key ECIES material=public-key
    HpkePublicKey.create(key); // expect: key HPKE material=public-key
    EcdsaPrivateKey.builder().setPublicKey(null).build(); // expect: key ECDSA material=private-key
    RsaSsaPkcs1PrivateKey.builder().setPublicKey(null).setPrimes(null, null).build(); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15 material=private-key
    JwtRsaSsaPkcs1PrivateKey.builder().setPublicKey(null).setPrimes(null, null).build(); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15 material=private-key
    RsaSsaPssPrivateKey.builder().setPublicKey(null).setPrimes(null, null).build(); // expect: key RSA-PSS material=private-key
    JwtRsaSsaPssPrivateKey.builder().setPublicKey(null).setPrimes(null, null).build(); // expect: key RSA-PSS material=private-key
    CompositeMlDsaPrivateKey.builder().setParameters(CompositeMlDsaParameters.builder().setMlDsaInstance(CompositeMlDsaParameters.MlDsaInstance.ML_DSA_65).build()).build(); // expect: key ML-DSA-65 material=private-key
    Ed25519PrivateKey.create(key); // expect: key Ed25519 material=private-key
    MlDsaPrivateKey.createWithoutVerification(key); // expect: key ML-DSA material=private-key
    SlhDsaPrivateKey.createWithoutVerification(key); // expect: key SLH-DSA material=private-key
    JwtEcdsaPrivateKey.create(key); // expect: key ECDSA material=private-key
    JwtMlDsaPrivateKey.create(key); // expect: key ML-DSA material=private-key
    EciesPrivateKey.createForCurveX25519(parameters, null, null); // expect: key ECIES-Curve25519 material=private-key
    EciesPrivateKey.createForNistCurve(parameters, null, null); // expect: key ECIES material=private-key
    HpkePrivateKey.create(key); // expect: key HPKE material=private-key
    AesGcmAead.create(key); // expect: cipher AES-GCM
    AesGcmSivAead.create(key); // expect: cipher AES-GCM-SIV
    AesEaxAead.create(key); // expect: cipher AES-EAX
    AesCtrHmacAead.create(key); // expect: cipher AES-CTR-HMAC
    ChaCha20Poly1305Aead.create(key); // expect: cipher ChaCha20-Poly1305
    XChaCha20Poly1305Aead.create(key); // expect: cipher XChaCha20-Poly1305
    XAesGcmAead.create(key); // expect: cipher AES-256-GCM
    AesGcmJce.create(key); // expect: cipher AES-GCM
    AesEaxJce.create(key); // expect: cipher AES-EAX
    ChaCha20Poly1305.create(key); // expect: cipher ChaCha20-Poly1305
    XChaCha20Poly1305.create(key); // expect: cipher XChaCha20-Poly1305
    EncryptThenAuthenticate.create(key); // expect: cipher AES-CTR-HMAC
    AesGcmSiv.create(key); // expect: cipher AES-GCM-SIV
    AesSivDeterministicAead.create(key); // expect: cipher AES-SIV
    AesSiv.create(key); // expect: cipher AES-SIV
    AesGcmHkdfStreamingAead.create(key); // expect: cipher AES-GCM
    AesCtrHmacStreamingAead.create(key); // expect: cipher AES-CTR-HMAC
    AesGcmHkdfStreaming.create(key); // expect: cipher AES-GCM
    AesCtrHmacStreaming.create(key); // expect: cipher AES-CTR-HMAC
    AesCmacMac.create(key); // expect: mac AES-CMAC
    HmacMac.create(key); // expect: mac HMAC
    PrfMac.create(key); // expect: mac unknown
    AesCmacChunkedMac.create(key); // expect: mac AES-CMAC
    HmacChunkedMac.create(key); // expect: mac HMAC
    AesCmacPrf.create(key); // expect: kdf AES-CMAC
    HkdfPrf.create(key); // expect: kdf HKDF
    HmacPrf.create(key); // expect: kdf HMAC
    PrfAesCmac.create(key); // expect: kdf AES-CMAC
    PrfHmacJce.create(key); // expect: kdf HMAC
    HkdfStreamingPrf.create(key); // expect: kdf HKDF
    EcdsaSigner.create(key); // expect: signature ECDSA functions=sign
    Ed25519Signer.create(key); // expect: signature Ed25519 functions=sign
    MlDsaSigner.create(key); // expect: signature ML-DSA functions=sign
    SlhDsaSigner.create(key); // expect: signature SLH-DSA functions=sign
    RsaSsaPkcs1Signer.create(key); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15 functions=sign
    RsaSsaPssSigner.create(key); // expect: signature RSA-PSS functions=sign
    CompositeMlDsaSigner.create(key); // expect: signature ML-DSA functions=sign
    EcdsaVerifier.create(key); // expect: signature ECDSA functions=verify
    Ed25519Verifier.create(key); // expect: signature Ed25519 functions=verify
    MlDsaVerifier.create(key); // expect: signature ML-DSA functions=verify
    SlhDsaVerifier.create(key); // expect: signature SLH-DSA functions=verify
    RsaSsaPkcs1Verifier.create(key); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15 functions=verify
    RsaSsaPssVerifier.create(key); // expect: signature RSA-PSS functions=verify
    CompositeMlDsaVerifier.create(key); // expect: signature ML-DSA functions=verify
    EcdsaSignJce.create(key); // expect: signature ECDSA functions=sign
    Ed25519Sign.create(key); // expect: signature Ed25519 functions=sign
    RsaSsaPkcs1SignJce.create(key); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15 functions=sign
    RsaSsaPssSignJce.create(key); // expect: signature RSA-PSS functions=sign
    EcdsaVerifyJce.create(key); // expect: signature ECDSA functions=verify
    Ed25519Verify.create(key); // expect: signature Ed25519 functions=verify
    RsaSsaPkcs1VerifyJce.create(key); // expect: signature RSA-PKCS1-1.5 padding=pkcs1v15 functions=verify
    RsaSsaPssVerifyJce.create(key); // expect: signature RSA-PSS functions=verify
    EciesEncrypt.create(key); // expect: cipher ECIES functions=encrypt
    HpkeEncrypt.create(key); // expect: cipher HPKE functions=encrypt
    EciesAeadHkdfHybridEncrypt.create(key); // expect: cipher ECIES functions=encrypt
    EciesDecrypt.create(key); // expect: cipher ECIES functions=decrypt
    HpkeDecrypt.create(key); // expect: cipher HPKE functions=decrypt
    EciesAeadHkdfHybridDecrypt.create(key); // expect: cipher ECIES functions=decrypt
    JwtHmac.create(key); // expect: token HMAC
    JwtEcdsaPublicKeySign.create(key); // expect: token ECDSA functions=sign
    JwtMlDsaPublicKeySign.create(key); // expect: token ML-DSA functions=sign
    JwtRsaSsaPkcs1PublicKeySign.create(key); // expect: token RSA-PKCS1-1.5 padding=pkcs1v15 functions=sign
    JwtRsaSsaPssPublicKeySign.create(key); // expect: token RSA-PSS functions=sign
    JwtEcdsaPublicKeyVerify.create(key); // expect: token ECDSA functions=verify
    JwtMlDsaPublicKeyVerify.create(key); // expect: token ML-DSA functions=verify
    JwtRsaSsaPkcs1PublicKeyVerify.create(key); // expect: token RSA-PKCS1-1.5 padding=pkcs1v15 functions=verify
    JwtRsaSsaPssPublicKeyVerify.create(key); // expect: token RSA-PSS functions=verify
    new RsaKemHybridEncrypt(recipient, "HMACSHA256", salt, new AesGcmFactory(16)); // expect: cipher RSA-KEM-SHA-256 functions=encrypt; cipher AES-128-GCM
    new RsaKemHybridDecrypt(recipient, "HMACSHA256", salt, new AesGcmFactory(16)); // expect: cipher RSA-KEM-SHA-256 functions=decrypt; cipher AES-128-GCM
    new AesGcmFactory(32); // expect: cipher AES-256-GCM
    AndroidKeystore.generateNewAes256GcmKey(key); // expect: keygen AES-256-GCM
    AndroidKeystoreKmsClient.generateNewAeadKey(key); // expect: keygen AES-256-GCM
    AndroidKeystoreKmsClient.getOrGenerateNewAeadKey(key); // expect: keygen AES-256-GCM
    new AndroidKeystoreAesGcm("alias"); // expect: cipher AES-GCM
    AndroidKeystore.getAead(key); // expect: cipher AES-GCM
    Random.randInt(); // expect: random RNG
    X25519.publicFromPrivate(key); // expect: key x25519 material=public-key
    SecretBytes.randomBytes(32); // expect: random RNG
    CompositeMlDsaParameters.builder().setMlDsaInstance(CompositeMlDsaParameters.MlDsaInstance.ML_DSA_44).setClassicalAlgorithm(null).build();
  }
  void typed(byte[] data) throws Exception {
    AesGcmKey key = AesGcmKey.builder().setParameters(AesGcmParameters.builder().setKeySizeBytes(32).build()).build(); // expect: key AES-256-GCM material=secret-key
    Aead aead = AesGcmAead.create(key); // expect: cipher AES-256-GCM material=secret-key
    aead.encrypt(data, data); // expect: cipher AES-256-GCM functions=encrypt material=secret-key
  }
  void signs(byte[] data, java.security.spec.ECPoint point) throws Exception {
    EcdsaPublicKey publicKey = EcdsaPublicKey.builder().setParameters(EcdsaParameters.builder().setCurveType(EcdsaParameters.CurveType.NIST_P384).setHashType(EcdsaParameters.HashType.SHA384).build()).setPublicPoint(point).build(); // expect: key ECDSA-P-384-SHA-384 material=public-key
    EcdsaPrivateKey privateKey = EcdsaPrivateKey.builder().setPublicKey(publicKey).setPrivateValue(null).build(); // expect: key ECDSA-P-384-SHA-384 material=private-key
    EcdsaSigner.create(privateKey).sign(data); // expect: signature ECDSA-P-384-SHA-384 functions=sign material=private-key; signature ECDSA-P-384-SHA-384 functions=sign material=private-key
  }
}
