package fixtures

import (
	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"
)

var config = &ssh.ClientConfig{ // expect: protocol SSHv2 version=2.0
	HostKeyAlgorithms: []string{ // expect: signature DSA-SHA-1; signature ECDSA-P-256-SHA-256; signature ECDSA-P-384-SHA-384; signature ECDSA-P-521-SHA-512; signature Ed25519; signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15
		ssh.CertAlgoRSAv01,
		ssh.CertAlgoDSAv01,
		ssh.CertAlgoRSASHA256v01,
		ssh.CertAlgoRSASHA512v01,
		ssh.CertAlgoECDSA256v01,
		ssh.CertAlgoECDSA384v01,
		ssh.CertAlgoECDSA521v01,
		ssh.CertAlgoED25519v01,
	},
}

var server = &ssh.ServerConfig{ // expect: protocol SSHv2 version=2.0
	PublicKeyAuthAlgorithms: []string{ // expect: signature DSA-SHA-1; signature ECDSA-P-256-SHA-256; signature Ed25519
		ssh.InsecureCertAlgoDSAv01,
		ssh.CertAlgoSKECDSA256v01,
		ssh.CertAlgoSKED25519v01,
	},
}

func checks(checker *ssh.CertChecker, certificate *ssh.Certificate, key ssh.PublicKey, held *agent.Key, keys agent.Agent, more agent.ExtendedAgent, data []byte) {
	checker.CheckHostKey("host:22", nil, key) // expect: certificate unknown functions=verify certificateFormat=OpenSSH
	checker.Authenticate(nil, key) // expect: certificate unknown functions=verify certificateFormat=OpenSSH
	certificate.Verify(data, nil) // expect: signature unknown functions=verify
	held.Verify(data, nil) // expect: signature unknown functions=verify
	keys.Sign(key, data) // expect: signature unknown functions=sign
	keys.SignWithFlags(key, data, 0) // expect: signature unknown functions=sign
	more.Sign(key, data) // expect: signature unknown functions=sign
	more.SignWithFlags(key, data, agent.SignatureFlagRsaSha256) // expect: signature unknown functions=sign
}
