// also: CryptoKit=Crypto
import CryptoKit
import Foundation

func hashes(data: Data) {
    _ = SHA256.hash(data: data) // expect: hash SHA-256
    _ = SHA384.hash(data: data) // expect: hash SHA-384
    _ = SHA512.hash(data: data) // expect: hash SHA-512
    _ = SHA3_256.hash(data: data) // expect: hash SHA3-256
    _ = SHA3_384.hash(data: data) // expect: hash SHA3-384
    _ = SHA3_512.hash(data: data) // expect: hash SHA3-512
    _ = Insecure.MD5.hash(data: data) // expect: hash MD5
    _ = CryptoKit.Insecure.SHA1.hash(data: data) // expect: hash SHA-1
    var hasher = SHA256() // expect: hash SHA-256 functions=digest
    hasher.update(data: data)
    _ = hasher.finalize()
    let others: [any HashFunction] = [SHA384(), SHA512(), SHA3_256(), SHA3_384(), SHA3_512(), Insecure.MD5(), Insecure.SHA1()] // expect: hash SHA-384; hash SHA-512; hash SHA3-256; hash SHA3-384; hash SHA3-512; hash MD5; hash SHA-1
}

func macs(data: Data, key: SymmetricKey) {
    _ = HMAC<SHA256>.authenticationCode(for: data, using: key) // expect: mac HMAC-SHA-256 functions=tag
    _ = HMAC<SHA384>.authenticationCode(for: data, using: SymmetricKey(size: .bits256)) // expect: mac HMAC-SHA-384 keyBits=256 functions=tag; key unknown keyBits=256 material=secret-key
    _ = HMAC<SHA3_256>.isValidAuthenticationCode(data, authenticating: data, using: key) // expect: mac HMAC-SHA3-256 functions=tag
    var mac = HMAC<Insecure.MD5>(key: SymmetricKey(data: Data(count: 16))) // expect: mac HMAC-MD5 keyBits=128 functions=tag; key unknown material=secret-key byteLength=16
    mac.update(data: data)
    _ = mac.finalize()
    _ = HMAC<SHA3_384>.authenticationCode(for: data, using: key) // expect: mac HMAC-SHA3-384 functions=tag
    _ = HMAC<SHA3_512>.authenticationCode(for: data, using: key) // expect: mac HMAC-SHA3-512 functions=tag
    _ = HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key) // expect: mac HMAC-SHA-1 functions=tag
    _ = HMAC<SHA512>.authenticationCode(for: data, using: key) // expect: mac HMAC-SHA-512 functions=tag
}

func keys() throws {
    let small = SymmetricKey(size: .bits128) // expect: key unknown keyBits=128 material=secret-key
    let middle = SymmetricKey(size: SymmetricKeySize.bits192) // expect: key unknown keyBits=192 material=secret-key
    let sized = SymmetricKey(size: .init(bitCount: 512)) // expect: key unknown keyBits=512 material=secret-key
    let large = SymmetricKey(size: SymmetricKeySize(bitCount: 1024)) // expect: key unknown keyBits=1024 material=secret-key
    let copied = SymmetricKey(data: Data(repeating: 1, count: 32)) // expect: key unknown material=secret-key byteLength=32
    let nonce = AES.GCM.Nonce()
    _ = try AES.GCM.seal(Data(), using: small) // expect: cipher AES-128-GCM keyBits=128 tagBits=128 nonceBits=96 functions=encrypt
    _ = try AES.GCM.seal(Data(), using: middle, nonce: AES.GCM.Nonce(data: Data(count: 16))) // expect: cipher AES-192-GCM keyBits=192 tagBits=128 nonceBits=128 functions=encrypt
    let box = try AES.GCM.seal(Data(), using: copied, nonce: nonce, authenticating: Data()) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 nonceBits=96 functions=encrypt
    _ = try AES.GCM.open(box, using: copied) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 functions=decrypt
    let other = try! ChaChaPoly.seal(Data(), using: copied, nonce: ChaChaPoly.Nonce()) // expect: cipher ChaCha20-Poly1305 keyBits=256 tagBits=128 nonceBits=96 functions=encrypt
    _ = try? ChaChaPoly.open(other, using: copied) // expect: cipher ChaCha20-Poly1305 keyBits=256 tagBits=128 functions=decrypt
    _ = try AES.KeyWrap.wrap(large, using: copied) // expect: key-wrap AES-256-KW keyBits=256 functions=encrypt
    _ = try AES.KeyWrap.unwrap(Data(), using: copied) // expect: key-wrap AES-256-KW keyBits=256 functions=decrypt
}

