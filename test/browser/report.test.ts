import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Browser, Locator, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { largeInventory } from "../support/largeInventory.ts"
import { htmlChunks, planHtmlChunks } from "../../scanner/report/html.ts"
import { policies } from "../../scanner/classify/policies.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { planOf } from "../../scanner/plan/planOf.ts"
import { withTrend } from "../../scanner/plan/withTrend.ts"
import { compareInventories } from "../../scanner/classify/compareInventories.ts"
import type { Branding } from "../../scanner/html/Branding.ts"
import { options, weakness } from "../scanner/bom/assessments.ts"
import { report as scanReport, variety } from "../scanner/bom/findings.ts"
import { sampleAssessment, sampleInventory } from "../scanner/bom/reports.ts"
import { openBrowser, openReport, overflowing, seriousIssues, unfoldAll } from "./openReport.ts"
import { tabTo } from "./tabTo.ts"
import { isLong } from "../support/isLong.ts"
import { crossed, hardestLooks, looks } from "./looks.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-report-"))
const inventory = sampleInventory()
const assessment = sampleAssessment(inventory)

const write = (name: string, chunks: Iterable<string>): string => {
  const path = join(folder, name)
  writeFileSync(path, [...chunks].join(""))
  return pathToFileURL(path).href
}

const all = Object.values(policies)
const plan = planOf({ inventory, assessment }, { policies: all })

const branded = (name: string, branding: Branding): string =>
  write(name, htmlChunks(inventory, assessment, { ...options, branding, plan }))

/** 182 by 265 mm, in pixels of CSS: `print.css` says the margins. */
const A4_WITHOUT_MARGINS = { width: 688, height: 1001 }

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

const report = branded("report.html", {})
const yellow = branded("yellow.html", { displayName: "Example Audits", accentColor: "#FFE000", logoUrl: PIXEL })
const navy = branded("navy.html", { displayName: "Example Audits", accentColor: "#050A30", tagline: "Assurance" })

const HOSTILE = `"><img src=x onerror=1>/\u202egpj\u0000\ud800${"x".repeat(900)}.py`
const hostileInventory = sampleInventory({ path: HOSTILE, subject: HOSTILE })
const hostileAssessment = sampleAssessment(hostileInventory, { reason: HOSTILE })

/** Of everything a report may hold, something, written by people who mean harm. */
const hostile = write(
  "hostile.html",
  htmlChunks(hostileInventory, hostileAssessment, {
    ...options,
    branding: { displayName: HOSTILE, footerText: HOSTILE, websiteUrl: "https://example.org/", hidePoweredBy: true },
    downloads: [{ label: HOSTILE, href: "cyclonedx.json" }],
    plan: withTrend(
      planOf({ inventory: hostileInventory, assessment: hostileAssessment }, { policies: all }),
      plan,
      HOSTILE
    ),
    today: "2033-03-03",
    comparison: {
      title: HOSTILE,
      scoreBefore: 40,
      scoreAfter: 39,
      diff: compareInventories(
        { inventory, assessment },
        { inventory: hostileInventory, assessment: hostileAssessment }
      )
    }
  })
)

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const many = largeInventory(isLong ? 3_000 : 1_000, 20)

const large = (): string => {
  const weaknesses = many.assets.flatMap((asset) =>
    asset.occurrences
      .slice(0, 2)
      .map(({ path, place, scope, symbol }) =>
        weakness({ asset: asset.id, algorithm: asset.name, location: { path, place, scope, symbol } })
      )
  )
  return write("large.html", htmlChunks(many, { ...assessment, weaknesses, verdicts: new Map() }, options))
}

const openLarge = async (): Promise<Page> => {
  const { page, complaints } = await openReport(browser, large(), { viewport: { width: 1280, height: 800 } })
  expect(complaints).toEqual([])
  return page
}

const shownRows = (page: Page, table: string): Promise<ReadonlyArray<string>> =>
  page.locator(`#${table} tbody tr:visible`).allTextContents()

const severities = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator("#findings-table tbody tr:visible td:first-child").allTextContents()

/** What a dark colour does to contrast, test/scanner/report/html.test.ts says as well. */
const kinds = [
  { kind: "without branding", address: report },
  { kind: "of a hostile tree, with all its parts", address: hostile },
  { kind: "in a bright colour", address: yellow },
  { kind: "in a dark colour", address: navy }
].slice(0, isLong ? undefined : 3)

