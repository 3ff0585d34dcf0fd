import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { cookieOf, signIn } from "../../service/console/visitor.ts"
import type { TestTenant } from "../../service/startService.ts"
import { answering } from "../../webhooks/Receiver.ts"
import { useWebhooks } from "../../webhooks/useWebhooks.ts"
import { openBrowser, openReport, overflowing, seriousIssues, unfoldAll } from "../openReport.ts"
import { focused, tabTo } from "../tabTo.ts"
import { isLong } from "../../support/isLong.ts"
import { hardestLooks, looks } from "../looks.ts"

const hooks = useWebhooks(database)

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** What Chromium says of answers that refuse a form, and of focus that htmx has set already. */
const expected = /^Failed to load resource: the server responded with a status of 4|^Autofocus processing was blocked/

const open = async (tenant: TestTenant, path: string, options: BrowserContextOptions = {}) => {
  const { url } = hooks.service
  const [name = "", value = ""] = cookieOf(await signIn(hooks.service, tenant.live)).pair.split("=")
  const storageState = { cookies: [{ ...cookieAt(url), name, value }], origins: [] }
  const opened = await openReport(browser, url + path, { storageState, ...options })
  return { ...opened, complaints: () => opened.complaints.filter((text) => !expected.test(text)) }
}

const cookieAt = (url: string) => ({
  domain: new URL(url).hostname,
  path: "/",
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: "Lax" as const
})

const go = (page: Page, path: string) => page.goto(hooks.service.url + path)

interface Hand {
  readonly press: (page: Page, wanted: Locator) => Promise<void>
  readonly write: (page: Page, wanted: Locator, text: string) => Promise<void>
}

const mouse: Hand = {
  press: (_, wanted) => wanted.click(),
  write: (_, wanted, text) => wanted.fill(text)
}

const keyboard: Hand = {
  press: async (page, wanted) => {
    await tabTo(page, wanted)
    await page.keyboard.press("Enter")
  },
  write: async (page, wanted, text) => {
    await tabTo(page, wanted)
    await page.keyboard.press("Control+A")
    await page.keyboard.type(text)
  }
}

const ways = [
  { name: "by mouse", hand: mouse, javaScriptEnabled: true },
  { name: "by keyboard", hand: keyboard, javaScriptEnabled: true },
  { name: "by mouse without JavaScript", hand: mouse, javaScriptEnabled: false },
  { name: "by keyboard without JavaScript", hand: keyboard, javaScriptEnabled: false }
]

const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true })
const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true })

const secretOf = (page: Page): Promise<string> => page.locator("#secret").inputValue()

/** Each hand once, one of them with JavaScript and one without; or each with both. */
const tried = isLong ? ways : [ways[1]!, ways[2]!]

