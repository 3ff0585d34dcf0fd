import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openBrowser, overflowing, seriousIssues } from "../openReport.ts"
import { tabTo } from "../tabTo.ts"
import { type Fronts, startFronts } from "./fronts.ts"
import { measured, openFront } from "./openFront.ts"
import { isLong } from "../../support/isLong.ts"
import { crossed } from "../looks.ts"

let fronts: Fronts
let browser: Browser

const long = "KryptografieinventarisierungsdienstleistungsunternehmensgruppengesellschaftenAGs"

const acme = {
  subdomain: "acme",
  display_name: "Acme Audits",
  tagline: "Cryptography, counted",
  logo_url: "https://logo.example/acme.svg",
  website_url: "https://acme.example.com/",
  support_email: "support@acme.example.com",
  footer_text: "Acme Audits Ltd, Dublin",
  accent_color: "#0B6E4F"
}

const others = [
  { subdomain: "bright", display_name: "Sunny Security", accent_color: "#FFE600" },
  { subdomain: "darkness", display_name: "Nachtwache GmbH", accent_color: "#0A0A14" },
  {
    subdomain: "grey",
    display_name: "Mittelgrau",
    accent_color: "#808080",
    logo_url: "https://nowhere.example/logo.png"
  },
  { subdomain: "longname", display_name: long, tagline: `${long} ${long.slice(0, 70)}`, footer_text: long },
  { subdomain: "plain" }
]

const files = {
  "src/Digests.java":
    'class Digests { Object of() throws Exception { return java.security.MessageDigest.getInstance("MD5"); } }\n',
  "tool.py": "import hashlib\nhashlib.sha1(b'')\n"
}

beforeAll(async () => {
  fronts = await startFronts()
  browser = await openBrowser()
  for (const branding of [acme, ...others]) await fronts.site(branding)
})

afterAll(async () => {
  await browser?.close()
  await fronts?.stop()
})

const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 380, height: 760 } }

const isExpected = (text: string): boolean => /net::ERR_FAILED/.test(text)

const checked = async (page: Page) => ({
  serious: await seriousIssues(page),
  outside: await overflowing(page),
  scrolls: await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
})

const allWell = { serious: [], outside: [], scrolls: false }

