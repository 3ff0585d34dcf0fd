package fixtures

import (
	aead2 "github.com/tink-crypto/tink-go/v2/aead"
	daead2 "github.com/tink-crypto/tink-go/v2/daead"
	mac2 "github.com/tink-crypto/tink-go/v2/mac"
	prf2 "github.com/tink-crypto/tink-go/v2/prf"
	signature2 "github.com/tink-crypto/tink-go/v2/signature"
	hybrid2 "github.com/tink-crypto/tink-go/v2/hybrid"
	streamingaead2 "github.com/tink-crypto/tink-go/v2/streamingaead"
	keyset2 "github.com/tink-crypto/tink-go/v2/keyset"
	aeadsub2 "github.com/tink-crypto/tink-go/v2/aead/subtle"
	daeadsub2 "github.com/tink-crypto/tink-go/v2/daead/subtle"
	macsub2 "github.com/tink-crypto/tink-go/v2/mac/subtle"
	kwpsub2 "github.com/tink-crypto/tink-go/v2/kwp/subtle"
	signaturesub2 "github.com/tink-crypto/tink-go/v2/signature/subtle"
	aead1 "github.com/tink-crypto/tink-go/aead"
	daead1 "github.com/tink-crypto/tink-go/daead"
	mac1 "github.com/tink-crypto/tink-go/mac"
	prf1 "github.com/tink-crypto/tink-go/prf"
	signature1 "github.com/tink-crypto/tink-go/signature"
	hybrid1 "github.com/tink-crypto/tink-go/hybrid"
	streamingaead1 "github.com/tink-crypto/tink-go/streamingaead"
	keyset1 "github.com/tink-crypto/tink-go/keyset"
	aeadsub1 "github.com/tink-crypto/tink-go/aead/subtle"
	daeadsub1 "github.com/tink-crypto/tink-go/daead/subtle"
	macsub1 "github.com/tink-crypto/tink-go/mac/subtle"
	kwpsub1 "github.com/tink-crypto/tink-go/kwp/subtle"
	signaturesub1 "github.com/tink-crypto/tink-go/signature/subtle"
	aeadg "github.com/google/tink/go/aead"
	daeadg "github.com/google/tink/go/daead"
	macg "github.com/google/tink/go/mac"
	prfg "github.com/google/tink/go/prf"
	signatureg "github.com/google/tink/go/signature"
	hybridg "github.com/google/tink/go/hybrid"
	streamingaeadg "github.com/google/tink/go/streamingaead"
	keysetg "github.com/google/tink/go/keyset"
	aeadsubg "github.com/google/tink/go/aead/subtle"
	daeadsubg "github.com/google/tink/go/daead/subtle"
	macsubg "github.com/google/tink/go/mac/subtle"
	kwpsubg "github.com/google/tink/go/kwp/subtle"
	signaturesubg "github.com/google/tink/go/signature/subtle"
)

