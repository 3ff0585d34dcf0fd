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
    expect(levels({ name: "Kuznyechik" })).toEqual({})
  })

  it("never reaches 6 and always says on what basis", () => {
    for (const name of Object.keys(algorithms)) {
      for (const keyBits of [40, 56, 112, 128, 168, 192, 256, 2048, 15360]) {
        const { quantum, basis } = securityLevelsOf(effectiveFacts({ name, keyBits }))
        if (quantum !== undefined) expect([name, quantum <= 5, basis === undefined]).toEqual([name, true, false])
      }
    }
  })
})

describe("oidOf", () => {
  it.each(Object.entries(knownAlgorithms))("knows %s", (_, { facts, kind, oid }) => {
    expect(oidOf(effectiveFacts(facts, kind))).toBe(oid)
  })

  it("uses the OID of the family where the mode has none", () => {
    expect(oidOf(effectiveFacts({ name: "AES", keyBits: 128, mode: "cfb8" }))).toBe("2.16.840.1.101.3.4.1")
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
