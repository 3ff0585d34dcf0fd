import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapMain } from "../support/ciphermapMain.ts"
import { deno } from "../support/deno.ts"
import { isLong } from "../support/isLong.ts"

const root = resolve(import.meta.dirname, "../..")
const project = mkdtempSync(join(tmpdir(), "ciphermap-deno-"))
const readme = readFileSync(join(root, "README.md"), "utf8")

/** The permissions of the README's own command line. */
const least = /^deno run (.*) src\/main\.ts scan/m.exec(readme)![1]!.split(" ")

const scanWith =
  (main: string) =>
  (permissions: ReadonlyArray<string>, ...args: ReadonlyArray<string>) =>
    spawnSync(deno, ["run", "--no-prompt", ...permissions, main, "scan", project, ...args], {
      encoding: "utf8",
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"]
    })

/** The program that the README names, and the same compiled, which starts sooner. */
const scanFromSource = scanWith(join(root, "src/main.ts"))
const scan = scanWith(ciphermapMain)

const versionIn = (bom: string): unknown => JSON.parse(bom).metadata.component.version

beforeAll(() => {
  writeFileSync(join(project, "digest.py"), 'import hashlib\nhashlib.md5(b"")\n')
  const git = (...args: ReadonlyArray<string>) => execFileSync("git", ["-C", project, ...args], { stdio: "pipe" })
  git("init")
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--allow-empty", "-m", "one")
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe("under Deno", () => {
  it("a scan needs no more permissions than the README says, and does not know the commit with them", () => {
    expect(least).toEqual(["--allow-read"])
    for (const format of isLong ? ["table", "json", "cyclonedx"] : ["cyclonedx"]) {
      const { status, stdout } = scanFromSource(least, "--format", format)
      expect(status).toBe(0)
      expect(stdout).toContain("MD5")
      if (format === "cyclonedx") expect(versionIn(stdout)).toBeUndefined()
    }
  })

  it("whose cache cannot be written without a permission says nothing of it", () => {
    const { status, stderr } = scan(least, "--cache", join(project, "cache"), "--quiet", "--format", "lines")
    expect([status, stderr]).toEqual([0, ""])
  })

  it("nor less", () => {
    expect(scanFromSource([]).status).not.toBe(0)
  })

  it("the commit is known with the permissions for git", () => {
    expect(readme).toContain("`--allow-run=git --allow-env`")
    const { stdout } = scan([...least, "--allow-run=git", "--allow-env"], "--format", "cyclonedx")
    expect(versionIn(stdout)).toMatch(/^[0-9a-f]{12}$/)
  })

  it("an output file needs the permission to write it, and says so", () => {
    const output = join(project, "out.json")
    const denied = scan(least, "--output", output)
    expect(denied.status).toBe(2)
    expect(denied.stderr).toMatch(/cannot write .*out\.json/)
    expect(scan([...least, `--allow-write=${output}`], "--output", output).status).toBe(0)
  })
})
