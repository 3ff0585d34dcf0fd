import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { documents, completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"
import { finding } from "../scanner/bom/findings.ts"

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe(`repositories on ${database.name}`, () => {
  const service = useService(database, { REPOSITORY_HOSTS: "github.com,gitlab.com" })
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const list = async (query = "", key = tenant.live) => (await service.v1(`/repositories${query}`, { key })).json
  const make = (body: object, key = tenant.live, headers = {}) => service.v1("/repositories", { key, body, headers })
  const one = (id: string, asked: Parameters<typeof service.v1>[1] = {}) =>
    service.v1(`/repositories/${id}`, { key: tenant.live, ...asked })
  const change = (id: string, body: object, key = tenant.live) => one(id, { method: "PATCH", body, key })
  const scanOf = (of: TestTenant, repo_url: string, written = {}) => completedScan(service, of, { repo_url }, written)
  const scored = (scan: string, score: number | null, critical: number, high: number) =>
    service.sql(
      `update repositories set score = $2, findings_by_severity = json_build_object('critical', $3::int, 'high', $4::int, 'medium', 0, 'low', 0, 'info', 0)
       where scan_id = $1`,
      [scan, score, critical, high]
    )

  it("are made by the first scan of an address, whatever its letter case, and take the numbers of the newest", async () => {
    const { live } = await service.tenant()
    const submit = (repo_url: string) => service.v1("/scans", { key: live, body: { repo_url } })
    await submit("https://github.com/Example/Project.git")
    await submit("https://github.com/example/project")
    const { count, repositories } = await list("", live)
    expect(count).toBe(1)
    expect(repositories[0]).toEqual({
      id: expect.stringMatching(/^rep_[a-z0-9]{16}$/),
      kind: "address",
      name: "Example/Project",
      repo_url: "https://github.com/Example/Project",
      default_ref: null,
      labels: [],
      policies: null,
      newest: null,
      due: null,
      created_at: instant,
      updated_at: instant
    })
  })

  it("show the newest completed scan of their default ref, in whatever order scans complete", async () => {
    const other = await service.tenant()
    const older = (await service.v1("/scans", { key: other.live, body: { repo_url: "https://github.com/a/b" } })).json
      .id
    const newer = await scanOf(other, "https://github.com/a/b")
    const branch = await scanOf(other, "https://github.com/a/b/tree/next")
    const [repository] = (await list("", other.live)).repositories
    expect(repository.newest).toEqual({
      scan_id: newer,
      completed_at: instant,
      commit_sha: "a".repeat(40),
      score: 70,
      risk_level: "high",
      quantum_readiness: null,
      components_total: 1,
      findings_total: 1,
      findings_by_severity: { critical: 0, high: 1, medium: 0, low: 0, info: 0 }
    })
    await service.sql(
      "update scans set status = 'completed', phase_reached = 'completed', completed_at = now(), score = 1 where id = $1",
      [older]
    )
    const read = async () => (await one(repository.id, { key: other.live })).json
    expect((await read()).newest).toMatchObject({ scan_id: newer, score: 70 })
    expect((await change(repository.id, { default_ref: "next" }, other.live)).json.newest.scan_id).toBe(branch)
    expect((await change(repository.id, { default_ref: "none" }, other.live)).json.newest).toBeNull()
    expect((await change(repository.id, { default_ref: null }, other.live)).json.newest.scan_id).toBe(newer)
    const trend = (await one(`${repository.id}/trend`, { key: other.live })).json
    expect(trend.points.map(({ scan_id, score }: Record<string, unknown>) => [scan_id, score])).toEqual([
      [older, 1],
      [newer, 70]
    ])
    const scans = (await one(`${repository.id}/scans`, { key: other.live })).json
    expect(scans.scans.map(({ id }: { id: string }) => id)).toEqual([branch, newer, older])
  })

  it("are made by hand, with an address or for uploads, once for an idempotency key", async () => {
    const { live } = await service.tenant()
    const body = {
      repo_url: "https://github.com/x/y/tree/main",
      name: "Y",
      labels: ["b", "a", "b"],
      policies: ["cnsa-2.0"]
    }
    const first = await make(body, live, { "idempotency-key": "once" })
    expect([first.status, first.headers["location"]]).toEqual([201, `/api/v1/cbom/repositories/${first.json.id}`])
    expect(first.json).toMatchObject({
      kind: "address",
      name: "Y",
      repo_url: "https://github.com/x/y",
      default_ref: "main",
      labels: ["b", "a"],
      policies: ["cnsa-2.0"]
    })
    expect((await make(body, live, { "idempotency-key": "once" })).json).toEqual(first.json)
    expect((await make({ repo_url: "https://github.com/X/Y" }, live)).json.code).toBe("repository_exists")
    expect((await make({ name: "Uploaded" }, live)).json).toMatchObject({ kind: "upload", repo_url: null })
    expect((await make({ name: "Uploaded" }, live)).status).toBe(201)
    const { id } = (await service.v1("/scans", { key: live, body: { repo_url: "https://github.com/x/y" } })).json
    const scans = (await one(`${first.json.id}/scans`, { key: live })).json.scans
    expect(scans.map((scan: { id: string }) => scan.id)).toEqual([id])
  })

  it.each([
    [{}, "name", "value_error"],
    [{ repo_url: "https://example.org/a/b" }, "repo_url", "value_error"],
    [{ name: "" }, "name", "string_too_short"],
    [{ name: "a\u0007" }, "name", "string_pattern_mismatch"],
    [{ name: "a", default_ref: "a..b" }, "default_ref", "value_error"],
    [{ name: "a", labels: ["a,b"] }, "labels", "string_pattern_mismatch"],
    [{ name: "a", labels: Array.from({ length: 21 }, (_, at) => `l${at}`) }, "labels", "too_long"],
    [{ name: "a", policies: ["none-such"] }, "policies", "value_error"],
    [{ name: "a", colour: "red" }, "colour", "extra_forbidden"]
  ])("are refused with %j", async (body, field, type) => {
    const { json, status } = await make(body)
    expect([status, json.detail[0].loc.slice(0, 2), json.detail[0].type]).toEqual([422, ["body", field], type])
  })

  it("are listed page by page in every order, each once, the worst first", async () => {
    const { id, live } = await service.tenant()
    const of = { ...tenant, id, live }
    const facts: ReadonlyArray<readonly [string, number | null, number, number]> = [
      ["c", 90, 0, 1],
      ["a", 10, 0, 9],
      ["B", 10, 3, 0],
      ["e", null, 0, 0]
    ]
    for (const [name, score, critical, high] of facts)
      await scored(await scanOf(of, `https://github.com/o/${name}`), score, critical, high)
    await make({ name: "d" }, live)
    const paged = async (sort: string) => {
      const names: Array<string> = []
      let cursor: string | null = ""
      while (cursor !== null) {
        const query: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`
        const page = await service.v1(`/repositories?limit=2&sort=${sort}${query}`, { key: live })
        names.push(...page.json.repositories.map(({ name }: { name: string }) => name.replace("o/", "")))
        cursor = page.json.next_cursor
        if (cursor !== null) expect(page.headers["link"]).toContain('rel="next"')
      }
      return names.join("")
    }
    expect(await paged("name")).toBe("daBce")
    expect(await paged("newest")).toBe("deBac")
    expect(await paged("severity")).toBe("Baced")
    expect(["aBced", "Baced"]).toContain(await paged("score"))
    const strange = await service.v1("/repositories?sort=name&cursor=score.rep_0123456789abcdef.1", { key: live })
    expect([strange.status, strange.json.detail[0].loc]).toEqual([422, ["query", "cursor"]])
    for (const cursor of ["score.rep_0123456789abcdef.x", "score.rep_x.1", "", "name"])
      expect((await service.v1(`/repositories?cursor=${cursor}`, { key: live })).status).toBe(422)
  })

  it("are filtered by label and by text, and counted", async () => {
    const { id, live } = await service.tenant()
    const scan = await scanOf({ ...tenant, id, live }, "https://gitlab.com/group/sub/Engine")
    await scored(scan, 60, 2, 3)
    await make({ name: "100% _safe_", labels: ["team a", "pay"] }, live)
    await make({ name: "other", labels: ["pay"] }, live)
    const names = async (query: string) =>
      (await list(query, live)).repositories.map(({ name }: { name: string }) => name).toSorted()
    expect(await names("?label=pay")).toEqual(["100% _safe_", "other"])
    expect(await names("?label=team%20a")).toEqual(["100% _safe_"])
    expect(await names("?label=none")).toEqual([])
    expect(await names("?text=ENGINE")).toEqual(["group/sub/Engine"])
    expect(await names("?text=gitlab.com/group")).toEqual(["group/sub/Engine"])
    expect(await names("?text=%25%20_")).toEqual(["100% _safe_"])
    expect(await names("?text=%25")).toEqual(["100% _safe_"])
    expect((await service.v1("/portfolio", { key: live })).json).toEqual({
      repositories_total: 3,
      repositories_scanned: 1,
      repositories_judged: 1,
      score_average: 60,
      repositories_by_risk: { critical: 0, high: 1, medium: 0, low: 0, none: 0 },
      findings_by_severity: { critical: 2, high: 3, medium: 0, low: 0, info: 0 },
      components_total: 1,
      labels: [
        { label: "pay", repositories: 2 },
        { label: "team a", repositories: 1 }
      ]
    })
  })

  it("have schedules, which make them too", async () => {
    const { live } = await service.tenant()
    const body = { repo_url: "https://github.com/s/t", cron: "0 3 * * *" }
    const schedule = (await service.v1("/schedules", { key: live, body })).json
    const [repository] = (await list("", live)).repositories
    expect((await one(repository.id, { key: live })).json.schedules).toEqual([schedule])
    expect((await one(repository.id, { key: live, method: "DELETE" })).json.code).toBe("repository_in_use")
    await service.v1(`/schedules/${schedule.id}`, { key: live, method: "DELETE" })
    expect((await one(repository.id, { key: live, method: "DELETE" })).status).toBe(204)
    expect((await one(repository.id, { key: live })).json.code).toBe("repository_not_found")
  })

  it("with a scan are not deleted", async () => {
    await service.v1("/scans", { key: tenant.live, body: { repo_url: "https://github.com/kept/kept" } })
    const { id } = (await list("?text=kept")).repositories[0]
    expect((await one(id, { method: "DELETE" })).json.code).toBe("repository_in_use")
  })

  it("tell what changed since one of their scans, and of no other", async () => {
    const other = await service.tenant()
    const more = writtenDocuments([
      finding("hash", { name: "MD5", primitive: "hash" }),
      finding("hash", { name: "SHA-1", primitive: "hash" })
    ])
    const base = await scanOf(other, "https://github.com/d/e")
    const head = await scanOf(other, "https://github.com/d/e", { scan: more.scan })
    const elsewhere = await scanOf(other, "https://github.com/d/f")
    const [repository] = (await list("?text=d/e", other.live)).repositories
    const since = (id: string) => one(`${repository.id}/changes?since=${id}`, { key: other.live })
    const { json } = await since(base)
    expect([json.base.id, json.head.id, json.components.added_total]).toEqual([base, head, 1])
    expect((await since(elsewhere)).json.code).toBe("scan_not_found")
    expect((await since("cbom_none")).json.code).toBe("scan_not_found")
    const empty = (await make({ name: "empty" }, other.live)).json.id
    for (const part of ["inventory"])
      expect((await one(`${empty}/${part}`, { key: other.live })).json.code).toBe("repository_not_scanned")
  })

  it("are evaluated at once under the policies that are chosen for them, the tenant's or all", async () => {
    const other = await service.tenant()
    await scanOf(other, "https://github.com/p/q")
    const [{ id }] = (await list("", other.live)).repositories
    const inventory = async (query = "") => (await one(`${id}/inventory${query}`, { key: other.live })).json
    const ids = ({ policies }: { policies: ReadonlyArray<{ id: string }> }) => policies.map((policy) => policy.id)
    const all = await inventory()
    expect([ids(all).length, all.components_total, all.on]).toEqual([8, 1, new Date().toISOString().slice(0, 10)])
    expect(all.components[0].component.name).toBe("MD5")
    expect(all.components[0].verdicts).toContainEqual(
      expect.objectContaining({ policy: "cnsa-2.0", status: "disallowed", in_effect: true })
    )
    const policy = {
      id: "own-1",
      title: "Own",
      authority: "Own Ltd",
      version: "1",
      status: "final",
      published: "2026-01-01",
      source: "https://example.org/own",
      scope: "All",
      rows: [{ when: { name: "MD5" }, status: "deprecated", from: "2030-01-01", clause: "7" }],
      otherwise: { status: "unknown", clause: "1" }
    }
    expect((await service.v1("/policies", { key: other.live, body: policy })).status).toBe(200)
    const choose = (chosen: unknown) => service.v1("/policies", { key: other.live, method: "PATCH", body: { chosen } })
    expect((await choose(["own-1", "fips-140-3"])).json.chosen).toEqual(["own-1", "fips-140-3"])
    const own = await inventory()
    expect(ids(own)).toEqual(["own-1", "fips-140-3"])
    expect(own.components[0].verdicts[0]).toEqual({
      policy: "own-1",
      status: "deprecated",
      in_effect: false,
      from: "2030-01-01",
      later_status: null,
      later_from: null,
      clause: "7"
    })
    expect((await inventory("?on=2030-06-01")).components[0].verdicts[0].in_effect).toBe(true)
    expect((await one(`${id}/inventory?on=2030-02-30`, { key: other.live })).status).toBe(422)
    await change(id, { policies: ["cnsa-2.0"] }, other.live)
    expect(ids(await inventory())).toEqual(["cnsa-2.0"])
    await change(id, { policies: [] }, other.live)
    expect(ids(await inventory())).toEqual([])
    await change(id, { policies: null }, other.live)
    expect(ids(await inventory())).toEqual(["own-1", "fips-140-3"])
    await choose(null)
    expect(ids(await inventory()).length).toBe(8)
    const head = await one(`${id}/inventory`, { key: other.live, method: "HEAD" })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
  })

  it("show the chosen policies in published reports, without a scan", async () => {
    const other = await service.tenant()
    const scan = await scanOf(other, "https://github.com/r/s", { scan: documents.scan })
    const published = await service.v1(`/scans/${scan}/publication`, { key: other.live, method: "PUT", body: {} })
    const page = async () => (await service.ask(new URL(published.json.report_url).pathname)).text
    expect(await page()).not.toContain("FIPS 140-3")
    const [{ id }] = (await list("", other.live)).repositories
    await change(id, { policies: ["fips-140-3"] }, other.live)
    const narrowed = await page()
    expect([narrowed.includes("FIPS 140-3"), narrowed.includes("TR-02102")]).toEqual([true, false])
  })

  it("are one however many scans of an address begin at once", async () => {
    const { live } = await service.tenant()
    const submit = () => service.v1("/scans", { key: live, body: { repo_url: "https://github.com/many/times" } })
    const statuses = (await Promise.all(Array.from({ length: 20 }, submit))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const { repositories } = await list("", live)
    expect(repositories.length).toBe(1)
    expect((await one(`${repositories[0].id}/scans?limit=5`, { key: live })).json).toMatchObject({ count: 5 })
    const page = (await one(`${repositories[0].id}/scans?limit=15`, { key: live })).json
    const rest = (await one(`${repositories[0].id}/scans?limit=15&cursor=${page.next_cursor}`, { key: live })).json
    expect([rest.count, rest.next_cursor]).toEqual([5, null])
  })
})
