import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { rolldown } from "rolldown"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withoutNode } from "../../.ci/bundle.ts"
import { writeBrowserAssets } from "../../src/node/writeBrowserAssets.ts"
import { openBrowser, openReport } from "./openReport.ts"
import { folderWith } from "./pages/scanWorld.ts"

const root = join(import.meta.dirname, "../..")

/** The examples of the page, in its order. */
const [, workerExample = "", pageExample = ""] = [
  ...readFileSync(join(root, "docs/browser.md"), "utf8").matchAll(/^```ts\n([^]*?)^```$/gm)
].map(([, code = ""]) => code)

/** Bundled as users bundle it: `ciphermap/scanner` is what its package has for browsers. */
const bundled = async (code: string): Promise<string> => {
  const start = "\0start.ts"
  const bundle = await rolldown({
    input: start,
    platform: "browser",
    checks: { eval: false },
    resolve: { alias: { "ciphermap/scanner": join(root, "src/browser.ts") } },
    plugins: [
      withoutNode,
      {
        name: "start",
        resolveId: (id) => (id === start ? id : undefined),
        load: (id) => (id === start ? { code, moduleType: "ts" } : undefined)
      }
    ]
  })
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false, minify: true })
  await bundle.close()
  return output[0].code
}

const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Own page</title>
<label>Folder <input type="file" webkitdirectory></label><output></output><script type="module" src="/page.js"></script>`

const policies: Readonly<Record<string, string>> = {
  "/": "default-src 'none'; script-src 'self'; img-src data:",
  "/worker.js": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
}

let browser: Browser
let server: Server
let address: string
let assets: string

beforeAll(async () => {
  browser = await openBrowser()
  assets = mkdtempSync(join(tmpdir(), "ciphermap-assets-"))
  await writeBrowserAssets(join(assets, "ciphermap"))
  const code: Readonly<Record<string, string>> = {
    "/worker.js": await bundled(workerExample),
    "/page.js": await bundled(pageExample)
  }
  server = createServer(({ url = "" }, response) => {
    response.setHeader("content-security-policy", policies[url] ?? "default-src 'none'")
    const script = code[url]
    if (script !== undefined) return response.setHeader("content-type", "text/javascript").end(script)
    if (url === "/") return response.setHeader("content-type", "text/html").end(html)
    const file = join(assets, url)
    return existsSync(file) ? response.end(readFileSync(file)) : response.writeHead(404).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const bound = server.address()
  address = `http://127.0.0.1:${bound === null || typeof bound === "string" ? "" : bound.port}/`
})

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(assets, { recursive: true })
})

describe("the library in a page of somebody else", () => {
  it("scans a chosen folder as the documentation shows, under the policy that it names", async () => {
    using folder = folderWith([
      ["src/Digests.java", 'class Digests { Object o = java.security.MessageDigest.getInstance("MD5"); }\n'],
      ["tool.py", "import hashlib\nhashlib.sha1(b'')\n"]
    ])
    const { page, complaints } = await openReport(browser, address, {})
    await page.locator("input").setInputFiles(folder.path)
    await page.locator("output:not(:empty)").waitFor({ timeout: 120_000 })
    expect((await page.locator("output").textContent())?.split("\n").toSorted()).toEqual([
      "src/Digests.java:1 MD5 is broken",
      expect.stringMatching(/^tool\.py:2 SHA-1/)
    ])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
