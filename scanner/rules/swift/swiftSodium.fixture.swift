import Sodium

func all() {
    let sodium = Sodium()
    let key = sodium.secretBox.key() // expect: keygen XSalsa20-Poly1305
    let sealed: Bytes? = sodium.secretBox.seal(message: message, secretKey: key) // expect: cipher XSalsa20-Poly1305 functions=encrypt
    _ = sodium.secretBox.open(nonceAndAuthenticatedCipherText: sealed!, secretKey: key) // expect: cipher XSalsa20-Poly1305 functions=decrypt
    let alice = sodium.box.keyPair()! // expect: keygen x25519
    _ = sodium.box.seal(message: message, recipientPublicKey: alice.publicKey, senderSecretKey: secret) // expect: cipher NaCl-box functions=encrypt
    _ = sodium.box.open(anonymousCipherText: c, recipientPublicKey: p, recipientSecretKey: s) // expect: cipher NaCl-box functions=decrypt
    _ = sodium.box.beforenm(recipientPublicKey: p, senderSecretKey: s) // expect: key-agreement x25519
    _ = sodium.sign.keyPair() // expect: keygen Ed25519
    _ = sodium.sign.signature(message: message, secretKey: s) // expect: signature Ed25519 functions=sign
    _ = sodium.sign.sign(message: message, secretKey: s) // expect: signature Ed25519 functions=sign
    _ = sodium.sign.verify(message: message, publicKey: p, signature: s) // expect: signature Ed25519 functions=verify
    _ = sodium.sign.open(signedMessage: message, publicKey: p) // expect: signature Ed25519 functions=verify
    _ = sodium.genericHash.hash(message: message, outputLength: 64) // expect: hash BLAKE2b-512 outputBits=512
    _ = sodium.genericHash.initStream() // expect: hash BLAKE2b-256 outputBits=256
    _ = sodium.shortHash.hash(message: message, key: key) // expect: mac SipHash
    _ = sodium.pwHash.hash(outputLength: 32, passwd: p, salt: s, opsLimit: o, memLimit: m) // expect: kdf Argon2id outputBits=256
    _ = sodium.pwHash.str(passwd: p, opsLimit: o, memLimit: m) // expect: password-hash Argon2id
    _ = sodium.pwHash.strVerify(hash: h, passwd: p) // expect: password-hash Argon2id
    _ = sodium.auth.tag(message: message, secretKey: s) // expect: mac HMAC-SHA-512 outputBits=256 functions=tag
    _ = sodium.auth.verify(message: message, secretKey: s, tag: t) // expect: mac HMAC-SHA-512 outputBits=256 functions=tag
    _ = sodium.keyDerivation.derive(secretKey: s, index: 0, length: 32, context: "x") // expect: kdf BLAKE2b-256 outputBits=256
    _ = sodium.keyExchange.keyPair() // expect: key-agreement x25519
    _ = sodium.keyExchange.sessionKeyPair(publicKey: p, secretKey: s, otherPublicKey: o, side: .CLIENT) // expect: key-agreement x25519
    _ = sodium.secretStream.xchacha20poly1305.initPush(secretKey: s) // expect: cipher XChaCha20-Poly1305
    _ = sodium.secretStream.xchacha20poly1305.initPull(secretKey: s, header: h) // expect: cipher XChaCha20-Poly1305
    _ = sodium.aead.xchacha20poly1305ietf.encrypt(message: message, secretKey: s) // expect: cipher XChaCha20-Poly1305 functions=encrypt
    _ = sodium.aead.xchacha20poly1305ietf.decrypt(nonceAndAuthenticatedCipherText: c, secretKey: s) // expect: cipher XChaCha20-Poly1305 functions=decrypt
    _ = sodium.stream.xor(input: i, nonce: n, secretKey: s) // expect: cipher XSalsa20
    _ = sodium.randomBytes.buf(length: 24) // expect: random RNG byteLength=24
    _ = sodium.randomBytes.deterministic(length: 32, seed: s) // expect: random ChaCha20 byteLength=32
}

func notFound(other: Other) {
    _ = other.secretBox.seal(message: message)
    _ = sodium.utils.bin2hex(bytes)
}
