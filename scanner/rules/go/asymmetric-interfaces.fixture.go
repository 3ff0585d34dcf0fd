package fixtures

import (
	"crypto"
	"crypto/ecdh"
	"crypto/elliptic"
	"crypto/mldsa"
	"crypto/mlkem"
	"crypto/rsa"
	"io"
)

func signers(random io.Reader, digest []byte, signer crypto.Signer, whole crypto.MessageSigner, opener crypto.Decrypter) {
	signer.Sign(random, digest, crypto.SHA256) // expect: signature unknown functions=sign
	signer.Sign(random, digest, &rsa.PSSOptions{SaltLength: 32, Hash: crypto.SHA512}) // expect: signature RSA-PSS-SHA-512-MGF1-32 saltBits=256 functions=sign
	signer.SignMessage(random, digest, crypto.SHA256) // expect: signature unknown functions=sign
	whole.Sign(random, digest, crypto.SHA384) // expect: signature unknown functions=sign
	whole.SignMessage(random, digest, crypto.SHA384) // expect: signature unknown functions=sign
	crypto.SignMessage(signer, random, digest, crypto.SHA512) // expect: signature unknown functions=sign
	opener.Decrypt(random, digest, &rsa.OAEPOptions{Hash: crypto.SHA256}) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt
	signer.Public()
}

func points(data []byte, peer *ecdh.PublicKey, exchanger ecdh.KeyExchanger) {
	elliptic.Marshal(elliptic.P256(), nil, nil) // expect: key EC-P-256 material=public-key
	elliptic.MarshalCompressed(elliptic.P384(), nil, nil) // expect: key EC-P-384 material=public-key
	exchanger.ECDH(peer) // expect: key-agreement unknown
}

func mlkemKeys(mine *mlkem.DecapsulationKey768, larger *mlkem.DecapsulationKey1024) {
	key, _ := mlkem.GenerateKey1024() // expect: keygen ML-KEM-1024
	key.Encapsulator().Encapsulate() // expect: kem ML-KEM-1024 functions=encapsulate
	mine.EncapsulationKey().Encapsulate() // expect: kem ML-KEM-768 functions=encapsulate
	mine.Encapsulator().Encapsulate() // expect: kem ML-KEM-768 functions=encapsulate
	larger.EncapsulationKey().Encapsulate() // expect: kem ML-KEM-1024 functions=encapsulate
	larger.Encapsulator().Encapsulate() // expect: kem ML-KEM-1024 functions=encapsulate
}

func mldsaKeys(random io.Reader, seed, text []byte) {
	key, _ := mldsa.GenerateKey(mldsa.MLDSA65()) // expect: keygen ML-DSA-65
	signature, _ := key.Sign(random, text, nil) // expect: signature ML-DSA-65 functions=sign
	key.SignDeterministic(text, nil) // expect: signature ML-DSA-65 functions=sign
	mldsa.Verify(key.PublicKey(), text, signature, nil) // expect: signature ML-DSA-65 functions=verify
	mldsa.Verify(key.Public(), text, signature, nil) // expect: signature ML-DSA-65 functions=verify
	mldsa.NewPrivateKey(mldsa.MLDSA44(), seed) // expect: key ML-DSA-44 material=private-key
	mldsa.NewPublicKey(mldsa.MLDSA87(), seed) // expect: key ML-DSA-87 material=public-key
	key.Bytes()
}
