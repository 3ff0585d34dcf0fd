import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isLong } from "../../support/isLong.ts"
import { openBrowser, overflowing, seriousIssues } from "../openReport.ts"
import { focused, tabTo } from "../tabTo.ts"
import { type Fronts, startFronts } from "./fronts.ts"
import { openFront } from "./openFront.ts"
import { downloaded, drop, folderWith, reportIn } from "./scanWorld.ts"

let fronts: Fronts
let browser: Browser

beforeAll(async () => {
  fronts = await startFronts()
  browser = await openBrowser()
  await fronts.site({ subdomain: "acme", display_name: "Acme Audits", accent_color: "#0B6E4F" })
})

afterAll(async () => {
  await browser?.close()
  await fronts?.stop()
})

const shop: ReadonlyArray<readonly [string, string]> = [
  ["src/Digests.java", 'class Digests { Object of() { return java.security.MessageDigest.getInstance("MD5"); } }\n'],
  ["tool.py", "import hashlib\nhashlib.sha1(b'')\n"]
]

const narrow = { viewport: { width: 360, height: 740 } }

const choose = (page: Page, path: string): Promise<void> => page.locator("#folder").setInputFiles(path)

/** The sentence in place of a report. */
const failure = async (page: Page): Promise<string> => {
  await page.getByRole("heading", { name: "Not scanned" }).waitFor({ timeout: 120_000 })
  return page.getByRole("dialog").getByRole("status").innerText()
}

describe("the place for a folder", () => {
  it("loads the scanner when a folder is chosen, and asks for nothing but files of the service", async () => {
    using folder = folderWith(shop)
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    const loaded = await page.evaluate<ReadonlyArray<string>>(
      `performance.getEntriesByType("resource").map(({ name }) => name)`
    )
    expect(loaded.filter((name) => name.includes("/assets/scan/"))).toEqual([])
    const requests: Array<string> = []
    page.context().on("request", (request) => {
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`)
    })
    await choose(page, folder.path)
    await reportIn(page)
    await downloaded(page, "CycloneDX")
    const own = `GET ${fronts.service.url}/assets/scan/`
    expect(requests.filter((one) => !one.startsWith(own) && !one.startsWith("GET blob:"))).toEqual([])
    expect(requests.filter((one) => one.includes("grammars/")).length).toBe(2)
    expect(complaints).toEqual([])
    await close()
  })

  it("shows the report in a frame of its own, whose script works and which reaches nothing of the page", async () => {
    using folder = folderWith(shop)
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    await choose(page, folder.path)
    const report = await reportIn(page)
    expect(await report.getByRole("heading", { level: 1 }).innerText()).toBe("shop")
    expect(await report.getByText("MD5 is broken").count()).toBeGreaterThan(0)
    await report.getByRole("button", { name: "Dark theme" }).click()
    expect(await report.locator("html.dark").count()).toBe(1)
    const frame = page.frames().find((one) => one.url().startsWith("blob:"))!
    expect(await frame.evaluate("origin")).toBe("null")
    expect(await page.getByRole("dialog").getByRole("status").innerText()).toBe(
      "2 findings in 2 files. Nothing was sent anywhere."
    )
    expect(JSON.parse(await downloaded(page, "CycloneDX"))).toMatchObject({ bomFormat: "CycloneDX" })
    expect(JSON.parse(await downloaded(page, "SARIF"))).toMatchObject({ version: "2.1.0" })
    expect(await downloaded(page, "Report")).toContain("<!DOCTYPE html>")
    expect(complaints).toEqual([])
    await close()
  })

  it("goes by keyboard, in a tenant's brand, small and dark", async () => {
    using folder = folderWith(shop)
    const options = { ...narrow, colorScheme: "dark" as const }
    const { page, complaints, close } = await openFront(browser, fronts.pathOf("acme"), options)
    const input = page.getByLabel("Or a folder on this machine")
    await tabTo(page, input, 30)
    expect(await overflowing(page)).toEqual([])
    const chooser = page.waitForEvent("filechooser")
    await page.keyboard.press("Enter")
    await (await chooser).setFiles(folder.path)
    const report = await reportIn(page)
    expect(await report.getByText("Acme Audits").first().isVisible()).toBe(true)
    expect(
      await page
        .frames()
        .find((one) => one.url().startsWith("blob:"))!
        .evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()")
    ).toBe("#0B6E4F")
    expect(await focused(page.getByRole("heading", { name: "Report of shop" })).count()).toBe(1)
    // axe asks frames, and this one does not answer.
    expect(complaints).toEqual([])
    expect(await seriousIssues(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "detached" })
    expect(await focused(input).count()).toBe(1)
    await close()
  })

  it("can be left while it scans, and scans the next folder", async () => {
    using large = folderWith(Array.from({ length: 400 }, (_, at) => [`a${at}.java`, shop[0]![1].repeat(200)] as const))
    using folder = folderWith(shop)
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    await drop(page, [large.path])
    await page
      .getByText(/^\d+ of 400 files$/)
      .first()
      .waitFor({ timeout: 120_000 })
    expect(await seriousIssues(page)).toEqual([])
    const ended = page.workers()[0]!.waitForEvent("close")
    await page.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await ended
    await drop(page, [folder.path])
    await reportIn(page)
    expect(complaints).toEqual([])
    await close()
  })

  it("takes a folder of very many files, of which few are source", async () => {
    const many = isLong ? 100_000 : 2_000
    using folder = folderWith([
      ...shop,
      ...Array.from({ length: many }, (_, at) => [`data/${at % 500}/${at}.txt`, "x"] as const)
    ])
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    await drop(page, [folder.path])
    await reportIn(page)
    expect(JSON.parse(await downloaded(page, "JSON"))).toMatchObject({ filesScanned: 2, unsupported: { ".txt": many } })
    expect(complaints).toEqual([])
    await close()
  })

  it("says in a sentence why there is no report", async () => {
    using nothing = folderWith([["picture.png", "none"]])
    using folder = folderWith(shop)
    const { page, close } = await openFront(browser, `${fronts.service.url}/`)
    await choose(page, nothing.path)
    expect(await failure(page)).toBe("shop holds no file of a language Ciphermap knows.")
    await page.getByRole("button", { name: "Close" }).click()
    await page.context().route("**/grammars/*", (route) => route.abort())
    await choose(page, folder.path)
    expect(await failure(page)).toContain("A part of the scanner could not be loaded.")
    await page.getByRole("button", { name: "Close" }).click()
    await page.context().unroute("**/grammars/*")
    await choose(page, folder.path)
    await reportIn(page)
    await close()
  })

  it("shows names as they are, and leaves out what is no text or too large", async () => {
    const hostile = `<img src=x onerror="window.ran=1">`
    using folder = folderWith([
      ...shop,
      [`${hostile}.py`, "import hashlib\nhashlib.md5(b'')\n"],
      ["binary.py", new Uint8Array(100_000).map((_, at) => (at * 7_919) % 256)],
      ["huge.java", "x".repeat(3_000_000)]
    ])
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    await choose(page, folder.path)
    const report = await reportIn(page)
    expect(await report.getByText(hostile).count()).toBeGreaterThan(0)
    for (const frame of page.frames()) expect(await frame.evaluate("window.ran")).toBeUndefined()
    const { skipped } = JSON.parse(await downloaded(page, "JSON"))
    expect(skipped).toEqual([
      { path: "binary.py", reason: "binary" },
      { path: "huge.java", reason: "too-large", detail: "3000000 bytes" }
    ])
    expect(complaints).toEqual([])
    await close()
  })
})