describe.each(tried)("settings in Chromium, $name", ({ hand, javaScriptEnabled }) => {
  /** Without JavaScript, two send forms as the others do. */
  const hasAll = isLong || javaScriptEnabled

  it("make a key, show it once, and revoke it after a question", async () => {
    const tenant = await hooks.service.tenant()
    const { page, complaints } = await open(tenant, "/console/keys", { javaScriptEnabled })
    await hand.write(page, page.getByLabel("Name"), "CI of the portal")
    await hand.press(page, button(page, "Create test key"))
    await page.locator("#secret").waitFor()
    const secret = await secretOf(page)
    expect(secret).toMatch(/^cbk_test_/)
    expect((await hooks.service.v1("/keys", { key: secret })).json.count).toBe(3)
    expect(await focused(page.locator("#secret")).count()).toBe(1)
    expect(page.url()).not.toContain(secret.slice(9))
    await page.reload()
    expect(await page.locator("#secret").count()).toBe(0)
    expect((await hooks.service.v1("/keys", { key: secret })).json.count).toBe(3)
    await go(page, "/console/keys")
    await page.goBack()
    expect(await page.locator("#secret").count()).toBe(0)
    await go(page, "/console/keys")
    await hand.press(page, link(page, "Revoke CI of the portal"))
    await hand.press(page, button(page, "Revoke key"))
    await page.getByText("The key is revoked.").waitFor()
    expect((await hooks.service.v1("/keys", { key: secret })).status).toBe(401)
    expect(complaints()).toEqual([])
    await page.context().close()
  })

  it.runIf(hasAll)("end the session with its key, and say so before", async () => {
    const { page, complaints } = await open(await hooks.service.tenant(), "/console/keys", { javaScriptEnabled })
    await hand.press(page, link(page, "Revoke live key"))
    await page.getByText("You are signed in with this key.").waitFor()
    await hand.press(page, button(page, "Revoke and sign out"))
    await page.getByRole("heading", { name: "The key is revoked, and you are signed out" }).waitFor()
    await go(page, "/console/keys")
    expect(new URL(page.url()).pathname).toBe("/console/sign-in")
    expect(complaints()).toEqual([])
    await page.context().close()
  })

  it("edit the branding, with a look at it before it is saved", async () => {
    const tenant = await hooks.service.tenant()
    const { page, complaints } = await open(tenant, "/console/branding", { javaScriptEnabled })
    const preview = page.locator("#preview")
    const slug = `acme-${tenant.id.slice(4)}`
    await hand.write(page, page.getByLabel("Name"), "Acme Audits")
    await hand.write(page, page.getByLabel("Subdomain"), slug)
    await hand.write(page, page.getByLabel("Colour", { exact: true }), "#0B6E4F")
    if (!javaScriptEnabled) await hand.press(page, button(page, "Preview"))
    await preview.getByText(`/p/${slug}`).waitFor()
    await preview.getByText("Acme Audits", { exact: true }).first().waitFor()
    await preview.locator("link[href$='accent=0B6E4F']").waitFor({ state: "attached" })
    expect((await hooks.service.v1("/branding", { key: tenant.live })).json.display_name).toBe(null)
    await hand.write(page, page.getByLabel("Logo", { exact: true }), "http://example.com/logo.png")
    await hand.press(page, button(page, "Save"))
    await page.getByText("Nothing was saved. One field has to be changed:").waitFor()
    expect(await focused(page.getByRole("alert")).count()).toBe(1)
    expect(await page.getByLabel("Logo", { exact: true }).getAttribute("aria-invalid")).toBe("true")
    await hand.write(page, page.getByLabel("Logo", { exact: true }), " ")
    await hand.press(page, button(page, "Save"))
    await page.getByText("Saved. Visitors see it from now on").waitFor()
    const { json } = await hooks.service.v1("/branding", { key: tenant.live })
    expect(json).toMatchObject({
      display_name: "Acme Audits",
      subdomain: slug,
      accent_color: "#0B6E4F",
      logo_url: null
    })
    expect(await link(page, "Open the landing page").getAttribute("href")).toBe(json.live_url)
    expect(complaints()).toEqual([])
    await page.context().close()
  })

  it.runIf(hasAll)("make a webhook, try it out, and follow what comes of it", async () => {
    const tenant = await hooks.service.tenant()
    const path = `/settings-${tenant.id}`
    const { page, complaints } = await open(tenant, "/console/webhooks", { javaScriptEnabled })
    await hand.press(page, link(page, "New webhook"))
    await hand.write(page, page.getByLabel("URL"), hooks.receiver.url(path))
    await hand.write(page, page.getByLabel("Description"), "Staging")
    await hand.press(page, button(page, "Create webhook"))
    await page.locator("#secret").waitFor()
    expect(await secretOf(page)).toMatch(/^whsec_/)
    await hand.press(page, link(page, "I have copied it"))
    hooks.receiver.behave = answering(410, {}, "<b>no more</b>")
    await hand.press(page, button(page, "Send a test event"))
    await page.getByText("A test event is on its way.").waitFor()
    await page.locator(".delivery", { hasText: "Failed" }).waitFor()
    await go(page, new URL(page.url()).pathname)
    await page.getByText("It answered 410 Gone").waitFor()
    await hand.press(page, page.locator("summary", { hasText: "Attempts (1)" }))
    await hand.press(page, page.locator("summary", { hasText: "Beginning of the answer" }))
    expect(await page.locator("pre.answer").innerText()).toBe("<b>no more</b>")
    hooks.receiver.behave = answering(204)
    await hand.press(page, button(page, "Enable again"))
    await page.getByText("The webhook is enabled again.").waitFor()
    await hand.press(page, page.getByRole("button", { name: "Deliver again" }))
    await page.locator(".delivery", { hasText: "Delivered" }).waitFor()
    await hand.press(page, link(page, "Failed"))
    await page.getByText("No delivery of the last 30 days is failed.").waitFor()
    expect(complaints()).toEqual([])
    await page.context().close()
  })

  it.runIf(hasAll)("change, rotate and delete a webhook", async () => {
    const { id, tenant, secret, ask } = await hooks.register({ description: "Before" })
    const { page, complaints } = await open(tenant, "/console/webhooks", { javaScriptEnabled })
    await hand.press(page, link(page, "Before"))
    await hand.press(page, link(page, "Edit"))
    await hand.write(page, page.getByLabel("Description"), "After")
    await hand.press(page, button(page, "Save"))
    await page.getByRole("heading", { name: "After", level: 1 }).waitFor()
    await hand.press(page, link(page, "Rotate secret"))
    await hand.press(page, button(page, "Rotate secret"))
    await page.locator("#secret").waitFor()
    const rotated = await secretOf(page)
    expect([rotated.startsWith("whsec_"), rotated === secret]).toEqual([true, false])
    await hand.press(page, link(page, "I have copied it"))
    await hand.press(page, link(page, "Delete"))
    await hand.press(page, button(page, "Delete webhook"))
    await page.getByText("The webhook is deleted, with its deliveries.").waitFor()
    expect([id, (await ask()).status]).toEqual([id, 404])
    expect(complaints()).toEqual([])
    await page.context().close()
  })
})

