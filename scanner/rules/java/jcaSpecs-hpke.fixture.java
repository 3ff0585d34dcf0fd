package demo;

import java.security.PrivateKey;
import java.security.PublicKey;
import javax.crypto.Cipher;
import javax.crypto.spec.HPKEParameterSpec;

class Hybrid {
  void seal(PublicKey key, byte[] info) throws Exception {
    Cipher sender = Cipher.getInstance("HPKE"); // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM curve=Curve25519 functions=encrypt
    sender.init(Cipher.ENCRYPT_MODE, key, HPKEParameterSpec.of(HPKEParameterSpec.KEM_DHKEM_X25519_HKDF_SHA256, HPKEParameterSpec.KDF_HKDF_SHA256, HPKEParameterSpec.AEAD_AES_256_GCM).info(info));
    Cipher nist = Cipher.getInstance("HPKE"); // expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM functions=encrypt
    nist.init(Cipher.ENCRYPT_MODE, key, HPKEParameterSpec.of(HPKEParameterSpec.KEM_DHKEM_P_256_HKDF_SHA256, HPKEParameterSpec.KDF_HKDF_SHA256, HPKEParameterSpec.AEAD_AES_128_GCM));
    Cipher large = Cipher.getInstance("HPKE"); // expect: cipher HPKE-DHKEM-P-521-HKDF-SHA-512-ChaCha20-Poly1305 functions=encrypt
    large.init(Cipher.ENCRYPT_MODE, key, HPKEParameterSpec.of(HPKEParameterSpec.KEM_DHKEM_P_521_HKDF_SHA512, HPKEParameterSpec.KDF_HKDF_SHA512, HPKEParameterSpec.AEAD_CHACHA20_POLY1305));
    Cipher goldilocks = Cipher.getInstance("HPKE"); // expect: cipher HPKE-DHKEM-X448-HKDF-SHA-512-ChaCha20-Poly1305 curve=Curve448 functions=encrypt
    goldilocks.init(Cipher.ENCRYPT_MODE, key, HPKEParameterSpec.of(HPKEParameterSpec.KEM_DHKEM_X448_HKDF_SHA512, HPKEParameterSpec.KDF_HKDF_SHA512, HPKEParameterSpec.AEAD_CHACHA20_POLY1305).psk(null, info));
  }

  void open(PrivateKey key, byte[] encapsulation) throws Exception {
    Cipher recipient = Cipher.getInstance("HPKE"); // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-384-ChaCha20-Poly1305 functions=decrypt
    HPKEParameterSpec spec = HPKEParameterSpec.of(HPKEParameterSpec.KEM_DHKEM_P_384_HKDF_SHA384, HPKEParameterSpec.KDF_HKDF_SHA384, HPKEParameterSpec.AEAD_CHACHA20_POLY1305);
    recipient.init(Cipher.DECRYPT_MODE, key, spec.encapsulation(encapsulation).authKey(null));
  }
}
