package fixtures

import (
	"crypto/ecdh"
	"crypto/hpke"
	"crypto/mlkem"
)

func kems(seed []byte) {
	hpke.DHKEM(ecdh.X25519()).GenerateKey() // expect: keygen x25519
	hpke.DHKEM(ecdh.P256()).DeriveKeyPair(seed) // expect: keygen ECDH-P-256
	hpke.MLKEM768().NewPrivateKey(seed) // expect: key ML-KEM-768 material=private-key
	hpke.MLKEM1024().NewPublicKey(seed) // expect: key ML-KEM-1024 material=public-key
	hpke.MLKEM768X25519().GenerateKey() // expect: keygen X-Wing
	hpke.MLKEM768P256().GenerateKey() // expect: keygen unknown
	hpke.MLKEM1024P384().GenerateKey() // expect: keygen unknown
	kem, _ := hpke.NewKEM(0x20)
	kem.GenerateKey() // expect: keygen unknown
}

func given(pair *ecdh.PrivateKey, seed []byte) {
	curve, _ := ecdh.P384().GenerateKey(nil)
	hpke.NewDHKEMPrivateKey(curve) // expect: key ECDH-P-384 material=private-key
	hpke.NewDHKEMPublicKey(curve.PublicKey()) // expect: key ECDH-P-384 material=public-key
	lattice, _ := mlkem.GenerateKey768()
	hpke.NewMLKEMPrivateKey(lattice) // expect: key ML-KEM-768 material=private-key
	hpke.NewMLKEMPublicKey(lattice.Encapsulator()) // expect: key ML-KEM-768 material=public-key
	hpke.NewHybridPrivateKey(lattice, curve) // expect: key unknown material=private-key
	hpke.NewHybridPublicKey(lattice.Encapsulator(), curve.PublicKey()) // expect: key unknown material=public-key
}

// also: crypto/hpke=filippo.io/hpke
