import type { KnownLibraries, KnownLibrary } from "./KnownLibrary.ts"

const modules = (...api: ReadonlyArray<string>): KnownLibrary => ({ api })

const joseSwift: KnownLibrary = { api: ["JOSESwift"], offers: ["AES", "ECDH", "ECDSA", "HMAC", "RSA"] }

/** Repositories that Swift packages are fetched from, with the modules that they define; those after the blank line are in no rule table. */
export const swiftLibraries: KnownLibraries = {
  "github.com/airsidemobile/JOSESwift": joseSwift,
  "github.com/AFNetworking/AFNetworking": { tables: ["afNetworking"], isGeneral: true },
  "github.com/Alamofire/Alamofire": { api: ["Alamofire"], isGeneral: true },
  "github.com/21-DOT-DEV/swift-secp256k1": modules("P256K", "secp256k1"),
  "github.com/apple/swift-certificates": modules("X509"),
  "github.com/cossacklabs/themis": modules("themis"),
  "github.com/hummingbird-project/hummingbird-auth": { api: ["HummingbirdBcrypt"], isGeneral: true },
  "github.com/krzyzanowskim/ObjectivePGP": modules("ObjectivePGP"),
  "github.com/lachlanbell/SwiftOTP": modules("SwiftOTP"),
  "github.com/mattrubin/OneTimePassword": modules("OneTimePassword"),
  "github.com/orlandos-nl/Citadel": modules("Citadel"),
  "github.com/tmthecoder/Argon2Swift": modules("Argon2Swift"),
  "github.com/apple/swift-nio-ssh": modules("NIOSSH"),
  "github.com/apple/swift-crypto": modules("Crypto", "_CryptoExtras", "CryptoExtras"),
  "github.com/apple/swift-nio-ssl": modules("NIOSSL"),
  "github.com/GigaBitcoin/secp256k1.swift": modules("secp256k1"),
  "github.com/IBM-Swift/BlueCryptor": modules("Cryptor"),
  "github.com/IBM-Swift/BlueECC": modules("CryptorECC"),
  "github.com/IBM-Swift/BlueRSA": modules("CryptorRSA"),
  "github.com/IBM-Swift/Swift-JWT": modules("SwiftJWT"),
  "github.com/iosdevzone/IDZSwiftCommonCrypto": modules("IDZSwiftCommonCrypto"),
  "github.com/jedisct1/swift-sodium": modules("Sodium"),
  "github.com/Kitura/BlueCryptor": modules("Cryptor"),
  "github.com/Kitura/BlueECC": modules("CryptorECC"),
  "github.com/Kitura/BlueRSA": modules("CryptorRSA"),
  "github.com/Kitura/Swift-JWT": modules("SwiftJWT"),
  "github.com/krzyzanowskim/CryptoSwift": modules("CryptoSwift"),
  "github.com/RNCryptor/RNCryptor": modules("RNCryptor"),
  "github.com/TakeScoop/SwiftyRSA": modules("SwiftyRSA"),
  "github.com/vapor/jwt": modules("JWT"),
  "github.com/vapor/jwt-kit": modules("JWTKit"),
  "github.com/vapor/vapor": { api: ["Vapor"], isGeneral: true },

  "github.com/krzyzanowskim/OpenSSL": {
    ecosystem: "c",
    tables: ["opensslCiphers", "opensslDigests", "opensslKeys", "opensslLegacy", "opensslParameters", "opensslTls"]
  },
  "github.com/signalapp/libsignal": modules()
}

/** Pods of https://cocoapods.org. */
export const cocoapodsLibraries: KnownLibraries = {
  AFNetworking: { ecosystem: "c", tables: ["afNetworking"], isGeneral: true },
  Alamofire: { api: ["Alamofire"], isGeneral: true },
  Argon2Swift: modules("Argon2Swift"),
  BlueCryptor: modules("Cryptor"),
  BlueECC: modules("CryptorECC"),
  BlueRSA: modules("CryptorRSA"),
  CryptoSwift: modules("CryptoSwift"),
  IDZSwiftCommonCrypto: modules("IDZSwiftCommonCrypto"),
  JOSESwift: joseSwift,
  libsodium: { ecosystem: "c", tables: ["libsodium"] },
  "OpenSSL-Universal": {
    ecosystem: "c",
    tables: ["opensslCiphers", "opensslDigests", "opensslKeys", "opensslLegacy", "opensslParameters", "opensslTls"]
  },
  ObjectivePGP: modules("ObjectivePGP"),
  RNCryptor: modules("RNCryptor"),
  Sodium: modules("Sodium"),
  SQLCipher: modules(),
  SwiftOTP: modules("SwiftOTP"),
  SwiftyRSA: modules("SwiftyRSA"),
  themis: modules("themis")
}
