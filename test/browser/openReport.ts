import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core"

const QUIET = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** Chromium without windows takes half of the processor time of the whole one. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]

/** The browsers that the tests of a file have open. */
export const openBrowsers = new Set<Browser>()

/** What several tests look at, one after the other. */
export const keptContexts = new WeakSet<BrowserContext>()

/** Debian's Chromium with a profile of its own that is thrown away. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM"] ?? installed.find(existsSync) ?? installed[0]!
  const browser = await chromium.launch({ executablePath, args: QUIET })
  openBrowsers.add(browser)
  browser.on("disconnected", () => openBrowsers.delete(browser))
  return browser
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

export interface Opened {
  readonly page: Page
  /** Everything the console, the policy or a script complained about. */
  readonly complaints: ReadonlyArray<string>
  /** Addresses that were asked for. */
  readonly requests: ReadonlyArray<string>
}

export const openReport = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions
): Promise<Opened> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(240_000)
  const complaints: Array<string> = []
  const requests: Array<string> = []
  page.on("console", (message) => complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("request", (request) => requests.push(request.url()))
  await page.goto(address)
  return { page, complaints, requests }
}

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

/** What axe-core calls serious or critical. */
export const seriousIssues = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe)
  const violations = await page.evaluate<ReadonlyArray<Violation>>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)'
  )
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Elements that stick out to the right of the window, other than inside a region that scrolls. */
export const overflowing = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate<ReadonlyArray<string>>(`[...document.querySelectorAll("body *")]
    .filter((one) => one.closest(".scroll, nav ul") === null && one.checkVisibility({ contentVisibilityAuto: true }))
    .filter((one) => !one.matches(".skip") && one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
    .map((one) => one.outerHTML.slice(0, 120))`)

/** Lays out every section, near the window or not. */
export const unfoldAll = async (page: Page): Promise<void> => {
  await page.evaluate(`{
    const all = new CSSStyleSheet()
    all.replaceSync("section, tr { content-visibility: visible !important }")
    document.adoptedStyleSheets = [all]
  }`)
  await page.evaluate(`document.querySelectorAll("details").forEach((one) => { one.open = true })`)
}

/** Whether a script runs that is written into the page, as an element or as an attribute. */
export const runsInlineScripts = async (page: Page): Promise<boolean> => {
  await page.evaluate(`{
    const script = document.createElement("script")
    script.textContent = "window.ran = true"
    document.body.append(script)
    const button = document.createElement("button")
    button.setAttribute("onclick", "window.ran = true")
    document.body.append(button)
    button.click()
  }`)
  return (await page.evaluate("window.ran")) === true
}
