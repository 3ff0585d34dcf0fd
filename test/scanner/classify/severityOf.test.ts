import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { COLUMNS, SEVERITIES, severityOf, usualSeverityOf, type RuleId } from "../../../scanner/classify/severityOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { severities } from "../../../scanner/model/Assessment.ts"
import { purposeGroups, purposes } from "../../../scanner/model/Purpose.ts"
import { usageScopes } from "../../../scanner/model/vocabularies.ts"

const known = { purpose: undefined, scope: "production", confidence: "high", isChosen: false } as const

const rank = (severity: (typeof severities)[number]): number => severities.indexOf(severity)

describe("the table of severities", () => {
  it("has a row for each rule and a column for each group of purposes", () => {
    expect(Object.keys(SEVERITIES).toSorted()).toEqual(weaknessRules.map(({ id }) => id as string).toSorted())
    expect(COLUMNS.toSorted()).toEqual(purposeGroups.toSorted())
    for (const row of Object.values(SEVERITIES)) expect(row).toHaveLength(COLUMNS.length)
  })

  it("gives a severity for every weakness, purpose, scope and confidence, and none is worse than in production beyond doubt", () => {
    for (const { id } of weaknessRules)
      for (const purpose of [undefined, ...purposes])
        for (const scope of usageScopes)
          for (const confidence of ["high", "medium", "low"] as const)
            for (const isChosen of [false, true]) {
              const severity = severityOf(id, { purpose, scope, confidence, isChosen })
              expect(severities).toContain(severity)
              expect(rank(severity)).toBeGreaterThanOrEqual(rank(severityOf(id, { ...known, purpose })))
            }
  })

  it.each(["CM-HASH-MD5", "CM-HASH-SHA1", "CM-HASH-LEGACY"] as const satisfies ReadonlyArray<RuleId>)(
    "gives %s of unknown purpose no more than medium",
    (id) => {
      expect(rank(usualSeverityOf(id))).toBeGreaterThanOrEqual(rank("medium"))
    }
  )

  it("judges no use as high that protects nothing", () => {
    const harmless = purposes.filter((one) =>
      ["etag", "cache-key", "identifier", "delay", "non-security"].includes(one)
    )
    expect(harmless).toHaveLength(5)
    for (const { id } of weaknessRules)
      for (const purpose of harmless) {
        const limit = id === "CM-RANDOM-BACKDOOR" || rank(usualSeverityOf(id)) > rank("high") ? "medium" : "high"
        expect([id, severityOf(id, { ...known, purpose })]).not.toEqual([id, limit === "high" ? "critical" : "high"])
      }
  })

  it("gives one of several algorithms that the program picks from no more than medium", () => {
    expect(severityOf("CM-CIPHER-RC4", { ...known, isChosen: true })).toBe("medium")
    expect(severityOf("CM-CIPHER-RC4", known)).toBe("high")
  })

  it("does not call high what is not sure", () => {
    expect(severityOf("CM-CIPHER-RC4", { ...known, confidence: "low" })).toBe("medium")
    expect(severityOf("CM-CIPHER-RC4", { ...known, confidence: "medium" })).toBe("high")
  })

  it("is in the documentation as it is", () => {
    const text = readFileSync("docs/methodology.md", "utf8")
    for (const purpose of purposes) expect(text).toContain(`\`${purpose}\``)
    for (const group of COLUMNS) expect(text).toContain(group)
  })
})
