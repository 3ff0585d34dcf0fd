package fixtures

import (
	"github.com/cloudflare/circl/cipher/ascon"
	"github.com/cloudflare/circl/dh/x25519"
	"github.com/cloudflare/circl/dh/x448"
	"github.com/cloudflare/circl/hpke"
	"github.com/cloudflare/circl/kem/hybrid"
	"github.com/cloudflare/circl/kem/kyber/kyber1024"
	"github.com/cloudflare/circl/kem/kyber/kyber512"
	"github.com/cloudflare/circl/kem/kyber/kyber768"
	"github.com/cloudflare/circl/kem/mlkem/mlkem1024"
	"github.com/cloudflare/circl/kem/mlkem/mlkem512"
	"github.com/cloudflare/circl/kem/mlkem/mlkem768"
	kemschemes "github.com/cloudflare/circl/kem/schemes"
	"github.com/cloudflare/circl/kem/xwing"
	"github.com/cloudflare/circl/oprf"
	"github.com/cloudflare/circl/sign/bls"
	"github.com/cloudflare/circl/sign/dilithium/mode2"
	"github.com/cloudflare/circl/sign/dilithium/mode3"
	"github.com/cloudflare/circl/sign/dilithium/mode5"
	"github.com/cloudflare/circl/sign/ed25519"
	"github.com/cloudflare/circl/sign/ed448"
	"github.com/cloudflare/circl/sign/mldsa/mldsa44"
	"github.com/cloudflare/circl/sign/mldsa/mldsa65"
	"github.com/cloudflare/circl/sign/mldsa/mldsa87"
	"github.com/cloudflare/circl/sign/schemes"
	"github.com/cloudflare/circl/sign/slhdsa"
)

func kems(data []byte) {
	mlkem512.GenerateKeyPair() // expect: keygen ML-KEM-512
	mlkem512.NewKeyFromSeed() // expect: keygen ML-KEM-512
	mlkem512.Scheme() // expect: parameters ML-KEM-512
	mlkem768.GenerateKeyPair() // expect: keygen ML-KEM-768
	mlkem768.NewKeyFromSeed() // expect: keygen ML-KEM-768
	mlkem768.Scheme() // expect: parameters ML-KEM-768
	mlkem1024.GenerateKeyPair() // expect: keygen ML-KEM-1024
	mlkem1024.NewKeyFromSeed() // expect: keygen ML-KEM-1024
	mlkem1024.Scheme() // expect: parameters ML-KEM-1024
	kyber512.GenerateKeyPair() // expect: keygen Kyber-512
	kyber512.NewKeyFromSeed() // expect: keygen Kyber-512
	kyber512.Scheme() // expect: parameters Kyber-512
	kyber768.GenerateKeyPair() // expect: keygen Kyber-768
	kyber768.NewKeyFromSeed() // expect: keygen Kyber-768
	kyber768.Scheme() // expect: parameters Kyber-768
	kyber1024.GenerateKeyPair() // expect: keygen Kyber-1024
	kyber1024.NewKeyFromSeed() // expect: keygen Kyber-1024
	kyber1024.Scheme() // expect: parameters Kyber-1024
	hybrid.X25519MLKEM768() // expect: kem X25519MLKEM768
	xwing.GenerateKeyPair(data) // expect: keygen X-Wing
	xwing.GenerateKeyPairPacked(data) // expect: keygen X-Wing
	xwing.DeriveKeyPair(data) // expect: keygen X-Wing
	xwing.Encapsulate(data) // expect: kem X-Wing functions=encapsulate
	xwing.Decapsulate(data) // expect: kem X-Wing functions=decapsulate
	xwing.Scheme(data) // expect: parameters X-Wing
	scheme := kemschemes.ByName("ML-KEM-768") // expect: kem ML-KEM-768
	public, private, _ := scheme.GenerateKeyPair() // expect: keygen ML-KEM-768
	scheme.DeriveKeyPair(data) // expect: keygen ML-KEM-768
	ciphertext, shared, _ := scheme.Encapsulate(public) // expect: kem ML-KEM-768 functions=encapsulate
	scheme.EncapsulateDeterministically(public, data) // expect: kem ML-KEM-768 functions=encapsulate
	scheme.Decapsulate(private, ciphertext) // expect: kem ML-KEM-768 functions=decapsulate
	kemschemes.ByName(given) // expect: kem unknown
	use(shared)
}

