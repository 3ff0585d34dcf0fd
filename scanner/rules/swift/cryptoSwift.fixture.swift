import CryptoSwift
import Foundation

func hashes(bytes: [UInt8], data: Data) {
    _ = "text".md5() // expect: hash MD5
    _ = data.sha256() // expect: hash SHA-256
    _ = bytes.sha1() // expect: hash SHA-1
    _ = "a".bytes.sha224() // expect: hash SHA-224
    _ = "a".data(using: .utf8)!.sha384() // expect: hash SHA-384
    _ = "a".sha512() // expect: hash SHA-512
    _ = bytes.sha2(.sha256) // expect: hash SHA-256
    _ = bytes.sha3(.keccak256) // expect: hash Keccak-256
    _ = data.sha3(SHA3.Variant.sha512) // expect: hash SHA3-512
    var incremental = MD5() // expect: hash MD5 functions=digest
    _ = try incremental.update(withBytes: bytes)
    _ = try incremental.finish()
    _ = SHA1().calculate(for: bytes) // expect: hash SHA-1 functions=digest
    _ = SHA2(variant: .sha384).calculate(for: bytes) // expect: hash SHA-384 functions=digest
    _ = SHA3(variant: .sha256).callAsFunction(bytes) // expect: hash SHA3-256 functions=digest
    _ = Digest.md5(bytes) // expect: hash MD5
    _ = Digest.sha1(bytes) // expect: hash SHA-1
    _ = Digest.sha224(bytes) // expect: hash SHA-224
    _ = Digest.sha256(bytes) // expect: hash SHA-256
    _ = Digest.sha384(bytes) // expect: hash SHA-384
    _ = Digest.sha512(bytes) // expect: hash SHA-512
    _ = Digest.sha2(bytes, variant: .sha224) // expect: hash SHA-224
    _ = Digest.sha2(bytes, variant: .sha256) // expect: hash SHA-256
    _ = Digest.sha2(bytes, variant: .sha384) // expect: hash SHA-384
    _ = Digest.sha2(bytes, variant: .sha512) // expect: hash SHA-512
    _ = Digest.sha3(bytes, variant: .sha224) // expect: hash SHA3-224
    _ = Digest.sha3(bytes, variant: .sha384) // expect: hash SHA3-384
    _ = Digest.sha3(bytes, variant: .keccak224) // expect: hash Keccak-224
    _ = Digest.sha3(bytes, variant: .keccak384) // expect: hash Keccak-384
    _ = Digest.sha3(bytes, variant: .keccak512) // expect: hash Keccak-512
}

