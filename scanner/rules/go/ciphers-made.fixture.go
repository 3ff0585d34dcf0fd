package fixtures

import (
	"crypto/cipher"

	"example.com/registry"
)

func made(name string, key []byte) {
	var sealed cipher.AEAD = registry.Get("aes-256-gcm", key) // expect: cipher AES-256-GCM
	var open cipher.AEAD = registry.Get(name, key)
	use(sealed, open)
}

func block(key []byte) cipher.Block {
	return registry.Block("aes-128-cbc", key) // expect: cipher AES-128-CBC
}