describe("settings in Chromium", () => {
  it("bring the text of a colour after that was picked", async () => {
    const { page, complaints } = await open(await hooks.service.tenant(), "/console/branding")
    await page.getByLabel("Pick a colour").fill("#112233")
    await expect.poll(() => page.getByLabel("Colour", { exact: true }).inputValue()).toBe("#112233")
    await page.getByLabel("Colour", { exact: true }).fill("#445566")
    await expect.poll(() => page.getByLabel("Pick a colour").inputValue()).toBe("#445566")
    await page.getByLabel("Pick a colour").fill("#778899")
    await expect.poll(() => page.getByLabel("Colour", { exact: true }).inputValue()).toBe("#778899")
    const shown = await page.evaluate("getComputedStyle(document.querySelector('.as-dark')).backgroundColor")
    expect(shown).toBe("rgb(15, 19, 24)")
    expect(complaints()).toEqual([])
    await page.context().close()
  })

  it("leave what somebody has unfolded as it is while the log is renewed", async () => {
    const webhook = await hooks.register()
    hooks.receiver.behave = answering(204, {}, "")
    const first = await webhook.test()
    await webhook.until(first.id, ({ status }) => status === "delivered")
    hooks.receiver.behave = answering(500)
    await webhook.test()
    const { page, requests } = await open(webhook.tenant, `/console/webhooks/${webhook.id}`)
    const unfolded = page.locator(`#${first.id} details`)
    await unfolded.locator("summary").click()
    const before = requests.length
    await expect.poll(() => requests.length, { timeout: 20_000 }).toBeGreaterThan(before + 1)
    expect(await unfolded.getAttribute("open")).toBe("")
    hooks.receiver.behave = answering(204)
    await expect.poll(() => page.locator("#log-renewal").count(), { timeout: 30_000 }).toBe(0)
    await page.context().close()
  })
})

