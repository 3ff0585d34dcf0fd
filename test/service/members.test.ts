import { beforeAll, describe, expect, it } from "vitest"
import { Api } from "../../src/api/Api.ts"
import { roleNeeded } from "../../src/server/roleNeeded.ts"
import { database } from "../databases.ts"
import { type Visitor, visit } from "./console/visitor.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const endpoints = Object.entries(Api.groups).flatMap(([group, { endpoints: all }]) =>
  Object.entries<{ readonly method: string; readonly path: string }>(all).map(([name, { method, path }]) => ({
    id: `${group}.${name}`,
    group,
    name,
    method,
    path
  }))
)

/** Endpoints without a tenant's key. */
const isElsewhere = ({ group, name }: { readonly group: string; readonly name: string }): boolean =>
  ["health", "demo", "admin"].includes(group) || name === "findBySubdomain"

describe(`roles of keys on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  const keys: Record<string, string> = {}

  const make = async (role: string, name = `a ${role}`, key = tenant.live) =>
    (await service.v1("/members", { key, body: { name, role } })).json

  beforeAll(async () => {
    tenant = await service.tenant()
    for (const role of ["member", "viewer"]) keys[role] = (await make(role)).api_key
  })

  it("are those of all keys there were before: owners", async () => {
    const { members } = (await service.v1("/members", { key: tenant.live })).json
    const roles = Object.fromEntries(members.map(({ name, role }: Record<string, string>) => [name, role]))
    expect(roles).toEqual({ "live key": "owner", "test key": "owner", "a member": "member", "a viewer": "viewer" })
    const created = (await service.v1("/keys", { key: tenant.live, body: { name: "old", env: "test" } })).json
    expect(created).not.toHaveProperty("role")
    const [listed] = (await service.v1("/keys", { key: tenant.live })).json.keys
    expect(Object.keys(listed)).not.toContain("role")
  })

  it.each(endpoints.filter((one) => !isElsewhere(one)))("are asked for by $id as its table says", async (endpoint) => {
    const needed = roleNeeded(endpoint.group, endpoint.name, endpoint.method)
    const path = endpoint.path.replace(/:(\w+)/g, "none")
    const ask = async (key: string | undefined) =>
      (await service.ask(path, { method: endpoint.method, key, ...(endpoint.method !== "GET" && { body: {} }) })).status
    const isRefused = { viewer: needed !== "viewer", member: needed === "owner" }
    for (const role of ["viewer", "member"] as const)
      expect([role, (await ask(keys[role])) === 403]).toEqual([role, isRefused[role]])
  })

  it("are owner where somebody could take more than was given", () => {
    const owners = endpoints.filter(({ group, name, method }) => roleNeeded(group, name, method) === "owner")
    expect(owners.map(({ id }) => id).toSorted()).toEqual([
      "branding.update",
      "credentials.create",
      "credentials.list",
      "credentials.replace",
      "credentials.revoke",
      "keys.create",
      "keys.revoke",
      "members.audit",
      "members.auditFile",
      "members.change",
      "members.create",
      "policies.choose",
      "policies.remove",
      "policies.store",
      "webhooks.create",
      "webhooks.redeliver",
      "webhooks.remove",
      "webhooks.rotateSecret",
      "webhooks.test",
      "webhooks.update"
    ])
  })

  it("let nobody but an owner write what is the owner's, and say so", async () => {
    const { json, status } = await service.v1("/keys", { key: keys["member"], body: { name: "x", env: "test" } })
    expect([status, json.code]).toEqual([403, "role_too_low"])
    expect(
      (await service.v1("/scans", { key: keys["member"], body: { repo_url: "https://github.com/a/b" } })).status
    ).toBe(201)
    const refused = await service.v1("/scans", { key: keys["viewer"], body: { repo_url: "https://github.com/a/b" } })
    expect(refused.status).toBe(403)
    expect((await service.v1("/scans", { key: keys["viewer"] })).status).toBe(200)
  })

  it("change from the next request on, and the last owner stays one", async () => {
    const other = await service.tenant()
    const first = (await service.v1("/members", { key: other.live })).json.members
    const idOf = (name: string) => first.find((one: Record<string, string>) => one["name"] === name).id
    const change = (id: string, body: object, key = other.live) =>
      service.v1(`/members/${id}`, { key, method: "PATCH", body })
    expect((await change(idOf("test key"), { role: "viewer", name: "CI" })).json).toMatchObject({
      role: "viewer",
      name: "CI"
    })
    expect((await service.v1("/keys", { key: other.test, body: { name: "x", env: "test" } })).status).toBe(403)
    const last = await change(idOf("live key"), { role: "member" })
    expect([last.status, last.json.code]).toEqual([409, "last_owner"])
    expect(
      (await service.v1("/members", { key: other.live })).json.members.map(({ role }: { role: string }) => role)
    ).toContain("owner")
    expect((await change("key_none", { role: "viewer" })).json.code).toBe("key_not_found")
    expect((await change(idOf("test key"), { role: "king" })).status).toBe(422)
    const both = await Promise.all([
      change(idOf("test key"), { role: "owner" }),
      change(idOf("live key"), { role: "viewer" })
    ])
    expect(both.some(({ status }) => status === 200)).toBe(true)
    const roles = await service.sql("select role from api_keys where tenant_id = $1", [other.id])
    expect(roles.map(({ role }) => role)).toContain("owner")
  })

  it("hold in the console", async () => {
    const viewer: Visitor = await visit(service, keys["viewer"] ?? "")
    expect((await viewer.get("/console")).text).toContain("as viewer")
    for (const path of [
      "/console/scans",
      "/console/repositories",
      "/console/schedules",
      "/console/policies",
      "/console/keys",
      "/console/branding",
      "/console/webhooks"
    ]) {
      expect([path, (await viewer.get(path === "/console/repositories" ? "/console" : path)).status]).toEqual([
        path,
        200
      ])
      const { status } = await viewer.post(path, { repo_url: "https://github.com/a/b", name: "x" })
      expect([path, status]).toEqual([path, 403])
    }
    const member = await visit(service, keys["member"] ?? "")
    expect((await member.post("/console/scans", { repo_url: "https://github.com/a/c" })).status).toBe(303)
    for (const path of [
      "/console/policies",
      "/console/policies/choice",
      "/console/keys",
      "/console/branding",
      "/console/webhooks"
    ])
      expect([path, (await member.post(path, { name: "x" })).status]).toEqual([path, 403])
    for (const path of ["/console/audit", "/console/audit.csv"]) expect((await member.get(path)).status).toBe(403)
    const owner = await visit(service, tenant.live)
    const { id } = await make("viewer", "changed in the console")
    expect((await owner.get(`/console/keys/${id}/role`)).text).toContain("changed in the console")
    expect((await owner.post(`/console/keys/${id}/role`, { role: "member" })).headers["location"]).toBe(
      "/console/keys?done=role"
    )
    expect((await owner.get("/console/keys?done=role")).text).toContain("The role is changed.")
    expect((await member.post(`/console/keys/${id}/role`, { role: "owner" })).status).toBe(403)
    const made = await owner.post("/console/keys", { name: "made here", role: "viewer" })
    expect(made.status).toBe(200)
    const { members } = (await service.v1("/members", { key: tenant.live })).json
    expect(members.find(({ name }: { name: string }) => name === "made here").role).toBe("viewer")
    expect((await owner.post("/console/keys", { name: "made here", role: "king" })).status).toBe(422)
    expect((await viewer.post("/console/sign-out")).status).toBe(303)
  })
})

describe(`the audit log on ${database.name}`, () => {
  const service = useService(database, { WEBHOOK_ALLOW_INSECURE: "hooks.test:443" })
  let tenant: TestTenant

  const actions = async (key = tenant.live) =>
    (await service.v1("/audit?limit=200", { key })).json.entries.map(
      ({ action, actor }: Record<string, string>) => `${action} ${actor?.replace(/ \(.*/, "")}`
    )

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  it("says who did what, in the API and in the console, and what the service did", async () => {
    const { live } = tenant
    const repo_url = "https://github.com/a/b"
    const scan = (await service.v1("/scans", { key: live, body: { repo_url } })).json.id
    await service.v1(`/scans/${scan}/cancel`, { key: live, method: "POST" })
    const schedule = (await service.v1("/schedules", { key: live, body: { repo_url, cron: "0 3 * * *" } })).json.id
    await service.v1(`/schedules/${schedule}`, { key: live, method: "PATCH", body: { enabled: false } })
    await service.v1(`/schedules/${schedule}`, { key: live, method: "DELETE" })
    const repository = (await service.v1("/repositories", { key: live, body: { name: "u" } })).json.id
    await service.v1(`/repositories/${repository}`, { key: live, method: "PATCH", body: { labels: ["x"] } })
    await service.v1(`/repositories/${repository}`, { key: live, method: "DELETE" })
    await service.v1("/policies", { key: live, method: "PATCH", body: { chosen: ["cnsa-2.0"] } })
    const member = (await service.v1("/members", { key: live, body: { name: "CI", role: "member" } })).json
    await service.v1(`/members/${member.id}`, { key: live, method: "PATCH", body: { role: "viewer" } })
    await service.v1(`/keys/${member.id}/revoke`, { key: live, method: "POST" })
    await service.v1("/branding", { key: live, method: "PUT", body: { tagline: "t" } })
    const webhook = (await service.v1("/webhooks", { key: live, body: { url: "https://hooks.test/a" } })).json.id
    await service.v1(`/webhooks/${webhook}`, { key: live, method: "PATCH", body: { description: "d" } })
    await service.v1(`/webhooks/${webhook}`, { key: live, method: "DELETE" })
    const done = await completedScan(service, tenant)
    await service.v1(`/scans/${done}/publication`, { key: live, method: "PUT", body: {} })
    await service.v1(`/scans/${done}/publication`, { key: live, method: "DELETE" })
    const of = (await service.v1("/repositories?text=example", { key: live })).json.repositories[0].id
    const triage = { findings: ["0123456789abcdef0123456789abcdef"], state: "accepted", reason: "r" }
    await service.v1(`/repositories/${of}/triage`, { key: live, body: triage })
    const visitor = await visit(service, tenant.test)
    await visitor.post("/console/scans", { repo_url })
    expect((await actions()).toReversed()).toEqual([
      "key.created the service",
      "key.created the service",
      "repository.created live key",
      "scan.submitted live key",
      "scan.cancelled live key",
      "schedule.created live key",
      "schedule.changed live key",
      "schedule.deleted live key",
      "repository.created live key",
      "repository.changed live key",
      "repository.deleted live key",
      "policies.chosen live key",
      "key.created live key",
      "key.changed live key",
      "key.revoked live key",
      "branding.changed live key",
      "webhook.created live key",
      "webhook.changed live key",
      "webhook.deleted live key",
      "repository.created live key",
      "scan.submitted live key",
      "report.published live key",
      "report.withdrawn live key",
      "findings.accepted live key",
      "console.signed_in test key",
      "scan.submitted test key"
    ])
  })

  it("comes page by page, as CSV, and in the console", async () => {
    const first = (await service.v1("/audit?limit=3", { key: tenant.live })).json
    const second = (await service.v1(`/audit?limit=200&cursor=${first.next_cursor}`, { key: tenant.live })).json
    expect([first.count, second.next_cursor]).toEqual([3, null])
    expect(Number(second.entries[0].id)).toBeLessThan(Number(first.entries[2].id))
    expect((await service.v1("/audit?cursor=x", { key: tenant.live })).status).toBe(422)
    const csv = await service.v1("/audit.csv", { key: tenant.live })
    expect(csv.headers["content-type"]).toContain("text/csv")
    const lines = csv.text.trimEnd().split("\r\n")
    expect([lines[0], lines.length]).toEqual(["id,at,actor,key_id,action,subject", first.count + second.count + 1])
    expect((await service.v1("/audit.csv", { key: tenant.live, method: "HEAD" })).bytes.length).toBe(0)
    const { get } = await visit(service, tenant.live)
    expect((await get("/console/audit")).text).toContain("scan.cancelled")
    expect((await get("/console/audit.csv")).text).toContain("scan.cancelled")
    for (const query of ["?cursor=x", "?cursor=%00"]) expect((await get(`/console/audit${query}`)).status).toBe(200)
  })

  it("keeps names as they were, as text, and no formula", async () => {
    const other = await service.tenant()
    const name = `=1+1,"x"><img src=x onerror=window.ran=1>`
    const made = (await service.v1("/members", { key: other.live, body: { name, role: "owner" } })).json
    await service.v1("/scans", { key: made.api_key, body: { repo_url: "https://github.com/a/b" } })
    await service.v1(`/members/${made.id}`, { key: other.live, method: "PATCH", body: { name: "renamed" } })
    const { text } = await service.v1("/audit.csv", { key: other.live })
    expect(text).toContain(`"'=1+1,""x""`)
    const page = (await (await visit(service, other.live)).get("/console/audit")).text
    expect([page.includes("<img"), page.includes("=1+1")]).toEqual([false, true])
    expect(await actions(other.live)).not.toContain("scan.cancelled live key")
  })

  it("is only ever added to", async () => {
    for (const statement of ["delete from audit_log", "update audit_log set actor = 'nobody'"])
      for (const role of ["ciphermap_app", "ciphermap_system"]) {
        const outcome = await service
          .trial([
            ["select set_config('role', $1, true), set_config('app.tenant_id', $2, true)", [role, tenant.id]],
            [statement, []]
          ])
          .then(
            () => "went through",
            () => "refused"
          )
        expect([statement, role, outcome]).toEqual([statement, role, "refused"])
      }
  })

  it("is written with what it tells of, or not at all", async () => {
    const before = (await actions()).length
    const refused = await service.v1("/repositories", {
      key: tenant.live,
      body: { repo_url: "https://github.com/a/b" }
    })
    expect([refused.status, (await actions()).length]).toEqual([409, before])
  })
})
