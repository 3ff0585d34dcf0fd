package fixtures

import (
	"github.com/tink-crypto/tink-go/v2/aead/aesctrhmac"
	"github.com/tink-crypto/tink-go/v2/aead/aesgcm"
	"github.com/tink-crypto/tink-go/v2/aead/aesgcmsiv"
	"github.com/tink-crypto/tink-go/v2/aead/chacha20poly1305"
	aeadsubtle "github.com/tink-crypto/tink-go/v2/aead/subtle"
	"github.com/tink-crypto/tink-go/v2/aead/xaesgcm"
	"github.com/tink-crypto/tink-go/v2/aead/xchacha20poly1305"
	"github.com/tink-crypto/tink-go/v2/daead/aessiv"
	"github.com/tink-crypto/tink-go/v2/hybrid/ecies"
	"github.com/tink-crypto/tink-go/v2/hybrid/hpke"
	hybridsubtle "github.com/tink-crypto/tink-go/v2/hybrid/subtle"
	"github.com/tink-crypto/tink-go/v2/jwt"
	"github.com/tink-crypto/tink-go/v2/jwt/jwtecdsa"
	"github.com/tink-crypto/tink-go/v2/jwt/jwthmac"
	"github.com/tink-crypto/tink-go/v2/jwt/jwtmldsa"
	"github.com/tink-crypto/tink-go/v2/jwt/jwtrsassapkcs1"
	"github.com/tink-crypto/tink-go/v2/jwt/jwtrsassapss"
	"github.com/tink-crypto/tink-go/v2/keyderivation/prfbasedkeyderivation"
	"github.com/tink-crypto/tink-go/v2/keyset"
	"github.com/tink-crypto/tink-go/v2/mac/aescmac"
	"github.com/tink-crypto/tink-go/v2/mac/hmac"
	"github.com/tink-crypto/tink-go/v2/prf/aescmacprf"
	"github.com/tink-crypto/tink-go/v2/prf/hkdfprf"
	"github.com/tink-crypto/tink-go/v2/prf/hmacprf"
	"github.com/tink-crypto/tink-go/v2/signature"
	"github.com/tink-crypto/tink-go/v2/signature/compositemldsa"
	"github.com/tink-crypto/tink-go/v2/signature/ecdsa"
	"github.com/tink-crypto/tink-go/v2/signature/ed25519"
	"github.com/tink-crypto/tink-go/v2/signature/mldsa"
	"github.com/tink-crypto/tink-go/v2/signature/rsassapkcs1"
	"github.com/tink-crypto/tink-go/v2/signature/rsassapss"
	"github.com/tink-crypto/tink-go/v2/signature/slhdsa"
	"github.com/tink-crypto/tink-go/v2/signprehash"
	"github.com/tink-crypto/tink-go/v2/streamingaead"
	streamctr "github.com/tink-crypto/tink-go/v2/streamingaead/aesctrhmac"
	"github.com/tink-crypto/tink-go/v2/streamingaead/aesgcmhkdf"
	streamsubtle "github.com/tink-crypto/tink-go/v2/streamingaead/subtle"
	"github.com/tink-crypto/tink-go/v2/subtle"
	"github.com/tink-crypto/tink-go/v2/subtle/random"
)

