import { execFile } from "node:child_process"
import { promisify } from "node:util"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDataDirectory } from "../../src/node/DataDirectory.ts"
import { database, temporaryFolder } from "../databases.ts"
import { type Environment, newEnvironment, serviceIn } from "../service/startService.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"
import type { Outcome } from "../support/ciphermapProcess.ts"

const scope = Effect.runSync(Scope.make())
let environment: Environment = {}

beforeAll(async () => {
  environment = await Effect.runPromise(Scope.provide(scope)(newEnvironment(database)))
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

/** Runs the command line in this process. */
const ciphermapWith = (variables: Environment, ...args: ReadonlyArray<string>): Promise<Outcome> =>
  ciphermapIn(".", { ...environment, ...variables })(...args)

const ciphermap = (...args: ReadonlyArray<string>): Promise<Outcome> => ciphermapWith({}, ...args)

/** Runs it in a process of its own. */
const ciphermapProcess = (...args: ReadonlyArray<string>) =>
  promisify(execFile)(process.execPath, [...ciphermapShortly, ...args], { env: { ...process.env, ...environment } })

describe("tenant and key, on the database itself", () => {
  let tenant = ""

  it("makes a tenant and prints its id, and nothing else", async () => {
    const { stdout, stderr } = await ciphermapProcess("tenant", "create", "Audit GmbH", "--monthly-scan-cap", "7")
    expect(stdout).toMatch(/^tnt_[a-z0-9]{16}\n$/)
    expect(stderr).toBe("")
    tenant = stdout.trim()
  })

  it("makes a live key and prints nothing else", async () => {
    const { status, stdout } = await ciphermap("key", "create", tenant, "production", "--env", "live")
    expect(status).toBe(0)
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
    expect(outcome.status).toBe(code)
    expect(outcome.stderr).toContain(words)
    expect(outcome.stdout).toBe("")
  })

  it("exits with the code of what it refuses, and says it and where there is more in two lines", async () => {
    const refused = ciphermapProcess("tenant", "create", "a", "--kind", "Not A Kind")
    await expect(refused).rejects.toMatchObject({
      code: 64,
      stdout: "",
      stderr: expect.stringMatching(/^ciphermap: --kind: [^\n]+\nMore about it: ciphermap tenant --help\n$/)
    })
  })

  it("says that the embedded database is in use by a service", async () => {
    const program = Effect.gen(function* () {
      const directory = yield* temporaryFolder("ciphermap-admin-")
      yield* openDataDirectory(directory)
      return yield* Effect.promise(() => ciphermapWith({ DATA_DIR: directory, DATABASE_URL: "" }, "tenant", "list"))
    })
    const { status, stderr } = await Effect.runPromise(Effect.scoped(program))
    expect(status).toBe(2)
    expect(stderr).toContain("in use by another process")
  })
})

describe("tenant and key, through a running service", () => {
  let url = ""

  beforeAll(async () => {
    const service = await Effect.runPromise(Scope.provide(scope)(serviceIn(environment)))
    url = service.url
  })

  it("makes a tenant and a key that opens the API", async () => {
    const tenant = (await ciphermap("tenant", "create", "Remote", "--url", url)).stdout.trim()
    const key = (await ciphermap("key", "create", tenant, "first", "--env", "test", "--url", url)).stdout.trim()
    const answer = await fetch(`${url}/api/v1/cbom/usage`, { headers: { authorization: `Bearer ${key}` } })
    expect(await answer.json()).toMatchObject({ tenant_id: tenant })
  })

  it("tells a wrong token from a missing service", async () => {
    const wrong = await ciphermapWith({ ADMIN_TOKEN: "another-token-of-this-test" }, "tenant", "list", "--url", url)
    expect(wrong.stderr).toContain("Invalid admin token")
    const gone = await ciphermap("tenant", "list", "--url", "http://127.0.0.1:1")
    expect(gone.status).toBe(2)
    expect(gone.stderr).toContain("does not answer")
  })
})
