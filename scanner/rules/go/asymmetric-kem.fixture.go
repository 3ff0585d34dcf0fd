package fixtures

import (
	"crypto"
	"crypto/mlkem"
	"crypto/mlkem/mlkemtest"
)

func known(small *mlkem.EncapsulationKey768, large *mlkem.EncapsulationKey1024, random []byte) {
	mlkemtest.Encapsulate768(small, random) // expect: kem ML-KEM-768 functions=encapsulate
	mlkemtest.Encapsulate1024(large, random) // expect: kem ML-KEM-1024 functions=encapsulate
}

func any(sender crypto.Encapsulator, recipient crypto.Decapsulator, text []byte) {
	sender.Encapsulate() // expect: kem unknown functions=encapsulate
	recipient.Decapsulate(text) // expect: kem unknown functions=decapsulate
	sender.Bytes()
}
