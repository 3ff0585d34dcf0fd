package fixtures

import (
	mlkem512 "github.com/cloudflare/circl/kem/mlkem/mlkem512"
	kyber512 "github.com/cloudflare/circl/kem/kyber/kyber512"
	pke512 "github.com/cloudflare/circl/pke/kyber/kyber512"
	mlkem768 "github.com/cloudflare/circl/kem/mlkem/mlkem768"
	kyber768 "github.com/cloudflare/circl/kem/kyber/kyber768"
	pke768 "github.com/cloudflare/circl/pke/kyber/kyber768"
	mlkem1024 "github.com/cloudflare/circl/kem/mlkem/mlkem1024"
	kyber1024 "github.com/cloudflare/circl/kem/kyber/kyber1024"
	pke1024 "github.com/cloudflare/circl/pke/kyber/kyber1024"
	"github.com/cloudflare/circl/sign/mldsa/mldsa44"
	"github.com/cloudflare/circl/sign/mldsa/mldsa65"
	"github.com/cloudflare/circl/sign/mldsa/mldsa87"
	"github.com/cloudflare/circl/sign/dilithium/mode2"
	"github.com/cloudflare/circl/sign/dilithium/mode3"
	"github.com/cloudflare/circl/sign/dilithium/mode5"
	"crypto"
	"github.com/cloudflare/circl/expander"
	"github.com/cloudflare/circl/kem/xwing"
	"github.com/cloudflare/circl/oprf"
	"github.com/cloudflare/circl/sign/bls"
	"github.com/cloudflare/circl/sign/slhdsa"
	"github.com/cloudflare/circl/xof"
)

func kem512(public *mlkem512.PublicKey, private *mlkem512.PrivateKey, old *kyber512.PublicKey, oldPrivate *kyber512.PrivateKey, plain *pke512.PublicKey, plainPrivate *pke512.PrivateKey, text []byte) {
	public.EncapsulateTo(text, text, nil) // expect: kem ML-KEM-512 functions=encapsulate
	private.DecapsulateTo(text, text) // expect: kem ML-KEM-512 functions=decapsulate
	old.EncapsulateTo(text, text, nil) // expect: kem Kyber-512 functions=encapsulate
	oldPrivate.DecapsulateTo(text, text) // expect: kem Kyber-512 functions=decapsulate
	plain.EncryptTo(text, text, text) // expect: cipher Kyber-512 functions=encrypt
	plainPrivate.DecryptTo(text, text) // expect: cipher Kyber-512 functions=decrypt
}

func kem768(public *mlkem768.PublicKey, private *mlkem768.PrivateKey, old *kyber768.PublicKey, oldPrivate *kyber768.PrivateKey, plain *pke768.PublicKey, plainPrivate *pke768.PrivateKey, text []byte) {
	public.EncapsulateTo(text, text, nil) // expect: kem ML-KEM-768 functions=encapsulate
	private.DecapsulateTo(text, text) // expect: kem ML-KEM-768 functions=decapsulate
	old.EncapsulateTo(text, text, nil) // expect: kem Kyber-768 functions=encapsulate
	oldPrivate.DecapsulateTo(text, text) // expect: kem Kyber-768 functions=decapsulate
	plain.EncryptTo(text, text, text) // expect: cipher Kyber-768 functions=encrypt
	plainPrivate.DecryptTo(text, text) // expect: cipher Kyber-768 functions=decrypt
}

func kem1024(public *mlkem1024.PublicKey, private *mlkem1024.PrivateKey, old *kyber1024.PublicKey, oldPrivate *kyber1024.PrivateKey, plain *pke1024.PublicKey, plainPrivate *pke1024.PrivateKey, text []byte) {
	public.EncapsulateTo(text, text, nil) // expect: kem ML-KEM-1024 functions=encapsulate
	private.DecapsulateTo(text, text) // expect: kem ML-KEM-1024 functions=decapsulate
	old.EncapsulateTo(text, text, nil) // expect: kem Kyber-1024 functions=encapsulate
	oldPrivate.DecapsulateTo(text, text) // expect: kem Kyber-1024 functions=decapsulate
	plain.EncryptTo(text, text, text) // expect: cipher Kyber-1024 functions=encrypt
	plainPrivate.DecryptTo(text, text) // expect: cipher Kyber-1024 functions=decrypt
}

func xwings(public *xwing.PublicKey, private *xwing.PrivateKey, text []byte) {
	public.EncapsulateTo(text, text, nil) // expect: kem X-Wing functions=encapsulate
	private.DecapsulateTo(text, text) // expect: kem X-Wing functions=decapsulate
}

func signatures(a *mldsa44.PrivateKey, b *mldsa65.PrivateKey, c *mldsa87.PrivateKey, d *mode2.PrivateKey, e *mode3.PrivateKey, f *mode5.PrivateKey, text []byte) {
	a.Sign(nil, text, crypto.Hash(0)) // expect: signature ML-DSA-44 functions=sign
	b.Sign(nil, text, crypto.Hash(0)) // expect: signature ML-DSA-65 functions=sign
	c.Sign(nil, text, crypto.Hash(0)) // expect: signature ML-DSA-87 functions=sign
	d.Sign(nil, text, crypto.Hash(0)) // expect: signature Dilithium-2 functions=sign
	e.Sign(nil, text, crypto.Hash(0)) // expect: signature Dilithium-3 functions=sign
	f.Sign(nil, text, crypto.Hash(0)) // expect: signature Dilithium-5 functions=sign
	bls.Aggregate(bls.KeyG1SigG2{}, nil) // expect: signature BLS
}

func outputs(text []byte) {
	xof.SHAKE128.New() // expect: hash SHAKE128
	xof.SHAKE256.New() // expect: hash SHAKE256
	xof.BLAKE2XB.New() // expect: hash BLAKE2xb
	xof.BLAKE2XS.New() // expect: hash BLAKE2xs
	xof.K12D10.New() // expect: hash KangarooTwelve
	slhdsa.NewPreHashWithXof(xof.SHAKE128) // expect: hash SHAKE128
	slhdsa.NewPreHashWithXof(xof.SHAKE256) // expect: hash SHAKE256
	expander.NewExpanderXOF(xof.BLAKE2XB, 128, text) // expect: hash BLAKE2xb
	expander.NewExpanderXOF(xof.BLAKE2XS, 128, text) // expect: hash BLAKE2xs
	expander.NewExpanderXOF(xof.K12D10, 128, text) // expect: hash KangarooTwelve
	expander.NewExpanderMD(crypto.SHA256, text) // expect: hash SHA-256
}

func suites() {
	oprf.NewClient(oprf.SuiteRistretto255) // expect: kdf OPRF curve=Ristretto255 digest=SHA-512
	ristretto, err := oprf.GetSuite("ristretto255-SHA512")
	oprf.NewClient(ristretto) // expect: kdf OPRF curve=Ristretto255 digest=SHA-512
	small, err := oprf.GetSuite("P256-SHA256")
	oprf.NewClient(small) // expect: kdf OPRF curve=P-256 digest=SHA-256
	middle, err := oprf.GetSuite("P384-SHA384")
	oprf.NewClient(middle) // expect: kdf OPRF curve=P-384 digest=SHA-384
	large, err := oprf.GetSuite("P521-SHA512")
	oprf.NewClient(large) // expect: kdf OPRF curve=P-521 digest=SHA-512
}
