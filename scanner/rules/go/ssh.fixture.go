package fixtures

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rsa"
	"errors"
	"log"
	"net"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/knownhosts"
)

func client() {
	config := &ssh.ClientConfig{ // expect: protocol SSHv2 version=2.0
		User: "user",
		Config: ssh.Config{
			Ciphers: []string{"aes256-ctr", "aes128-gcm@openssh.com"}, // expect: cipher AES-128-GCM; cipher AES-256-CTR
			KeyExchanges: []string{"curve25519-sha256"}, // expect: key-agreement x25519
			MACs: []string{"hmac-sha2-256"}, // expect: mac HMAC-SHA-256
		},
		HostKeyAlgorithms: []string{ssh.KeyAlgoED25519, "rsa-sha2-512"}, // expect: signature Ed25519; signature RSA-PKCS1-1.5-SHA-512
		HostKeyCallback: ssh.InsecureIgnoreHostKey(),
	}
	config.Ciphers = []string{"3des-cbc"} // expect: cipher 3DES-168-CBC
	config.MACs = []string{"hmac-sha1"} // expect: mac HMAC-SHA-1
	config.KeyExchanges = []string{"diffie-hellman-group1-sha1"} // expect: key-agreement FFDHE-modp1024
	ssh.Dial("tcp", "host:22", config) // expect: protocol SSHv2 version=2.0
	ssh.NewClientConn(nil, "host:22", config) // expect: protocol SSHv2 version=2.0
	server := &ssh.ServerConfig{PublicKeyAuthAlgorithms: []string{"ssh-ed25519"}} // expect: protocol SSHv2 version=2.0; signature Ed25519
	server.Ciphers = []string{"aes192-ctr"} // expect: cipher AES-192-CTR
	server.MACs = []string{"hmac-sha2-512"} // expect: mac HMAC-SHA-512
	server.KeyExchanges = []string{"ecdh-sha2-nistp256"} // expect: key-agreement ECDH-P-256
	ssh.NewServerConn(nil, server) // expect: protocol SSHv2 version=2.0
}

