package fixtures

import (
	p1 "github.com/secure-io/sio-go"
	p2 "github.com/gtank/cryptopasta"
	p3 "github.com/tjfoc/gmsm/sm2"
	p4 "github.com/emmansun/gmsm/sm2"
	p5 "github.com/tjfoc/gmsm/sm3"
	p6 "github.com/emmansun/gmsm/sm3"
	p7 "github.com/tjfoc/gmsm/sm4"
	p8 "github.com/emmansun/gmsm/sm4"
	p9 "github.com/emmansun/gmsm/zuc"
	p10 "github.com/ProtonMail/gopenpgp/v2/helper"
	p11 "github.com/ProtonMail/gopenpgp/v2/crypto"
	p12 "github.com/libp2p/go-libp2p/core/crypto"
	p13 "github.com/libp2p/go-libp2p-core/crypto"
	p14 "github.com/libp2p/go-libp2p/p2p/security/noise"
	p15 "github.com/libp2p/go-libp2p/p2p/security/tls"
	p16 "github.com/libp2p/go-libp2p-tls"
	p17 "aead.dev/minisign"
	p18 "github.com/jedisct1/go-minisign"
	p19 "github.com/dchest/siphash"
	p20 "github.com/minio/blake2b-simd"
	p21 "github.com/dchest/blake2b"
	p22 "github.com/consensys/gnark-crypto/ecc/bn254/ecdsa"
	p23 "github.com/consensys/gnark-crypto/ecc/bls12-381/ecdsa"
	p24 "github.com/consensys/gnark-crypto/ecc/bls12-377/ecdsa"
	p25 "github.com/consensys/gnark-crypto/ecc/bw6-761/ecdsa"
	p26 "github.com/consensys/gnark-crypto/ecc/secp256k1/ecdsa"
	p27 "github.com/consensys/gnark-crypto/ecc/bn254/twistededwards/eddsa"
	p28 "github.com/consensys/gnark-crypto/ecc/bls12-381/twistededwards/eddsa"
	p29 "github.com/consensys/gnark-crypto/ecc/bls12-377/twistededwards/eddsa"
	p30 "github.com/consensys/gnark-crypto/ecc/bw6-761/twistededwards/eddsa"
	p31 "filippo.io/mlkem768"
	p32 "github.com/hashicorp/go-uuid"
	p33 "github.com/satori/go.uuid"
	p34 "github.com/thanhpk/randstr"
	p35 "k8s.io/client-go/util/keyutil"
	p36 "k8s.io/client-go/util/cert"
	p37 "github.com/minio/sio"
	p38 "github.com/ThalesGroup/crypto11"
	p39 "crypto/elliptic"
	p40 "github.com/ThalesIgnite/crypto11"
	p41 "github.com/google/go-attestation/attest"
	p42 "github.com/smallstep/go-attestation/attest"
)

