package fixtures

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/x509"
	"io"

	"golang.org/x/crypto/acme/autocert"
	"golang.org/x/crypto/ocsp"
	"golang.org/x/crypto/pkcs12"
)

func parse(der []byte, pool *x509.CertPool, leaf *x509.Certificate) {
	x509.ParseCertificate(der) // expect: certificate unknown certificateFormat=X.509
	x509.ParseCertificates(der) // expect: certificate unknown certificateFormat=X.509
	x509.ParseCertificateRequest(der) // expect: certificate unknown certificateFormat=PKCS10
	x509.ParseRevocationList(der) // expect: certificate unknown certificateFormat=X.509-CRL
	x509.ParseCRL(der) // expect: certificate unknown certificateFormat=X.509-CRL
	x509.ParseDERCRL(der) // expect: certificate unknown certificateFormat=X.509-CRL
	pool.AppendCertsFromPEM(der) // expect: certificate unknown certificateFormat=X.509
	pool.AddCert(leaf) // expect: certificate unknown certificateFormat=X.509
	leaf.CheckSignature(0, nil, nil) // expect: certificate unknown certificateFormat=X.509 functions=verify
	leaf.CheckSignatureFrom(leaf) // expect: certificate unknown certificateFormat=X.509 functions=verify
	leaf.Verify(x509.VerifyOptions{}) // expect: certificate unknown certificateFormat=X.509 functions=verify
	x509.ParsePKCS1PrivateKey(der) // expect: key RSA material=private-key certificateFormat=PKCS1
	x509.ParsePKCS1PublicKey(der) // expect: key RSA material=public-key certificateFormat=PKCS1
	x509.ParsePKCS8PrivateKey(der) // expect: key unknown material=private-key certificateFormat=PKCS8
	x509.ParsePKIXPublicKey(der) // expect: key unknown material=public-key certificateFormat=SPKI
	x509.ParseECPrivateKey(der) // expect: key EC material=private-key certificateFormat=DER
}

func create(random io.Reader, key any) {
	template := x509.Certificate{SignatureAlgorithm: x509.SHA256WithRSA}
	x509.CreateCertificate(random, &template, &template, nil, key) // expect: certificate RSA-PKCS1-1.5-SHA-256 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{}, nil, nil, key) // expect: certificate unknown certificateFormat=X.509 functions=sign unknown=name,digest
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.MD2WithRSA}, nil, nil, key) // expect: certificate RSA-PKCS1-1.5-MD2 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.MD5WithRSA}, nil, nil, key) // expect: certificate RSA-PKCS1-1.5-MD5 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA1WithRSA}, nil, nil, key) // expect: certificate RSA-PKCS1-1.5-SHA-1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA384WithRSA}, nil, nil, key) // expect: certificate RSA-PKCS1-1.5-SHA-384 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA512WithRSA}, nil, nil, key) // expect: certificate RSA-PKCS1-1.5-SHA-512 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA256WithRSAPSS}, nil, nil, key) // expect: certificate RSA-PSS-SHA-256-MGF1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA384WithRSAPSS}, nil, nil, key) // expect: certificate RSA-PSS-SHA-384-MGF1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.SHA512WithRSAPSS}, nil, nil, key) // expect: certificate RSA-PSS-SHA-512-MGF1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.DSAWithSHA1}, nil, nil, key) // expect: certificate DSA-SHA-1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.DSAWithSHA256}, nil, nil, key) // expect: certificate DSA-SHA-256 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.ECDSAWithSHA1}, nil, nil, key) // expect: certificate ECDSA-SHA-1 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.ECDSAWithSHA256}, nil, nil, key) // expect: certificate ECDSA-SHA-256 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.ECDSAWithSHA384}, nil, nil, key) // expect: certificate ECDSA-SHA-384 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.ECDSAWithSHA512}, nil, nil, key) // expect: certificate ECDSA-SHA-512 certificateFormat=X.509 functions=sign
	x509.CreateCertificate(random, &x509.Certificate{SignatureAlgorithm: x509.PureEd25519}, nil, nil, key) // expect: certificate Ed25519 certificateFormat=X.509 functions=sign
	x509.CreateCertificateRequest(random, &x509.CertificateRequest{SignatureAlgorithm: x509.ECDSAWithSHA256}, key) // expect: certificate ECDSA-SHA-256 certificateFormat=PKCS10 functions=sign
	x509.CreateRevocationList(random, &x509.RevocationList{SignatureAlgorithm: x509.SHA256WithRSA}, nil, nil) // expect: certificate RSA-PKCS1-1.5-SHA-256 certificateFormat=X.509-CRL functions=sign
}