describe("the report in Chromium", () => {
  it.each(crossed(kinds, looks).map(([kind, look]) => ({ ...kind, ...look })))(
    "breaks no rule of its policy or of accessibility, and does not overflow: $kind, $colorScheme and $width px wide",
    async ({ address, colorScheme, viewport }) => {
      const { page, complaints, requests } = await openReport(browser, address, { colorScheme, viewport })
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0)
      await unfoldAll(page)
      expect(await overflowing(page)).toEqual([])
      expect(await seriousIssues(page)).toEqual([])
      expect(complaints).toEqual([])
      expect(requests.filter((one) => one !== address && one !== PIXEL)).toEqual([])
      await page.context().close()
    }
  )

  it.each(hardestLooks)("is readable with JavaScript disabled, $colorScheme and $width px wide", async (look) => {
    const { colorScheme, viewport } = look
    const { page, complaints } = await openReport(browser, report, { colorScheme, viewport, javaScriptEnabled: false })
    expect(await shownRows(page, "findings-table")).toHaveLength(assessment.weaknesses.length)
    expect(await shownRows(page, "inventory-table")).toHaveLength(inventory.assets.length)
    expect(await page.locator("form.filters:visible, #theme:visible, th button").count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe("the report in Chromium, in use", () => {
  const open = async (): Promise<Page> =>
    (await openReport(browser, report, { colorScheme: "light", viewport: { width: 1280, height: 800 } })).page

  it("sorts up, down, and back", async () => {
    const page = await open()
    const before = await severities(page)
    const head = page.locator("#findings-table thead th").first()
    await head.getByRole("button").click()
    expect(await head.getAttribute("aria-sort")).toBe("ascending")
    expect((await severities(page))[0]).toBe("Critical")
    await head.getByRole("button").press("Enter")
    expect(await head.getAttribute("aria-sort")).toBe("descending")
    expect(await severities(page)).toEqual(before.toReversed())
    await head.getByRole("button").press("Space")
    expect(await head.getAttribute("aria-sort")).toBeNull()
    expect(await severities(page)).toEqual(before)
    await page.context().close()
  })

  it("sorts numbers as numbers", async () => {
    const page = await open()
    const places = page.locator("#inventory-table thead th", { hasText: "Places" }).getByRole("button")
    await places.click()
    await places.click()
    expect((await shownRows(page, "inventory-table"))[0]).toContain("MD5")
    await page.context().close()
  })

  it("filters by severity, state, category and text, says how many fit, and resets", async () => {
    const page = await open()
    const form = page.locator("form[data-table=findings-table]")
    const count = async (): Promise<number> => (await shownRows(page, "findings-table")).length
    const all = await count()
    await form.getByRole("checkbox", { name: /^Critical/ }).uncheck()
    expect(new Set(await severities(page)).has("Critical")).toBe(false)
    expect(await form.getByRole("status").innerText()).toBe(`${await count()} of ${all} rows fit.`)
    await form.getByRole("button", { name: "Reset" }).click()
    await expect.poll(count).toBe(all)
    await form.getByRole("checkbox", { name: "Open", exact: true }).uncheck()
    expect(await count()).toBe(assessment.weaknesses.filter(({ suppressed }) => suppressed !== undefined).length)
    await form.getByRole("button", { name: "Reset" }).click()
    await form.getByLabel("Category").selectOption("Weak hash")
    expect(await count()).toBe(assessment.weaknesses.filter(({ category }) => category === "weak-hash").length)
    await form.getByLabel("Text").fill("TokenVault ml-kem")
    expect(await shownRows(page, "findings-table")).toEqual([expect.stringContaining("ML-KEM-768")])
    await page.context().close()
  })

  it("is sorted, filtered, unfolded and followed by keyboard alone", async () => {
    const page = await open()
    const form = page.locator("form[data-table=findings-table]")
    const all = (await shownRows(page, "findings-table")).length
    const go = async (wanted: Locator, key: string): Promise<void> => {
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    expect(new URL(page.url()).hash).not.toBe("")
    await go(form.getByRole("checkbox", { name: /^Critical/ }), "Space")
    const critical = all - (await shownRows(page, "findings-table")).length
    expect(critical).toBeGreaterThan(0)
    await tabTo(page, form.getByLabel("Category"))
    await page.keyboard.type("Weak hash")
    const weakHashes = assessment.weaknesses.filter(({ category }) => category === "weak-hash").length
    expect((await shownRows(page, "findings-table")).length).toBeLessThanOrEqual(weakHashes)
    await go(form.getByRole("button", { name: "Reset" }), "Enter")
    await expect.poll(async () => (await shownRows(page, "findings-table")).length).toBe(all)
    const head = page.locator("#findings-table thead th").first()
    await go(head.getByRole("button"), "Enter")
    expect(await head.getAttribute("aria-sort")).toBe("ascending")
    await go(page.locator("#findings-table a[href^='#asset-']").first(), "Enter")
    await expect.poll(() => page.locator("#inventory-table tr:target").isVisible()).toBe(true)
    await go(page.locator("#files details > summary").first(), "Enter")
    expect(await page.locator("#files details").first().getAttribute("open")).not.toBeNull()
    await page.context().close()
  })

  it("changes the theme and remembers nothing", async () => {
    const page = await open()
    const paper = () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor")
    expect(await paper()).toBe("rgb(255, 255, 255)")
    await page.getByRole("button", { name: "Dark theme" }).click()
    expect(await paper()).toBe("rgb(15, 19, 24)")
    expect(await page.getByRole("button", { name: "Light theme" }).count()).toBe(1)
    await page.reload()
    expect(await paper()).toBe("rgb(255, 255, 255)")
    await page.context().close()
  })

  it("leads from a finding to its asset, even where a filter hides that", async () => {
    const page = await open()
    await page.locator("form[data-table=inventory-table]").getByLabel("Text").fill("no such asset")
    expect(await shownRows(page, "inventory-table")).toEqual([])
    await page.locator("#findings-table a[href^='#asset-']").first().click()
    await expect.poll(() => page.locator("#inventory-table tr:target").isVisible()).toBe(true)
    await page.context().close()
  })

  it("leads to a section, whatever lies between", async () => {
    const page = await openLarge()
    const top = () => page.evaluate<number>("document.getElementById('certificates').getBoundingClientRect().top")
    await page.getByRole("navigation").getByRole("link", { name: "Certificates" }).click()
    await page.waitForTimeout(1_000)
    expect(Math.abs((await top()) - 8)).toBeLessThan(2)
    await page.context().close()
  })

  it("prints the plan on the first page, however much there is to do", async () => {
    const much = toInventory(scanReport(variety))
    const work = planOf({ inventory: much, assessment }, { policies: all })
    const address = write(
      "plan.html",
      planHtmlChunks(much, assessment, withTrend(work, work, "Since the scan of 2025-11-28"), options)
    )
    const { page } = await openReport(browser, address, { viewport: A4_WITHOUT_MARGINS })
    await page.emulateMedia({ media: "print" })
    const { y, height } = (await page.locator("#plan").boundingBox())!
    const bottom = y + height
    expect(await page.evaluate(`getComputedStyle(document.querySelector("#plan")).breakAfter`)).toBe("page")
    expect(bottom).toBeGreaterThan(400)
    expect(bottom).toBeLessThan(A4_WITHOUT_MARGINS.height)
    expect(work.items.length).toBeGreaterThan(300)
    await page.context().close()
  })

  it("prints on white, without controls and with everything unfolded", async () => {
    const { page } = await openReport(browser, report, { colorScheme: "dark", viewport: { width: 1280, height: 800 } })
    await page.emulateMedia({ media: "print" })
    expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("light")
    expect(await page.locator("nav:visible, form.filters:visible, #theme:visible").count()).toBe(0)
    expect(await page.getByText("Collisions are found in seconds.").first().isVisible()).toBe(true)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe("%PDF-")
    await page.context().close()
  })
})

describe("the report in Chromium, served", () => {
  let server: Server

  beforeAll(async () => {
    const page = [...htmlChunks(inventory, assessment, options)].join("")
    server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  })

  afterAll(() => server.close())

  it("asks for nothing and complains of nothing", async () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const { page, complaints, requests } = await openReport(browser, address, {})
    expect([complaints, requests]).toEqual([[], [address]])
    await page.context().close()
  })
})

describe("the report in Chromium, of a large inventory", () => {
  it("opens, filters and sorts before anybody waits", async () => {
    const page = await openLarge()
    const form = page.locator("form[data-table=findings-table]")
    await form.getByLabel("Text").fill("MD5-8 module8")
    expect(await form.getByRole("status").innerText()).toMatch(/^\d+ of 2000 rows fit/)
    await page.locator("#findings-table thead th").nth(3).getByRole("button").click()
    expect(await page.locator("#findings-table tbody tr:visible").first().textContent()).toContain("MD5-8")
    await page.context().close()
  })
})
