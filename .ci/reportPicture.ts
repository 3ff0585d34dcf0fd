import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { chromium } from "playwright-core"
import { writeSample } from "./samplePicture.ts"

const root = dirname(import.meta.dirname)
const folder = mkdtempSync(join(tmpdir(), "ciphermap-picture-"))
const report = join(folder, "report.html")

const args = ["scan", "--config", "none", "--policy", "nist-ir-8547", "--output", report, "."]
execFileSync(process.execPath, [join(root, "src/main.ts"), ...args], {
  cwd: join(root, ".ci/picture/shop"),
  stdio: "ignore"
})

const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
const executablePath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path)) ?? browsers[0]!
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
const page = await browser.newPage({ viewport: { width: 1_120, height: 700 }, colorScheme: "light" })
await page.goto(pathToFileURL(report).href)
await page.screenshot({ path: join(root, "docs/report.png") })
await writeSample(browser)
await browser.close()
rmSync(folder, { recursive: true, force: true })
