// also: import Cryptor=import IDZSwiftCommonCrypto; Digest(using=Digest(algorithm
import Cryptor

func all(key: [UInt8]) throws {
    _ = Digest(using: .md2) // expect: hash MD2
    _ = Digest(using: .md4) // expect: hash MD4
    _ = Digest(using: .md5) // expect: hash MD5
    _ = Digest(using: .sha1) // expect: hash SHA-1
    _ = Digest(using: .sha224) // expect: hash SHA-224
    _ = Digest(using: .sha256) // expect: hash SHA-256
    _ = Digest(using: .sha384) // expect: hash SHA-384
    _ = Digest(using: .sha512) // expect: hash SHA-512
    _ = HMAC(using: .md5, key: key) // expect: mac HMAC-MD5
    _ = HMAC(using: .sha1, key: key) // expect: mac HMAC-SHA-1
    _ = HMAC(using: .sha224, key: key) // expect: mac HMAC-SHA-224
    _ = HMAC(using: .sha256, key: key) // expect: mac HMAC-SHA-256
    _ = HMAC(using: .sha384, key: key) // expect: mac HMAC-SHA-384
    _ = HMAC(using: .sha512, key: key) // expect: mac HMAC-SHA-512
    _ = try Cryptor(operation: .encrypt, algorithm: .aes, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher AES-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes128, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher AES-128-CBC-PKCS7 keyBits=128 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes192, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher AES-192-CBC-PKCS7 keyBits=192 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes256, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .des, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher DES-56-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .tripleDes, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher 3DES-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .tripleDES, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher 3DES-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .cast, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher CAST5-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .rc2, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher RC2-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .blowfish, options: .pkcs7Padding, key: key, iv: [UInt8](repeating: 0, count: 16)) // expect: cipher Blowfish-CBC-PKCS7 nonceBits=128 functions=encrypt
    _ = StreamCryptor(operation: .decrypt, algorithm: .aes, options: [.pkcs7Padding, .ecbMode], key: [UInt8](repeating: 0, count: 32), iv: []) // expect: cipher AES-256-ECB-PKCS7 keyBits=256 nonceBits=0 functions=decrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes, options: .none, key: key, iv: iv) // expect: cipher AES-CBC-NoPadding functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes, options: .PKCS7Padding, key: key, iv: iv) // expect: cipher AES-CBC-PKCS7 functions=encrypt
    _ = try Cryptor(operation: .encrypt, algorithm: .aes, options: .ECBMode, key: key, iv: iv) // expect: cipher AES-ECB-NoPadding functions=encrypt
    _ = try Random.generate(byteCount: 32) // expect: random RNG byteLength=32
    _ = try Random.generateBytes(byteCount: 16) // expect: random RNG byteLength=16
    _ = try PBKDF.deriveKey(fromPassword: "x", salt: "12345678", prf: .sha1, rounds: 1000, derivedKeyLength: 32) // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=256 iterations=1000
    _ = try PBKDF.deriveKey(fromPassword: "x", salt: "12345678", prf: .sha224, rounds: 1000, derivedKeyLength: 32) // expect: kdf PBKDF2-SHA-224-1000 saltBits=64 outputBits=256 iterations=1000
    _ = try PBKDF.deriveKey(fromPassword: "x", salt: "12345678", prf: .sha256, rounds: 1000, derivedKeyLength: 32) // expect: kdf PBKDF2-SHA-256-1000 saltBits=64 outputBits=256 iterations=1000
    _ = try PBKDF.deriveKey(fromPassword: "x", salt: "12345678", prf: .sha384, rounds: 1000, derivedKeyLength: 32) // expect: kdf PBKDF2-SHA-384-1000 saltBits=64 outputBits=256 iterations=1000
    _ = try PBKDF.deriveKey(fromPassword: "x", salt: "12345678", prf: .sha512, rounds: 1000, derivedKeyLength: 32) // expect: kdf PBKDF2-SHA-512-1000 saltBits=64 outputBits=256 iterations=1000
}

func notFound(other: Other) { _ = other.generate(byteCount: 1) }
