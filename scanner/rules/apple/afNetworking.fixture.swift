import AFNetworking

func connect(manager: AFHTTPSessionManager) {
    let policy = AFSecurityPolicy.default()
    policy.allowInvalidCertificates = true // expect: protocol TLS verification=none
    let made = AFSecurityPolicy(pinningMode: .none)
    made.validatesDomainName = false // expect: protocol TLS verification=no-host-name
    manager.securityPolicy.validatesDomainName = false // expect: protocol TLS verification=no-host-name
}
