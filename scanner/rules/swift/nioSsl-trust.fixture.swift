import NIOSSL

func configurations() {
    var none = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=none
    none.certificateVerification = .none
    var names = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=no-host-name
    names.certificateVerification = .noHostnameVerification
    var full = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=peer
    full.certificateVerification = CertificateVerification.fullVerification
    let old = TLSConfiguration.forClient(certificateVerification: .none) // expect: protocol TLS verification=none
}
