import { describe, expect, it } from "vitest"
import { matches } from "../../../scanner/classify/matches.ts"
import type { Policy, PolicyRow } from "../../../scanner/classify/Policy.ts"
import { assetSubject, type Subject } from "../../../scanner/classify/Subject.ts"
import { verdictOf } from "../../../scanner/classify/verdictOf.ts"
import { assetOf, TODAY } from "./judged.ts"

const policyOf = (rows: ReadonlyArray<PolicyRow>, status: "disallowed" | "unknown" = "unknown"): Policy => ({
  id: "own",
  title: "Own rules",
  authority: "A company",
  version: "1",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/rules",
  scope: "Its own programs.",
  rows,
  otherwise: { status, clause: "the rest" }
})

const small: PolicyRow = { when: { name: "RSA", keyBits: { max: 2047 } }, status: "disallowed", clause: "small" }
const large: PolicyRow = { when: { name: "RSA" }, status: "compliant", clause: "large" }
const rsa = policyOf([small, large])

const on = (policy: Policy, subject: Subject, day = TODAY) => verdictOf(policy, subject, day)

describe("a row", () => {
  it("is about what has everything that it names", () => {
    expect(matches({ name: "AES", mode: ["gcm", "ccm"] }, { name: "AES", mode: "ccm" }).holds).toBe(true)
    expect(matches({ name: "AES", mode: ["gcm", "ccm"] }, { name: "AES", mode: "ecb" }).holds).toBe(false)
    expect(matches({ keyBits: { min: 128, max: 256 } }, { keyBits: 256 }).holds).toBe(true)
    expect(matches({ keyBits: { min: 128, max: 256 } }, { keyBits: 257 }).holds).toBe(false)
    expect(matches({ functions: "sign" }, { functions: ["verify", "sign"] }).holds).toBe(true)
  })

  it("is left open by a size that nobody knows, and by nothing else that is not said", () => {
    expect(matches({ keyBits: 128 }, {})).toEqual({ holds: undefined, needs: ["keyBits"] })
    expect(matches({ mode: "gcm" }, {})).toEqual({ holds: false, needs: [] })
  })

  it("is not about what another attribute rules out, whatever is unknown", () => {
    expect(matches({ name: "RSA", keyBits: 128 }, { name: "AES" }).holds).toBe(false)
    expect(matches({ anyOf: [{ keyBits: 128 }, { name: "AES" }] }, { name: "AES" }).holds).toBe(true)
    expect(matches({ not: { keyBits: 128, name: "AES" } }, { name: "RSA" }).holds).toBe(true)
    expect(matches({ not: { keyBits: 128 } }, { name: "RSA" }).holds).toBeUndefined()
  })
})

describe("a verdict", () => {
  it("is that of the first row that is about the subject", () => {
    expect(on(rsa, { name: "RSA", keyBits: 1024 }).clause).toBe("small")
    expect(on(rsa, { name: "RSA", keyBits: 2048 }).clause).toBe("large")
  })

  it("is unknown where a row before may decide otherwise, and says what is needed", () => {
    expect(on(rsa, { name: "RSA" })).toEqual({
      policy: "own",
      status: "unknown",
      isInEffect: true,
      clause: "large",
      needs: ["keyBits"]
    })
  })

  it("is known where the rows before decide alike", () => {
    const alike = policyOf([small, { ...large, status: "disallowed" }])
    expect(on(alike, { name: "RSA" })).toMatchObject({ status: "disallowed", clause: "large" })
  })

  it("is known once rows with different days behind them decide alike", () => {
    const dated = policyOf([
      { ...small, from: "2024-01-01" },
      { ...large, status: "disallowed", from: "2036-01-01" }
    ])
    expect(on(dated, { name: "RSA" }, "2030-01-01").status).toBe("unknown")
    expect(on(dated, { name: "RSA" }, "2036-01-01")).toMatchObject({ status: "disallowed", from: "2036-01-01" })
  })

  it("passes over a row that depends on what is not said, where the row asks for that", () => {
    const quiet = policyOf([{ ...small, onlyWhereSaid: true }, large])
    expect(on(quiet, { name: "RSA" }).status).toBe("compliant")
    expect(on(quiet, { name: "RSA", keyBits: 1024 }).status).toBe("disallowed")
  })

  it("needs only the name of what has none", () => {
    expect(on(rsa, {})).toMatchObject({ status: "unknown", clause: "the rest", needs: ["name"] })
  })

  it("is that of the rest where no row is about the subject", () => {
    expect(on(rsa, { name: "AES" })).toEqual({ policy: "own", status: "unknown", isInEffect: true, clause: "the rest" })
    expect(on(policyOf([small], "disallowed"), { name: "AES" }).status).toBe("disallowed")
  })

  it("can be left open by a row", () => {
    expect(on(policyOf([{ ...large, status: "unknown" }]), { name: "RSA" })).toMatchObject({
      status: "unknown",
      clause: "large"
    })
  })

  it("is not in effect before its day", () => {
    const dated = policyOf([{ ...large, status: "disallowed", from: "2031-01-01" }])
    expect(on(dated, { name: "RSA" }, "2030-12-31")).toMatchObject({ isInEffect: false, from: "2031-01-01" })
    expect(on(dated, { name: "RSA" }, "2031-01-01")).toMatchObject({ isInEffect: true, from: "2031-01-01" })
  })

  it("turns into what follows on its day", () => {
    const later = { status: "disallowed", from: "2036-01-01" } as const
    const dated = policyOf([{ ...large, status: "deprecated", from: "2031-01-01", later }])
    expect(on(dated, { name: "RSA" }, "2035-12-31")).toMatchObject({ status: "deprecated", isInEffect: true, later })
    const after = on(dated, { name: "RSA" }, "2036-01-01")
    expect(after).toMatchObject({ status: "disallowed", isInEffect: true, from: "2036-01-01" })
    expect(after.later).toBeUndefined()
  })
})

describe("a subject", () => {
  it("has the size of its curve or of its group", () => {
    const keyBitsOf = (...of: Parameters<typeof assetOf>): unknown => assetSubject(assetOf(...of), TODAY, []).keyBits
    expect(keyBitsOf("key", { name: "EC", curve: "P-384" })).toBe(384)
    expect(keyBitsOf("key-agreement", { name: "DH", group: "modp2048" })).toBe(2048)
    expect(keyBitsOf("key-agreement", { name: "DH", group: "ffdhe3072" })).toBe(3072)
    expect(keyBitsOf("key-agreement", { name: "DH" })).toBeUndefined()
  })
})
