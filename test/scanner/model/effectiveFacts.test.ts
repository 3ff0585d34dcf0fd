import { describe, expect, it } from "vitest"
import { effectiveFacts } from "../../../scanner/model/effectiveFacts.ts"
import type { Facts, Primitive } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"

const primitives: ReadonlyArray<readonly [Primitive, Facts, FindingKind]> = [
  ["signature", { name: "RSA" }, "signature"],
  ["pke", { name: "RSA" }, "cipher"],
  ["pke", { name: "RSA", padding: "oaep" }, "keygen"],
  ["signature", { name: "RSA", padding: "pss" }, "key"],
  ["signature", { name: "RSA", digest: "SHA-256" }, "token"],
  ["unknown", { name: "RSA", keyBits: 2048 }, "keygen"],
  ["block-cipher", { name: "AES", mode: "cbc" }, "cipher"],
  ["block-cipher", { name: "AES", mode: "xts" }, "cipher"],
  ["ae", { name: "AES", mode: "gcm" }, "cipher"],
  ["key-wrap", { name: "AES", mode: "kwp" }, "cipher"],
  ["key-wrap", { name: "AES" }, "key-wrap"],
  ["ae", { name: "ChaCha20-Poly1305" }, "cipher"],
  ["key-agree", { name: "EC" }, "key-agreement"],
  ["pke", { name: "SM2" }, "cipher"],
  ["signature", { name: "SM2" }, "keygen"],
  ["kdf", {}, "password-hash"],
  ["hash", {}, "hash"],
  ["unknown", {}, "cipher"],
  ["ae", { mode: "gcm" }, "cipher"],
  ["drbg", { name: "RNG" }, "random"]
]

describe("effectiveFacts", () => {
  it.each(primitives)("says %s for %o used as %s", (primitive, facts, kind) => {
    expect(effectiveFacts(facts, kind).primitive).toBe(primitive)
  })

  it("lets the API's own word on the primitive stand", () => {
    expect(effectiveFacts({ name: "RSA", primitive: "kem" }, "signature").primitive).toBe("kem")
  })

  it("fills what an algorithm fixes", () => {
    expect(effectiveFacts({ name: "DES", mode: "cbc" }).keyBits).toBe(56)
    expect(effectiveFacts({ name: "SHA-256" }).outputBits).toBe(256)
    expect(effectiveFacts({ name: "Ed25519" }).curve).toBe("Ed25519")
    expect(effectiveFacts({ name: "BLAKE3" }).outputBits).toBe(256)
  })

  it("does not guess what nothing fixes", () => {
    const facts = effectiveFacts({ name: "AES", mode: "gcm" }, "cipher")
    expect(facts).toEqual({ name: "AES", mode: "gcm", primitive: "ae" })
  })

  it("reads 512 bits as the two keys of XTS but leaves 256 alone", () => {
    expect(effectiveFacts({ name: "AES", mode: "xts", keyBits: 512 }).keyBits).toBe(256)
    expect(effectiveFacts({ name: "AES", mode: "xts", keyBits: 256 }).keyBits).toBe(256)
    expect(effectiveFacts({ name: "AES", mode: "cbc", keyBits: 512 }).keyBits).toBeUndefined()
  })

  it("drops the padding of modes that pad nothing", () => {
    expect(effectiveFacts({ name: "AES", mode: "gcm", padding: "none" }).padding).toBeUndefined()
    expect(effectiveFacts({ name: "AES", mode: "cbc", padding: "none" }).padding).toBe("none")
  })

  it("changes nothing the second time", () => {
    for (const [, facts, kind] of primitives) {
      const once = effectiveFacts(facts, kind)
      expect(effectiveFacts(once, kind)).toEqual(once)
    }
  })
})
