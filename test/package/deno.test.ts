import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { deno } from "../support/deno.ts"
import { isLong } from "../support/isLong.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const LONG = 600_000

const root = resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-deno-"))

const under = (cwd: string, ...args: ReadonlyArray<string>): string =>
  execFileSync(deno, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })

const consumer = `import { makeClient } from "ciphermap/client"
import { scanDirectory } from "ciphermap/scanner"
const report = await scanDirectory("project")
const { code } = await makeClient({ baseUrl: "http://127.0.0.1:1", retries: 0 }).health().catch((error) => error)
console.log(report.findings.map(({ api }) => api).join(), code)
`

beforeAll(() => {
  const imports = Object.fromEntries(
    ["scanner", "client"].map((name) => [`ciphermap/${name}`, `${root}/src/${name}.ts`])
  )
  writeFileSync(join(folder, "deno.json"), JSON.stringify({ imports, nodeModulesDir: "manual" }))
  writeFileSync(join(folder, "main.ts"), consumer)
  mkdirSync(join(folder, "project"))
  writeFileSync(join(folder, "project/a.py"), 'import hashlib\nhashlib.md5(b"")\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the package for Deno", () => {
  it("is imported through a consumer's deno.json", { timeout: LONG }, () => {
    expect(under(folder, "run", "-A", "main.ts")).toBe("hashlib.md5 connection_failed\n")
  })

  /** They hold for TypeScript itself, which checks them in a quarter of the time. */
  it.runIf(isLong)("has types that hold", { timeout: LONG }, () => {
    expect(() => under(root, "check", "src/scanner.ts", "src/client.ts")).not.toThrow()
  })
})
