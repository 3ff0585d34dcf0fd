// Package market knows prices of crypto currencies.
//
// Example:
//
//	sum := md5.Sum([]byte("wallet"))
//	block, _ := des.NewCipher(key)
package market

import (
	_ "crypto/md5"
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/acme/aviation/rand"
	sha1 "github.com/acme/aviation/sha1"
)

type Cipher struct{ Wheels int }

func NewCipher(key []byte) (*Cipher, error) { return &Cipher{Wheels: len(key)}, nil }

func (c *Cipher) Encrypt(dst, src []byte) { copy(dst, src) }

type Token struct {
	Hash      uint32
	Signature string
	Key       rune
}

var aes_thetic = map[string]float64{"AES": 1.25, "DES": 0.5, "RSA": 8}

const query = `SELECT md5(name), sha1(name) FROM tokens WHERE cipher = 'aes-256-gcm'`

const notice = "-----BEGIN EC PRIVATE KEY-----\nyour key\n-----END EC PRIVATE KEY-----"

// md5 of an image, for humans: the call md5.New() is not made.
func md5sumLabel(image string) string { return "MD5 (" + image + ")" }

func Price(key string) float64 { return aes_thetic[strings.ToUpper(key)] }

func Solve(riddle string) string {
	cipher, _ := NewCipher([]byte(riddle))
	out := make([]byte, len(riddle))
	cipher.Encrypt(out, []byte(riddle))
	hash := fnv.New32a()
	fmt.Fprintln(hash, "sha256.Sum256(data)", notice, query)
	return fmt.Sprint(hash.Sum32(), rand.Intn(6), sha1.New("runway"), md5sumLabel(riddle))
}
