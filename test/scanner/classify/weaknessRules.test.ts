import { describe, expect, it } from "vitest"
import { weaknessesOf } from "../../../scanner/classify/weaknessesOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import type { Weakness } from "../../../scanner/model/Assessment.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { ON, weaknessCases } from "./weaknessCases.ts"

const weaknessesIn = (...findings: ReadonlyArray<Finding>): ReadonlyArray<Weakness> =>
  weaknessesOf(toAssets({ findings }), weaknessRules, new Map(), ON)

const rulesIn = (...findings: ReadonlyArray<Finding>): ReadonlyArray<string> =>
  weaknessesIn(...findings).map(({ rule }) => rule)

const textsOf = ({ title, message, recommendation }: Weakness): string => [title, message, recommendation].join(" ")

const sentences = (text: string): boolean => /^[A-Z0-9{].*[.!]$/s.test(text)

describe("the table of weaknesses", () => {
  it("has a case and a near miss for every rule, and no case without a rule", () => {
    expect(Object.keys(weaknessCases).toSorted()).toEqual(weaknessRules.map(({ id }) => id).toSorted())
    for (const { is, isNot } of Object.values(weaknessCases)) {
      expect(is.length).toBeGreaterThan(0)
      expect(isNot.length).toBeGreaterThan(0)
    }
  })

  it("has no id twice", () => {
    const ids = weaknessRules.map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
    for (const id of ids) expect(id).toMatch(/^CM-[A-Z0-9]+(-[A-Z0-9]+)*$/)
  })

  it.each(weaknessRules)("says in $id what is wrong, what to do and who says so", (rule) => {
    expect(rule.references.length).toBeGreaterThan(0)
    for (const address of rule.references) expect(new URL(address).protocol).toBe("https:")
    expect(rule.cwe.length).toBeGreaterThan(0)
    expect(rule.title).not.toMatch(/[.!]$|[{}]/)
    expect(sentences(rule.message)).toBe(true)
    expect(sentences(rule.recommendation)).toBe(true)
  })
})

describe.each(Object.entries(weaknessCases))("%s", (id, { is, isNot }) => {
  it("is found where it is", () => {
    const found = weaknessesIn(...is).filter(({ rule }) => rule === id)
    expect(found.length).toBeGreaterThan(0)
    for (const weakness of found) expect(textsOf(weakness)).not.toMatch(/unknown|undefined|[{}]/)
  })

  it("is not found where something is almost the same", () => {
    for (const one of isNot) expect(rulesIn(one)).not.toContain(id)
    expect(rulesIn(...isNot)).not.toContain(id)
  })
})

describe("what is fine", () => {
  const fine: ReadonlyArray<readonly [kind: Finding["kind"], facts: Finding["facts"]]> = [
    ["hash", { name: "SHA-256" }],
    ["hash", { name: "SHA3-512" }],
    ["hash", { name: "BLAKE3" }],
    ["cipher", { name: "AES", keyBits: 128, mode: "gcm", tagBits: 128, nonceBits: 96 }],
    ["cipher", { name: "ChaCha20-Poly1305", nonceBits: 96 }],
    ["mac", { name: "HMAC", digest: "SHA-256", keyBits: 256 }],
    ["mac", { name: "HMAC", digest: "SHA-1" }],
    ["kdf", { name: "HKDF", digest: "SHA-256", saltBits: 0 }],
    ["kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 600_000, saltBits: 128 }],
    ["password-hash", { name: "Argon2id", memoryKib: 65_536, iterations: 3, parallelism: 4 }],
    ["password-hash", { name: "bcrypt", iterations: 4096 }],
    ["password-hash", { name: "bcrypt", functions: ["verify"] }],
    ["kem", { name: "ML-KEM", parameterSet: "768" }],
    ["signature", { name: "ML-DSA", parameterSet: "65" }],
    ["key-agreement", { name: "X25519MLKEM768" }],
    ["protocol", { name: "TLS", version: "1.2" }],
    ["protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_256_GCM_SHA384" }],
    ["protocol", { name: "TLS", verification: "peer" }],
    ["random", { name: "RNG" }],
    ["material", { material: "nonce", byteLength: 12 }],
    ["cipher", {}],
    ["hash", {}]
  ]
  it.each(fine)("has no weakness: %s %o", (kind, facts) => {
    expect(rulesIn({ ...weaknessCases["CM-HASH-MD5"]!.is[0]!, kind, facts })).toEqual([])
  })

  it("is vulnerable to quantum computers only, where a key is long enough", () => {
    const rsa = {
      ...weaknessCases["CM-HASH-MD5"]!.is[0]!,
      kind: "keygen" as const,
      facts: { name: "RSA", keyBits: 3072 }
    }
    expect(rulesIn(rsa)).toEqual(["CM-QUANTUM-RSA"])
  })
})
