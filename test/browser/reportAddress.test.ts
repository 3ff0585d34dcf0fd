import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { htmlChunks } from "../../scanner/report/html.ts"
import { options } from "../scanner/bom/assessments.ts"
import { sampleAssessment, sampleInventory } from "../scanner/bom/reports.ts"
import { openBrowser, openReport } from "./openReport.ts"

const inventory = sampleInventory()
const assessment = sampleAssessment(inventory)

let browser: Browser
let server: Server
let address: string

beforeAll(async () => {
  browser = await openBrowser()
  const page = [...htmlChunks(inventory, assessment, options)].join("")
  server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/token`
})

afterAll(async () => {
  await browser.close()
  server.close()
})

const open = async (query: string): Promise<Page> => {
  const { page, complaints } = await openReport(browser, address + query, { viewport: { width: 1280, height: 800 } })
  expect(complaints).toEqual([])
  return page
}

/** A busy machine takes its time to lay out a page. */
const PATIENT = { timeout: 15_000 }

const form = (page: Page) => page.locator("form[data-table=findings-table]")

const rows = (page: Page, table = "findings-table"): Promise<ReadonlyArray<string>> =>
  page.locator(`#${table} tbody tr:visible`).allTextContents()

const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search)

const settled = (page: Page, query: string) => expect.poll(() => queryOf(page), PATIENT).toBe(query)

const withSeverity = (...wanted: ReadonlyArray<string>): number =>
  assessment.weaknesses.filter(({ severity }) => wanted.includes(severity)).length

describe("the address of a report", () => {
  it("tells what the findings are filtered and sorted by", async () => {
    const page = await open("")
    await form(page).getByRole("checkbox", { name: /^Low/ }).uncheck()
    await form(page).getByRole("checkbox", { name: /^Info/ }).uncheck()
    await settled(page, "?severity=critical&severity=high&severity=medium")
    await form(page).getByLabel("Family").selectOption("ECDSA")
    await form(page).getByLabel("Quantum risk").selectOption("Not quantum-vulnerable")
    await form(page).getByLabel("Text").fill("token vault")
    const where = page.locator("#findings-table thead th", { hasText: "Where" }).getByRole("button")
    await where.click()
    await where.press("Enter")
    await settled(
      page,
      "?severity=critical&severity=high&severity=medium&family=ECDSA&quantum=none&text=token+vault&sort=-where"
    )
    await form(page).getByRole("button", { name: "Reset" }).click()
    await settled(page, "?sort=-where")
    await page.context().close()
  })

  it("brings the same rows to whoever opens it", async () => {
    const page = await open("?severity=critical&severity=high&text=about&sort=-severity#findings")
    const found = await rows(page)
    expect(found).toHaveLength(withSeverity("critical", "high"))
    expect(found[0]).toMatch(/^High/)
    expect(
      await form(page)
        .getByRole("checkbox", { name: /^Critical/ })
        .isChecked()
    ).toBe(true)
    expect(await form(page).getByRole("checkbox", { name: /^Low/ }).isChecked()).toBe(false)
    expect(await form(page).getByLabel("Text").inputValue()).toBe("about")
    await page.context().close()
  })

  it.each([
    ["scope", "test", ({ location }: (typeof assessment.weaknesses)[number]) => location.scope === "test"],
    ["state", "suppressed", ({ suppressed }: (typeof assessment.weaknesses)[number]) => suppressed !== undefined],
    ["family", "MD5", ({ algorithm }: (typeof assessment.weaknesses)[number]) => algorithm === "MD5"],
    ["rule", "CM-RULE-1", ({ rule }: (typeof assessment.weaknesses)[number]) => rule === "CM-RULE-1"]
  ])("filters findings by %s", async (name, value, fits) => {
    const page = await open(`?${name}=${value}`)
    const wanted = assessment.weaknesses.filter(fits).length
    expect(wanted).toBeGreaterThan(0)
    expect(await rows(page)).toHaveLength(wanted)
    await page.context().close()
  })

  it("keeps other tables under names of their own, and what it does not know as it is", async () => {
    const page = await open("?inventory-type=certificate&lang=en")
    expect(await rows(page, "inventory-table")).toHaveLength(3)
    expect(await rows(page)).toHaveLength(assessment.weaknesses.length)
    await page.locator("form[data-table=inventory-table]").getByLabel("Text").fill("2030")
    await settled(page, "?lang=en&inventory-type=certificate&inventory-text=2030")
    await page.context().close()
  })

  it.each([
    "?severity=catastrophic&family=%3Cimg%20src=x%20onerror=alert(1)%3E&sort=nonsense&scope=",
    "?severity=%00&quantum=%ED%A0%80&state=a&state=b&sort=-",
    "?text=&sort=%22%3E%3Cscript%3E&rule=__proto__&category=constructor"
  ])("ignores values that no control has: %s", async (query) => {
    const page = await open(query)
    expect(await rows(page)).toHaveLength(assessment.weaknesses.length)
    expect(await page.locator("[aria-sort], img, script:not(body > script)").count()).toBe(0)
    await page.context().close()
  })

  it("puts nothing from the query into the page but as the value of a field", async () => {
    const text = `"><img src=x onerror=alert(1)> \u202e ${"a".repeat(500)}`
    const page = await open(`?text=${encodeURIComponent(text)}&inventory-text=${encodeURIComponent(text)}`)
    expect(await form(page).getByLabel("Text").inputValue()).toBe(text.slice(0, 200))
    expect(await rows(page)).toEqual([])
    expect(await page.locator("img").count()).toBe(0)
    expect(await page.locator("body").innerHTML()).not.toContain("onerror")
    await page.context().close()
  })

  it("holds that nothing is wanted, where every box is off", async () => {
    const page = await open("?severity=")
    expect(await rows(page)).toEqual([])
    expect(await form(page).getByRole("status").textContent()).toBe(`0 of ${assessment.weaknesses.length} rows fit.`)
    await form(page).getByRole("checkbox", { name: /^High/ }).check()
    await settled(page, "?severity=high")
    await page.context().close()
  })

  it("goes back with the reader", async () => {
    const page = await open("")
    await form(page).getByLabel("Used in").selectOption("Test")
    await settled(page, "?scope=test")
    await page.locator("#findings-table tr:visible a[href^='#rule-']").first().click()
    await expect.poll(() => page.locator("#rules-table tr:target details[open]").isVisible(), PATIENT).toBe(true)
    await form(page).getByLabel("Used in").selectOption("Production")
    await settled(page, "?scope=production")
    await page.goBack()
    await settled(page, "?scope=test")
    await expect.poll(() => form(page).getByLabel("Used in").inputValue(), PATIENT).toBe("test")
    await page.context().close()
  })

  it("shows what an anchor names, though the query hides it, and forgets that filter", async () => {
    const page = await open("?inventory-text=nothing&severity=high#asset-1")
    await expect.poll(() => page.locator("#asset-1").isVisible(), PATIENT).toBe(true)
    await settled(page, "?severity=high")
    expect(new URL(page.url()).hash).toBe("#asset-1")
    await page.context().close()
  })

  it("is left alone where a page has none of its own", async () => {
    const { page, complaints } = await openReport(browser, "about:blank", {})
    const html = JSON.stringify([...htmlChunks(inventory, assessment, options)].join("")).replaceAll("<", "\\u003c")
    await page.setContent(`<iframe sandbox="allow-scripts" width="1200" height="700"></iframe>`)
    await page.evaluate(`document.querySelector("iframe").srcdoc = ${html}`)
    const inner = page.frameLocator("iframe")
    const field = inner.locator("form[data-table=findings-table] input[type=search]")
    await field.fill("ml-kem")
    await page.waitForTimeout(400)
    expect(await inner.locator("#findings-table tbody tr:visible").count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe("the folded places of an asset", () => {
  it("get their addresses when they are opened", async () => {
    const page = await open("")
    const fold = page.locator("#inventory-table details.more").first()
    const links = fold.locator("a")
    expect(await links.first().getAttribute("href")).toBeNull()
    await fold.locator("summary").press("Enter")
    await expect.poll(() => links.first().getAttribute("href"), PATIENT).not.toBeNull()
    const addresses = await page.evaluate<ReadonlyArray<string>>(
      "[...document.querySelectorAll('#inventory-table details.more[open] a')].map((one) => one.href)"
    )
    const blob = `https://github.com/example/shop/blob/${options.git!.commit!}/`
    const known = new Set(
      inventory.assets.flatMap(({ occurrences }) =>
        occurrences.map(({ path, place }) => `${blob}${path}#L${place.line}`)
      )
    )
    expect(addresses.filter((one) => !known.has(one))).toEqual([])
    await page.context().close()
  })
})
