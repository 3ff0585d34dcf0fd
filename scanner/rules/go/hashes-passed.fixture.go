package fixtures

import (
	"crypto/hmac"
	"crypto/sha256"
	"hash"
)

func signedCookie(seed string, name string, value string) []byte {
	return joinedTag(sha256.New, seed, name, value)
}

func joinedTag(made func() hash.Hash, values ...string) []byte {
	tag := hmac.New(made, []byte(values[0])) // expect: mac HMAC-SHA-256
	for _, value := range values[1:] {
		tag.Write([]byte(value))
	}
	return tag.Sum(nil)
}
