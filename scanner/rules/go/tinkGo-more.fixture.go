package fixtures

import (
	"crypto/elliptic"

	aead2 "github.com/tink-crypto/tink-go/v2/aead"
	aead1 "github.com/tink-crypto/tink-go/aead"
	aeadg "github.com/google/tink/go/aead"
	signature2 "github.com/tink-crypto/tink-go/v2/signature"
	signature1 "github.com/tink-crypto/tink-go/signature"
	signatureg "github.com/google/tink/go/signature"
	hybrid2 "github.com/tink-crypto/tink-go/v2/hybrid"
	hybrid1 "github.com/tink-crypto/tink-go/hybrid"
	hybridg "github.com/google/tink/go/hybrid"
	jwt2 "github.com/tink-crypto/tink-go/v2/jwt"
	jwt1 "github.com/tink-crypto/tink-go/jwt"
	jwtg "github.com/google/tink/go/jwt"
	keyderivation2 "github.com/tink-crypto/tink-go/v2/keyderivation"
	keyderivation1 "github.com/tink-crypto/tink-go/keyderivation"
	keyderivationg "github.com/google/tink/go/keyderivation"
	daead2 "github.com/tink-crypto/tink-go/v2/daead"
	daead1 "github.com/tink-crypto/tink-go/daead"
	daeadg "github.com/google/tink/go/daead"
	mac2 "github.com/tink-crypto/tink-go/v2/mac"
	mac1 "github.com/tink-crypto/tink-go/mac"
	macg "github.com/google/tink/go/mac"
	prf2 "github.com/tink-crypto/tink-go/v2/prf"
	prf1 "github.com/tink-crypto/tink-go/prf"
	prfg "github.com/google/tink/go/prf"
	signaturesub2 "github.com/tink-crypto/tink-go/v2/signature/subtle"
	signaturesub1 "github.com/tink-crypto/tink-go/signature/subtle"
	signaturesubg "github.com/google/tink/go/signature/subtle"
	prfsub2 "github.com/tink-crypto/tink-go/v2/prf/subtle"
	prfsub1 "github.com/tink-crypto/tink-go/prf/subtle"
	prfsubg "github.com/google/tink/go/prf/subtle"
	hybridsub2 "github.com/tink-crypto/tink-go/v2/hybrid/subtle"
	hybridsub1 "github.com/tink-crypto/tink-go/hybrid/subtle"
	hybridsubg "github.com/google/tink/go/hybrid/subtle"
	keyset2 "github.com/tink-crypto/tink-go/v2/keyset"
	keyset1 "github.com/tink-crypto/tink-go/keyset"
	keysetg "github.com/google/tink/go/keyset"
)