func derived(secret: SymmetricKey) {
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: Data(count: 16), info: Data(), outputByteCount: 32) // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=256 functions=keyderive
    let prk = HKDF<SHA512>.extract(inputKeyMaterial: secret, salt: Data(count: 32)) // expect: kdf HKDF-SHA-512 saltBits=256 functions=keyderive
    _ = HKDF<SHA512>.expand(pseudoRandomKey: prk, info: Data(), outputByteCount: 64) // expect: kdf HKDF-SHA-512 outputBits=512 functions=keyderive
}

func signing(data: Data) throws {
    let p256 = P256.Signing.PrivateKey() // expect: key ECDSA-P-256 material=private-key
    let signature = try p256.signature(for: data) // expect: signature ECDSA-P-256 material=private-key functions=sign
    _ = p256.publicKey.isValidSignature(signature, for: data) // expect: signature ECDSA-P-256 material=public-key functions=verify
    let p384 = try P384.Signing.PrivateKey(pemRepresentation: "x") // expect: key ECDSA-P-384 material=private-key
    let p521 = P521.Signing.PrivateKey(compactRepresentable: false) // expect: key ECDSA-P-521 material=private-key
    let p256Public = try P256.Signing.PublicKey(rawRepresentation: data) // expect: key ECDSA-P-256 material=public-key
    let p384Public = try P384.Signing.PublicKey(derRepresentation: data) // expect: key ECDSA-P-384 material=public-key
    let p521Public = try P521.Signing.PublicKey(x963Representation: data) // expect: key ECDSA-P-521 material=public-key
    _ = p521Public.isValidSignature(signature, for: data) // expect: signature ECDSA-P-521 material=public-key functions=verify
    let ed = Curve25519.Signing.PrivateKey() // expect: key Ed25519 material=private-key
    _ = try ed.signature(for: data) // expect: signature Ed25519 material=private-key functions=sign
    _ = try Curve25519.Signing.PublicKey(rawRepresentation: data).isValidSignature(signature, for: data) // expect: signature Ed25519 material=public-key functions=verify; key Ed25519 material=public-key
    let lattice = try MLDSA65.PrivateKey() // expect: key ML-DSA-65 material=private-key parameterSet=65
    _ = try lattice.signature(for: data) // expect: signature ML-DSA-65 material=private-key parameterSet=65 functions=sign
    _ = try MLDSA87.PrivateKey() // expect: key ML-DSA-87 material=private-key parameterSet=87
    _ = try MLDSA65.PublicKey(rawRepresentation: data) // expect: key ML-DSA-65 material=public-key parameterSet=65
    _ = try MLDSA87.PublicKey(rawRepresentation: data) // expect: key ML-DSA-87 material=public-key parameterSet=87
}

func given(a: P256.Signing.PrivateKey, b: P384.Signing.PrivateKey, c: P521.Signing.PrivateKey, d: Curve25519.Signing.PrivateKey) throws {
    _ = try a.signature(for: Data()) // expect: signature ECDSA-P-256 functions=sign
    _ = try b.signature(for: Data()) // expect: signature ECDSA-P-384 functions=sign
    _ = try c.signature(for: Data()) // expect: signature ECDSA-P-521 functions=sign
    _ = try d.signature(for: Data()) // expect: signature Ed25519 functions=sign
}

func digests(a: P256.Signing.PrivateKey, b: P384.Signing.PublicKey, data: Data) throws {
    _ = try a.signature(for: SHA384.hash(data: data)) // expect: signature ECDSA-P-256-SHA-384 functions=sign; hash SHA-384
    let digest = SHA512.hash(data: data) // expect: hash SHA-512
    _ = b.isValidSignature(x, for: digest) // expect: signature ECDSA-P-384-SHA-512 functions=verify
    let own = P521.Signing.PrivateKey() // expect: key ECDSA-P-521 material=private-key
    _ = try own.signature(for: digest) // expect: signature ECDSA-P-521-SHA-512 material=private-key functions=sign
    _ = try a.signature(for: Data(digest)) // expect: signature ECDSA-P-256 functions=sign
    _ = try a.signature(for: hex(digest)) // expect: signature ECDSA-P-256 functions=sign
}

func checked(a: P256.Signing.PublicKey, b: P384.Signing.PublicKey, c: P521.Signing.PublicKey, d: Curve25519.Signing.PublicKey?) {
    _ = a.isValidSignature(x, for: Data()) // expect: signature ECDSA-P-256 functions=verify
    _ = b.isValidSignature(x, for: Data()) // expect: signature ECDSA-P-384 functions=verify
    _ = c.isValidSignature(x, for: Data()) // expect: signature ECDSA-P-521 functions=verify
    _ = d?.isValidSignature(x, for: Data()) // expect: signature Ed25519 functions=verify
}

