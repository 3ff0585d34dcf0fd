// also: JWTKit=JWT
import JWTKit

func signers(app: Application) async throws {
    _ = JWTSigner.hs256(key: key) // expect: token HMAC-SHA-256
    _ = JWTSigner.hs384(key: key) // expect: token HMAC-SHA-384
    _ = JWTSigner.hs512(key: key) // expect: token HMAC-SHA-512
    _ = JWTSigner.rs256(key: key) // expect: token RSA-PKCS1-1.5-SHA-256
    _ = JWTSigner.rs384(key: key) // expect: token RSA-PKCS1-1.5-SHA-384
    _ = JWTSigner.rs512(key: key) // expect: token RSA-PKCS1-1.5-SHA-512
    _ = JWTSigner.ps256(key: key) // expect: token RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256
    _ = JWTSigner.ps384(key: key) // expect: token RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384
    _ = JWTSigner.ps512(key: key) // expect: token RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512
    _ = JWTSigner.es256(key: key) // expect: token ECDSA-P-256-SHA-256
    _ = JWTSigner.es384(key: key) // expect: token ECDSA-P-384-SHA-384
    _ = JWTSigner.es512(key: key) // expect: token ECDSA-P-521-SHA-512
    _ = JWTSigner.eddsa(key: key) // expect: token EdDSA
    _ = JWTSigner.unsecuredNone // expect: token JWS-none
    let keys = JWTKeyCollection()
    await keys.add(hmac: "secret", digestAlgorithm: .sha256) // expect: token HMAC-SHA-256
    await keys.add(hmac: HMACKey(from: "secret"), digestAlgorithm: DigestAlgorithm.sha384) // expect: token HMAC-SHA-384; key HMAC material=secret-key
    await keys.add(hmac: "secret", digestAlgorithm: big ? DigestAlgorithm.sha512 : DigestAlgorithm.sha256) // expect: token HMAC-SHA-256; token HMAC-SHA-512
    await keys.add(ecdsa: ES256PrivateKey(pem: pem)) // expect: token ECDSA-P-256-SHA-256
    await keys.add(ecdsa: ES384PublicKey(pem: pem)) // expect: token ECDSA-P-384-SHA-384
    await keys.add(eddsa: EdDSA.PrivateKey(curve: .ed25519)) // expect: token EdDSA; key EdDSA
    await keys.add(rsa: Insecure.RSA.PrivateKey(pem: pem), digestAlgorithm: .sha256) // expect: token RSA-PKCS1-1.5-SHA-256; key RSA
    await keys.add(pss: key, digestAlgorithm: .sha512) // expect: token RSA-PSS-SHA-512-MGF1
    await keys.add(mldsa: key) // expect: token ML-DSA
    await keys.addUnsecuredNone() // expect: token JWS-none
    _ = try ES256PublicKey(pem: pem) // expect: key ECDSA-P-256-SHA-256
    _ = try ES384PrivateKey(pem: pem) // expect: key ECDSA-P-384-SHA-384
    _ = try ES512PrivateKey() // expect: key ECDSA-P-521-SHA-512
    _ = try ES512PublicKey(pem: pem) // expect: key ECDSA-P-521-SHA-512
    _ = try EdDSA.PublicKey(x: x, curve: .ed25519) // expect: key EdDSA
    _ = try Insecure.RSA.PublicKey(pem: pem) // expect: key RSA
    _ = try RSAKey.private(pem: pem) // expect: key RSA
    _ = try RSAKey.public(pem: pem) // expect: key RSA
    _ = try RSAKey.certificate(pem: pem) // expect: key RSA
    _ = try ECDSAKey.private(pem: pem) // expect: key ECDSA
    _ = try ECDSAKey.public(pem: pem) // expect: key ECDSA
    _ = try ECDSAKey.certificate(pem: pem) // expect: key ECDSA
}

func notFound(other: Set<Int>) {
    other.add(hmac: "x", digestAlgorithm: .sha256)
}
