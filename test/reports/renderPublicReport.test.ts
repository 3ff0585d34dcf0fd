import { gunzipSync, gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { reportContent } from "../../src/reports/renderPublicReport.ts"
import { renderReport } from "../../src/node/renderReport.ts"
import type { Rendering } from "../../src/reports/ReportRenderer.ts"
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

const rsaIn = (path: string) =>
  finding("signature", { name: "RSA", primitive: "signature", keyBits: 2048 }, { path, api: `lib.${path}.sign` })

const packed = (findings: Parameters<typeof writtenDocuments>[0]) => ({
  pieces: [gzipSync(writtenDocuments(findings).scan)],
  score: 50,
  methodology: METHODOLOGY_VERSION
})

const rendered = (more: Partial<Rendering>) => {
  const { gzip } = renderReport({
    scan: packed([rsaIn("src/a.ts")]),
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    today: "2026-11-28",
    branding: { displayName: "Audit" },
    ...more
  })
  return { page: gunzipSync(gzip).toString("utf8"), bytes: gzip.length }
}

const chosen = [{ id: "nist-ir-8547", document: null }]

describe("the report of a scan under chosen policies", () => {
  it("begins with the plan, and says how it developed", () => {
    const { page } = rendered({
      policies: chosen,
      previous: { ...packed([rsaIn("src/a.ts"), rsaIn("src/b.ts")]), title: "Since then" }
    })
    expect(page).toMatch(/<main[^>]*>\s*<section id="plan"/)
    expect(page).toContain("Since then: 1 asset and 2 changes then, 1 and 1 now")
    expect(page).toContain('<section id="plan-details"')
  })

  it("has no plan where nothing is chosen", () => {
    for (const policies of [{}, { policies: [] }]) expect(rendered(policies).page).not.toContain('id="plan"')
  })

  it("stays below 60 kB with the plan, however much there is to do", () => {
    const many = Array.from({ length: 1_500 }, (_, at) =>
      finding(
        "signature",
        { name: "RSA", primitive: "signature", keyBits: 1_024 + at },
        { path: `src/module${at}/path/of/some/length/File${at % 91}.ts`, api: `library${at % 37}.Api${at}.call` }
      )
    )
    const { bytes, page } = rendered({ scan: packed(many), policies: chosen, wholeHref: "?rows=all" })
    expect(page).toContain('<section id="plan-details"')
    expect(bytes).toBeLessThan(59_000)
  })

  it("shows hostile paths in the plan as the texts that they are", () => {
    const path = `"><img src=x onerror=run()>'</script><script>run()</script>\u202e.ts`
    const { page } = rendered({ scan: packed([rsaIn(path)]), policies: chosen })
    expect(page).not.toMatch(/<img src=x|<script>run|\u202e/)
  })
})
