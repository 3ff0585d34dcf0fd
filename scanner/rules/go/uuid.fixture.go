package fixtures

import (
	"crypto/sha256"

	gofrs "github.com/gofrs/uuid"
	gofrs5 "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
)

func names(data []byte) {
	uuid.NewMD5(uuid.NameSpaceDNS, data) // expect: hash MD5
	uuid.NewSHA1(uuid.NameSpaceDNS, data) // expect: hash SHA-1
	uuid.NewHash(sha256.New(), uuid.NameSpaceDNS, data, 8) // expect: hash SHA-256
	gofrs.NewV3(gofrs.NamespaceDNS, "name") // expect: hash MD5
	gofrs.NewV5(gofrs.NamespaceDNS, "name") // expect: hash SHA-1
	gofrs5.NewV3(gofrs.NamespaceDNS, "name") // expect: hash MD5
	gofrs5.NewV5(gofrs.NamespaceDNS, "name") // expect: hash SHA-1
	uuid.New()
}
