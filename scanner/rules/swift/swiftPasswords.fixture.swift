import SwiftOTP
import OneTimePassword
import Argon2Swift
import HummingbirdBcrypt

func codes(secret: Data) {
    _ = TOTP(secret: secret, digits: 6, timeInterval: 30, algorithm: .sha256) // expect: mac HMAC-SHA-256 functions=tag
    _ = TOTP(secret: secret) // expect: mac HMAC-SHA-1 functions=tag
    _ = HOTP(secret: secret, digits: 6, algorithm: .sha512) // expect: mac HMAC-SHA-512 functions=tag
    _ = HOTP(secret: secret, algorithm: .sha1) // expect: mac HMAC-SHA-1 functions=tag
    _ = Generator(factor: .timer(period: 30), secret: secret, algorithm: .sha1, digits: 6) // expect: mac HMAC-SHA-1 functions=tag
    _ = Generator(factor: .counter(1), secret: secret, algorithm: .sha256, digits: 6) // expect: mac HMAC-SHA-256 functions=tag
    _ = Generator(factor: .counter(1), secret: secret, algorithm: .sha512, digits: 8) // expect: mac HMAC-SHA-512 functions=tag
}

func passwords(password: String, bytes: Data) throws {
    let salt = Salt.newSalt()
    _ = try Argon2Swift.hashPasswordString(password: password, salt: salt) // expect: password-hash Argon2i-256-32-2 outputBits=256
    _ = try Argon2Swift.hashPasswordBytes(password: bytes, salt: salt, iterations: 3, memory: 65536, parallelism: 4, length: 64, type: .id) // expect: password-hash Argon2id-65536-3-4 outputBits=512
    _ = try Argon2Swift.verifyHashString(password: password, hash: stored, type: .d) // expect: password-hash Argon2d functions=verify
    _ = try Argon2Swift.verifyHashBytes(password: bytes, hash: stored, type: .i) // expect: password-hash Argon2i functions=verify
    _ = Bcrypt.hash(password) // expect: password-hash bcrypt-4096
    _ = Bcrypt.hash(password, cost: 10) // expect: password-hash bcrypt-1024
    _ = Bcrypt.verify(password, hash: stored) // expect: password-hash bcrypt functions=verify
}