const hostile = `"><img src=x onerror="window.ran=1"><svg onload='window.ran=1'></textarea>${"long".repeat(20)}`

/** A tenant whose settings are what an attacker would write. */
const hostileTenant = async () => {
  const { id, tenant, test, until } = await hooks.register({ description: hostile })
  const key = tenant.live
  await hooks.service.v1("/keys", { key, body: { name: hostile.slice(0, 80), env: "test" } })
  const body = { display_name: hostile.slice(0, 80), tagline: hostile, footer_text: hostile, accent_color: "#FFE000" }
  await hooks.service.v1("/branding", { key, method: "PUT", body })
  hooks.receiver.behave = answering(410, {}, `${hostile}\n\u202e${hostile}`)
  await until((await test()).id, ({ status }: { readonly status: string }) => status === "failed")
  hooks.receiver.behave = answering(204)
  const [{ id: keyId }] = (await hooks.service.v1("/keys", { key })).json.keys
  const credential = {
    name: hostile.slice(0, 80),
    host: "github.com",
    token: "a-token-of-a-host",
    repositories: ["a/b", "c"]
  }
  const { id: credentialId } = (await hooks.service.v1("/credentials", { key, body: credential })).json
  return { tenant, id, keyId, credentialId }
}

describe.each(looks)("settings in Chromium, $colorScheme and $width px wide", (look) => {
  const { colorScheme, viewport } = look

  it("run nothing that a tenant wrote, fit the window, and are accessible", async () => {
    const { tenant, id, keyId, credentialId } = await hostileTenant()
    const { page, complaints } = await open(tenant, "/console/keys", { colorScheme, viewport })
    const paths = [
      "keys",
      `keys/${keyId}/revoke`,
      `keys/${keyId}/role`,
      "audit",
      "credentials",
      "credentials/new",
      `credentials/${credentialId}/replace`,
      `credentials/${credentialId}/revoke`,
      "branding",
      "webhooks",
      "webhooks/new"
    ]
    const below = ["", "/edit", "/rotate", "/delete"].map((one) => `webhooks/${id}${one}`)
    for (const path of hardestLooks.includes(look) ? [...paths, ...below] : ["branding", `webhooks/${id}`]) {
      await go(page, `/console/${path}`)
      await unfoldAll(page)
      expect([path, await overflowing(page)]).toEqual([path, []])
      expect([path, await seriousIssues(page)]).toEqual([path, []])
      expect(await page.evaluate("window.ran")).toBeUndefined()
    }
    expect(complaints()).toEqual([])
    await page.context().close()
  })
})

describe.each(hardestLooks)("settings in Chromium, $colorScheme and $width px wide", ({ colorScheme, viewport }) => {
  it("are accessible where a form was refused and where a secret is shown", async () => {
    const tenant = await hooks.service.tenant()
    const { page, complaints } = await open(tenant, "/console/branding", { colorScheme, viewport })
    await page.getByLabel("Logo", { exact: true }).fill("nonsense")
    await button(page, "Save").click()
    await page.getByRole("alert").waitFor()
    expect([await seriousIssues(page), await overflowing(page)]).toEqual([[], []])
    await go(page, "/console/webhooks/new")
    await page.getByLabel("URL").fill("nonsense")
    await button(page, "Create webhook").click()
    await page.getByRole("alert").waitFor()
    expect([await seriousIssues(page), await overflowing(page)]).toEqual([[], []])
    await page.getByLabel("URL").fill(hooks.receiver.url())
    await button(page, "Create webhook").click()
    await page.locator("#secret").waitFor()
    expect([await seriousIssues(page), await overflowing(page)]).toEqual([[], []])
    expect(complaints()).toEqual([])
    await page.context().close()
  })
})
