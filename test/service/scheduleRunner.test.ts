import * as ConfigProvider from "effect/ConfigProvider"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { Config } from "../../src/config/Config.ts"
import { type FailureCause, ScanFailure } from "../../src/domain/FailureCause.ts"
import { pepperOf } from "../../src/domain/Peppers.ts"
import { queueStore } from "../../src/scans/queueStore.ts"
import { ScanQueue } from "../../src/scans/ScanQueue.ts"
import { Repositories } from "../../src/repositories/Repositories.ts"
import { ScheduleRunner } from "../../src/schedules/ScheduleRunner.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"
import { database } from "../databases.ts"
import { type Environment, useService } from "./startService.ts"

const [one, two] = ["a".repeat(40), "b".repeat(40)]

/** What hosts say of every repository. */
interface Host {
  head: string | FailureCause
  asked: number
  /** Answers only then. */
  gate?: Deferred.Deferred<void>
}

const repositoriesOf = (host: Host) =>
  Layer.succeed(Repositories, {
    head: () =>
      Effect.gen(function* () {
        host.asked++
        if (host.gate !== undefined) yield* Deferred.await(host.gate)
        return host.head.length === 40 ? host.head : yield* new ScanFailure({ code: host.head as FailureCause })
      }),
    download: () => Effect.die("nothing is downloaded here")
  })

const sealingKeys = Layer.succeed(SealingKeys, [pepperOf(Redacted.make("a key of the tests, long enough for that"))])

const configOf = (settings: Environment) =>
  Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(settings))))

