import Foundation
import Network
import Security

func keys() {
    let attributes: [String: Any] = [
        kSecAttrKeyType as String: kSecAttrKeyTypeRSA,
        kSecAttrKeySizeInBits as String: 2048,
        kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: true]
    ]
    let key = SecKeyCreateRandomKey(attributes as CFDictionary, &error)! // expect: keygen RSA-2048 keyBits=2048
    SecKeyGeneratePair([kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256] as CFDictionary, &publicKey, &privateKey) // expect: keygen EC-256 keyBits=256
    SecKeyCreateRandomKey([kSecAttrKeyType as String: strong ? kSecAttrKeyTypeEC : kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: size] as CFDictionary, nil) // expect: keygen EC; keygen RSA
    SecKeyCreateRandomKey(unknown, nil) // expect: keygen unknown
    let read = SecKeyCreateWithData(data as CFData, [kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeyClass as String: kSecAttrKeyClassPublic, kSecAttrKeySizeInBits as String: 4096] as CFDictionary, nil) // expect: key RSA-4096 keyBits=4096 material=public-key
    SecKeyCreateWithData(data, [kSecAttrKeyType: kSecAttrKeyTypeECDSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate] as NSDictionary, nil) // expect: key EC material=private-key
    SecKeyCreateWithData(data, [kSecAttrKeyType: kSecAttrKeyTypeAES, kSecAttrKeyClass: kSecAttrKeyClassSymmetric] as NSDictionary, nil) // expect: key AES material=secret-key
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeDSA, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen DSA-128 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeAES, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen AES-128 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeDES, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen DES-56 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyType3DES, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen 3DES-112 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeRC4, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen RC4-128 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeRC2, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen RC2-128 keyBits=128
    SecKeyGenerateSymmetric([kSecAttrKeyType: kSecAttrKeyTypeCAST, kSecAttrKeySizeInBits: 128] as CFDictionary, nil) // expect: keygen CAST5-128 keyBits=128
    SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, data, &error) // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 functions=sign
    let algorithm: SecKeyAlgorithm = .ecdsaSignatureMessageX962SHA256
    SecKeyVerifySignature(SecKeyCopyPublicKey(key)!, algorithm, data, signature, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA256, data, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 keyBits=2048 functions=encrypt
    SecKeyCreateDecryptedData(key, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, .ecdhKeyExchangeStandard, peer, parameters, nil) // expect: key-agreement ECDH
    SecKeyCreateSignature(key, unknown, data, nil) // expect: signature RSA-2048 keyBits=2048 functions=sign
    SecKeyRawSign(key, .PKCS1SHA256, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 functions=sign
    SecKeyRawVerify(key, SecPadding.PKCS1, bytes, 32, out, length) // expect: signature RSA-PKCS1-1.5-2048 keyBits=2048 functions=verify
    SecKeyEncrypt(key, .PKCS1, bytes, 32, &out, &length) // expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 functions=encrypt
    SecKeyDecrypt(key, SecPadding.OAEP, bytes, 32, &out, &length) // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 keyBits=2048 functions=decrypt
    SecKeyRawSign(other, .PKCS1MD2, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
    SecKeyRawSign(other, .PKCS1MD5, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
    SecKeyRawSign(other, .PKCS1SHA1, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SecKeyRawSign(other, .PKCS1SHA224, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SecKeyRawSign(other, .PKCS1SHA256, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SecKeyRawSign(other, .PKCS1SHA384, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SecKeyRawSign(other, .PKCS1SHA512, bytes, 32, &out, &length) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) // expect: random RNG byteLength=32
    var nonce = [UInt8](repeating: 0, count: 12)
    _ = SecRandomCopyBytes(kSecRandomDefault, nonce.count, &nonce) // expect: random RNG byteLength=12
    SecCertificateCreateWithData(nil, data) // expect: certificate X.509
    SecPKCS12Import(data, options, &items) // expect: keystore unknown certificateFormat=PKCS12
}

func tls(options: sec_protocol_options_t, context: SSLContext) {
    SSLSetProtocolVersionMin(context, .tlsProtocol12) // expect: protocol TLSv1.2 version=1.2
    SSLSetProtocolVersionMax(context, SSLProtocol.tlsProtocol13) // expect: protocol TLSv1.3 version=1.3
    SSLSetProtocolVersion(context, .sslProtocol3) // expect: protocol SSLv3 version=ssl3
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
    SSLCreateContext(nil, .clientSide, .streamType) // expect: protocol TLS
    sec_protocol_options_set_min_tls_protocol_version(options, .TLSv12) // expect: protocol TLSv1.2 version=1.2
    sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_t.TLSv13) // expect: protocol TLSv1.3 version=1.3
    sec_protocol_options_set_tls_min_version(options, .tlsProtocol11) // expect: protocol TLSv1.1 version=1.1
    sec_protocol_options_set_tls_max_version(options, .tlsProtocol1) // expect: protocol TLSv1.0 version=1.0
    sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_t(rawValue: 0xC02F)!) // expect: protocol TLS
    sec_protocol_options_add_pre_shared_key(options, key, identity) // expect: protocol TLS
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12 // expect: protocol TLSv1.2 version=1.2
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv13 // expect: protocol TLSv1.3 version=1.3
    configuration.tlsMinimumSupportedProtocol = .tlsProtocol12 // expect: protocol TLSv1.2 version=1.2
    URLSessionConfiguration.ephemeral.tlsMaximumSupportedProtocol = .tlsProtocol13 // expect: protocol TLSv1.3 version=1.3
    let background = URLSessionConfiguration.background(withIdentifier: "x")
    background.tlsMinimumSupportedProtocolVersion = .TLSv10 // expect: protocol TLSv1.0 version=1.0
    let tls = NWProtocolTLS.Options() // expect: protocol TLS
    let connection = NWConnection(host: "h", port: 1, using: NWParameters.tls) // expect: protocol TLS
    let other = NWConnection(host: "h", port: 1, using: Network.NWParameters.dtls) // expect: protocol DTLS
}

func versions(context: SSLContext, options: sec_protocol_options_t) {
    SSLSetProtocolVersionMin(context, .sslProtocol2) // expect: protocol SSLv2 version=ssl2
    SSLSetProtocolVersionMin(context, .sslProtocol3) // expect: protocol SSLv3 version=ssl3
    SSLSetProtocolVersionMin(context, .tlsProtocol1) // expect: protocol TLSv1.0 version=1.0
    SSLSetProtocolVersionMin(context, .tlsProtocol11) // expect: protocol TLSv1.1 version=1.1
    sec_protocol_options_set_min_tls_protocol_version(options, .TLSv11) // expect: protocol TLSv1.1 version=1.1
    SSLSetEnabledCiphers(context, [TLS_AES_128_GCM_SHA256], 1) // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    SSLSetEnabledCiphers(context, [TLS_AES_256_GCM_SHA384], 1) // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
    SSLSetEnabledCiphers(context, [TLS_CHACHA20_POLY1305_SHA256], 1) // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_3DES_EDE_CBC_SHA], 1) // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_128_CBC_SHA], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_256_CBC_SHA], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_128_GCM_SHA256], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_256_GCM_SHA384], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_128_CBC_SHA256], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA256
    SSLSetEnabledCiphers(context, [TLS_RSA_WITH_AES_256_CBC_SHA256], 1) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    SSLSetEnabledCiphers(context, [TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
    SSLSetEnabledCiphers(context, [TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256], 1) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .AES_128_GCM_SHA256) // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .AES_256_GCM_SHA384) // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .CHACHA20_POLY1305_SHA256) // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_3DES_EDE_CBC_SHA) // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_128_CBC_SHA) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_256_CBC_SHA) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_128_GCM_SHA256) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_256_GCM_SHA384) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_128_CBC_SHA256) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .RSA_WITH_AES_256_CBC_SHA256) // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_128_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_256_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_3DES_EDE_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_128_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_256_CBC_SHA) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_128_CBC_SHA256) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_256_CBC_SHA384) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_128_CBC_SHA256) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_256_CBC_SHA384) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_128_GCM_SHA256) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_AES_256_GCM_SHA384) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_128_GCM_SHA256) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_AES_256_GCM_SHA384) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256) // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
    sec_protocol_options_append_tls_ciphersuite(options, .ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256) // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
}

func notFound(configuration: OtherConfiguration) {
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    SecItemAdd(query as CFDictionary, nil)
    other.SecRandomCopyBytes(1)
}

func datagram(_ options: sec_protocol_options_t, _ context: SSLContext) {
    sec_protocol_options_set_min_tls_protocol_version(options, .DTLSv10) // expect: protocol DTLSv1.0
    sec_protocol_options_set_max_tls_protocol_version(options, .DTLSv12) // expect: protocol DTLSv1.2
    SSLSetProtocolVersionMin(context, .dtlsProtocol1) // expect: protocol DTLSv1.0
    SSLSetProtocolVersionMax(context, .dtlsProtocol12) // expect: protocol DTLSv1.2
}

func trusted(trust: SecTrust, roots: CFArray, leaf: SecCertificate, identity: SecIdentity, key: SecKey) {
    _ = SecTrustEvaluateWithError(trust, nil) // expect: certificate unknown certificateFormat=X.509 functions=verify
    SecTrustEvaluate(trust, &result) // expect: certificate unknown certificateFormat=X.509 functions=verify
    SecTrustEvaluateAsync(trust, queue) { _, _ in } // expect: certificate unknown certificateFormat=X.509 functions=verify
    SecTrustEvaluateAsyncWithError(trust, queue) { _, _, _ in } // expect: certificate unknown certificateFormat=X.509 functions=verify
    SecTrustSetAnchorCertificates(trust, roots) // expect: certificate unknown certificateFormat=X.509
    _ = SecCertificateCopyKey(leaf) // expect: certificate unknown certificateFormat=X.509
    SecIdentityCopyCertificate(identity, &found) // expect: certificate unknown certificateFormat=X.509
    SecIdentityCopyPrivateKey(identity, &secret) // expect: key unknown material=private-key
    _ = SecKeyCopyExternalRepresentation(key, nil) // expect: key unknown
    guard let publicKey = SecKeyCopyPublicKey(key),
          let exported = SecKeyCopyExternalRepresentation(publicKey, nil) as Data? // expect: key unknown material=public-key
    else { return }
}
