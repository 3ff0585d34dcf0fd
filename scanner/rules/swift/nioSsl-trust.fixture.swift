import NIOSSL

func configurations() {
    var none = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=none
    none.certificateVerification = .none
    var names = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=no-host-name
    names.certificateVerification = .noHostnameVerification
    var full = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=peer
    full.certificateVerification = CertificateVerification.fullVerification
    var asking = TLSConfiguration.makeClientConfiguration() // expect: protocol TLS verification=unsaid
    asking.certificateVerification = .optionalVerification
    let server = TLSConfiguration.forServer(certificateChain: [], privateKey: .file("key.pem"), certificateVerification: .none) // expect: protocol TLS verification=unsaid
    let old = TLSConfiguration.forClient(certificateVerification: .none) // expect: protocol TLS verification=none
}
