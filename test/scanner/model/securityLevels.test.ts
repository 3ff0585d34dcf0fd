import { describe, expect, it } from "vitest"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import { effectiveFacts } from "../../../scanner/model/effectiveFacts.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { oidOf } from "../../../scanner/model/oids.ts"
import { securityLevelsOf } from "../../../scanner/model/securityLevels.ts"
import { knownAlgorithms } from "./knownAlgorithms.ts"

const levels = (facts: Facts) => {
  const { classical, quantum } = securityLevelsOf(effectiveFacts(facts))
  return { classical, quantum }
}

describe("securityLevelsOf", () => {
  it.each(Object.entries(knownAlgorithms))("knows %s", (_, { facts, kind, classical, quantum }) => {
    const found = securityLevelsOf(effectiveFacts(facts, kind))
    expect({ classical: found.classical, quantum: found.quantum }).toEqual({ classical, quantum })
  })

  it("gives RSA of unknown size category 0 and no classical strength", () => {
    expect(levels({ name: "RSA" })).toEqual({ quantum: 0 })
  })

  it("steps the strength of a modulus down to the last size that has one", () => {
    expect(levels({ name: "RSA", keyBits: 512 })).toEqual({ quantum: 0 })
    expect(levels({ name: "RSA", keyBits: 2047 })).toEqual({ classical: 80, quantum: 0 })
    expect(levels({ name: "RSA", keyBits: 3072 })).toEqual({ classical: 128, quantum: 0 })
    expect(levels({ name: "DH", keyBits: 16384 })).toEqual({ classical: 256, quantum: 0 })
  })

  it("halves the field of a curve, but not that of a pairing", () => {
    expect(levels({ name: "ECDH", curve: "P-521" })).toEqual({ classical: 256, quantum: 0 })
    expect(levels({ name: "X25519" })).toEqual({ classical: 128, quantum: 0 })
    expect(levels({ name: "BLS", curve: "BLS12-381" })).toEqual({ quantum: 0 })
  })

  it("does not level a cipher of unknown key size", () => {
    expect(levels({ name: "AES", mode: "gcm" })).toEqual({})
    expect(levels({ name: "HMAC", digest: "SHA-256" })).toEqual({})
    expect(levels({ name: "CTR_DRBG", cipher: "AES" })).toEqual({})
  })

  it("levels a cipher by its key, down to the next size of AES", () => {
    expect(levels({ name: "Kuznyechik" })).toEqual({ classical: 256, quantum: 5 })
    expect(levels({ name: "CAST6", keyBits: 224 })).toEqual({ classical: 224, quantum: 3 })
    expect(levels({ name: "Rijndael", keyBits: 160 })).toEqual({ classical: 160, quantum: 1 })
    expect(levels({ name: "Trivium" })).toEqual({ classical: 80, quantum: 0 })
  })

  it("gives a cipher of short blocks no category, but 0 where its key is short", () => {
    expect(levels({ name: "Blowfish", keyBits: 256 })).toEqual({ classical: 256 })
    expect(levels({ name: "CAST5", keyBits: 40 })).toEqual({ classical: 40, quantum: 0 })
    expect(levels({ name: "PRESENT", keyBits: 80 })).toEqual({ classical: 80, quantum: 0 })
    expect(levels({ name: "PRESENT", keyBits: 128 })).toEqual({ classical: 128 })
    expect(levels({ name: "IDEA" })).toEqual({ classical: 126 })
  })

  it("levels a MAC by the shorter of its key and what its hash gives", () => {
    expect(levels({ name: "HMAC", digest: "SHA-256", keyBits: 512 })).toEqual({ classical: 256, quantum: 5 })
    expect(levels({ name: "HMAC", digest: "SHA-1", keyBits: 160 })).toEqual({ classical: 128, quantum: 1 })
    expect(levels({ name: "HMAC", digest: "SHA-224", keyBits: 224 })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "HMAC", digest: "SHA-256", keyBits: 64 })).toEqual({ classical: 64, quantum: 0 })
    expect(levels({ name: "HMAC", digest: "MD5", keyBits: 128 })).toEqual({})
    expect(levels({ name: "KMAC256" })).toEqual({ classical: 256, quantum: 5 })
    expect(levels({ name: "KMAC256", keyBits: 128 })).toEqual({ classical: 128, quantum: 1 })
    expect(levels({ name: "CMAC", cipher: "AES", keyBits: 192 })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "CMAC", cipher: "AES", keyBits: 40 })).toEqual({})
    expect(levels({ name: "BLAKE3-MAC", keyBits: 256 })).toEqual({ classical: 128, quantum: 1 })
  })

  it("levels a generator by its hash or cipher", () => {
    expect(levels({ name: "Hash_DRBG", digest: "SHA-1" })).toEqual({ classical: 128, quantum: 1 })
    expect(levels({ name: "HMAC_DRBG", digest: "SHA-512/224" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "CTR_DRBG", cipher: "AES", keyBits: 192 })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "HMAC_DRBG", digest: "MD5" })).toEqual({})
  })

  it("halves the output of a hash, up to what the hash gives", () => {
    expect(levels({ name: "BLAKE2b", outputBits: 384 })).toEqual({ classical: 192, quantum: 4 })
    expect(levels({ name: "BLAKE2b", outputBits: 160 })).toEqual({ classical: 80, quantum: 0 })
    expect(levels({ name: "BLAKE3", outputBits: 512 })).toEqual({ classical: 128, quantum: 2 })
    expect(levels({ name: "Skein-256", outputBits: 512 })).toEqual({ classical: 128, quantum: 2 })
    expect(levels({ name: "Keccak-288" })).toEqual({ classical: 144, quantum: 2 })
    expect(levels({ name: "BLAKE2b" })).toEqual({})
    expect(levels({ name: "SHAKE256", outputBits: 256 })).toEqual({ classical: 128 })
    expect(levels({ name: "SHAKE128", outputBits: 1024 })).toEqual({ classical: 128, quantum: 2 })
  })

  it("reads the hash of a stateful signature out of its parameter set", () => {
    expect(levels({ name: "HSS", parameterSet: "SHAKE_M24_H5" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "XMSS", parameterSet: "SHAKE256_10_256" })).toEqual({ classical: 256, quantum: 5 })
    expect(levels({ name: "XMSS", parameterSet: "SHAKE_10_256" })).toEqual({ classical: 128, quantum: 1 })
    expect(levels({ name: "XMSSMT", parameterSet: "SHA2_20/2_512" })).toEqual({ classical: 256, quantum: 5 })
  })

  it("takes the category that the authors of a scheme claim", () => {
    expect(levels({ name: "Kyber", parameterSet: "768-AES" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "Dilithium", parameterSet: "2" })).toEqual({ classical: 128, quantum: 2 })
    expect(levels({ name: "FrodoKEM", parameterSet: "976-SHAKE" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "Classic-McEliece", parameterSet: "460896pcf" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "UOV", parameterSet: "III-pkc" })).toEqual({ classical: 192, quantum: 3 })
    expect(levels({ name: "SNOVA", parameterSet: "24_5_4_SHAKE_ESK" })).toEqual({ classical: 128, quantum: 1 })
    expect(levels({ name: "FN-DSA", parameterSet: "padded-1024" })).toEqual({ classical: 256, quantum: 5 })
    expect(levels({ name: "Kyber", parameterSet: "5120" })).toEqual({})
  })

  it("gives a hybrid the category of its post-quantum part", () => {
    expect(levels({ name: "X-Wing" })).toEqual({ quantum: 3 })
    expect(levels({ name: "sntrup761x25519-sha512" })).toEqual({ quantum: 2 })
  })

  it("does not take the size of a modulus for that of a field", () => {
    expect(levels({ name: "Paillier", keyBits: 2048 })).toEqual({ classical: 112, quantum: 0 })
    expect(levels({ name: "SRP", keyBits: 2048 })).toEqual({ classical: 112, quantum: 0 })
    expect(levels({ name: "LUC", keyBits: 2048 })).toEqual({ quantum: 0 })
    expect(levels({ name: "ECDSA", keyBits: 256 })).toEqual({ classical: 128, quantum: 0 })
  })

  it.each(["PBKDF2", "HKDF", "Argon2id", "bcrypt", "scrypt", "TLS", "PBES2", "Poly1305"])(
    "leaves %s without a level",
    (name) => {
      expect(levels({ name, digest: "SHA-256", keyBits: 256 })).toEqual({})
    }
  )
})

