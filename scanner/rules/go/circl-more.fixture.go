package fixtures

import (
	"crypto"

	"github.com/cloudflare/circl/blindsign/blindrsa"
	"github.com/cloudflare/circl/blindsign/blindrsa/partiallyblindrsa"
	"github.com/cloudflare/circl/dh/sidh"
	"github.com/cloudflare/circl/kem/frodo/frodo640shake"
	"github.com/cloudflare/circl/kem/hybrid"
	"github.com/cloudflare/circl/kem/sike/sikep434"
	"github.com/cloudflare/circl/kem/sike/sikep503"
	"github.com/cloudflare/circl/kem/sike/sikep751"
	"github.com/cloudflare/circl/kem/xwing"
	"github.com/cloudflare/circl/pke/kyber/kyber1024"
	"github.com/cloudflare/circl/pke/kyber/kyber512"
	"github.com/cloudflare/circl/pke/kyber/kyber768"
	"github.com/cloudflare/circl/pki"
	"github.com/cloudflare/circl/secretsharing"
	"github.com/cloudflare/circl/sign/dilithium/mode2"
	"github.com/cloudflare/circl/sign/dilithium/mode3"
	"github.com/cloudflare/circl/sign/dilithium/mode5"
	"github.com/cloudflare/circl/sign/ed25519"
	"github.com/cloudflare/circl/sign/ed448"
	"github.com/cloudflare/circl/sign/eddilithium2"
	"github.com/cloudflare/circl/sign/eddilithium3"
	"github.com/cloudflare/circl/sign/slhdsa"
	"github.com/cloudflare/circl/tss/rsa"
	"github.com/cloudflare/circl/xof/k12"
)

func kems(seed []byte) {
	frodo640shake.Scheme().GenerateKeyPair() // expect: keygen FrodoKEM-640-SHAKE; parameters FrodoKEM-640-SHAKE
	kyber512.GenerateKey(nil) // expect: keygen Kyber-512
	kyber512.NewKeyFromSeed(seed) // expect: keygen Kyber-512
	kyber512.NewKeyFromSeedMLKEM(seed) // expect: keygen ML-KEM-512
	kyber768.GenerateKey(nil) // expect: keygen Kyber-768
	kyber768.NewKeyFromSeed(seed) // expect: keygen Kyber-768
	kyber768.NewKeyFromSeedMLKEM(seed) // expect: keygen ML-KEM-768
	kyber1024.GenerateKey(nil) // expect: keygen Kyber-1024
	kyber1024.NewKeyFromSeed(seed) // expect: keygen Kyber-1024
	kyber1024.NewKeyFromSeedMLKEM(seed) // expect: keygen ML-KEM-1024
	hybrid.Kyber512X25519() // expect: kem unknown
	hybrid.Kyber768X25519() // expect: kem X25519Kyber768Draft00
	hybrid.Kyber768X448() // expect: kem unknown
	hybrid.Kyber1024X448() // expect: kem unknown
	hybrid.P256Kyber768Draft00() // expect: kem unknown
	sikep434.Scheme() // expect: parameters SIKE-p434
	sikep434.GenerateKeyPair(nil) // expect: keygen SIKE-p434
	sidh.NewSike434(nil) // expect: kem SIKE-p434
	sikep503.Scheme() // expect: parameters SIKE-p503
	sikep503.GenerateKeyPair(nil) // expect: keygen SIKE-p503
	sidh.NewSike503(nil) // expect: kem SIKE-p503
	sikep751.Scheme() // expect: parameters SIKE-p751
	sikep751.GenerateKeyPair(nil) // expect: keygen SIKE-p751
	sidh.NewSike751(nil) // expect: kem SIKE-p751
	xwing.DeriveKeyPairPacked(seed) // expect: keygen X-Wing
}

