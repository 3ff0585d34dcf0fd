// also: CryptoKit=Crypto
import CryptoKit

extension P256.Signing.PrivateKey: SigningKey {} // expect: key ECDSA-P-256
extension P256.Signing.PublicKey: CheckingKey {} // expect: key ECDSA-P-256
extension Curve25519.Signing.PrivateKey: SigningKey {} // expect: key Ed25519
extension Curve25519.Signing.PublicKey: CheckingKey {} // expect: key Ed25519
extension MLDSA65.PrivateKey: SigningKey {} // expect: key ML-DSA-65
extension MLDSA65.PublicKey: CheckingKey {} // expect: key ML-DSA-65
extension MLDSA87.PrivateKey: SigningKey {} // expect: key ML-DSA-87
extension MLDSA87.PublicKey: CheckingKey {} // expect: key ML-DSA-87
extension P256.Signing.PrivateKey { var isOwn: Bool { true } }

enum Types {
    typealias Secret384 = P384.Signing.PrivateKey // expect: key ECDSA-P-384
    typealias Open384 = P384.Signing.PublicKey // expect: key ECDSA-P-384
    typealias Secret521 = P521.Signing.PrivateKey // expect: key ECDSA-P-521
    typealias Open521 = P521.Signing.PublicKey // expect: key ECDSA-P-521
    typealias A = P256.KeyAgreement.PrivateKey // expect: key ECDH-P-256
    typealias B = P256.KeyAgreement.PublicKey // expect: key ECDH-P-256
    typealias C = P384.KeyAgreement.PrivateKey // expect: key ECDH-P-384
    typealias D = P384.KeyAgreement.PublicKey // expect: key ECDH-P-384
    typealias E = P521.KeyAgreement.PrivateKey // expect: key ECDH-P-521
    typealias F = P521.KeyAgreement.PublicKey // expect: key ECDH-P-521
    typealias G = Curve25519.KeyAgreement.PrivateKey // expect: key x25519
    typealias H = Curve25519.KeyAgreement.PublicKey // expect: key x25519
    typealias I = MLKEM768.PrivateKey // expect: key ML-KEM-768
    typealias J = MLKEM768.PublicKey // expect: key ML-KEM-768
    typealias K = MLKEM1024.PrivateKey // expect: key ML-KEM-1024
    typealias L = MLKEM1024.PublicKey // expect: key ML-KEM-1024
}

func take(key: P256.Signing.PrivateKey, other: Curve25519.Signing.PublicKey) throws -> P384.Signing.PrivateKey {
    let kept: P521.Signing.PrivateKey = try stored()
    return try load()
}

extension P384.KeyAgreement.PrivateKey: AgreeingKey {
  init() {
    self = .init(compactRepresentable: false) // expect: key ECDH-P-384 material=private-key
  }

  func agree(with other: P384.KeyAgreement.PublicKey) throws -> SharedSecret {
    try self.sharedSecretFromKeyAgreement(with: other) // expect: key-agreement ECDH-P-384
  }
}

struct HostKey {
  let agreement: Curve25519.KeyAgreement.PrivateKey

  init(ed25519Key key: Curve25519.Signing.PrivateKey) {
    self.agreement = .init() // expect: key x25519 material=private-key
  }

  static func made() -> HostKey {
    HostKey(ed25519Key: .init()) // expect: key Ed25519 material=private-key
  }

  static func signing() -> P521.Signing.PrivateKey {
    let other: Unknown = .init()
    return .init() // expect: key ECDSA-P-521 material=private-key
  }
}