func names(config *ssh.Config, host *ssh.ClientConfig) {
	config.Ciphers = []string{ssh.CipherAES128GCM} // expect: cipher AES-128-GCM
	config.Ciphers = []string{ssh.CipherAES256GCM} // expect: cipher AES-256-GCM
	config.Ciphers = []string{ssh.CipherChaCha20Poly1305} // expect: cipher ChaCha20-Poly1305
	config.Ciphers = []string{ssh.CipherAES128CTR} // expect: cipher AES-128-CTR
	config.Ciphers = []string{ssh.CipherAES192CTR} // expect: cipher AES-192-CTR
	config.Ciphers = []string{ssh.CipherAES256CTR} // expect: cipher AES-256-CTR
	config.Ciphers = []string{ssh.InsecureCipherAES128CBC} // expect: cipher AES-128-CBC
	config.Ciphers = []string{ssh.InsecureCipherTripleDESCBC} // expect: cipher 3DES-168-CBC
	config.Ciphers = []string{ssh.InsecureCipherRC4} // expect: cipher RC4-128
	config.Ciphers = []string{ssh.InsecureCipherRC4128} // expect: cipher RC4-128
	config.Ciphers = []string{ssh.InsecureCipherRC4256} // expect: cipher RC4-256
	config.MACs = []string{ssh.HMACSHA256} // expect: mac HMAC-SHA-256
	config.MACs = []string{ssh.HMACSHA512} // expect: mac HMAC-SHA-512
	config.MACs = []string{ssh.HMACSHA256ETM} // expect: mac HMAC-SHA-256
	config.MACs = []string{ssh.HMACSHA512ETM} // expect: mac HMAC-SHA-512
	config.MACs = []string{ssh.HMACSHA1} // expect: mac HMAC-SHA-1
	config.MACs = []string{ssh.InsecureHMACSHA196} // expect: mac HMAC-SHA-1-96 tagBits=96
	config.KeyExchanges = []string{ssh.KeyExchangeCurve25519} // expect: key-agreement x25519
	config.KeyExchanges = []string{ssh.KeyExchangeMLKEM768X25519} // expect: key-agreement X25519MLKEM768
	config.KeyExchanges = []string{ssh.KeyExchangeECDHP256} // expect: key-agreement ECDH-P-256
	config.KeyExchanges = []string{ssh.KeyExchangeECDHP384} // expect: key-agreement ECDH-P-384
	config.KeyExchanges = []string{ssh.KeyExchangeECDHP521} // expect: key-agreement ECDH-P-521
	config.KeyExchanges = []string{ssh.KeyExchangeDH14SHA256} // expect: key-agreement FFDHE-modp2048
	config.KeyExchanges = []string{ssh.KeyExchangeDH16SHA512} // expect: key-agreement FFDHE-modp4096
	config.KeyExchanges = []string{ssh.KeyExchangeDHGEXSHA256} // expect: key-agreement DH-SHA-256
	config.KeyExchanges = []string{ssh.InsecureKeyExchangeDH1SHA1} // expect: key-agreement FFDHE-modp1024
	config.KeyExchanges = []string{ssh.InsecureKeyExchangeDH14SHA1} // expect: key-agreement FFDHE-modp2048
	config.KeyExchanges = []string{ssh.InsecureKeyExchangeDHGEXSHA1} // expect: key-agreement DH-SHA-1
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoRSA} // expect: signature RSA-PKCS1-1.5-SHA-1
	host.HostKeyAlgorithms = []string{ssh.SigAlgoRSA} // expect: signature RSA-PKCS1-1.5-SHA-1
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoDSA} // expect: signature DSA-SHA-1
	host.HostKeyAlgorithms = []string{ssh.InsecureKeyAlgoDSA} // expect: signature DSA-SHA-1
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoRSASHA256} // expect: signature RSA-PKCS1-1.5-SHA-256
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoRSASHA512} // expect: signature RSA-PKCS1-1.5-SHA-512
	host.HostKeyAlgorithms = []string{ssh.SigAlgoRSASHA2256} // expect: signature RSA-PKCS1-1.5-SHA-256
	host.HostKeyAlgorithms = []string{ssh.SigAlgoRSASHA2512} // expect: signature RSA-PKCS1-1.5-SHA-512
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoECDSA256} // expect: signature ECDSA-P-256-SHA-256
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoECDSA384} // expect: signature ECDSA-P-384-SHA-384
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoECDSA521} // expect: signature ECDSA-P-521-SHA-512
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoED25519} // expect: signature Ed25519
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoSKECDSA256} // expect: signature ECDSA-P-256-SHA-256
	host.HostKeyAlgorithms = []string{ssh.KeyAlgoSKED25519} // expect: signature Ed25519
}

func keys(data []byte, signer ssh.Signer, chosen ssh.AlgorithmSigner, public ssh.PublicKey) {
	ssh.ParsePrivateKey(data) // expect: key unknown material=private-key
	ssh.ParseRawPrivateKey(data) // expect: key unknown material=private-key
	ssh.ParsePrivateKeyWithPassphrase(data) // expect: key unknown material=private-key
	ssh.ParseRawPrivateKeyWithPassphrase(data) // expect: key unknown material=private-key
	ssh.ParseDSAPrivateKey(data) // expect: key DSA material=private-key
	ssh.ParsePublicKey(data) // expect: key unknown material=public-key certificateFormat=OpenSSH
	ssh.ParseAuthorizedKey(data) // expect: key unknown material=public-key certificateFormat=OpenSSH
	ssh.ParseKnownHosts(data) // expect: key unknown material=public-key certificateFormat=OpenSSH
	private, _ := ecdsa.GenerateKey(elliptic.P256(), nil) // expect: keygen ECDSA-P-256
	ssh.MarshalPrivateKey(private, "comment") // expect: key ECDSA-P-256 material=private-key certificateFormat=OpenSSH
	ssh.MarshalPrivateKeyWithPassphrase(private, "comment") // expect: key ECDSA-P-256 material=private-key certificateFormat=OpenSSH
	ssh.NewSignerFromKey(private, "comment") // expect: key ECDSA-P-256 material=private-key
	ssh.NewSignerFromSigner(private, "comment") // expect: key ECDSA-P-256 material=private-key
	ssh.NewPublicKey(private, "comment") // expect: key ECDSA-P-256 material=public-key certificateFormat=OpenSSH
	ssh.NewSignerWithAlgorithms(signer, []string{"rsa-sha2-256"}) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
	signer.Sign(nil, data) // expect: signature unknown functions=sign
	chosen.SignWithAlgorithm(nil, data, ssh.KeyAlgoRSASHA512) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
	public.Verify(data, nil) // expect: signature unknown functions=verify
	ssh.FingerprintLegacyMD5(public) // expect: hash MD5
	ssh.FingerprintSHA256(public) // expect: hash SHA-256
	ssh.MarshalAuthorizedKey(public)
}

