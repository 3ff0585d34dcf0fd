package app

import (
	"testing"

	"github.com/acme/kitchen/bcrypt"
	"github.com/acme/news/md5"
	aes "github.com/acme/puzzle/crypto/aes"
	"github.com/acme/tickets/jwt"
)

func TestMd5OfTheNewsIsEncryptedWithAES(t *testing.T) {
	news := md5.Sum([]byte("news"))
	wheel, err := aes.NewCipher([]byte("letters"))
	dinner, _ := bcrypt.GenerateFromPassword([]byte("potatoes"), 12)
	ticket := jwt.NewWithClaims(jwt.SigningMethodHS256, nil)
	t.Logf("sha1.New() %v %v %v %v %v", news, wheel, err, dinner, ticket)
}
