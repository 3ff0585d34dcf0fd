import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { scanDirectory } from "../../src/scanner.ts"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const root = join(import.meta.dirname, "../..")
const html = { accept: "text/html" }

describe(`the sample on ${database.name}`, () => {
  const service = useService(database)

  it("is what a scan of the example finds: npm run picture writes it", async () => {
    const { findings, skipped, filesScanned } = await scanDirectory(join(root, ".ci/picture/shop"), { workers: 0 })
    expect(findings.length).toBeGreaterThan(3)
    expect(JSON.parse(readFileSync(join(root, "docs/sample.json"), "utf8"))).toMatchObject(
      JSON.parse(JSON.stringify({ findings, skipped, filesScanned }))
    )
  })

  it("is a report that everybody may open, in the brand of the page that leads to it", async () => {
    const { live } = await service.tenant()
    const branding = { subdomain: "acme", display_name: "Acme Audits", accent_color: "#0B6E4F", hide_powered_by: true }
    await service.v1("/branding", { key: live, method: "PUT", body: branding })
    const seen: Array<string> = []
    for (const [home, base] of [
      ["/", ""],
      ["/p/acme", "/p/acme"]
    ] as const) {
      expect((await service.ask(home, { headers: html })).text).toContain(`href="${base}/sample"`)
      const { status, text, headers } = await service.ask(`${base}/sample`, { headers: html })
      expect([status, text]).toEqual([200, expect.stringContaining("ECB shows patterns of the plaintext")])
      expect(String(headers["content-security-policy"])).toContain("script-src 'sha256-")
      const again = await service.ask(`${base}/sample`, { headers: { "if-none-match": headers["etag"] ?? "" } })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      seen.push(text)
    }
    expect(seen.map((text) => [text.includes("Acme Audits"), text.includes("#0B6E4F")])).toEqual([
      [false, false],
      [true, true]
    ])
    expect((await service.ask("/p/nobody/sample", { headers: html })).status).toBe(404)
  })

  it("has pictures that are kept for good, small enough for a start page", async () => {
    const { text } = await service.ask("/", { headers: html })
    const pictures = [...text.matchAll(/\/assets\/sample\/(?:light|dark)\.webp\?v=[0-9a-f]{16}/g)].map(([path]) => path)
    expect(pictures.length).toBe(2)
    for (const path of pictures) {
      const { status, headers, bytes } = await service.ask(path)
      expect([status, headers["content-type"], bytes.subarray(8, 12).toString()]).toEqual([200, "image/webp", "WEBP"])
      expect(headers["cache-control"]).toContain("immutable")
      expect(bytes.length).toBeLessThan(25_000)
    }
  })
})
