import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { type TestTenant, useService } from "./startService.ts"

const policy = {
  id: "audit-2026",
  title: "Audit",
  authority: "Audit GmbH",
  version: "1",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/audit",
  scope: "All",
  rows: [{ when: { name: "MD5" }, status: "disallowed", clause: "2" }],
  otherwise: { status: "unknown", clause: "1" }
}

describe(`policies on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const list = async (key = tenant.live) => (await service.v1("/policies", { key })).json
  const store = (body: unknown, key = tenant.live) => service.v1("/policies", { key, body })
  const choose = (chosen: unknown, key = tenant.live) =>
    service.v1("/policies", { key, method: "PATCH", body: { chosen } })
  const one = (id: string, method = "GET", key = tenant.live) => service.v1(`/policies/${id}`, { key, method })

  it("of the program are listed, none of them chosen, and cannot be replaced or deleted", async () => {
    const { count, chosen, policies } = await list()
    expect([count, chosen]).toEqual([8, null])
    expect(policies[0]).toMatchObject({ own: false, updated_at: null })
    expect((await one("cnsa-2.0")).json).toMatchObject({ id: "cnsa-2.0", rows: expect.any(Array) })
    expect((await store({ ...policy, id: "cnsa-2.0" })).json.code).toBe("policy_built_in")
    expect((await one("cnsa-2.0", "DELETE")).json.code).toBe("policy_built_in")
  })

  it("of one's own are stored, replaced, read and deleted", async () => {
    const stored = (await store(policy)).json
    expect(stored).toMatchObject({ id: "audit-2026", title: "Audit", own: true })
    expect((await one("audit-2026")).json).toEqual(policy)
    expect((await store({ ...policy, version: "2" })).json.version).toBe("2")
    expect((await list()).policies.filter(({ own }: { own: boolean }) => own)).toHaveLength(1)
    expect((await one("audit-2026", "DELETE")).status).toBe(204)
    expect((await one("audit-2026")).json.code).toBe("policy_not_found")
    expect((await one("audit-2026", "DELETE")).json.code).toBe("policy_not_found")
  })

  it("that are chosen, by the tenant or by a repository, are not deleted", async () => {
    const { live } = await service.tenant()
    await store(policy, live)
    expect((await choose(["audit-2026", "audit-2026"], live)).json.chosen).toEqual(["audit-2026"])
    expect((await one("audit-2026", "DELETE", live)).json.code).toBe("policy_in_use")
    await choose(null, live)
    const body = { name: "one", policies: ["audit-2026"] }
    const repository = (await service.v1("/repositories", { key: live, body })).json
    expect((await one("audit-2026", "DELETE", live)).json.code).toBe("policy_in_use")
    await service.v1(`/repositories/${repository.id}`, { key: live, method: "PATCH", body: { policies: null } })
    expect((await one("audit-2026", "DELETE", live)).status).toBe(204)
    expect((await choose(["audit-2026"], live)).json.detail[0].loc).toEqual(["body", "chosen"])
  })

  it("of one's own are twenty at most, however many are stored at once", async () => {
    const { live } = await service.tenant()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => store({ ...policy, id: `own-${at}` }, live))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe("policy_cap_reached")
    expect((await store({ ...policy, id: "own-0", version: "3" }, live)).status).toBeOneOf([200, 409])
  })

  it("are refused when they are nested deeper than a stack", async () => {
    const when = `${`{"not":`.repeat(100_000)}{}${"}".repeat(100_000)}`
    const raw = JSON.stringify({ ...policy, rows: [] }).replace("[]", `[{"when":${when}}]`)
    const headers = { "content-type": "application/json" }
    const { status } = await service.v1("/policies", { key: tenant.live, method: "POST", raw, headers })
    expect(status).toBe(400)
  })

  const nested = (depth: number): unknown => {
    let when: object = { name: "MD5" }
    for (let left = depth; left > 0; left--) when = { not: when }
    return { ...policy, rows: [{ when, status: "disallowed", clause: "1" }] }
  }

  it.each([
    [{}, ["body", "id"], "missing"],
    [{ ...policy, id: "zqNo Id" }, ["body", "id"], "value_error"],
    [{ ...policy, id: "a".repeat(81) }, ["body", "id"], "value_error"],
    [{ ...policy, rows: [] }, ["body", "rows"], "missing"],
    [{ ...policy, zqMore: 1 }, ["body", "zqMore"], "extra_forbidden"],
    [
      { ...policy, rows: [{ when: { name: "zqNoSuch" }, status: "disallowed", clause: "1" }] },
      ["body", "rows"],
      undefined
    ],
    [{ ...policy, title: "a\u0000b" }, ["body", "rows"], "value_error"],
    [{ ...policy, title: "\ud800" }, ["body", "rows"], "value_error"],
    [{ ...policy, title: "x".repeat(300_000) }, ["body", "rows"], "value_error"],
    [nested(40), ["body", "rows"], "value_error"]
  ])("that are none are refused, and nothing of them is repeated (%#)", async (body, loc, type) => {
    const { json, status, text } = await store(body)
    expect([status, json.detail[0].loc.slice(0, 2)]).toEqual([422, loc])
    if (type !== undefined) expect(json.detail[0].type).toBe(type)
    expect(JSON.stringify(json.detail.map(({ msg }: { msg: string }) => msg))).not.toContain("zq")
    expect(text.length).toBeLessThan(20_000)
  })

  it("are stored as the documentation writes them", async () => {
    const markdown = readFileSync(new URL("../../docs/policies.md", import.meta.url), "utf8")
    const written = /```json\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ""
    const stored = await store(JSON.parse(written))
    expect([stored.status, stored.json.own]).toEqual([200, true])
  })
})
