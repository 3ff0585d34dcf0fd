package fixtures

import (
	"crypto/hkdf"
	"crypto/pbkdf2"
	"crypto/sha256"
	"crypto/sha512"
	"io"

	"golang.org/x/crypto/argon2"
	"golang.org/x/crypto/bcrypt"
	"golang.org/x/crypto/chacha20poly1305"
	"golang.org/x/crypto/curve25519"
	xhkdf "golang.org/x/crypto/hkdf"
	xpbkdf2 "golang.org/x/crypto/pbkdf2"
	"golang.org/x/crypto/scrypt"
)

const rounds = 600_000

func derive(password string, salt []byte) {
	pbkdf2.Key(sha256.New, password, make([]byte, 16), rounds, 32) // expect: kdf PBKDF2-SHA-256-600000 saltBits=128 outputBits=256 iterations=600000
	xpbkdf2.Key([]byte(password), salt, 4096, sha256.Size, sha512.New) // expect: kdf PBKDF2-SHA-512-4096 iterations=4096
	hkdf.Key(sha256.New, salt, make([]byte, 32), "info", 64) // expect: kdf HKDF-SHA-256 saltBits=256 outputBits=512
	hkdf.Extract(sha512.New, salt, salt) // expect: kdf HKDF-SHA-512
	hkdf.Expand(sha256.New, salt, "info", 16) // expect: kdf HKDF-SHA-256 outputBits=128
	xhkdf.New(sha256.New, salt, salt, nil) // expect: kdf HKDF-SHA-256 unknown=saltBits,outputBits
	xhkdf.Extract(sha256.New, salt, salt, nil) // expect: kdf HKDF-SHA-256
	xhkdf.Expand(sha256.New, salt, salt, nil) // expect: kdf HKDF-SHA-256
	scrypt.Key([]byte(password), make([]byte, 8), 1 << 15, 8, 1, 32) // expect: kdf scrypt-32768-8-1 saltBits=64 outputBits=256 iterations=32768 parallelism=1 blockSize=8
	argon2.Key([]byte(password), make([]byte, 16), 3, 32*1024, 4, 32) // expect: kdf Argon2i-32768-3-4 saltBits=128 outputBits=256 iterations=3 memoryKib=32768 parallelism=4
	argon2.IDKey([]byte(password), salt, 1, 64*1024, 4, 32) // expect: kdf Argon2id-65536-1-4 outputBits=256 iterations=1 memoryKib=65536 parallelism=4
	bcrypt.GenerateFromPassword([]byte(password), bcrypt.DefaultCost) // expect: password-hash bcrypt-1024 iterations=1024
	bcrypt.GenerateFromPassword([]byte(password), bcrypt.MinCost) // expect: password-hash bcrypt-16 iterations=16
	bcrypt.GenerateFromPassword([]byte(password), bcrypt.MaxCost) // expect: password-hash bcrypt-2147483648 iterations=2147483648
	bcrypt.GenerateFromPassword([]byte(password), 12) // expect: password-hash bcrypt-4096 iterations=4096
	bcrypt.CompareHashAndPassword(salt, []byte(password)) // expect: password-hash bcrypt functions=verify
	bcrypt.Cost(salt)
}

func read(secret []byte) {
	reader := xhkdf.New(sha256.New, secret, make([]byte, 16), nil) // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=256
	key := make([]byte, 256/8)
	if _, err := io.ReadFull(reader, key); err != nil {
		return
	}
	tweak := make([]byte, curve25519.ScalarSize)
	xhkdf.Expand(sha256.New, secret, nil).Read(tweak) // expect: kdf HKDF-SHA-256 outputBits=256
	nonces := xhkdf.New(sha512.New, secret, nil, nil) // expect: kdf HKDF-SHA-512 outputBits=192
	nonces.Read(make([]byte, chacha20poly1305.NonceSizeX))
	given := xhkdf.New(sha256.New, secret, nil, nil) // expect: kdf HKDF-SHA-256 unknown=outputBits
	io.ReadFull(given, secret)
	io.ReadFull(os.Stdin, key)
}
