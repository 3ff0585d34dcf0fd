import AFNetworking

func connect(manager: AFHTTPSessionManager) {
    let policy = AFSecurityPolicy.default()
    policy.allowInvalidCertificates = true // expect: protocol TLS verification=none
    manager.securityPolicy.validatesDomainName = false // expect: protocol TLS verification=no-host-name
}