func marshal(key any) {
	x509.MarshalPKCS1PrivateKey(key) // expect: key RSA material=private-key certificateFormat=PKCS1
	x509.MarshalPKCS1PublicKey(key) // expect: key RSA material=public-key certificateFormat=PKCS1
	x509.MarshalPKCS8PrivateKey(key) // expect: key unknown material=private-key certificateFormat=PKCS8
	x509.MarshalPKIXPublicKey(key) // expect: key unknown material=public-key certificateFormat=SPKI
	x509.MarshalECPrivateKey(key) // expect: key EC material=private-key certificateFormat=DER
	private, _ := ecdsa.GenerateKey(elliptic.P384(), nil) // expect: keygen ECDSA-P-384
	x509.MarshalECPrivateKey(private) // expect: key EC-P-384 material=private-key certificateFormat=DER
	x509.CreateCertificate(nil, &x509.Certificate{}, nil, &private.PublicKey, private) // expect: certificate ECDSA-P-384 certificateFormat=X.509 functions=sign
	x509.CreateCertificateRequest(nil, &x509.CertificateRequest{}, private) // expect: certificate ECDSA-P-384 certificateFormat=PKCS10 functions=sign
	x509.CreateRevocationList(nil, nil, nil, private) // expect: certificate ECDSA-P-384 certificateFormat=X.509-CRL functions=sign
}

func pem(random io.Reader, data []byte) {
	x509.EncryptPEMBlock(random, "KEY", data, data, x509.PEMCipherDES) // expect: cipher DES-56-CBC functions=encrypt
	x509.EncryptPEMBlock(random, "KEY", data, data, x509.PEMCipher3DES) // expect: cipher 3DES-CBC functions=encrypt
	x509.EncryptPEMBlock(random, "KEY", data, data, x509.PEMCipherAES128) // expect: cipher AES-128-CBC functions=encrypt
	x509.EncryptPEMBlock(random, "KEY", data, data, x509.PEMCipherAES192) // expect: cipher AES-192-CBC functions=encrypt
	x509.EncryptPEMBlock(random, "KEY", data, data, x509.PEMCipherAES256) // expect: cipher AES-256-CBC functions=encrypt
	x509.DecryptPEMBlock(nil, data) // expect: cipher unknown functions=decrypt
}

func status(data []byte) {
	ocsp.ParseResponse(data, nil) // expect: certificate unknown certificateFormat=OCSP functions=verify
	ocsp.ParseResponseForCert(data, nil, nil) // expect: certificate unknown certificateFormat=OCSP functions=verify
	ocsp.CreateResponse(nil, nil, ocsp.Response{}, nil) // expect: certificate unknown certificateFormat=OCSP functions=sign
	ocsp.CreateRequest(nil, nil, nil) // expect: hash SHA-1
	ocsp.CreateRequest(nil, nil, &ocsp.RequestOptions{Hash: crypto.SHA256}) // expect: hash SHA-256
	pkcs12.Decode(data, "") // expect: keystore unknown certificateFormat=PKCS12
	pkcs12.ToPEM(data, "") // expect: keystore unknown certificateFormat=PKCS12
	use(&autocert.Manager{Prompt: autocert.AcceptTOS}) // expect: certificate unknown certificateFormat=X.509
	autocert.NewListener("example.com") // expect: protocol TLS
	x509.SystemCertPool()
}
