import { Buffer } from "node:buffer"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import type { SqlClient } from "effect/sql/SqlClient"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { Config } from "../../src/config/Config.ts"
import { pepperOf } from "../../src/domain/Peppers.ts"
import { addressGuard } from "../../src/node/addressGuard.ts"
import { gitRepositories } from "../../src/node/git/gitRepositories.ts"
import { workFolders } from "../../src/node/workFolders.ts"
import { queueStore } from "../../src/scans/queueStore.ts"
import { ScanQueue } from "../../src/scans/ScanQueue.ts"
import { ScheduleRunner } from "../../src/schedules/ScheduleRunner.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"
import type { Tenancy } from "../../src/sql/Tenancy.ts"
import { worker } from "../../src/start/worker.ts"
import { database, temporaryFolder } from "../databases.ts"
import { everyFile, everyProcess } from "../support/everyProcess.ts"
import { patience } from "../support/patience.ts"
import { type PrivateGitServer, startPrivateGitServer } from "../support/privateGitServer.ts"
import { everyRow } from "./everyRow.ts"
import { newEnvironment, type ServiceInProcess, serviceIn, type TestTenant } from "./startService.ts"

const token = "a-token-that-nobody-else-holds-91c5"
const login = `reader:${token}`
/** Every form in which it could be left somewhere. */
const forms = [
  token,
  ...["base64", "base64url", "hex"].flatMap((form) =>
    [token, login].map((text) => Buffer.from(text).toString(form as "hex"))
  )
]

const ask401 = { "www-authenticate": 'Basic realm="git"' }

