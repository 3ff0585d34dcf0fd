import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deno } from "../support/deno.ts"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-runtimes-"))
const project = join(folder, "project")
const main = join(inject("consumer"), "node_modules/ciphermap/dist/src/main.js")

/** The program of a release of Node, from the package that npm has of it. */
const nodeOf = (version: string): string => {
  const into = join(folder, version)
  mkdirSync(into)
  const name = `node-${process.platform}-${process.arch}@${version}`
  execFileSync("npm", ["pack", name, "--prefer-offline", "--pack-destination", into], { stdio: "ignore" })
  execFileSync("tar", ["-xzf", readdirSync(into)[0]!, "package/bin/node"], { cwd: into })
  return join(into, "package/bin/node")
}

const run = (command: ReadonlyArray<string>, ...args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(command[0]!, [...command.slice(1), ...args], {
    cwd: inject("consumer"),
    encoding: "utf8"
  })
  return { status, stdout, stderr }
}

const isFetched = process.platform === "linux" && ["x64", "arm64"].includes(process.arch)

const library = `import { scanDirectory } from "ciphermap/scanner"
for (const workers of [0, 2]) {
  const { findings } = await scanDirectory(${JSON.stringify(project)}, { workers })
  console.log(findings.map(({ api }) => api).sort().join())
}`

const expected = "hashlib.md5,java.security.MessageDigest.getInstance\n"

beforeAll(() => {
  mkdirSync(project)
  writeFileSync(join(project, "a.py"), 'import hashlib\nhashlib.md5(b"")\n')
  writeFileSync(
    join(project, "A.java"),
    'import java.security.MessageDigest;\nclass A { void f() throws Exception { MessageDigest.getInstance("MD5"); } }\n'
  )
  writeFileSync(join(inject("consumer"), "scanIt.mjs"), library)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  ["the oldest Node that it supports", () => [nodeOf("22.19.0")], isFetched],
  ["the Node of the tests", () => [process.execPath], true],
  ["Deno", () => [deno, "run", "--no-prompt", "--allow-all"], true]
] as const)("the published package under %s", (_, runtime, isHere) => {
  it.runIf(isHere)("scans from the command line and as a library, in threads and without", () => {
    const command = runtime()
    const { status, stdout, stderr } = run(command, main, "scan", project, "--no-cache", "--format", "json")
    expect([status, stderr]).toEqual([0, ""])
    expect(JSON.parse(stdout).findings).toHaveLength(2)
    expect(run(command, join(inject("consumer"), "scanIt.mjs"))).toEqual({
      status: 0,
      stdout: expected + expected,
      stderr: ""
    })
    expect(run(command, main, "scan", join(project, "nothing")).status).toBe(2)
  })
})

describe("the published package under a Node that it does not support", () => {
  it.runIf(isFetched)("says so in one sentence, and exits with 2", () => {
    const node = nodeOf("20.20.2")
    const sentence = "ciphermap needs Node 22.19 or Deno 2.9, or a newer one; this is Node 20.20.2\n"
    for (const args of [["scan", project], ["--help"], ["start"], []]) {
      expect(run([node], main, ...args)).toEqual({ status: 2, stdout: "", stderr: sentence })
    }
    expect(existsSync(join(project, ".ciphermap"))).toBe(false)
  })
})
