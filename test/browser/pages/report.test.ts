import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { textWidth } from "../../../src/web/badge/badges.ts"
import { openBrowser, openReport, overflowing, runsInlineScripts, seriousIssues, unfoldAll } from "../openReport.ts"
import { tabTo } from "../tabTo.ts"
import { measured, openFront } from "./openFront.ts"
import { type ReportWorld, reportWorld } from "./reportWorld.ts"
import { crossed, hardestLooks, type Look, looks } from "../looks.ts"

const scope = Effect.runSync(Scope.make())
let world: ReportWorld
let browser: Browser

const md5 = "import hashlib\nhashlib.md5(b'')\n"

/** Names that would run, hide or break something where they are not escaped. */
const hostileFiles = {
  '"><img src=x onerror=window.ran=1>.py': md5,
  "<script>window.ran=1</script>.py": md5,
  "javascript:window.ran=1;.py": md5,
  "'-window.ran=1-'&lt;\u202egnp.py": md5,
  "\u200b\u0007\u{e0041}/&#x3c;b&#x3e;.py": md5,
  [`${"deep/".repeat(30)}${"long".repeat(50)}.py`]: md5
}
const hostileName = `"><script>window.ran=1</script><img src=x onerror=window.ran=1>`
const hostileBranding = {
  display_name: `</title><script>window.ran=1</script>`,
  tagline: `"><img src=x onerror=window.ran=1> {{7*7}} \${7*7}`,
  footer_text: "</style></script><svg onload=window.ran=1> ' \" ` &lt;script&gt;",
  website_url: "https://example.com/?q=%22%3E%3Cscript%3E",
  support_url: "https://example.com/'onmouseover='window.ran=1",
  accent_color: "#FFE000"
}

