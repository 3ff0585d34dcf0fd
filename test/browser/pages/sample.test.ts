import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openBrowser, overflowing, seriousIssues } from "../openReport.ts"
import { type Fronts, startFronts } from "./fronts.ts"
import { measured, openFront } from "./openFront.ts"

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

describe("the sample of the start pages", () => {
  it.each([
    ["light", 1280],
    ["dark", 360]
  ] as const)(
    "is shown as a picture that moves nothing, and leads to the report, %s at %i px",
    async (colorScheme, width) => {
      const { page, complaints, close } = await openFront(browser, fronts.hostOf("acme"), {
        viewport: { width, height: 800 },
        colorScheme
      })
      const picture = page.getByRole("img", { name: /^The summary of a report/ })
      await picture.scrollIntoViewIfNeeded()
      await page.waitForFunction("document.querySelector('.sample-report img').naturalWidth > 0")
      expect(await page.evaluate("document.querySelector('.sample-report img').currentSrc")).toContain(
        `/assets/sample/${colorScheme}.webp?v=`
      )
      const { moved, transferred } = await measured(page)
      expect(moved).toEqual([])
      expect(transferred).toBeLessThan(60_000)
      await page.getByRole("link", { name: "See the whole report of a small example" }).click()
      await page.getByRole("heading", { name: "Findings", level: 2 }).waitFor()
      expect(new URL(page.url()).pathname).toBe("/sample")
      expect(await page.getByText("Acme Audits").first().isVisible()).toBe(true)
      expect(await seriousIssues(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
      expect(complaints).toEqual([])
      await close()
    }
  )
})
