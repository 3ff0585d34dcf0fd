import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { overflowing, seriousIssues, unfoldAll, runsInlineScripts } from "../openReport.ts"
import { tabTo } from "../tabTo.ts"
import { useConsole } from "./consoleService.ts"
import { isLong } from "../../support/isLong.ts"
import { hardestLooks, looks } from "../looks.ts"

const it3 = { timeout: 180_000 }

const use = useConsole()

const weak = 'import hashlib\nhashlib.md5(b"")\nhashlib.sha1(b"")\n'
const better = 'import hashlib\nhashlib.sha256(b"")\nhashlib.sha1(b"")\nhashlib.new("md4")\n'

/** How somebody works: with the mouse or with nothing but the keyboard. */
interface Hands {
  readonly press: (page: Page, role: "button" | "link", name: string | RegExp) => Promise<void>
  readonly write: (page: Page, label: string, text: string) => Promise<void>
}

const mouse: Hands = {
  press: (page, role, name) => page.getByRole(role, { name, exact: true }).first().click(),
  write: (page, label, text) => page.getByLabel(label, { exact: true }).fill(text)
}

const keyboard: Hands = {
  press: async (page, role, name) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).first())
    await page.keyboard.press("Enter")
  },
  write: async (page, label, text) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press("Control+A")
    await page.keyboard.type(text)
  }
}

/** Chromium tells what it has cleared at signing out. */
const isAboutCleared = (text: string): boolean =>
  /^Clear-Site-Data header on '[^']*\/console\/sign-out': Cleared data types: "cache"\.$/.test(text)

const ways = [
  { way: "by mouse", hands: mouse, javaScriptEnabled: true },
  { way: "by keyboard alone", hands: keyboard, javaScriptEnabled: true },
  { way: "by mouse without JavaScript", hands: mouse, javaScriptEnabled: false },
  { way: "by keyboard alone without JavaScript", hands: keyboard, javaScriptEnabled: false }
]

/** Each hand once, one of them with JavaScript and one without; or each with both. */
const tried = isLong ? ways : [ways[1]!, ways[2]!]

describe.each(tried)("the console $way", ({ way, hands, javaScriptEnabled }) => {
  it("goes from signing in over two scans and what changed to the usage and out again", it3, async () => {
    const { git, open, service } = use.world
    const { live } = await service.tenant({ name: "Example Partner" })
    const name = `acme/${way.replaceAll(" ", "-")}`
    git.repository(name, { "app.py": weak })
    const { page, complaints } = await open("/console/scans", { javaScriptEnabled })
    expect(new URL(page.url()).pathname).toBe("/console/sign-in")
    await hands.write(page, "API key", live)
    await hands.press(page, "button", "Sign in")
    await page.getByText("No scan yet.").waitFor()

    await hands.write(page, "Repository", git.url(name))
    await hands.write(page, "Project name", "Payments")
    await hands.write(page, "Version", "1.0")
    await hands.press(page, "button", "Scan")
    await page.waitForURL(/\/console\/scans\/cbom_/)
    await page.getByRole("heading", { name: "Result" }).waitFor({ timeout: 60_000 })
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Payments")
    expect(await page.getByRole("rowheader", { name: /^MD5 is broken/ }).count()).toBe(1)
    const first = page.url()

    const waiting = page.waitForEvent("download")
    await hands.press(page, "link", "CycloneDX 1.6")
    const download = await waiting
    expect(download.suggestedFilename()).toBe("Payments-1.0.cdx.json")
    expect(JSON.parse(readFileSync(await download.path(), "utf8")).specVersion).toBe("1.6")

    git.commit(name, { "app.py": better })
    await hands.press(page, "button", "Scan again")
    await page.waitForURL((url) => url.href !== first && /\/console\/scans\/cbom_/.test(url.href))
    await page.getByRole("heading", { name: "Result" }).waitFor({ timeout: 60_000 })
    await hands.press(page, "button", "Compare")
    await page.waitForURL(/\/compare\?base=cbom_/)
    expect(await page.getByRole("row", { name: /MD4/ }).count()).toBe(1)
    expect(await page.getByRole("row", { name: /MD5/ }).count()).toBe(1)
    await page.getByRole("heading", { name: "Fixed findings" }).waitFor()

    await hands.press(page, "link", "Usage")
    await page.waitForURL("**/console/usage")
    expect(await page.getByText("2 scans in").count()).toBe(1)
    await hands.press(page, "button", "Sign out")
    await page.waitForURL("**/console/sign-in")
    await page.goBack()
    await page.waitForURL(/\/console\/sign-in\?to=%2Fconsole%2Fusage$/)
    expect(await page.locator("body").innerText()).not.toContain("Payments")
    expect(complaints.filter((text) => !isAboutCleared(text))).toEqual([])
    await page.context().close()
  })
})

