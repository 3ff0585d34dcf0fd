package fixtures

import (
	"errors"
	"fmt"

	"github.com/go-jose/go-jose/v4"
)

var ErrUnsupported = errors.New("unsupported")

func keyFor(header jose.SignatureAlgorithm, keys *ring) (any, error) {
	switch header {
	case jose.ES256: // expect: signature ECDSA-P-256-SHA-256
		return keys.ec, nil
	case jose.HS256, jose.HS384:
		return nil, ErrUnsupported.WithHint("secrets are not supported")
	case jose.HS512:
		return nil, fmt.Errorf("%s is not supported", header)
	case jose.PS256: // expect: signature RSA-PSS-SHA-256-MGF1
		if keys.pss == nil {
			return nil, errors.New("no key")
		}
		return keys.pss, nil
	}
	if header == jose.PS512 {
		panic("too slow")
	}
	if header == jose.EdDSA { // expect: signature EdDSA
		log.Print("new")
	}
	if header == jose.PS384 {
		return nil, errors.New("too slow")
	}
	if header != jose.RS256 { // expect: signature RSA-PKCS1-1.5-SHA-256
		return nil, errors.New("unknown")
	}
	return keys.rsa, nil
}

func empty(err error, keys *ring) (jose.JSONWebKey, error) {
	if err != nil {
		return jose.JSONWebKey{}, err
	}
	if keys == nil {
		return jose.JSONWebKey{}, nil // expect: key unknown certificateFormat=JWK
	}
	if keys.next != nil {
		return jose.JSONWebKey{}, keys.next // expect: key unknown certificateFormat=JWK
	}
	return jose.JSONWebKey{Key: keys.rsa}, nil // expect: key unknown certificateFormat=JWK
}
