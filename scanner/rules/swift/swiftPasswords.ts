import { arg, implied, library } from "../rule.ts"

const code = {
  is: "mac",
  name: "HMAC",
  digest: implied("SwiftOTP.OTPAlgorithm", arg(9, "hash", "algorithm")),
  functions: ["tag"],
  defaults: { digest: "SHA-1" }
} as const
const argon2 = {
  is: "password-hash",
  from: implied("Argon2Swift.Argon2Type", arg(9, "any", "type")),
  iterations: arg(9, "int", "iterations"),
  memoryKib: arg(9, "int", "memory"),
  parallelism: arg(9, "int", "parallelism"),
  outputBits: arg(9, "bytes", "length"),
  functions: ["keyderive"],
  defaults: { name: "Argon2i", iterations: 32, memoryKib: 256, parallelism: 2, outputBits: 256 }
} as const

/*
 * README of SwiftOTP 3 (github.com/lachlanbell/SwiftOTP), OneTimePassword 4 (github.com/mattrubin/OneTimePassword), Argon2Swift 1
 * (github.com/tmthecoder/Argon2Swift) and hummingbird-auth 2 (HummingbirdBcrypt, whose cost is 12 unless the call says otherwise).
 */
export const swiftPasswords = library("swift", "swiftPasswords", {
  "new SwiftOTP.{TOTP,HOTP}": code,
  "SwiftOTP.OTPAlgorithm.{sha1,sha256,sha512}": { value: "{1}" },
  "new OneTimePassword.Generator": {
    is: "mac",
    name: "HMAC",
    digest: implied("OneTimePassword.Generator.Algorithm", arg(9, "hash", "algorithm")),
    functions: ["tag"]
  },
  "OneTimePassword.Generator.Algorithm.{sha1,sha256,sha512}": { value: "{1}" },
  "Argon2Swift.Argon2Swift.{hashPasswordString,hashPasswordBytes}": argon2,
  "Argon2Swift.Argon2Swift.{verifyHashString,verifyHashBytes}": {
    is: "password-hash",
    from: implied("Argon2Swift.Argon2Type", arg(9, "any", "type")),
    functions: ["verify"],
    defaults: { name: "Argon2i" }
  },
  "Argon2Swift.Argon2Type.{i,d,id}": { name: "Argon2{1}" },
  "HummingbirdBcrypt.Bcrypt.hash": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(9, "log2", "cost"),
    defaults: { iterations: 4096 }
  },
  "HummingbirdBcrypt.Bcrypt.verify": { is: "password-hash", name: "bcrypt", functions: ["verify"] }
})
