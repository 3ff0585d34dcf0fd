import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../node/processes/serve.ts"

const main = resolve(import.meta.dirname, "../../src/main.ts")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-admin-"))
const token = "an-admin-token-for-this-test"
const environment = { ...process.env, DATA_DIR: folder, ADMIN_TOKEN: token, PORT: "0", LOG_LEVEL: "none" }

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const ciphermap = (...args: ReadonlyArray<string>): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [main, ...args], { env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Outcome) => error
  )

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("tenant and key, on the database itself", () => {
  let tenant = ""

  it("makes a tenant and prints its id", async () => {
    const { stdout, code } = await ciphermap("tenant", "create", "Audit GmbH", "--monthly-scan-cap", "7")
    expect(code).toBe(0)
    expect(stdout).toMatch(/^tnt_[a-z0-9]{16}\n$/)
    tenant = stdout.trim()
  })

  it("makes a live key and prints nothing else", async () => {
    const { stdout } = await ciphermap("key", "create", tenant, "production", "--env", "live")
    expect(stdout).toMatch(/^cbk_live_[0-9A-Za-z]{16}_[0-9A-Za-z]{32}\n$/)
  })

  it("lists tenants as a table and as JSON", async () => {
    expect((await ciphermap("tenant", "list")).stdout).toMatch(
      new RegExp(`^${tenant}  active  partner  7 .*Audit GmbH$`, "m")
    )
    const [first] = JSON.parse((await ciphermap("tenant", "list", "--json")).stdout)
    expect(first).toMatchObject({ id: tenant, name: "Audit GmbH", monthly_scan_cap: 7, status: "active" })
  })

  it("suspends and resumes", async () => {
    expect((await ciphermap("tenant", "suspend", tenant)).stdout).toBe(`${tenant} suspended\n`)
    expect((await ciphermap("tenant", "resume", tenant)).stdout).toBe(`${tenant} active\n`)
  })

  it.each([
    [["tenant", "suspend", "tnt_0000000000000000"], 2, "Tenant not found"],
    [["key", "create", "nobody", "a", "--env", "live"], 2, "Tenant not found"],
    [["tenant", "create", ""], 64, "name"],
    [["tenant", "create", "a", "--kind", "Not A Kind"], 64, "--kind"],
    [["tenant", "list", "--url", "nowhere"], 64, "--url"]
  ])("refuses %j", async (args, code, words) => {
    const outcome = await ciphermap(...args)
    expect(outcome.code).toBe(code)
    expect(outcome.stderr).toContain(words)
    expect(outcome.stdout).toBe("")
  })
})

describe("tenant and key, through a running service", () => {
  let service: ChildProcess
  let url = ""

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    service = spawn(process.execPath, [main, "serve"], { env: { ...environment, PORT: String(port) }, stdio: "ignore" })
    for (let tries = 0; tries < 150; tries++) {
      const answer = await fetch(`${url}/api/v1/cbom/health`).catch(() => undefined)
      if (answer?.ok === true) return
      await new Promise((wait) => setTimeout(wait, 200))
    }
    throw new Error("the service does not start")
  })

  afterAll(async () => {
    service.kill("SIGTERM")
    await once(service, "exit")
  })

  it("makes a tenant and a key that opens the API", async () => {
    const tenant = (await ciphermap("tenant", "create", "Remote", "--url", url)).stdout.trim()
    const key = (await ciphermap("key", "create", tenant, "first", "--env", "test", "--url", url)).stdout.trim()
    const answer = await fetch(`${url}/api/v1/cbom/usage`, { headers: { authorization: `Bearer ${key}` } })
    expect(await answer.json()).toMatchObject({ tenant_id: tenant, monthly_scan_cap: 1000 })
  })

  it("says that the database is in use without --url", async () => {
    const outcome = await ciphermap("tenant", "list")
    expect(outcome.code).toBe(2)
    expect(outcome.stderr).toContain("in use by another process")
  })

  it("tells a wrong token from a missing service", async () => {
    const wrong = await promisify(execFile)(process.execPath, [main, "tenant", "list", "--url", url], {
      env: { ...environment, ADMIN_TOKEN: "another-token-of-this-test" }
    }).catch((error: Outcome) => error)
    expect(wrong.stderr).toContain("Invalid admin token")
    const gone = await ciphermap("tenant", "list", "--url", "http://127.0.0.1:1")
    expect(gone.code).toBe(2)
    expect(gone.stderr).toContain("does not answer")
  })
})
