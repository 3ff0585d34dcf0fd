import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

describe(`cancelling a scan on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const submit = async (): Promise<string> =>
    (await service.v1("/scans", { key: tenant.live, body: { repo_url: "https://github.com/example/project" } })).json.id
  const cancel = (id: string, key = tenant.live) => service.v1(`/scans/${id}/cancel`, { method: "POST", key })
  const remaining = async () => (await service.v1("/usage", { key: tenant.live })).json.monthly_scans_remaining
  const spend = async () => (await service.v1("/usage", { key: tenant.live })).json.billing_cycle.spend_cents

  it("ends one that waits, which then costs nothing", async () => {
    const [left, spent] = [await remaining(), await spend()]
    const id = await submit()
    const { json, status } = await cancel(id)
    expect([status, json.id, json.status]).toEqual([200, id, "failed"])
    expect(json.error).toEqual({ code: "cancelled", message: "The scan was cancelled.", retryable: false })
    expect((await service.v1(`/scans/${id}`, { key: tenant.live })).json).toMatchObject({ status: "failed" })
    expect([await remaining(), await spend()]).toEqual([left, spent])
  })

  it("ends one that runs, which was begun and is owed", async () => {
    const left = await remaining()
    const id = await submit()
    await service.sql(
      "update scans set status = 'scanning', phase_reached = 'scanning', started_at = now() where id = $1",
      [id]
    )
    expect((await cancel(id)).json).toMatchObject({ status: "failed", error: { code: "cancelled" } })
    expect(await remaining()).toBe(left - 1)
  })

  it("may be asked again, and by several at once, and happens once", async () => {
    const id = await submit()
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id, tenant.test), cancel(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = await cancel(id)
    expect([again.status, again.json]).toEqual([200, answers[0]?.json])
    const ends = await service.sql("select 1 from scan_history where scan_id = $1 and status = 'failed'", [id])
    expect(ends).toHaveLength(1)
  })

  it("is refused of one that ended otherwise", async () => {
    const completed = await cancel(await completedScan(service, tenant))
    expect([completed.status, completed.json.code, completed.json.status]).toEqual([
      409,
      "scan_already_ended",
      "completed"
    ])
    const id = await submit()
    await service.sql(
      `update scans set status = 'failed', phase_reached = 'failed', error_code = 'repo_empty', completed_at = now()
       where id = $1`,
      [id]
    )
    const failed = await cancel(id)
    expect([failed.status, failed.json.code, failed.json.status]).toEqual([409, "scan_already_ended", "failed"])
  })

  it("of other tenants' scans, and of none, is not found", async () => {
    const other = await service.tenant()
    const id = await submit()
    for (const asked of [id, "cbom_0000000000000000", "x", "%00"]) {
      const { json, status } = await cancel(asked, other.live)
      expect([asked, status, json.code]).toEqual([asked, 404, "scan_not_found"])
    }
    expect((await service.v1(`/scans/${id}`, { key: tenant.live })).json.status).toBe("queued")
  })
})
