package fixtures

import (
	"crypto"
	"crypto/hpke"
	"crypto/mlkem"
)

func exported(public hpke.PublicKey, text []byte) {
	hpke.NewSender(public, hpke.SHAKE128(), hpke.ExportOnly(), nil) // expect: cipher HPKE functions=encrypt
	hpke.Seal(public, hpke.SHAKE256(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-AES-256-GCM functions=encrypt
}

// also: crypto/hpke=filippo.io/hpke
