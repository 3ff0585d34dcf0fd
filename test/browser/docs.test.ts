import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { operations } from "../http/openApi/theDocument.ts"
import { useService } from "../service/startService.ts"
import { keptContexts, openBrowser, type Opened, openReport, runsInlineScripts, seriousIssues } from "./openReport.ts"
import { hardestLooks } from "./looks.ts"

const service = useService(database, { RATE_LIMIT_PAGES_PER_MINUTE: "100000000" })

let browser: Browser
let docs: Opened

beforeAll(async () => {
  browser = await openBrowser()
  docs = await openReport(browser, `${service.url}/docs/api`, { viewport: { width: 1280, height: 900 } })
  keptContexts.add(docs.page.context())
})

afterAll(() => browser.close())

const tagsOf = ({ operation }: (typeof operations)[number]) => operation["tags"] as ReadonlyArray<string>

describe("/docs/api", () => {
  it("has every tag and every operation, those of scans first, complains of nothing and asks nobody else", async () => {
    const { complaints, page, requests } = docs
    expect(await page.title()).toBe("API reference · Ciphermap documentation")
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents()
    const tags = new Set(operations.flatMap(tagsOf))
    expect(new Set(headings)).toEqual(new Set([...tags, "Refusals", "Records"]))
    expect(headings[0]).toBe("scans")
    const summaries = await page.getByRole("heading", { level: 3 }).allTextContents()
    expect(summaries).toEqual(expect.arrayContaining(operations.map(({ operation }) => String(operation["summary"]))))
    expect(summaries[0]).toBe("Submit a scan")
    expect(complaints).toEqual([])
    expect([...new Set(requests.map((url) => new URL(url).origin))].toSorted()).toEqual([service.url])
  })

  it("shows parameters with their bounds, codes of refusals and examples of answers", async () => {
    const { page } = docs
    const list = page.locator("section.operation", { has: page.locator("#listScans") })
    expect(await list.locator("table").first().innerText()).toMatch(
      /limit[^]*integer, from 1, to 200, default 50[^]*How many scans at most/
    )
    await list.getByText("Refusals").click()
    expect(await list.locator("details").last().innerText()).toMatch(/^Refusals\s+401 \w+/)
    await list.getByRole("link", { name: "Not authenticated" }).click()
    expect(await page.locator(":target").innerText()).toMatch(/^401 missing_authorization, .*: Not authenticated$/)
    const submit = page.locator("section.operation", { has: page.locator("#submitScan") })
    await submit.getByText("Example").click()
    await submit.getByText("cbom_7k2m9x4qa0w8z3rt").first().waitFor()
    expect(await submit.locator("pre").first().innerText()).toContain('curl -sS -X POST "$CBOM_URL/api/v1/cbom/scans"')
  })

  it("leads from an operation to the records that it takes and gives, none of them missing", async () => {
    const { page } = docs
    const missing = await page.evaluate<ReadonlyArray<string>>(
      "[...document.querySelectorAll('main a[href^=\"#\"]')].map((a) => a.hash.slice(1)).filter((id) => !document.getElementById(id))"
    )
    expect(missing).toEqual([])
    await page
      .locator("section.operation", { has: page.locator("#submitScan") })
      .getByRole("link", { name: "ScanRequest" })
      .click()
    expect(new URL(page.url()).hash).toBe("#record-ScanRequest")
  })

  it.each(hardestLooks)("is accessible and no wider than the window, $colorScheme and $width px wide", async (look) => {
    const { complaints, page } = await openReport(browser, `${service.url}/docs/api`, look)
    expect(await seriousIssues(page)).toEqual([])
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it("lets no script run, and reaches no other server", async () => {
    const { page } = docs
    expect(await runsInlineScripts(page)).toBe(false)
    expect(await page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'reached', () => 'refused')")).toBe("refused")
  })
})

describe("the page of /docs/api", () => {
  it("is small, compressed for who takes that, and kept by who has it", async () => {
    const plain = await service.ask("/docs/api")
    const packed = await service.ask("/docs/api", { headers: { "accept-encoding": "gzip" } })
    expect(plain.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(packed.headers["content-encoding"]).toBe("gzip")
    expect(plain.bytes.length).toBeLessThan(500_000)
    expect(packed.bytes.length).toBeLessThan(60_000)
    expect(packed.text).toBe(plain.text)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await service.ask("/docs/api", { headers: { "if-none-match": plain.headers.etag ?? "" } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it("is guarded by a policy that lets nothing in", async () => {
    const { headers, text } = await service.ask("/docs/api")
    const policy = String(headers["content-security-policy"])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policy).not.toMatch(/https?:|unsafe/)
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(text).not.toMatch(/<script|<(?:link|img|iframe)[^>]+(?:src|href)="?https?:/)
  })

  it("has a policy of its own alone: that of the API allows nothing", async () => {
    const { headers } = await service.v1("/health")
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