func ciphers(key: [UInt8]) throws {
    let iv: [UInt8] = AES.randomIV(AES.blockSize) // expect: random RNG functions=generate
    let secret: Array<UInt8> = Array("0123456789abcdef".utf8)
    let aes = try AES(key: secret, blockMode: CBC(iv: iv), padding: .pkcs7) // expect: cipher AES-128-CBC-PKCS7 keyBits=128 functions=encrypt
    _ = try aes.encrypt(bytes)
    _ = try AES(key: [UInt8](repeating: 1, count: 32), blockMode: GCM(iv: [UInt8](repeating: 0, count: 12), mode: .combined)).decrypt(bytes) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 nonceBits=96 functions=decrypt
    _ = try AES(key: "passwordpassword", iv: "drowssapdrowssap").encrypt(bytes) // expect: cipher AES-128-PKCS7 keyBits=128 nonceBits=128 functions=encrypt
    _ = try AES(key: key, blockMode: ECB(), padding: .noPadding) // expect: cipher AES-ECB-NoPadding
    _ = try AES(key: key, blockMode: PCBC(iv: iv), padding: .zeroPadding).makeEncryptor() // expect: cipher AES-PCBC-ZeroPadding functions=encrypt
    _ = try AES(key: key, blockMode: CFB(iv: iv), padding: Padding.noPadding).makeDecryptor() // expect: cipher AES-CFB functions=decrypt
    _ = try AES(key: key, blockMode: OFB(iv: iv), padding: .iso78164) // expect: cipher AES-OFB
    _ = try AES(key: key, blockMode: CTR(iv: iv), padding: .noPadding) // expect: cipher AES-CTR
    _ = try AES(key: key, blockMode: CCM(iv: iv, tagLength: 8, messageLength: 10), padding: .noPadding) // expect: cipher AES-CCM-64 tagBits=64
    _ = try AES(key: key, blockMode: OCB(nonce: iv, mode: .combined), padding: .noPadding) // expect: cipher AES-OCB tagBits=128
    _ = try AES(key: key, blockMode: CBC(iv: iv), padding: .pkcs5) // expect: cipher AES-CBC-PKCS7
    _ = try AES(key: key, blockMode: CBC(iv: iv), padding: .iso10126) // expect: cipher AES-CBC-ISO10126
    _ = try AES(key: key, blockMode: CBC(iv: iv), padding: rsa ? .eme_pkcs1v15 : .emsa_pkcs1v15) // expect: cipher AES-CBC
    _ = try AES(key: key, blockMode: mode) // expect: cipher AES-PKCS7
    _ = try Blowfish(key: secret, blockMode: CBC(iv: iv), padding: .pkcs7).encrypt(bytes) // expect: cipher Blowfish-128-CBC-PKCS7 keyBits=128 functions=encrypt
    _ = try Blowfish(key: secret, padding: .pkcs7).decrypt(bytes) // expect: cipher Blowfish-128-PKCS7 keyBits=128 functions=decrypt
    _ = try ChaCha20(key: key, iv: [UInt8](repeating: 0, count: 12)).encrypt(bytes) // expect: cipher ChaCha20 nonceBits=96 functions=encrypt
    _ = try ChaCha20(key: key, iv: iv).decrypt(bytes) // expect: cipher ChaCha20 functions=decrypt
    _ = try XChaCha20(key: key, iv: iv).encrypt(bytes) // expect: cipher XChaCha20 functions=encrypt
    _ = try XChaCha20(key: key, iv: iv).decrypt(bytes) // expect: cipher XChaCha20 functions=decrypt
    _ = try Rabbit(key: key, iv: iv).encrypt(bytes) // expect: cipher RABBIT functions=encrypt
    _ = try Rabbit(key: key).decrypt(bytes) // expect: cipher RABBIT functions=decrypt
    _ = try AEADChaCha20Poly1305.encrypt(bytes, key: key, iv: iv, authenticationHeader: header) // expect: cipher ChaCha20-Poly1305 tagBits=128 functions=encrypt
    _ = try AEADChaCha20Poly1305.decrypt(bytes, key: key, iv: iv, authenticationHeader: header, authenticationTag: tag) // expect: cipher ChaCha20-Poly1305 tagBits=128 functions=decrypt
    _ = try AEADXChaCha20Poly1305.encrypt(bytes, key: key, iv: iv, authenticationHeader: header) // expect: cipher XChaCha20-Poly1305 tagBits=128 functions=encrypt
    _ = try AEADXChaCha20Poly1305.decrypt(bytes, key: key, iv: iv, authenticationHeader: header, authenticationTag: tag) // expect: cipher XChaCha20-Poly1305 tagBits=128 functions=decrypt
}

func macs(key: [UInt8]) throws {
    _ = try HMAC(key: key, variant: .sha256).authenticate(bytes) // expect: mac HMAC-SHA-256
    _ = try HMAC(key: "0123456789", variant: .sha2(.sha512)).authenticate(bytes) // expect: mac HMAC-SHA-512 keyBits=80
    _ = try HMAC(key: key, variant: .sha3(.sha256)).authenticate(bytes) // expect: mac HMAC-SHA3-256
    _ = HMAC(key: key) // expect: mac HMAC-MD5
    _ = HMAC(key: key, variant: old ? HMAC.Variant.md5 : HMAC.Variant.sha1) // expect: mac HMAC-MD5; mac HMAC-SHA-1
    _ = HMAC(key: key, variant: big ? .sha384 : .sha512) // expect: mac HMAC-SHA-384; mac HMAC-SHA-512
    _ = try CMAC(key: key).authenticate(bytes) // expect: mac AES-CMAC
    _ = try CBCMAC(key: key).authenticate(bytes) // expect: mac AES-CBC-MAC
    _ = Poly1305(key: key) // expect: mac Poly1305
}

func derived(password: [UInt8], salt: [UInt8]) throws {
    _ = try PKCS5.PBKDF2(password: password, salt: salt, iterations: 4096, keyLength: 32, variant: .sha2(.sha256)).calculate() // expect: kdf PBKDF2-SHA-256-4096 outputBits=256 iterations=4096
    _ = try PKCS5.PBKDF2(password: password, salt: salt) // expect: kdf PBKDF2-SHA-256-4096 iterations=4096
    _ = try PKCS5.PBKDF1(password: password, salt: salt, variant: .md5, iterations: 1000, keyLength: 16) // expect: kdf PBKDF1-MD5-1000 outputBits=128 iterations=1000
    _ = try PKCS5.PBKDF1(password: password, salt: salt, variant: .sha1, iterations: 1000, keyLength: 16) // expect: kdf PBKDF1-SHA-1-1000 outputBits=128 iterations=1000
    _ = try HKDF(password: password, salt: salt, info: info, keyLength: 32, variant: .sha256) // expect: kdf HKDF-SHA-256 outputBits=256
    _ = try Scrypt(password: password, salt: salt, dkLen: 64, N: 16384, r: 8, p: 1).calculate() // expect: kdf scrypt-16384-8-1 outputBits=512 iterations=16384 parallelism=1 blockSize=8
}

