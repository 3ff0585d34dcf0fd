package fixtures

import (
	"crypto/tls"
	"crypto/x509"
	"errors"

	utls "github.com/refraction-networking/utls"
)

func ownChecks(roots *x509.CertPool, pins func([]byte) bool) {
	use(&tls.Config{ // expect: protocol TLS verification=unsaid unknown=verification
		InsecureSkipVerify: true,
		VerifyConnection: func(state tls.ConnectionState) error {
			if !pins(state.PeerCertificates[0].Raw) {
				return errors.New("unknown peer")
			}
			return nil
		},
	})
	use(&tls.Config{ // expect: protocol TLS verification=unsaid unknown=verification
		InsecureSkipVerify: true,
		VerifyPeerCertificate: func(raw [][]byte, _ [][]*x509.Certificate) error {
			return chainOf(raw, roots)
		},
	})
	use(&tls.Config{ // expect: protocol TLS verification=none
		InsecureSkipVerify: true,
		VerifyConnection: func(state tls.ConnectionState) error {
			log(state)
			return nil
		},
	})
	use(&tls.Config{InsecureSkipVerify: true, VerifyConnection: nil}) // expect: protocol TLS verification=none
}

func later(config *tls.Config) {
	config.InsecureSkipVerify = true // expect: protocol TLS verification=unsaid unknown=verification
	before := config.VerifyPeerCertificate
	config.VerifyPeerCertificate = func(raw [][]byte, chains [][]*x509.Certificate) error {
		if err := before(raw, chains); err != nil {
			return err
		}
		return chainOf(raw, nil)
	}
}

func mimics(config *utls.Config, held *holder, check func(utls.ConnectionState) error) {
	config.InsecureSkipVerify = true // expect: protocol TLS verification=unsaid unknown=verification
	config.VerifyConnection = check
	held.config.InsecureSkipVerify = true // expect: protocol TLS verification=unsaid unknown=verification
	held.config.VerifyPeerCertificate = held.check
}

type holder struct {
	config *utls.Config
	check  func([][]byte, [][]*x509.Certificate) error
}

func none(config *tls.Config, other *tls.Config, check func(tls.ConnectionState) error) {
	config.InsecureSkipVerify = true // expect: protocol TLS verification=none
	other.VerifyConnection = check
}