func signatures(data []byte) {
	mldsa44.GenerateKey(data) // expect: keygen ML-DSA-44
	mldsa44.NewKeyFromSeed(data) // expect: keygen ML-DSA-44
	mldsa44.SignTo(data) // expect: signature ML-DSA-44 functions=sign
	mldsa44.Verify(data) // expect: signature ML-DSA-44 functions=verify
	mldsa65.GenerateKey(data) // expect: keygen ML-DSA-65
	mldsa65.NewKeyFromSeed(data) // expect: keygen ML-DSA-65
	mldsa65.SignTo(data) // expect: signature ML-DSA-65 functions=sign
	mldsa65.Verify(data) // expect: signature ML-DSA-65 functions=verify
	mldsa87.GenerateKey(data) // expect: keygen ML-DSA-87
	mldsa87.NewKeyFromSeed(data) // expect: keygen ML-DSA-87
	mldsa87.SignTo(data) // expect: signature ML-DSA-87 functions=sign
	mldsa87.Verify(data) // expect: signature ML-DSA-87 functions=verify
	mode2.GenerateKey(data) // expect: keygen Dilithium-2
	mode2.NewKeyFromSeed(data) // expect: keygen Dilithium-2
	mode2.SignTo(data) // expect: signature Dilithium-2 functions=sign
	mode2.Verify(data) // expect: signature Dilithium-2 functions=verify
	mode3.GenerateKey(data) // expect: keygen Dilithium-3
	mode3.NewKeyFromSeed(data) // expect: keygen Dilithium-3
	mode3.SignTo(data) // expect: signature Dilithium-3 functions=sign
	mode3.Verify(data) // expect: signature Dilithium-3 functions=verify
	mode5.GenerateKey(data) // expect: keygen Dilithium-5
	mode5.NewKeyFromSeed(data) // expect: keygen Dilithium-5
	mode5.SignTo(data) // expect: signature Dilithium-5 functions=sign
	mode5.Verify(data) // expect: signature Dilithium-5 functions=verify
	mldsa44.Scheme() // expect: parameters ML-DSA-44
	mldsa65.Scheme() // expect: parameters ML-DSA-65
	mldsa87.Scheme() // expect: parameters ML-DSA-87
	slhdsa.GenerateKey(nil, slhdsa.SHA2_128s) // expect: keygen SLH-DSA-SHA2-128s
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_128s) // expect: keygen SLH-DSA-SHAKE-128s
	slhdsa.GenerateKey(nil, slhdsa.SHA2_128f) // expect: keygen SLH-DSA-SHA2-128f
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_128f) // expect: keygen SLH-DSA-SHAKE-128f
	slhdsa.GenerateKey(nil, slhdsa.SHA2_192s) // expect: keygen SLH-DSA-SHA2-192s
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_192s) // expect: keygen SLH-DSA-SHAKE-192s
	slhdsa.GenerateKey(nil, slhdsa.SHA2_192f) // expect: keygen SLH-DSA-SHA2-192f
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_192f) // expect: keygen SLH-DSA-SHAKE-192f
	slhdsa.GenerateKey(nil, slhdsa.SHA2_256s) // expect: keygen SLH-DSA-SHA2-256s
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_256s) // expect: keygen SLH-DSA-SHAKE-256s
	slhdsa.GenerateKey(nil, slhdsa.SHA2_256f) // expect: keygen SLH-DSA-SHA2-256f
	slhdsa.GenerateKey(nil, slhdsa.SHAKE_256f) // expect: keygen SLH-DSA-SHAKE-256f
	slhdsa.SignDeterministic(data) // expect: signature SLH-DSA functions=sign
	slhdsa.SignRandomized(data) // expect: signature SLH-DSA functions=sign
	slhdsa.Verify(data) // expect: signature SLH-DSA functions=verify
	scheme := schemes.ByName("ML-DSA-65") // expect: signature ML-DSA-65
	scheme.GenerateKey() // expect: keygen ML-DSA-65
	scheme.DeriveKey(data) // expect: keygen ML-DSA-65
	scheme.Sign(nil, data, nil) // expect: signature ML-DSA-65 functions=sign
	scheme.Verify(nil, data, data, nil) // expect: signature ML-DSA-65 functions=verify
	ed25519.GenerateKey(data) // expect: keygen Ed25519
	ed25519.NewKeyFromSeed(data) // expect: keygen Ed25519
	ed25519.Sign(data) // expect: signature Ed25519 functions=sign
	ed25519.SignPh(data) // expect: signature Ed25519ph functions=sign
	ed25519.Verify(data) // expect: signature Ed25519 functions=verify
	ed25519.VerifyPh(data) // expect: signature Ed25519ph functions=verify
	ed448.GenerateKey(data) // expect: keygen Ed448
	ed448.NewKeyFromSeed(data) // expect: keygen Ed448
	ed448.Sign(data) // expect: signature Ed448 functions=sign
	ed448.SignPh(data) // expect: signature Ed448ph functions=sign
	ed448.Verify(data) // expect: signature Ed448 functions=verify
	ed448.VerifyPh(data) // expect: signature Ed448ph functions=verify
	bls.KeyGen[bls.G1](data, data, data) // expect: keygen BLS
	bls.KeyGen(data) // expect: keygen BLS
	bls.Sign(data) // expect: signature BLS functions=sign
	bls.Verify(data) // expect: signature BLS functions=verify
	bls.VerifyAggregate(data) // expect: signature BLS functions=verify
}

