// also: P256K=secp256k1
import P256K

func keys(raw: Data, message: Data, peer: P256K.KeyAgreement.PublicKey) throws {
    let key = try P256K.Signing.PrivateKey() // expect: key ECDSA-secp256k1 material=private-key
    let signature = try key.signature(for: message) // expect: signature ECDSA-secp256k1 functions=sign
    _ = key.publicKey.isValidSignature(signature, for: message) // expect: signature ECDSA-secp256k1 functions=verify
    _ = try P256K.Signing.PublicKey(dataRepresentation: raw, format: .compressed) // expect: key ECDSA-secp256k1 material=public-key
    let schnorr = try P256K.Schnorr.PrivateKey(dataRepresentation: raw) // expect: key Schnorr-secp256k1 material=private-key
    let proof = try schnorr.signature(for: message) // expect: signature Schnorr-secp256k1 functions=sign
    _ = schnorr.xonly.isValidSignature(proof, for: message) // expect: signature Schnorr-secp256k1 functions=verify
    _ = P256K.Schnorr.XonlyKey(dataRepresentation: raw) // expect: key Schnorr-secp256k1 material=public-key
    let agreement = try P256K.KeyAgreement.PrivateKey() // expect: key ECDH-secp256k1 material=private-key
    _ = try agreement.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-secp256k1
    _ = try P256K.KeyAgreement.PublicKey(dataRepresentation: raw) // expect: key ECDH-secp256k1 material=public-key
    let recovery = try P256K.Recovery.PrivateKey() // expect: key ECDSA-secp256k1 material=private-key
    let recoverable = try recovery.signature(for: message) // expect: signature ECDSA-secp256k1 functions=sign
    _ = try P256K.Recovery.PublicKey(message, signature: recoverable) // expect: signature ECDSA-secp256k1 functions=verify
}
