import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listedPages } from "../../src/web/docs/sections.ts"
import { database } from "../databases.ts"
import { useService } from "../service/startService.ts"
import { isLong } from "../support/isLong.ts"
import { type Look, looks } from "./looks.ts"
import { keptContexts, openBrowser, type Opened, openReport, overflowing, seriousIssues } from "./openReport.ts"

const service = useService(database, { RATE_LIMIT_PAGES_PER_MINUTE: "100000000" })

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

const pages = [
  ...listedPages.map(({ path }) => path),
  "/docs/rules/java",
  "/docs/rules/java/jca",
  "/docs/rules/java/tlsConstants",
  "/docs/rules/ruby",
  "/docs/search?q=aes",
  "/docs/search?q=nothing+has+this+name"
]

/** One page of each kind. */
const kinds = ["/docs", "/docs/webhooks", "/docs/policies", "/docs/rules/java/jca", "/docs/search?q=aes"]

/** Every page once, in the narrow window, where it has least room; one of each kind in the others, or one of them. */
const shownIn = ({ width, colorScheme }: Look): ReadonlyArray<string> =>
  width === 380 && colorScheme === "dark"
    ? pages
    : !isLong
      ? kinds.slice(-2)
      : width === 1280 && colorScheme === "light"
        ? pages
        : kinds

const windows = looks.map((look) => ({
  ...look,
  name: `${look.width === 380 ? "narrow" : "wide"} and ${look.colorScheme}`,
  shown: shownIn(look)
}))

/** `SCREENSHOTS=DIR` keeps a picture of each page, to be looked at. */
const keepPicture = async (page: Page, path: string, name: string): Promise<void> => {
  const folder = process.env["SCREENSHOTS"]
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${path.replaceAll(/\W+/g, "-")} ${name}.png`) })
}

const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>("document.documentElement.scrollWidth > document.documentElement.clientWidth")

describe.each(windows)("the documentation in a window that is $name", ({ name, viewport, colorScheme, shown }) => {
  let opened: Opened

  beforeAll(async () => {
    opened = await openReport(browser, `${service.url}/docs`, { viewport, colorScheme })
    keptContexts.add(opened.page.context())
  })

  afterAll(() => opened.page.context().close())

  it.each(shown)("shows %s without a complaint, an obstacle or anything beside the window", async (path) => {
    const { complaints, page, requests } = opened
    await page.goto(service.url + path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await keepPicture(page, path, name)
    expect(await isWiderThanWindow(page)).toBe(false)
    expect(await overflowing(page)).toEqual([])
    if (isLong || kinds.includes(path)) expect(await seriousIssues(page)).toEqual([])
    expect(complaints).toEqual([])
    expect([...new Set(requests.map((url) => new URL(url).origin))]).toEqual([service.url])
  })
})

const openDocs = async (path: string, width = 1280): Promise<Page> =>
  (await openReport(browser, service.url + path, { viewport: { width, height: 900 } })).page

const focused = (page: Page): Promise<string> => page.evaluate<string>("document.activeElement.textContent.trim()")

describe("the documentation by keyboard", () => {
  it("leads past the list of pages, and through it", async () => {
    const page = await openDocs("/docs/limits")
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Skip to the content")
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.hash === "#main")
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("On this page")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Requests")
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.hash === "#requests")
  })

  it("searches, and goes to what was found", async () => {
    const page = await openDocs("/docs")
    await page.getByRole("searchbox").focus()
    await page.keyboard.type("javax.crypto.Cipher.getInstance")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor()
    await page.getByRole("link", { name: "javax.crypto.Cipher.getInstance" }).first().focus()
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "jca" }).waitFor()
    await page.waitForURL((url) => url.hash === "#jca.1")
    expect(await page.locator("tr:target code").first().textContent()).toBe("javax.crypto.Cipher.getInstance")
  })

  it("finds words of the text, and goes to where they stand", async () => {
    const page = await openDocs("/docs")
    await page.getByRole("searchbox").fill("survive moved lines")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor()
    const hits = page.getByRole("heading", { level: 2, name: "In the text" }).locator("+ ul li")
    expect(await hits.first().locator("mark").first().isVisible()).toBe(true)
    const href = await hits.first().getByRole("link").getAttribute("href")
    await hits.first().getByRole("link").focus()
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname + url.hash === href)
    expect(await page.locator(":target").count()).toBe(1)
  })

  it("scrolls what is wider than the window", async () => {
    const page = await openDocs("/docs/webhooks", 380)
    const code = page.locator("pre").first()
    await code.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => page.evaluate<number>("document.querySelector('pre').scrollLeft")).toBeGreaterThan(0)
  })
})

describe("the list of pages", () => {
  it("marks the page that is shown, and on a narrow window is folded", async () => {
    const wide = await openDocs("/docs/rules/java/jca")
    const list = wide.getByRole("navigation", { name: "Documentation" })
    expect(await list.locator("[aria-current]:visible").allTextContents()).toEqual(["Rule catalogue"])
    const narrow = await openDocs("/docs/webhooks", 380)
    const folded = narrow.getByRole("navigation", { name: "Documentation" })
    expect(await folded.getByRole("link").count()).toBe(0)
    await folded.getByText("All pages").click()
    expect(await folded.locator("[aria-current=page]:visible").allTextContents()).toEqual(["Webhooks"])
    await folded.getByRole("link", { name: "Limits" }).click()
    await narrow.getByRole("heading", { level: 1, name: "Limits" }).waitFor()
  })

  it("is gone through page by page", async () => {
    const page = await openDocs("/docs")
    const wanted = listedPages.map(({ path }) => path).slice(0, isLong ? undefined : 4)
    const visited: Array<string> = []
    while (visited.length < wanted.length) {
      visited.push(new URL(page.url()).pathname)
      const next = page.locator("a[rel=next]")
      if ((await next.count()) === 0) break
      await next.click()
      await page.waitForURL((url) => url.pathname !== visited.at(-1))
    }
    expect(visited).toEqual(wanted)
  })
})

describe("the documentation without scripts", () => {
  it("is searched and read all the same", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    page.setDefaultTimeout(240_000)
    await page.goto(`${service.url}/docs`)
    await page.getByRole("searchbox").fill("CM-HASH-MD5")
    await page.getByRole("button", { name: "Search" }).click()
    await page.getByRole("link", { name: "CM-HASH-MD5" }).click()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/docs/weaknesses#CM-HASH-MD5")
    await context.close()
  })
})
