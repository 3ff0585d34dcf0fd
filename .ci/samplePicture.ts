import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Browser } from "playwright-core"
import { policies } from "../scanner/classify/policies.ts"

const root = dirname(import.meta.dirname)

const WIDTH = 1_112
const HEIGHT = 520

/** Start pages take 60 kB in all. */
const SCALE = 0.75
const QUALITY = 0.55

/** Chromium encodes WebP in pages only. */
const asWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage()
  const url = await page.evaluate<string>(`(async () => {
    const response = await fetch("data:image/png;base64,${png.toString("base64")}")
    const bitmap = await createImageBitmap(await response.blob())
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width: bitmap.width * ${SCALE}, height: bitmap.height * ${SCALE} })
    canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL("image/webp", ${QUALITY})
  })()`)
  await page.close()
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64")
}

/** The summary of the report, without what says whose report it is. */
const pictureOf = async (browser: Browser, report: string, colorScheme: "light" | "dark"): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1_120, height: 2_000 }, colorScheme })
  await page.goto(pathToFileURL(report).href)
  const box = await page.locator("#summary").boundingBox()
  const png = await page.screenshot({ clip: { x: box!.x - 28, y: box!.y + 16, width: WIDTH, height: HEIGHT } })
  await page.close()
  return asWebp(browser, png)
}

/** Writes the scan behind `/sample`, and its pictures on the start pages. */
export const writeSample = async (browser: Browser): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-sample-"))
  const shop = join(folder, "shop")
  cpSync(join(root, ".ci/picture/shop"), shop, { recursive: true })
  const report = join(folder, "report.html")
  const outputs = ["--output", report, "--output", `json=${join(root, "docs/sample.json")}`]
  const asked = Object.keys(policies).flatMap((id) => ["--policy", id])
  const args = ["scan", "--config", "none", ...asked, ...outputs, "."]
  execFileSync(process.execPath, [join(root, "src/main.ts"), ...args], { cwd: shop, stdio: "ignore" })
  for (const scheme of ["light", "dark"] as const)
    writeFileSync(join(root, `docs/sample-${scheme}.webp`), await pictureOf(browser, report, scheme))
  rmSync(folder, { recursive: true, force: true })
}
