// also: CryptoExtras=_CryptoExtras
import CryptoKit
import CryptoExtras

func rsa(data: Data) throws {
    let key = try _RSA.Signing.PrivateKey(keySize: .bits2048) // expect: key RSA-2048 keyBits=2048 material=private-key
    _ = try key.signature(for: data, padding: .insecurePKCS1v1_5) // expect: signature RSA-PKCS1-1.5-2048 keyBits=2048 material=private-key functions=sign
    _ = try key.signature(for: SHA256.hash(data: data), padding: .PSS) // expect: signature RSA-PSS-SHA-256-MGF1-2048 keyBits=2048 material=private-key functions=sign; hash SHA-256
    _ = key.publicKey.isValidSignature(signature, for: data) // expect: signature RSA-PSS-2048 keyBits=2048 material=public-key functions=verify
    _ = try _RSA.Signing.PrivateKey(unsafeKeySize: .init(bitCount: 1024)) // expect: key RSA-1024 keyBits=1024 material=private-key
    _ = try _RSA.Signing.PrivateKey(keySize: .bits3072) // expect: key RSA-3072 keyBits=3072 material=private-key
    _ = try _RSA.Signing.PrivateKey(keySize: _RSA.Signing.KeySize.bits4096) // expect: key RSA-4096 keyBits=4096 material=private-key
    _ = try _RSA.Signing.PrivateKey(keySize: big ? _RSA.Signing.KeySize.bits3072 : _RSA.Signing.KeySize.bits2048) // expect: key RSA-2048 keyBits=2048 material=private-key; key RSA-3072 keyBits=3072 material=private-key
    _ = try _RSA.Signing.PrivateKey(keySize: _RSA.Signing.KeySize(bitCount: 8192)) // expect: key RSA-8192 keyBits=8192 material=private-key
    _ = try _RSA.Signing.PublicKey(pemRepresentation: pem) // expect: key RSA material=public-key
    let encryption = try _RSA.Encryption.PrivateKey(keySize: .bits4096) // expect: key RSA-4096 keyBits=4096 material=private-key
    _ = try encryption.publicKey.encrypt(data, padding: .PKCS1_OAEP) // expect: cipher RSA-OAEP-SHA-1-MGF1-4096 keyBits=4096 material=public-key functions=encrypt
    _ = try encryption.decrypt(data, padding: .PKCS1_OAEP_SHA256) // expect: cipher RSA-OAEP-SHA-256-MGF1-4096 keyBits=4096 material=private-key functions=decrypt
    _ = try _RSA.Encryption.PublicKey(pemRepresentation: pem).encrypt(data, padding: ._WEAK_AND_INSECURE_PKCS_V1_5) // expect: cipher RSA-PKCS1-1.5 material=public-key functions=encrypt; key RSA material=public-key
    _ = try _RSA.BlindSigning.PrivateKey(keySize: .bits2048) // expect: key RSA-2048 keyBits=2048 material=private-key
    _ = try _RSA.BlindSigning.PublicKey(pemRepresentation: pem) // expect: key RSA material=public-key
}