describe("a tenant's page", () => {
  it.each(["path", "host"] as const)("shows its name, its words, its links and the form, by its %s", async (by) => {
    const address = by === "path" ? fronts.pathOf("acme") : fronts.hostOf("acme")
    const { page, complaints, close } = await openFront(browser, address, wide)
    expect(await page.title()).toBe("Acme Audits")
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Cryptography, counted")
    expect(await page.getByRole("img", { name: "Acme Audits" }).count()).toBe(1)
    expect(await page.evaluate("document.querySelector('.mark-name img').naturalWidth")).toBe(240)
    expect(await page.getByRole("link", { name: "Website" }).first().getAttribute("rel")).toBe(
      "noopener noreferrer nofollow"
    )
    expect(await page.getByRole("contentinfo").textContent()).toContain("Acme Audits Ltd, Dublin")
    expect(await page.getByText("Powered by Ciphermap").count()).toBe(1)
    expect(await page.locator("form.try").getAttribute("action")).toBe(by === "path" ? "/p/acme/try" : "/try")
    const colour = "getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()"
    expect(await page.evaluate(colour)).toBe("#0B6E4F")
    expect(complaints).toEqual([])
    await close()
  })

  const looks = ["acme", ...others.map(({ subdomain }) => subdomain)].flatMap((slug, at) => {
    const [one, other] = at % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const)
    const both = [
      { slug, width: 1280, colorScheme: one },
      { slug, width: 380, colorScheme: other }
    ]
    return isLong ? both : [both[Math.floor(at / 2) % 2]!]
  })

  it.each(looks)(
    "of $slug can be read by everybody at $width px, $colorScheme",
    async ({ slug, width, colorScheme }) => {
      const options = { viewport: { width, height: 900 }, colorScheme }
      const { page, complaints, close } = await openFront(browser, fronts.pathOf(slug), options)
      expect(await checked(page)).toEqual(allWell)
      expect(complaints.filter((text) => !isExpected(text))).toEqual([])
      await close()
    }
  )

  it("has the tenant's name where its logo cannot be loaded", async () => {
    const { page, close } = await openFront(browser, fronts.pathOf("grey"), wide)
    const logo = page.getByRole("img", { name: "Mittelgrau" })
    expect(await page.evaluate("document.querySelector('.mark-name img').naturalWidth")).toBe(0)
    const { height = 0 } = (await logo.boundingBox()) ?? {}
    expect(height).toBe(40)
    await close()
  })

  it("is named after its address where the tenant has said nothing", async () => {
    const { page, close } = await openFront(browser, fronts.pathOf("plain"), wide)
    expect(await page.title()).toBe("plain")
    expect(await page.getByRole("img", { name: "plain" }).count()).toBe(0)
    await close()
  })

  it.each(isLong ? [1, 6] : [6])(
    "is a small download and does not move while it is loaded, %s times slower",
    async (slowness) => {
      for (const [slug, size] of crossed(["acme", "grey", "plain"], [wide, narrow])) {
        const { page, close } = await openFront(browser, fronts.pathOf(slug), { ...size, slowness })
        const { moved, largestPaint, transferred } = await measured(page)
        expect([slug, moved]).toEqual([slug, []])
        expect(largestPaint).toBeGreaterThan(0)
        expect(transferred).toBeGreaterThan(2_000)
        expect(transferred).toBeLessThan(60_000)
        await close()
      }
    }
  )

  it("runs nothing that its fields hold, whatever they hold and however it came there", async () => {
    const broken = `"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`
    const turned = "safe\u202egnp.exe\u2066\u200b"
    const id = await fronts.site({
      subdomain: "hostile",
      display_name: broken.slice(0, 70),
      tagline: broken,
      footer_text: broken
    })
    const fields = ["display_name", "tagline", "footer_text", "support_email"]
    const addresses = ["logo_url", "favicon_url", "website_url", "support_url", "privacy_url", "terms_url"]
    const written = [
      [
        ...fields.map((field) => [field, broken] as const),
        ...addresses.map((field) => [field, `https://x.example/${broken}`] as const)
      ],
      [
        ...fields.map((field) => [field, turned] as const),
        ...addresses.map((field) => [field, "javascript:window.ran=1"] as const)
      ],
      [
        ...fields.map((field) => [field, "x".repeat(80)] as const),
        ...addresses.map((field) => [field, "https://x.example;script-src *'/"] as const)
      ]
    ]
    for (const values of written) {
      const names = values.map(([field], at) => `${field} = $${at + 2}`)
      await fronts.service.sql(`update branding set ${names.join(", ")} where tenant_id = $1`, [
        id,
        ...values.map(([, value]) => value)
      ])
      for (const path of isLong || values === written[0] ? ["", "/try", "/try/none"] : [""]) {
        const { page, complaints, close } = await openFront(browser, `${fronts.pathOf("hostile")}${path}`, narrow)
        expect(await page.evaluate("window.ran")).toBeUndefined()
        expect(await page.locator("img[src=x], script:not([src])").count()).toBe(0)
        expect(await page.locator("[href^='javascript']").count()).toBe(0)
        expect(await page.evaluate("document.body.textContent.match(/[\\u202a-\\u202e\\u2066-\\u2069\\u200b]/u)")).toBe(
          null
        )
        expect(await overflowing(page)).toEqual([])
        expect(complaints.filter((text) => !isExpected(text) && !text.includes("404"))).toEqual([])
        await close()
      }
    }
  })

  it("is not found once its tenant is suspended, nor under a name of nobody, and says what to do", async () => {
    const id = await fronts.site({ subdomain: "leaving", display_name: "Leaving Ltd" })
    expect((await fronts.service.ask("/p/leaving")).status).toBe(200)
    await fronts.service.admin(`/tenants/${id}/suspend`, { method: "POST" })
    for (const address of [
      fronts.pathOf("leaving"),
      fronts.hostOf("nobody-has-it"),
      `${fronts.pathOf("nobody")}/try`
    ]) {
      const { page, close } = await openFront(browser, address, narrow)
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Nobody has this page")
      expect(await page.getByRole("link", { name: "page of this service" }).count()).toBe(1)
      expect(await checked(page)).toEqual(allWell)
      await close()
    }
  })
})

