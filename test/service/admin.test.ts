import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const tenantShape = {
  id: expect.stringMatching(/^tnt_[a-z0-9]{16}$/),
  name: "Audit & Co",
  kind: "partner",
  status: "active",
  monthly_scan_cap: null,
  reads_configuration: false,
  created_at: expect.stringMatching(/Z$/),
  suspended_at: null
}

describe(`administration on ${database.name}`, () => {
  const service = useService(database)
  const post = (path: string, body?: unknown) => service.admin(path, { method: "POST", body })

  it("makes tenants and lists them, newest first", async () => {
    const made = await post("/tenants", { name: "Audit & Co" })
    expect([made.status, made.json]).toEqual([201, tenantShape])
    const capped = await post("/tenants", { name: "n", kind: "internal", monthly_scan_cap: 0 })
    expect(capped.json).toMatchObject({ kind: "internal", monthly_scan_cap: 0 })
    const reading = await post("/tenants", { name: "r", reads_configuration: true })
    expect(reading.json).toMatchObject({ name: "r", reads_configuration: true })
    const { json } = await service.admin("/tenants")
    expect(json.count).toBe(json.tenants.length)
    expect(json.tenants.slice(0, 3)).toEqual([reading.json, capped.json, made.json])
  })

  it("refuses tenants that do not fit", async () => {
    for (const body of [
      {},
      { name: "" },
      { name: "x".repeat(121) },
      { name: "a\tb" },
      { name: "a", kind: "Partner" },
      { name: "a", monthly_scan_cap: -1 },
      { name: "a", monthly_scan_cap: 1.5 },
      { name: "a", reads_configuration: "yes" }
    ]) {
      expect((await post("/tenants", body)).status).toBe(422)
    }
  })

  it("makes live and test keys, each once with its text", async () => {
    const { json: tenant } = await post("/tenants", { name: "n" })
    for (const env of ["live", "test"]) {
      const made = await post(`/tenants/${tenant.id}/keys`, { name: "k", env })
      expect([made.status, made.headers["cache-control"]]).toEqual([201, "no-store"])
      expect(made.json).toMatchObject({ name: "k", env, key_prefix: `cbk_${env}`, created_by: "admin" })
      expect((await service.v1("/usage", { key: made.json.api_key })).json.tenant_id).toBe(tenant.id)
    }
    expect((await post(`/tenants/${tenant.id}/keys`, { name: "k", env: "other" })).status).toBe(422)
  })

  it("suspends and resumes, as often as it is asked", async () => {
    const { json: tenant } = await post("/tenants", { name: "n" })
    const suspended = await post(`/tenants/${tenant.id}/suspend`)
    expect(suspended.json).toEqual({ ...tenant, status: "suspended", suspended_at: expect.stringMatching(/Z$/) })
    expect((await post(`/tenants/${tenant.id}/suspend`)).json).toEqual(suspended.json)
    for (const _ of [1, 2]) expect((await post(`/tenants/${tenant.id}/resume`)).json).toEqual(tenant)
  })

  it("does not find tenants that are none", async () => {
    for (const id of ["tnt_0000000000000000", "x", "%00", "'", "tnt_%F0%9F%94%91"]) {
      for (const [action, body] of [["keys", { name: "k", env: "live" }], ["suspend"], ["resume"]] as const) {
        const { json, status } = await post(`/tenants/${id}/${action}`, body)
        expect([status, json.code]).toEqual([404, "tenant_not_found"])
      }
    }
  })

  it("takes the admin token alone", async () => {
    const { live } = await service.tenant()
    const refusals = await Promise.all(
      [undefined, "x", live, `${service.adminToken}x`, service.adminToken.slice(0, -1)].map(async (key) => {
        const { headers, json, status } = await service.ask("/api/admin/cbom/tenants", { key })
        return [status, json.code, headers["www-authenticate"]]
      })
    )
    const invalid = [401, "invalid_admin_token", `Bearer realm="cbom", error="invalid_token"`]
    expect(refusals).toEqual([
      [401, "missing_authorization", `Bearer realm="cbom"`],
      invalid,
      invalid,
      invalid,
      invalid
    ])
    const asKey = await service.v1("/usage", { key: service.adminToken })
    expect([asKey.status, asKey.json.code]).toEqual([401, "malformed_authorization"])
  })
})
