import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const address = /^(.+)\/r\/([a-z0-9]{40})$/

describe(`publications on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let scan: string

  beforeAll(async () => {
    tenant = await service.tenant()
    scan = await completedScan(service, tenant)
  })

  const of = (id: string, asked: Parameters<typeof service.v1>[1] = {}) =>
    service.v1(`/scans/${id}/publication`, { key: tenant.live, ...asked })
  const publish = (id: string, body: object = {}, key = tenant.live) => of(id, { method: "PUT", body, key })
  const revoke = (id: string) => of(id, { method: "DELETE" })
  const queuedScan = async () =>
    (await service.v1("/scans", { key: tenant.live, body: { repo_url: "https://github.com/example/waiting" } })).json.id
  const reportUrlOf = async (id: string) => (await service.v1(`/scans/${id}`, { key: tenant.live })).json.report_url
  const listedUrls = async (): Promise<ReadonlyMap<string, string | null>> => {
    const { scans } = (await service.v1("/scans?limit=200", { key: tenant.live })).json
    return new Map(scans.map(({ id, report_url }: Record<string, string>) => [id, report_url]))
  }

  it("are none before they are made", async () => {
    const { json, status } = await of(scan)
    expect([status, json.code]).toEqual([404, "publication_not_found"])
    expect([(await revoke(scan)).status, await reportUrlOf(scan)]).toEqual([404, null])
  })

  it("keep their address when they are changed, and lose it for ever when they are revoked", async () => {
    const made = await publish(scan, { badge: true })
    expect(made.status).toBe(200)
    const { report_url: url } = made.json
    const token = address.exec(url)?.[2]
    expect(made.json).toEqual({
      scan_id: scan,
      report_url: url,
      badge_url: url.replace("/r/", "/badge/") + ".svg",
      badge_json_url: url.replace("/r/", "/badge/") + ".json",
      follows: false,
      listed: false,
      badge: true,
      created_at: expect.stringMatching(/Z$/)
    })
    expect((await of(scan)).json).toEqual(made.json)
    const changed = await publish(scan, { listed: true, follows: true })
    expect(changed.json).toEqual({
      ...made.json,
      badge: false,
      badge_url: null,
      badge_json_url: null,
      listed: true,
      follows: true
    })
    expect([(await service.ask(`/r/${token}`)).status, (await service.ask(`/badge/${token}.svg`)).status]).toEqual([
      200, 404
    ])
    expect((await revoke(scan)).status).toBe(204)
    const closed = await service.ask(`/r/${token}`)
    expect([closed.status, closed.json.code]).toEqual([410, "report_revoked"])
    expect((await of(scan)).status).toBe(404)
    const again = (await publish(scan)).json.report_url
    expect([address.test(again), again === url]).toEqual([true, false])
    expect((await service.ask(`/r/${token}`)).status).toBe(410)
    await revoke(scan)
  })

  it("stand in the scan's record, read alone and in the list, while they are active", async () => {
    const url = (await publish(scan)).json.report_url
    expect([await reportUrlOf(scan), (await listedUrls()).get(scan)]).toEqual([url, url])
    await revoke(scan)
    expect([await reportUrlOf(scan), (await listedUrls()).get(scan)]).toEqual([null, null])
  })

  it("need a completed scan, unless they follow the repository", async () => {
    const queued = await queuedScan()
    const refused = await publish(queued)
    expect([refused.status, refused.json.code, refused.json.status]).toEqual([409, "scan_not_completed", "queued"])
    expect((await publish(queued, { follows: true })).status).toBe(200)
    expect((await publish(queued, { follows: false })).status).toBe(409)
    expect((await of(queued)).json.follows).toBe(true)
  })

  it.each([
    [{ follow: true }, ["body", "follow"], "extra_forbidden"],
    [{ follows: "yes" }, ["body", "follows"], "bool_parsing"],
    [{ badge: null }, ["body", "badge"], "bool_type"]
  ])("are refused with %j", async (body, loc, type) => {
    const { json, status } = await publish(scan, body)
    expect([status, json.detail[0].loc, json.detail[0].type]).toEqual([422, loc, type])
  })

  it("of other tenants are neither found, nor made, nor revoked, nor seen in the database", async () => {
    const other = await service.tenant()
    await publish(scan)
    for (const asked of [{}, { method: "PUT", body: {} }, { method: "DELETE" }]) {
      const { json, status } = await of(scan, { key: other.live, ...asked })
      expect([status, json.code]).toEqual([404, "scan_not_found"])
    }
    const seenBy = async (id: string) =>
      (
        await service.trial([
          ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [id]],
          ["select scan_id from report_links", []]
        ])
      ).map((row) => row["scan_id"])
    expect([await seenBy(other.id), (await seenBy(tenant.id)).includes(scan)]).toEqual([[], true])
    expect(await seenBy("")).toEqual([])
    expect((await of(scan)).status).toBe(200)
  })

  it("are written for one's own scans only, and cannot be moved or deleted, whatever the program does", async () => {
    const other = await service.tenant()
    const as = ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [other.id]]
    const attempt = (text: string, values: ReadonlyArray<unknown> = []) =>
      service.trial([as as never, [text, values]]).then(
        () => "done",
        (error: unknown) => String(error)
      )
    const insert = `insert into report_links (tenant_id, token, scan_id, follows, listed, badge)
                    values ($1, repeat('a', 40), $2, false, false, false)`
    expect(await attempt(insert, [tenant.id, scan])).not.toBe("done")
    expect(await attempt(insert, [other.id, scan])).not.toBe("done")
    expect(await attempt("delete from report_links")).not.toBe("done")
    expect(await attempt("update report_links set scan_id = 'x'")).not.toBe("done")
    expect(await attempt("update scans set report_token = 'x'")).not.toBe("done")
  })

  it("are one for a scan, however many ask at once", async () => {
    const id = await completedScan(service, tenant)
    const made = await Promise.all(Array.from({ length: 20 }, () => publish(id)))
    expect(new Set(made.map(({ json }) => json.report_url)).size).toBe(1)
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? publish(id) : revoke(id))))
    const [links] = await service.sql(
      `select count(*)::int as active, (select report_token from scans where id = $1) as token, min(token) as own
       from report_links where scan_id = $1 and revoked_at is null`,
      [id]
    )
    expect(links?.["active"]).toBe(links?.["token"] === null ? 0 : 1)
    expect(links?.["token"]).toBe(links?.["own"])
  })

  it("are closed while their tenant is suspended, and open when it is active again", async () => {
    const other = await service.tenant()
    const id = await completedScan(service, other)
    const path = new URL((await publish(id, { badge: true }, other.live)).json.report_url).pathname
    expect((await service.ask(path)).status).toBe(200)
    await service.admin(`/tenants/${other.id}/suspend`, { method: "POST" })
    const closed = await service.ask(path)
    expect([closed.status, closed.json.code]).toEqual([410, "report_revoked"])
    expect((await service.ask(`${path.replace("/r/", "/badge/")}.svg`)).status).toBe(404)
    expect((await service.ask(`${path}/bom.json`)).status).toBe(410)
  })

  it("are not guessed: what was never given is not found", async () => {
    for (const token of ["a".repeat(40), "A".repeat(40), "x", "a".repeat(41), "%00", "..%2f"]) {
      expect((await service.ask(`/r/${token}`)).status).toBe(404)
    }
  })
})
