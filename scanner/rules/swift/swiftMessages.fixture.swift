import ObjectivePGP
import themis
import NIOSSH
import Citadel

func messages(data: Data, keys: [Key], path: String) throws {
    _ = try ObjectivePGP.encrypt(data, addSignature: false, using: keys) // expect: cipher unknown functions=encrypt certificateFormat=OpenPGP
    _ = try ObjectivePGP.decrypt(data, andVerifySignature: true, using: keys) // expect: cipher unknown functions=decrypt
    _ = try ObjectivePGP.sign(data, detached: true, using: keys) // expect: signature unknown functions=sign
    try ObjectivePGP.verify(data, withSignature: data, using: keys) // expect: signature unknown functions=verify
    try ObjectivePGP.verifySignature(data, using: keys) // expect: signature unknown functions=verify
    _ = try ObjectivePGP.readKeys(from: data) // expect: key unknown certificateFormat=OpenPGP
    _ = try ObjectivePGP.readKeysFromPath(path) // expect: key unknown certificateFormat=OpenPGP
    _ = KeyGenerator().generate(for: "user", passphrase: "x") // expect: keygen unknown certificateFormat=OpenPGP
}

func cells(password: String) {
    _ = TSCellSeal(passphrase: password) // expect: cipher AES-256-GCM
    _ = TSCellToken(key: TSGenerateSymmetricKey()!) // expect: cipher AES-256-GCM; keygen unknown material=secret-key
    _ = TSCellContextImprint(key: stored) // expect: cipher AES-256-CTR
    _ = TSKeyGen(algorithm: .EC) // expect: keygen EC
    _ = TSKeyGen(algorithm: .RSA) // expect: keygen RSA
}

func shells(ed: Curve25519.Signing.PrivateKey, role: SSHConnectionRole) async throws {
    _ = NIOSSHPrivateKey(ed25519Key: ed) // expect: key Ed25519 material=private-key
    _ = NIOSSHPrivateKey(p256Key: stored) // expect: key ECDSA-P-256 material=private-key
    _ = NIOSSHPrivateKey(p384Key: stored) // expect: key ECDSA-P-384 material=private-key
    _ = NIOSSHPrivateKey(p521Key: stored) // expect: key ECDSA-P-521 material=private-key
    _ = try NIOSSHPublicKey(openSSHPublicKey: line) // expect: key unknown material=public-key
    _ = NIOSSHHandler(role: role, allocator: allocator, inboundChildChannelInitializer: nil) // expect: protocol SSH
    _ = try await SSHClient.connect(host: "h", authenticationMethod: method, hostKeyValidator: .acceptAnything(), reconnect: .never) // expect: protocol SSH verification=none
    _ = try await SSHClient.connect(host: "h", authenticationMethod: method, hostKeyValidator: .trustedKeys(keys), reconnect: .never) // expect: protocol SSH verification=unsaid
    _ = try await SSHServer.host(host: "h", port: 22, hostKeys: [], authenticationDelegate: delegate) // expect: protocol SSH
}
