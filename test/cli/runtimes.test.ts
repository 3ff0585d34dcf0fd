import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapMain } from "../support/ciphermapMain.ts"
import { deno } from "../support/deno.ts"
import { mixedTree } from "../support/mixedTree.ts"
import { isLong } from "../support/isLong.ts"

const root = resolve(import.meta.dirname, "../..")
const project = mkdtempSync(join(tmpdir(), "ciphermap-runtimes-"))

const commands = {
  node: [process.execPath, ciphermapMain],
  deno: [deno, "run", "--no-prompt", "--allow-read", ciphermapMain]
} as const

const scan = async (runtime: keyof typeof commands, format: string): Promise<string> => {
  const [command, ...args] = [...commands[runtime], "scan", project, "--format", format]
  const { stdout } = await promisify(execFile)(command!, args, { cwd: root, maxBuffer: 100_000_000 })
  return stdout
}

const withoutSerialAndTime = (bom: string): string =>
  bom.replace(/^  "serialNumber": "urn:uuid:.*",$/m, "").replace(/^    "timestamp": "20.*",$/m, "")

beforeAll(() => {
  for (const { path, bytes } of mixedTree().filter((file) => !file.path.startsWith("src/java"))) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), bytes)
  }
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe("Node and Deno", () => {
  it("write the same JSON but for its time", async () => {
    const [node, deno] = await Promise.all([scan("node", "json"), scan("deno", "json")])
    expect(JSON.parse(node).findings.length).toBeGreaterThan(100)
    expect(withoutSerialAndTime(node) === withoutSerialAndTime(deno)).toBe(true)
  })

  it.runIf(isLong)("write the same CycloneDX but for its serial number and time", async () => {
    const [node, deno] = await Promise.all([scan("node", "cyclonedx"), scan("deno", "cyclonedx")])
    expect(node).not.toBe(deno)
    expect(withoutSerialAndTime(node) === withoutSerialAndTime(deno)).toBe(true)
  })
})