func aeads(bytes secretdata.Bytes, id uint32) {
	manager := keyset.NewManager()
	other := keyset.NewManagerFromHandle(nil)
	parameters, err := aesgcm.NewParameters(aesgcm.ParametersOpts{KeySizeInBytes: 32, IVSizeInBytes: 12, TagSizeInBytes: 16, Variant: aesgcm.VariantTink})
	manager.AddNewKeyFromParameters(parameters) // expect: keygen AES-256-GCM tagBits=128 nonceBits=96
	key, err := aesgcm.NewKey(bytes, id, parameters)
	aesgcm.NewAEAD(key) // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 material=secret-key
	siv, err := aesgcmsiv.NewParameters(16, aesgcmsiv.VariantTink)
	other.AddNewKeyFromParameters(siv) // expect: keygen AES-128-GCM-SIV
	aesgcmsiv.NewKey(bytes, id, siv) // expect: key AES-128-GCM-SIV material=secret-key
	ctr, err := aesctrhmac.NewParameters(aesctrhmac.ParametersOpts{AESKeySizeInBytes: 16, HMACKeySizeInBytes: 32, IVSizeInBytes: 12, TagSizeInBytes: 16, HashType: aesctrhmac.SHA256})
	aesctrhmac.NewKey(aesctrhmac.KeyOpts{Parameters: ctr}) // expect: key AES-128-CTR-HMAC digest=SHA-256 nonceBits=96 material=secret-key
	manager.AddNewKeyFromParameters(aesctrhmac.NewParameters(aesctrhmac.ParametersOpts{HashType: aesctrhmac.SHA1})) // expect: keygen AES-CTR-HMAC digest=SHA-1
	manager.AddNewKeyFromParameters(aesctrhmac.NewParameters(aesctrhmac.ParametersOpts{HashType: aesctrhmac.SHA224})) // expect: keygen AES-CTR-HMAC digest=SHA-224
	manager.AddNewKeyFromParameters(aesctrhmac.NewParameters(aesctrhmac.ParametersOpts{HashType: aesctrhmac.SHA384})) // expect: keygen AES-CTR-HMAC digest=SHA-384
	manager.AddNewKeyFromParameters(aesctrhmac.NewParameters(aesctrhmac.ParametersOpts{HashType: aesctrhmac.SHA512})) // expect: keygen AES-CTR-HMAC digest=SHA-512
	chacha, err := chacha20poly1305.NewParameters(chacha20poly1305.VariantTink)
	chacha20poly1305.NewKey(bytes, id, chacha) // expect: key ChaCha20-Poly1305 material=secret-key
	xchacha, err := xchacha20poly1305.NewParameters(xchacha20poly1305.VariantTink)
	xchacha20poly1305.NewKey(bytes, id, xchacha) // expect: key XChaCha20-Poly1305 material=secret-key
	xaes, err := xaesgcm.NewParameters(xaesgcm.VariantTink, 12)
	xaesgcm.NewKey(bytes, id, xaes) // expect: key AES-256-GCM material=secret-key
	deterministic, err := aessiv.NewParameters(64, aessiv.VariantTink)
	aessiv.NewKey(bytes, id, deterministic) // expect: key AES-SIV material=secret-key
	ctrCipher, err := aeadsubtle.NewAESCTR(make([]byte, 16), 12)
	aeadsubtle.NewEncryptThenAuthenticate(ctrCipher, nil, 16) // expect: cipher AES-128-CTR-HMAC
}