func signatures(key, text []byte) {
	mode2.Scheme().Sign(key, text, nil) // expect: parameters Dilithium-2; signature Dilithium-2 functions=sign
	mode3.Scheme().Sign(key, text, nil) // expect: parameters Dilithium-3; signature Dilithium-3 functions=sign
	mode5.Scheme().Sign(key, text, nil) // expect: parameters Dilithium-5; signature Dilithium-5 functions=sign
	eddilithium2.GenerateKey(nil) // expect: keygen unknown
	eddilithium2.NewKeyFromSeed(nil) // expect: keygen unknown
	eddilithium2.SignTo(key, text, nil) // expect: signature unknown functions=sign
	eddilithium2.Verify(key, text, nil) // expect: signature unknown functions=verify
	eddilithium2.Scheme() // expect: parameters unknown
	eddilithium3.GenerateKey(nil) // expect: keygen unknown
	eddilithium3.NewKeyFromSeed(nil) // expect: keygen unknown
	eddilithium3.SignTo(key, text, nil) // expect: signature unknown functions=sign
	eddilithium3.Verify(key, text, nil) // expect: signature unknown functions=verify
	eddilithium3.Scheme() // expect: parameters unknown
	id, _ := slhdsa.IDByName("SLH-DSA-SHA2-128s")
	slhdsa.GenerateKey(nil, id) // expect: keygen SLH-DSA-SHA2-128s
	slhdsa.NewPreHashWithHash(crypto.SHA256) // expect: hash SHA-256
	ed25519.SignWithCtx(key, text, "context") // expect: signature Ed25519ctx functions=sign
	ed25519.VerifyWithCtx(key, text, nil, "context") // expect: signature Ed25519ctx functions=verify
	ed25519.VerifyAny(key, text, nil, nil) // expect: signature Ed25519 functions=verify
	ed448.VerifyAny(key, text, nil, nil) // expect: signature Ed448 functions=verify
	ed25519.Scheme() // expect: parameters Ed25519
	ed448.Scheme() // expect: parameters Ed448
	blindrsa.NewClient(blindrsa.SHA384PSSRandomized, key) // expect: signature RSA-PSS-SHA-384-MGF1
	blindrsa.NewClient(blindrsa.SHA384PSSZeroRandomized, key) // expect: signature RSA-PSS-SHA-384-MGF1
	blindrsa.NewVerifier(blindrsa.SHA384PSSDeterministic, key) // expect: signature RSA-PSS-SHA-384-MGF1
	blindrsa.NewVerifier(blindrsa.SHA384PSSZeroDeterministic, key) // expect: signature RSA-PSS-SHA-384-MGF1
	blindrsa.NewSigner(key) // expect: signature RSA-PSS
	partiallyblindrsa.NewVerifier(key, crypto.SHA384) // expect: signature RSA-PSS-SHA-384-MGF1
	partiallyblindrsa.NewSigner(key, crypto.SHA384) // expect: signature RSA-PSS-SHA-384-MGF1
	rsa.GenerateKey(nil, 2048) // expect: keygen RSA-2048
	rsa.PadHash(nil, crypto.SHA256, key, text) // expect: signature RSA-SHA-256 functions=sign
	rsa.CombineSignShares(key, 3, 2, shares, text) // expect: signature RSA functions=sign
	rsa.Deal(nil, 3, 2, key, false)
}

func others(key []byte) {
	pki.UnmarshalPEMPublicKey(key) // expect: key unknown material=public-key certificateFormat=PEM
	pki.MarshalPEMPublicKey(key) // expect: key unknown material=public-key certificateFormat=PEM
	pki.UnmarshalPKIXPublicKey(key) // expect: key unknown material=public-key certificateFormat=SPKI
	pki.MarshalPKIXPublicKey(key) // expect: key unknown material=public-key certificateFormat=SPKI
	pki.UnmarshalPEMPrivateKey(key) // expect: key unknown material=private-key certificateFormat=PEM
	pki.MarshalPEMPrivateKey(key) // expect: key unknown material=private-key certificateFormat=PEM
	pki.UnmarshalPKIXPrivateKey(key) // expect: key unknown material=private-key
	pki.MarshalPKIXPrivateKey(key) // expect: key unknown material=private-key
	secretsharing.New(nil, 2, key) // expect: kdf Shamir-Secret-Sharing
	secretsharing.Recover(2, key) // expect: kdf Shamir-Secret-Sharing
	secretsharing.Verify(2, key, nil) // expect: kdf Shamir-Secret-Sharing
	k12.NewDraft10(nil) // expect: hash KangarooTwelve
	k12.Draft10Sum(nil, key, nil) // expect: hash KangarooTwelve
}
