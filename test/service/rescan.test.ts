import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const settings = {
  repo_url: "https://github.com/example/project/tree/release/1.x",
  project_name: "Project",
  project_version: "1.2"
}

describe(`scanning again on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let scanId: string

  beforeAll(async () => {
    tenant = await service.tenant()
    scanId = await completedScan(service, tenant, settings)
  })

  const rescan = (id = scanId, key = tenant.live, headers = {}) =>
    service.v1(`/scans/${id}/rescan`, { method: "POST", key, headers })

  it("queues another scan of the same, with the key that asks", async () => {
    const { headers, json, status } = await rescan(scanId, tenant.test)
    expect([status, headers["location"]]).toEqual([201, `/api/v1/cbom/scans/${json.id}`])
    expect(json).toMatchObject({ status: "queued", tenant_id: tenant.id })
    expect(json.id).not.toBe(scanId)
    const scan = (await service.v1(`/scans/${json.id}`, { key: tenant.live })).json
    expect(scan).toMatchObject({ ...settings, env: "test", status: "queued" })
    expect((await service.v1(`/scans/${scanId}`, { key: tenant.live })).json.status).toBe("completed")
  })

  it("names no version where the first scan named none", async () => {
    const unnamed = await completedScan(service, tenant, { repo_url: settings.repo_url })
    const read = async (id: string) => (await service.v1(`/scans/${id}`, { key: tenant.live })).json
    expect(await read(unnamed)).toMatchObject({ project_version: "1.0.0", version: "a".repeat(12) })
    const again = await rescan(unnamed)
    expect(await read(again.json.id)).toMatchObject({ project_version: "1.0.0", version: null })
    const named = await rescan()
    expect(await read(named.json.id)).toMatchObject({ project_version: "1.2", version: "1.2" })
  })

  it("may be asked of a scan that has not ended", async () => {
    const { json } = await rescan()
    expect((await rescan(json.id)).status).toBe(201)
  })

  it("happens once for an idempotency key, which is for one scan", async () => {
    const once = { "idempotency-key": "again-1" }
    const first = await rescan(scanId, tenant.live, once)
    const same = await rescan(scanId, tenant.live, once)
    expect([same.json, same.headers["idempotent-replayed"]]).toEqual([first.json, "true"])
    const other = await rescan(first.json.id, tenant.live, once)
    expect([other.status, other.json.code]).toEqual([422, "idempotency_key_reused"])
  })

  it("of other tenants' scans, and of none, is not found", async () => {
    const other = await service.tenant()
    for (const id of [scanId, "cbom_0000000000000000", "x", "%00"]) {
      const { json, status } = await rescan(id, other.live)
      expect([status, json.code]).toEqual([404, "scan_not_found"])
    }
  })
})

describe(`scanning again with limits on ${database.name}`, () => {
  const service = useService(database, { MONTHLY_SCAN_CAP: "2", REPOSITORY_HOSTS: "github.com" })

  it("counts as a scan", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    const again = () => service.v1(`/scans/${id}/rescan`, { method: "POST", key: tenant.live })
    expect((await again()).status).toBe(201)
    const refused = await again()
    expect([refused.status, refused.json.code]).toEqual([429, "monthly_scan_cap_reached"])
    expect((await service.v1("/usage", { key: tenant.live })).json.billing_cycle.scans_total).toBe(2)
  })

  it("is refused where the host is not allowed any more", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    await service.sql("update scans set repo_url = 'https://gitlab.com/example/project' where id = $1", [id])
    const { json, status } = await service.v1(`/scans/${id}/rescan`, { method: "POST", key: tenant.live })
    expect([status, json.detail[0].loc]).toEqual([422, ["path", "scan_id"]])
    expect(json.detail[0].msg).toContain("host")
  })
})
