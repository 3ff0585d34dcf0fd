import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, report } from "../bom/findings.ts"
import { TODAY } from "./judged.ts"

const conflictsOf = (kind: FindingKind, facts: Facts, ...ids: ReadonlyArray<string>) => {
  const inventory = toInventory(report([finding(kind, facts)]))
  return assess(inventory, { on: TODAY, policies: ids.map((id) => policies[id]!) }).conflicts
}

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

  it("is not where a policy leaves it open", () => {
    expect(conflictsOf("kem", mlKem, "nist-sp-800-131a", "cnsa-2.0")).toEqual([])
  })
})
