import { marked } from "marked"
import { describe, expect, it } from "vitest"
import { planCsvChunks } from "../../../scanner/bom/planCsv.ts"
import { planMarkdownChunks } from "../../../scanner/bom/planMarkdown.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import type { Plan } from "../../../scanner/plan/Plan.ts"
import { planOf } from "../../../scanner/plan/planOf.ts"
import { htmlChunks, planHtmlChunks } from "../../../scanner/report/html.ts"
import { options } from "../bom/assessments.ts"
import { finding, place, report, variety } from "../bom/findings.ts"

const ON = "2026-11-28"
const chosen = [policies["nist-sp-800-131a"]!, policies["nist-ir-8547"]!]

const planned = (findings: ReadonlyArray<Finding>) => {
  const inventory = toInventory(report(findings))
  const assessment = assess(inventory, { on: ON, policies: chosen })
  return { inventory, assessment, plan: planOf({ inventory, assessment }, { policies: chosen }) }
}

const SOME: ReadonlyArray<Finding> = [
  finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }),
  finding("hash", { name: "SHA-1" }, { place: place(3) }),
  finding("hash", { name: "SHA-1" }, { path: "test/a.java", scope: "test", place: place(4) }),
  finding("keygen", { name: "DSA" }, { place: place(5) })
]

const rowsOf = (page: string, table: string): number =>
  (new RegExp(`<table id="${table}"[^]*?</table>`).exec(page)?.[0].match(/<tr /g)?.length ?? 1) - 1

describe("a report with a plan", () => {
  it("begins with it, and has every asset of it further down", () => {
    const { inventory, assessment, plan } = planned(SOME)
    const page = [...htmlChunks(inventory, assessment, { ...options, plan })].join("")
    const [first, second] = [...page.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)
    expect([first, second]).toEqual(["plan", "summary"])
    expect(page).toContain('<a href="#plan">Plan</a>')
    expect(page).toContain('<a href="#plan-details">Steps</a>')
    expect(rowsOf(page, "plan-table")).toBe(plan.items.length)
    expect(/<p class="lead">([^<]*)/.exec(page)?.[1]).toMatch(
      /^2 assets of 5 have to change so that nist-sp-800-131a and nist-ir-8547 \(draft\) are satisfied on 2036-01-01: 3 changes/
    )
  })

  it("comes from inventories whose policies are known, and from no others", async () => {
    const { inventory, assessment } = planned(SOME)
    const html = async (more: object) =>
      [...(await documentRenderers.html({ inventory, assessment, options, ...more }))].join("")
    const hasPlan = async (more: object): Promise<boolean> => (await html(more)).includes('<section id="plan"')
    expect(await hasPlan({ policies: chosen })).toBe(true)
    for (const more of [{}, { policies: [] }]) expect(await hasPlan(more)).toBe(false)
  })

  it("has on its first page no more than what fits on one", () => {
    const { inventory, assessment, plan } = planned(variety)
    const page = [...planHtmlChunks(inventory, assessment, plan, options)].join("")
    expect(rowsOf(page, "plan-work")).toBe(7)
    expect(rowsOf(page, "plan-milestones")).toBeLessThanOrEqual(5)
    expect(rowsOf(page, "plan-table")).toBe(plan.items.length)
    expect(plan.items.length).toBeGreaterThan(100)
  })

  it("says that there is nothing to do", () => {
    const { inventory, assessment, plan } = planned([finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" })])
    const page = [...planHtmlChunks(inventory, assessment, plan, options)].join("")
    expect(page).toContain("Nothing in production has to change for nist-sp-800-131a and nist-ir-8547 (draft)")
    expect(page).toContain("Nothing has to change.")
  })
})

const HOSTILE = '=1+1"><script>alert(1)</script>|`x`\n\u202e'

const hostile = planned([
  finding("hash", { name: "SHA-1" }, { path: HOSTILE, api: HOSTILE }),
  finding("signature", { name: "ECDSA", curve: "P-256", digest: HOSTILE }, { path: HOSTILE, packages: [HOSTILE] })
])

/** The same with the texts of people who mean harm wherever a plan has any. */
const hostilePlan: Plan = {
  ...hostile.plan,
  items: hostile.plan.items.map((item) => ({ ...item, name: HOSTILE })),
  questions: [
    {
      asset: "x",
      name: HOSTILE,
      type: "algorithm",
      isOnlyInTests: false,
      open: [],
      places: 1,
      files: 1,
      first: HOSTILE
    }
  ]
}

describe("texts of a scanned tree in a plan", () => {
  it("are text in a page", () => {
    const page = [...planHtmlChunks(hostile.inventory, hostile.assessment, hostilePlan, options)].join("")
    expect(page).not.toContain("<script>alert")
  })

  it("are no formulas in a spreadsheet, and one line for each asset", () => {
    const text = [...planCsvChunks({ ...hostilePlan, items: hostilePlan.items.slice(0, 1) })].join("")
    expect(text).toContain(`"'=1+1""><script>`)
    expect(text.split("\r\n")).toHaveLength(3)
  })

  it("are no markup in Markdown", () => {
    const text = [...planMarkdownChunks(hostilePlan, options)].join("")
    expect(marked.parse(text, { async: false })).not.toContain("<script>")
    const tables = text.split("\n").filter((line) => line.startsWith("|"))
    expect(tables.length).toBeGreaterThan(4)
    for (const line of tables) expect(line).toMatch(/\|$/)
  })
})

describe("a plan as Markdown", () => {
  it("has the dates, the work, the library calls and each asset", () => {
    const text = [...planMarkdownChunks(planned(SOME).plan, options)].join("")
    for (const title of ["What has to be done", "By library call", "In detail"]) expect(text).toContain(`## ${title}`)
    expect(text).toMatch(
      /\| not allowed from 2031-01-01 \| SHA-1 \| SHA-256 \| integrity \| nist-ir-8547 \| 2 changes in 2 files \|/
    )
    expect(text).toContain("### ECDSA-P-256-SHA-256: not allowed from 2036-01-01")
    expect(text).toContain("- **Target: ML-DSA-65.**")
  })
})
