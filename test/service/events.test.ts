import * as Effect from "effect/Effect"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { type OpenEvents, openEvents } from "./openEvents.ts"
import { processIn } from "./serviceProcess.ts"
import { completedScan } from "./storedScans.ts"
import { newEnvironment, type TestTenant, useService } from "./startService.ts"

const dataOf = (block: { readonly data?: string } | undefined) => JSON.parse(block?.data ?? "null")

describe(`the events of a scan on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_CONCURRENT: "3" })
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const submit = async (): Promise<string> =>
    (await service.v1("/scans", { key: tenant.live, body: { repo_url: "https://github.com/example/project" } })).json.id
  const move = (id: string, status: string, done = 0) =>
    service.sql("update scans set status = $2, phase_reached = $2, files_total = 9, files_done = $3 where id = $1", [
      id,
      status,
      done
    ])
  const fail = (id: string) =>
    service.sql(
      `update scans set status = 'failed', phase_reached = 'failed', error_code = 'repo_empty', completed_at = now()
       where id = $1`,
      [id]
    )
  const until = async (stream: OpenEvents, name: string) => {
    for (;;) {
      const block = await stream.next()
      if (block === undefined || block.event === name) return block
    }
  }

  it("tell of each change, then of the end, and close", async () => {
    const id = await submit()
    const stream = await openEvents(service, id, tenant.live)
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no"
    })
    expect(dataOf(await stream.next())).toEqual({
      id,
      status: "queued",
      attempt: 1,
      progress: { phase: "queued", files_total: null, files_done: 0 }
    })
    await move(id, "downloading")
    expect(dataOf(await stream.next()).status).toBe("downloading")
    await move(id, "scanning", 4)
    expect(dataOf(await stream.next()).progress).toEqual({ phase: "scanning", files_total: 9, files_done: 4 })
    await fail(id)
    const end = await stream.next()
    expect([end?.event, end?.retry]).toEqual(["end", "1000"])
    expect(dataOf(end)).toEqual((await service.v1("/scans?limit=1", { key: tenant.live })).json.scans[0])
    expect(await stream.next()).toBe(undefined)
    expect(new Set(stream.blocks.map((block) => block.id)).size).toBe(4)
  })

  it("begin and end at once with a scan that has ended", async () => {
    const id = await completedScan(service, tenant)
    const stream = await openEvents(service, id, tenant.live)
    const end = await stream.next()
    expect([end?.event, dataOf(end).status, dataOf(end).score]).toEqual(["end", "completed", 70])
    expect(await stream.next()).toBe(undefined)
  })

  it("go on where a client left off, and are nothing more after the end", async () => {
    const id = await submit()
    const first = await openEvents(service, id, tenant.live)
    const seen = (await first.next())?.id ?? ""
    first.close()
    const again = await openEvents(service, id, tenant.live, { "last-event-id": seen })
    expect(await again.next()).toEqual({ comment: "" })
    await move(id, "scanning", 2)
    expect(dataOf(await until(again, "progress")).status).toBe("scanning")
    again.close()
    await fail(id)
    const last = await openEvents(service, id, tenant.live, { "last-event-id": seen })
    const end = await last.next()
    expect(end?.event).toBe("end")
    const after = await openEvents(service, id, tenant.live, { "last-event-id": end?.id ?? "" })
    expect([after.status, await after.next()]).toEqual([204, undefined])
  })

  it("end when their key is revoked", async () => {
    const id = await submit()
    const key = await service.key(tenant.id, "test")
    const stream = await openEvents(service, id, key)
    await stream.next()
    const { json } = await service.v1("/keys", { key })
    const own = json.keys.find(({ is_current }: { is_current: boolean }) => is_current)
    await service.v1(`/keys/${own.id}/revoke`, { method: "POST", key: tenant.live })
    await move(id, "scanning", 1)
    expect(await stream.next()).toEqual({ retry: "1000" })
    expect(await stream.next()).toBe(undefined)
    expect((await openEvents(service, id, key)).status).toBe(401)
  })

  it("of other tenants, and of no scan, are not found", async () => {
    const id = await submit()
    const other = await service.tenant()
    for (const asked of [id, "cbom_0000000000000000", "%00"]) {
      const { json, status } = await service.v1(`/scans/${asked}/events`, { key: other.live })
      expect([status, json.code]).toEqual([404, "scan_not_found"])
    }
    const head = await service.v1(`/scans/${id}/events`, { key: tenant.live, method: "HEAD" })
    expect([head.status, head.headers["content-type"]]).toEqual([200, "text/event-stream"])
  })

  it("are open to so many clients of a tenant at a time, and those who leave make room", async () => {
    const id = await submit()
    const open = await Promise.all([1, 2, 3].map(() => openEvents(service, id, tenant.live)))
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await service.v1(`/scans/${id}/events`, { key: tenant.live })
    expect([refused.status, refused.json.detail]).toEqual([429, "Too many event streams at a time"])
    expect((await service.v1("/usage", { key: tenant.live })).status).toBe(200)
    for (const { close } of open) close()
    await expect
      .poll(
        async () => {
          const stream = await openEvents(service, id, tenant.live)
          stream.close()
          return stream.status
        },
        { timeout: 60_000, interval: 200 }
      )
      .toBe(200)
  })
})

describe("the events of a service that is told to end", () => {
  it("end at once, with when to come back", () =>
    Effect.gen(function* () {
      const service = yield* processIn(yield* newEnvironment(database))
      yield* Effect.promise(async () => {
        const tenant = await service.tenant()
        const { json } = await service.v1("/scans", {
          key: tenant.live,
          body: { repo_url: "https://github.com/example/project" }
        })
        const stream = await openEvents(service, json.id, tenant.live)
        expect((await stream.next())?.event).toBe("progress")
        const stopped = service.stop()
        expect(await stream.next()).toEqual({ retry: "1000" })
        expect(await stream.next()).toBe(undefined)
        await stopped
        expect(service.output()).toMatch(/"drained".*"requests":0/)
      })
    }).pipe(Effect.scoped, Effect.runPromise))
})
