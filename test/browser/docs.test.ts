import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { operations } from "../http/openApi/theDocument.ts"
import { useService } from "../service/startService.ts"
import { keptContexts, openBrowser, type Opened, openReport, runsInlineScripts, seriousIssues } from "./openReport.ts"
import { isLong } from "../support/isLong.ts"
import { hardestLooks } from "./looks.ts"

const service = useService(database)

let browser: Browser

/** One visit for most tests: the page takes seconds to be laid out. */
let docs: Opened

beforeAll(async () => {
  browser = await openBrowser()
  docs = await openReport(browser, `${service.url}/docs/api`, { viewport: { width: 1280, height: 900 } })
  keptContexts.add(docs.page.context())
  docs.page.setDefaultTimeout(90_000)
  await docs.page.getByRole("heading", { name: "Ciphermap Partner API" }).waitFor()
})

afterAll(() => browser.close())

/** Scalar tells its version and how long its steps took. */
const isComplaint = (text: string): boolean => !/^(?:@scalar\/api-reference@[\d.]+|\w+: \d+ ms)$/.test(text)

/** What is laid out of a page that would be far longer. */
const screens = isLong ? 40 : 5

/** All, or the first, one in the middle and the last: the page takes half a second for each. */
const chosen = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  isLong ? all : [0, Math.floor(all.length / 2), all.length - 1].map((at) => all[at]!)

/** Scalar lays out a section when it comes near the window. */
const textOf = async (page: Page, summary: string): Promise<string> => {
  const heading = page.getByRole("heading", { name: summary, exact: true }).first()
  await heading.scrollIntoViewIfNeeded()
  return (await heading.textContent()) ?? ""
}

describe("/docs/api", () => {
  it("is titled, shows tags and operations, complains of nothing and asks nobody else", async () => {
    const { complaints, page, requests } = docs
    expect(await page.title()).toBe("Ciphermap Partner API")
    const tags = new Set(operations.flatMap(({ operation }) => operation["tags"] as ReadonlyArray<string>))
    for (const tag of chosen([...tags])) {
      await page.goto(`${service.url}/docs/api#tag/${tag}`)
      await page.getByRole("heading", { name: tag, exact: true }).first().waitFor()
      const tagged = operations.filter(({ operation }) => (operation["tags"] as ReadonlyArray<string>).includes(tag))
      for (const { operation } of isLong ? tagged : tagged.slice(0, 1)) {
        const summary = String(operation["summary"])
        expect(await textOf(page, summary)).toContain(summary)
      }
    }
    expect(complaints.filter(isComplaint)).toEqual([])
    expect([...new Set(requests.map((url) => new URL(url).origin))].toSorted()).toEqual([service.url])
  })

  it("offers nothing that would send the document to others", async () => {
    const { page } = docs
    for (const name of ["Share", "Generate SDKs", "Open API Client", "Ask AI"]) {
      expect(await page.getByText(name, { exact: true }).count()).toBe(0)
    }
  })

  it("shows parameters with their bounds and examples of answers", async () => {
    const { page } = docs
    await page.goto(`${service.url}/docs/api#tag/scans/GET/api/v1/cbom/scans`)
    await page.getByText("How many scans at most").waitFor()
    await page.getByText("cbom_7k2m9x4qa0w8z3rt").first().waitFor()
  })

  it.each(hardestLooks)("is accessible, $colorScheme and $width px wide", async (look) => {
    const { complaints, page } = await openReport(browser, `${service.url}/docs/api`, look)
    await page.getByRole("heading", { name: "Ciphermap Partner API" }).waitFor({ timeout: 90_000 })
    for (let screen = 0; screen < screens; screen++) {
      await page.mouse.wheel(0, 1_500)
      await page.waitForTimeout(50)
    }
    expect(await seriousIssues(page)).toEqual([])
    expect(complaints.filter(isComplaint)).toEqual([])
    await page.context().close()
  })

  it("can call the service", async () => {
    const { complaints, page } = docs
    const status = await page.evaluate("fetch('/api/v1/cbom/health').then(({ status }) => status)")
    expect(status).toBe(200)
    expect(complaints.filter(isComplaint)).toEqual([])
  })

  it("lets no other script run, and reaches no other server", async () => {
    const { complaints, page } = docs
    expect(await runsInlineScripts(page)).toBe(false)
    expect(await page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'reached', () => 'refused')")).toBe("refused")
    expect(complaints.join("\n")).toContain("Content Security Policy")
  })
})

describe("the page of /docs/api", () => {
  it("is compressed for who takes that, and kept by who has it", async () => {
    const plain = await service.ask("/docs/api")
    const packed = await service.ask("/docs/api", { headers: { "accept-encoding": "gzip" } })
    expect(plain.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(packed.headers["content-encoding"]).toBe("gzip")
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(packed.text).toBe(plain.text)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await service.ask("/docs/api", { headers: { "if-none-match": plain.headers.etag ?? "" } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it("is guarded by a policy of its own", async () => {
    const { headers, text } = await service.ask("/docs/api")
    const policy = String(headers["content-security-policy"])
    expect(policy).toMatch(/^default-src 'none'; script-src (?:'sha256-[A-Za-z0-9+/]{43}=' ?){3}; /)
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/)
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(text).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="?https?:/)
  })

  it("has a policy of its own alone: that of the API allows nothing", async () => {
    const { headers } = await service.v1("/health")
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
