package fixtures

import (
	"crypto/x509"
	"io"

	"golang.org/x/crypto/ocsp"
)

func checks(leaf *x509.Certificate, request *x509.CertificateRequest, list *x509.RevocationList, old any) {
	leaf.CheckSignature(x509.SHA1WithRSA, nil, nil) // expect: certificate RSA-PKCS1-1.5-SHA-1 certificateFormat=X.509 functions=verify
	request.CheckSignature() // expect: certificate unknown certificateFormat=PKCS10 functions=verify
	leaf.CheckCRLSignature(old) // expect: certificate unknown certificateFormat=X.509-CRL functions=verify
	list.CheckSignatureFrom(leaf) // expect: certificate unknown certificateFormat=X.509-CRL functions=verify
	leaf.CreateCRL(nil, nil, nil, now, later) // expect: certificate unknown certificateFormat=X.509-CRL functions=sign
	ocsp.ParseRequest(nil) // expect: certificate unknown certificateFormat=OCSP
}

func lattices(random io.Reader, key any) {
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.MLDSA44}, nil, nil, key) // expect: certificate ML-DSA-44 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.MLDSA65}, nil, nil, key) // expect: certificate ML-DSA-65 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.MLDSA87}, nil, nil, key) // expect: certificate ML-DSA-87 certificateFormat=X.509 functions=sign
}

func pools(der []byte, leaf *x509.Certificate) {
	pool := x509.NewCertPool()
	pool.AddCert(leaf) // expect: certificate unknown certificateFormat=X.509
	system, _ := x509.SystemCertPool()
	system.AppendCertsFromPEM(der) // expect: certificate unknown certificateFormat=X.509
}
