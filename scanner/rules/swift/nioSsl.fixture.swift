import NIOSSL

func servers() throws {
    var configuration = TLSConfiguration.makeServerConfiguration(certificateChain: chain, privateKey: .privateKey(key)) // expect: protocol TLSv1.2 version=1.2
    configuration.minimumTLSVersion = .tlsv12
    var client = TLSConfiguration.makeClientConfiguration() // expect: protocol TLSv1.3 version=1.3 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLSv1.3 version=1.3 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    client.maximumTLSVersion = TLSVersion.tlsv13
    client.cipherSuites = "ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384"
    client.curves = [.x25519_MLKEM768]
    _ = TLSConfiguration.makePreSharedKeyConfiguration() // expect: protocol TLS
    _ = TLSConfiguration.makeServerConfigurationWithMTLS(certificateChain: chain, privateKey: key, trustRoots: .default) // expect: protocol TLS
    _ = TLSConfiguration.clientDefault // expect: protocol TLS
    _ = TLSConfiguration.forServer(certificateChain: chain, privateKey: key, minimumTLSVersion: .tlsv11) // expect: protocol TLSv1.1 version=1.1
    _ = TLSConfiguration.forClient(minimumTLSVersion: .tlsv1) // expect: protocol TLSv1.0 version=1.0
    _ = try NIOSSLCertificate(file: "a.pem", format: .pem) // expect: certificate X.509
    _ = try NIOSSLCertificate.fromPEMFile("a.pem") // expect: certificate X.509
    _ = try NIOSSLCertificate.fromPEMBytes(bytes) // expect: certificate X.509
    _ = try NIOSSLPrivateKey(file: "k.pem", format: .pem) // expect: key unknown material=private-key
    _ = try NIOSSLPKCS12Bundle(file: "a.p12") // expect: keystore unknown certificateFormat=PKCS12
}

func suite0() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    c.cipherSuiteValues = [.TLS_RSA_WITH_AES_128_CBC_SHA]
}
func suite1() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
    c.cipherSuiteValues = [.TLS_RSA_WITH_AES_256_CBC_SHA]
}
func suite2() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_PSK_WITH_AES_128_CBC_SHA
    c.cipherSuiteValues = [.TLS_PSK_WITH_AES_128_CBC_SHA]
}
func suite3() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_PSK_WITH_AES_256_CBC_SHA
    c.cipherSuiteValues = [.TLS_PSK_WITH_AES_256_CBC_SHA]
}
func suite4() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
    c.cipherSuiteValues = [.TLS_RSA_WITH_AES_128_GCM_SHA256]
}
func suite5() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
    c.cipherSuiteValues = [.TLS_RSA_WITH_AES_256_GCM_SHA384]
}
func suite6() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    c.cipherSuiteValues = [.TLS_AES_128_GCM_SHA256]
}
func suite7() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
    c.cipherSuiteValues = [.TLS_AES_256_GCM_SHA384]
}
func suite8() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
    c.cipherSuiteValues = [.TLS_CHACHA20_POLY1305_SHA256]
}
func suite9() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA]
}
func suite10() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA]
}
func suite11() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA]
}
func suite12() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA]
}
func suite13() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA]
}
func suite14() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_PSK_WITH_AES_256_CBC_SHA
    c.cipherSuiteValues = [.TLS_ECDHE_PSK_WITH_AES_256_CBC_SHA]
}
func suite15() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
    c.cipherSuiteValues = [.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]
}
func suite16() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    c.cipherSuiteValues = [.TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384]
}
func suite17() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
    c.cipherSuiteValues = [.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256]
}
func suite18() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    c.cipherSuiteValues = [.TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384]
}
func suite19() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
    c.cipherSuiteValues = [.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256]
}
func suite20() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
    c.cipherSuiteValues = [.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256]
}
func curve0() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS
    c.curves = [.secp256r1]
}
func curve1() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS
    c.curves = [.secp384r1]
}
func curve2() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS
    c.curves = [.secp521r1]
}
func curve3() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS
    c.curves = [.x25519]
}
func curve4() {
    var c = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS
    c.curves = [.x448]
}

func notFound(other: Other) {
    other.minimumTLSVersion = .tlsv12
    _ = Other.TLSConfiguration.makeClientConfiguration()
}
