package fixtures

import (
	"crypto"
	"crypto/hpke"
	"crypto/mlkem"
)

func exported(public hpke.PublicKey, text []byte) {
	hpke.NewSender(public, hpke.SHAKE128(), hpke.ExportOnly(), nil) // expect: cipher HPKE-HKDF-SHAKE128 functions=encrypt
	hpke.Seal(public, hpke.SHAKE256(), hpke.AES256GCM(), nil, text) // expect: cipher HPKE-HKDF-SHAKE256-AES functions=encrypt
}
