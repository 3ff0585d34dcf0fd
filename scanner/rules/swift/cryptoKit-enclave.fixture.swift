import CryptoKit

func signatures(given: SecureEnclave.P256.Signing.PrivateKey, data: Data) throws {
    let enclave = try SecureEnclave.P256.Signing.PrivateKey() // expect: key ECDSA-P-256 material=private-key
    _ = try enclave.signature(for: data) // expect: signature ECDSA-P-256 material=private-key functions=sign
    _ = try given.signature(for: Data()) // expect: signature ECDSA-P-256 functions=sign
    _ = try SecureEnclave.MLDSA65.PrivateKey() // expect: key ML-DSA-65 material=private-key parameterSet=65
    _ = try SecureEnclave.MLDSA87.PrivateKey() // expect: key ML-DSA-87 material=private-key parameterSet=87
}

func agreement(given: SecureEnclave.P256.KeyAgreement.PrivateKey, peer: P256.KeyAgreement.PublicKey) throws {
    _ = try SecureEnclave.P256.KeyAgreement.PrivateKey() // expect: key ECDH-P-256 material=private-key
    _ = try given.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-P-256
}

func kems() throws {
    _ = try SecureEnclave.MLKEM768.PrivateKey() // expect: key ML-KEM-768 material=private-key parameterSet=768
    _ = try SecureEnclave.MLKEM1024.PrivateKey() // expect: key ML-KEM-1024 material=private-key parameterSet=1024
}

struct EnclaveKeys {
    let key: SecureEnclave.P256.Signing.PrivateKey
    func check(raw: Data, data: Data) -> Bool {
        key.publicKey.isValidSignature(raw, for: data) // expect: signature ECDSA-P-256 functions=verify
    }
}
