import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan, resultsOf } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const scanId = expect.stringMatching(/^cbom_[a-z0-9]{16}$/)

const queued = (tenant: TestTenant, repo_url: string) => ({
  id: scanId,
  status: "queued",
  tenant_id: tenant.id,
  tenant_kind: "partner",
  env: "live",
  methodology_version: expect.stringMatching(/^\d+\.\d+$/),
  repo_url,
  repo: null,
  project_name: null,
  project_version: "1.0.0",
  version: null,
  score: null,
  risk_level: null,
  components_total: 0,
  findings_total: 0,
  findings_by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  progress: { phase: "queued", files_total: null, files_done: 0 },
  attempt: 1,
  created_at: instant,
  queued_at: instant,
  started_at: null,
  completed_at: null,
  duration_ms: null,
  error: null,
  bom_available: false,
  bom_url: null,
  report_url: null
})

const nothingFound = {
  findings: [],
  findings_truncated: false,
  components: [],
  components_truncated: false,
  summary: null,
  metadata: {}
}

describe(`scans on ${database.name}`, () => {
  const service = useService(database, { REPOSITORY_HOSTS: "github.com,git.example.org" })
  const repository = "https://github.com/Example/Project.git"
  const submit = (key: string, body: unknown) => service.v1("/scans", { key, method: "POST", body })
  const get = (key: string, id: string) => service.v1(`/scans/${id}`, { key })

  it("are submitted with five fields in the answer, and are queued", async () => {
    const tenant = await service.tenant()
    const made = await submit(tenant.live, { repo_url: repository })
    const methodology_version = queued(tenant, repository).methodology_version
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      id: scanId,
      status: "queued",
      tenant_id: tenant.id,
      tenant_kind: "partner",
      methodology_version
    })
    expect(made.headers["location"]).toBe(`/api/v1/cbom/scans/${made.json.id}`)
    const read = await service.ask(made.headers["location"] ?? "", { key: tenant.test })
    expect(read.json).toEqual({ ...queued(tenant, repository), ...nothingFound })
    expect((await service.v1(`/scans/${made.json.id}?include_bom=true`, { key: tenant.live })).json).toEqual(read.json)
  })

  it("keep a name and a version, and take null for none", async () => {
    const { live, test } = await service.tenant()
    const made = async (key: string, body: object) =>
      (await get(key, (await submit(key, { repo_url: repository, ...body })).json.id)).json
    expect(await made(test, { project_name: "p", project_version: "2.0", other: "ignored" })).toMatchObject({
      project_name: "p",
      project_version: "2.0",
      env: "test"
    })
    expect(await made(live, { project_name: null, project_version: null })).toMatchObject({
      project_name: null,
      project_version: "1.0.0",
      version: null,
      env: "live"
    })
    const long = { project_name: "🔑".repeat(120), project_version: "🔑".repeat(60) }
    expect(await made(live, long)).toMatchObject(long)
  })

  it("refuse every wrong field at once, in the words of pydantic", async () => {
    const { live, id } = await service.tenant()
    const many = await submit(live, { repo_url: "x", project_name: "x".repeat(121), project_version: 1 })
    expect(many.status).toBe(422)
    expect(many.json).toEqual({
      detail: [
        {
          type: "string_too_short",
          loc: ["body", "repo_url"],
          msg: "String should have at least 8 characters",
          ctx: { min_length: 8 }
        },
        {
          type: "string_too_long",
          loc: ["body", "project_name"],
          msg: "String should have at most 120 characters",
          ctx: { max_length: 120 }
        },
        { type: "string_type", loc: ["body", "project_version"], msg: "Input should be a valid string" }
      ],
      code: "validation_error",
      trace_id: many.headers["x-trace-id"]
    })
    for (const url of [
      "http://github.com/a/b",
      "https://evil.example/a/b",
      "https://user:password@github.com/a/b",
      "https://github.com:8443/a/b",
      "https://github.com/a",
      "https://github.com/a/b?x=1",
      "https://github.com/a/b#x",
      "https://gitlab.com/a/b",
      "git@github.com:a/b.git",
      "https://127.0.0.1/a/b",
      `https://github.com/a/${"b".repeat(400)}`
    ]) {
      const { json, status } = await submit(live, { repo_url: url })
      expect([status, url, json.detail[0].loc]).toEqual([422, url, ["body", "repo_url"]])
      expect(JSON.stringify(json)).not.toContain(url)
    }
    expect((await submit(live, { repo_url: "https://GIT.example.org/a/b" })).status).toBe(201)
    expect((await service.sql("select 1 from scans where tenant_id = $1", [id])).length).toBe(1)
  })

  it("refuse bodies that are no JSON object, no UTF-8, or too large", async () => {
    const { live } = await service.tenant()
    const send = async (raw: string | Uint8Array, type: string | undefined = "application/json") => {
      const headers = type === "" ? {} : { "content-type": type }
      const { json, status } = await service.v1("/scans", { key: live, method: "POST", raw, headers })
      return [status, json.code, json.detail?.[0]?.type, json.detail?.[0]?.loc]
    }
    const good = JSON.stringify({ repo_url: repository })
    expect(await send("")).toEqual([422, "validation_error", "missing", ["body"]])
    expect(await send("null")).toEqual([422, "validation_error", "missing", ["body"]])
    expect(await send(`${good},`)).toEqual([422, "validation_error", "json_invalid", ["body", good.length]])
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      expect(await send(good, type)).toEqual([422, "validation_error", "model_attributes_type", ["body"]])
    }
    expect((await send(good, "application/vnd.api+json; charset=utf-8"))[0]).toBe(201)
    expect((await send(Uint8Array.of(0x22, 0xff, 0x22)))[0]).toBe(400)
    const large = await service.v1("/scans", {
      key: live,
      method: "POST",
      raw: JSON.stringify({ repo_url: repository, other: "x".repeat(1_048_577) }),
      headers: { "content-type": "application/json" }
    })
    expect([large.status, large.json.code]).toEqual([413, "body_too_large"])
  })

  it("show what a completed or failed one came to", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    expect((await get(tenant.live, id)).json).toEqual({
      ...queued(tenant, "https://github.com/example/project"),
      status: "completed",
      version: "a".repeat(12),
      repo: { host: "github.com", owner: "example", name: "project", ref: null, commit_sha: "a".repeat(40) },
      score: 70,
      risk_level: "high",
      components_total: 1,
      findings_total: 1,
      findings_by_severity: { critical: 0, high: 1, medium: 0, low: 0, info: 0 },
      progress: { phase: "completed", files_total: 1, files_done: 1 },
      started_at: instant,
      completed_at: instant,
      duration_ms: 1500,
      bom_available: true,
      bom_url: `http://localhost:${new URL(service.url).port}/api/v1/cbom/scans/${id}/bom.json`,
      ...resultsOf(tenant.id)
    })
    const failed = (await submit(tenant.live, { repo_url: repository })).json.id
    await service.sql(
      `update scans set status = 'failed', phase_reached = 'failed', error_code = 'download_timeout',
         error_message = 'The download took longer than the limit.', completed_at = now() where id = $1`,
      [failed]
    )
    expect((await get(tenant.live, failed)).json).toMatchObject({
      status: "failed",
      error: { code: "download_timeout", message: "The download took longer than the limit.", retryable: true },
      ...nothingFound
    })
  })

  it("never seem to go back when a worker is lost", async () => {
    const { live } = await service.tenant()
    const { id } = (await submit(live, { repo_url: repository })).json
    await service.sql("update scans set status = 'queued', phase_reached = 'scanning', attempt = 2 where id = $1", [id])
    const { json } = await get(live, id)
    expect([json.status, json.progress.phase, json.attempt]).toEqual(["scanning", "scanning", 2])
    expect((await service.v1("/scans?status=scanning", { key: live })).json.count).toBe(1)
    expect((await service.v1("/scans?status=queued", { key: live })).json.count).toBe(0)
  })

  it("are not found under ids of other tenants, unknown ones, and what is no id", async () => {
    const [own, other] = [await service.tenant(), await service.tenant()]
    const foreign = (await submit(other.live, { repo_url: repository })).json.id
    for (const id of [
      foreign,
      "cbom_0000000000000000",
      "cbom_",
      "x",
      "CBOM_0000000000000000",
      "%00",
      "'",
      "..%2f",
      "é"
    ]) {
      for (const path of [`/scans/${encodeURI(decodeURI(id))}`, `/scans/${encodeURI(decodeURI(id))}/bom.json`]) {
        const { json, status } = await service.v1(path, { key: own.live })
        expect([status, json.code, json.detail]).toEqual([404, "scan_not_found", "Scan not found"])
      }
    }
    const xml = await service.v1("/scans/x/bom.json?format=xml", { key: own.live })
    expect([xml.status, xml.json.detail[0].loc]).toEqual([422, ["query", "format"]])
    const odd = await service.v1(`/scans/${foreign}?include_bom=2`, { key: own.live })
    expect([odd.status, odd.json.detail[0].type]).toEqual([422, "bool_parsing"])
  })

  describe("listed", () => {
    let tenant: TestTenant
    let ids: ReadonlyArray<string>
    const page = async (query: string) => (await service.v1(`/scans${query}`, { key: tenant.live })).json

    beforeAll(async () => {
      tenant = await service.tenant()
      for (let at = 0; at < 23; at++) await submit(tenant.live, { repo_url: `https://github.com/example/p${at}` })
      const at = "timestamptz '2026-01-02T03:04:05.678Z'"
      await service.sql(`update scans set created_at = ${at} where tenant_id = $1`, [tenant.id])
      await service.sql(
        `update scans set created_at = ${at} + interval '1 hour' where tenant_id = $1 and repo_name in ('p0', 'p1')`,
        [tenant.id]
      )
      await service.sql(
        `update scans set status = 'downloading', phase_reached = 'downloading' where tenant_id = $1 and repo_name >= 'p2'`,
        [tenant.id]
      )
      const rows = await service.sql("select id from scans where tenant_id = $1 order by created_at desc, id desc", [
        tenant.id
      ])
      ids = rows.map(({ id }) => String(id))
    })

    it("are the newest 50, without what they found", async () => {
      const { json } = await service.v1("/scans", { key: tenant.test })
      expect(Object.keys(json)).toEqual(["scans", "count", "next_cursor"])
      expect([json.count, json.next_cursor]).toEqual([23, null])
      expect(json.scans.map(({ id }: { id: string }) => id)).toEqual(ids)
      expect(Object.keys(json.scans[0])).toEqual(Object.keys(queued(tenant, "")))
    })

    it.each([1, 2, 5, 22, 23, 24])(
      "are all seen once by pages of %i, though many were made at the same moment",
      async (limit) => {
        const seen: Array<string> = []
        for (let path = `/api/v1/cbom/scans?limit=${limit}`; path !== "";) {
          const { headers, json } = await service.ask(path, { key: tenant.live })
          expect(json.count).toBe(json.scans.length)
          seen.push(...json.scans.map(({ id }: { id: string }) => id))
          const [, next] = /^<([^>]*)>; rel="next"$/.exec(headers["link"] ?? "") ?? []
          expect(headers["link"] === undefined).toBe(json.next_cursor === null)
          path = next === undefined ? "" : new URL(next).pathname + new URL(next).search
          if (next !== undefined) expect(new URL(next).searchParams.get("cursor")).toBe(json.next_cursor)
        }
        expect(seen).toEqual(ids)
      }
    )

    it("can be those of one status, page by page", async () => {
      const downloading = await page("?status=downloading&limit=200")
      const waiting = await page("?status=queued&limit=4")
      expect(downloading.count + (await page("?status=queued&limit=200")).count).toBe(23)
      const { headers } = await service.v1("/scans?status=queued&limit=4", { key: tenant.live })
      expect(new URL(/<(.*)>/.exec(headers["link"] ?? "")?.[1] ?? "").searchParams.get("status")).toBe("queued")
      const rest = await page(`?status=queued&limit=4&cursor=${waiting.next_cursor}`)
      expect(rest.scans[0].id).not.toBe(waiting.scans[3].id)
      expect((await page("?status=failed")).scans).toEqual([])
    })

    it("go on where a page ended, though new ones came", async () => {
      const first = await page("?limit=5")
      await submit(tenant.live, { repo_url: repository })
      const second = await page(`?limit=5&cursor=${first.next_cursor}`)
      expect(second.scans.map(({ id }: { id: string }) => id)).toEqual(ids.slice(5, 10))
      await service.sql(
        "delete from usage_entries where scan_id not in (select unnest($1::text[])) and tenant_id = $2",
        [ids, tenant.id]
      )
      await service.sql("delete from scan_history where tenant_id = $1 and not scan_id = any($2)", [tenant.id, ids])
      await service.sql("delete from scans where tenant_id = $1 and not id = any($2)", [tenant.id, ids])
    })

    it("take integers as pydantic does, and refuse the others", async () => {
      expect((await page("?limit=%203&limit=007")).count).toBe(7)
      expect((await page("?limit=1.0")).count).toBe(1)
      for (const [query, type] of [
        ["limit=0", "greater_than_equal"],
        ["limit=201", "less_than_equal"],
        ["limit=abc", "int_parsing"],
        ["limit=", "int_parsing"],
        ["limit=1.5", "int_parsing"],
        [`limit=${"9".repeat(5000)}`, "int_parsing_size"],
        ["status=done", "literal_error"],
        ["cursor=nonsense", "value_error"],
        [`cursor=${"x".repeat(101)}`, "string_too_long"],
        ["cursor=zzzzzzzzzzz.cbom_0000000000000000", "value_error"]
      ] as const) {
        const { json, status } = await service.v1(`/scans?${query}`, { key: tenant.live })
        expect([status, query.slice(0, 30), json.detail?.[0]?.type]).toEqual([422, query.slice(0, 30), type])
      }
      const both = await page("?limit=0&status=done")
      expect(both.detail.map(({ loc }: { loc: ReadonlyArray<string> }) => loc[1])).toEqual(["limit", "status"])
    })
  })
})