describe(`private repositories on ${database.name}`, () => {
  const scope = Effect.runSync(Scope.make())
  let git: PrivateGitServer
  let service: ServiceInProcess
  let work: string
  let tenant: TestTenant
  /** A worker's, which does not wait for its next look at the schedules. */
  let runner: Layer.Layer<ScheduleRunner, never, SqlClient | Tenancy>

  beforeAll(async () => {
    git = await startPrivateGitServer()
    git.repository("acme/app", { "a.py": "import hashlib\nhashlib.md5(b'')\n" })
    git.repository("acme/lib", { "b.py": "import hashlib\nhashlib.md5(b'')\n" })
    service = await Effect.runPromise(
      Effect.gen(function* () {
        work = yield* temporaryFolder("ciphermap-private-")
        const settings = {
          REPOSITORY_ALLOW_INSECURE: git.host,
          GIT_CA_FILE: git.caFile,
          WORK_DIR: work,
          LOG_LEVEL: "debug",
          SCANS_AT_ONCE: "1",
          SCAN_ATTEMPTS: "1"
        }
        const environment = yield* newEnvironment(database, settings)
        runner = ScheduleRunner.layer.pipe(
          Layer.provide(gitRepositories.pipe(Layer.provide([addressGuard, workFolders]))),
          Layer.provide(ScanQueue.layer.pipe(Layer.provide(queueStore))),
          Layer.provide(Layer.succeed(SealingKeys, [pepperOf(Redacted.make(environment["KEY_PEPPER"] ?? ""))])),
          Layer.provide(
            Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord({ ...environment }))))
          ),
          Layer.orDie
        )
        return yield* serviceIn(environment, worker)
      }).pipe(Effect.provideContext(Context.make(Scope.Scope, scope)))
    )
  })

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await git.stop()
  })

  beforeEach(async () => {
    git.accounts.clear()
    git.accounts.set(login, "acme")
    git.faults.clear()
    tenant = await service.tenant()
  })

  const keep = async (changes: object = {}, { live }: TestTenant = tenant) => {
    const body = { name: "Reader", host: git.host, username: "reader", token, repositories: ["acme/app"], ...changes }
    const { json, status, text } = await service.v1("/credentials", { key: live, body })
    if (status !== 201) throw new Error(text)
    return json.id as string
  }

  const submit = async (path: string, { live }: TestTenant = tenant) =>
    (await service.v1("/scans", { key: live, body: { repo_url: git.url(path) } })).json.id as string

  const read = async (id: string, { live }: TestTenant = tenant) =>
    (await service.v1(`/scans/${id}`, { key: live })).json

  const ended = async (id: string, of: TestTenant = tenant) => {
    for (const pause = patience(); ; await pause()) {
      const scan = await read(id, of)
      if (scan.status === "completed" || scan.status === "failed") return scan
    }
  }

  const causeOf = async (path: string, of: TestTenant = tenant) => (await ended(await submit(path, of), of)).error?.code

  const revoke = (id: string) => service.v1(`/credentials/${id}/revoke`, { key: tenant.live, method: "POST" })

  const only = async () => (await service.v1("/credentials", { key: tenant.live })).json.credentials[0]

  it("are scanned with the credential of their tenant, which is found nowhere but on its way", async () => {
    const id = await keep()
    const seen: Array<string> = []
    git.faults.set("/acme/app", (asked, response) => {
      if (asked.headers.authorization !== undefined) {
        seen.push(everyProcess(), everyFile(work))
        git.faults.clear()
      }
      response.writeHead(401, ask401).end()
    })
    expect(await causeOf("acme/app")).toBe("credential_refused")
    expect(seen[0]).toContain("git-remote-https")
    const scan = await ended(await submit("acme/app"))
    expect(scan).toMatchObject({ status: "completed", error: null, findings_total: 1 })
    expect(await only()).toMatchObject({
      id,
      last_used_at: expect.any(String),
      refused_at: null,
      scopes: "repo, read:org",
      over_privileged: true
    })
    const rows = await everyRow(service)
    expect(rows).toContain(scan.id)
    for (const form of forms) {
      for (const text of [rows, service.output(), ...seen, everyFile(work)]) expect(text.includes(form)).toBe(false)
    }
  })

  it("are not for another tenant, who shares nothing of them", async () => {
    await keep()
    expect((await ended(await submit("acme/app"))).status).toBe("completed")
    const other = await service.tenant()
    const before = git.logins.length
    expect(await causeOf("acme/app", other)).toBe("repo_not_found")
    expect(git.logins.length).toBe(before)
    await keep({ token: "a-wrong-token" }, other)
    expect(await causeOf("acme/app", other)).toBe("credential_refused")
    expect((await service.v1("/repositories", { key: other.live })).json.repositories[0].scan).toBeFalsy()
  })

  it("get no credential that does not name them", async () => {
    await keep()
    const before = git.logins.length
    for (const path of ["acme/lib", "acme/app-two", "Acme/app"])
      expect([path, await causeOf(path)]).toEqual([path, "repo_not_found"])
    expect(git.logins.length).toBe(before)
    await keep({ repositories: ["acme"] })
    expect(await causeOf("acme/lib")).toBeUndefined()
  })

  it("are scanned with the credential that names them most exactly", async () => {
    await keep()
    await keep({ token: "a-wrong-token", repositories: ["acme"] })
    expect(await causeOf("acme/app")).toBeUndefined()
    expect(await causeOf("acme/lib")).toBe("credential_refused")
  })

  it("fail with the reason when the credential is wrong, not enough or has expired", async () => {
    const wrong = await keep({ token: "a-wrong-token" })
    const scan = await ended(await submit("acme/app"))
    expect([scan.error, scan.attempt]).toEqual([
      { code: "credential_refused", message: "The host refused the credential.", retryable: false },
      1
    ])
    expect((await only()).refused_at).not.toBeNull()
    await service.v1(`/credentials/${wrong}`, { key: tenant.live, method: "PUT", body: { token } })
    expect(await causeOf("acme/app")).toBeUndefined()
    expect((await only()).refused_at).toBeNull()
    git.accounts.set(login, "else")
    git.commit("acme/app", { "c.py": "" })
    expect(await causeOf("acme/app")).toBe("repo_not_accessible")
    await service.sql("update credentials set expires_at = now() where id = $1", [wrong])
    const before = git.requests.length
    expect(await causeOf("acme/app")).toBe("credential_expired")
    expect(git.requests.length).toBe(before)
  })

  it("have schedules that say why they cannot be read any more", async () => {
    await keep()
    const body = { repo_url: git.url("acme/app"), cron: "0 3 * * *" }
    const { id } = (await service.v1("/schedules", { key: tenant.live, body })).json
    const resultOf = async () => {
      await service.sql("update schedules set next_run_at = now(), last_run_at = null where id = $1", [id])
      await service.run(Effect.flatMap(ScheduleRunner, ({ runDue }) => runDue).pipe(Effect.provide(runner)))
      for (const pause = patience(); ; await pause()) {
        const { last_result, last_run_at } = (await service.v1(`/schedules/${id}`, { key: tenant.live })).json
        if (last_run_at !== null) return last_result
      }
    }
    expect(await resultOf()).toBe("submitted")
    git.accounts.clear()
    expect(await resultOf()).toBe("failed:credential_refused")
    git.accounts.set(login, "else")
    expect(await resultOf()).toBe("failed:repo_not_accessible")
    await service.sql("update credentials set expires_at = now() where tenant_id = $1", [tenant.id])
    expect(await resultOf()).toBe("failed:credential_expired")
    await revoke((await only()).id)
    expect(await resultOf()).toBe("failed:repo_not_found")
  })

  it("are fetched no further once the credential is revoked, and by waiting scans without it", async () => {
    const id = await keep()
    const held = new Promise<void>((resolve) => {
      git.faults.set("/acme/app", (asked, response) => {
        if (asked.headers.authorization === undefined) response.writeHead(401, ask401).end()
        else resolve()
      })
    })
    const running = await submit("acme/app")
    await held
    expect((await revoke(id)).status).toBe(200)
    expect((await ended(running)).error.code).toBe("credential_revoked")
    git.faults.clear()
    const before = git.logins.length
    expect(await causeOf("acme/app")).toBe("repo_not_found")
    expect(git.logins.length).toBe(before)
  })

  it("are not fetched at all when the credential cannot be decrypted", async () => {
    await keep()
    await service.sql("update credentials set token = overlay(token placing '\\x00'::bytea from 20)", [])
    const before = git.requests.length
    expect(await causeOf("acme/app")).toBe("internal_error")
    expect(git.requests.length).toBe(before)
  })
})
