import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { setTimeout } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"

let server: GitServer
let commits: ReadonlyArray<string>
const top = mkdtempSync(join(tmpdir(), "ciphermap-address-"))
const work = join(top, "work")
const folder = join(top, "here")

const uses = (name: string): string => `import hashlib\nhashlib.${name}(b"") == signature\n`

beforeAll(async () => {
  server = await startGitServer()
  const first = server.repository("acme/shop", { "a.py": uses("md5") })
  server.git("acme/shop", ["tag", "v1.0", first])
  const last = server.commit("acme/shop", {
    "b.py": uses("sha1"),
    "testdata/c.py": uses("md5"),
    ".ciphermapignore": "testdata\n",
    ".ciphermap.yml": "exclude: b.py\nfail-on: info\noutputs: { json: stolen.json }\n"
  })
  server.git("acme/shop", ["branch", "topic/x", first])
  server.emptyRepository("acme/empty")
  server.repository("acme/plain", { "README.md": "hello" })
  commits = [first, last]
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

afterAll(async () => {
  await server.stop()
  rmSync(top, { recursive: true, force: true })
})

const scan = (address: string, args: ReadonlyArray<string> = [], more: Readonly<Record<string, string>> = {}) =>
  ciphermapIn(folder, {
    ...(process.env as Record<string, string>),
    REPOSITORY_ALLOW_INSECURE: server.host,
    WORK_DIR: work,
    ...more
  })("scan", address, ...args)

const document = async (address: string, ...args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = await scan(address, ["--format", "json", ...args])
  expect([status, stderr]).toEqual([0, ""])
  const { source, assessment } = JSON.parse(stdout)
  const weaknesses: ReadonlyArray<{ readonly rule: string; readonly location: { readonly path: string } }> =
    assessment.weaknesses
  return { source, found: weaknesses.map(({ rule, location: { path } }) => `${rule} ${path}`).toSorted() }
}

describe("ciphermap scan of an address", () => {
  it("fetches the default branch, scans it as a clone would be, and names it as the service does", async () => {
    const { source, found } = await document(server.url("acme/shop"))
    expect(found).toEqual(["CM-HASH-MD5 a.py", "CM-HASH-SHA1 b.py"])
    const url = server.url("acme/shop")
    expect(source).toMatchObject({
      component: { name: "acme/shop", version: commits[1]!.slice(0, 12) },
      git: { url, revision: "main", commit: commits[1] }
    })
    expect(readdirSync(work)).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ["@v1.0", { revision: "v1.0" }, "v1.0"],
    ["@topic/x", { revision: "topic/x" }, undefined],
    ["/tree/topic/x", { revision: "topic/x" }, undefined],
    [".git@v1.0", { revision: "v1.0" }, "v1.0"]
  ])("takes %s for a branch or a tag", async (ref, git, version) => {
    const { source, found } = await document(`${server.url("acme/shop")}${ref}`)
    expect(found).toEqual(["CM-HASH-MD5 a.py"])
    expect(source.git).toEqual({ url: server.url("acme/shop"), commit: commits[0], ...git })
    expect(source.component.version).toBe(version ?? commits[0]!.slice(0, 12))
  })

  it("takes a commit, options, and a configuration of one's own, but not that of the repository", async () => {
    const address = `${server.url("acme/shop")}@${commits[1]}`
    expect((await document(address)).source.git.revision).toBeUndefined()
    expect((await document(address, "--exclude", "b.py")).found).toEqual(["CM-HASH-MD5 a.py"])
    expect((await scan(address, ["--format", "lines"])).status).toBe(0)
    expect((await scan(address, ["--format", "lines", "--fail-on", "medium"])).status).toBe(1)
    writeFileSync(join(folder, "own.yml"), "fail-on: low\n")
    expect((await scan(address, ["--format", "lines", "--config", "own.yml"])).status).toBe(1)
    writeFileSync(join(folder, "own.yml"), 'exclude: ["b.py"]\n')
    expect((await document(address, "--config", "own.yml")).found).toEqual(["CM-HASH-MD5 a.py"])
    expect(readdirSync(folder)).toEqual(["own.yml"])
  })

  it("keeps something for the next scan only in a folder that is named", async () => {
    const first = await document(server.url("acme/shop"), "--cache", "kept")
    const names = readdirSync(join(folder, "kept"))
    expect(names.filter((name) => name.endsWith(".pack"))).toHaveLength(1)
    expect((await document(server.url("acme/shop"), "--cache", "kept")).found).toEqual(first.found)
    expect(readdirSync(join(folder, "kept"))).toEqual(names)
  })
})

const refusedBy = async (
  address: string,
  more: Readonly<Record<string, string>> = {},
  ...args: ReadonlyArray<string>
) => {
  const { status, stdout, stderr } = await scan(address, args, more)
  expect(stdout).toBe("")
  const lines = stderr.split("\n")
  expect(lines).toHaveLength(3)
  expect(readdirSync(top).includes("work") ? readdirSync(work) : []).toEqual([])
  return [status, lines[0], lines[1]]
}

describe("an address that is not scanned", () => {
  const FORM =
    "Write https://HOST/OWNER/NAME, and behind it @ and a branch, tag or commit if it is not to be the default branch."

  it.each([
    ["http://example.com/o/n", "must use https", FORM],
    ["ssh://git@github.com/o/n", "must use https", FORM],
    ["git@github.com:o/n.git", "must use https", FORM],
    ["file:///etc/o/n", "must use https", FORM],
    ["https://github.com/o", "must name a repository as /owner/name", FORM],
    ["https://github.com/o/n@", "must name a valid branch, tag or commit", FORM],
    ["https://github.com/o/n@-x", "must name a valid branch, tag or commit", FORM],
    ["https://github.com/o/n@a..b", "must name a valid branch, tag or commit", FORM],
    ["https://github.com/o/n?token=hunter2", "must not have a query", FORM],
    ["https://github.com:8443/o/n", "must use the default port", FORM],
    [
      "https://example.com/o/n",
      "host must be one of github.com, gitlab.com, bitbucket.org, codeberg.org",
      "The environment variable REPOSITORY_HOSTS names others that may be asked."
    ],
    [
      "https://me:hunter2@github.com/o/n",
      "must not hold a user name or password",
      "Only public repositories are fetched: clone this one, and scan the folder."
    ],
    [
      "https://hunter2@github.com/o/n@v1",
      "must not hold a user name or password",
      "Only public repositories are fetched: clone this one, and scan the folder."
    ]
  ])("%s", async (address, fact, advice) => {
    const said = await refusedBy(address)
    expect(said).toEqual([64, `ciphermap: the address of the repository ${fact}`, advice])
    expect(String(said)).not.toContain("hunter2")
  })

  it("stands alone, and is compared with nothing", async () => {
    const address = server.url("acme/shop")
    expect((await refusedBy(address, {}, "other"))[0]).toBe(64)
    expect((await refusedBy(address, {}, "--changed"))[0]).toBe(64)
    expect((await refusedBy(address, {}, "--base", "main"))[0]).toBe(64)
    expect(server.requests.filter((one) => one.includes("none-of-these"))).toEqual([])
  })

  it("leads to no repository, none with a commit, none of this name, or none with anything to scan", async () => {
    expect(await refusedBy(server.url("acme/gone"))).toEqual([
      2,
      "ciphermap: the repository does not exist or is not public",
      expect.stringMatching(/^git says: /)
    ])
    expect((await refusedBy(server.url("acme/empty")))[1]).toBe("ciphermap: the repository holds no commit")
    expect(await refusedBy(`${server.url("acme/shop")}@v9`)).toEqual([
      2,
      "ciphermap: the repository does not exist or is not public",
      "Or it has no branch, tag or commit of that name."
    ])
    expect((await refusedBy(server.url("acme/plain")))[0]).toBe(3)
  })

  it("leads to a host that is not public, or beyond a limit of the environment", async () => {
    const hosts = { REPOSITORY_HOSTS: "git.internal" }
    expect(await refusedBy("https://git.internal/o/n", hosts)).toEqual([
      2,
      "ciphermap: the host does not resolve to a public address",
      expect.any(String)
    ])
    const { status, stderr } = await scan(server.url("acme/shop"), [], { REPOSITORY_MAX_ENTRIES: "1" })
    expect([status, stderr.split("\n")[0]]).toEqual([2, "ciphermap: the repository holds more files than the limit"])
    const wrong = await scan(server.url("acme/shop"), [], { DOWNLOAD_TIMEOUT_SECONDS: "soon" })
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("DOWNLOAD_TIMEOUT_SECONDS must be ")])
    const other = await scan(server.url("acme/shop"), ["--format", "lines"], { PORT: "here", TLS_KEY: "/none" })
    expect(other.status).toBe(0)
  })

  it("needs git", async () => {
    const path = process.env["PATH"]
    try {
      process.env["PATH"] = "/nonexistent"
      expect((await refusedBy(server.url("acme/shop")))[1]).toContain("git is not found")
    } finally {
      process.env["PATH"] = path
    }
  })
})

describe("a scan of an address that is interrupted", () => {
  it("leaves nothing behind", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1")
    await once(silent, "listening")
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`
    const asked = once(silent, "request")
    const env = { ...process.env, REPOSITORY_ALLOW_INSECURE: host, WORK_DIR: work }
    const child = spawn(process.execPath, [...ciphermapShortly, "scan", `http://${host}/o/n`], { env, cwd: folder })
    await asked
    expect(readdirSync(work)).toHaveLength(1)
    child.kill("SIGINT")
    const [code] = await once(child, "close")
    expect(code).toBe(130)
    for (let left = 50; readdirSync(work).length > 0 && left > 0; left--) await setTimeout(20)
    expect(readdirSync(work)).toEqual([])
    silent.closeAllConnections()
    silent.close()
  })
})