func more2(key []byte, config any) {
	handle, _ := keyset2.NewHandle(signature2.ECDSAP256RawKeyTemplate())
	keyset2.NewHandle(aead2.AES256GCMSIVNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keyset2.NewHandle(aead2.XAES256GCM160BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=160
	keyset2.NewHandle(aead2.XAES256GCM192BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=192
	aead2.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	aead2.NewKMSEnvelopeAEADWithContext(handle) // expect: cipher ECDSA-P-256-SHA-256
	keyset2.NewHandle(signature2.ECDSAP256KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keyset2.NewHandle(signature2.ECDSAP384SHA384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keyset2.NewHandle(signature2.ECDSAP384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keyset2.NewHandle(signature2.ECDSAP521KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keyset2.NewHandle(signature2.RSA_SSA_PKCS1_3072_SHA256_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset2.NewHandle(signature2.RSA_SSA_PKCS1_4096_SHA512_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset2.NewHandle(signature2.RSA_SSA_PSS_3072_SHA256_32_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keyset2.NewHandle(signature2.RSA_SSA_PSS_4096_SHA512_64_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	signature2.NewSignerWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signature2.NewVerifierWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset2.NewHandle(hybrid2.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset2.NewHandle(hybrid2.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset2.NewHandle(hybrid2.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	hybrid2.NewHybridEncryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=encrypt
	hybrid2.NewHybridDecryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=decrypt
	keyset2.NewHandle(jwt2.HS256Template()) // expect: keygen HMAC-SHA-256
	keyset2.NewHandle(jwt2.RawHS256Template()) // expect: keygen HMAC-SHA-256
	keyset2.NewHandle(jwt2.HS384Template()) // expect: keygen HMAC-SHA-384
	keyset2.NewHandle(jwt2.RawHS384Template()) // expect: keygen HMAC-SHA-384
	keyset2.NewHandle(jwt2.HS512Template()) // expect: keygen HMAC-SHA-512
	keyset2.NewHandle(jwt2.RawHS512Template()) // expect: keygen HMAC-SHA-512
	keyset2.NewHandle(jwt2.ES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keyset2.NewHandle(jwt2.ES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keyset2.NewHandle(jwt2.ES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keyset2.NewHandle(jwt2.RawES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keyset2.NewHandle(jwt2.RawES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keyset2.NewHandle(jwt2.RawES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keyset2.NewHandle(jwt2.RS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keyset2.NewHandle(jwt2.RS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset2.NewHandle(jwt2.PS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keyset2.NewHandle(jwt2.PS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keyset2.NewHandle(jwt2.RawRS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keyset2.NewHandle(jwt2.RawRS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset2.NewHandle(jwt2.RawPS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keyset2.NewHandle(jwt2.RawPS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keyset2.NewHandle(jwt2.RS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keyset2.NewHandle(jwt2.PS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keyset2.NewHandle(jwt2.RawRS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keyset2.NewHandle(jwt2.RawPS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keyset2.NewHandle(jwt2.RS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset2.NewHandle(jwt2.PS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	keyset2.NewHandle(jwt2.RawRS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset2.NewHandle(jwt2.RawPS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	jwt2.NewMAC(handle) // expect: token ECDSA-P-256-SHA-256
	jwt2.NewMACWithConfig(handle) // expect: token ECDSA-P-256-SHA-256
	jwt2.NewSigner(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwt2.NewSignerWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwt2.NewVerifier(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jwt2.NewVerifierWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	keyset2.NewHandle(keyderivation2.CreatePRFBasedKeyTemplate(signature2.ED25519KeyTemplate(), nil)) // expect: keygen Ed25519
	keyderivation2.New(handle) // expect: kdf ECDSA-P-256-SHA-256
	keyderivation2.NewWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	daead2.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	mac2.NewWithConfig(handle) // expect: mac ECDSA-P-256-SHA-256
	prf2.NewPRFSetWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	signaturesub2.NewECDSASignerFromPrivateKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=sign
	signaturesub2.NewECDSAVerifierFromPublicKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=verify
	signaturesub2.NewED25519SignerFromPrivateKey(nil) // expect: signature Ed25519
	signaturesub2.NewED25519VerifierFromPublicKey(nil) // expect: signature Ed25519
	prfsub2.NewAESCMACPRF(make([]byte, 32)) // expect: kdf AES-256-CMAC
	prfsub2.NewHKDFPRF("SHA256", make([]byte, 32), nil) // expect: kdf HKDF-SHA-256
	prfsub2.NewHMACPRF("SHA512", make([]byte, 64)) // expect: kdf HMAC-SHA-512
	hybridsub2.GenerateECDHKeyPair(elliptic.P256()) // expect: keygen EC-P-256
	hybridsub2.ComputeSharedSecret(nil, nil) // expect: key-agreement ECDH
}

func more1(key []byte, config any) {
	handle, _ := keyset1.NewHandle(signature1.ECDSAP256RawKeyTemplate())
	keyset1.NewHandle(aead1.AES256GCMSIVNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keyset1.NewHandle(aead1.XAES256GCM160BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=160
	keyset1.NewHandle(aead1.XAES256GCM192BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=192
	aead1.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	aead1.NewKMSEnvelopeAEADWithContext(handle) // expect: cipher ECDSA-P-256-SHA-256
	keyset1.NewHandle(signature1.ECDSAP256KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keyset1.NewHandle(signature1.ECDSAP384SHA384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keyset1.NewHandle(signature1.ECDSAP384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keyset1.NewHandle(signature1.ECDSAP521KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keyset1.NewHandle(signature1.RSA_SSA_PKCS1_3072_SHA256_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset1.NewHandle(signature1.RSA_SSA_PKCS1_4096_SHA512_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset1.NewHandle(signature1.RSA_SSA_PSS_3072_SHA256_32_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keyset1.NewHandle(signature1.RSA_SSA_PSS_4096_SHA512_64_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	signature1.NewSignerWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signature1.NewVerifierWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset1.NewHandle(hybrid1.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keyset1.NewHandle(hybrid1.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keyset1.NewHandle(hybrid1.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	hybrid1.NewHybridEncryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=encrypt
	hybrid1.NewHybridDecryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=decrypt
	keyset1.NewHandle(jwt1.HS256Template()) // expect: keygen HMAC-SHA-256
	keyset1.NewHandle(jwt1.RawHS256Template()) // expect: keygen HMAC-SHA-256
	keyset1.NewHandle(jwt1.HS384Template()) // expect: keygen HMAC-SHA-384
	keyset1.NewHandle(jwt1.RawHS384Template()) // expect: keygen HMAC-SHA-384
	keyset1.NewHandle(jwt1.HS512Template()) // expect: keygen HMAC-SHA-512
	keyset1.NewHandle(jwt1.RawHS512Template()) // expect: keygen HMAC-SHA-512
	keyset1.NewHandle(jwt1.ES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keyset1.NewHandle(jwt1.ES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keyset1.NewHandle(jwt1.ES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keyset1.NewHandle(jwt1.RawES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keyset1.NewHandle(jwt1.RawES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keyset1.NewHandle(jwt1.RawES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keyset1.NewHandle(jwt1.RS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keyset1.NewHandle(jwt1.RS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset1.NewHandle(jwt1.PS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keyset1.NewHandle(jwt1.PS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keyset1.NewHandle(jwt1.RawRS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keyset1.NewHandle(jwt1.RawRS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keyset1.NewHandle(jwt1.RawPS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keyset1.NewHandle(jwt1.RawPS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keyset1.NewHandle(jwt1.RS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keyset1.NewHandle(jwt1.PS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keyset1.NewHandle(jwt1.RawRS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keyset1.NewHandle(jwt1.RawPS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keyset1.NewHandle(jwt1.RS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset1.NewHandle(jwt1.PS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	keyset1.NewHandle(jwt1.RawRS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keyset1.NewHandle(jwt1.RawPS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	jwt1.NewMAC(handle) // expect: token ECDSA-P-256-SHA-256
	jwt1.NewMACWithConfig(handle) // expect: token ECDSA-P-256-SHA-256
	jwt1.NewSigner(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwt1.NewSignerWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwt1.NewVerifier(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jwt1.NewVerifierWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	keyset1.NewHandle(keyderivation1.CreatePRFBasedKeyTemplate(signature1.ED25519KeyTemplate(), nil)) // expect: keygen Ed25519
	keyderivation1.New(handle) // expect: kdf ECDSA-P-256-SHA-256
	keyderivation1.NewWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	daead1.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	mac1.NewWithConfig(handle) // expect: mac ECDSA-P-256-SHA-256
	prf1.NewPRFSetWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	signaturesub1.NewECDSASignerFromPrivateKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=sign
	signaturesub1.NewECDSAVerifierFromPublicKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=verify
	signaturesub1.NewED25519SignerFromPrivateKey(nil) // expect: signature Ed25519
	signaturesub1.NewED25519VerifierFromPublicKey(nil) // expect: signature Ed25519
	prfsub1.NewAESCMACPRF(make([]byte, 32)) // expect: kdf AES-256-CMAC
	prfsub1.NewHKDFPRF("SHA256", make([]byte, 32), nil) // expect: kdf HKDF-SHA-256
	prfsub1.NewHMACPRF("SHA512", make([]byte, 64)) // expect: kdf HMAC-SHA-512
	hybridsub1.GenerateECDHKeyPair(elliptic.P256()) // expect: keygen EC-P-256
	hybridsub1.ComputeSharedSecret(nil, nil) // expect: key-agreement ECDH
}

func moreg(key []byte, config any) {
	handle, _ := keysetg.NewHandle(signatureg.ECDSAP256RawKeyTemplate())
	keysetg.NewHandle(aeadg.AES256GCMSIVNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM-SIV
	keysetg.NewHandle(aeadg.XAES256GCM160BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=160
	keysetg.NewHandle(aeadg.XAES256GCM192BitNonceNoPrefixKeyTemplate()) // expect: keygen AES-256-GCM nonceBits=192
	aeadg.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	aeadg.NewKMSEnvelopeAEADWithContext(handle) // expect: cipher ECDSA-P-256-SHA-256
	keysetg.NewHandle(signatureg.ECDSAP256KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-256-SHA-256
	keysetg.NewHandle(signatureg.ECDSAP384SHA384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-384
	keysetg.NewHandle(signatureg.ECDSAP384KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-384-SHA-512
	keysetg.NewHandle(signatureg.ECDSAP521KeyWithoutPrefixTemplate()) // expect: keygen ECDSA-P-521-SHA-512
	keysetg.NewHandle(signatureg.RSA_SSA_PKCS1_3072_SHA256_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keysetg.NewHandle(signatureg.RSA_SSA_PKCS1_4096_SHA512_F4_RAW_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keysetg.NewHandle(signatureg.RSA_SSA_PSS_3072_SHA256_32_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256
	keysetg.NewHandle(signatureg.RSA_SSA_PSS_4096_SHA512_64_F4_Raw_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-64-4096 saltBits=512
	signatureg.NewSignerWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	signatureg.NewVerifierWithConfig(handle) // expect: signature ECDSA-P-256-SHA-256 functions=verify
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keysetg.NewHandle(hybridg.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256
	keysetg.NewHandle(hybridg.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	keysetg.NewHandle(hybridg.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_Raw_Key_Template()) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256
	hybridg.NewHybridEncryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=encrypt
	hybridg.NewHybridDecryptWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256 functions=decrypt
	keysetg.NewHandle(jwtg.HS256Template()) // expect: keygen HMAC-SHA-256
	keysetg.NewHandle(jwtg.RawHS256Template()) // expect: keygen HMAC-SHA-256
	keysetg.NewHandle(jwtg.HS384Template()) // expect: keygen HMAC-SHA-384
	keysetg.NewHandle(jwtg.RawHS384Template()) // expect: keygen HMAC-SHA-384
	keysetg.NewHandle(jwtg.HS512Template()) // expect: keygen HMAC-SHA-512
	keysetg.NewHandle(jwtg.RawHS512Template()) // expect: keygen HMAC-SHA-512
	keysetg.NewHandle(jwtg.ES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keysetg.NewHandle(jwtg.ES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keysetg.NewHandle(jwtg.ES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keysetg.NewHandle(jwtg.RawES256Template()) // expect: keygen ECDSA-P-256-SHA-256
	keysetg.NewHandle(jwtg.RawES384Template()) // expect: keygen ECDSA-P-384-SHA-384
	keysetg.NewHandle(jwtg.RawES512Template()) // expect: keygen ECDSA-P-521-SHA-512
	keysetg.NewHandle(jwtg.RS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keysetg.NewHandle(jwtg.RS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keysetg.NewHandle(jwtg.PS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keysetg.NewHandle(jwtg.PS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keysetg.NewHandle(jwtg.RawRS256_2048_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
	keysetg.NewHandle(jwtg.RawRS256_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	keysetg.NewHandle(jwtg.RawPS256_2048_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-2048
	keysetg.NewHandle(jwtg.RawPS256_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	keysetg.NewHandle(jwtg.RS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keysetg.NewHandle(jwtg.PS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keysetg.NewHandle(jwtg.RawRS384_3072_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	keysetg.NewHandle(jwtg.RawPS384_3072_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	keysetg.NewHandle(jwtg.RS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keysetg.NewHandle(jwtg.PS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	keysetg.NewHandle(jwtg.RawRS512_4096_F4_Key_Template()) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
	keysetg.NewHandle(jwtg.RawPS512_4096_F4_Key_Template()) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	jwtg.NewMAC(handle) // expect: token ECDSA-P-256-SHA-256
	jwtg.NewMACWithConfig(handle) // expect: token ECDSA-P-256-SHA-256
	jwtg.NewSigner(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwtg.NewSignerWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=sign
	jwtg.NewVerifier(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	jwtg.NewVerifierWithConfig(handle) // expect: token ECDSA-P-256-SHA-256 functions=verify
	keysetg.NewHandle(keyderivationg.CreatePRFBasedKeyTemplate(signatureg.ED25519KeyTemplate(), nil)) // expect: keygen Ed25519
	keyderivationg.New(handle) // expect: kdf ECDSA-P-256-SHA-256
	keyderivationg.NewWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	daeadg.NewWithConfig(handle) // expect: cipher ECDSA-P-256-SHA-256
	macg.NewWithConfig(handle) // expect: mac ECDSA-P-256-SHA-256
	prfg.NewPRFSetWithConfig(handle) // expect: kdf ECDSA-P-256-SHA-256
	signaturesubg.NewECDSASignerFromPrivateKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=sign
	signaturesubg.NewECDSAVerifierFromPublicKey("SHA256", "DER", nil) // expect: signature ECDSA-SHA-256 functions=verify
	signaturesubg.NewED25519SignerFromPrivateKey(nil) // expect: signature Ed25519
	signaturesubg.NewED25519VerifierFromPublicKey(nil) // expect: signature Ed25519
	prfsubg.NewAESCMACPRF(make([]byte, 32)) // expect: kdf AES-256-CMAC
	prfsubg.NewHKDFPRF("SHA256", make([]byte, 32), nil) // expect: kdf HKDF-SHA-256
	prfsubg.NewHMACPRF("SHA512", make([]byte, 64)) // expect: kdf HMAC-SHA-512
	hybridsubg.GenerateECDHKeyPair(elliptic.P256()) // expect: keygen EC-P-256
	hybridsubg.ComputeSharedSecret(nil, nil) // expect: key-agreement ECDH
}
