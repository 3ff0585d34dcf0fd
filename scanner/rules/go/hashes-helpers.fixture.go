package fixtures

import (
	"crypto"
	"net/smtp"

	"github.com/ethereum/go-ethereum/crypto/keccak"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/ssh/knownhosts"
)

func helpers(public any) {
	smtp.CRAMMD5Auth("user", secret) // expect: mac HMAC-MD5
	smtp.PlainAuth("", "user", secret, "host")
	knownhosts.HashHostname("host") // expect: mac HMAC-SHA-1
	knownhosts.Normalize("host")
	acme.JWKThumbprint(public) // expect: hash SHA-256
	keccak.NewLegacyKeccak256() // expect: hash Keccak-256
	keccak.NewLegacyKeccak512() // expect: hash Keccak-512
}

func chosen(kind crypto.Hash) {
	kind.New() // expect: hash unknown
	picked := crypto.SHA384
	picked.New() // expect: hash SHA-384
	kind.Size()
}