describe("oidOf", () => {
  it.each(Object.entries(knownAlgorithms))("knows %s", (_, { facts, kind, oid }) => {
    expect(oidOf(effectiveFacts(facts, kind))).toBe(oid)
  })

  it("gives no OID of an arc", () => {
    for (const more of [{}, { keyBits: 128 }, { mode: "gcm" }, { keyBits: 128, mode: "ctr" }])
      expect(oidOf(effectiveFacts({ name: "AES", ...more }))).toBeUndefined()
  })

  it("does not give a scheme the OID of another", () => {
    expect(oidOf(effectiveFacts({ name: "RSA", padding: "x931", digest: "SHA-256" }))).toBeUndefined()
    expect(oidOf(effectiveFacts({ name: "3DES", keyBits: 112, mode: "cbc" }))).toBeUndefined()
    expect(oidOf(effectiveFacts({ name: "HashML-DSA", parameterSet: "44", digest: "SHA-512" }))).toBe(
      "2.16.840.1.101.3.4.3.32"
    )
    expect(oidOf(effectiveFacts({ name: "SLH-DSA", parameterSet: "SHA2-256s" }))).toBe("2.16.840.1.101.3.4.3.24")
  })

  it("writes every OID in dotted form", () => {
    const odd = Object.values(algorithms).flatMap((_, at) => {
      const oid = oidOf(effectiveFacts({ name: Object.keys(algorithms)[at]! }))
      return oid === undefined || /^[012](\.\d+)+$/.test(oid) ? [] : [oid]
    })
    expect(odd).toEqual([])
  })
})
