package demo;

import com.google.crypto.tink.Aead;
import com.google.crypto.tink.aead.subtle.AesGcmSiv;
import com.google.crypto.tink.subtle.*;
import com.google.crypto.tink.subtle.EllipticCurves.CurveType;
import com.google.crypto.tink.subtle.Enums.HashType;
import com.google.crypto.tink.subtle.prf.HkdfStreamingPrf;
import java.security.KeyPair;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import javax.crypto.spec.SecretKeySpec;

class Sealing {
  private static final byte[] KEY = new byte[32];

  byte[] seal(byte[] data) throws Exception {
    Aead aead = new AesGcmJce(KEY); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
    return aead.encrypt(data, null); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
  }

  void ciphers(byte[] key, byte[] salt) throws Exception {
    new AesGcmSiv(new byte[16]); // expect: cipher AES-128-GCM-SIV
    new AesEaxJce(key, 12); // expect: cipher AES-EAX nonceBits=96
    new AesCtrJceCipher(new byte[16], 12); // expect: cipher AES-128-CTR nonceBits=96
    new AesSiv(new byte[64]); // expect: cipher AES-256-SIV keyBits=512
    new ChaCha20Poly1305(key); // expect: cipher ChaCha20-Poly1305
    new XChaCha20Poly1305(key); // expect: cipher XChaCha20-Poly1305
    new AesGcmHkdfStreaming(key, "HmacSha256", 16, 4096, 0); // expect: cipher AES-128-GCM
    new AesCtrHmacStreaming(key, "HmacSha256", 32, "HmacSha512", 64, 4096, 0); // expect: cipher AES-256-CTR-HMAC tagBits=512
    EncryptThenAuthenticate.newAesCtrHmac(new byte[16], 16, "HmacSha256", key, 32); // expect: cipher AES-128-CTR-HMAC tagBits=256
    new Kwp(KEY); // expect: key-wrap AES-256-KWP
    Random.randBytes(24); // expect: random RNG byteLength=24
  }

  void derive(byte[] secret, byte[] info) throws Exception {
    Hkdf.computeHkdf("HmacSha256", secret, new byte[32], info, 16); // expect: kdf HKDF-SHA-256 outputBits=128
    Hkdf.computeEciesHkdfSymmetricKey(info, secret, "HmacSha512", new byte[8], info, 32); // expect: kdf HKDF-SHA-512 outputBits=256 saltBits=64
    new HkdfStreamingPrf(HashType.SHA512, secret, new byte[16]); // expect: kdf HKDF-SHA-512 saltBits=128
    new PrfHmacJce("HMACSHA384", new SecretKeySpec(KEY, "HMAC")); // expect: mac HMAC-SHA-384 keyBits=256; key HMAC material=secret-key keyBits=256
    new PrfMac(new PrfAesCmac(KEY), 16); // expect: mac AES-256-CMAC tagBits=128
    new PrfAesCmac(KEY); // expect: mac AES-256-CMAC
  }
}

class Signing {
  void sign(ECPrivateKey key, ECPublicKey point) throws Exception {
    Ed25519Sign.KeyPair pair = Ed25519Sign.KeyPair.newKeyPair(); // expect: keygen Ed25519
    Ed25519Sign.KeyPair.newKeyPairFromSeed(new byte[32]); // expect: keygen Ed25519
    new Ed25519Sign(pair.getPrivateKey()).sign(null); // expect: signature Ed25519 functions=sign
    new Ed25519Verify(pair.getPublicKey()); // expect: signature Ed25519 functions=verify
    new EcdsaSignJce(key, HashType.SHA256, null); // expect: signature ECDSA-SHA-256 functions=sign
    new EcdsaVerifyJce(point, HashType.SHA384, null); // expect: signature ECDSA-SHA-384 functions=verify
    new RsaSsaPkcs1SignJce(null, HashType.SHA256); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    new RsaSsaPkcs1VerifyJce(null, HashType.SHA224); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=verify
    new RsaSsaPssSignJce(null, HashType.SHA256, HashType.SHA256, 32); // expect: signature RSA-PSS-SHA-256-MGF1-32 functions=sign
    new RsaSsaPssVerifyJce(null, HashType.SHA1, Enums.HashType.SHA1, 20); // expect: signature RSA-PSS-SHA-1-MGF1-20 functions=verify saltBits=160
  }
}

class Agreement {
  void agree(byte[] secret, byte[] peer, ECPublicKey other) throws Exception {
    KeyPair pair = EllipticCurves.generateKeyPair(CurveType.NIST_P256); // expect: keygen EC-P-256
    EllipticCurves.generateKeyPair(EllipticCurves.CurveType.NIST_P384); // expect: keygen EC-P-384
    EllipticCurves.getEcPublicKey(CurveType.NIST_P521, null, peer); // expect: key EC-P-521
    EllipticCurves.getEcPrivateKey(CurveType.NIST_P256, secret); // expect: key EC-P-256
    EllipticCurves.computeSharedSecret((ECPrivateKey) pair.getPrivate(), other); // expect: key-agreement ECDH-P-256
    byte[] own = X25519.generatePrivateKey(); // expect: keygen x25519
    X25519.computeSharedSecret(own, peer); // expect: key-agreement x25519
    new EciesAeadHkdfHybridEncrypt((ECPublicKey) pair.getPublic(), null, "HmacSha256", null, null); // expect: cipher ECIES-P-256 functions=encrypt
    new EciesAeadHkdfHybridDecrypt((ECPrivateKey) pair.getPrivate(), null, "HmacSha256", null, null); // expect: cipher ECIES-P-256 functions=decrypt
    new EciesHkdfSenderKem(other); // expect: kem ECIES-KEM
    new EciesHkdfRecipientKem((ECPrivateKey) pair.getPrivate()); // expect: kem ECIES-KEM-P-256
  }
}

class NotSubtle {
  static class AesGcmJce {}

  void none() {
    new AesGcmJce();
    org.example.Hkdf.computeHkdf("HmacSha256", null, null, null, 16);
    new org.example.Kwp();
  }
}
