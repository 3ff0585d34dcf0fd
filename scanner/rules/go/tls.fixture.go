package fixtures

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"net/smtp"

	"github.com/docker/go-connections/tlsconfig"
	consul "github.com/hashicorp/consul/api"
	nomad "github.com/hashicorp/nomad/api"
	vault "github.com/hashicorp/vault/api"
	"k8s.io/client-go/rest"
	utls "github.com/refraction-networking/utls"
)

var modern = &tls.Config{ // expect: protocol TLSv1.3 version=1.3
	MinVersion: tls.VersionTLS13,
	CurvePreferences: []tls.CurveID{ // expect: key-agreement ECDHE-P-256; key-agreement ECDHE-P-384; key-agreement ECDHE-P-521; key-agreement SecP256r1MLKEM768; key-agreement SecP384r1MLKEM1024; key-agreement X25519MLKEM768; key-agreement x25519 curve=Curve25519; key-agreement ML-KEM-1024
		tls.CurveP256,
		tls.CurveP384,
		tls.CurveP521,
		tls.X25519,
		tls.X25519MLKEM768,
		tls.SecP256r1MLKEM768,
		tls.SecP384r1MLKEM1024,
		tls.MLKEM1024,
	},
}

func versions() {
	use(&tls.Config{MinVersion: tls.VersionSSL30}) // expect: protocol TLSv1.0 version=1.0
	use(&tls.Config{MinVersion: tls.VersionTLS10}) // expect: protocol TLSv1.0 version=1.0
	use(&tls.Config{MinVersion: tls.VersionTLS11}) // expect: protocol TLSv1.1 version=1.1
	use(&tls.Config{MinVersion: tls.VersionTLS12}) // expect: protocol TLSv1.2 version=1.2
	use(&utls.Config{MinVersion: utls.VersionSSL30}) // expect: protocol TLSv1.0 version=1.0
	use(&utls.Config{MinVersion: utls.VersionTLS10}) // expect: protocol TLSv1.0 version=1.0
	use(&utls.Config{MinVersion: utls.VersionTLS11}) // expect: protocol TLSv1.1 version=1.1
	use(&utls.Config{MinVersion: utls.VersionTLS12}) // expect: protocol TLSv1.2 version=1.2
	use(&utls.Config{MinVersion: utls.VersionTLS13}) // expect: protocol TLSv1.3 version=1.3
	use(&tls.Config{MinVersion: tls.VersionTLS12, MaxVersion: tls.VersionTLS13}) // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.3 version=1.3
	use(&tls.Config{InsecureSkipVerify: true})  // expect: protocol TLS verification=none
	use(&tls.Config{InsecureSkipVerify: false}) // expect: protocol TLS verification=peer
	use(&tls.Config{ServerName: "example.org"}) // expect: protocol TLS verification=unsaid
	use(&utls.Config{InsecureSkipVerify: true}) // expect: protocol TLS verification=none
	config := &tls.Config{} // expect: protocol TLSv1.1 version=1.1 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
	config.MinVersion = tls.VersionTLS11
	config.MaxVersion = tls.VersionTLS12
	config.CurvePreferences = []tls.CurveID{tls.X25519} // expect: key-agreement x25519 curve=Curve25519
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256}
	chosen := utls.Config{CipherSuites: []uint16{0x1301}} // expect: protocol TLSv1.2 version=1.2
	chosen.MaxVersion = 0x0303
	chosen.CurvePreferences = []utls.CurveID{utls.CurveP256} // expect: key-agreement ECDHE-P-256
	chosen.CurvePreferences = []utls.CurveID{utls.CurveP384} // expect: key-agreement ECDHE-P-384
	chosen.CurvePreferences = []utls.CurveID{utls.CurveP521} // expect: key-agreement ECDHE-P-521
	chosen.CurvePreferences = []utls.CurveID{utls.X25519} // expect: key-agreement x25519 curve=Curve25519
	chosen.CurvePreferences = []utls.CurveID{utls.X25519MLKEM768} // expect: key-agreement X25519MLKEM768
}

func given(config *tls.Config, other *utls.Config) {
	config.MinVersion = tls.VersionTLS10 // expect: protocol TLSv1.0 version=1.0
	config.MaxVersion = tls.VersionTLS12 // expect: protocol TLSv1.2 version=1.2
	other.MinVersion = utls.VersionTLS12 // expect: protocol TLSv1.2 version=1.2
	other.MaxVersion = utls.VersionTLS12 // expect: protocol TLSv1.2 version=1.2
}

func suites(config *tls.Config) {
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_RC4_128_SHA} // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_SHA
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_3DES_EDE_CBC_SHA} // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_128_CBC_SHA} // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_256_CBC_SHA} // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_128_CBC_SHA256} // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA256
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_128_GCM_SHA256} // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
	config.CipherSuites = []uint16{tls.TLS_RSA_WITH_AES_256_GCM_SHA384} // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_RC4_128_SHA} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_RC4_128_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305} // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_RC4_128_SHA} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_RC4_128_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
	config.CipherSuites = []uint16{tls.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305} // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
	config.CipherSuites = []uint16{tls.TLS_AES_128_GCM_SHA256} // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
	config.CipherSuites = []uint16{tls.TLS_AES_256_GCM_SHA384} // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
	config.CipherSuites = []uint16{tls.TLS_CHACHA20_POLY1305_SHA256} // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
}

