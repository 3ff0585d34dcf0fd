import Vapor

func passwords() throws {
    _ = try Bcrypt.hash("password") // expect: password-hash bcrypt-4096 iterations=4096
    _ = try Bcrypt.hash("password", cost: 10) // expect: password-hash bcrypt-1024 iterations=1024
    _ = try Bcrypt.verify("password", created: digest) // expect: password-hash bcrypt functions=verify
    _ = try BCryptDigest().hash("password", cost: 14) // expect: password-hash bcrypt-16384 iterations=16384
    _ = try BCryptDigest().verify("password", created: digest) // expect: password-hash bcrypt functions=verify
}

func notFound(other: Other) { _ = other.hash("password") }