describe("a scan that is watched", () => {
  const files = { "app.py": weak }
  const behindGate = (path: string): string => `http://${use.world.gate.host}/${path}`

  beforeEach(() => use.world.gate.shut())

  it("is renewed in place, keeps the focus, and becomes its result by itself", it3, async () => {
    const { gate, git, service, signedIn } = use.world
    const { live } = await service.tenant()
    git.repository("acme/watched", files)
    const { page, requests, complaints } = await signedIn(live, "/console/keys")
    const { id } = (await service.v1("/scans", { key: live, body: { repo_url: behindGate("acme/watched") } })).json
    await page.goto(`${service.url}/console/scans/${id}`)
    const cancel = page.getByRole("button", { name: "Cancel the scan" })
    await cancel.focus()
    await page.waitForResponse((response) => response.url().endsWith(`/${id}/live`))
    expect(await cancel.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
    gate.open()
    await page.getByRole("heading", { name: "Result" }).waitFor({ timeout: 60_000 })
    const asked = requests.length
    await new Promise((wait) => setTimeout(wait, 4_500))
    expect(requests.length).toBe(asked)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it("is cancelled by its button, and the list says so without being loaded anew", it3, async () => {
    const { gate, git, service, signedIn } = use.world
    const { live } = await service.tenant()
    git.repository("acme/cancelled", files)
    const submit = async () =>
      (await service.v1("/scans", { key: live, body: { repo_url: behindGate("acme/cancelled") } })).json.id
    const ids = [await submit(), await submit()]
    const list = await signedIn(live, "/console/scans")
    const { page } = await signedIn(live, `/console/scans/${ids[1]}`)
    await page.getByRole("button", { name: "Cancel the scan" }).click()
    await page.getByRole("heading", { name: "The scan was cancelled" }).waitFor()
    gate.open()
    await list.page.locator(`#${ids[1]}`).getByText("Cancelled", { exact: true }).waitFor({ timeout: 20_000 })
    await list.page.locator(`#${ids[0]}`).getByText("Completed", { exact: true }).waitFor({ timeout: 60_000 })
    const { requests } = list
    const asked = requests.length
    await new Promise((wait) => setTimeout(wait, 4_500))
    expect(requests.length).toBe(asked)
    expect(list.complaints).toEqual([])
    await page.context().close()
    await list.page.context().close()
  })

  it("asks to sign in once its key is revoked, and comes back to it", it3, async () => {
    const { git, service, signedIn } = use.world
    const { id, live } = await service.tenant()
    const key = await service.key(id, "live")
    git.repository("acme/revoked", files)
    const body = { repo_url: behindGate("acme/revoked") }
    const { json } = await service.v1("/scans", { key: live, body })
    const { page } = await signedIn(key, `/console/scans/${json.id}`)
    await service.v1(`/keys/${key.split("_")[2]}/revoke`, { method: "POST", key: live })
    await page.waitForURL(/\/console\/sign-in\?to=/, { timeout: 20_000 })
    await page.getByLabel("API key").fill(live)
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.waitForURL(`**/console/scans/${json.id}`)
    use.world.gate.open()
    await page.context().close()
  })
})

describe("what others wrote", () => {
  const turned = "\u202Egnp.exe\u202C"
  const corpus = [
    `"><img src=x onerror=window.ran=1>`,
    `<script>window.ran=1</script>`,
    turned,
    `W`.repeat(120),
    `'-window.ran-'`,
    "`${window.ran=1}`",
    `</title></textarea><svg onload=window.ran=1>`,
    `javascript:window.ran=1`,
    `a\u2066b\u2069c\u200B`,
    `{{constructor.constructor('window.ran=1')()}}`
  ].slice(0, isLong ? undefined : 4)
  const paths = [
    `"><img src=x onerror=window.ran=1>.py`,
    `<script>window.ran=1<`,
    `\u202Eyp.txt.py`,
    `${"deep/".repeat(30)}${"n".repeat(120)}.py`
  ]

  it("stays text in every page, and no page grows wider than the window", it3, async () => {
    const { git, scanned, service, signedIn } = use.world
    const { live } = await service.tenant({ name: `"><img src=x onerror=window.ran=1>` })
    git.repository(
      "acme/hostile",
      Object.fromEntries(paths.map((path) => [path.endsWith(".py") ? path : `${path}/script>.py`, weak]))
    )
    const repo_url = git.url("acme/hostile")
    const submitted = corpus.map((text) =>
      scanned(live, { repo_url, project_name: text, project_version: [...text].slice(0, 60).join("") })
    )
    const ids = await Promise.all(submitted)
    const own = (await service.v1("/repositories", { key: live })).json.repositories
    await Promise.all(corpus.map((text) => service.v1("/repositories", { key: live, body: { name: text } })))
    const pages = [
      "/console",
      `/console/repositories/${own[0].id}`,
      `/console/repositories/${own[0].id}/findings`,
      "/console/schedules",
      "/console/policies",
      "/console/scans",
      "/console/usage",
      ...ids.map((id) => `/console/scans/${id}`),
      ...ids.slice(1).map((id) => `/console/scans/${id}/compare?base=${ids[0]}`)
    ]
    const { page, complaints } = await signedIn(live, "/console/scans", { viewport: { width: 380, height: 800 } })
    for (const path of pages) {
      await page.goto(service.url + path)
      expect([path, await page.evaluate("window.ran")]).toEqual([path, undefined])
      expect([path, await page.locator("main img, main svg[onload], main script").count()]).toEqual([path, 0])
      expect([path, await overflowing(page)]).toEqual([path, []])
    }
    await page.goto(`${service.url}/console/scans/${ids[corpus.indexOf(turned)]}`)
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("[U+202E]gnp.exe[U+202C]")
    expect(await page.locator("main").innerText()).toContain("[U+202E]yp.txt.py")
    for (const text of corpus.slice(0, isLong ? 6 : 2)) {
      await page.goto(`${service.url}/console/scans`)
      await page.getByLabel("Repository").fill(text)
      await page.getByLabel("Project name").fill(text)
      await page.getByRole("button", { name: "Scan", exact: true }).click()
      await page.locator("#repo_url-wrong").waitFor()
      expect(await page.getByLabel("Project name").inputValue()).toBe(text)
      expect(await page.evaluate("window.ran")).toBeUndefined()
    }
    expect(complaints.filter((text) => !text.includes("status of 422"))).toEqual([])
    await page.context().close()
  })

  it("of thousands of findings makes a page that is small still", it3, async () => {
    const { git, scanned, service, signedIn } = use.world
    const { live } = await service.tenant()
    const files = isLong ? 101 : 21
    const hundred = `import hashlib\n${'hashlib.md5(b"")\n'.repeat(100)}`
    git.repository(
      "acme/many",
      Object.fromEntries(Array.from({ length: files }, (_, at) => [`src/f${at}.py`, hundred]))
    )
    const id = await scanned(live, { repo_url: git.url("acme/many") })
    const { page, complaints } = await signedIn(live, `/console/scans/${id}`)
    expect(await page.getByText(`${(files * 100).toLocaleString("en")} open findings by rule`).count()).toBe(1)
    expect(await page.locator("table.findings tbody tr").count()).toBe(1)
    expect((await page.content()).length).toBeLessThan(40_000)
    git.commit("acme/many", { "src/f0.py": "\n" })
    const next = await scanned(live, { repo_url: git.url("acme/many") })
    await page.goto(`${service.url}/console/scans/${next}/compare?base=${id}`)
    expect(await page.getByText("100 findings.").count()).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe("the policy of the console", () => {
  it("lets no script run but htmx, and no page frame it", it3, async () => {
    const { service, signedIn } = use.world
    const { live } = await service.tenant()
    const { page } = await signedIn(live, "/console/scans")
    expect(await runsInlineScripts(page)).toBe(false)
    const { headers } = await service.ask("/console/sign-in")
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(headers["content-security-policy"]).not.toContain("unsafe")
    await page.context().close()
  })
})

describe("the console", () => {
  const seen: { key: string; ids: ReadonlyArray<string> } = { key: "", ids: [] }

  beforeAll(async () => {
    const { git, scanned, service } = use.world
    const { live } = await service.tenant({ name: "Example Partner" })
    const name = "acme/looks"
    git.repository(name, { "app.py": weak, "notes.txt": "x" })
    git.emptyRepository(`${name}-empty`)
    const first = await scanned(live, { repo_url: git.url(name), project_name: "Payments" })
    git.commit(name, { "app.py": better })
    const second = await scanned(live, { repo_url: git.url(name), project_name: "Payments", project_version: "1.1" })
    const failed = await scanned(live, { repo_url: git.url(`${name}-empty`) })
    Object.assign(seen, { key: live, ids: [first, second, failed] })
  })

  it.each(looks)(
    "breaks no rule of accessibility or of its policy, and does not overflow, $colorScheme and $width px wide",
    it3,
    async (look) => {
      const { colorScheme, width, viewport } = look
      const { service, signedIn } = use.world
      const { page, complaints } = await signedIn(seen.key, "/console/scans", { colorScheme, viewport })
      const [first, second, failed] = seen.ids
      const [repository] = (await service.v1("/repositories", { key: seen.key })).json.repositories
      const looked = async (name: string) => {
        await unfoldAll(page)
        expect([name, await overflowing(page)]).toEqual([name, []])
        expect([name, await seriousIssues(page)]).toEqual([name, []])
        if (process.env["SCREENSHOTS"] !== undefined)
          await page.screenshot({
            path: `${process.env["SCREENSHOTS"]}/console-${name}-${colorScheme}-${width}.png`,
            fullPage: true
          })
      }
      const pages = Object.entries({
        portfolio: "/console",
        repository: `/console/repositories/${repository.id}`,
        inventory: `/console/repositories/${repository.id}/inventory`,
        findings: `/console/repositories/${repository.id}/findings`,
        plan: `/console/repositories/${repository.id}/plan`,
        schedules: "/console/schedules",
        policies: "/console/policies",
        list: "/console/scans",
        result: `/console/scans/${second}`,
        none: "/console/scans?status=queued",
        failed: `/console/scans/${failed}`,
        compare: `/console/scans/${second}/compare?base=${first}`,
        usage: "/console/usage",
        missing: "/console/scans/cbom_0000000000000000",
        "sign-in": "/console/sign-in"
      })
      for (const [name, path] of hardestLooks.includes(look) ? pages : pages.slice(0, 2)) {
        await page.goto(service.url + path)
        await looked(name)
      }
      await page.goto(`${service.url}/console/scans`)
      await page.getByLabel("Repository").fill("github.com/example")
      await page.getByRole("button", { name: "Scan", exact: true }).click()
      await page.locator("#repo_url-wrong").waitFor()
      await looked("wrong")
      expect(complaints.filter((text) => !/status of (?:404|422)/.test(text))).toEqual([])
      await page.context().close()
    }
  )
})
