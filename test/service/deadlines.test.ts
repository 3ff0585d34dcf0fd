import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { finding } from "../scanner/bom/findings.ts"
import { patience } from "../support/patience.ts"
import { type TestTenant, useService } from "./startService.ts"
import { completedScan } from "./storedScans.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const rsa = finding("signature", { name: "RSA", primitive: "signature", keyBits: 2048 }, { path: "src/sign.ts" })
const ecdsa = finding("signature", { name: "ECDSA", primitive: "signature", curve: "P-256" }, { path: "src/ec.ts" })
const des = finding("cipher", { name: "DES", primitive: "block-cipher" }, { path: "src/old.ts" })
const aes = finding("cipher", { name: "AES", primitive: "block-cipher", keyBits: 256 }, { path: "src/new.ts" })

type Listed = { name: string; due: { assets: string; on: string | null; is_overdue: boolean } | null; id: string }

describe(`the first deadline of a repository on ${database.name}`, () => {
  const service = useService(database)

  const scan = (tenant: TestTenant, name: string, findings: Parameters<typeof writtenDocuments>[0]) =>
    completedScan(
      service,
      tenant,
      { repo_url: `https://github.com/d/${name}` },
      { scan: writtenDocuments(findings).scan }
    )

  const list = async (tenant: TestTenant, query = "?sort=due"): Promise<ReadonlyArray<Listed>> =>
    (await service.v1(`/repositories${query}`, { key: tenant.live })).json.repositories

  /** Once all is computed. */
  const settled = async (tenant: TestTenant) => {
    for (const wait = patience(); ; await wait()) {
      const rows = await service.sql("select 1 from repositories where tenant_id = $1 and lapse_due is not null", [
        tenant.id
      ])
      if (rows.length === 0) return list(tenant)
    }
  }

  const choose = (tenant: TestTenant, chosen: ReadonlyArray<string> | null) =>
    service.v1("/policies", { key: tenant.live, method: "PATCH", body: { chosen } })

  it("is that of its plan, and sorts the list: overdue, then by date, then nothing to do, then never scanned", async () => {
    const tenant = await service.tenant()
    await scan(tenant, "none", [aes])
    await scan(tenant, "later", [rsa, ecdsa])
    await scan(tenant, "overdue", [des, rsa])
    await service.v1("/repositories", { key: tenant.live, body: { name: "unscanned" } })
    const listed = await settled(tenant)
    expect(listed.map(({ name }) => name)).toEqual(["d/overdue", "d/later", "d/none", "unscanned"])
    const [overdue, later, none, unscanned] = listed
    expect(overdue?.due).toMatchObject({ assets: "DES-56", is_overdue: true })
    expect([none?.due, unscanned?.due]).toEqual([null, null])
    for (const one of [overdue!, later!]) {
      const { items } = (await service.v1(`/repositories/${one.id}/plan`, { key: tenant.live })).json.plan
      const days = items.map(({ lapses }: { lapses?: string }) => lapses ?? null).toSorted()
      expect(one.due?.on).toBe(days[0])
    }
    expect(later?.due).toMatchObject({ assets: expect.stringContaining("RSA-2048"), is_overdue: false })
    const first = (await service.v1("/repositories?sort=due&limit=2", { key: tenant.live })).json
    const next = await list(tenant, `?sort=due&limit=2&cursor=${encodeURIComponent(first.next_cursor)}`)
    expect([...first.repositories, ...next]).toEqual(listed)
  })

  it("follows the newest scan, the choice of policies, and the policies that a tenant has of its own", async () => {
    const tenant = await service.tenant()
    await scan(tenant, "one", [rsa])
    const due = async () => (await settled(tenant))[0]?.due
    const usual = await due()
    expect(usual?.assets).toBe("RSA-2048")
    await choose(tenant, [])
    expect(await due()).toBeNull()
    const [{ id } = { id: "" }] = await list(tenant)
    const set = (policies: ReadonlyArray<string> | null) =>
      service.v1(`/repositories/${id}`, { key: tenant.live, method: "PATCH", body: { policies } })
    await set(["nist-sp-800-131a", "nist-ir-8547"])
    expect(await due()).toEqual(usual)
    await choose(tenant, null)
    await set(null)
    await scan(tenant, "one", [des])
    expect(await due()).toMatchObject({ assets: "DES-56", is_overdue: true })
    await scan(tenant, "one", [aes])
    expect(await due()).toBeNull()
  })

  it("passes without being computed: what lapsed yesterday is overdue today", async () => {
    const tenant = await service.tenant()
    await scan(tenant, "one", [rsa])
    await settled(tenant)
    const is = async (day: string) => {
      await service.sql(`update repositories set lapse_on = ${day} where tenant_id = $1`, [tenant.id])
      return (await list(tenant))[0]?.due?.is_overdue
    }
    expect(await is("(now() at time zone 'UTC')::date + 1")).toBe(false)
    expect(await is("(now() at time zone 'UTC')::date")).toBe(true)
    expect(await is("null")).toBe(true)
  })
})
