import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { freePort } from "../support/freePort.ts"
import { patience } from "../support/patience.ts"

const root = resolve(import.meta.dirname, "../..")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const folder = mkdtempSync(join(tmpdir(), "ciphermap-service-"))
const bin = (where: string, name = "ciphermap"): string => join(where, "node_modules/.bin", name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const commands = [["start"], ["serve"], ["worker"], ["tenant", "list"], ["key", "create", "t", "k", "--env", "test"]]

describe("the package that scans", () => {
  it.each(commands)("says in one sentence what %s needs, and fails", (...args) => {
    const { status, stdout, stderr } = spawnSync(bin(inject("consumer")), args, { encoding: "utf8" })
    expect([status, stdout]).toEqual([2, ""])
    const [sentence, more, ...others] = stderr.split("\n")
    expect(sentence).toBe(`ciphermap: the service is a package of its own: npm install ciphermap-service@${version}`)
    expect([more, others]).toEqual([`More about it: ciphermap ${args[0]} --help`, [""]])
  })
})

describe("the package of the service, beside the one that scans", () => {
  beforeAll(() => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true }))
    const options = ["--strict-allow-scripts=false", "--prefer-offline", "--no-audit", "--no-fund"]
    const { stderr } = spawnSync("npm", ["install", inject("tarball"), inject("serviceTarball"), ...options], {
      cwd: folder,
      encoding: "utf8"
    })
    expect(stderr).toBe("")
  })

  it.each(["ciphermap", "ciphermap-service"])("administers through %s", (name) => {
    const env = { ...process.env, DATA_DIR: join(folder, "data") }
    const { status, stdout, stderr } = spawnSync(bin(folder, name), ["tenant", "create", name], {
      env,
      encoding: "utf8"
    })
    expect([status, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(/^tnt_\w+\n$/)
  })

  it("serves, with documentation and pages, until it is told to end", async () => {
    const port = await freePort()
    const env = { ...process.env, DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT: String(port) }
    const child = spawn(bin(folder), ["start"], { env, stdio: ["ignore", "ignore", "pipe"] })
    const ended = once(child, "close")
    let complaint = ""
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text))
    const statusOf = (path: string): Promise<number> =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0
      )
    for (const pause = patience(); (await statusOf("/livez")) !== 200; await pause()) {
      if (child.exitCode !== null) throw new Error(`the service did not start: ${complaint}`)
    }
    const found = await Promise.all(["/docs/quickstart", "/docs/api", "/"].map(statusOf))
    child.kill("SIGTERM")
    const [code] = await ended
    expect([found, code, complaint]).toEqual([[200, 200, 200], 0, ""])
  })
})
