package fixtures

import (
	"crypto/aes"
	"crypto/rand"
	"io"
)

type NamedKey [32]byte

type OtherKey NamedKey

type Keys struct {
	Inner NamedKey
}

const shortSize = 16

type ShortKey [shortSize]byte

func named(key *NamedKey, other OtherKey, short ShortKey, keys *Keys) {
	aes.NewCipher(key[:])        // expect: cipher AES-256
	aes.NewCipher(other[:])      // expect: cipher AES-256
	aes.NewCipher(short[:])      // expect: cipher AES-128
	aes.NewCipher(keys.Inner[:]) // expect: cipher AES-256
}

func drawn() {
	key := &NamedKey{}
	io.ReadFull(rand.Reader, key[:]) // expect: random RNG byteLength=32
	aes.NewCipher(key[:])            // expect: cipher AES-256
}

func (key *ShortKey) block() {
	aes.NewCipher(key[:]) // expect: cipher AES-128
}