func certificates(signer ssh.AlgorithmSigner, certificate *ssh.Certificate, checker *ssh.CertChecker) {
	signer.Sign(nil, nil) // expect: signature unknown functions=sign
	ssh.NewCertSigner(certificate, signer) // expect: certificate unknown certificateFormat=OpenSSH
	certificate.SignCert(nil, signer) // expect: certificate unknown certificateFormat=OpenSSH functions=sign
	checker.CheckCert("name", certificate) // expect: certificate unknown certificateFormat=OpenSSH functions=verify
	ssh.NewControlClientConn(nil) // expect: protocol SSHv2 version=2.0
}

func hosts(signer ssh.Signer, config *ssh.ClientConfig) error {
	use(&ssh.ClientConfig{HostKeyCallback: ssh.InsecureIgnoreHostKey()}) // expect: protocol SSHv2 verification=none
	use(&ssh.ClientConfig{HostKeyCallback: ssh.FixedHostKey(nil)})       // expect: protocol SSHv2 verification=peer
	known, err := knownhosts.New("known_hosts")
	use(&ssh.ClientConfig{HostKeyCallback: known}) // expect: protocol SSHv2 verification=peer
	use(&ssh.ClientConfig{HostKeyCallback: func(host string, remote net.Addr, key ssh.PublicKey) error { return nil }}) // expect: protocol SSHv2 verification=none
	use(&ssh.ClientConfig{HostKeyCallback: acceptAll}) // expect: protocol SSHv2 verification=none
	use(&ssh.ClientConfig{HostKeyCallback: ask})       // expect: protocol SSHv2 verification=unsaid
	callback := ssh.InsecureIgnoreHostKey() // expect: protocol SSHv2 verification=none
	config.HostKeyCallback = ask // expect: protocol SSHv2 verification=unsaid
	return err
}

func acceptAll(host string, remote net.Addr, key ssh.PublicKey) error {
	log.Println(host)
	return nil
}

func ask(host string, remote net.Addr, key ssh.PublicKey) error {
	if host == "example.org" {
		return nil
	}
	return errors.New("unknown host")
}

func declared(edwards ed25519.PrivateKey, private *rsa.PrivateKey, public *ecdsa.PublicKey, other any) {
	ssh.NewSignerFromKey(edwards) // expect: key Ed25519 material=private-key
	ssh.NewSignerFromKey(private) // expect: key RSA material=private-key
	ssh.NewPublicKey(public) // expect: key ECDSA material=public-key certificateFormat=OpenSSH
	ssh.NewPublicKey(other) // expect: key unknown material=public-key unknown=name
}

func parsed(data []byte) {
	key, _ := ssh.ParseRawPrivateKey(data) // expect: key unknown material=private-key
	passed(key)
}

func passed(key ed25519.PrivateKey) {
	ssh.NewSignerFromKey(key) // expect: key Ed25519 material=private-key
}