func macs(bytes secretdata.Bytes, id uint32, salt []byte) {
	manager := keyset.NewManager()
	cmac, err := aescmac.NewParameters(aescmac.ParametersOpts{KeySizeInBytes: 32, TagSizeInBytes: 16})
	aescmac.NewKey(bytes, cmac, id) // expect: key AES-256-CMAC tagBits=128 material=secret-key
	hash, err := hmac.NewParameters(hmac.ParametersOpts{KeySizeInBytes: 32, TagSizeInBytes: 16, HashType: hmac.SHA256})
	hmac.NewKey(bytes, hash, id) // expect: key HMAC-SHA-256-128 material=secret-key
	manager.AddNewKeyFromParameters(hmac.NewParameters(hmac.ParametersOpts{HashType: hmac.SHA1})) // expect: keygen HMAC-SHA-1
	manager.AddNewKeyFromParameters(hmac.NewParameters(hmac.ParametersOpts{HashType: hmac.SHA224})) // expect: keygen HMAC-SHA-224
	manager.AddNewKeyFromParameters(hmac.NewParameters(hmac.ParametersOpts{HashType: hmac.SHA384})) // expect: keygen HMAC-SHA-384
	manager.AddNewKeyFromParameters(hmac.NewParameters(hmac.ParametersOpts{HashType: hmac.SHA512})) // expect: keygen HMAC-SHA-512
	manager.AddNewKeyFromParameters(aescmacprf.NewParameters(32)) // expect: keygen AES-256-CMAC
	aescmacprf.NewKey(bytes) // expect: key AES-CMAC material=secret-key
	hkdf, err := hkdfprf.NewParameters(32, hkdfprf.SHA256, salt)
	hkdfprf.NewKey(bytes, hkdf) // expect: key HKDF-SHA-256 material=secret-key
	manager.AddNewKeyFromParameters(hkdfprf.NewParameters(32, hkdfprf.SHA1, salt)) // expect: keygen HKDF-SHA-1 keyBits=256
	manager.AddNewKeyFromParameters(hkdfprf.NewParameters(32, hkdfprf.SHA224, salt)) // expect: keygen HKDF-SHA-224 keyBits=256
	manager.AddNewKeyFromParameters(hkdfprf.NewParameters(32, hkdfprf.SHA384, salt)) // expect: keygen HKDF-SHA-384 keyBits=256
	manager.AddNewKeyFromParameters(hkdfprf.NewParameters(32, hkdfprf.SHA512, salt)) // expect: keygen HKDF-SHA-512 keyBits=256
	prf, err := hmacprf.NewParameters(64, hmacprf.SHA512)
	hmacprf.NewKey(bytes, prf) // expect: key HMAC-SHA-512 material=secret-key
	manager.AddNewKeyFromParameters(hmacprf.NewParameters(32, hmacprf.SHA1)) // expect: keygen HMAC-SHA-1 keyBits=256
	manager.AddNewKeyFromParameters(hmacprf.NewParameters(32, hmacprf.SHA224)) // expect: keygen HMAC-SHA-224 keyBits=256
	manager.AddNewKeyFromParameters(hmacprf.NewParameters(32, hmacprf.SHA256)) // expect: keygen HMAC-SHA-256
	manager.AddNewKeyFromParameters(hmacprf.NewParameters(32, hmacprf.SHA384)) // expect: keygen HMAC-SHA-384 keyBits=256
	manager.AddNewKeyFromParameters(prfbasedkeyderivation.NewParameters(hkdf, hash)) // expect: keygen HKDF-SHA-256
}