func use2(text []byte) {
	handle, err := keyset2.NewHandle(aead2.AES256GCMKeyTemplate())
	primitive, err := aead2.New(handle) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	signing, err := keyset2.NewHandle(signature2.ECDSAP256KeyTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	public, err := signing.Public()
	signature2.NewVerifier(public) // expect: signature ECDSA-P-256-SHA-256 functions=verify
}

func templates(manager2 *keyset2.Manager, manager1 *keyset1.Manager, managerg *keysetg.Manager) {
	keyset2.NewHandle(aead2.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	keyset2.NewHandle(aead2.AES256GCMKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset2.NewHandle(aead2.AES256GCMNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset2.NewHandle(aead2.AES128GCMSIVKeyTemplate()) // expect: keygen AES-128-GCM-SIV
	keyset2.NewHandle(aead2.AES256GCMSIVKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keyset2.NewHandle(aead2.AES128CTRHMACSHA256KeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset2.NewHandle(aead2.AES256CTRHMACSHA256KeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keyset2.NewHandle(aead2.ChaCha20Poly1305KeyTemplate()) // expect: keygen ChaCha20-Poly1305
	keyset2.NewHandle(aead2.XChaCha20Poly1305KeyTemplate()) // expect: keygen XChaCha20-Poly1305
	keyset2.NewHandle(aead2.XAES256GCM160BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keyset2.NewHandle(aead2.XAES256GCM192BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keyset2.NewHandle(aead2.KMSEnvelopeAEADKeyTemplate("uri", aead2.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset2.NewHandle(aead2.CreateKMSEnvelopeAEADKeyTemplate("uri", aead2.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset2.NewHandle(daead2.AESSIVKeyTemplate()) // expect: keygen AES-256-SIV
	keyset2.NewHandle(mac2.HMACSHA256Tag128KeyTemplate()) // expect: keygen HMAC-SHA-256-128 tagBits=128
	keyset2.NewHandle(mac2.HMACSHA256Tag256KeyTemplate()) // expect: keygen HMAC-SHA-256 tagBits=256
	keyset2.NewHandle(mac2.HMACSHA512Tag256KeyTemplate()) // expect: keygen HMAC-SHA-512-256 tagBits=256
	keyset2.NewHandle(mac2.HMACSHA512Tag512KeyTemplate()) // expect: keygen HMAC-SHA-512 tagBits=512
	keyset2.NewHandle(mac2.AESCMACTag128KeyTemplate()) // expect: keygen AES-CMAC tagBits=128
	keyset2.NewHandle(prf2.HMACSHA256PRFKeyTemplate()) // expect: keygen HMAC-SHA-256
	keyset2.NewHandle(prf2.HMACSHA512PRFKeyTemplate()) // expect: keygen HMAC-SHA-512
	keyset2.NewHandle(prf2.AESCMACPRFKeyTemplate()) // expect: keygen AES-256-CMAC
	keyset2.NewHandle(prf2.HKDFSHA256PRFKeyTemplate()) // expect: keygen HKDF-SHA-256
	keyset2.NewHandle(signature2.ECDSAP256KeyTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keyset2.NewHandle(signature2.ECDSAP384SHA384KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keyset2.NewHandle(signature2.ECDSAP384SHA512KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keyset2.NewHandle(signature2.ECDSAP521KeyTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keyset2.NewHandle(signature2.ED25519KeyTemplate()) // expect: keygen Ed25519
	keyset2.NewHandle(signature2.ED25519KeyWithoutPrefixTemplate()) // expect: keygen Ed25519
	keyset2.NewHandle(signature2.RSA_SSA_PKCS1_3072_SHA256_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset2.NewHandle(signature2.RSA_SSA_PKCS1_4096_SHA512_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset2.NewHandle(signature2.RSA_SSA_PSS_3072_SHA256_32_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keyset2.NewHandle(signature2.RSA_SSA_PSS_4096_SHA512_64_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	keyset2.NewHandle(hybrid2.ECIESHKDFAES128GCMKeyTemplate()) // expect: keygen ECIES-P-256
	keyset2.NewHandle(hybrid2.ECIESHKDFAES128CTRHMACSHA256KeyTemplate()) // expect: keygen ECIES-P-256
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset2.NewHandle(hybrid2.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset2.NewHandle(hybrid2.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset2.NewHandle(streamingaead2.AES128GCMHKDF4KBKeyTemplate()) // expect: keygen AES-128-GCM
	keyset2.NewHandle(streamingaead2.AES128GCMHKDF1MBKeyTemplate()) // expect: keygen AES-128-GCM
	keyset2.NewHandle(streamingaead2.AES256GCMHKDF4KBKeyTemplate()) // expect: keygen AES-256-GCM
	keyset2.NewHandle(streamingaead2.AES256GCMHKDF1MBKeyTemplate()) // expect: keygen AES-256-GCM
	keyset2.NewHandle(streamingaead2.AES128CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset2.NewHandle(streamingaead2.AES128CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset2.NewHandle(streamingaead2.AES256CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keyset2.NewHandle(streamingaead2.AES256CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	manager2.Add(aead2.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	aead2.New(handle) // expect: cipher unknown
	daead2.New(handle) // expect: cipher unknown
	streamingaead2.New(handle) // expect: cipher unknown
	mac2.New(handle) // expect: mac unknown
	aead2.NewKMSEnvelopeAEAD2(aead2.AES256GCMKeyTemplate(), nil) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	hybrid2.NewHybridEncrypt(handle) // expect: cipher unknown functions=encrypt
	hybrid2.NewHybridDecrypt(handle) // expect: cipher unknown functions=decrypt
	prf2.NewPRFSet(handle) // expect: kdf unknown
	signature2.NewSigner(handle) // expect: signature unknown functions=sign
	signature2.NewVerifier(handle) // expect: signature unknown functions=verify
	aeadsub2.NewAESGCM(make([]byte, 32)) // expect: cipher AES-256-GCM
	aeadsub2.NewAESGCMSIV(make([]byte, 32)) // expect: cipher AES-256-GCM-SIV
	aeadsub2.NewAESCTR(make([]byte, 32)) // expect: cipher AES-256-CTR
	aeadsub2.NewChaCha20Poly1305(make([]byte, 32)) // expect: cipher ChaCha20-Poly1305 keyBits=256
	aeadsub2.NewXChaCha20Poly1305(make([]byte, 32)) // expect: cipher XChaCha20-Poly1305 keyBits=256
	daeadsub2.NewAESSIV(make([]byte, 64)) // expect: cipher AES-SIV
	macsub2.NewHMAC("SHA256", make([]byte, 32), 16) // expect: mac HMAC-SHA-256-128 tagBits=128
	macsub2.NewAESCMAC(make([]byte, 32), 16) // expect: mac AES-256-CMAC tagBits=128
	kwpsub2.NewKWP(make([]byte, 16)) // expect: key-wrap AES-128-KWP
	signaturesub2.NewECDSASigner("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signaturesub2.NewECDSAVerifier("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	signaturesub2.NewED25519Signer(nil) // expect: signature Ed25519
	signaturesub2.NewED25519Verifier(nil) // expect: signature Ed25519
	keyset1.NewHandle(aead1.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	keyset1.NewHandle(aead1.AES256GCMKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset1.NewHandle(aead1.AES256GCMNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset1.NewHandle(aead1.AES128GCMSIVKeyTemplate()) // expect: keygen AES-128-GCM-SIV
	keyset1.NewHandle(aead1.AES256GCMSIVKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keyset1.NewHandle(aead1.AES128CTRHMACSHA256KeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset1.NewHandle(aead1.AES256CTRHMACSHA256KeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keyset1.NewHandle(aead1.ChaCha20Poly1305KeyTemplate()) // expect: keygen ChaCha20-Poly1305
	keyset1.NewHandle(aead1.XChaCha20Poly1305KeyTemplate()) // expect: keygen XChaCha20-Poly1305
	keyset1.NewHandle(aead1.XAES256GCM160BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keyset1.NewHandle(aead1.XAES256GCM192BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keyset1.NewHandle(aead1.KMSEnvelopeAEADKeyTemplate("uri", aead1.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset1.NewHandle(aead1.CreateKMSEnvelopeAEADKeyTemplate("uri", aead1.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keyset1.NewHandle(daead1.AESSIVKeyTemplate()) // expect: keygen AES-256-SIV
	keyset1.NewHandle(mac1.HMACSHA256Tag128KeyTemplate()) // expect: keygen HMAC-SHA-256-128 tagBits=128
	keyset1.NewHandle(mac1.HMACSHA256Tag256KeyTemplate()) // expect: keygen HMAC-SHA-256 tagBits=256
	keyset1.NewHandle(mac1.HMACSHA512Tag256KeyTemplate()) // expect: keygen HMAC-SHA-512-256 tagBits=256
	keyset1.NewHandle(mac1.HMACSHA512Tag512KeyTemplate()) // expect: keygen HMAC-SHA-512 tagBits=512
	keyset1.NewHandle(mac1.AESCMACTag128KeyTemplate()) // expect: keygen AES-CMAC tagBits=128
	keyset1.NewHandle(prf1.HMACSHA256PRFKeyTemplate()) // expect: keygen HMAC-SHA-256
	keyset1.NewHandle(prf1.HMACSHA512PRFKeyTemplate()) // expect: keygen HMAC-SHA-512
	keyset1.NewHandle(prf1.AESCMACPRFKeyTemplate()) // expect: keygen AES-256-CMAC
	keyset1.NewHandle(prf1.HKDFSHA256PRFKeyTemplate()) // expect: keygen HKDF-SHA-256
	keyset1.NewHandle(signature1.ECDSAP256KeyTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keyset1.NewHandle(signature1.ECDSAP384SHA384KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keyset1.NewHandle(signature1.ECDSAP384SHA512KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keyset1.NewHandle(signature1.ECDSAP521KeyTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keyset1.NewHandle(signature1.ED25519KeyTemplate()) // expect: keygen Ed25519
	keyset1.NewHandle(signature1.ED25519KeyWithoutPrefixTemplate()) // expect: keygen Ed25519
	keyset1.NewHandle(signature1.RSA_SSA_PKCS1_3072_SHA256_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset1.NewHandle(signature1.RSA_SSA_PKCS1_4096_SHA512_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset1.NewHandle(signature1.RSA_SSA_PSS_3072_SHA256_32_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keyset1.NewHandle(signature1.RSA_SSA_PSS_4096_SHA512_64_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	keyset1.NewHandle(hybrid1.ECIESHKDFAES128GCMKeyTemplate()) // expect: keygen ECIES-P-256
	keyset1.NewHandle(hybrid1.ECIESHKDFAES128CTRHMACSHA256KeyTemplate()) // expect: keygen ECIES-P-256
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keyset1.NewHandle(hybrid1.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset1.NewHandle(hybrid1.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset1.NewHandle(streamingaead1.AES128GCMHKDF4KBKeyTemplate()) // expect: keygen AES-128-GCM
	keyset1.NewHandle(streamingaead1.AES128GCMHKDF1MBKeyTemplate()) // expect: keygen AES-128-GCM
	keyset1.NewHandle(streamingaead1.AES256GCMHKDF4KBKeyTemplate()) // expect: keygen AES-256-GCM
	keyset1.NewHandle(streamingaead1.AES256GCMHKDF1MBKeyTemplate()) // expect: keygen AES-256-GCM
	keyset1.NewHandle(streamingaead1.AES128CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset1.NewHandle(streamingaead1.AES128CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keyset1.NewHandle(streamingaead1.AES256CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keyset1.NewHandle(streamingaead1.AES256CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	manager1.Add(aead1.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	aead1.New(handle) // expect: cipher unknown
	daead1.New(handle) // expect: cipher unknown
	streamingaead1.New(handle) // expect: cipher unknown
	mac1.New(handle) // expect: mac unknown
	aead1.NewKMSEnvelopeAEAD2(aead1.AES256GCMKeyTemplate(), nil) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	hybrid1.NewHybridEncrypt(handle) // expect: cipher unknown functions=encrypt
	hybrid1.NewHybridDecrypt(handle) // expect: cipher unknown functions=decrypt
	prf1.NewPRFSet(handle) // expect: kdf unknown
	signature1.NewSigner(handle) // expect: signature unknown functions=sign
	signature1.NewVerifier(handle) // expect: signature unknown functions=verify
	aeadsub1.NewAESGCM(make([]byte, 32)) // expect: cipher AES-256-GCM
	aeadsub1.NewAESGCMSIV(make([]byte, 32)) // expect: cipher AES-256-GCM-SIV
	aeadsub1.NewAESCTR(make([]byte, 32)) // expect: cipher AES-256-CTR
	aeadsub1.NewChaCha20Poly1305(make([]byte, 32)) // expect: cipher ChaCha20-Poly1305 keyBits=256
	aeadsub1.NewXChaCha20Poly1305(make([]byte, 32)) // expect: cipher XChaCha20-Poly1305 keyBits=256
	daeadsub1.NewAESSIV(make([]byte, 64)) // expect: cipher AES-SIV
	macsub1.NewHMAC("SHA256", make([]byte, 32), 16) // expect: mac HMAC-SHA-256-128 tagBits=128
	macsub1.NewAESCMAC(make([]byte, 32), 16) // expect: mac AES-256-CMAC tagBits=128
	kwpsub1.NewKWP(make([]byte, 16)) // expect: key-wrap AES-128-KWP
	signaturesub1.NewECDSASigner("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signaturesub1.NewECDSAVerifier("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	signaturesub1.NewED25519Signer(nil) // expect: signature Ed25519
	signaturesub1.NewED25519Verifier(nil) // expect: signature Ed25519
	keysetg.NewHandle(aeadg.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	keysetg.NewHandle(aeadg.AES256GCMKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keysetg.NewHandle(aeadg.AES256GCMNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keysetg.NewHandle(aeadg.AES128GCMSIVKeyTemplate()) // expect: keygen AES-128-GCM-SIV
	keysetg.NewHandle(aeadg.AES256GCMSIVKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keysetg.NewHandle(aeadg.AES128CTRHMACSHA256KeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keysetg.NewHandle(aeadg.AES256CTRHMACSHA256KeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keysetg.NewHandle(aeadg.ChaCha20Poly1305KeyTemplate()) // expect: keygen ChaCha20-Poly1305
	keysetg.NewHandle(aeadg.XChaCha20Poly1305KeyTemplate()) // expect: keygen XChaCha20-Poly1305
	keysetg.NewHandle(aeadg.XAES256GCM160BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keysetg.NewHandle(aeadg.XAES256GCM192BitNonceKeyTemplate()) // expect: keygen AES-256-GCM
	keysetg.NewHandle(aeadg.KMSEnvelopeAEADKeyTemplate("uri", aeadg.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keysetg.NewHandle(aeadg.CreateKMSEnvelopeAEADKeyTemplate("uri", aeadg.AES256GCMKeyTemplate())) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	keysetg.NewHandle(daeadg.AESSIVKeyTemplate()) // expect: keygen AES-256-SIV
	keysetg.NewHandle(macg.HMACSHA256Tag128KeyTemplate()) // expect: keygen HMAC-SHA-256-128 tagBits=128
	keysetg.NewHandle(macg.HMACSHA256Tag256KeyTemplate()) // expect: keygen HMAC-SHA-256 tagBits=256
	keysetg.NewHandle(macg.HMACSHA512Tag256KeyTemplate()) // expect: keygen HMAC-SHA-512-256 tagBits=256
	keysetg.NewHandle(macg.HMACSHA512Tag512KeyTemplate()) // expect: keygen HMAC-SHA-512 tagBits=512
	keysetg.NewHandle(macg.AESCMACTag128KeyTemplate()) // expect: keygen AES-CMAC tagBits=128
	keysetg.NewHandle(prfg.HMACSHA256PRFKeyTemplate()) // expect: keygen HMAC-SHA-256
	keysetg.NewHandle(prfg.HMACSHA512PRFKeyTemplate()) // expect: keygen HMAC-SHA-512
	keysetg.NewHandle(prfg.AESCMACPRFKeyTemplate()) // expect: keygen AES-256-CMAC
	keysetg.NewHandle(prfg.HKDFSHA256PRFKeyTemplate()) // expect: keygen HKDF-SHA-256
	keysetg.NewHandle(signatureg.ECDSAP256KeyTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keysetg.NewHandle(signatureg.ECDSAP384SHA384KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keysetg.NewHandle(signatureg.ECDSAP384SHA512KeyTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keysetg.NewHandle(signatureg.ECDSAP521KeyTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keysetg.NewHandle(signatureg.ED25519KeyTemplate()) // expect: keygen Ed25519
	keysetg.NewHandle(signatureg.ED25519KeyWithoutPrefixTemplate()) // expect: keygen Ed25519
	keysetg.NewHandle(signatureg.RSA_SSA_PKCS1_3072_SHA256_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keysetg.NewHandle(signatureg.RSA_SSA_PKCS1_4096_SHA512_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keysetg.NewHandle(signatureg.RSA_SSA_PSS_3072_SHA256_32_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keysetg.NewHandle(signatureg.RSA_SSA_PSS_4096_SHA512_64_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	keysetg.NewHandle(hybridg.ECIESHKDFAES128GCMKeyTemplate()) // expect: keygen ECIES-P-256
	keysetg.NewHandle(hybridg.ECIESHKDFAES128CTRHMACSHA256KeyTemplate()) // expect: keygen ECIES-P-256
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256 curve=Curve25519
	keysetg.NewHandle(hybridg.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keysetg.NewHandle(hybridg.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keysetg.NewHandle(streamingaeadg.AES128GCMHKDF4KBKeyTemplate()) // expect: keygen AES-128-GCM
	keysetg.NewHandle(streamingaeadg.AES128GCMHKDF1MBKeyTemplate()) // expect: keygen AES-128-GCM
	keysetg.NewHandle(streamingaeadg.AES256GCMHKDF4KBKeyTemplate()) // expect: keygen AES-256-GCM
	keysetg.NewHandle(streamingaeadg.AES256GCMHKDF1MBKeyTemplate()) // expect: keygen AES-256-GCM
	keysetg.NewHandle(streamingaeadg.AES128CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keysetg.NewHandle(streamingaeadg.AES128CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-128-CTR-HMAC
	keysetg.NewHandle(streamingaeadg.AES256CTRHMACSHA256Segment4KBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	keysetg.NewHandle(streamingaeadg.AES256CTRHMACSHA256Segment1MBKeyTemplate()) // expect: keygen AES-256-CTR-HMAC
	managerg.Add(aeadg.AES128GCMKeyTemplate()) // expect: keygen AES-128-GCM tagBits=128 nonceBits=96
	aeadg.New(handle) // expect: cipher unknown
	daeadg.New(handle) // expect: cipher unknown
	streamingaeadg.New(handle) // expect: cipher unknown
	macg.New(handle) // expect: mac unknown
	aeadg.NewKMSEnvelopeAEAD2(aeadg.AES256GCMKeyTemplate(), nil) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
	hybridg.NewHybridEncrypt(handle) // expect: cipher unknown functions=encrypt
	hybridg.NewHybridDecrypt(handle) // expect: cipher unknown functions=decrypt
	prfg.NewPRFSet(handle) // expect: kdf unknown
	signatureg.NewSigner(handle) // expect: signature unknown functions=sign
	signatureg.NewVerifier(handle) // expect: signature unknown functions=verify
	aeadsubg.NewAESGCM(make([]byte, 32)) // expect: cipher AES-256-GCM
	aeadsubg.NewAESGCMSIV(make([]byte, 32)) // expect: cipher AES-256-GCM-SIV
	aeadsubg.NewAESCTR(make([]byte, 32)) // expect: cipher AES-256-CTR
	aeadsubg.NewChaCha20Poly1305(make([]byte, 32)) // expect: cipher ChaCha20-Poly1305 keyBits=256
	aeadsubg.NewXChaCha20Poly1305(make([]byte, 32)) // expect: cipher XChaCha20-Poly1305 keyBits=256
	daeadsubg.NewAESSIV(make([]byte, 64)) // expect: cipher AES-SIV
	macsubg.NewHMAC("SHA256", make([]byte, 32), 16) // expect: mac HMAC-SHA-256-128 tagBits=128
	macsubg.NewAESCMAC(make([]byte, 32), 16) // expect: mac AES-256-CMAC tagBits=128
	kwpsubg.NewKWP(make([]byte, 16)) // expect: key-wrap AES-128-KWP
	signaturesubg.NewECDSASigner("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signaturesubg.NewECDSAVerifier("SHA256", "NIST_P256", "DER", nil) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	signaturesubg.NewED25519Signer(nil) // expect: signature Ed25519
	signaturesubg.NewED25519Verifier(nil) // expect: signature Ed25519
}
