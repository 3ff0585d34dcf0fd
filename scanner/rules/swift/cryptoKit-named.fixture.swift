// also: CryptoKit=Crypto
import CryptoKit

func named() {
    _ = SymmetricKey(size: SymmetricKeySize.bits128) // expect: key unknown keyBits=128 material=secret-key
    _ = SymmetricKey(size: SymmetricKeySize.bits256) // expect: key unknown keyBits=256 material=secret-key
    let a = HPKE.Ciphersuite.P384_SHA384_AES_GCM_256
    let b = HPKE.Ciphersuite.P521_SHA512_AES_GCM_256
    let c = HPKE.Ciphersuite.Curve25519_SHA256_ChachaPoly
    let d = HPKE.Ciphersuite.XWingMLKEM768X25519_SHA256_AES_GCM_256
    _ = try HPKE.Sender(recipientKey: x, ciphersuite: pick ? a : b, info: Data()) // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM keyBits=256 functions=encrypt; cipher HPKE-DHKEM-P-521-HKDF-SHA-512-AES-256-GCM keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: x, ciphersuite: pick ? c : d, info: Data()) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305 keyBits=256 functions=encrypt; cipher HPKE-HKDF-SHA-256-AES-256-GCM keyBits=256 functions=encrypt
    _ = HPKE.Sender(recipientKey: x, ciphersuite: HPKE.Ciphersuite(kem: HPKE.KEM.P256_HKDF_SHA256, kdf: HPKE.KDF.HKDF_SHA256, aead: HPKE.AEAD.AES_GCM_128)) // expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM keyBits=128 functions=encrypt
    _ = HPKE.Sender(recipientKey: x, ciphersuite: HPKE.Ciphersuite(kem: HPKE.KEM.P384_HKDF_SHA384, kdf: HPKE.KDF.HKDF_SHA384, aead: HPKE.AEAD.AES_GCM_256)) // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM keyBits=256 functions=encrypt
    _ = HPKE.Sender(recipientKey: x, ciphersuite: HPKE.Ciphersuite(kem: HPKE.KEM.P521_HKDF_SHA512, kdf: HPKE.KDF.HKDF_SHA512, aead: HPKE.AEAD.chaChaPoly)) // expect: cipher HPKE-DHKEM-P-521-HKDF-SHA-512-ChaCha20-Poly1305 keyBits=256 functions=encrypt
    _ = HPKE.Sender(recipientKey: x, ciphersuite: HPKE.Ciphersuite(kem: HPKE.KEM.Curve25519_HKDF_SHA256, kdf: HPKE.KDF.HKDF_SHA256, aead: HPKE.AEAD.chaChaPoly)) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305 keyBits=256 functions=encrypt
}
