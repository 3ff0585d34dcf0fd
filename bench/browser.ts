import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { BrowserContext } from "playwright-core"
import { openBrowser } from "../test/browser/openReport.ts"
import { cpuSeconds } from "../test/support/cpuSeconds.ts"
import { freePort } from "./freePort.ts"
import { measure, median } from "./measure.ts"
import { sampleOf } from "./sample.ts"
import { treeSeconds } from "./treeSeconds.ts"

/**
 * Scans of a folder in Chromium, from its choice to the report, by a browser that has never loaded the scanner and by one that has;
 * beside them the command line with as many threads:
 *
 * npm run build && node bench/browser.ts --corpus DIR [--files 2000] [--runs 3]
 */
const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    files: { type: "string", default: "2000" },
    runs: { type: "string", default: "3" }
  }
})
if (values.corpus === undefined) {
  console.error("usage: npm run build && node bench/browser.ts --corpus DIR [--files 2000] [--runs 3]")
  process.exit(64)
}

const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const sample = await sampleOf(values.corpus, Number(values.files))
const address = `http://127.0.0.1:${await freePort()}`
const main = resolve(import.meta.dirname, "../dist/service/src/main.js")
const service = spawn(process.execPath, [main, "start"], {
  env: { PATH: process.env["PATH"], PORT: new URL(address).port, DATA_DIR: join(folder, "data") },
  stdio: "ignore"
})

const isUp = (): Promise<boolean> =>
  fetch(`${address}/livez`).then(
    ({ ok }) => ok,
    () => false
  )

const command = [
  "scan",
  sample,
  "--no-cache",
  "--workers",
  "1",
  "--format",
  "json",
  "--output",
  join(folder, "scan.json")
]
const seconds: Record<string, Array<number>> = {}
let said = ""

const note = async (title: string, work: () => Promise<unknown>, now: () => number): Promise<void> => {
  const began = now()
  await work()
  seconds[title] = [...(seconds[title] ?? []), now() - began]
}

const wall = (): number => performance.now() / 1_000

const browserSeconds = (): number => treeSeconds((pid) => pid !== service.pid)

const visit = async (context: BrowserContext, title: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(address)
  const scan = async (): Promise<void> => {
    await page.locator("#folder").setInputFiles(sample)
    await page.locator("dialog iframe").waitFor({ timeout: 600_000 })
  }
  await note(`${title}, processor`, () => note(title, scan, wall), browserSeconds)
  said = await page.getByRole("dialog").getByRole("status").innerText()
  await page.close()
}

const visits = async (): Promise<void> => {
  const browser = await openBrowser()
  const context = await browser.newContext()
  await visit(context, "first visit")
  await visit(context, "second visit")
  await browser.close()
}

try {
  while (!(await isUp())) await setTimeout(100)
  for (let run = 0; run < Number(values.runs); run++) {
    await visits()
    const here = () => measure(process.execPath, [resolve(import.meta.dirname, "../dist/src/main.js"), ...command])
    await note("command line, processor", () => note("command line, one thread", here, wall), cpuSeconds)
  }
  console.log(`${values.files} files of ${values.corpus}, median of ${values.runs} alternating runs: ${said}`)
  for (const [title, all] of Object.entries(seconds)) console.log(`${title.padEnd(40)} ${median(all).toFixed(2)} s`)
} finally {
  service.kill()
  rmSync(folder, { recursive: true, force: true })
  rmSync(sample, { recursive: true, force: true })
}
