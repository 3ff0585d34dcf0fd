package fixtures

import "github.com/go-acme/lego/v5/certcrypto"

func legoKeys() {
	certcrypto.GeneratePrivateKey(certcrypto.EC256)   // expect: keygen EC-P-256
	certcrypto.GeneratePrivateKey(certcrypto.EC384)   // expect: keygen EC-P-384
	certcrypto.GeneratePrivateKey(certcrypto.RSA2048) // expect: keygen RSA-2048
	certcrypto.GeneratePrivateKey(certcrypto.RSA3072) // expect: keygen RSA-3072
	certcrypto.GeneratePrivateKey(certcrypto.RSA4096) // expect: keygen RSA-4096
	certcrypto.GeneratePrivateKey(certcrypto.RSA8192) // expect: keygen RSA-8192
	certcrypto.GenerateCSR(nil)                       // expect: certificate unknown certificateFormat=PKCS10
	certcrypto.CreateCSR(nil)                         // expect: certificate unknown certificateFormat=PKCS10
}