describe(`the runner of schedules on ${database.name}`, () => {
  const settings = { TEST_SCANS_PER_DAY: "2", MONTHLY_SCAN_CAP: "1000" }
  const service = useService(database, settings)

  const world = async (key: "live" | "test" = "live") => {
    await service.sql("delete from schedules")
    const tenant = await service.tenant()
    const host: Host = { head: one, asked: 0 }
    const { json } = await service.v1("/schedules", {
      key: tenant[key],
      body: { repo_url: "https://github.com/example/project", cron: "0 3 * * *", project_name: "Nightly" }
    })
    /** As a worker of its own. */
    const runDue = (told?: Deferred.Deferred<number>) =>
      service.run(
        Effect.flatMap(ScheduleRunner, ({ runDue: all }) =>
          told === undefined ? all : Effect.raceFirst(all, Deferred.await(told))
        ).pipe(
          Effect.provide(
            ScheduleRunner.layer.pipe(
              Layer.provide([repositoriesOf(host), sealingKeys]),
              Layer.provide(ScanQueue.layer.pipe(Layer.provide(queueStore))),
              Layer.provide(configOf(settings))
            )
          )
        )
      )
    const due = (ago = "1 minute") =>
      service.sql(`update schedules set next_run_at = now() - interval '${ago}' where id = $1`, [json.id])
    const read = async () => (await service.v1(`/schedules/${json.id}`, { key: tenant.live })).json
    const scans = async () => (await service.v1("/scans", { key: tenant.live })).json.scans
    return { tenant, host, runDue, due, read, scans, id: json.id as string }
  }

  it("leaves alone what is not due", async () => {
    const { host, read, runDue } = await world()
    expect([await runDue(), host.asked, (await read()).last_run_at]).toEqual([0, 0, null])
  })

  it("submits a scan as the tenant when the repository has changed, and none when it has not", async () => {
    const { due, host, read, runDue, scans, tenant } = await world()
    await due()
    expect(await runDue()).toBe(1)
    const [scan] = await scans()
    expect(scan).toMatchObject({ tenant_id: tenant.id, env: "live", project_name: "Nightly", status: "queued" })
    const after = await read()
    expect(after).toMatchObject({ last_result: "submitted", last_commit: one, last_scan_id: scan.id })
    expect(new Date(after.next_run_at).getTime()).toBeGreaterThan(Date.now())
    expect(new Date(after.last_run_at).getTime()).toBeLessThanOrEqual(Date.now())

    await due()
    await runDue()
    expect(await read()).toMatchObject({ last_result: "unchanged", last_commit: one, last_scan_id: scan.id })
    expect(await scans()).toHaveLength(1)

    host.head = two
    await due()
    await runDue()
    expect(await read()).toMatchObject({ last_result: "submitted", last_commit: two })
    expect(await scans()).toHaveLength(2)
  })

  it("runs once what was missed many times", async () => {
    const { due, host, read, runDue, scans } = await world()
    await due("30 days")
    expect([await runDue(), await runDue(), host.asked]).toEqual([1, 0, 1])
    expect(await scans()).toHaveLength(1)
    expect(new Date((await read()).next_run_at).getTime()).toBeGreaterThan(Date.now())
  })

  it("runs each turn once, however many workers there are", async () => {
    const { due, host, runDue, scans } = await world()
    await due()
    const counts = await Promise.all([runDue(), runDue(), runDue(), runDue()])
    expect(counts.toSorted()).toEqual([0, 0, 0, 1])
    expect([host.asked, (await scans()).length]).toEqual([1, 1])
  })

  it("submits nothing once another worker has it, because this one took too long", async () => {
    const { due, host, id, read, runDue, scans } = await world()
    await due()
    host.gate = Effect.runSync(Deferred.make<void>())
    const slow = runDue()
    await expect.poll(() => host.asked, { timeout: 60_000 }).toBe(1)
    await service.sql("update schedules set lease_until = now() - interval '1 second' where id = $1", [id])
    const gate = host.gate
    delete host.gate
    expect(await runDue()).toBe(1)
    const settled = await read()
    host.head = two
    Effect.runSync(Deferred.succeed(gate, undefined))
    await slow
    expect(await scans()).toHaveLength(1)
    expect(await read()).toEqual(settled)
  })

  it("leaves what it had to others at once when it is told to end", async () => {
    const { due, host, read, runDue } = await world()
    await due()
    host.gate = Effect.runSync(Deferred.make<void>())
    const told = Effect.runSync(Deferred.make<number>())
    const ended = runDue(told)
    await expect.poll(() => host.asked, { timeout: 60_000 }).toBe(1)
    Effect.runSync(Deferred.succeed(told, -1))
    expect([await ended, (await read()).last_run_at]).toEqual([-1, null])
    delete host.gate
    expect([await runDue(), (await read()).last_result]).toEqual([1, "submitted"])
  })

  it("submits nothing for a schedule that was deleted or changed meanwhile", async () => {
    for (const [method, body] of [["DELETE"], ["PATCH", { enabled: false }]] as const) {
      const { due, host, id, runDue, scans, tenant } = await world()
      await due()
      host.gate = Effect.runSync(Deferred.make<void>())
      const running = runDue()
      await expect.poll(() => host.asked, { timeout: 60_000 }).toBe(1)
      await service.v1(`/schedules/${id}`, { method, key: tenant.live, ...(body !== undefined && { body }) })
      Effect.runSync(Deferred.succeed(host.gate, undefined))
      await running
      expect(await scans()).toEqual([])
    }
  })

  it("tells why a host did not answer, and asks again the next time", async () => {
    const { due, host, read, runDue, scans } = await world()
    for (const code of ["network_error", "repo_not_found"] as const) {
      host.head = code
      await due()
      await runDue()
      expect(await read()).toMatchObject({ last_result: `failed:${code}`, last_commit: null, enabled: true })
    }
    expect(await scans()).toEqual([])
    host.head = one
    await due()
    await runDue()
    expect((await read()).last_result).toBe("submitted")
  })

  it("keeps the caps of the key, and counts nothing that it does not submit", async () => {
    const { due, host, read, runDue, scans, tenant } = await world("test")
    for (const head of [one, two]) {
      host.head = head
      await due()
      await runDue()
    }
    host.head = "c".repeat(40)
    await due()
    await runDue()
    expect(await read()).toMatchObject({ last_result: "cap_reached", last_commit: two, env: "test" })
    expect(await scans()).toHaveLength(2)
    const admitted = await service.sql("select period, admitted from scan_admissions where tenant_id = $1", [tenant.id])
    expect(admitted.map((row) => row["admitted"])).toEqual([2, 2])
  })

  it("does nothing more with a key that was revoked, until another one takes the schedule over", async () => {
    const { due, id, runDue, tenant } = await world()
    const key = await service.key(tenant.id, "live")
    const { json } = await service.v1("/keys", { key: tenant.live })
    const current = json.keys.find(({ is_current }: { is_current: boolean }) => is_current)
    await service.v1(`/keys/${current.id}/revoke`, { method: "POST", key })
    await due()
    await runDue()
    expect((await service.v1(`/schedules/${id}`, { key })).json.last_result).toBe("failed:key_revoked")
    await service.v1(`/schedules/${id}`, { method: "PATCH", key, body: {} })
    await due()
    await runDue()
    expect((await service.v1(`/schedules/${id}`, { key })).json.last_result).toBe("submitted")
  })

  it("leaves the schedules of suspended tenants alone", async () => {
    const { due, host, runDue, tenant } = await world()
    await service.admin(`/tenants/${tenant.id}/suspend`, { method: "POST" })
    await due()
    expect([await runDue(), host.asked]).toEqual([0, 0])
  })

  it("runs more than it takes at a time", async () => {
    const { host, runDue, tenant } = await world()
    for (let at = 0; at < 19; at++) {
      await service.v1("/schedules", {
        key: tenant.live,
        body: { repo_url: `https://github.com/example/project-${at}`, cron: "0 3 * * *" }
      })
    }
    await service.sql("update schedules set next_run_at = now() - interval '1 minute'")
    expect([await runDue(), host.asked]).toEqual([20, 20])
  })
})
