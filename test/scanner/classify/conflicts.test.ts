import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import type { Policy, PolicyRow } from "../../../scanner/classify/Policy.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, report } from "../bom/findings.ts"
import { TODAY } from "./judged.ts"

const assessed = (kind: FindingKind, facts: Facts, on: string, all: ReadonlyArray<Policy>) =>
  assess(toInventory(report([finding(kind, facts)])), { on, policies: all })

const conflictsOf = (kind: FindingKind, facts: Facts, ...ids: ReadonlyArray<string>) =>
  assessed(
    kind,
    facts,
    TODAY,
    ids.map((id) => policies[id]!)
  ).conflicts

/** A policy with one row about RSA. */
const policy = (id: string, row: Omit<PolicyRow, "when" | "clause">): Policy => ({
  id,
  title: id,
  authority: id,
  version: "1",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/",
  scope: "tests",
  rows: [{ when: { name: "RSA" }, clause: "1", ...row }],
  otherwise: { status: "unknown", clause: "none" }
})

const mlKem = { name: "ML-KEM", parameterSet: "768" }

describe("a conflict", () => {
  it("is where one policy allows what another forbids", () => {
    const conflicts = conflictsOf("kem", mlKem, "bsi-tr-02102", "cnsa-2.0", "nist-ir-8547")
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]!.verdicts.map(({ policy, status }) => [policy, status])).toEqual([
      ["bsi-tr-02102", "compliant"],
      ["cnsa-2.0", "disallowed"],
      ["nist-ir-8547", "compliant"]
    ])
  })

  it("is AES-128 and Ed25519 too, but not AES-256", () => {
    const aes = { name: "AES", keyBits: 128, mode: "gcm" }
    expect(conflictsOf("cipher", aes, "nist-sp-800-131a", "cnsa-2.0")).toHaveLength(1)
    expect(conflictsOf("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, "anssi", "cnsa-2.0")).toEqual([])
    expect(conflictsOf("signature", { name: "Ed25519" }, "fips-140-3", "eccg-acm")).toHaveLength(1)
  })

  it("is later where one policy only begins to forbid it", () => {
    const both = [
      policy("free", { status: "compliant" }),
      policy("strict", { status: "disallowed", from: "2031-01-01" })
    ]
    const rsa = { name: "RSA", keyBits: 3072 }
    const now = assessed("cipher", rsa, "2030-12-31", both)
    expect([now.conflicts, now.laterConflicts.map(({ from }) => from)]).toEqual([[], ["2031-01-01"]])
    const then = assessed("cipher", rsa, "2031-01-01", both)
    expect([then.conflicts.length, then.laterConflicts]).toEqual([1, []])
    expect(then.conflicts[0]).not.toHaveProperty("from")
  })

  it("is later where a deprecation announces that, or where something will be allowed", () => {
    const rsa = { name: "RSA", keyBits: 3072 }
    const announced = policy("slow", {
      status: "deprecated",
      from: "2026-01-01",
      later: { status: "disallowed", from: "2036-01-01" }
    })
    const free = policy("free", { status: "compliant" })
    expect(assessed("cipher", rsa, TODAY, [announced, free]).laterConflicts.map(({ from }) => from)).toEqual([
      "2036-01-01"
    ])
    const soon = policy("soon", { status: "compliant", from: "2028-01-01" })
    const never = policy("never", { status: "disallowed" })
    const later = assessed("cipher", rsa, TODAY, [soon, never])
    expect([later.conflicts, later.laterConflicts.map(({ from }) => from)]).toEqual([[], ["2028-01-01"]])
  })

  it("is not where both deprecate it", () => {
    const both = [policy("a", { status: "deprecated" }), policy("b", { status: "disallowed" })]
    const { conflicts, laterConflicts } = assessed("cipher", { name: "RSA", keyBits: 3072 }, TODAY, both)
    expect([conflicts, laterConflicts]).toEqual([[], []])
  })

  it("is not where a policy leaves it open", () => {
    expect(conflictsOf("kem", mlKem, "nist-sp-800-131a", "cnsa-2.0")).toEqual([])
  })
})
