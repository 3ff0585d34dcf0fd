package fixtures

import (
	"crypto/tls"

	utls "github.com/refraction-networking/utls"
)

var certificate = tls.Certificate{
	SupportedSignatureAlgorithms: []tls.SignatureScheme{ // expect: signature ECDSA-P-256-SHA-256; signature ECDSA-P-384-SHA-384; signature ECDSA-P-521-SHA-512; signature ECDSA-SHA-1; signature Ed25519; signature ML-DSA-44; signature ML-DSA-65; signature ML-DSA-87; signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15; signature RSA-PSS-SHA-256-MGF1-32; signature RSA-PSS-SHA-384-MGF1-48; signature RSA-PSS-SHA-512-MGF1-64
		tls.PKCS1WithSHA1,
		tls.PKCS1WithSHA256,
		tls.PKCS1WithSHA384,
		tls.PKCS1WithSHA512,
		tls.PSSWithSHA256,
		tls.PSSWithSHA384,
		tls.PSSWithSHA512,
		tls.ECDSAWithP256AndSHA256,
		tls.ECDSAWithP384AndSHA384,
		tls.ECDSAWithP521AndSHA512,
		tls.ECDSAWithSHA1,
		tls.Ed25519,
		tls.MLDSA44,
		tls.MLDSA65,
		tls.MLDSA87,
	},
}

func tickets(key [32]byte) {
	config := tls.Config{} // expect: protocol TLS
	config.SessionTicketKey = key // expect: key unknown keyBits=256 material=secret-key
	other := utls.Config{} // expect: protocol TLS
	other.SessionTicketKey = key // expect: key unknown keyBits=256 material=secret-key
}
