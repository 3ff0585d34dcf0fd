import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "../integrations/compositeAction.ts"
import { cpuSeconds } from "../support/cpuSeconds.ts"
import { outcomeOf } from "../support/outcomeOf.ts"
import { isBeyond } from "../support/slowness.ts"

const LONG = 900_000

/** In CPU seconds, from nothing to a hook that runs: a minute of two processors, of which npm seldom uses both. */
const COLD_BOUND = 90

const folder = mkdtempSync(join(tmpdir(), "ciphermap-pre-commit-"))
const hooks = join(folder, "hooks")
const project = join(folder, "project")
const bin = join(folder, "bin")
const outside = /^(?:test|bench)\//

/** Debian's nodeenv looks for `nodejs` first, which may be another one. */
const env = {
  ...process.env,
  PATH: `${bin}:${process.env["PATH"]}`,
  PRE_COMMIT_HOME: join(folder, "home"),
  GIT_CONFIG_GLOBAL: join(folder, "gitconfig")
}

const git = (cwd: string, ...args: ReadonlyArray<string>): string =>
  execFileSync("git", args, { cwd, env, encoding: "utf8" }).trim()

const preCommit = (...args: ReadonlyArray<string>) => outcomeOf("pre-commit", args, { cwd: project, env })

const commit = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text)
  git(project, "add", "--all")
  return outcomeOf("git", ["commit", "-m", "change"], { cwd: project, env })
}

/** The checkout as it would be published, in a repository of its own: what is committed, and what is about to be. */
const publishHooks = (): string => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  for (const path of files.toString().split("\0").slice(0, -1))
    if (existsSync(join(root, path)) && !outside.test(path)) cpSync(join(root, path), join(hooks, path))
  git(hooks, "init", "-q")
  git(hooks, "add", "--all")
  git(hooks, "commit", "-qm", "hooks")
  return git(hooks, "rev-parse", "HEAD")
}

beforeAll(() => {
  for (const path of [hooks, project, bin]) mkdirSync(path)
  for (const name of ["node", "nodejs"]) symlinkSync(process.execPath, join(bin, name))
  writeFileSync(
    join(folder, "gitconfig"),
    '[user]\nname = a\nemail = a@example.com\n[protocol "file"]\nallow = always\n'
  )
  git(project, "init", "-q")
  const revision = publishHooks()
  writeFileSync(
    join(project, ".pre-commit-config.yaml"),
    `repos:\n  - repo: ${hooks}\n    rev: ${revision}\n    hooks:\n      - id: ciphermap\n`
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the hook, through pre-commit itself", () => {
  it("is installed from a repository within its bound", { timeout: LONG }, async () => {
    const before = cpuSeconds()
    const { status, stdout, stderr } = await preCommit("install", "--install-hooks")
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining("Installing environment"), ""])
    const taken = cpuSeconds() - before
    expect(isBeyond(taken, COLD_BOUND), `${taken} CPU seconds`).toBe(false)
  })

  it("lets a commit pass that adds no weakness, and stops one that does", { timeout: LONG }, async () => {
    const fine = await commit({ "README.md": "hello\n", "fine.py": 'import hashlib\nhashlib.sha256(b"")\n' })
    expect([fine.status, fine.stderr]).toEqual([0, expect.stringMatching(/Weak cryptography \(ciphermap\)\.+Passed/)])
    const weak = await commit({ "weak.py": 'import hashlib\nhashlib.md5(b"") == signature\n' })
    expect(weak.status).toBe(1)
    expect(weak.stderr).toMatch(/Weak cryptography \(ciphermap\)\.+Failed/)
    expect(weak.stderr).toMatch(/^weak\.py:2:9: high: MD5: .*\[CM-HASH-MD5\]$/m)
    expect(git(project, "log", "--oneline").split("\n")).toHaveLength(1)
    git(project, "rm", "-qf", "weak.py")
  })

  it("reads the configuration and the rules of the project", { timeout: LONG }, async () => {
    mkdirSync(join(project, "crypto-rules"))
    const { status, stderr } = await commit({
      ".ciphermap.yml": "rules: crypto-rules\n",
      "crypto-rules/acme.yml":
        "rows:\n  python:\n    acme.seal: { is: cipher, algorithm: { arg: 0, as: openssl }, functions: encrypt }\n",
      "own.py": 'import acme\nacme.seal("des-cbc", k)\n'
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^own\.py:2:6: high: DES-56-CBC: /m)])
    expect(stderr).toContain("the call is known from own rules, acme.yml")
  })
})
