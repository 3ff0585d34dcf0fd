package fixtures

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
	"golang.org/x/crypto/ocsp"
)

func account(manager *autocert.Manager, response *ocsp.Response, issuer *x509.Certificate) {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader) // expect: keygen ECDSA-P-256
	client := &acme.Client{Key: key}
	client.Register(nil, nil, nil)
	client.CreateCert(nil, nil, 0, true) // expect: certificate unknown certificateFormat=X.509
	client.CreateOrderCert(nil, "", nil, true) // expect: certificate unknown certificateFormat=X.509
	client.FetchCert(nil, "", true) // expect: certificate unknown certificateFormat=X.509
	client.TLSALPN01ChallengeCert("token", "example.org") // expect: certificate unknown certificateFormat=X.509
	manager.TLSConfig() // expect: protocol TLS
	manager.Listener() // expect: protocol TLS
	manager.GetCertificate(nil) // expect: certificate unknown certificateFormat=X.509
	response.CheckSignatureFrom(issuer) // expect: certificate unknown functions=verify certificateFormat=OCSP
}
