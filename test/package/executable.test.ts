import { execFileSync, spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { isLong } from "../support/isLong.ts"
import { mixedTree } from "../support/mixedTree.ts"

const root = resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-executable-"))
const project = join(folder, "project")
const executable = join(folder, "ciphermap")

/** Without a runtime in reach, and without the files of the checkout. */
const run = (command: string, ...args: ReadonlyArray<string>) =>
  spawnSync(command, args, { cwd: folder, env: {}, encoding: "utf8", maxBuffer: 100_000_000 })

/** Of ELF: https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html, e_machine. */
const MACHINE = 18
const machines = { x64: 62, arm64: 183 }

/** The fuse of Node, which is 1 where a program was injected. */
const HOLDS_PROGRAM = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2:1"

const withoutTime = (json: string): string => json.replace(/"timestamp": ".*"/, "")

describe.runIf(process.platform === "linux")("the single executable", () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, ".ci/buildExecutable.ts")], { stdio: "pipe" })
    copyFileSync(join(root, "dist/executable", `ciphermap-linux-${process.arch}`), executable)
    for (const { path, bytes } of mixedTree()) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), bytes)
    }
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("finds in threads what the package finds", () => {
    const args = ["scan", project, "--no-cache", "--format", "json"]
    const ours = run(executable, ...args)
    const { stdout } = run(
      process.execPath,
      join(inject("consumer"), "node_modules/ciphermap/dist/src/main.js"),
      ...args
    )
    expect([ours.status, ours.stderr]).toEqual([0, ""])
    expect(JSON.parse(stdout).findings.length).toBeGreaterThan(100)
    expect(withoutTime(ours.stdout) === withoutTime(stdout)).toBe(true)
  })

  it("keeps what the next scan needs, and says its version and what the service needs", () => {
    const cache = join(folder, "cache")
    const formatted = ["scan", project, "--cache", cache, "--format", "csv"]
    expect(run(executable, ...formatted).stdout).toBe(run(executable, ...formatted).stdout)
    expect(run(executable, "--version").stdout).toMatch(/^ciphermap v\d+\.\d+\.\d+\n$/)
    expect(run(executable, "start").stderr).toContain("the service is a package of its own")
  })

  it("is one file of at most 150 MB", () => {
    expect(statSync(executable).size).toBeLessThan(150_000_000)
  })

  it.runIf(isLong)("is built for both architectures on either", () => {
    execFileSync(process.execPath, [join(root, ".ci/buildExecutable.ts"), ...Object.keys(machines)], { stdio: "pipe" })
    for (const [architecture, machine] of Object.entries(machines)) {
      const bytes = readFileSync(join(root, "dist/executable", `ciphermap-linux-${architecture}`))
      expect([bytes.readUInt16LE(MACHINE), bytes.includes(HOLDS_PROGRAM)]).toEqual([machine, true])
    }
  })
})
