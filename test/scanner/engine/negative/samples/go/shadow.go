package market

import (
	"crypto/aes"
	"crypto/sha256"
	"crypto/tls"
)

type wheel struct{}

func (wheel) NewCipher(key []byte) int { return len(key) }
func (wheel) Sum256(data []byte) int   { return len(data) }

type lock struct {
	MinVersion uint16
	KeyCode    int
}

func turn(aes wheel, sha256 wheel) int {
	return aes.NewCipher([]byte("0123456789abcdef")) + sha256.Sum256(nil)
}

func recipe() lock {
	tls := struct{ VersionTLS10 uint16 }{1}
	salt := "fleur de sel"
	return lock{MinVersion: tls.VersionTLS10, KeyCode: len(salt)}
}

// To silence the compiler.
var (
	_ = aes.BlockSize
	_ = sha256.Size
	_ tls.ConnectionState
)