func agreement(peer: P256.KeyAgreement.PublicKey, a: P256.KeyAgreement.PrivateKey, b: P384.KeyAgreement.PrivateKey, c: P521.KeyAgreement.PrivateKey) throws {
    let mine = P256.KeyAgreement.PrivateKey() // expect: key ECDH-P-256 material=private-key
    let shared = try mine.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-P-256 material=private-key
    _ = shared.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(count: 8), sharedInfo: Data(), outputByteCount: 32) // expect: kdf HKDF-SHA-256 saltBits=64 outputBits=256 functions=keyderive
    _ = shared.x963DerivedSymmetricKey(using: SHA512.self, sharedInfo: Data(), outputByteCount: 16) // expect: kdf ANSI-KDF-X9.63-SHA-512 outputBits=128 functions=keyderive
    _ = P384.KeyAgreement.PrivateKey() // expect: key ECDH-P-384 material=private-key
    _ = P521.KeyAgreement.PrivateKey() // expect: key ECDH-P-521 material=private-key
    _ = try P256.KeyAgreement.PublicKey(rawRepresentation: Data()) // expect: key ECDH-P-256 material=public-key
    _ = try P384.KeyAgreement.PublicKey(rawRepresentation: Data()) // expect: key ECDH-P-384 material=public-key
    _ = try P521.KeyAgreement.PublicKey(rawRepresentation: Data()) // expect: key ECDH-P-521 material=public-key
    _ = try a.sharedSecretFromKeyAgreement(with: mine.publicKey) // expect: key-agreement ECDH-P-256
    let x25519 = Curve25519.KeyAgreement.PrivateKey() // expect: key x25519 material=private-key
    _ = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: x25519.publicKey.rawRepresentation) // expect: key x25519 material=public-key
    _ = try a.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-P-256
    _ = try b.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-P-384
    _ = try c.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement ECDH-P-521
}

func passed(secret: SharedSecret, a: Curve25519.KeyAgreement.PrivateKey) throws {
    _ = try a.sharedSecretFromKeyAgreement(with: peer) // expect: key-agreement x25519
    _ = secret.hkdfDerivedSymmetricKey(using: SHA384.self, salt: Data(), sharedInfo: Data(), outputByteCount: 48) // expect: kdf HKDF-SHA-384 outputBits=384 functions=keyderive
    _ = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 32) // expect: kdf ANSI-KDF-X9.63-SHA-256 outputBits=256 functions=keyderive
}

func kems(a: MLKEM768.PublicKey, b: MLKEM1024.PublicKey, c: MLKEM768.PrivateKey, d: MLKEM1024.PrivateKey) throws {
    let key = try MLKEM768.PrivateKey() // expect: key ML-KEM-768 material=private-key parameterSet=768
    _ = try key.publicKey.encapsulate() // expect: kem ML-KEM-768 material=public-key parameterSet=768 functions=encapsulate
    _ = try key.decapsulate(Data()) // expect: kem ML-KEM-768 material=private-key parameterSet=768 functions=decapsulate
    _ = try MLKEM1024.PrivateKey(seedRepresentation: Data(), publicKey: nil) // expect: key ML-KEM-1024 material=private-key parameterSet=1024
    _ = try MLKEM768.PublicKey(rawRepresentation: Data()) // expect: key ML-KEM-768 material=public-key parameterSet=768
    _ = try MLKEM1024.PublicKey(rawRepresentation: Data()) // expect: key ML-KEM-1024 material=public-key parameterSet=1024
    _ = try MLKEM768.PrivateKey.generate() // expect: keygen ML-KEM-768 material=private-key parameterSet=768
    _ = try MLKEM1024.PrivateKey.generate() // expect: keygen ML-KEM-1024 material=private-key parameterSet=1024
    _ = try XWingMLKEM768X25519.PrivateKey() // expect: key X-Wing material=private-key
    _ = try XWingMLKEM768X25519.PrivateKey.generate() // expect: keygen X-Wing material=private-key
    _ = try XWingMLKEM768X25519.PublicKey(rawRepresentation: Data()) // expect: key X-Wing material=public-key
    _ = try a.encapsulate() // expect: kem ML-KEM-768 parameterSet=768 functions=encapsulate
    _ = try b.encapsulate() // expect: kem ML-KEM-1024 parameterSet=1024 functions=encapsulate
    _ = try c.decapsulate(Data()) // expect: kem ML-KEM-768 parameterSet=768 functions=decapsulate
    _ = try d.decapsulate(Data()) // expect: kem ML-KEM-1024 parameterSet=1024 functions=decapsulate
}