func signatures(bytes secretdata.Bytes, raw []byte, id uint32) {
	manager := keyset.NewManager()
	p256, err := ecdsa.NewParameters(ecdsa.NistP256, ecdsa.SHA256, ecdsa.DER, ecdsa.VariantTink)
	ecdsa.NewPublicKey(raw, id, p256) // expect: key ECDSA-P-256-SHA-256 material=public-key
	ecdsa.NewPrivateKey(bytes, id, p256) // expect: key ECDSA-P-256-SHA-256 material=private-key
	manager.AddNewKeyFromParameters(ecdsa.NewParameters(ecdsa.NistP384, ecdsa.SHA384, ecdsa.DER, ecdsa.VariantTink)) // expect: keygen ECDSA-P-384-SHA-384
	manager.AddNewKeyFromParameters(ecdsa.NewParameters(ecdsa.NistP521, ecdsa.SHA512, ecdsa.DER, ecdsa.VariantTink)) // expect: keygen ECDSA-P-521-SHA-512
	ed, err := ed25519.NewParameters(ed25519.VariantTink)
	ed25519.NewPublicKey(raw, id, ed) // expect: key Ed25519 material=public-key
	ed25519.NewPrivateKey(bytes, id, ed) // expect: key Ed25519 material=private-key
	ml, err := mldsa.NewParameters(mldsa.MLDSA65, mldsa.VariantTink)
	public, err := mldsa.NewPublicKey(raw, id, ml)
	private, err := mldsa.NewPrivateKey(bytes, id, ml)
	manager.AddNewKeyFromParameters(mldsa.NewParameters(mldsa.MLDSA44, mldsa.VariantTink)) // expect: keygen ML-DSA-44
	manager.AddNewKeyFromParameters(mldsa.NewParameters(mldsa.MLDSA87, mldsa.VariantTink)) // expect: keygen ML-DSA-87
	slh, err := slhdsa.NewParameters(slhdsa.SHA2, 64, slhdsa.SmallSignature, slhdsa.VariantTink)
	slhdsa.NewPublicKey(raw, id, slh) // expect: key SLH-DSA material=public-key
	slhdsa.NewPrivateKey(bytes, id, slh) // expect: key SLH-DSA material=private-key
	pkcs1, err := rsassapkcs1.NewParameters(3072, rsassapkcs1.SHA256, 65537, rsassapkcs1.VariantTink)
	pkcs1Public, err := rsassapkcs1.NewPublicKey(raw, id, pkcs1)
	rsassapkcs1.NewPrivateKey(pkcs1Public, rsassapkcs1.PrivateKeyValues{}) // expect: key RSA-PKCS1-1.5-SHA-256-3072 padding=pkcs1v15 material=private-key
	manager.AddNewKeyFromParameters(rsassapkcs1.NewParameters(4096, rsassapkcs1.SHA384, 65537, rsassapkcs1.VariantTink)) // expect: keygen RSA-PKCS1-1.5-SHA-384-4096 padding=pkcs1v15
	manager.AddNewKeyFromParameters(rsassapkcs1.NewParameters(4096, rsassapkcs1.SHA512, 65537, rsassapkcs1.VariantTink)) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096 padding=pkcs1v15
	pss, err := rsassapss.NewParameters(rsassapss.ParametersValues{ModulusSizeBits: 3072, SigHashType: rsassapss.SHA256, MGF1HashType: rsassapss.SHA256, PublicExponent: 65537, SaltLengthBytes: 32}, rsassapss.VariantTink)
	pssPublic, err := rsassapss.NewPublicKey(raw, id, pss)
	rsassapss.NewPrivateKey(pssPublic, rsassapss.PrivateKeyValues{}) // expect: key RSA-PSS-SHA-256-MGF1-32-3072 material=private-key
	manager.AddNewKeyFromParameters(rsassapss.NewParameters(rsassapss.ParametersValues{SigHashType: rsassapss.SHA384}, rsassapss.VariantTink)) // expect: keygen RSA-PSS-SHA-384-MGF1
	manager.AddNewKeyFromParameters(rsassapss.NewParameters(rsassapss.ParametersValues{SigHashType: rsassapss.SHA512}, rsassapss.VariantTink)) // expect: keygen RSA-PSS-SHA-512-MGF1
	compositemldsa.NewPublicKey(public, nil, id, nil) // expect: key ML-DSA-65 material=public-key
	compositemldsa.NewPrivateKey(private, nil, id, nil) // expect: key ML-DSA-65 material=private-key
	handle, err := keyset.NewHandle(signature.ED25519KeyTemplate())
	signprehash.NewPrehash(handle) // expect: signature Ed25519
	signprehash.NewPrehashWithConfig(handle, nil) // expect: signature Ed25519
	signprehash.NewPrehashSigner(handle) // expect: signature Ed25519 functions=sign
	signprehash.NewPrehashSignerWithConfig(handle, nil) // expect: signature Ed25519 functions=sign
}

