import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const token = "ghp_0123456789abcdefghijABCDEFGHIJ012345"
const body = { name: "Reader", host: "github.com", token, repositories: ["acme/app", "acme-internal"] }
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe(`credentials on ${database.name}`, () => {
  const service = useService(database, { REPOSITORY_HOSTS: "github.com,gitlab.com,bitbucket.org,git.example.org" })
  const create = (key: string, changes: object = {}) =>
    service.v1("/credentials", { key, body: { ...body, ...changes } })
  const list = async (key: string) => (await service.v1("/credentials", { key })).json
  const replace = (key: string, id: string, change: object) =>
    service.v1(`/credentials/${id}`, { key, method: "PUT", body: change })
  const revoke = (key: string, id: string) => service.v1(`/credentials/${id}/revoke`, { key, method: "POST" })

  it("are kept, and listed without their tokens", async () => {
    const { id, live } = await service.tenant()
    const made = await create(live)
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      id: expect.stringMatching(/^crd_[a-z0-9]{16}$/),
      name: "Reader",
      host: "github.com",
      username: "x-access-token",
      repositories: ["acme/app", "acme-internal"],
      status: "active",
      created_by: live.split("_")[2],
      created_at: instant,
      replaced_at: null,
      revoked_at: null,
      expires_at: null,
      last_used_at: null,
      refused_at: null,
      scopes: null,
      over_privileged: null
    })
    expect(await list(live)).toEqual({ credentials: [made.json], count: 1 })
    const [row] = await service.sql("select token from credentials where tenant_id = $1", [id])
    expect(Buffer.from(row?.["token"] as Uint8Array).length).toBe(2 + 12 + token.length + 16)
    expect(service.output()).not.toContain(token)
  })

  it("have the username that their host expects, unless another is given", async () => {
    const { live } = await service.tenant()
    const names = { "github.com": "x-access-token", "gitlab.com": "oauth2", "bitbucket.org": "x-token-auth" }
    for (const [host, username] of Object.entries(names))
      expect((await create(live, { host: host.toUpperCase() })).json).toMatchObject({ host, username })
    expect((await create(live, { host: "git.example.org", username: "reader" })).json.username).toBe("reader")
  })

  it("name repositories by path or address", async () => {
    const { live } = await service.tenant()
    const repositories = ["https://github.com/acme/app.git", "acme/app", "acme-internal/", "a/b/c"]
    expect((await create(live, { repositories })).json.repositories).toEqual(["acme/app", "acme-internal", "a/b/c"])
    for (const one of [
      "https://gitlab.com/acme/app",
      "http://github.com/acme/app",
      "https://github.com:444/acme/app",
      "https://x@github.com/acme",
      "acme/../other",
      "acme//app",
      "/acme",
      "*",
      ".",
      "https://github.com/",
      "acme app"
    ]) {
      const { json, status } = await create(live, { repositories: [one] })
      expect([one, status, json.detail?.[0]?.loc]).toEqual([one, 422, ["body", "repositories"]])
    }
  })

  it("are refused with the field that is wrong, which is not repeated", async () => {
    const { live } = await service.tenant()
    for (const [field, value] of [
      ["host", "evil.example"],
      ["host", "github.com:8443"],
      ["host", "github.com/acme"],
      ["host", "127.0.0.1"],
      ["token", "short"],
      ["token", "a token with spaces"],
      ["token", "a-token\nhost=evil.example"],
      ["token", "a-token\u0000-with-nul"],
      ["username", "a:b"],
      ["username", "a\nb"],
      ["repositories", []],
      ["expires_at", "2020-01-01T00:00:00Z"],
      ["expires_at", "tomorrow"],
      ["expires_at", "2031-13-01T00:00:00Z"],
      ["other", "x"]
    ] as const) {
      const { json, status, text } = await create(live, { [field]: value })
      expect([field, value, status, json.detail[0].loc]).toEqual([field, value, 422, ["body", field]])
      expect(text).not.toContain("evil")
      expect(text).not.toContain(token)
    }
    expect((await list(live)).count).toBe(0)
  })

  it("are replaced, and nothing of the old token stays", async () => {
    const { id, live } = await service.tenant()
    const { json } = await create(live, { expires_at: "2031-01-01T00:00:00Z" })
    const sealed = async () =>
      (await service.sql("select token from credentials where tenant_id = $1", [id]))[0]?.["token"]
    const before = await sealed()
    const replaced = await replace(live, json.id, { token: "another-token", repositories: ["acme"] })
    expect(replaced.json).toEqual({ ...json, expires_at: null, repositories: ["acme"], replaced_at: instant })
    expect(await sealed()).not.toEqual(before)
    expect((await replace(live, "crd_0000000000000000", { token: "another-token" })).json.code).toBe(
      "credential_not_found"
    )
  })

  it("are revoked for good, with their tokens", async () => {
    const { id, live } = await service.tenant()
    const { json } = await create(live)
    const revoked = await revoke(live, json.id)
    expect([revoked.status, revoked.json]).toEqual([200, { ...json, status: "revoked", revoked_at: instant }])
    expect((await revoke(live, json.id)).json).toEqual(revoked.json)
    expect(await service.sql("select token from credentials where tenant_id = $1", [id])).toEqual([{ token: null }])
    const refused = await replace(live, json.id, { token: "another-token" })
    expect([refused.status, refused.json.code]).toEqual([409, "credential_revoked"])
    expect((await revoke(live, "nothing")).status).toBe(404)
  })

  it("are 50 at most, however many are made at once", async () => {
    const { live } = await service.tenant()
    const statuses = await Promise.all(Array.from({ length: 53 }, async () => (await create(live)).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
    const [first] = (await list(live)).credentials
    await revoke(live, first.id)
    expect((await create(live)).status).toBe(201)
  })

  it("are made once for one Idempotency-Key, of which no hash of the token stays", async () => {
    const { live } = await service.tenant()
    const once = (changes = {}) =>
      service.v1("/credentials", { key: live, body: { ...body, ...changes }, headers: { "idempotency-key": "a-key" } })
    const first = await once()
    const again = await once()
    expect([again.json, again.headers["idempotent-replayed"]]).toEqual([first.json, "true"])
    expect((await once({ token: "another-token" })).json.code).toBe("idempotency_key_reused")
    expect((await list(live)).count).toBe(1)
  })

  it("cannot be read by the role that serves requests, in any way", async () => {
    const { id, live } = await service.tenant()
    await create(live)
    const as = (statement: string) =>
      service.trial([
        ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [id]],
        [statement, []]
      ])
    expect(await as("select id, host from credentials")).toHaveLength(1)
    for (const statement of [
      "select token from credentials",
      "select * from credentials",
      "update credentials set name = 'x' returning token",
      "select id from credentials where token is not null",
      "delete from credentials"
    ])
      await expect(as(statement)).rejects.toThrow()
  })

  it("are in the audit log when they are made, replaced and revoked", async () => {
    const { live } = await service.tenant()
    const { json } = await create(live)
    await replace(live, json.id, { token: "another-token" })
    await revoke(live, json.id)
    await revoke(live, json.id)
    const { entries } = (await service.v1("/audit", { key: live })).json
    expect(
      entries
        .filter(({ action }: Record<string, string>) => action?.startsWith("credential"))
        .map(({ action, subject }: Record<string, string>) => [action, subject])
    ).toEqual([
      ["credential.revoked", json.id],
      ["credential.replaced", json.id],
      ["credential.created", json.id]
    ])
  })
})
