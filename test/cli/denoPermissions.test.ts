import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isLong } from "../support/isLong.ts"

const root = resolve(import.meta.dirname, "../..")
const project = mkdtempSync(join(tmpdir(), "ciphermap-deno-"))
const readme = readFileSync(join(root, "README.md"), "utf8")

/** The permissions of the README's own command line. */
const least = /^npx deno run (.*) src\/main\.ts scan/m.exec(readme)![1]!.split(" ")

const scan = (permissions: ReadonlyArray<string>, ...args: ReadonlyArray<string>) =>
  spawnSync(
    join(root, "node_modules/.bin/deno"),
    ["run", "--no-prompt", ...permissions, join(root, "src/main.ts"), "scan", project, ...args],
    { encoding: "utf8", cwd: root, stdio: ["ignore", "pipe", "pipe"] }
  )

beforeAll(() => {
  writeFileSync(join(project, "digest.py"), 'import hashlib\nhashlib.md5(b"")\n')
  const git = (...args: ReadonlyArray<string>) => execFileSync("git", ["-C", project, ...args], { stdio: "pipe" })
  git("init")
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--allow-empty", "-m", "one")
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe("under Deno", () => {
  it("a scan needs no more permissions than the README says", () => {
    expect(least).toEqual(["--allow-read"])
    for (const format of isLong ? ["table", "json", "cyclonedx"] : ["json"]) {
      const { status, stdout } = scan(least, "--format", format)
      expect(status).toBe(0)
      expect(stdout).toContain("MD5")
    }
  })

  it("nor less", () => {
    expect(scan([]).status).not.toBe(0)
  })

  it("the commit is known with the permissions for git, and only with them", () => {
    const version = (permissions: ReadonlyArray<string>): unknown =>
      JSON.parse(scan(permissions, "--format", "cyclonedx").stdout).metadata.component.version
    expect(readme).toContain("`--allow-run=git --allow-env`")
    expect(version([...least, "--allow-run=git", "--allow-env"])).toMatch(/^[0-9a-f]{40}$/)
    expect(version(least)).toBeUndefined()
  })

  it("an output file needs the permission to write it, and says so", () => {
    const output = join(project, "out.json")
    const denied = scan(least, "--output", output)
    expect(denied.status).toBe(2)
    expect(denied.stderr).toMatch(/cannot write .*out\.json/)
    expect(scan([...least, `--allow-write=${output}`], "--output", output).status).toBe(0)
  })
})