describe("our own page", () => {
  it.each([wide, narrow])("says what this is and where to go, at $viewport.width px", async (size) => {
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`, {
      ...size,
      colorScheme: "dark"
    })
    expect(await page.title()).toBe("Ciphermap")
    for (const name of ["Documentation", "Console"]) {
      expect(await page.getByRole("link", { name, exact: true }).first().isVisible()).toBe(true)
    }
    expect(await page.locator("pre").textContent()).toMatch(
      /\ncurl -X POST http:\/\/localhost:\d+\/api\/v1\/cbom\/scans /
    )
    expect(await checked(page)).toEqual(allWell)
    expect((await measured(page)).moved).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe("trying a scan", () => {
  const input = "#repo-url"

  const result = (page: Page) => page.getByRole("heading", { name: "Get all of it" }).waitFor({ timeout: 90_000 })

  it("goes by mouse from the form to the result, live", async () => {
    fronts.git.repository("mouse/app", files)
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`, {
      ...wide,
      address: "192.0.2.1"
    })
    await page.locator(input).click()
    await page.locator(input).fill(fronts.git.url("mouse/app"))
    await page.getByRole("button", { name: "Scan it" }).click()
    await page.getByRole("list", { name: "Phases" }).waitFor()
    expect(await page.title()).toMatch(/^Scan is (?:waiting|running): mouse\/app · Ciphermap$/)
    await page.evaluate("window.isSamePage = true")
    await result(page)
    expect(await page.evaluate("window.isSamePage")).toBe(true)
    expect(await page.title()).toBe("Scan is done: mouse/app · Ciphermap")
    expect(await page.getByRole("img", { name: /^Score: \d+ of 100$/ }).count()).toBe(1)
    expect(await page.getByRole("heading", { name: "MD5 is broken" }).count()).toBe(1)
    expect(await page.getByText("src/Digests.java:1").count()).toBe(1)
    expect(await checked(page)).toEqual(allWell)
    const polls: Array<string> = []
    page.on("request", (request) => polls.push(request.url()))
    await page.waitForTimeout(2_500)
    expect(polls).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it("goes by keyboard, on a tenant's own host, small and dark", async () => {
    fronts.git.repository("keys/app", files)
    const options = { ...narrow, colorScheme: "dark" as const, address: "192.0.2.2" }
    const { page, complaints, close } = await openFront(browser, fronts.hostOf("acme"), options)
    await tabTo(page, page.locator(input), 20)
    await page.keyboard.type(fronts.git.url("keys/app"))
    await page.keyboard.press("Enter")
    await result(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/try\/cbom_[a-z0-9]{16}$/)
    expect(await checked(page)).toEqual(allWell)
    await tabTo(page, page.locator("a.button.primary"), 20)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Try it" }).waitFor()
    expect(await page.title()).toBe("Try it · Acme Audits")
    expect(complaints).toEqual([])
    await close()
  })

  it("goes without JavaScript", async () => {
    fronts.git.repository("plain/app", files)
    const options = { ...wide, javaScriptEnabled: false, address: "192.0.2.3" }
    const { page, close } = await openFront(browser, fronts.pathOf("bright"), options)
    await page.locator(input).fill(fronts.git.url("plain/app"))
    await page.getByRole("button", { name: "Scan it" }).click()
    await page.getByRole("list", { name: "Phases" }).waitFor()
    await result(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/p\/bright\/try\/cbom_[a-z0-9]{16}$/)
    await close()
  })

  it("says what is wrong with an address, and keeps what was written", async () => {
    const { page, close } = await openFront(browser, fronts.pathOf("acme"), { ...narrow, address: "192.0.2.4" })
    await page.locator(input).fill("ftp://github.com/owner/name")
    await page.getByRole("button", { name: "Scan it" }).click()
    expect(await page.getByRole("alert").textContent()).toBe("URL must use https.")
    expect(await page.locator(input).inputValue()).toBe("ftp://github.com/owner/name")
    expect(await page.locator(input).getAttribute("aria-invalid")).toBe("true")
    expect(await checked(page)).toEqual(allWell)
    await close()
  })

  it("says why a scan failed and what to do, and that there is one a day", async () => {
    const options = { ...narrow, colorScheme: "dark" as const, address: "192.0.2.5" }
    const { page, close } = await openFront(browser, fronts.pathOf("acme"), options)
    await page.locator(input).fill(fronts.git.url("nobody/nothing"))
    await page.getByRole("button", { name: "Scan it" }).click()
    await page.getByText("The repository does not exist or is not public.").waitFor({ timeout: 60_000 })
    expect(await page.getByText("Look for a mistake in the address").count()).toBe(1)
    expect(await checked(page)).toEqual(allWell)
    await page.getByRole("link", { name: "Try another repository" }).click()
    await page.locator(input).fill(fronts.git.url("nobody/else"))
    await page.getByRole("button", { name: "Scan it" }).click()
    await page.getByRole("heading", { name: "One scan a day" }).waitFor()
    expect(await page.getByText("The next scan is free in 24 hours.").count()).toBe(1)
    expect(await checked(page)).toEqual(allWell)
    await close()
  })

  it("says that there was nothing to judge, and gives no score for it", async () => {
    fronts.git.repository("none/app", { "README.md": "text", "a.py": "print(1)\n" })
    const { page, close } = await openFront(browser, fronts.pathOf("plain"), { ...narrow, address: "192.0.2.6" })
    await page.locator(input).fill(fronts.git.url("none/app"))
    await page.getByRole("button", { name: "Scan it" }).click()
    await page.getByText("No cryptography was found in 1 file.").waitFor({ timeout: 60_000 })
    expect(await page.locator(".gauge").count()).toBe(0)
    expect(await checked(page)).toEqual(allWell)
    await close()
  })
})
