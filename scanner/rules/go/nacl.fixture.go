package fixtures

import (
	"golang.org/x/crypto/nacl/auth"
	"golang.org/x/crypto/nacl/box"
	"golang.org/x/crypto/nacl/secretbox"
	"golang.org/x/crypto/nacl/sign"
)

func boxes(text []byte, nonce *[24]byte, key *[32]byte) {
	box.GenerateKey(nil) // expect: keygen NaCl-box
	box.Seal(nil, text, nonce, key, key) // expect: cipher NaCl-box nonceBits=192 functions=encrypt
	box.SealAfterPrecomputation(nil, text, nonce, key) // expect: cipher NaCl-box nonceBits=192 functions=encrypt
	box.Open(nil, text, nonce, key, key) // expect: cipher NaCl-box nonceBits=192 functions=decrypt
	box.OpenAfterPrecomputation(nil, text, nonce, key) // expect: cipher NaCl-box nonceBits=192 functions=decrypt
	box.SealAnonymous(nil, text, key, nil) // expect: cipher NaCl-sealedbox functions=encrypt
	box.OpenAnonymous(nil, text, key, key) // expect: cipher NaCl-sealedbox functions=decrypt
	box.Precompute(key, key, key) // expect: key-agreement x25519
	secretbox.Seal(nil, text, nonce, key) // expect: cipher XSalsa20-Poly1305 keyBits=256 nonceBits=192 functions=encrypt
	secretbox.Open(nil, text, nonce, key) // expect: cipher XSalsa20-Poly1305 keyBits=256 nonceBits=192 functions=decrypt
	sign.GenerateKey(nil) // expect: keygen Ed25519
	sign.Sign(nil, text, nil) // expect: signature Ed25519 functions=sign
	sign.Open(nil, text, key) // expect: signature Ed25519 functions=verify
	var secret [32]byte
	auth.Sum(text, &secret) // expect: mac HMAC-SHA-512-256 tagBits=256 functions=tag
	auth.Verify(text, text, &secret) // expect: mac HMAC-SHA-512-256 tagBits=256 functions=verify
	other.Seal(nil, text, nonce, key)
}
