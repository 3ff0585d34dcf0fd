import { describe, expect, it } from "vitest"
import { algorithmName } from "../../../scanner/model/algorithmName.ts"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { knownAlgorithms } from "./knownAlgorithms.ts"

const names: ReadonlyArray<readonly [string, Facts, FindingKind?]> = [
  ["AES-256-GCM", { name: "AES", keyBits: 256, mode: "gcm" }],
  ["AES-GCM", { name: "AES", mode: "gcm" }],
  ["AES-128-CBC-PKCS7", { name: "AES", keyBits: 128, mode: "cbc", padding: "pkcs7" }],
  ["AES-128-CBC-NoPadding", { name: "AES", keyBits: 128, mode: "cbc", padding: "none" }],
  ["AES-256-GCM-96", { name: "AES", keyBits: 256, mode: "gcm", tagBits: 96 }],
  ["AES-128-CCM-64", { name: "AES", keyBits: 128, mode: "ccm8" }],
  ["AES-256-KWP", { name: "AES", keyBits: 256, mode: "wrap-rfc5649" }],
  ["AES-256-XTS", { name: "AES", keyBits: 512, mode: "xts" }],
  ["RSA-PKCS1-1.5-SHA-256-2048", { name: "RSA", padding: "pkcs1v15", digest: "SHA-256", keyBits: 2048 }, "signature"],
  ["RSA-PSS-SHA-256-MGF1", { name: "RSA", padding: "pss", digest: "SHA-256" }, "signature"],
  ["RSA-PSS", { name: "RSA", padding: "pss", saltBits: 256 }, "signature"],
  ["RSA-OAEP-SHA-256-MGF1-2048", { name: "RSA", padding: "oaep", digest: "SHA-256", keyBits: 2048 }, "cipher"],
  ["RSA-OAEP-SHA-256-MGF1-SHA-1", { name: "RSA", padding: "oaep", digest: "SHA-256", mgfDigest: "SHA-1" }, "cipher"],
  ["RSA-2048", { name: "RSA", keyBits: 2048 }, "keygen"],
  ["RSA-RAW-2048", { name: "RSA", keyBits: 2048, padding: "none" }, "cipher"],
  ["RSA-X9.31-SHA-256", { name: "X9.31", digest: "SHA-256" }],
  ["ECDSA-P-256-SHA-256", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }],
  ["ECDSA-P-256-SHA-256", { name: "ECDSA", curve: "secp256r1", digest: "SHA-256" }],
  ["EC-P-384", { name: "EC", curve: "P-384" }],
  ["EC-256", { name: "EC", keyBits: 256 }],
  ["Ed25519", { name: "Ed25519" }],
  ["Ed25519", { name: "EdDSA", curve: "Ed25519" }],
  ["x25519", { name: "X25519" }],
  ["x448", { name: "XDH", curve: "Curve448" }],
  ["HMAC-SHA-256", { name: "HMAC", digest: "SHA-256" }],
  ["HMAC-SHA-256-128", { name: "HMAC", digest: "SHA-256", tagBits: 128 }],
  ["AES-128-CMAC", { name: "CMAC", cipher: "AES", keyBits: 128 }],
  ["CMAC-3DES", { name: "CMAC", cipher: "3DES" }],
  ["BLAKE2b-MAC-256", { name: "BLAKE2b", outputBits: 256 }, "mac"],
  ["PBKDF2-SHA-256-600000", { name: "PBKDF2", digest: "SHA-256", iterations: 600000 }],
  ["scrypt-32768-8-1", { name: "scrypt", iterations: 32768, blockSize: 8, parallelism: 1 }],
  ["scrypt-32768", { name: "scrypt", iterations: 32768, parallelism: 1 }],
  ["bcrypt-12", { name: "bcrypt", iterations: 12 }],
  ["Argon2id", { name: "Argon2id" }],
  ["Argon2id-65536-3-4", { name: "Argon2id", memoryKib: 65536, iterations: 3, parallelism: 4 }],
  ["Argon2id", { name: "Argon2id", iterations: 3 }],
  ["DES-56-CBC", { name: "DES", mode: "cbc" }],
  ["3DES-168", { name: "3DES", keyBits: 168 }],
  ["3DES-168", { name: "3DES", keyBits: 192 }],
  ["IDEA-CBC", { name: "IDEA", mode: "cbc" }],
  ["ML-KEM-768", { name: "ML-KEM", parameterSet: "768" }],
  ["ML-KEM-768", { name: "ML-KEM", parameterSet: "ML-KEM-768" }],
  ["SLH-DSA-SHA2-128s", { name: "SLH-DSA", parameterSet: "SHA2-128s" }],
  ["FFDHE-ffdhe2048", { name: "DH", group: "ffdhe2048" }],
  ["DH-2048", { name: "DH", keyBits: 2048 }],
  [
    "PBES2-AES-256-CBC-PBKDF2-SHA-256-1000",
    { name: "PBES2", cipher: "AES", keyBits: 256, mode: "cbc", digest: "SHA-256", iterations: 1000 }
  ],
  ["AES-128-CBC-HMAC-SHA-256", { name: "AES-CBC-HMAC", keyBits: 128, digest: "SHA-256" }],
  ["SM2-ENC", { name: "SM2" }, "cipher"],
  ["SM2", { name: "SM2", digest: "SM3" }, "signature"],
  ["TLSv1.2", { name: "TLS", version: "1.2" }],
  ["SSLv3", { name: "TLS", version: "ssl3" }],
  ["DTLSv1.2", { name: "DTLS", version: "1.2" }],
  ["SSHv2", { name: "SSH", version: "2.0" }],
  ["unknown-hash", {}, "hash"],
  ["unknown-cipher-GCM", { mode: "gcm" }, "cipher"],
  ["unknown-signature-SHA-256", { digest: "SHA-256" }, "signature"],
  ["unknown", {}]
]

describe("algorithmName", () => {
  it.each(names.map(([name, facts, kind]) => ({ name, facts, kind })))("names $name", ({ name, facts, kind }) => {
    expect(algorithmName(facts, kind)).toBe(name)
  })

  it.each(Object.entries(knownAlgorithms))("names %s as the registry does", (name, { facts, kind }) => {
    expect(algorithmName(facts, kind)).toBe(name)
  })

  it("leaves out a key size the cipher cannot have", () => {
    expect(algorithmName({ name: "AES", keyBits: 100, mode: "cbc" })).toBe("AES-CBC")
  })

  it("never holds an @ or white space", () => {
    expect(algorithmName({ name: "My Cipher v2" }, "cipher")).toBe("My-Cipher-v2")
    expect(algorithmName({ name: "AES@home" }, "cipher")).toBe("unknown-cipher")
  })

  it("does not repeat a text that cannot be a name", () => {
    const secret = "0123456789abcdef0123456789abcdef"
    expect(algorithmName({ name: secret }, "cipher")).toBe("unknown-cipher")
    expect(algorithmName({ name: `key-${secret}` }, "cipher")).toBe("unknown-cipher")
  })

  it("gives every base name alone a name of its own", () => {
    const bare = Object.keys(algorithms).map((name) => algorithmName({ name }))
    const doubled = bare.filter((name, at) => bare.indexOf(name) !== at)
    expect(doubled.toSorted()).toEqual([])
  })

  it("starts a name with a letter or digit and keeps to letters, digits and . + _ / -", () => {
    const odd = Object.keys(algorithms)
      .map((name) => algorithmName({ name }))
      .filter((name) => !/^[A-Za-z0-9][\w.+/-]*$/.test(name))
    expect(odd).toEqual([])
  })
})