beforeAll(async () => {
  world = await Effect.runPromise(Effect.provideContext(reportWorld, Context.make(Scope.Scope, scope)))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const scanned = async (path: string, files: Readonly<Record<string, string>>, settings: object = {}) => {
  world.git.repository(path, files)
  const id = await world.submit(world.git.url(path), settings)
  expect(await world.ended(id)).toBe("completed")
  return id
}

const brand = (fields: object) => world.service.v1("/branding", { key: world.tenant.live, method: "PUT", body: fields })

const plainBranding = Object.fromEntries(Object.keys(hostileBranding).map((name) => [name, null]))

const wide = { viewport: { width: 1280, height: 900 } }

/** A refused page is told to the console, as any resource is. */
const isRefusal = (text: string): boolean => /^Failed to load resource: .* status of (?:404|410)/.test(text)

const looksRight = async (address: string, look: Look): Promise<Page> => {
  const opened = await openReport(browser, address, look)
  await unfoldAll(opened.page)
  expect(opened.complaints.filter((text) => !isRefusal(text))).toEqual([])
  expect(await seriousIssues(opened.page)).toEqual([])
  expect(await overflowing(opened.page)).toEqual([])
  expect(await opened.page.evaluate("window.ran")).toBeUndefined()
  expect(new Set(opened.requests.map((url) => new URL(url).origin))).toEqual(new Set([world.service.url]))
  return opened.page
}

const signedIn = async (path: string): Promise<Page> => {
  const { page } = await openReport(browser, `${world.service.url}/console/sign-in?to=${path}`, wide)
  await page.getByLabel("API key").fill(world.tenant.live)
  await page.keyboard.press("Enter")
  await page.waitForURL(world.service.url + path)
  return page
}

describe("a published report in Chromium", () => {
  it.each(looks)(
    "looks right, $colorScheme and $width px wide, whatever a repository and a brand are called",
    async (look) => {
      const path = `hostile/${look.colorScheme}-${look.width}`
      const address = await world.publish(await scanned(path, hostileFiles, { project_name: hostileName }))
      await brand(hostileBranding)
      const page = await looksRight(address, look)
      expect(await page.locator("h1").textContent()).toBe(hostileName)
      expect(await page.locator(".brand .name").textContent()).toBe(hostileBranding.display_name)
      const text = await page.locator("#findings").textContent()
      expect(text).toContain('"><img src=x onerror=window.ran=1>.py')
      expect(text).toContain("[U+202E]gnp.py")
      await brand(plainBranding)
    }
  )

  it.each(crossed(looks, [1, 6]).map(([look, slowness]) => ({ ...look, slowness })))(
    "is a small download and does not move while it is loaded, $colorScheme and $width px wide, $slowness times slower",
    async (look) => {
      const name = `still/${look.colorScheme}-${look.width}-${look.slowness}`
      const address = await world.publish(await scanned(name, { "a.py": md5 }))
      const { page, close } = await openFront(browser, address, look)
      const { largestPaint, moved, transferred } = await measured(page)
      expect(moved).toEqual([])
      expect(largestPaint).toBeGreaterThan(0)
      expect(transferred).toBeLessThan(60_000)
      await close()
    }
  )

  it("leads from its first rows to all of them, with what is filtered and sorted", async () => {
    const calls = Array.from({ length: 700 }, (_, at) => `hashlib.pbkdf2_hmac("md5", p, s, ${1_000 + at}, ${16 + at})`)
    const address = await world.publish(await scanned("acme/much", { "a.py": `import hashlib\n${calls.join("\n")}\n` }))
    const { page, complaints } = await openReport(browser, address, wide)
    const rows = page.locator("#inventory-table tbody tr")
    const first = await rows.count()
    expect(await page.locator("#inventory-table caption").textContent()).toMatch(
      new RegExp(`^\\s*${first} of 70\\d assets are shown, .* Show the whole report\\s*$`, "s")
    )
    const filter = page.getByRole("form", { name: "Filter assets" }).getByLabel("Text")
    await filter.fill("MD5-56")
    await page.locator("#inventory-table").getByText("Show the whole report").focus()
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.searchParams.get("rows") === "all")
    expect(new URL(page.url()).searchParams.get("inventory-text")).toBe("MD5-56")
    expect(new URL(page.url()).hash).toBe("#inventory")
    expect(await filter.inputValue()).toBe("MD5-56")
    expect(await rows.count()).toBeGreaterThan(Math.max(first, 699))
    expect(await page.getByText("Show the whole report").count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it("runs no script but its own", async () => {
    const address = await world.publish(await scanned("acme/policy", { "a.py": md5 }))
    const { page } = await openReport(browser, address, wide)
    expect(await runsInlineScripts(page)).toBe(false)
    expect(await page.evaluate("fetch('/api/v1/cbom/health').then(() => 'reached', () => 'refused')")).toBe("refused")
    const framed = await browser.newPage()
    await framed.setContent(`<iframe src="${address}"></iframe>`)
    await framed.waitForTimeout(500)
    expect(framed.frames().filter((frame) => frame.url() === address)).toEqual([])
  })

  it.each(hardestLooks)(
    "says that it was withdrawn, and that there never was one, $colorScheme and $width px wide",
    async (look) => {
      const id = await scanned(`gone/${look.colorScheme}-${look.width}`, { "a.py": md5 })
      const address = await world.publish(id)
      const { page } = await openReport(browser, address, look)
      await world.service.v1(`/scans/${id}/publication`, { key: world.tenant.live, method: "DELETE" })
      await page.reload()
      expect(await page.locator("h1").textContent()).toBe("This link was withdrawn")
      await looksRight(address, look)
      await looksRight(`${world.service.url}/r/${"a".repeat(40)}`, look)
    }
  )
})

describe("a link to a scan in Chromium", () => {
  it.each(hardestLooks)("tells why a scan failed and what to do, $colorScheme and $width px wide", async (look) => {
    const id = await world.submit(world.git.url(`nobody/${hostileName.length}`))
    expect(await world.ended(id)).toBe("failed")
    const address = await world.publish(id, { follows: true })
    const page = await looksRight(address, look)
    expect(await page.locator("main").textContent()).toContain("The repository does not exist or is not public.")
    expect(await page.locator("main").textContent()).toContain("Check that the repository is there")
  })

  it("follows a scan while it runs and becomes the report", async () => {
    world.git.repository("acme/live", { "a.py": md5 })
    const id = await world.submit(`http://${world.gate.host}/acme/live`, { project_name: "Live" })
    const address = await world.publish(id, { follows: true })
    for (const look of hardestLooks) await looksRight(address, look)
    const { complaints, page } = await openReport(browser, address, wide)
    expect(await page.locator("h1").textContent()).toBe("The scan of Live is under way")
    await page.getByText("Downloading the repository").waitFor()
    world.gate.open()
    await page.getByRole("heading", { name: "Live", exact: true }).waitFor({ timeout: 30_000 })
    expect(await page.locator("#findings").textContent()).toContain("a.py")
    expect(complaints).toEqual([])
  })
})

describe("sharing in the console", () => {
  const sharingOf = (id: string) => `/console/scans/${id}/publication`

  it("publishes, changes and revokes by mouse", async () => {
    const id = await scanned("acme/mouse", { "a.py": md5 })
    const page = await signedIn(sharingOf(id))
    await page.getByLabel("Offer a badge").check()
    await page.getByRole("button", { name: "Publish the report" }).click()
    const link = await page.getByLabel("Link to the report").inputValue()
    const markdown = await page.getByLabel("Badge, in Markdown").inputValue()
    expect(markdown).toBe(`[![Cryptography report](${link.replace("/r/", "/badge/")}.svg)](${link})`)
    const badge = page.evaluate<number>(`{
      const image = document.querySelector("img[alt='The badge as it is now']")
      image.decode().then(() => image.naturalWidth)
    }`)
    expect(await badge).toBeGreaterThan(60)
    const report = `${world.service.url}${new URL(link).pathname}`
    const visitor = (await openReport(browser, report, wide)).page
    expect(await visitor.locator("h1").textContent()).toBe("acme/mouse")
    await page.getByText("Revoke the link").click()
    await page.getByRole("button", { name: "Revoke it for ever" }).click()
    await page.getByRole("button", { name: "Publish the report" }).waitFor()
    expect((await visitor.reload())?.status()).toBe(410)
  })

  it("publishes and revokes by keyboard", async () => {
    const id = await scanned("acme/keys", { "a.py": md5 })
    const page = await signedIn(sharingOf(id))
    await tabTo(page, page.getByLabel("Name it on the landing page"))
    await page.keyboard.press("Space")
    await tabTo(page, page.getByRole("button", { name: "Publish the report" }))
    await page.keyboard.press("Enter")
    await page.getByLabel("Link to the report").waitFor()
    expect(await page.getByLabel("Name it on the landing page").isChecked()).toBe(true)
    await tabTo(page, page.locator("summary", { hasText: "Revoke the link" }))
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByRole("button", { name: "Revoke it for ever" }))
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Publish the report" }).waitFor()
  })

  it("refuses what a form of others sends, and what has no report yet", async () => {
    const id = await scanned("acme/forms", { "a.py": md5 })
    const page = await signedIn(sharingOf(id))
    const sent = `fetch("${sharingOf(id)}", { method: "POST", body: new URLSearchParams({ follows: "yes" }) }).then(({ status }) => status)`
    expect(await page.evaluate(sent)).toBe(403)
    const failed = await world.submit(world.git.url("nobody/forms"))
    await world.ended(failed)
    await page.goto(`${world.service.url}${sharingOf(failed)}`)
    await page.getByText("This scan has no report.").waitFor()
    expect(await page.getByRole("button", { name: "Publish the report" }).count()).toBe(0)
  })

  it.each(hardestLooks)("looks right, $colorScheme and $width px wide", async ({ colorScheme, viewport }) => {
    const id = await scanned(`sharing/${colorScheme}-${viewport.width}`, { "a.py": md5 }, { project_name: hostileName })
    await world.publish(id, { badge: true, listed: true })
    const page = await signedIn(sharingOf(id))
    const complaints: Array<string> = []
    page.on("console", (message) => complaints.push(message.text()))
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await page.reload()
    await unfoldAll(page)
    expect(complaints).toEqual([])
    expect(await seriousIssues(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    expect(await page.evaluate("window.ran")).toBeUndefined()
  })
})

describe("the width of a badge's text", () => {
  it("is that of the font", async () => {
    const page = await browser.newPage()
    const measured = (text: string) =>
      page.evaluate<number>(`{
        const context = document.createElement("canvas").getContext("2d")
        context.font = "100px Arial, 'Liberation Sans'"
        context.measureText(${JSON.stringify(text)}).width
      }`)
    for (const text of [
      "cryptography",
      "quantum readiness",
      "crypto findings",
      "100/100",
      "12 critical, 3 high",
      "~{|}"
    ]) {
      expect(Math.abs(textWidth(text, 100) - (await measured(text)))).toBeLessThan(1)
    }
  })
})