func rsa(bytes: [UInt8]) throws {
    let rsa = try RSA(keySize: 2048) // expect: key RSA-2048 keyBits=2048
    _ = try rsa.encrypt(bytes) // expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 functions=encrypt
    _ = try rsa.decrypt(bytes, variant: .pksc1v15) // expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 functions=decrypt
    _ = try rsa.encrypt(bytes, variant: bare ? .unsafe : .raw) // expect: cipher RSA-RAW-2048 keyBits=2048 functions=encrypt
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_SHA256) // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .raw) // expect: signature RSA-RAW-2048 keyBits=2048 functions=sign
    _ = try rsa.verify(signature: bytes, for: bytes, variant: .digest_pkcs1v15_SHA512) // expect: signature RSA-PKCS1-1.5-SHA-512-2048 keyBits=2048 functions=verify
    _ = try RSA(rawRepresentation: Data()) // expect: key RSA
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_MD5) // expect: signature RSA-PKCS1-1.5-MD5-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_SHA1) // expect: signature RSA-PKCS1-1.5-SHA-1-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_SHA224) // expect: signature RSA-PKCS1-1.5-SHA-224-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_SHA384) // expect: signature RSA-PKCS1-1.5-SHA-384-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .message_pkcs1v15_SHA512) // expect: signature RSA-PKCS1-1.5-SHA-512-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_RAW) // expect: signature RSA-PKCS1-1.5-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_MD5) // expect: signature RSA-PKCS1-1.5-MD5-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_SHA1) // expect: signature RSA-PKCS1-1.5-SHA-1-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_SHA224) // expect: signature RSA-PKCS1-1.5-SHA-224-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_SHA256) // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 functions=sign
    _ = try rsa.sign(bytes, variant: .digest_pkcs1v15_SHA384) // expect: signature RSA-PKCS1-1.5-SHA-384-2048 keyBits=2048 functions=sign
}

struct Own {
    func md5() -> String { "" }
    func notFound() {
        _ = self.md5()
        _ = "text".crc32()
        _ = bytes.toHexString()
    }
}

func newerSignatures(_ rsa: RSA) throws {
    let pair = try RSA(keySize: 3072) // expect: key RSA-3072
    _ = try pair.sign(data) // expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign
    _ = try pair.verify(signature: sig, for: data) // expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=verify
    _ = try pair.sign(data, variant: chosen) // expect: signature RSA-3072 functions=sign
    _ = try pair.encrypt(data) // expect: cipher RSA-PKCS1-1.5-3072 functions=encrypt
    _ = try pair.decrypt(data) // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
    _ = try pair.sign(data, variant: .message_pkcs1v15_SHA512_224) // expect: signature RSA-PKCS1-1.5-SHA-512/224-3072 functions=sign
    _ = try pair.sign(data, variant: .message_pkcs1v15_SHA512_256) // expect: signature RSA-PKCS1-1.5-SHA-512/256-3072 functions=sign
    _ = try pair.sign(data, variant: .message_pkcs1v15_SHA3_256) // expect: signature RSA-PKCS1-1.5-SHA3-256-3072 functions=sign
    _ = try pair.sign(data, variant: .message_pkcs1v15_SHA3_384) // expect: signature RSA-PKCS1-1.5-SHA3-384-3072 functions=sign
    _ = try pair.sign(data, variant: .message_pkcs1v15_SHA3_512) // expect: signature RSA-PKCS1-1.5-SHA3-512-3072 functions=sign
    _ = try pair.sign(data, variant: .digest_pkcs1v15_SHA512_224) // expect: signature RSA-PKCS1-1.5-SHA-512/224-3072 functions=sign
    _ = try pair.sign(data, variant: .digest_pkcs1v15_SHA512_256) // expect: signature RSA-PKCS1-1.5-SHA-512/256-3072 functions=sign
    _ = try pair.sign(data, variant: .digest_pkcs1v15_SHA3_256) // expect: signature RSA-PKCS1-1.5-SHA3-256-3072 functions=sign
    _ = try pair.sign(data, variant: .digest_pkcs1v15_SHA3_384) // expect: signature RSA-PKCS1-1.5-SHA3-384-3072 functions=sign
    _ = try pair.sign(data, variant: .digest_pkcs1v15_SHA3_512) // expect: signature RSA-PKCS1-1.5-SHA3-512-3072 functions=sign
}

func streams(key: [UInt8], iv: [UInt8]) throws {
    let iv2 = AES.randomIV(16) // expect: random RNG byteLength=16 functions=generate
    let one = try ChaCha20(key: key, iv: iv) // expect: cipher ChaCha20 functions=encrypt
    _ = one.makeEncryptor()
    let two = try ChaCha20(key: key, iv: iv) // expect: cipher ChaCha20 functions=decrypt
    _ = two.makeDecryptor()
}
