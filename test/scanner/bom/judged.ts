import { assess } from "../../../scanner/classify/assess.ts"
import type { Baseline } from "../../../scanner/classify/Baseline.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { oncePer } from "../../../scanner/source/oncePer.ts"

/** A policy with a row of every sort. */
const house: Policy = {
  id: "house-1",
  title: "House rules",
  authority: "House",
  version: "1",
  status: "draft",
  published: "2026-01-01",
  source: "https://example.com/rules",
  scope: "Everything",
  rows: [
    {
      when: { name: "RSA", keyBits: { max: 2048 } },
      status: "deprecated",
      from: "2031-01-01",
      later: { status: "disallowed", from: "2036-01-01" },
      clause: "Table 4"
    },
    { when: { name: "MD5" }, status: "disallowed", clause: "Table 1" },
    { when: { name: ["AES", "SHA-256"] }, status: "compliant", clause: "Table 1" }
  ],
  otherwise: { status: "unknown", clause: "nothing" }
}

export const ON = "2026-11-21"

const everyPolicy = [...Object.values(policies), house]

const withoutBaseline = oncePer((inventory: Inventory): Assessment =>
  assess(inventory, { on: ON, policies: everyPolicy })
)

export const judged = (inventory: Inventory, baseline?: Baseline): Assessment =>
  baseline === undefined ? withoutBaseline(inventory) : assess(inventory, { on: ON, policies: everyPolicy, baseline })
