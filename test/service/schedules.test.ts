import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { type TestTenant, useService } from "./startService.ts"

const weekly = { repo_url: "https://github.com/example/project", cron: "0 3 * * 1" }

describe(`schedules on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const make = (body: object = weekly, key = tenant.live, headers = {}) =>
    service.v1("/schedules", { key, body, headers })
  const one = (id: string, asked: Parameters<typeof service.v1>[1] = {}) =>
    service.v1(`/schedules/${id}`, { key: tenant.live, ...asked })

  it("are made with the time they come next", async () => {
    const { json, status } = await make({ ...weekly, time_zone: "Europe/Dublin", project_name: "Project" })
    expect([status, json.id]).toEqual([201, expect.stringMatching(/^sch_[a-z0-9]{16}$/)])
    expect(json).toMatchObject({
      ...weekly,
      time_zone: "Europe/Dublin",
      project_name: "Project",
      project_version: "1.0.0",
      env: "live",
      enabled: true,
      last_run_at: null,
      last_commit: null,
      last_scan_id: null,
      last_result: null
    })
    const next = new Date(json.next_run_at)
    expect([next.getTime() > Date.now(), next.getUTCDay(), next.getUTCMinutes()]).toEqual([true, 1, 0])
    expect((await one(json.id)).json).toEqual(json)
  })

  it("are listed newest first, and only one's own", async () => {
    const other = await service.tenant()
    const first = (await make(weekly, other.live)).json
    const second = (await make(weekly, other.test)).json
    const { count, schedules } = (await service.v1("/schedules", { key: other.live })).json
    expect(count).toBe(2)
    expect(schedules.map(({ env, id }: Record<string, string>) => [id, env])).toEqual([
      [second.id, "test"],
      [first.id, "live"]
    ])
  })

  it("are changed field by field, and begin anew", async () => {
    const { id } = (await make()).json
    const changed = (await one(id, { method: "PATCH", body: { cron: "15 4 * * *" } })).json
    expect([changed.cron, changed.enabled]).toEqual(["15 4 * * *", true])
    expect(new Date(changed.next_run_at).toISOString()).toContain("T04:15:00")
    const stopped = (await one(id, { method: "PATCH", body: { enabled: false } })).json
    expect([stopped.enabled, stopped.next_run_at, stopped.cron]).toEqual([false, null, "15 4 * * *"])
    const started = (await one(id, { method: "PATCH", body: { enabled: true } })).json
    expect(started.next_run_at).toBe(changed.next_run_at)
  })

  it("run with the key of the last change, if that is of the same kind", async () => {
    const { id } = (await make()).json
    const keyOf = async () => (await service.sql("select key_id from schedules where id = $1", [id]))[0]?.["key_id"]
    const before = await keyOf()
    await one(id, { method: "PATCH", key: tenant.test, body: { enabled: true } })
    expect(await keyOf()).toBe(before)
    await one(id, { method: "PATCH", key: await service.key(tenant.id, "live"), body: {} })
    expect(await keyOf()).not.toBe(before)
    expect((await one(id)).json.env).toBe("live")
  })

  it("are deleted for good", async () => {
    const { id } = (await make()).json
    const gone = await one(id, { method: "DELETE" })
    expect([gone.status, gone.bytes.length]).toEqual([204, 0])
    for (const asked of [{}, { method: "DELETE" }, { method: "PATCH", body: {} }]) {
      const { json, status } = await one(id, asked)
      expect([status, json.code]).toEqual([404, "schedule_not_found"])
    }
  })

  it("of other tenants are not found", async () => {
    const { id } = (await make()).json
    const other = await service.tenant()
    for (const asked of [{}, { method: "DELETE" }, { method: "PATCH", body: { enabled: false } }]) {
      expect((await one(id, { key: other.live, ...asked })).status).toBe(404)
    }
    expect((await one(id)).json.enabled).toBe(true)
  })

  it.each([
    [{ cron: "*/5 * * * *" }, ["body", "cron"], "value_error"],
    [{ cron: "0 0 30 2 *" }, ["body", "cron"], "value_error"],
    [{ cron: "tomorrow" }, ["body", "cron"], "value_error"],
    [{ cron: "0 ".repeat(60) }, ["body", "cron"], "string_too_long"],
    [{ time_zone: "Mars/Olympus" }, ["body", "time_zone"], "value_error"],
    [{ repo_url: "https://example.com/a/b" }, ["body", "repo_url"], "value_error"],
    [{ cron: undefined }, ["body", "cron"], "missing"]
  ])("are refused with %j", async (part, loc, type) => {
    const { json, status } = await make({ ...weekly, ...part })
    expect([status, json.detail[0].loc, json.detail[0].type]).toEqual([422, loc, type])
  })

  it("are made once for an idempotency key", async () => {
    const once = { "idempotency-key": "schedule-1" }
    const first = await make(weekly, tenant.live, once)
    const same = await make(weekly, tenant.live, once)
    expect([same.json, same.headers["idempotent-replayed"]]).toEqual([first.json, "true"])
  })

  it("are fifty at most, however many are made at once", async () => {
    const other = await service.tenant()
    const answers = await Promise.all(Array.from({ length: 55 }, () => make(weekly, other.live)))
    const statuses = answers.map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 409).length
    ]).toEqual([50, 5])
    expect((await make(weekly, other.live)).json.code).toBe("schedule_cap_reached")
  })
})
