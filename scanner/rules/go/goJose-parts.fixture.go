package fixtures

import (
	"crypto"
	"crypto/aes"
	"crypto/ecdsa"

	jose4 "github.com/go-jose/go-jose/v4"
	jose4cipher "github.com/go-jose/go-jose/v4/cipher"
	jose3 "github.com/go-jose/go-jose/v3"
	jose3cipher "github.com/go-jose/go-jose/v3/cipher"
	jose2 "gopkg.in/go-jose/go-jose.v2"
	jose2cipher "gopkg.in/go-jose/go-jose.v2/cipher"
	square2 "gopkg.in/square/go-jose.v2"
	square2cipher "gopkg.in/square/go-jose.v2/cipher"
	square3 "github.com/square/go-jose/v3"
	square3cipher "github.com/square/go-jose/v3/cipher"
)

func jose4Parts(web *jose4.JSONWebKey, mine *ecdsa.PrivateKey, theirs *ecdsa.PublicKey, key []byte) {
	web.Thumbprint(crypto.SHA256) // expect: hash SHA-256
	jose4cipher.NewCBCHMAC(key, aes.NewCipher) // expect: cipher AES-CBC-HMAC
	jose4cipher.NewConcatKDF(crypto.SHA256, key, nil, nil, nil, nil, nil) // expect: kdf SP800_56C_OneStep-SHA-256
	jose4cipher.DeriveECDHES("A128GCM", nil, nil, mine, theirs, 16) // expect: key-agreement ECDH outputBits=128
	block, _ := aes.NewCipher(make([]byte, 16))
	jose4cipher.KeyWrap(block, key) // expect: key-wrap AES-128-KW functions=encrypt
	jose4cipher.KeyUnwrap(block, key) // expect: key-wrap AES-128-KW functions=decrypt
}

func jose3Parts(web *jose3.JSONWebKey, mine *ecdsa.PrivateKey, theirs *ecdsa.PublicKey, key []byte) {
	web.Thumbprint(crypto.SHA256) // expect: hash SHA-256
	jose3cipher.NewCBCHMAC(key, aes.NewCipher) // expect: cipher AES-CBC-HMAC
	jose3cipher.NewConcatKDF(crypto.SHA256, key, nil, nil, nil, nil, nil) // expect: kdf SP800_56C_OneStep-SHA-256
	jose3cipher.DeriveECDHES("A128GCM", nil, nil, mine, theirs, 16) // expect: key-agreement ECDH outputBits=128
	block, _ := aes.NewCipher(make([]byte, 16))
	jose3cipher.KeyWrap(block, key) // expect: key-wrap AES-128-KW functions=encrypt
	jose3cipher.KeyUnwrap(block, key) // expect: key-wrap AES-128-KW functions=decrypt
}

func jose2Parts(web *jose2.JSONWebKey, mine *ecdsa.PrivateKey, theirs *ecdsa.PublicKey, key []byte) {
	web.Thumbprint(crypto.SHA256) // expect: hash SHA-256
	jose2cipher.NewCBCHMAC(key, aes.NewCipher) // expect: cipher AES-CBC-HMAC
	jose2cipher.NewConcatKDF(crypto.SHA256, key, nil, nil, nil, nil, nil) // expect: kdf SP800_56C_OneStep-SHA-256
	jose2cipher.DeriveECDHES("A128GCM", nil, nil, mine, theirs, 16) // expect: key-agreement ECDH outputBits=128
	block, _ := aes.NewCipher(make([]byte, 16))
	jose2cipher.KeyWrap(block, key) // expect: key-wrap AES-128-KW functions=encrypt
	jose2cipher.KeyUnwrap(block, key) // expect: key-wrap AES-128-KW functions=decrypt
}

func square2Parts(web *square2.JSONWebKey, mine *ecdsa.PrivateKey, theirs *ecdsa.PublicKey, key []byte) {
	web.Thumbprint(crypto.SHA256) // expect: hash SHA-256
	square2cipher.NewCBCHMAC(key, aes.NewCipher) // expect: cipher AES-CBC-HMAC
	square2cipher.NewConcatKDF(crypto.SHA256, key, nil, nil, nil, nil, nil) // expect: kdf SP800_56C_OneStep-SHA-256
	square2cipher.DeriveECDHES("A128GCM", nil, nil, mine, theirs, 16) // expect: key-agreement ECDH outputBits=128
	block, _ := aes.NewCipher(make([]byte, 16))
	square2cipher.KeyWrap(block, key) // expect: key-wrap AES-128-KW functions=encrypt
	square2cipher.KeyUnwrap(block, key) // expect: key-wrap AES-128-KW functions=decrypt
}

func square3Parts(web *square3.JSONWebKey, mine *ecdsa.PrivateKey, theirs *ecdsa.PublicKey, key []byte) {
	web.Thumbprint(crypto.SHA256) // expect: hash SHA-256
	square3cipher.NewCBCHMAC(key, aes.NewCipher) // expect: cipher AES-CBC-HMAC
	square3cipher.NewConcatKDF(crypto.SHA256, key, nil, nil, nil, nil, nil) // expect: kdf SP800_56C_OneStep-SHA-256
	square3cipher.DeriveECDHES("A128GCM", nil, nil, mine, theirs, 16) // expect: key-agreement ECDH outputBits=128
	block, _ := aes.NewCipher(make([]byte, 16))
	square3cipher.KeyWrap(block, key) // expect: key-wrap AES-128-KW functions=encrypt
	square3cipher.KeyUnwrap(block, key) // expect: key-wrap AES-128-KW functions=decrypt
}
