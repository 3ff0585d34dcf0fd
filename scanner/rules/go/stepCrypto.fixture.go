package fixtures

import (
	p1 "go.step.sm/crypto/jose"
	p2 "go.step.sm/crypto/keyutil"
	p3 "go.step.sm/crypto/minica"
	p4 "go.step.sm/crypto/pemutil"
	p5 "go.step.sm/crypto/randutil"
	p6 "go.step.sm/crypto/x509util"
	p7 "go.step.sm/crypto/fingerprint"
	p8 "go.step.sm/crypto/sshutil"
	p9 "go.step.sm/crypto/tlsutil"
	p10 "go.step.sm/crypto/x25519"
	p11 "go.step.sm/crypto/kms/apiv1"
)

func all() {
	p1.NewSigner(x, y, z) // expect: token JWS functions=sign
	p1.ParseJWS(x, y, z) // expect: token JWS functions=verify
	p1.ParseSigned(x, y, z) // expect: token JWT functions=verify
	p1.Verify(x, y, z) // expect: token JWT functions=verify
	p1.Signed(x, y, z) // expect: token JWT functions=sign
	p1.Encrypt(x, y, z) // expect: token JWE functions=encrypt
	p1.EncryptJWK(x, y, z) // expect: token JWE functions=encrypt
	p1.EncryptJWE(x, y, z) // expect: token JWE functions=encrypt
	p1.Decrypt(x, y, z) // expect: token JWE functions=decrypt
	p1.DecryptJWE(x, y, z) // expect: token JWE functions=decrypt
	p1.ParseEncrypted(x, y, z) // expect: token JWE functions=decrypt
	p1.GenerateJWK(x, y, z) // expect: keygen unknown
	p1.GenerateDefaultKeyPair(x, y, z) // expect: keygen EC-P-256 certificateFormat=JWK
	p1.GenerateJWKFromPEM(x, y, z) // expect: key unknown certificateFormat=JWK
	p1.ReadKey(x, y, z) // expect: key unknown certificateFormat=JWK
	p1.ParseKey(x, y, z) // expect: key unknown certificateFormat=JWK
	p1.ReadKeySet(x, y, z) // expect: key unknown certificateFormat=JWK
	p1.ParseKeySet(x, y, z) // expect: key unknown certificateFormat=JWK
	p1.Thumbprint(x, y, z) // expect: hash SHA-256
	use(p1.HS256) // expect: mac HMAC-SHA-256
	use(p1.HS384) // expect: mac HMAC-SHA-384
	use(p1.HS512) // expect: mac HMAC-SHA-512
	use(p1.RS256) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p1.RS384) // expect: signature RSA-PKCS1-1.5-SHA-384
	use(p1.RS512) // expect: signature RSA-PKCS1-1.5-SHA-512
	use(p1.PS256) // expect: signature RSA-PSS-SHA-256-MGF1
	use(p1.PS384) // expect: signature RSA-PSS-SHA-384-MGF1
	use(p1.PS512) // expect: signature RSA-PSS-SHA-512-MGF1
	use(p1.ES256) // expect: signature ECDSA-P-256-SHA-256
	use(p1.ES384) // expect: signature ECDSA-P-384-SHA-384
	use(p1.ES512) // expect: signature ECDSA-P-521-SHA-512
	use(p1.EdDSA) // expect: signature EdDSA
	use(p1.DefaultRSASigAlgorithm) // expect: signature RSA-PKCS1-1.5-SHA-256
	use(p1.DefaultOctSigAlgorithm) // expect: mac HMAC-SHA-256
	use(p1.DefaultECSigAlgorithm) // expect: signature ECDSA-P-256-SHA-256
	use(p1.DefaultRSAKeyAlgorithm) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
	use(p1.DefaultOctKeyAlgorithm) // expect: key-wrap AES-256-GCM
	use(p1.DefaultECKeyAlgorithm) // expect: key-agreement ECDH digest=SHA-256
	use(p1.DefaultEncAlgorithm) // expect: cipher AES-256-GCM
	p2.GenerateDefaultKey(x, y, z) // expect: keygen EC-P-256
	p2.GenerateDefaultSigner(x, y, z) // expect: keygen EC-P-256
	p2.GenerateDefaultKeyPair(x, y, z) // expect: keygen EC-P-256
	p2.GenerateKey(x, y, z) // expect: keygen unknown
	p2.GenerateSigner(x, y, z) // expect: keygen unknown
	p2.GenerateKeyPair(x, y, z) // expect: keygen unknown
	p2.Fingerprint(x, y, z) // expect: hash SHA-256
	p3.New(x, y, z) // expect: certificate ECDSA-P-256 certificateFormat=X.509
	p4.Read(x, y, z) // expect: key unknown
	p4.Parse(x, y, z) // expect: key unknown
	p4.ParseKey(x, y, z) // expect: key unknown
	p4.ParseDER(x, y, z) // expect: key unknown
	p4.ReadKey(x, y, z) // expect: key unknown
	p4.ParseOpenSSHPrivateKey(x, y, z) // expect: key unknown
	p4.ReadCertificate(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p4.ReadCertificateBundle(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p4.ParseCertificate(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p4.ParseCertificateBundle(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p4.ReadCertificateRequest(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p4.ParseCertificateRequest(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p4.Serialize(x, y, z) // expect: key unknown
	p4.EncryptPKCS8PrivateKey(x, y, z) // expect: kdf PBES2
	p4.DecryptPKCS8PrivateKey(x, y, z) // expect: kdf PBES2
	p5.Bytes(x, y, z) // expect: random RNG
	p5.Salt(x, y, z) // expect: random RNG
	p5.ASCII(x, y, z) // expect: random RNG
	p5.Alphanumeric(x, y, z) // expect: random RNG
	p5.Alphabet(x, y, z) // expect: random RNG
	p5.Hex(x, y, z) // expect: random RNG
	p5.String(x, y, z) // expect: random RNG
	p5.UUIDv4(x, y, z) // expect: random RNG
	p6.CreateCertificate(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p6.NewCertificate(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p6.CreateCertificateRequest(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p6.NewCertificateRequest(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p6.Fingerprint(x, y, z) // expect: hash SHA-256
	p6.EncodedFingerprint(x, y, z) // expect: hash SHA-256
	p7.New(x, y, z) // expect: hash unknown
	p7.Fingerprint(x, y, z) // expect: hash unknown
	p8.CreateCertificate(x, y, z) // expect: certificate unknown certificateFormat=SSH
	p8.NewCertificate(x, y, z) // expect: certificate unknown certificateFormat=SSH
	p8.Fingerprint(x, y, z) // expect: hash SHA-256
	p8.FormatFingerprint(x, y, z) // expect: hash SHA-256
	p8.EncodedFingerprint(x, y, z) // expect: hash SHA-256
	p9.NewCredentialsConfig(x, y, z) // expect: protocol TLS
	p9.NewServerCredentialsFromFile(x, y, z) // expect: protocol TLS
	p10.GenerateKey(x, y, z) // expect: keygen x25519
	use(p10.PublicKey) // expect: key x25519
	use(p10.PrivateKey) // expect: key x25519
	p10.Verify(x, y, z) // expect: signature XEdDSA functions=verify
}

func keys(key any, pass []byte) {
	jwk, _ := p1.GenerateJWK("EC", "P-256", "ES256", "sig", "", 0) // expect: keygen ECDSA-P-256-SHA-256
	p1.GenerateJWK("RSA", "", "PS384", "sig", "", 3072) // expect: keygen RSA-PSS-SHA-384-MGF1-3072
	signing := p1.SigningKey{ // expect: signature ECDSA-P-256-SHA-256 functions=sign
		Algorithm: p1.SignatureAlgorithm(jwk.Algorithm),
		Key:       jwk.Key,
	}
	p1.NewSigner(signing, nil) // expect: token JWS functions=sign
	p1.NewSigner(p1.SigningKey{Algorithm: p1.HS256, Key: key}, nil) // expect: token JWS functions=sign; mac HMAC-SHA-256 functions=sign
	use(p1.SigningKey{Algorithm: p1.DefaultRSASigAlgorithm}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	read := &p1.JSONWebKey{Algorithm: "ES384"} // expect: key ECDSA-P-384-SHA-384 certificateFormat=JWK
	read.Thumbprint(crypto.SHA512) // expect: hash SHA-512
	p2.GenerateKey("EC", "P-384", 0) // expect: keygen ECDSA-P-384
	p2.GenerateSigner("RSA", "", 4096) // expect: keygen RSA-4096
	p4.Serialize(key, p4.WithPassword(pass)) // expect: key unknown
	p4.Serialize(key, p4.WithPasswordPrompt("Password")) // expect: key unknown
	p4.Serialize(key, p4.WithPasswordFile("password.txt")) // expect: key unknown
	p7.New(raw, crypto.SHA256, 0) // expect: hash SHA-256
}

func choose(public any) p1.SigningKey {
	var algorithm p1.SignatureAlgorithm
	switch public.(type) {
	case *ecdsa.PublicKey:
		algorithm = p1.ES256
	case ed25519.PublicKey:
		algorithm = p1.EdDSA
	}
	return p1.SigningKey{Algorithm: algorithm} // expect: signature ECDSA-P-256-SHA-256 functions=sign; signature EdDSA functions=sign
}

func requests() {
	use(&p11.CreateKeyRequest{Name: "a"}) // expect: keygen ECDSA-P-256-SHA-256
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.UnspecifiedSignAlgorithm}) // expect: keygen ECDSA-P-256-SHA-256
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.ECDSAWithSHA256}) // expect: keygen ECDSA-P-256-SHA-256
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.ECDSAWithSHA384}) // expect: keygen ECDSA-P-384-SHA-384
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.ECDSAWithSHA512}) // expect: keygen ECDSA-P-521-SHA-512
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.PureEd25519}) // expect: keygen Ed25519
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA256WithRSA, Bits: 3072}) // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA384WithRSA, Bits: 3072}) // expect: keygen RSA-PKCS1-1.5-SHA-384-3072
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA512WithRSA}) // expect: keygen RSA-PKCS1-1.5-SHA-512
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA256WithRSAPSS}) // expect: keygen RSA-PSS-SHA-256-MGF1
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA384WithRSAPSS}) // expect: keygen RSA-PSS-SHA-384-MGF1
	use(&p11.CreateKeyRequest{SignatureAlgorithm: p11.SHA512WithRSAPSS}) // expect: keygen RSA-PSS-SHA-512-MGF1
}

func not() {
	mine.GenerateDefaultKey()
}