func ciphers(data: Data, key: SymmetricKey) throws {
    _ = try AES._CBC.encrypt(data, using: SymmetricKey(size: .bits256), iv: AES._CBC.IV()) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=encrypt; key unknown keyBits=256 material=secret-key
    _ = try AES._CBC.decrypt(data, using: key, iv: iv, noPadding: true) // expect: cipher AES-CBC-NoPadding nonceBits=128 functions=decrypt
    _ = try AES._CTR.encrypt(data, using: key, nonce: nonce) // expect: cipher AES-CTR functions=encrypt
    _ = try AES._CTR.decrypt(data, using: key, nonce: nonce) // expect: cipher AES-CTR functions=decrypt
    _ = SHA512256.hash(data: data) // expect: hash SHA-512/256 functions=digest
    var sum = SHA512256() // expect: hash SHA-512/256 functions=digest
    sum.update(data: data)
    let blindKey = try _RSA.BlindSigning.PrivateKey(keySize: .bits4096) // expect: key RSA-4096 primitive=signature material=private-key
    _ = try blindKey.blindSignature(for: data) // expect: signature RSA-4096 primitive=signature material=private-key functions=sign
    let blindPublic = try _RSA.BlindSigning.PublicKey(pemRepresentation: pem) // expect: key RSA primitive=signature material=public-key
    _ = blindPublic.isValidSignature(signature, for: prepared) // expect: signature RSA primitive=signature material=public-key functions=verify
    _ = try AES._CFB.encrypt(data, using: key, iv: iv) // expect: cipher AES-CFB functions=encrypt
    _ = try AES._CFB.decrypt(data, using: key, iv: iv) // expect: cipher AES-CFB functions=decrypt
    _ = try AES.GCM._SIV.seal(data, using: key) // expect: cipher AES-GCM-SIV tagBits=128 nonceBits=96 functions=encrypt
    _ = try AES.GCM._SIV.open(box, using: key) // expect: cipher AES-GCM-SIV tagBits=128 functions=decrypt
    try AES.permute(&data, key: key) // expect: cipher AES-ECB functions=encrypt
    try AES.inversePermute(&data, key: key) // expect: cipher AES-ECB functions=decrypt
    _ = try AES.CMAC(key: key, outputSize: 8) // expect: mac AES-CMAC-64 tagBits=64
    _ = try Insecure.ChaCha20CTR.encrypt(data, using: key, nonce: nonce) // expect: cipher ChaCha20 nonceBits=96 functions=encrypt
}

func derived(password: Data) throws {
    _ = try KDF.Insecure.PBKDF2.deriveKey(from: password, salt: Data(count: 16), using: .sha256, outputByteCount: 32, rounds: 210_000) // expect: kdf PBKDF2-SHA-256-210000 saltBits=128 outputBits=256 iterations=210000 functions=keyderive
    _ = try KDF.Insecure.PBKDF2.deriveKey(from: password, salt: Data(count: 8), using: .insecureSHA1, outputByteCount: 16, unsafeUncheckedRounds: 1000) // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=128 iterations=1000 functions=keyderive
    _ = try KDF.Insecure.PBKDF2.deriveKey(from: password, salt: s, using: old ? .insecureMD5 : .insecureSHA224, outputByteCount: 16, rounds: 1) // expect: kdf PBKDF2-MD5-1 outputBits=128 iterations=1 functions=keyderive; kdf PBKDF2-SHA-224-1 outputBits=128 iterations=1 functions=keyderive
    _ = try KDF.Insecure.PBKDF2.deriveKey(from: password, salt: s, using: old ? .sha384 : .sha512, outputByteCount: 16, rounds: 1) // expect: kdf PBKDF2-SHA-384-1 outputBits=128 iterations=1 functions=keyderive; kdf PBKDF2-SHA-512-1 outputBits=128 iterations=1 functions=keyderive
    _ = try KDF.Scrypt.deriveKey(from: password, salt: Data(count: 16), outputByteCount: 32, rounds: 16384, blockSize: 8, parallelism: 1) // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256 iterations=16384 parallelism=1 blockSize=8 functions=keyderive
}

struct Keys {
    let backing: _RSA.Signing.PrivateKey
    let other: _RSA.Signing.PublicKey
    let sealing: _RSA.Encryption.PublicKey
    let opening: _RSA.Encryption.PrivateKey

    func use(padding: _RSA.Signing.Padding) throws {
        _ = try self.backing.signature(for: digest, padding: .insecurePKCS1v1_5) // expect: signature RSA-PKCS1-1.5 functions=sign
        _ = other.isValidSignature(signature, for: digest, padding: padding) // expect: signature RSA functions=verify
        _ = backing.publicKey.isValidSignature(signature, for: digest) // expect: signature RSA-PSS functions=verify
        _ = try sealing.encrypt(data, padding: .PKCS1_OAEP_SHA256) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
        _ = try opening.decrypt(data, padding: .PKCS1_OAEP_SHA256) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt
        _ = try opening.publicKey.encrypt(data, padding: .PKCS1_OAEP) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
        _ = try _RSA.Signing.PrivateKey._createFromNumbers(n: n, e: e, d: d) // expect: key RSA material=private-key
        _ = try _RSA.Encryption.PrivateKey._createFromNumbers(n: n, e: e, d: d) // expect: key RSA material=private-key
    }
}

struct KDFs { struct KDF { struct Scrypt { static func deriveKey() {} } }
    func notFound() { KDF.Scrypt.deriveKey() } }
