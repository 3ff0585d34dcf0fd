package fixtures

import (
	"crypto"
	"crypto/dsa"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/mlkem"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha1"
	"crypto/sha256"
	"io"
	"reflect"

	"golang.org/x/crypto/curve25519"
	xed25519 "golang.org/x/crypto/ed25519"
	mathrand "math/rand"
)

var skipped = []reflect.Type{reflect.TypeOf(rsa.PrivateKey{}), reflect.TypeOf(&ecdsa.PrivateKey{})}

func rsaKeys(random io.Reader, digest, text []byte, hashing crypto.Hash) {
	key, err := rsa.GenerateKey(random, 3072) // expect: keygen RSA-3072
	rsa.GenerateMultiPrimeKey(random, 3, 2048) // expect: keygen RSA-2048
	rsa.SignPKCS1v15(random, key, crypto.SHA256, digest) // expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign
	rsa.VerifyPKCS1v15(&key.PublicKey, crypto.SHA1, digest, text) // expect: signature RSA-PKCS1-1.5-SHA-1-3072 functions=verify
	rsa.SignPSS(random, key, crypto.SHA256, digest, &rsa.PSSOptions{SaltLength: 32, Hash: crypto.SHA512}) // expect: signature RSA-PSS-SHA-256-MGF1-32-3072 saltBits=256 functions=sign
	rsa.SignPSS(random, key, hashing, digest, nil) // expect: signature RSA-PSS-3072 functions=sign
	rsa.VerifyPSS(&key.PublicKey, crypto.SHA384, digest, text, nil) // expect: signature RSA-PSS-SHA-384-MGF1-3072 functions=verify
	rsa.EncryptOAEP(sha256.New(), random, &key.PublicKey, text, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=encrypt
	rsa.DecryptOAEP(sha1.New(), random, key, text, nil) // expect: cipher RSA-OAEP-SHA-1-MGF1-3072 functions=decrypt
	rsa.EncryptOAEPWithOptions(random, &key.PublicKey, text, &rsa.OAEPOptions{Hash: crypto.SHA256, MGFHash: crypto.SHA1}) // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1-3072 functions=encrypt
	rsa.EncryptPKCS1v15(random, &key.PublicKey, text) // expect: cipher RSA-PKCS1-1.5-3072 functions=encrypt
	rsa.DecryptPKCS1v15(random, key, text) // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
	rsa.DecryptPKCS1v15SessionKey(random, key, text, text) // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
	key.Sign(random, digest, crypto.SHA256) // expect: signature RSA-SHA-256-3072 functions=sign
	key.Sign(random, digest, &rsa.PSSOptions{Hash: crypto.SHA256}) // expect: signature RSA-PSS-SHA-256-MGF1-3072 functions=sign
	key.Decrypt(random, text, &rsa.OAEPOptions{Hash: crypto.SHA256}) // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=decrypt
	key.Decrypt(random, text, &rsa.PKCS1v15DecryptOptions{}) // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
	rsa.EncryptPKCS1v15(random, key.Public(), text) // expect: cipher RSA-PKCS1-1.5-3072 functions=encrypt
	use(err, rsa.PublicKey{N: nil, E: 65537}, &rsa.PrivateKey{}) // expect: key RSA material=public-key; key RSA material=private-key
}

func dsaKeys(random io.Reader, digest []byte) {
	var parameters dsa.Parameters
	dsa.GenerateParameters(&parameters, random, dsa.L1024N160) // expect: parameters DSA-1024
	dsa.GenerateParameters(&parameters, random, dsa.L2048N224) // expect: parameters DSA-2048
	dsa.GenerateParameters(&parameters, random, dsa.L2048N256) // expect: parameters DSA-2048
	dsa.GenerateParameters(&parameters, random, dsa.L3072N256) // expect: parameters DSA-3072
	key := new(dsa.PrivateKey) // expect: key DSA
	dsa.GenerateKey(key, random) // expect: keygen DSA
	r, s, _ := dsa.Sign(random, key, digest) // expect: signature DSA functions=sign
	dsa.Verify(&dsa.PublicKey{}, digest, r, s) // expect: signature DSA functions=verify; key DSA
}

func curves(random io.Reader, digest []byte) {
	ecdsa.GenerateKey(elliptic.P224(), random) // expect: keygen ECDSA-P-224
	ecdsa.GenerateKey(elliptic.P256(), random) // expect: keygen ECDSA-P-256
	ecdsa.GenerateKey(elliptic.P384(), random) // expect: keygen ECDSA-P-384
	ecdsa.GenerateKey(elliptic.P521(), random) // expect: keygen ECDSA-P-521
	elliptic.GenerateKey(elliptic.P256(), random) // expect: keygen EC-P-256
	elliptic.Unmarshal(elliptic.P384(), digest) // expect: key EC-P-384 material=public-key
	elliptic.UnmarshalCompressed(elliptic.P384(), digest) // expect: key EC-P-384 material=public-key
	curve := elliptic.P521()
	curve.ScalarMult(nil, nil, digest) // expect: key-agreement ECDH-P-521
	curve.ScalarBaseMult(digest) // expect: keygen EC-P-521
	key, _ := ecdsa.GenerateKey(elliptic.P256(), random) // expect: keygen ECDSA-P-256
	r, s, _ := ecdsa.Sign(random, key, digest) // expect: signature ECDSA-P-256 functions=sign
	ecdsa.Verify(&key.PublicKey, digest, r, s) // expect: signature ECDSA-P-256 functions=verify
	ecdsa.VerifyASN1(key.Public().(*ecdsa.PublicKey), digest, digest) // expect: signature ECDSA-P-256 functions=verify
	ecdsa.SignASN1(random, key, digest) // expect: signature ECDSA-P-256 functions=sign
	ecdsa.VerifyASN1(&ecdsa.PublicKey{Curve: elliptic.P384()}, digest, digest) // expect: signature ECDSA-P-384 functions=verify; key ECDSA-P-384 material=public-key
	key.Sign(random, digest, crypto.SHA256) // expect: signature ECDSA-P-256-SHA-256 functions=sign
	key.ECDH()
	ecdsa.ParseUncompressedPublicKey(elliptic.P256(), digest) // expect: key ECDSA-P-256 material=public-key
	ecdsa.ParseRawPrivateKey(elliptic.P256(), digest) // expect: key ECDSA-P-256 material=private-key
	private := &ecdsa.PrivateKey{} // expect: key ECDSA-P-384 material=private-key
	private.Curve = elliptic.P384()
	public := new(ecdsa.PublicKey) // expect: key ECDSA-P-521 material=public-key
	public.Curve = elliptic.P521()
	public.ECDH()
}

func agreement(random io.Reader, text []byte) {
	ecdh.P256().GenerateKey(random) // expect: keygen ECDH-P-256
	ecdh.P384().GenerateKey(random) // expect: keygen ECDH-P-384
	ecdh.P521().GenerateKey(random) // expect: keygen ECDH-P-521
	ecdh.X25519().GenerateKey(random) // expect: keygen x25519
	curve := ecdh.X25519()
	key, _ := curve.GenerateKey(random) // expect: keygen x25519
	peer, _ := curve.NewPublicKey(text) // expect: key x25519 material=public-key
	own, _ := curve.NewPrivateKey(text) // expect: key x25519 material=private-key
	key.ECDH(peer) // expect: key-agreement x25519
	own.PublicKey()
	curve25519.X25519(text, text) // expect: key-agreement x25519
	curve25519.ScalarMult(text, text) // expect: key-agreement x25519
	curve25519.ScalarBaseMult(text, text) // expect: key-agreement x25519
}

func given(key *ecdh.PrivateKey, peer *ecdh.PublicKey) {
	key.ECDH(peer) // expect: key-agreement unknown
	key.PublicKey()
}

func edwards(text []byte, options *ed25519.Options) {
	public, private, _ := ed25519.GenerateKey(rand.Reader) // expect: keygen Ed25519
	xed25519.GenerateKey(nil) // expect: keygen Ed25519
	use(ed25519.PublicKey(text)) // expect: key Ed25519 material=public-key
	use(xed25519.PublicKey(text)) // expect: key Ed25519 material=public-key
	use(ed25519.PrivateKey(text)) // expect: key Ed25519 material=private-key
	use(xed25519.PrivateKey(text)) // expect: key Ed25519 material=private-key
	ed25519.NewKeyFromSeed(text) // expect: key Ed25519 material=private-key
	xed25519.NewKeyFromSeed(text) // expect: key Ed25519 material=private-key
	ed25519.Sign(private, text) // expect: signature Ed25519 functions=sign
	xed25519.Sign(private, text) // expect: signature Ed25519 functions=sign
	ed25519.Verify(public, text, text) // expect: signature Ed25519 functions=verify
	xed25519.Verify(public, text, text) // expect: signature Ed25519 functions=verify
	ed25519.VerifyWithOptions(public, text, text, &ed25519.Options{Hash: crypto.SHA512}) // expect: signature Ed25519 functions=verify
	ed25519.NewKeyFromSeed(text).Sign(nil, text, crypto.Hash(0)) // expect: key Ed25519 material=private-key; signature Ed25519 functions=sign
}

func lattice(text []byte) {
	key, _ := mlkem.GenerateKey768() // expect: keygen ML-KEM-768
	public := key.EncapsulationKey()
	shared, ciphertext := public.Encapsulate() // expect: kem ML-KEM-768 functions=encapsulate
	key.Decapsulate(ciphertext) // expect: kem ML-KEM-768 functions=decapsulate
	mlkem.GenerateKey1024() // expect: keygen ML-KEM-1024
	mlkem.NewDecapsulationKey768(text) // expect: key ML-KEM-768 material=private-key
	mlkem.NewDecapsulationKey1024(text) // expect: key ML-KEM-1024 material=private-key
	mlkem.NewEncapsulationKey768(text) // expect: key ML-KEM-768 material=public-key
	mlkem.NewEncapsulationKey1024(text) // expect: key ML-KEM-1024 material=public-key
	use(shared)
}

func typed(a *mlkem.DecapsulationKey768, b *mlkem.EncapsulationKey768, c *mlkem.DecapsulationKey1024, d *mlkem.EncapsulationKey1024) {
	a.Decapsulate(nil) // expect: kem ML-KEM-768 functions=decapsulate
	b.Encapsulate() // expect: kem ML-KEM-768 functions=encapsulate
	c.Decapsulate(nil) // expect: kem ML-KEM-1024 functions=decapsulate
	d.Encapsulate() // expect: kem ML-KEM-1024 functions=encapsulate
}

func random(n int) {
	key := make([]byte, 32)
	rand.Read(key) // expect: random RNG byteLength=32
	rand.Int(rand.Reader, limit) // expect: random RNG
	rand.Prime(rand.Reader, 512) // expect: random RNG
	rand.Prime(source, 512) // expect: random unknown
	rand.Text() // expect: random RNG
	io.ReadFull(rand.Reader, key) // expect: random RNG byteLength=32
	rand.Reader.Read(make([]byte, curve25519.PointSize)) // expect: random RNG byteLength=32
	io.ReadFull(rand.Reader, make([]byte, curve25519.ScalarSize)) // expect: random RNG byteLength=32
	mathrand.Read(key) // expect: random Non-cryptographic-PRNG byteLength=32
	mathrand.Int() // expect: random Non-cryptographic-PRNG
}