func hybrids(bytes secretdata.Bytes, raw []byte, id uint32, salt []byte) {
	manager := keyset.NewManager()
	old, err := ecies.NewParameters(ecies.ParametersOpts{CurveType: ecies.NISTP256, HashType: ecies.SHA256, Salt: salt})
	ecies.NewPublicKey(raw, id, old) // expect: key ECIES-P-256 digest=SHA-256 material=public-key
	ecies.NewPrivateKey(bytes, id, old) // expect: key ECIES-P-256 digest=SHA-256 material=private-key
	manager.AddNewKeyFromParameters(ecies.NewParameters(ecies.ParametersOpts{CurveType: ecies.NISTP384, HashType: ecies.SHA384})) // expect: keygen ECIES-P-384 digest=SHA-384
	manager.AddNewKeyFromParameters(ecies.NewParameters(ecies.ParametersOpts{CurveType: ecies.NISTP521, HashType: ecies.SHA512})) // expect: keygen ECIES-P-521 digest=SHA-512
	manager.AddNewKeyFromParameters(ecies.NewParameters(ecies.ParametersOpts{CurveType: ecies.X25519, HashType: ecies.SHA1})) // expect: keygen ECIES-Curve25519 digest=SHA-1
	manager.AddNewKeyFromParameters(ecies.NewParameters(ecies.ParametersOpts{CurveType: ecies.X25519, HashType: ecies.SHA224})) // expect: keygen ECIES-Curve25519 digest=SHA-224
	suite, err := hpke.NewParameters(hpke.ParametersOpts{KEMID: hpke.DHKEM_X25519_HKDF_SHA256, KDFID: hpke.HKDFSHA256, AEADID: hpke.AES256GCM})
	hpke.NewPublicKey(raw, id, suite) // expect: key HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM curve=Curve25519 material=public-key
	hpke.NewPrivateKey(bytes, id, suite) // expect: key HPKE-DHKEM-X25519-HKDF-SHA-256-AES-256-GCM curve=Curve25519 material=private-key
	manager.AddNewKeyFromParameters(hpke.NewParameters(hpke.ParametersOpts{KEMID: hpke.DHKEM_P256_HKDF_SHA256, KDFID: hpke.HKDFSHA256, AEADID: hpke.AES128GCM})) // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM
	manager.AddNewKeyFromParameters(hpke.NewParameters(hpke.ParametersOpts{KEMID: hpke.DHKEM_P384_HKDF_SHA384, KDFID: hpke.HKDFSHA384, AEADID: hpke.ChaCha20Poly1305})) // expect: keygen HPKE-DHKEM-P-384-HKDF-SHA-384-ChaCha20-Poly1305
	manager.AddNewKeyFromParameters(hpke.NewParameters(hpke.ParametersOpts{KEMID: hpke.DHKEM_P521_HKDF_SHA512, KDFID: hpke.HKDFSHA512, AEADID: hpke.ChaCha20Poly1305})) // expect: keygen HPKE-DHKEM-P-521-HKDF-SHA-512-ChaCha20-Poly1305
	hybridsubtle.NewECIESAEADHKDFHybridEncrypt(nil, salt, "SHA256", "UNCOMPRESSED", nil) // expect: cipher ECIES digest=SHA-256
	hybridsubtle.NewECIESAEADHKDFHybridDecrypt(nil, salt, "SHA512", "UNCOMPRESSED", nil) // expect: cipher ECIES digest=SHA-512
}

func streams(bytes secretdata.Bytes, key []byte) {
	ctr, err := streamctr.NewParameters(streamctr.ParametersOpts{KeySizeInBytes: 32, DerivedKeySizeInBytes: 16, HkdfHashType: streamctr.SHA1, HmacHashType: streamctr.SHA256, HmacTagSizeInBytes: 32, SegmentSizeInBytes: 4096})
	streamctr.NewKey(ctr, bytes) // expect: key AES-128-CTR-HMAC digest=SHA-256 tagBits=256 material=secret-key
	gcm, err := aesgcmhkdf.NewParameters(aesgcmhkdf.ParametersOpts{KeySizeInBytes: 32, DerivedKeySizeInBytes: 32, HKDFHashType: aesgcmhkdf.SHA256})
	aesgcmhkdf.NewKey(gcm, bytes) // expect: key AES-256-GCM material=secret-key
	streamctr.NewKey(streamctr.NewParameters(streamctr.ParametersOpts{HmacHashType: streamctr.SHA1}), bytes) // expect: key AES-CTR-HMAC digest=SHA-1 material=secret-key
	streamctr.NewKey(streamctr.NewParameters(streamctr.ParametersOpts{HmacHashType: streamctr.SHA512}), bytes) // expect: key AES-CTR-HMAC digest=SHA-512 material=secret-key
	handle, err := keyset.NewHandle(streamingaead.AES256GCMHKDF4KBKeyTemplate())
	streamingaead.NewWithConfig(handle, nil) // expect: cipher AES-256-GCM
	streamsubtle.NewAESCTRHMAC(key, "SHA256", 16, "SHA512", 32, 4096, 0) // expect: cipher AES-128-CTR-HMAC digest=SHA-512 tagBits=256
	streamsubtle.NewAESGCMHKDF(key, "SHA256", 32, 4096, 0) // expect: cipher AES-256-GCM
}

