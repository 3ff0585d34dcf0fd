package fixtures

import (
	p1 "cloud.google.com/go/kms/apiv1/kmspb"
	p2 "google.golang.org/genproto/googleapis/cloud/kms/v1"
	p3 "cloud.google.com/go/security/privateca/apiv1/privatecapb"
	p4 "google.golang.org/genproto/googleapis/cloud/security/privateca/v1"
	p5 "github.com/aws/aws-sdk-go-v2/service/kms/types"
	p6 "github.com/Azure/azure-sdk-for-go/sdk/security/keyvault/azkeys"
)

func all() {
	use(p1.CryptoKeyVersion_EC_SIGN_P256_SHA256) // expect: key ECDSA-P-256-SHA-256
	use(p2.CryptoKeyVersion_EC_SIGN_P256_SHA256) // expect: key ECDSA-P-256-SHA-256
	use(p1.CryptoKeyVersion_EC_SIGN_P384_SHA384) // expect: key ECDSA-P-384-SHA-384
	use(p2.CryptoKeyVersion_EC_SIGN_P384_SHA384) // expect: key ECDSA-P-384-SHA-384
	use(p1.CryptoKeyVersion_EC_SIGN_SECP256K1_SHA256) // expect: key ECDSA-secp256k1-SHA-256
	use(p2.CryptoKeyVersion_EC_SIGN_SECP256K1_SHA256) // expect: key ECDSA-secp256k1-SHA-256
	use(p1.CryptoKeyVersion_EC_SIGN_ED25519) // expect: key Ed25519
	use(p2.CryptoKeyVersion_EC_SIGN_ED25519) // expect: key Ed25519
	use(p1.CryptoKeyVersion_RSA_SIGN_PKCS1_2048_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-2048
	use(p1.CryptoKeyVersion_RSA_SIGN_PKCS1_3072_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-3072
	use(p1.CryptoKeyVersion_RSA_SIGN_PKCS1_4096_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-4096
	use(p2.CryptoKeyVersion_RSA_SIGN_PKCS1_2048_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-2048
	use(p2.CryptoKeyVersion_RSA_SIGN_PKCS1_3072_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-3072
	use(p2.CryptoKeyVersion_RSA_SIGN_PKCS1_4096_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-4096
	use(p1.CryptoKeyVersion_RSA_SIGN_PKCS1_4096_SHA512) // expect: key RSA-PKCS1-1.5-SHA-512-4096
	use(p2.CryptoKeyVersion_RSA_SIGN_PKCS1_4096_SHA512) // expect: key RSA-PKCS1-1.5-SHA-512-4096
	use(p1.CryptoKeyVersion_RSA_SIGN_PSS_2048_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-2048
	use(p1.CryptoKeyVersion_RSA_SIGN_PSS_3072_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-3072
	use(p1.CryptoKeyVersion_RSA_SIGN_PSS_4096_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-4096
	use(p2.CryptoKeyVersion_RSA_SIGN_PSS_2048_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-2048
	use(p2.CryptoKeyVersion_RSA_SIGN_PSS_3072_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-3072
	use(p2.CryptoKeyVersion_RSA_SIGN_PSS_4096_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-4096
	use(p1.CryptoKeyVersion_RSA_SIGN_PSS_4096_SHA512) // expect: key RSA-PSS-SHA-512-MGF1-4096
	use(p2.CryptoKeyVersion_RSA_SIGN_PSS_4096_SHA512) // expect: key RSA-PSS-SHA-512-MGF1-4096
	use(p1.CryptoKeyVersion_RSA_DECRYPT_OAEP_2048_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-2048
	use(p1.CryptoKeyVersion_RSA_DECRYPT_OAEP_3072_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-3072
	use(p1.CryptoKeyVersion_RSA_DECRYPT_OAEP_4096_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-4096
	use(p2.CryptoKeyVersion_RSA_DECRYPT_OAEP_2048_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-2048
	use(p2.CryptoKeyVersion_RSA_DECRYPT_OAEP_3072_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-3072
	use(p2.CryptoKeyVersion_RSA_DECRYPT_OAEP_4096_SHA256) // expect: key RSA-OAEP-SHA-256-MGF1-4096
	use(p1.CryptoKeyVersion_RSA_DECRYPT_OAEP_4096_SHA512) // expect: key RSA-OAEP-SHA-512-MGF1-4096
	use(p2.CryptoKeyVersion_RSA_DECRYPT_OAEP_4096_SHA512) // expect: key RSA-OAEP-SHA-512-MGF1-4096
	use(p1.CryptoKeyVersion_GOOGLE_SYMMETRIC_ENCRYPTION) // expect: key AES-256-GCM
	use(p2.CryptoKeyVersion_GOOGLE_SYMMETRIC_ENCRYPTION) // expect: key AES-256-GCM
	use(p1.CryptoKeyVersion_AES_128_GCM) // expect: key AES-128-GCM
	use(p1.CryptoKeyVersion_AES_128_CBC) // expect: key AES-128-CBC
	use(p1.CryptoKeyVersion_AES_128_CTR) // expect: key AES-128-CTR
	use(p1.CryptoKeyVersion_AES_256_GCM) // expect: key AES-256-GCM
	use(p1.CryptoKeyVersion_AES_256_CBC) // expect: key AES-256-CBC
	use(p1.CryptoKeyVersion_AES_256_CTR) // expect: key AES-256-CTR
	use(p2.CryptoKeyVersion_AES_128_GCM) // expect: key AES-128-GCM
	use(p2.CryptoKeyVersion_AES_128_CBC) // expect: key AES-128-CBC
	use(p2.CryptoKeyVersion_AES_128_CTR) // expect: key AES-128-CTR
	use(p2.CryptoKeyVersion_AES_256_GCM) // expect: key AES-256-GCM
	use(p2.CryptoKeyVersion_AES_256_CBC) // expect: key AES-256-CBC
	use(p2.CryptoKeyVersion_AES_256_CTR) // expect: key AES-256-CTR
	use(p1.CryptoKeyVersion_HMAC_SHA1) // expect: key HMAC-SHA-1
	use(p1.CryptoKeyVersion_HMAC_SHA224) // expect: key HMAC-SHA-224
	use(p1.CryptoKeyVersion_HMAC_SHA256) // expect: key HMAC-SHA-256
	use(p1.CryptoKeyVersion_HMAC_SHA384) // expect: key HMAC-SHA-384
	use(p1.CryptoKeyVersion_HMAC_SHA512) // expect: key HMAC-SHA-512
	use(p2.CryptoKeyVersion_HMAC_SHA1) // expect: key HMAC-SHA-1
	use(p2.CryptoKeyVersion_HMAC_SHA224) // expect: key HMAC-SHA-224
	use(p2.CryptoKeyVersion_HMAC_SHA256) // expect: key HMAC-SHA-256
	use(p2.CryptoKeyVersion_HMAC_SHA384) // expect: key HMAC-SHA-384
	use(p2.CryptoKeyVersion_HMAC_SHA512) // expect: key HMAC-SHA-512
	use(p1.CryptoKeyVersion_PQ_SIGN_ML_DSA_44) // expect: key ML-DSA-44
	use(p1.CryptoKeyVersion_PQ_SIGN_ML_DSA_65) // expect: key ML-DSA-65
	use(p1.CryptoKeyVersion_PQ_SIGN_ML_DSA_87) // expect: key ML-DSA-87
	use(p2.CryptoKeyVersion_PQ_SIGN_ML_DSA_44) // expect: key ML-DSA-44
	use(p2.CryptoKeyVersion_PQ_SIGN_ML_DSA_65) // expect: key ML-DSA-65
	use(p2.CryptoKeyVersion_PQ_SIGN_ML_DSA_87) // expect: key ML-DSA-87
	use(p3.CertificateAuthority_EC_P256_SHA256) // expect: key ECDSA-P-256-SHA-256
	use(p4.CertificateAuthority_EC_P256_SHA256) // expect: key ECDSA-P-256-SHA-256
	use(p3.CertificateAuthority_EC_P384_SHA384) // expect: key ECDSA-P-384-SHA-384
	use(p4.CertificateAuthority_EC_P384_SHA384) // expect: key ECDSA-P-384-SHA-384
	use(p3.CertificateAuthority_RSA_PKCS1_2048_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-2048
	use(p3.CertificateAuthority_RSA_PKCS1_3072_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-3072
	use(p3.CertificateAuthority_RSA_PKCS1_4096_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-4096
	use(p4.CertificateAuthority_RSA_PKCS1_2048_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-2048
	use(p4.CertificateAuthority_RSA_PKCS1_3072_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-3072
	use(p4.CertificateAuthority_RSA_PKCS1_4096_SHA256) // expect: key RSA-PKCS1-1.5-SHA-256-4096
	use(p3.CertificateAuthority_RSA_PSS_2048_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-2048
	use(p3.CertificateAuthority_RSA_PSS_3072_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-3072
	use(p3.CertificateAuthority_RSA_PSS_4096_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-4096
	use(p4.CertificateAuthority_RSA_PSS_2048_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-2048
	use(p4.CertificateAuthority_RSA_PSS_3072_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-3072
	use(p4.CertificateAuthority_RSA_PSS_4096_SHA256) // expect: key RSA-PSS-SHA-256-MGF1-4096
	use(p5.SigningAlgorithmSpecRsassaPssSha256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p5.SigningAlgorithmSpecRsassaPssSha384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p5.SigningAlgorithmSpecRsassaPssSha512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p5.SigningAlgorithmSpecRsassaPkcs1V15Sha256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p5.SigningAlgorithmSpecRsassaPkcs1V15Sha384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p5.SigningAlgorithmSpecRsassaPkcs1V15Sha512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p5.SigningAlgorithmSpecEcdsaSha256) // expect: signature ECDSA-SHA-256
	use(p5.SigningAlgorithmSpecEcdsaSha384) // expect: signature ECDSA-SHA-384
	use(p5.SigningAlgorithmSpecEcdsaSha512) // expect: signature ECDSA-SHA-512
	use(p5.SigningAlgorithmSpecMlDsaShake256) // expect: signature ML-DSA
	use(p5.SigningAlgorithmSpecSm2dsa) // expect: signature SM2 digest=SM3
	use(p5.EncryptionAlgorithmSpecSymmetricDefault) // expect: cipher AES-256-GCM
	use(p5.EncryptionAlgorithmSpecRsaesOaepSha1) // expect: cipher RSA-OAEP-SHA-1-MGF1
	use(p5.EncryptionAlgorithmSpecRsaesOaepSha256) // expect: cipher RSA-OAEP-SHA-256-MGF1
	use(p5.MacAlgorithmSpecHmacSha224) // expect: mac HMAC-SHA-224
	use(p5.MacAlgorithmSpecHmacSha256) // expect: mac HMAC-SHA-256
	use(p5.MacAlgorithmSpecHmacSha384) // expect: mac HMAC-SHA-384
	use(p5.MacAlgorithmSpecHmacSha512) // expect: mac HMAC-SHA-512
	use(p5.KeySpecRsa2048) // expect: key RSA-2048
	use(p5.KeySpecRsa3072) // expect: key RSA-3072
	use(p5.KeySpecRsa4096) // expect: key RSA-4096
	use(p5.DataKeyPairSpecRsa2048) // expect: key RSA-2048
	use(p5.DataKeyPairSpecRsa3072) // expect: key RSA-3072
	use(p5.DataKeyPairSpecRsa4096) // expect: key RSA-4096
	use(p5.KeySpecEccNistP256) // expect: key EC-P-256
	use(p5.KeySpecEccNistP384) // expect: key EC-P-384
	use(p5.KeySpecEccNistP521) // expect: key EC-P-521
	use(p5.DataKeyPairSpecEccNistP256) // expect: key EC-P-256
	use(p5.DataKeyPairSpecEccNistP384) // expect: key EC-P-384
	use(p5.DataKeyPairSpecEccNistP521) // expect: key EC-P-521
	use(p5.KeySpecEccSecgP256k1) // expect: key EC-secp256k1
	use(p5.DataKeyPairSpecEccSecgP256k1) // expect: key EC-secp256k1
	use(p5.KeySpecSymmetricDefault) // expect: key AES-256-GCM
	use(p5.KeySpecHmac224) // expect: key HMAC-SHA-224
	use(p5.KeySpecHmac256) // expect: key HMAC-SHA-256
	use(p5.KeySpecHmac384) // expect: key HMAC-SHA-384
	use(p5.KeySpecHmac512) // expect: key HMAC-SHA-512
	use(p5.DataKeySpecAes128) // expect: key AES-128
	use(p5.DataKeySpecAes256) // expect: key AES-256
	use(p6.SignatureAlgorithmRS256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p6.SignatureAlgorithmRS384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p6.SignatureAlgorithmRS512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p6.SignatureAlgorithmPS256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p6.SignatureAlgorithmPS384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p6.SignatureAlgorithmPS512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p6.SignatureAlgorithmES256) // expect: signature ECDSA-P-256-SHA-256
	use(p6.SignatureAlgorithmES384) // expect: signature ECDSA-P-384-SHA-384
	use(p6.SignatureAlgorithmES512) // expect: signature ECDSA-P-521-SHA-512
	use(p6.SignatureAlgorithmES256K) // expect: signature ECDSA-secp256k1-SHA-256
	use(p6.EncryptionAlgorithmA128GCM) // expect: cipher AES-128-GCM
	use(p6.EncryptionAlgorithmA192GCM) // expect: cipher AES-192-GCM
	use(p6.EncryptionAlgorithmA256GCM) // expect: cipher AES-256-GCM
	use(p6.EncryptionAlgorithmA128KW) // expect: cipher AES-128-KW
	use(p6.EncryptionAlgorithmA192KW) // expect: cipher AES-192-KW
	use(p6.EncryptionAlgorithmA256KW) // expect: cipher AES-256-KW
	use(p6.EncryptionAlgorithmA128CBC) // expect: cipher AES-128-CBC
	use(p6.EncryptionAlgorithmA128CBCPAD) // expect: cipher AES-128-CBC
	use(p6.EncryptionAlgorithmA192CBC) // expect: cipher AES-192-CBC
	use(p6.EncryptionAlgorithmA192CBCPAD) // expect: cipher AES-192-CBC
	use(p6.EncryptionAlgorithmA256CBC) // expect: cipher AES-256-CBC
	use(p6.EncryptionAlgorithmA256CBCPAD) // expect: cipher AES-256-CBC
	use(p6.EncryptionAlgorithmRSA15) // expect: cipher RSA-PKCS1-1.5
	use(p6.EncryptionAlgorithmRSAOAEP) // expect: cipher RSA-OAEP-SHA-1-MGF1
	use(p6.EncryptionAlgorithmRSAOAEP256) // expect: cipher RSA-OAEP-SHA-256-MGF1
}

func create(bits int32) {
	use(p6.CreateKeyParameters{Kty: to.Ptr(p6.KeyTypeRSA), KeySize: to.Ptr(int32(3072))}) // expect: keygen RSA-3072
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeRSAHSM, KeySize: 3072}) // expect: keygen RSA-3072
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeRSA, KeySize: 2048}) // expect: keygen RSA-2048
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeEC, Curve: p6.CurveNameP256}) // expect: keygen EC-P-256
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeEC, Curve: p6.CurveNameP256K}) // expect: keygen EC-secp256k1
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeECHSM, Curve: p6.CurveNameP384}) // expect: keygen EC-P-384
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeEC, Curve: p6.CurveNameP521}) // expect: keygen EC-P-521
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeOct, KeySize: 256}) // expect: keygen AES-256
	use(p6.CreateKeyParameters{Kty: p6.KeyTypeOctHSM, KeySize: 128}) // expect: keygen AES-128
}

func chosen(bits int) p1.CryptoKeyVersion_CryptoKeyVersionAlgorithm {
	if bits == 4096 {
		return p1.CryptoKeyVersion_RSA_SIGN_PSS_4096_SHA512 // expect: key RSA-PSS-SHA-512-MGF1-4096
	}
	return p1.CryptoKeyVersion_CRYPTO_KEY_VERSION_ALGORITHM_UNSPECIFIED
}
