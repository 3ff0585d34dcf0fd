import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { largeInventory } from "../../support/largeInventory.ts"
import { htmlChunks } from "../../../scanner/report/html.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { options } from "../bom/assessments.ts"

describe("the HTML report of 1,000 findings", () => {
  it("is less than 60 kB as it is sent, judged by every policy", () => {
    const inventory = largeInventory(57, 20)
    const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
    expect(assessment.weaknesses).toHaveLength(1_000)
    const page = [...htmlChunks(inventory, assessment, options)].join("")
    expect(page.match(/<tr role="row" data-severity/g)).toHaveLength(1_000)
    expect(gzipSync(page).length).toBeLessThan(60_000)
  })
})