func servers(pool any, given *tls.Config) {
	use(&tls.Config{ClientAuth: tls.NoClientCert, InsecureSkipVerify: true}) // expect: protocol TLS verification=unsaid
	use(&tls.Config{ClientAuth: tls.RequestClientCert}) // expect: protocol TLS verification=unsaid
	use(&tls.Config{ClientAuth: tls.RequireAnyClientCert}) // expect: protocol TLS verification=unsaid
	use(&tls.Config{ClientAuth: tls.VerifyClientCertIfGiven}) // expect: protocol TLS verification=unsaid
	use(&tls.Config{ClientAuth: tls.RequireAndVerifyClientCert, ClientCAs: pool}) // expect: protocol TLS verification=peer
	use(&utls.Config{ClientAuth: utls.NoClientCert, InsecureSkipVerify: true}) // expect: protocol TLS verification=unsaid
	use(&utls.Config{ClientAuth: utls.RequestClientCert}) // expect: protocol TLS verification=unsaid
	use(&utls.Config{ClientAuth: utls.RequireAnyClientCert}) // expect: protocol TLS verification=unsaid
	use(&utls.Config{ClientAuth: utls.VerifyClientCertIfGiven}) // expect: protocol TLS verification=unsaid
	use(&utls.Config{ClientAuth: utls.RequireAndVerifyClientCert}) // expect: protocol TLS verification=peer
	use(&tls.Config{RootCAs: pool, InsecureSkipVerify: true}) // expect: protocol TLS verification=none
	given.ClientAuth = tls.RequireAndVerifyClientCert
}

func connections(c, config, quic any) {
	tls.Dial(c, config) // expect: protocol TLS
	tls.DialWithDialer(c, config) // expect: protocol TLS
	tls.Client(c, config) // expect: protocol TLS
	tls.Server(c, config) // expect: protocol TLS
	tls.Listen(c, config) // expect: protocol TLS
	tls.NewListener(c, config) // expect: protocol TLS
	tls.QUICClient(c, config) // expect: protocol TLS
	tls.QUICServer(c, config) // expect: protocol TLS
	utls.Client(c, config) // expect: protocol TLS
	utls.Server(c, config) // expect: protocol TLS
	utls.UClient(c, config) // expect: protocol TLS
	utls.Dial(c, config) // expect: protocol TLS
	use(&tls.Dialer{Config: nil}) // expect: protocol TLS
	tls.LoadX509KeyPair("cert.pem", "key.pem") // expect: certificate unknown certificateFormat=X.509
	tls.X509KeyPair(nil, nil) // expect: certificate unknown certificateFormat=X.509
	http.ListenAndServeTLS(":443", "cert.pem", "key.pem", nil) // expect: protocol TLS
	http.ServeTLS(nil, nil, "cert.pem", "key.pem") // expect: protocol TLS
	server := &http.Server{Addr: ":443"}
	server.ListenAndServeTLS("", "") // expect: protocol TLS
	server.ServeTLS(nil, "", "") // expect: protocol TLS
}

func mail(client *smtp.Client, config *tls.Config) {
	client.StartTLS(config) // expect: protocol TLS
	http.ListenAndServe(":80", nil)
}

func tested(handler http.Handler) {
	httptest.NewTLSServer(handler) // expect: protocol TLS
	server := httptest.NewUnstartedServer(handler)
	server.StartTLS()
	httptest.NewServer(handler)
}

func started(server *httptest.Server) {
	server.StartTLS() // expect: protocol TLS
}

func trust(skip bool) {
	open := &tls.Config{MinVersion: tls.VersionTLS12} // expect: protocol TLSv1.2 verification=none
	open.InsecureSkipVerify = true
	use(&tls.Config{InsecureSkipVerify: skip}) // expect: protocol TLS verification=unsaid
	use(rest.TLSClientConfig{Insecure: true}) // expect: protocol TLS verification=none
	use(&vault.TLSConfig{Insecure: true}) // expect: protocol TLS verification=none
	use(&nomad.TLSConfig{Insecure: false}) // expect: protocol TLS verification=peer
	use(consul.TLSConfig{InsecureSkipVerify: true}) // expect: protocol TLS verification=none
	use(tlsconfig.Options{InsecureSkipVerify: true}) // expect: protocol TLS verification=none
	use(Options{InsecureSkipVerify: true, Insecure: true})
}

func trustOf(config *tls.Config) {
	config.InsecureSkipVerify = true // expect: protocol TLS verification=none
}

func serves(own *tls.Config) {
	config := &tls.Config{MinVersion: tls.VersionTLS13} // expect: protocol TLSv1.3
	server := &http.Server{Addr: ":443", TLSConfig: config}
	server.ListenAndServeTLS("cert.pem", "key.pem")
	other := &http.Server{TLSConfig: own}
	other.ServeTLS(listener, "cert.pem", "key.pem") // expect: protocol TLS
}