func others(data []byte) {
	x25519.KeyGen(nil, nil) // expect: keygen x25519
	x25519.Shared(nil, nil) // expect: key-agreement x25519
	x448.KeyGen(nil, nil) // expect: keygen x448
	x448.Shared(nil, nil) // expect: key-agreement x448
	hpke.NewSuite(hpke.KEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES128GCM) // expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM
	hpke.NewSuite(hpke.KEM_P384_HKDF_SHA384, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES128GCM) // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-256-AES-128-GCM
	hpke.NewSuite(hpke.KEM_P521_HKDF_SHA512, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES128GCM) // expect: cipher HPKE-DHKEM-P-521-HKDF-SHA-256-AES-128-GCM
	hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES128GCM) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM curve=Curve25519
	hpke.NewSuite(hpke.KEM_X448_HKDF_SHA512, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES128GCM) // expect: cipher HPKE-DHKEM-X448-HKDF-SHA-256-AES-128-GCM curve=Curve448
	hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA384, hpke.AEAD_AES256GCM) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-384-AES-256-GCM curve=Curve25519
	hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA384, hpke.AEAD_ChaCha20Poly1305) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-384-ChaCha20-Poly1305 curve=Curve25519
	hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA512, hpke.AEAD_AES256GCM) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-512-AES-256-GCM curve=Curve25519
	hpke.NewSuite(hpke.KEM_X25519_HKDF_SHA256, hpke.KDF_HKDF_SHA512, hpke.AEAD_ChaCha20Poly1305) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-512-ChaCha20-Poly1305 curve=Curve25519
	oprf.NewClient(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.NewServer(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.NewVerifiableClient(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.NewVerifiableServer(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.NewPartialObliviousClient(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.NewPartialObliviousServer(oprf.SuiteP256) // expect: kdf OPRF curve=P-256
	oprf.GenerateKey(oprf.SuiteP256) // expect: keygen OPRF curve=P-256
	oprf.DeriveKey(oprf.SuiteP256) // expect: keygen OPRF curve=P-256
	oprf.NewClient(oprf.SuiteP384) // expect: kdf OPRF curve=P-384
	oprf.NewClient(oprf.SuiteP521) // expect: kdf OPRF curve=P-521
	ascon.New(data, ascon.Ascon128) // expect: cipher Ascon-128
	ascon.New(data, ascon.Ascon128a) // expect: cipher Ascon-128a
	ascon.New(data, ascon.Ascon80pq) // expect: cipher Ascon-80pq
}
