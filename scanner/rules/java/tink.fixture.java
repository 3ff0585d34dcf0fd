package demo;

import com.google.crypto.tink.*;
import com.google.crypto.tink.aead.*;
import com.google.crypto.tink.daead.*;
import com.google.crypto.tink.hybrid.*;
import com.google.crypto.tink.integration.android.AndroidKeysetManager;
import com.google.crypto.tink.jwt.*;
import com.google.crypto.tink.mac.*;
import com.google.crypto.tink.prf.*;
import com.google.crypto.tink.proto.EllipticCurveType;
import com.google.crypto.tink.proto.HashType;
import com.google.crypto.tink.signature.*;
import com.google.crypto.tink.streamingaead.*;
import java.io.InputStream;
import java.io.OutputStream;

class Vault {
  private static final String TEMPLATE = "AES256_GCM";
  private final Aead aead;

  Vault() throws Exception {
    AeadConfig.register();
    KeysetHandle handle = KeysetHandle.generateNew(KeyTemplates.get(TEMPLATE)); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    this.aead = handle.getPrimitive(RegistryConfiguration.get(), Aead.class);
  }

  byte[] seal(byte[] text, byte[] context) throws Exception {
    return aead.encrypt(text, context); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
  }

  byte[] open(byte[] text, byte[] context) throws Exception {
    return aead.decrypt(text, context); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=decrypt
  }
}