func tokens(handle *keyset.Handle) {
	manager := keyset.NewManager()
	manager.AddNewKeyFromParameters(jwtecdsa.NewParameters(jwtecdsa.IgnoredKID, jwtecdsa.ES256)) // expect: keygen ECDSA-P-256-SHA-256
	manager.AddNewKeyFromParameters(jwtecdsa.NewParameters(jwtecdsa.IgnoredKID, jwtecdsa.ES384)) // expect: keygen ECDSA-P-384-SHA-384
	manager.AddNewKeyFromParameters(jwtecdsa.NewParameters(jwtecdsa.IgnoredKID, jwtecdsa.ES512)) // expect: keygen ECDSA-P-521-SHA-512
	manager.AddNewKeyFromParameters(jwthmac.NewParameters(32, jwthmac.IgnoredKID, jwthmac.HS256)) // expect: keygen HMAC-SHA-256
	manager.AddNewKeyFromParameters(jwthmac.NewParameters(48, jwthmac.IgnoredKID, jwthmac.HS384)) // expect: keygen HMAC-SHA-384
	manager.AddNewKeyFromParameters(jwthmac.NewParameters(64, jwthmac.IgnoredKID, jwthmac.HS512)) // expect: keygen HMAC-SHA-512
	manager.AddNewKeyFromParameters(jwtmldsa.NewParameters(jwtmldsa.IgnoredKID, jwtmldsa.MLDSA44)) // expect: keygen ML-DSA-44
	manager.AddNewKeyFromParameters(jwtmldsa.NewParameters(jwtmldsa.IgnoredKID, jwtmldsa.MLDSA65)) // expect: keygen ML-DSA-65
	manager.AddNewKeyFromParameters(jwtmldsa.NewParameters(jwtmldsa.IgnoredKID, jwtmldsa.MLDSA87)) // expect: keygen ML-DSA-87
	manager.AddNewKeyFromParameters(jwtrsassapkcs1.NewParameters(jwtrsassapkcs1.ParametersOpts{ModulusSizeInBits: 3072, Algorithm: jwtrsassapkcs1.RS256})) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072 padding=pkcs1v15
	manager.AddNewKeyFromParameters(jwtrsassapkcs1.NewParameters(jwtrsassapkcs1.ParametersOpts{ModulusSizeInBits: 3072, Algorithm: jwtrsassapkcs1.RS384})) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072 padding=pkcs1v15
	manager.AddNewKeyFromParameters(jwtrsassapkcs1.NewParameters(jwtrsassapkcs1.ParametersOpts{ModulusSizeInBits: 4096, Algorithm: jwtrsassapkcs1.RS512})) // expect: keygen RSA-PKCS1-1.5-SHA-512-4096 padding=pkcs1v15
	manager.AddNewKeyFromParameters(jwtrsassapss.NewParameters(jwtrsassapss.ParametersOpts{ModulusSizeInBits: 3072, Algorithm: jwtrsassapss.PS256})) // expect: keygen RSA-PSS-SHA-256-MGF1-3072
	manager.AddNewKeyFromParameters(jwtrsassapss.NewParameters(jwtrsassapss.ParametersOpts{ModulusSizeInBits: 3072, Algorithm: jwtrsassapss.PS384})) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	manager.AddNewKeyFromParameters(jwtrsassapss.NewParameters(jwtrsassapss.ParametersOpts{ModulusSizeInBits: 4096, Algorithm: jwtrsassapss.PS512})) // expect: keygen RSA-PSS-SHA-512-MGF1-4096
	jwt.JWKSetFromPublicKeysetHandle(handle) // expect: key unknown material=public-key certificateFormat=JWK
	public, err := jwt.JWKSetToPublicKeysetHandle([]byte("{}")) // expect: key unknown material=public-key certificateFormat=JWK
}

func small(secret []byte, salt []byte) {
	subtle.ComputeHKDF("SHA256", secret, salt, nil, 32) // expect: kdf HKDF-SHA-256
	subtle.ComputeSharedSecretX25519(secret, secret) // expect: key-agreement x25519
	subtle.GeneratePrivateKeyX25519() // expect: keygen x25519
	random.GetRandomBytes(32) // expect: random RNG
	random.GetRandomUint32() // expect: random RNG
}
