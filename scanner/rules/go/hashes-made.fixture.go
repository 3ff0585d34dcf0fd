package fixtures

import (
	"crypto"
	"hash"

	"example.com/registry"
)

func made(name string) {
	var first hash.Hash = registry.Get("sha256") // expect: hash SHA-256
	var second crypto.Hash = registry.Find("SHA-512") // expect: hash SHA-512
	var third hash.Hash = registry.Get(name)
	use(first, second, third)
}

func chosen() hash.Hash {
	return registry.Get("sha384") // expect: hash SHA-384
}
