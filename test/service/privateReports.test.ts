import { beforeEach, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { visit } from "./console/visitor.ts"
import { type TestTenant, useService } from "./startService.ts"
import { completedScan } from "./storedScans.ts"

describe(`reports of private repositories on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let credential: string

  beforeEach(async () => {
    tenant = await service.tenant()
    const body = { name: "Reader", host: "github.com", token: "a-token-of-a-host", repositories: ["example"] }
    credential = (await service.v1("/credentials", { key: tenant.live, body })).json.id
  })

  const scan = async (isPrivate: boolean) => {
    const id = await completedScan(service, tenant)
    if (isPrivate) await service.sql("update scans set credential_id = $2 where id = $1", [id, credential])
    return id
  }

  const publish = (id: string, body: object) =>
    service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "PUT", body })

  const pathOf = ({ json }: Awaited<ReturnType<typeof publish>>) => new URL(json.report_url).pathname

  const statuses = async (path: string) => [
    (await service.ask(path)).status,
    (await service.ask(`${path.replace("/r/", "/badge/")}.json`)).status
  ]

  const audited = async () =>
    (await service.v1("/audit", { key: tenant.live })).json.entries
      .map(({ action }: Record<string, string>) => action)
      .filter((action: string) => action.startsWith("report."))

  it("are published only with a confirmation, which is in the audit log", async () => {
    const id = await scan(true)
    const refused = await publish(id, { badge: true })
    expect([refused.status, refused.json.code]).toEqual([409, "private_report"])
    expect((await publish(id, { confirm_private: false })).status).toBe(409)
    expect((await service.v1(`/scans/${id}/publication`, { key: tenant.live })).json.code).toBe("publication_not_found")
    expect(await audited()).toEqual([])
    const published = await publish(id, { badge: true, confirm_private: true })
    expect([published.status, await statuses(pathOf(published))]).toEqual([200, [200, 200]])
    expect(published.json).not.toHaveProperty("confirm_private")
    expect((await publish(id, { badge: true, listed: true })).status).toBe(200)
    expect((await audited()).toSorted()).toEqual(["report.private_published", "report.published", "report.published"])
    await service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "DELETE" })
    expect((await publish(id, {})).status).toBe(409)
  })

  it("are not shown by a link that follows a repository and was made when it was public", async () => {
    const open = await scan(false)
    const published = await publish(open, { follows: true, badge: true, listed: true })
    const path = pathOf(published)
    const shown = async () => (await service.ask(`${path.replace("/r/", "/badge/")}.json`)).json.message
    expect(await shown()).toContain("70")
    const hidden = await scan(true)
    await service.sql("update scans set score = 15 where id = $1", [hidden])
    expect(await statuses(path)).toEqual([200, 200])
    expect(await shown()).toContain("70")
    expect((await publish(open, { follows: true, badge: true })).json.code).toBe("private_report")
    expect((await publish(open, { follows: false, badge: true })).status).toBe(200)
    expect((await publish(open, { follows: true, badge: true, confirm_private: true })).status).toBe(200)
    expect((await service.ask(path)).status).toBe(200)
    expect(await shown()).toContain("15")
    await service.sql("update scans set credential_id = $2 where id in ($1, $3)", [open, credential, hidden])
    await service.sql("update report_links set shows_private = false where scan_id = $1", [open])
    expect(await statuses(path)).toEqual([404, 404])
  })

  it("are not shown by the link of a waiting scan, once that was made with a credential", async () => {
    const repo_url = "https://github.com/example/other"
    const { json } = await service.v1("/scans", { key: tenant.live, body: { repo_url } })
    const path = pathOf(await publish(json.id, { follows: true, badge: true }))
    expect(await statuses(path)).toEqual([200, 200])
    await service.sql(
      "update scans set credential_id = $2, status = 'scanning', phase_reached = 'scanning' where id = $1",
      [json.id, credential]
    )
    expect(await statuses(path)).toEqual([404, 404])
  })

  it("are published in the console in a step of their own", async () => {
    const id = await scan(true)
    const visitor = await visit(service, tenant.live)
    const path = `/console/scans/${id}/publication`
    expect((await visitor.get(path)).text).toContain('name="confirm_private"')
    const refused = await visitor.post(path, { badge: "yes" })
    expect([refused.status, refused.text.includes("The repository is private. Nothing was published")]).toEqual([
      409,
      true
    ])
    expect(await audited()).toEqual([])
    expect((await visitor.post(path, { badge: "yes", confirm_private: "yes" })).status).toBe(303)
    expect(await audited()).toContain("report.private_published")
    const open = await completedScan(service, tenant, { repo_url: "https://github.com/example/open" })
    expect((await visitor.get(`/console/scans/${open}/publication`)).text).not.toContain("confirm_private")
  })
})
