import { readdirSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { scanPageFolder } from "../../.ci/scanPageFiles.ts"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const brotli = { headers: { "accept-encoding": "br" } }

describe(`what browsers load to scan a folder, on ${database.name}`, () => {
  const service = useService(database)

  const base = async (): Promise<string> => {
    const { text } = await service.ask("/")
    return /data-scan-page="(\/assets\/scan\/[0-9a-f]{16}\/)page\.js"/.exec(text)![1]!
  }

  it("takes at most 400 kB of code as it is sent, without what is loaded where it is needed: grammars, rule tables, readers of keys, of configuration and of what compilers made", async () => {
    const names = readdirSync(await scanPageFolder()).flatMap((file) => /^(.+\.js)\.br$/.exec(file)?.[1] ?? [])
    expect(names).toEqual(expect.arrayContaining(["page.js", "worker.js", "rules-java.js"]))
    const at = await base()
    let bytes = 0
    const isLater = (name: string): boolean => /^(?:rules-.*|formats|compiled)\.js$/.test(name)
    for (const name of names.filter((one) => !isLater(one))) {
      const answer = await service.ask(at + name, brotli)
      const atOnce = brotliDecompressSync(answer.bytes)
        .toString()
        .matchAll(/\bfrom ?"\.\/([\w-]+\.js)"/g)
      expect([...atOnce].map(([, imported = ""]) => imported).filter(isLater)).toEqual([])
      expect([name, answer.status, answer.headers["content-encoding"]]).toEqual([name, 200, "br"])
      bytes += answer.bytes.length
    }
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(400_000)
  })

  it("is kept for good, in the coding that the browser takes", async () => {
    const at = await base()
    for (const [path, type] of [
      ["page.js", "text/javascript; charset=utf-8"],
      ["tree-sitter.wasm", "application/wasm"],
      ["grammars/tree-sitter-go.wasm", "application/wasm"],
      ["queries/go.scm", "text/plain; charset=utf-8"],
      ["prefilters/go.prefilter", "application/octet-stream"]
    ]) {
      const packed = await service.ask(at + path, brotli)
      const zipped = await service.ask(at + path, { headers: { "accept-encoding": "gzip" } })
      const plain = await service.ask(at + path)
      expect(packed.headers).toMatchObject({
        "content-type": type,
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding"
      })
      expect([path, plain.headers["content-encoding"]]).toEqual([path, undefined])
      expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true)
      expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
    }
  })

  it("may run WebAssembly in the worker and in nothing else", async () => {
    const policyOf = async (path: string) => String((await service.ask(path)).headers["content-security-policy"])
    expect(await policyOf(`${await base()}worker.js`)).toContain("script-src 'self' 'wasm-unsafe-eval';")
    for (const page of ["/", "/docs"]) {
      const policy = await policyOf(page)
      expect(policy).not.toContain("unsafe")
      expect(policy).toContain("frame-src blob:;")
    }
    expect(await policyOf("/docs/cli")).not.toContain("frame-src")
  })

  it("is nothing else than these files, of this version", async () => {
    const at = await base()
    const paths = ["nothing.js", "version", "worker.js.br", "..%2f..%2fpackage.json", "%00.js"]
    for (const path of paths) expect([path, (await service.ask(at + path)).status]).toEqual([path, 404])
    expect((await service.ask(at.replace(/[0-9a-f]{16}/, "0".repeat(16)) + "page.js")).status).toBe(404)
  })
})