func hpke(peer: P256.KeyAgreement.PublicKey) throws {
    _ = ANSIKDFx963<SHA384>.deriveKey(inputKeyMaterial: key, info: Data(), outputByteCount: 32) // expect: kdf X9.63-KDF-SHA-384 outputBits=256 functions=keyderive
    let suite = HPKE.Ciphersuite.P256_SHA256_AES_GCM_256
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: suite, info: Data()) // expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-256-AES-256-GCM keyBits=256 functions=encrypt
    _ = try HPKE.Recipient(privateKey: peer, ciphersuite: .P384_SHA384_AES_GCM_256, info: Data(), encapsulatedKey: Data()) // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM keyBits=256 functions=decrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .P521_SHA512_AES_GCM_256, info: Data()) // expect: cipher HPKE-DHKEM-P-521-HKDF-SHA-512-AES-256-GCM keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .Curve25519_SHA256_ChachaPoly, info: Data()) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305 keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .XWingMLKEM768X25519_SHA256_AES_GCM_256, info: Data()) // expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: HPKE.Ciphersuite(kem: .P256_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_128), info: Data()) // expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-256-AES-128-GCM keyBits=128 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .init(kem: .P384_HKDF_SHA384, kdf: .HKDF_SHA384, aead: .AES_GCM_256), info: Data()) // expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .init(kem: .P521_HKDF_SHA512, kdf: .HKDF_SHA512, aead: .chaChaPoly), info: Data()) // expect: cipher HPKE-DHKEM-P-521-HKDF-SHA-512-ChaCha20-Poly1305 keyBits=256 functions=encrypt
    _ = try HPKE.Sender(recipientKey: peer, ciphersuite: .init(kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .chaChaPoly), info: Data()) // expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-ChaCha20-Poly1305 keyBits=256 functions=encrypt
}

struct Local { struct SHA256 { static func hash(data: Data) {} } }

func notFound(mine: Local, set: Set<Int>) {
    Local.SHA256.hash(data: Data())
    var hasher = Hasher()
    hasher.combine(1)
    _ = set.hashValue
    _ = mine.signature(for: Data())
}

func sizesOfDigests(_ shared: SharedSecret) {
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA256Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=256 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA3_256Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=256 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA384Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=384 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA3_384Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=384 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA512Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=512 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: SHA3_512Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=512 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: Insecure.SHA1Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=160 functions=keyderive
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: Insecure.MD5Digest.byteCount) // expect: kdf HKDF-SHA-256 outputBits=128 functions=keyderive
}

struct HeldKeys {
    let p256: P256.Signing.PrivateKey
    let p384: P384.Signing.PrivateKey
    let p521: P521.Signing.PrivateKey
    let ed: Curve25519.Signing.PrivateKey
    let mldsa65: MLDSA65.PrivateKey
    let mldsa87: MLDSA87.PrivateKey
    let checking65: MLDSA65.PublicKey
    let checking87: MLDSA87.PublicKey

    func check(raw: Data, data: Data) throws {
        let parsed = try P256.Signing.ECDSASignature(rawRepresentation: raw) // expect: signature ECDSA-P-256
        _ = p256.publicKey.isValidSignature(parsed, for: data) // expect: signature ECDSA-P-256 functions=verify
        _ = try P384.Signing.ECDSASignature(derRepresentation: raw) // expect: signature ECDSA-P-384
        _ = p384.publicKey.isValidSignature(raw, for: data) // expect: signature ECDSA-P-384 functions=verify
        _ = try P521.Signing.ECDSASignature(derRepresentation: raw) // expect: signature ECDSA-P-521
        _ = p521.publicKey.isValidSignature(raw, for: data) // expect: signature ECDSA-P-521 functions=verify
        _ = ed.publicKey.isValidSignature(raw, for: data) // expect: signature Ed25519 functions=verify
        _ = try mldsa65.signature(for: data) // expect: signature ML-DSA-65 functions=sign
        _ = try mldsa87.signature(for: data) // expect: signature ML-DSA-87 functions=sign
        _ = checking65.isValidSignature(raw, for: data) // expect: signature ML-DSA-65 functions=verify
        _ = checking87.isValidSignature(raw, for: data) // expect: signature ML-DSA-87 functions=verify
        _ = mldsa65.publicKey.isValidSignature(raw, for: data) // expect: signature ML-DSA-65 functions=verify
        _ = mldsa87.publicKey.isValidSignature(raw, for: data) // expect: signature ML-DSA-87 functions=verify
    }
}
