import { describe, expect, it } from "vitest"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { reportContent } from "../../src/reports/renderPublicReport.ts"
import { finding } from "../scanner/bom/findings.ts"
import { writtenDocuments } from "../service/writtenDocuments.ts"

const scanOf = (name: string): string =>
  writtenDocuments([finding("hash", { name, primitive: "hash" })]).scan.toString("utf8")

const comparisonOf = (earlier: string, later: string) =>
  reportContent(
    { scan: scanOf("SHA-256"), previous: scanOf("MD5") },
    {
      scan: { pieces: [], score: 95, methodology: later },
      previous: { pieces: [], score: 42, methodology: earlier, title: "Since then" },
      serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
      today: "2026-11-28",
      branding: { displayName: "Audit" }
    }
  ).options.comparison

describe("the report of a scan beside an earlier one", () => {
  it("compares the scores of their records where both are of this methodology", () => {
    expect(comparisonOf(METHODOLOGY_VERSION, METHODOLOGY_VERSION)).toMatchObject({ scoreBefore: 42, scoreAfter: 95 })
  })

  it.each([
    ["1.2", METHODOLOGY_VERSION],
    ["1.2", "1.2"]
  ])("compares scores of methodology %s and %s by this one only, and says so", (earlier, later) => {
    const comparison = comparisonOf(earlier, later)
    expect(comparison).not.toHaveProperty("scoreBefore")
    expect(comparison).not.toHaveProperty("scoreAfter")
    expect(comparison?.note).toBe(
      `The earlier scan was scored by methodology ${earlier}, this one by ${later}: here both are scored again by ${METHODOLOGY_VERSION}.`
    )
    expect(comparison?.diff.hygiene.after).toBe(95)
  })
})
