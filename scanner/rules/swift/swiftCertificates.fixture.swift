import Crypto
import X509

struct ChainVerifier {
    private let store: X509.CertificateStore

    init(roots: [Certificate]) {
        store = X509.CertificateStore(roots) // expect: certificate unknown certificateFormat=X.509
    }

    func check(leaf: Certificate, pem: String, key: Certificate.PublicKey) async throws {
        var verifier = try Verifier(rootCertificates: store, policy: { RFC5280Policy(validationTime: Date()) }) // expect: certificate unknown certificateFormat=X.509 functions=verify
        let result = await verifier.validate(leaf: leaf, intermediates: CertificateStore([leaf])) // expect: certificate unknown certificateFormat=X.509
        _ = try Certificate(pemEncoded: pem) // expect: certificate unknown certificateFormat=X.509
        _ = CertificateStore.systemTrustRoots // expect: certificate unknown certificateFormat=X.509
        _ = OCSPVerifierPolicy(failureMode: .soft, requester: requester, validationTime: Date()) // expect: certificate unknown certificateFormat=OCSP functions=verify
        _ = key.isValidSignature(signature, for: leaf) // expect: signature unknown functions=verify
    }
}

func issue(subject: DistinguishedName, made: P384.Signing.PrivateKey) throws {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey()) // expect: key ECDSA-P-256 material=private-key
    _ = try Certificate.PrivateKey(pemEncoded: pem) // expect: key unknown material=private-key
    _ = try Certificate.PublicKey(pemEncoded: pem) // expect: key unknown material=public-key
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .ecdsaWithSHA256, issuerPrivateKey: key) // expect: certificate ECDSA-SHA-256 certificateFormat=X.509
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .ecdsaWithSHA384, issuerPrivateKey: key) // expect: certificate ECDSA-SHA-384
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .ecdsaWithSHA512, issuerPrivateKey: key) // expect: certificate ECDSA-SHA-512
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .sha1WithRSAEncryption, issuerPrivateKey: key) // expect: certificate RSA-PKCS1-1.5-SHA-1
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .sha256WithRSAEncryption, issuerPrivateKey: key) // expect: certificate RSA-PKCS1-1.5-SHA-256
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .sha384WithRSAEncryption, issuerPrivateKey: key) // expect: certificate RSA-PKCS1-1.5-SHA-384
    _ = try Certificate(version: .v3, publicKey: key.publicKey, signatureAlgorithm: .sha512WithRSAEncryption, issuerPrivateKey: key) // expect: certificate RSA-PKCS1-1.5-SHA-512
    _ = try CertificateSigningRequest(version: .v1, subject: subject, privateKey: key, attributes: .init(), signatureAlgorithm: .ed25519) // expect: certificate Ed25519 certificateFormat=PKCS10
}
