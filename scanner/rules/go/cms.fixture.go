package fixtures

import (
	p1 "go.mozilla.org/pkcs7"
	p2 "github.com/mozilla-services/pkcs7"
	p3 "github.com/smallstep/pkcs7"
	p4 "github.com/fullsailor/pkcs7"
	p5 "github.com/digitorus/pkcs7"
	p6 "software.sslmate.com/src/go-pkcs12"
)

func all() {
	p1.Encrypt(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p2.Encrypt(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p3.Encrypt(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p4.Encrypt(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p5.Encrypt(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p1.EncryptUsingPSK(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p2.EncryptUsingPSK(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p3.EncryptUsingPSK(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p4.EncryptUsingPSK(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p5.EncryptUsingPSK(x, y, z) // expect: cipher DES-56-CBC functions=encrypt
	p1.NewSignedData(x, y, z) // expect: signature unknown functions=sign
	p2.NewSignedData(x, y, z) // expect: signature unknown functions=sign
	p3.NewSignedData(x, y, z) // expect: signature unknown functions=sign
	p4.NewSignedData(x, y, z) // expect: signature unknown functions=sign
	p5.NewSignedData(x, y, z) // expect: signature unknown functions=sign
	p6.Decode(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
	p6.DecodeChain(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
	p6.DecodeTrustStore(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
	p6.ToPEM(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
	p6.Encode(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
	p6.EncodeTrustStore(x, y, z) // expect: keystore unknown certificateFormat=PKCS12
}

func content(data []byte, recipients []*x509.Certificate, key any) {
	p1.ContentEncryptionAlgorithm = p1.EncryptionAlgorithmAES256GCM // expect: cipher AES-256-GCM
	p1.ContentEncryptionAlgorithm = p1.EncryptionAlgorithmAES128GCM // expect: cipher AES-128-GCM
	p1.ContentEncryptionAlgorithm = p1.EncryptionAlgorithmAES256CBC // expect: cipher AES-256-CBC
	p1.ContentEncryptionAlgorithm = p1.EncryptionAlgorithmAES128CBC // expect: cipher AES-128-CBC
	p1.ContentEncryptionAlgorithm = p1.EncryptionAlgorithmDESCBC // expect: cipher DES-56-CBC
	signed, _ := p1.NewSignedData(data) // expect: signature unknown functions=sign digest=SHA-256
	signed.SetDigestAlgorithm(p1.OIDDigestAlgorithmSHA256)
	signed.AddSigner(certificate, key, p1.SignerInfoConfig{})
	signed.AddSignerChain(certificate, key, nil, p1.SignerInfoConfig{})
	signed.SignWithoutAttr(certificate, key, p1.SignerInfoConfig{})
	for1, _ := p1.NewSignedData(data) // expect: signature unknown functions=sign digest=SHA-1
	for1.SetDigestAlgorithm(p1.OIDDigestAlgorithmSHA1)
	for384, _ := p1.NewSignedData(data) // expect: signature unknown functions=sign digest=SHA-384
	for384.SetDigestAlgorithm(p1.OIDDigestAlgorithmSHA384)
	for512, _ := p1.NewSignedData(data) // expect: signature unknown functions=sign digest=SHA-512
	for512.SetDigestAlgorithm(p1.OIDDigestAlgorithmSHA512)
	parsed, _ := p1.Parse(data)
	parsed.Verify() // expect: signature unknown functions=verify
	parsed.VerifyWithChain(roots) // expect: signature unknown functions=verify
	parsed.VerifyWithChainAtTime(roots, now) // expect: signature unknown functions=verify
	parsed.Decrypt(certificate, key) // expect: cipher unknown functions=decrypt
	parsed.DecryptUsingPSK(key) // expect: cipher unknown functions=decrypt
}

func stores() {
	p6.Modern.Encode(key, certificate, nil, password) // expect: keystore unknown certificateFormat=PKCS12
	p6.Modern2023.EncodeTrustStore(certificates, password) // expect: keystore unknown certificateFormat=PKCS12
	p6.Legacy.Encode(key, certificate, nil, password) // expect: keystore unknown certificateFormat=PKCS12
	p6.LegacyRC2.Encode(key, certificate, nil, password) // expect: keystore unknown certificateFormat=PKCS12
	p6.LegacyDES.EncodeTrustStoreEntries(certificates, password) // expect: keystore unknown certificateFormat=PKCS12
	p6.Passwordless.EncodeTrustStore(certificates, "") // expect: keystore unknown certificateFormat=PKCS12
}

func not() {
	mine.Encrypt(data, recipients)
}

// also: go.mozilla.org/pkcs7=github.com/mozilla-services/pkcs7
// also: go.mozilla.org/pkcs7=github.com/smallstep/pkcs7
// also: go.mozilla.org/pkcs7=github.com/fullsailor/pkcs7
// also: go.mozilla.org/pkcs7=github.com/digitorus/pkcs7