class Uses {
  void legacy(byte[] data) throws Exception {
    KeysetHandle handle = KeysetHandle.generateNew(AeadKeyTemplates.AES128_EAX); // expect: keygen AES-128-EAX
    Aead aead = AeadFactory.getPrimitive(handle);
    aead.encrypt(data, null); // expect: cipher AES-128-EAX functions=encrypt
    KeysetHandle pair = KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P256); // expect: keygen ECDSA-P-256-SHA-256
    PublicKeySign signer = PublicKeySignFactory.getPrimitive(pair);
    byte[] signature = signer.sign(data); // expect: signature ECDSA-P-256-SHA-256 functions=sign
    PublicKeyVerify verifier = PublicKeyVerifyFactory.getPrimitive(pair.getPublicKeysetHandle());
    verifier.verify(signature, data); // expect: signature ECDSA-P-256-SHA-256 functions=verify
    Mac mac = MacFactory.getPrimitive(KeysetHandle.generateNew(MacKeyTemplates.HMAC_SHA256_128BITTAG)); // expect: keygen HMAC-SHA-256-128
    mac.verifyMac(mac.computeMac(data), data); // expect: mac HMAC-SHA-256-128 functions=verify; mac HMAC-SHA-256-128 functions=tag
    HybridEncrypt encrypt = HybridEncryptFactory.getPrimitive(pair);
    HybridDecrypt decrypt = HybridDecryptFactory.getPrimitive(pair);
    decrypt.decrypt(encrypt.encrypt(data, null), null); // expect: cipher ECDSA-P-256-SHA-256 functions=decrypt; cipher ECDSA-P-256-SHA-256 functions=encrypt
    DeterministicAead siv = DeterministicAeadFactory.getPrimitive(KeysetHandle.generateNew(DeterministicAeadKeyTemplates.AES256_SIV)); // expect: keygen AES-256-SIV
    siv.decryptDeterministically(siv.encryptDeterministically(data, null), null); // expect: cipher AES-256-SIV functions=decrypt; cipher AES-256-SIV functions=encrypt
    StreamingAead streaming = StreamingAeadFactory.getPrimitive(KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES256_GCM_HKDF_4KB)); // expect: keygen AES-256-GCM
    streaming.newEncryptingStream((OutputStream) null, null); // expect: cipher AES-256-GCM functions=encrypt
    streaming.newDecryptingStream((InputStream) null, null); // expect: cipher AES-256-GCM functions=decrypt
    streaming.newEncryptingChannel(null, null); // expect: cipher AES-256-GCM functions=encrypt
    streaming.newDecryptingChannel(null, null); // expect: cipher AES-256-GCM functions=decrypt
    streaming.newSeekableDecryptingChannel(null, null); // expect: cipher AES-256-GCM functions=decrypt
  }

  void hybrid(byte[] data) throws Exception {
    KeysetHandle priv = KeysetHandle.generateNew(PredefinedHybridParameters.HPKE_X25519_HKDF_SHA256_AES_128_GCM); // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM
    HybridEncrypt encrypt = priv.getPublicKeysetHandle().getPrimitive(HybridEncrypt.class);
    HybridDecrypt decrypt = priv.getPrimitive(HybridDecrypt.class);
    decrypt.decrypt(encrypt.encrypt(data, null), null); // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM functions=decrypt; cipher HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM functions=encrypt
  }

  void others(byte[] data, Aead given, PrfSet set, Prf prf, RawJwt jwt) throws Exception {
    given.encrypt(data, null); // expect: cipher unknown functions=encrypt
    set.computePrimary(data, 32); // expect: kdf unknown outputBits=256
    prf.compute(data, 16); // expect: kdf unknown outputBits=128
    KeysetHandle handle = KeysetHandle.generateNew(KeyTemplates.get("JWT_HS256")); // expect: keygen HMAC-SHA-256
    JwtMac mac = handle.getPrimitive(JwtMac.class);
    mac.computeMacAndEncode(jwt); // expect: token HMAC-SHA-256 functions=sign
    mac.verifyMacAndDecode("token", null); // expect: token HMAC-SHA-256 functions=verify
    KeysetHandle rsa = KeysetHandle.generateNew(KeyTemplates.get("JWT_RS256_3072_F4")); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    rsa.getPrimitive(JwtPublicKeySign.class);
    JwtPublicKeySign signer = rsa.getPrimitive(JwtPublicKeySign.class);
    signer.signAndEncode(jwt); // expect: token RSA-PKCS1-1.5-SHA-256-3072 functions=sign
    JwtPublicKeyVerify verifier = rsa.getPublicKeysetHandle().getPrimitive(JwtPublicKeyVerify.class);
    verifier.verifyAndDecode("token", null); // expect: token RSA-PKCS1-1.5-SHA-256-3072 functions=verify
  }

  void managers(KeyTemplate given) throws Exception {
    KeysetManager manager = KeysetManager.withEmptyKeyset().rotate(MacKeyTemplates.AES_CMAC); // expect: keygen AES-256-CMAC tagBits=128
    manager.add(KeyTemplates.get("AES128_GCM")); // expect: keygen AES-128-GCM nonceBits=96
    KeysetManager.withKeysetHandle(null).addNewKey(KeyTemplates.get("CHACHA20_POLY1305"), true); // expect: keygen ChaCha20-Poly1305
    Mac mac = KeysetManager.withEmptyKeyset().rotate(MacKeyTemplates.HMAC_SHA512_512BITTAG).getKeysetHandle().getPrimitive(Mac.class); // expect: keygen HMAC-SHA-512
    mac.computeMac(null); // expect: mac HMAC-SHA-512 functions=tag
    KeysetHandle handle = new AndroidKeysetManager.Builder()
        .withSharedPref(null, "keyset", "prefs")
        .withKeyTemplate(AesGcmKeyManager.aes256GcmTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
        .withMasterKeyUri("android-keystore://master")
        .build()
        .getKeysetHandle();
    handle.getPrimitive(Aead.class);
    KeysetHandle.newBuilder().addEntry(KeysetHandle.generateEntryFromParameters(PredefinedAeadParameters.AES256_EAX).withRandomId().makePrimary()).build(); // expect: keygen AES-256-EAX
    KeysetHandle.newBuilder().addEntry(KeysetHandle.generateEntryFromParametersName("ED25519").withRandomId().makePrimary()).build(); // expect: keygen Ed25519
    Registry.newKeyData(AeadKeyTemplates.AES128_GCM); // expect: keygen AES-128-GCM nonceBits=96
    Registry.newKey(AeadKeyTemplates.AES256_GCM); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    new KmsEnvelopeAead(AeadKeyTemplates.AES256_GCM, null); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
    KmsEnvelopeAead.create(PredefinedAeadParameters.AES128_GCM, null); // expect: cipher AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(given); // expect: keygen unknown
  }

  void created() throws Exception {
    KeysetHandle.generateNew(AeadKeyTemplates.createAesGcmKeyTemplate(16)); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(AeadKeyTemplates.createAesEaxKeyTemplate(32, 12)); // expect: keygen AES-256-EAX nonceBits=96
    KeysetHandle.generateNew(AeadKeyTemplates.createAesCtrHmacAeadKeyTemplate(16, 16, 32, 16, HashType.SHA256)); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(AeadKeyTemplates.createKmsEnvelopeAeadKeyTemplate("uri", AeadKeyTemplates.AES128_GCM)); // expect: keygen AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(MacKeyTemplates.createHmacKeyTemplate(32, 16, HashType.SHA224)); // expect: keygen HMAC-SHA-224-128 keyBits=256
    KeysetHandle.generateNew(MacKeyTemplates.createHmacKeyTemplate(32, 20, HashType.SHA1)); // expect: keygen HMAC-SHA-1 tagBits=160 keyBits=256
    KeysetHandle.generateNew(SignatureKeyTemplates.createEcdsaKeyTemplate(HashType.SHA384, EllipticCurveType.NIST_P384, null, null)); // expect: keygen ECDSA-P-384-SHA-384
    KeysetHandle.generateNew(SignatureKeyTemplates.createEcdsaKeyTemplate(HashType.SHA512, EllipticCurveType.NIST_P521, null, null)); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(SignatureKeyTemplates.createRsaSsaPkcs1KeyTemplate(HashType.SHA256, 2048, null)); // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
    KeysetHandle.generateNew(SignatureKeyTemplates.createRsaSsaPssKeyTemplate(HashType.SHA256, HashType.SHA256, 32, 3072, null)); // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
    KeysetHandle.generateNew(HybridKeyTemplates.createEciesAeadHkdfKeyTemplate(EllipticCurveType.NIST_P256, HashType.SHA256, null, null, null)); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(HybridKeyTemplates.createEciesAeadHkdfKeyTemplate(EllipticCurveType.CURVE25519, HashType.SHA256, null, null, null)); // expect: keygen ECIES-Curve25519
  }

  void constants() throws Exception {
    KeysetHandle.generateNew(AeadKeyTemplates.AES128_GCM); // expect: keygen AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(AeadKeyTemplates.AES256_GCM); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    KeysetHandle.generateNew(AeadKeyTemplates.AES128_EAX); // expect: keygen AES-128-EAX
    KeysetHandle.generateNew(AeadKeyTemplates.AES256_EAX); // expect: keygen AES-256-EAX
    KeysetHandle.generateNew(AeadKeyTemplates.AES128_CTR_HMAC_SHA256); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(AeadKeyTemplates.AES256_CTR_HMAC_SHA256); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(AeadKeyTemplates.CHACHA20_POLY1305); // expect: keygen ChaCha20-Poly1305
    KeysetHandle.generateNew(AeadKeyTemplates.XCHACHA20_POLY1305); // expect: keygen XChaCha20-Poly1305
    KeysetHandle.generateNew(PredefinedAeadParameters.AES128_GCM); // expect: keygen AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(PredefinedAeadParameters.AES256_GCM); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    KeysetHandle.generateNew(PredefinedAeadParameters.AES128_EAX); // expect: keygen AES-128-EAX
    KeysetHandle.generateNew(PredefinedAeadParameters.AES256_EAX); // expect: keygen AES-256-EAX
    KeysetHandle.generateNew(PredefinedAeadParameters.AES128_CTR_HMAC_SHA256); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(PredefinedAeadParameters.AES256_CTR_HMAC_SHA256); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(PredefinedAeadParameters.CHACHA20_POLY1305); // expect: keygen ChaCha20-Poly1305
    KeysetHandle.generateNew(PredefinedAeadParameters.XCHACHA20_POLY1305); // expect: keygen XChaCha20-Poly1305
    KeysetHandle.generateNew(PredefinedAeadParameters.XAES_256_GCM_192_BIT_NONCE); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(PredefinedAeadParameters.XAES_256_GCM_192_BIT_NONCE_NO_PREFIX); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(PredefinedAeadParameters.XAES_256_GCM_160_BIT_NONCE_NO_PREFIX); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(PredefinedAeadParameters.X_AES_GCM_8_BYTE_SALT_NO_PREFIX); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(DeterministicAeadKeyTemplates.AES256_SIV); // expect: keygen AES-256-SIV
    KeysetHandle.generateNew(PredefinedDeterministicAeadParameters.AES256_SIV); // expect: keygen AES-256-SIV
    KeysetHandle.generateNew(MacKeyTemplates.HMAC_SHA256_128BITTAG); // expect: keygen HMAC-SHA-256-128
    KeysetHandle.generateNew(MacKeyTemplates.HMAC_SHA256_256BITTAG); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(MacKeyTemplates.HMAC_SHA512_256BITTAG); // expect: keygen HMAC-SHA-512-256
    KeysetHandle.generateNew(MacKeyTemplates.HMAC_SHA512_512BITTAG); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(MacKeyTemplates.AES_CMAC); // expect: keygen AES-256-CMAC tagBits=128
    KeysetHandle.generateNew(PredefinedMacParameters.HMAC_SHA256_128BITTAG); // expect: keygen HMAC-SHA-256-128
    KeysetHandle.generateNew(PredefinedMacParameters.HMAC_SHA256_256BITTAG); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(PredefinedMacParameters.HMAC_SHA512_256BITTAG); // expect: keygen HMAC-SHA-512-256
    KeysetHandle.generateNew(PredefinedMacParameters.HMAC_SHA512_512BITTAG); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(PredefinedMacParameters.AES_CMAC); // expect: keygen AES-256-CMAC tagBits=128
    KeysetHandle.generateNew(PredefinedMacParameters.HMAC_SHA256_128BITTAG_NO_PREFIX); // expect: keygen HMAC-SHA-256-128
    KeysetHandle.generateNew(PredefinedMacParameters.AES_CMAC_NO_PREFIX); // expect: keygen AES-256-CMAC tagBits=128
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P256); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P384); // expect: keygen ECDSA-P-384-SHA-512
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P521); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P256_IEEE_P1363); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P384_IEEE_P1363); // expect: keygen ECDSA-P-384-SHA-512
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P256_IEEE_P1363_WITHOUT_PREFIX); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(SignatureKeyTemplates.ECDSA_P521_IEEE_P1363); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(SignatureKeyTemplates.ED25519); // expect: keygen Ed25519
    KeysetHandle.generateNew(SignatureKeyTemplates.ED25519WithRawOutput); // expect: keygen Ed25519
    KeysetHandle.generateNew(SignatureKeyTemplates.RSA_SSA_PKCS1_3072_SHA256_F4); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(SignatureKeyTemplates.RSA_SSA_PKCS1_3072_SHA256_F4_WITHOUT_PREFIX); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(SignatureKeyTemplates.RSA_SSA_PKCS1_4096_SHA512_F4); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
    KeysetHandle.generateNew(SignatureKeyTemplates.RSA_SSA_PSS_3072_SHA256_SHA256_32_F4); // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
    KeysetHandle.generateNew(SignatureKeyTemplates.RSA_SSA_PSS_4096_SHA512_SHA512_64_F4); // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P256); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P384); // expect: keygen ECDSA-P-384-SHA-512
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P521); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P256_IEEE_P1363); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P384_IEEE_P1363); // expect: keygen ECDSA-P-384-SHA-512
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P256_IEEE_P1363_WITHOUT_PREFIX); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P521_IEEE_P1363); // expect: keygen ECDSA-P-521-SHA-512
    KeysetHandle.generateNew(PredefinedSignatureParameters.ED25519); // expect: keygen Ed25519
    KeysetHandle.generateNew(PredefinedSignatureParameters.ED25519WithRawOutput); // expect: keygen Ed25519
    KeysetHandle.generateNew(PredefinedSignatureParameters.RSA_SSA_PKCS1_3072_SHA256_F4); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(PredefinedSignatureParameters.RSA_SSA_PKCS1_3072_SHA256_F4_WITHOUT_PREFIX); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(PredefinedSignatureParameters.RSA_SSA_PKCS1_4096_SHA512_F4); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
    KeysetHandle.generateNew(PredefinedSignatureParameters.RSA_SSA_PSS_3072_SHA256_SHA256_32_F4); // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
    KeysetHandle.generateNew(PredefinedSignatureParameters.RSA_SSA_PSS_4096_SHA512_SHA512_64_F4); // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096
    KeysetHandle.generateNew(PredefinedSignatureParameters.ECDSA_P256_NO_PREFIX); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(PredefinedSignatureParameters.ML_DSA_65); // expect: keygen ML-DSA-65
    KeysetHandle.generateNew(PredefinedSignatureParameters.ML_DSA_65_NO_PREFIX); // expect: keygen ML-DSA-65
    KeysetHandle.generateNew(PredefinedSignatureParameters.SLH_DSA_SHA2_128S); // expect: keygen SLH-DSA-SHA2-128s
    KeysetHandle.generateNew(PredefinedSignatureParameters.SLH_DSA_SHA2_128S_NO_PREFIX); // expect: keygen SLH-DSA-SHA2-128s
    KeysetHandle.generateNew(HybridKeyTemplates.ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(HybridKeyTemplates.ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM_COMPRESSED_WITHOUT_PREFIX); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(HybridKeyTemplates.ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(PredefinedHybridParameters.ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(PredefinedHybridParameters.ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM_COMPRESSED_WITHOUT_PREFIX); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(PredefinedHybridParameters.ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(PredefinedHybridParameters.HPKE_X25519_HKDF_SHA256_AES_128_GCM); // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM
    KeysetHandle.generateNew(PredefinedHybridParameters.HPKE_P256_HKDF_SHA256_AES_128_GCM); // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM
    KeysetHandle.generateNew(PredefinedHybridParameters.HPKE_XWING_HKDF_SHA256_CHACHA20_POLY1305); // expect: keygen HPKE-HKDF-SHA-256-ChaCha20-Poly1305
    KeysetHandle.generateNew(PrfKeyTemplates.HKDF_SHA256); // expect: keygen HKDF-SHA-256
    KeysetHandle.generateNew(PrfKeyTemplates.HMAC_SHA256_PRF); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(PrfKeyTemplates.HMAC_SHA512_PRF); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(PrfKeyTemplates.AES_CMAC_PRF); // expect: keygen AES-256-CMAC
    KeysetHandle.generateNew(PredefinedPrfParameters.HKDF_SHA256); // expect: keygen HKDF-SHA-256
    KeysetHandle.generateNew(PredefinedPrfParameters.HMAC_SHA256_PRF); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(PredefinedPrfParameters.HMAC_SHA512_PRF); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(PredefinedPrfParameters.AES_CMAC_PRF); // expect: keygen AES-256-CMAC
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES128_CTR_HMAC_SHA256_4KB); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES128_CTR_HMAC_SHA256_1MB); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES256_CTR_HMAC_SHA256_4KB); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES256_CTR_HMAC_SHA256_1MB); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES128_GCM_HKDF_4KB); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES128_GCM_HKDF_1MB); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES256_GCM_HKDF_4KB); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(StreamingAeadKeyTemplates.AES256_GCM_HKDF_1MB); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES128_CTR_HMAC_SHA256_4KB); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES128_CTR_HMAC_SHA256_1MB); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES256_CTR_HMAC_SHA256_4KB); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES256_CTR_HMAC_SHA256_1MB); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES128_GCM_HKDF_4KB); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES128_GCM_HKDF_1MB); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES256_GCM_HKDF_4KB); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(PredefinedStreamingAeadParameters.AES256_GCM_HKDF_1MB); // expect: keygen AES-256-GCM
  }

  void templates() throws Exception {
    KeysetHandle.generateNew(AesGcmKeyManager.aes128GcmTemplate()); // expect: keygen AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(AesGcmKeyManager.aes256GcmTemplate()); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    KeysetHandle.generateNew(AesGcmKeyManager.rawAes128GcmTemplate()); // expect: keygen AES-128-GCM nonceBits=96
    KeysetHandle.generateNew(AesGcmKeyManager.rawAes256GcmTemplate()); // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
    KeysetHandle.generateNew(AesGcmSivKeyManager.aes128GcmSivTemplate()); // expect: keygen AES-128-GCM-SIV
    KeysetHandle.generateNew(AesGcmSivKeyManager.aes256GcmSivTemplate()); // expect: keygen AES-256-GCM-SIV
    KeysetHandle.generateNew(AesGcmSivKeyManager.rawAes128GcmSivTemplate()); // expect: keygen AES-128-GCM-SIV
    KeysetHandle.generateNew(AesGcmSivKeyManager.rawAes256GcmSivTemplate()); // expect: keygen AES-256-GCM-SIV
    KeysetHandle.generateNew(AesEaxKeyManager.aes128EaxTemplate()); // expect: keygen AES-128-EAX
    KeysetHandle.generateNew(AesEaxKeyManager.aes256EaxTemplate()); // expect: keygen AES-256-EAX
    KeysetHandle.generateNew(AesEaxKeyManager.rawAes128EaxTemplate()); // expect: keygen AES-128-EAX
    KeysetHandle.generateNew(AesEaxKeyManager.rawAes256EaxTemplate()); // expect: keygen AES-256-EAX
    KeysetHandle.generateNew(AesCtrHmacAeadKeyManager.aes128CtrHmacSha256Template()); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacAeadKeyManager.aes256CtrHmacSha256Template()); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(ChaCha20Poly1305KeyManager.chaCha20Poly1305Template()); // expect: keygen ChaCha20-Poly1305
    KeysetHandle.generateNew(ChaCha20Poly1305KeyManager.rawChaCha20Poly1305Template()); // expect: keygen ChaCha20-Poly1305
    KeysetHandle.generateNew(XChaCha20Poly1305KeyManager.xChaCha20Poly1305Template()); // expect: keygen XChaCha20-Poly1305
    KeysetHandle.generateNew(XChaCha20Poly1305KeyManager.rawXChaCha20Poly1305Template()); // expect: keygen XChaCha20-Poly1305
    KeysetHandle.generateNew(AesSivKeyManager.aes256SivTemplate()); // expect: keygen AES-256-SIV
    KeysetHandle.generateNew(AesSivKeyManager.rawAes256SivTemplate()); // expect: keygen AES-256-SIV
    KeysetHandle.generateNew(HmacKeyManager.hmacSha256HalfDigestTemplate()); // expect: keygen HMAC-SHA-256-128
    KeysetHandle.generateNew(HmacKeyManager.hmacSha512HalfDigestTemplate()); // expect: keygen HMAC-SHA-512-256
    KeysetHandle.generateNew(HmacKeyManager.hmacSha256Template()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(HmacKeyManager.hmacSha512Template()); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(AesCmacKeyManager.aes256CmacTemplate()); // expect: keygen AES-256-CMAC tagBits=128
    KeysetHandle.generateNew(AesCmacKeyManager.rawAes256CmacTemplate()); // expect: keygen AES-256-CMAC tagBits=128
    KeysetHandle.generateNew(HkdfPrfKeyManager.hkdfSha256Template()); // expect: keygen HKDF-SHA-256
    KeysetHandle.generateNew(HmacPrfKeyManager.hmacSha256Template()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(HmacPrfKeyManager.hmacSha512Template()); // expect: keygen HMAC-SHA-512
    KeysetHandle.generateNew(AesCmacPrfKeyManager.aes256CmacTemplate()); // expect: keygen AES-256-CMAC
    KeysetHandle.generateNew(EcdsaSignKeyManager.ecdsaP256Template()); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(EcdsaSignKeyManager.rawEcdsaP256Template()); // expect: keygen ECDSA-P-256-SHA-256
    KeysetHandle.generateNew(Ed25519PrivateKeyManager.ed25519Template()); // expect: keygen Ed25519
    KeysetHandle.generateNew(Ed25519PrivateKeyManager.rawEd25519Template()); // expect: keygen Ed25519
    KeysetHandle.generateNew(RsaSsaPkcs1SignKeyManager.rsa3072SsaPkcs1Sha256F4Template()); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(RsaSsaPkcs1SignKeyManager.rawRsa3072SsaPkcs1Sha256F4Template()); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
    KeysetHandle.generateNew(RsaSsaPkcs1SignKeyManager.rsa4096SsaPkcs1Sha512F4Template()); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
    KeysetHandle.generateNew(RsaSsaPkcs1SignKeyManager.rawRsa4096SsaPkcs1Sha512F4Template()); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
    KeysetHandle.generateNew(RsaSsaPssSignKeyManager.rsa3072PssSha256F4Template()); // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
    KeysetHandle.generateNew(RsaSsaPssSignKeyManager.rawRsa3072PssSha256F4Template()); // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072
    KeysetHandle.generateNew(RsaSsaPssSignKeyManager.rsa4096PssSha512F4Template()); // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096
    KeysetHandle.generateNew(RsaSsaPssSignKeyManager.rawRsa4096PssSha512F4Template()); // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096
    KeysetHandle.generateNew(EciesAeadHkdfPrivateKeyManager.eciesP256HkdfHmacSha256Aes128GcmTemplate()); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(EciesAeadHkdfPrivateKeyManager.eciesP256HkdfHmacSha256Aes128CtrHmacSha256Template()); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(EciesAeadHkdfPrivateKeyManager.rawEciesP256HkdfHmacSha256Aes128GcmCompressedTemplate()); // expect: keygen ECIES-P-256
    KeysetHandle.generateNew(AesCtrHmacStreamingKeyManager.aes128CtrHmacSha2564KBTemplate()); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacStreamingKeyManager.aes128CtrHmacSha2561MBTemplate()); // expect: keygen AES-128-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacStreamingKeyManager.aes256CtrHmacSha2564KBTemplate()); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(AesCtrHmacStreamingKeyManager.aes256CtrHmacSha2561MBTemplate()); // expect: keygen AES-256-CTR-HMAC
    KeysetHandle.generateNew(AesGcmHkdfStreamingKeyManager.aes128GcmHkdf4KBTemplate()); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(AesGcmHkdfStreamingKeyManager.aes128GcmHkdf1MBTemplate()); // expect: keygen AES-128-GCM
    KeysetHandle.generateNew(AesGcmHkdfStreamingKeyManager.aes256GcmHkdf4KBTemplate()); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(AesGcmHkdfStreamingKeyManager.aes256GcmHkdf1MBTemplate()); // expect: keygen AES-256-GCM
    KeysetHandle.generateNew(JwtHmacKeyManager.hs256Template()); // expect: keygen HMAC-SHA-256
    KeysetHandle.generateNew(JwtHmacKeyManager.hs384Template()); // expect: keygen HMAC-SHA-384
    KeysetHandle.generateNew(JwtHmacKeyManager.hs512Template()); // expect: keygen HMAC-SHA-512
  }
}

class NotTink {
  static class KeyTemplates {
    static String get(String name) {
      return name;
    }
  }

  void none(org.example.Aead other) throws Exception {
    KeyTemplates.get("AES128_GCM");
    other.encrypt(null, null);
    org.example.KeysetHandle.generateNew("AES128_GCM");
  }
}