func all() {
	p1.NewStream(x, y, z) // expect: cipher unknown
	p1.AES_128_GCM(x, y, z) // expect: cipher AES-128-GCM
	p1.AES_256_GCM(x, y, z) // expect: cipher AES-256-GCM
	p1.ChaCha20Poly1305(x, y, z) // expect: cipher ChaCha20-Poly1305
	p1.XChaCha20Poly1305(x, y, z) // expect: cipher XChaCha20-Poly1305
	p2.Encrypt(x, y, z) // expect: cipher AES-256-GCM
	p2.Decrypt(x, y, z) // expect: cipher AES-256-GCM
	p2.GenerateHMAC(x, y, z) // expect: mac HMAC-SHA-512/256
	p2.CheckHMAC(x, y, z) // expect: mac HMAC-SHA-512/256
	p2.HashPassword(x, y, z) // expect: password-hash bcrypt
	p2.CheckPasswordHash(x, y, z) // expect: password-hash bcrypt
	p2.NewSigningKey(x, y, z) // expect: keygen ECDSA-P-256
	p2.NewEncryptionKey(x, y, z) // expect: keygen unknown
	p3.GenerateKey(x, y, z) // expect: keygen SM2
	p3.Encrypt(x, y, z) // expect: cipher SM2-ENC functions=encrypt
	p3.EncryptAsn1(x, y, z) // expect: cipher SM2-ENC functions=encrypt
	p3.Decrypt(x, y, z) // expect: cipher SM2-ENC functions=decrypt
	p3.DecryptAsn1(x, y, z) // expect: cipher SM2-ENC functions=decrypt
	p3.Sm2Sign(x, y, z) // expect: signature SM2 functions=sign
	p3.Sm2Verify(x, y, z) // expect: signature SM2 functions=verify
	p3.Verify(x, y, z) // expect: signature SM2 functions=verify
	p4.GenerateKey(x, y, z) // expect: keygen SM2
	p4.Encrypt(x, y, z) // expect: cipher SM2-ENC functions=encrypt
	p4.EncryptASN1(x, y, z) // expect: cipher SM2-ENC functions=encrypt
	p4.Decrypt(x, y, z) // expect: cipher SM2-ENC functions=decrypt
	p4.SignASN1(x, y, z) // expect: signature SM2 functions=sign
	p4.Sign(x, y, z) // expect: signature SM2 functions=sign
	p4.VerifyASN1(x, y, z) // expect: signature SM2 functions=verify
	p4.VerifyASN1WithSM2(x, y, z) // expect: signature SM2 functions=verify
	p4.Verify(x, y, z) // expect: signature SM2 functions=verify
	p4.VerifyWithSM2(x, y, z) // expect: signature SM2 functions=verify
	p5.New(x, y, z) // expect: hash SM3
	p6.New(x, y, z) // expect: hash SM3
	p5.Sm3Sum(x, y, z) // expect: hash SM3
	p6.Sum(x, y, z) // expect: hash SM3
	p6.Kdf(x, y, z) // expect: hash SM3
	p7.NewCipher(x, y, z) // expect: cipher SM4
	p8.NewCipher(x, y, z) // expect: cipher SM4
	p7.Sm4Cbc(x, y, z) // expect: cipher SM4-CBC
	p7.Sm4Ecb(x, y, z) // expect: cipher SM4-ECB
	p7.Sm4CFB(x, y, z) // expect: cipher SM4-CFB
	p7.Sm4OFB(x, y, z) // expect: cipher SM4-OFB
	p7.Sm4GCM(x, y, z) // expect: cipher SM4-GCM
	p9.NewCipher(x, y, z) // expect: cipher ZUC-128
	p9.NewEEACipher(x, y, z) // expect: cipher ZUC-128
	p9.NewHash(x, y, z) // expect: mac ZUC-MAC
	p9.NewEIAHash(x, y, z) // expect: mac ZUC-MAC
	p10.EncryptMessageArmored(x, y, z) // expect: cipher PGP functions=encrypt
	p10.EncryptSignMessageArmored(x, y, z) // expect: cipher PGP functions=encrypt
	p10.EncryptBinaryMessage(x, y, z) // expect: cipher PGP functions=encrypt
	p10.EncryptMessageWithPassword(x, y, z) // expect: cipher PGP functions=encrypt
	p10.EncryptAttachment(x, y, z) // expect: cipher PGP functions=encrypt
	p10.DecryptMessageArmored(x, y, z) // expect: cipher PGP functions=decrypt
	p10.DecryptVerifyMessageArmored(x, y, z) // expect: cipher PGP functions=decrypt
	p10.DecryptBinaryMessageArmored(x, y, z) // expect: cipher PGP functions=decrypt
	p10.DecryptMessageWithPassword(x, y, z) // expect: cipher PGP functions=decrypt
	p10.DecryptAttachment(x, y, z) // expect: cipher PGP functions=decrypt
	p10.SignCleartextMessage(x, y, z) // expect: signature PGP functions=sign
	p10.SignCleartextMessageArmored(x, y, z) // expect: signature PGP functions=sign
	p10.VerifyCleartextMessage(x, y, z) // expect: signature PGP functions=verify
	p10.VerifyCleartextMessageArmored(x, y, z) // expect: signature PGP functions=verify
	p10.VerifySignatureExplicit(x, y, z) // expect: signature PGP functions=verify
	p10.GenerateKey(x, y, z) // expect: keygen unknown
	p11.GenerateKey(x, y, z) // expect: keygen unknown
	use(p11.NewKey) // expect: key unknown certificateFormat=PGP
	use(p11.NewKeyFromArmored) // expect: key unknown certificateFormat=PGP
	use(p11.NewKeyRing) // expect: key unknown certificateFormat=PGP
	use(p11.NewPrivateKeyFromArmored) // expect: key unknown certificateFormat=PGP
	p12.GenerateEd25519Key(x, y, z) // expect: keygen Ed25519
	p13.GenerateEd25519Key(x, y, z) // expect: keygen Ed25519
	p12.GenerateSecp256k1Key(x, y, z) // expect: keygen EC-secp256k1
	p13.GenerateSecp256k1Key(x, y, z) // expect: keygen EC-secp256k1
	p12.GenerateECDSAKeyPair(x, y, z) // expect: keygen ECDSA-P-256
	p13.GenerateECDSAKeyPair(x, y, z) // expect: keygen ECDSA-P-256
	p12.GenerateRSAKeyPair(x, y, z) // expect: keygen RSA
	p13.GenerateRSAKeyPair(x, y, z) // expect: keygen RSA
	p12.GenerateKeyPair(x, y, z) // expect: keygen unknown
	p12.GenerateKeyPairWithReader(x, y, z) // expect: keygen unknown
	p13.GenerateKeyPair(x, y, z) // expect: keygen unknown
	p13.GenerateKeyPairWithReader(x, y, z) // expect: keygen unknown
	p14.New(x, y, z) // expect: protocol Noise
	p15.New(x, y, z) // expect: protocol TLS
	p16.New(x, y, z) // expect: protocol TLS
	p17.GenerateKey(x, y, z) // expect: keygen Ed25519
	p17.Sign(x, y, z) // expect: signature Ed25519 functions=sign
	p17.SignWithComments(x, y, z) // expect: signature Ed25519 functions=sign
	p17.Verify(x, y, z) // expect: signature Ed25519 functions=verify
	use(p18.NewPublicKey) // expect: key Ed25519
	use(p18.DecodePublicKey) // expect: key Ed25519
	use(p18.NewPublicKeyFromFile) // expect: key Ed25519
	p19.New(x, y, z) // expect: mac SipHash
	p19.New128(x, y, z) // expect: mac SipHash
	p19.Hash(x, y, z) // expect: mac SipHash
	p19.Hash128(x, y, z) // expect: mac SipHash
	p20.New512(x, y, z) // expect: hash BLAKE2b
	p20.Sum512(x, y, z) // expect: hash BLAKE2b
	p21.New512(x, y, z) // expect: hash BLAKE2b
	p21.Sum512(x, y, z) // expect: hash BLAKE2b
	p20.New256(x, y, z) // expect: hash BLAKE2b-256
	p20.Sum256(x, y, z) // expect: hash BLAKE2b-256
	p21.New256(x, y, z) // expect: hash BLAKE2b-256
	p21.Sum256(x, y, z) // expect: hash BLAKE2b-256
	p20.NewMAC(x, y, z) // expect: mac BLAKE2b-MAC
	p21.NewMAC(x, y, z) // expect: mac BLAKE2b-MAC
	p22.GenerateKey(x, y, z) // expect: keygen ECDSA
	p23.GenerateKey(x, y, z) // expect: keygen ECDSA
	p24.GenerateKey(x, y, z) // expect: keygen ECDSA
	p25.GenerateKey(x, y, z) // expect: keygen ECDSA
	p26.GenerateKey(x, y, z) // expect: keygen ECDSA
	p27.GenerateKey(x, y, z) // expect: keygen EdDSA
	p28.GenerateKey(x, y, z) // expect: keygen EdDSA
	p29.GenerateKey(x, y, z) // expect: keygen EdDSA
	p30.GenerateKey(x, y, z) // expect: keygen EdDSA
	p31.GenerateKey(x, y, z) // expect: keygen ML-KEM-768
	p31.NewKeyFromSeed(x, y, z) // expect: keygen ML-KEM-768
	p31.Encapsulate(x, y, z) // expect: kem ML-KEM-768 functions=encapsulate
	p31.Decapsulate(x, y, z) // expect: kem ML-KEM-768 functions=decapsulate
	p32.GenerateUUID(x, y, z) // expect: random RNG
	p32.GenerateRandomBytes(x, y, z) // expect: random RNG
	p32.GenerateUUIDWithReader(x, y, z) // expect: random RNG
	p32.GenerateRandomBytesWithReader(x, y, z) // expect: random RNG
	p33.NewV4(x, y, z) // expect: random RNG
	p34.Hex(x, y, z) // expect: random RNG
	p34.Base64(x, y, z) // expect: random RNG
	p34.Base62(x, y, z) // expect: random RNG
	p34.Bytes(x, y, z) // expect: random RNG
	p34.String(x, y, z) // expect: random RNG
	p34.Dec(x, y, z) // expect: random RNG
	p35.MakeEllipticPrivateKeyPEM(x, y, z) // expect: keygen ECDSA-P-256
	p35.ParsePrivateKeyPEM(x, y, z) // expect: key unknown
	p35.PrivateKeyFromFile(x, y, z) // expect: key unknown
	p36.NewSelfSignedCACert(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p36.GenerateSelfSignedCertKey(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p36.ParseCertsPEM(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p36.CertsFromFile(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p36.NewPool(x, y, z) // expect: certificate unknown certificateFormat=X.509
}

func streams(key []byte) {
	use(p37.Config{Key: key}) // expect: cipher unknown
	use(p37.Config{Key: key, CipherSuites: []byte{p37.AES_256_GCM}}) // expect: cipher AES-256-GCM
	use(p37.Config{Key: key, CipherSuites: []byte{p37.CHACHA20_POLY1305}}) // expect: cipher ChaCha20-Poly1305
}

func national() {
	private, _ := p3.GenerateKey(rand.Reader) // expect: keygen SM2
	private.Sign(rand.Reader, data, nil) // expect: signature SM2 functions=sign
	private.Decrypt(data) // expect: cipher SM2-ENC functions=decrypt
	hash := p5.New() // expect: hash SM3
	block, _ := p8.NewCipher(key) // expect: cipher SM4
	cipher.NewGCM(block)
}

func keys() {
	p11.GenerateKey("a", "a@example.org", "x25519", 0) // expect: keygen x25519
	p11.GenerateKey("a", "a@example.org", "rsa", 4096) // expect: keygen RSA-4096
	p10.GenerateKey("a", "a@example.org", pass, "rsa", 2048) // expect: keygen RSA-2048
	p12.GenerateKeyPair(p12.Ed25519, -1) // expect: keygen Ed25519
	p12.GenerateKeyPair(p12.RSA, 2048) // expect: keygen RSA-2048
	p12.GenerateKeyPair(p12.ECDSA, -1) // expect: keygen ECDSA
	p12.GenerateKeyPair(p12.Secp256k1, -1) // expect: keygen EC-secp256k1
	p13.GenerateKeyPair(p13.Ed25519, -1) // expect: keygen Ed25519
	p13.GenerateKeyPair(p13.RSA, 2048) // expect: keygen RSA-2048
	p13.GenerateKeyPair(p13.ECDSA, -1) // expect: keygen ECDSA
	p13.GenerateKeyPair(p13.Secp256k1, -1) // expect: keygen EC-secp256k1
	p12.GenerateRSAKeyPair(3072, rand.Reader) // expect: keygen RSA-3072
	token, _ := p38.Configure(config)
	token.GenerateRSAKeyPair(id, 2048) // expect: keygen RSA-2048
	token.GenerateRSAKeyPairWithLabel(id, label, 4096) // expect: keygen RSA-4096
	token.GenerateECDSAKeyPair(id, p39.P256()) // expect: keygen ECDSA-P-256
	token.GenerateECDSAKeyPairWithLabel(id, label, p39.P384()) // expect: keygen ECDSA-P-384
	token.GenerateSecretKey(id, 256, p38.CipherAES) // expect: keygen AES-256
	token.GenerateSecretKeyWithLabel(id, label, 192, p38.CipherDES3) // expect: keygen 3DES-168
	older, _ := p40.ConfigureFromFile("pkcs11.json")
	older.GenerateSecretKey(id, 128, p40.CipherAES) // expect: keygen AES-128
	older.GenerateSecretKey(id, 192, p40.CipherDES3) // expect: keygen 3DES-168
	from, _ := p40.Configure(config)
	from.GenerateRSAKeyPair(id, 3072) // expect: keygen RSA-3072
	file, _ := p38.ConfigureFromFile("pkcs11.json")
	file.GenerateRSAKeyPair(id, 3072) // expect: keygen RSA-3072
}

func attested(cose int) {
	var hash crypto.Hash
	switch cose {
	case -7:
		hash = crypto.SHA256
	case -65535:
		hash = crypto.SHA1
	default:
		return
	}
	use(p41.VerifyOpts{Public: key, Hash: hash}) // expect: signature unknown functions=verify digest=SHA-1; signature unknown functions=verify digest=SHA-256
	use(p42.VerifyOpts{Public: key, Hash: crypto.SHA384}) // expect: signature unknown functions=verify digest=SHA-384
}

func not() {
	mine.GenerateRSAKeyPair(2048)
}
