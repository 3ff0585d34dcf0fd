import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { openBrowser } from "../test/browser/openReport.ts"
import { freePort } from "./freePort.ts"
import { median } from "./measure.ts"
import { sampleOf } from "./sample.ts"

/**
 * Scans of a folder in Chromium, from its choice to the report, by a browser that has never loaded the scanner and by one that has:
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

const browser = await openBrowser()
try {
  while (!(await isUp())) await setTimeout(100)
  const seconds: Record<"first" | "again", Array<number>> = { first: [], again: [] }
  let said = ""
  for (let run = 0; run < Number(values.runs); run++) {
    const context = await browser.newContext()
    for (const visit of ["first", "again"] as const) {
      const page = await context.newPage()
      await page.goto(address)
      const began = performance.now()
      await page.locator("#folder").setInputFiles(sample)
      await page.locator("dialog iframe").waitFor({ timeout: 600_000 })
      seconds[visit].push((performance.now() - began) / 1_000)
      said = await page.getByRole("dialog").getByRole("status").innerText()
      await page.close()
    }
    await context.close()
  }
  console.log(
    `Chromium ${browser.version()}, ${values.files} files of ${values.corpus}, median of ${values.runs} runs: ${said}`
  )
  for (const [visit, all] of Object.entries(seconds)) console.log(`${visit.padEnd(6)} ${median(all).toFixed(2)} s`)
} finally {
  await browser.close()
  service.kill()
  rmSync(folder, { recursive: true, force: true })
  rmSync(sample, { recursive: true, force: true })
}
