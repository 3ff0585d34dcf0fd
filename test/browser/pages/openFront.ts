import type { Browser, BrowserContextOptions, Page } from "playwright-core"

/** A picture that takes a while, as pictures from elsewhere do. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="240" height="60" fill="teal"/></svg>`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export interface Front {
  readonly page: Page
  /** Everything the console, the policy or a script complained about. */
  readonly complaints: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

interface Visitor extends BrowserContextOptions {
  /** Where it comes from, as a proxy tells. */
  readonly address?: string
  /** How many times slower its processor is than this one. */
  readonly slowness?: number
}

/** Opens a page for a visitor; of servers elsewhere `logo.example` alone answers. */
export const openFront = async (
  browser: Browser,
  address: string,
  { address: from, slowness = 1, ...options }: Visitor = {}
): Promise<Front> => {
  const context = await browser.newContext(options)
  await context.route("https://logo.example/**", async (route) => {
    await pause(300)
    await route.fulfill({ contentType: "image/svg+xml", body: picture })
  })
  await context.route(/^https:\/\/(?!logo\.example)/, (route) => route.abort())
  const page = await context.newPage()
  page.setDefaultTimeout(240_000)
  if (from !== undefined) {
    await page.route(/^http:/, (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": from } })
    )
  }
  if (slowness > 1) {
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowness })
  }
  const complaints: Array<string> = []
  page.on("console", (message) => complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
  await page.goto(address, { waitUntil: "networkidle" })
  return { page, complaints, close: () => context.close() }
}

interface Measured {
  /** What moved that the visitor had seen, from where to where. */
  readonly moved: ReadonlyArray<string>
  readonly largestPaint: number
  readonly transferred: number
}

/** What the page did while it was loaded; without pictures from elsewhere. */
export const measured = (page: Page): Promise<Measured> =>
  page.evaluate<Measured>(`new Promise((resolve) => {
    const seen = { moved: [], largestPaint: 0 }
    const placeOf = ({ x, y, width, height }) => [x, y, width, height].join(" ")
    const told = ({ node, previousRect, currentRect }) =>
      (node?.nodeName ?? "") + "." + (node?.className ?? "") + ": " + placeOf(previousRect) + " -> " + placeOf(currentRect)
    new PerformanceObserver((list) => list.getEntries().forEach(({ sources }) => seen.moved.push(...sources.map(told))))
      .observe({ type: "layout-shift", buffered: true })
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => { seen.largestPaint = startTime }))
      .observe({ type: "largest-contentful-paint", buffered: true })
    const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    const own = loaded.filter(({ name }) => new URL(name).origin === location.origin)
    const transferred = own.reduce((sum, { transferSize }) => sum + transferSize, 0)
    setTimeout(() => resolve({ ...seen, transferred }), 300)
  })`)
