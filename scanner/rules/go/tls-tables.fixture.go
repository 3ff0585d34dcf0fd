package fixtures

import "crypto/tls"

type SuiteNames []string

var suitesByName = map[string]uint16{
	"TLS_RSA_WITH_RC4_128_SHA":              tls.TLS_RSA_WITH_RC4_128_SHA,              // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_SHA
	"TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256": tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
	"chacha":                                tls.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305,  // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
}

var chosenByName = SuiteNames{
	"TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
}

var otherNames = []string{"TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "a name that no table has"}

var versionsByName = map[string]uint16{
	"1.2": tls.VersionTLS12, // expect: protocol TLSv1.2 version=1.2
	"1.3": tls.VersionTLS13, // expect: protocol TLSv1.3 version=1.3
	"3.0": tls.VersionSSL30, // expect: protocol SSLv3 version=ssl3
}

var namesOfVersions = map[uint16]string{
	tls.VersionSSL30: "SSL 3.0",
	tls.VersionTLS12: "TLS 1.2",
}

var suitesOfVersions = map[uint16]uint16{
	tls.VersionTLS13: tls.TLS_AES_128_GCM_SHA256, // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
}

var chosen = []uint16{
	tls.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA, // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
	tls.TLS_AES_128_GCM_SHA256,               // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
}

func given() []uint16 {
	return []uint16{tls.TLS_CHACHA20_POLY1305_SHA256} // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
}

var read = []uint16{tls.TLS_AES_256_GCM_SHA384}

func config() *tls.Config {
	return &tls.Config{CipherSuites: read} // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
}

func isOld(suite uint16) bool {
	return suite == tls.TLS_RSA_WITH_AES_128_CBC_SHA
}
