import { arg, library } from "../rule.ts"

const enc = ["encrypt"] as const
const dec = ["decrypt"] as const

/*
 * Source: Swift-Sodium 0.10 (github.com/jedisct1/swift-sodium/tree/master/Sources/Sodium): every service is a property of a Sodium object, and does what the default of
 * libsodium does (libsodium documentation).
 */
export const swiftSodium = library("swift", "swiftSodium", {
  "new Sodium.Sodium": { returns: "Sodium.Sodium" },
  "Sodium.Sodium#{secretBox,box,sign,genericHash,shortHash,pwHash,auth,keyDerivation,keyExchange,secretStream,stream,aead,randomBytes}":
    {
      returns: "Sodium.{1}"
    },
  "Sodium.secretBox#seal": { is: "cipher", name: "XSalsa20-Poly1305", functions: enc },
  "Sodium.secretBox#open": { is: "cipher", name: "XSalsa20-Poly1305", functions: dec },
  "Sodium.secretBox#key": { is: "keygen", name: "XSalsa20-Poly1305" },
  "Sodium.box#keyPair": { is: "keygen", name: "X25519" },
  "Sodium.box#seal": { is: "cipher", name: "NaCl-box", functions: enc },
  "Sodium.box#open": { is: "cipher", name: "NaCl-box", functions: dec },
  "Sodium.box#beforenm": { is: "key-agreement", name: "X25519" },
  "Sodium.sign#keyPair": { is: "keygen", name: "Ed25519" },
  "Sodium.sign#{sign,signature}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "Sodium.sign#{verify,open}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "Sodium.genericHash#{hash,initStream}": {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(9, "bytes", "outputLength"),
    defaults: { outputBits: 256 }
  },
  "Sodium.shortHash#hash": { is: "mac", name: "SipHash" },
  "Sodium.pwHash#hash": {
    is: "kdf",
    name: "Argon2id",
    outputBits: arg(9, "bytes", "outputLength"),
    saltBits: arg(9, "bytes", "salt")
  },
  "Sodium.pwHash#{str,strVerify}": { is: "password-hash", name: "Argon2id" },
  "Sodium.auth#tag": { is: "mac", name: "HMAC", digest: "SHA-512", outputBits: 256, functions: ["tag"] },
  "Sodium.auth#verify": { is: "mac", name: "HMAC", digest: "SHA-512", outputBits: 256, functions: ["tag"] },
  "Sodium.keyDerivation#derive": { is: "kdf", name: "BLAKE2b", outputBits: arg(9, "bytes", "length") },
  "Sodium.keyExchange#{keyPair,sessionKeyPair}": { is: "key-agreement", name: "X25519" },
  "Sodium.secretStream#xchacha20poly1305": { returns: "Sodium.stream20" },
  "Sodium.stream20#{initPush,initPull}": { is: "cipher", name: "XChaCha20-Poly1305" },
  "Sodium.aead#xchacha20poly1305ietf": { returns: "Sodium.aead20" },
  "Sodium.aead20#encrypt": { is: "cipher", name: "XChaCha20-Poly1305", functions: enc },
  "Sodium.aead20#decrypt": { is: "cipher", name: "XChaCha20-Poly1305", functions: dec },
  "Sodium.stream#xor": { is: "cipher", name: "XSalsa20" },
  "Sodium.randomBytes#buf": { is: "random", name: "RNG", byteLength: arg(9, "size", "length") },
  "Sodium.randomBytes#deterministic": { is: "random", name: "ChaCha20", byteLength: arg(9, "size", "length") }
})
