import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { type TestTenant, useService } from "./startService.ts"

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const record = {
  id: expect.stringMatching(/^key_[a-z0-9]{16}$/),
  key_lookup: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
  key_prefix: "cbk_test",
  name: "build",
  env: "test",
  status: "active",
  created_at: instant,
  last_used_at: null,
  revoked_at: null,
  expires_at: null,
  exposed_at: null,
  created_by: expect.any(String),
  is_current: false
}

const lookupOf = (key: string): string => key.split("_")[2] ?? ""

/** Another character in the same place; what follows it no longer checks. */
const mistyped = (key: string): string => `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`

describe(`keys on ${database.name}`, () => {
  const service = useService(database, { MAX_ACTIVE_TEST_KEYS: "4" })
  const list = async (key: string) => (await service.v1("/keys", { key })).json.keys
  const make = (key: string, body: unknown = { name: "build", env: "test" }) => service.v1("/keys", { key, body })
  const revoke = (key: string, id: string) => service.v1(`/keys/${id}/revoke`, { key, method: "POST" })

  it("are looked up with the same work whether they are there or not", async () => {
    const { live } = await service.tenant()
    const rowsOf = (lookup: string) =>
      service.sql("select octet_length(mac) as bytes, find_key.* from find_key($1)", [lookup])
    const [used, unused] = [await rowsOf(live.split("_")[2] ?? ""), await rowsOf("0".repeat(16))]
    const written = (rows: typeof used) =>
      Object.entries(rows[0] ?? {}).map(([name, value]) => [name, name === "last_used_at" || typeof value])
    expect([used.length, unused.length]).toEqual([1, 1])
    expect(written(unused)).toEqual(written(used))
    expect(unused).toMatchObject([{ bytes: 32, status: "active", tenant_id: "tnt_0000000000000000" }])
  })

  it("are made with their text shown once, and listed without it, newest first", async () => {
    const tenant = await service.tenant()
    const made = await make(tenant.live, { name: "  build ", env: "test" })
    expect(made.status).toBe(200)
    expect(made.headers["cache-control"]).toBe("no-store")
    const { api_key, ...rest } = made.json
    expect(api_key).toMatch(/^cbk_test_[0-9A-Za-z]{16}_[0-9A-Za-z]{32}$/)
    expect(rest).toEqual({ ...record, key_lookup: lookupOf(api_key), created_by: lookupOf(tenant.live) })
    const listed = await service.v1("/keys", { key: api_key })
    expect(Object.keys(listed.json)).toEqual(["keys", "count"])
    expect(listed.json.count).toBe(3)
    expect(listed.json.keys.map((key: { name: string }) => key.name)).toEqual(["build", "test key", "live key"])
    expect(listed.json.keys[0]).toEqual({ ...rest, is_current: true, last_used_at: expect.toBeOneOf([null, instant]) })
    expect(listed.json.keys[1]).toMatchObject({ created_by: "admin", is_current: false, key_prefix: "cbk_test" })
    for (const key of [api_key, tenant.live, tenant.test]) expect(listed.text).not.toContain(key.split("_")[3])
    expect((await list(tenant.live)).map((key: { is_current: boolean }) => key.is_current)).toEqual([
      false,
      false,
      true
    ])
  })

  it("take a name of 1 to 80 code points and the env `test` only", async () => {
    const { live } = await service.tenant()
    const refused = async (body: unknown) => {
      const { json, status } = await make(live, body)
      return [status, json.code, json.detail.map(({ type, loc }: { type: string; loc: unknown }) => [type, loc])]
    }
    const wrong = (type: string, field: string) => [422, "validation_error", [[type, ["body", field]]]]
    expect(await refused({ name: "a", env: "live" })).toEqual(wrong("literal_error", "env"))
    expect(await refused({ name: "", env: "test" })).toEqual(wrong("string_too_short", "name"))
    expect(await refused({ name: "x".repeat(81), env: "test" })).toEqual(wrong("string_too_long", "name"))
    expect(await refused({ name: "  ", env: "test" })).toEqual(wrong("value_error", "name"))
    expect(await refused({ name: "a\nb", env: "test" })).toEqual(wrong("value_error", "name"))
    expect(await refused({ name: 7, env: "test" })).toEqual(wrong("string_type", "name"))
    expect(await refused({ env: "test" })).toEqual(wrong("missing", "name"))
    expect(await refused([])).toEqual([422, "validation_error", [["model_attributes_type", ["body"]]]])
    expect((await make(live, { name: "🔑".repeat(80), env: "test", more: "ignored" })).status).toBe(200)
  })

  it("are capped by the active test keys, live ones not counted", async () => {
    const { live } = await service.tenant()
    const made = [await make(live), await make(live), await make(live)]
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await make(live)
    expect(refused.status).toBe(409)
    expect(refused.json).toEqual({
      detail: "Active test key limit reached (4). Revoke a key first.",
      code: "test_key_cap_reached",
      trace_id: refused.headers["x-trace-id"]
    })
    await revoke(live, made[0]?.json.id)
    expect((await make(live)).status).toBe(200)
    expect((await make(live)).status).toBe(409)
  })

  it("are revoked by id or lookup part, once, and stay listed", async () => {
    const { live, test } = await service.tenant()
    const [byId, byLookup] = [await make(live), await make(live)].map(({ json }) => json)
    const first = await revoke(live, byId.id)
    expect(first.status).toBe(200)
    const { api_key: _, ...stored } = byId
    expect(first.json).toEqual({ ...stored, status: "revoked", revoked_at: instant })
    const again = await revoke(live, byId.id)
    expect([again.status, again.json]).toEqual([200, first.json])
    const second = await revoke(test, byLookup.key_lookup)
    expect([second.status, second.json.id, second.json.status]).toEqual([200, byLookup.id, "revoked"])
    expect((await list(live)).map((key: { status: string }) => key.status)).toEqual([
      "revoked",
      "revoked",
      "active",
      "active"
    ])
    const refused = await service.v1("/keys", { key: byId.api_key })
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      401,
      "key_revoked",
      "API key has been revoked"
    ])
  })

  it("revoke themselves, live ones too, and open nothing from then on", async () => {
    const { live, test } = await service.tenant()
    for (const key of [test, live]) {
      const revoked = await revoke(key, lookupOf(key))
      expect([revoked.status, revoked.json.status, revoked.json.is_current]).toEqual([200, "revoked", true])
      for (const [path, asked] of [
        ["/keys", {}],
        ["/usage", {}],
        ["/scans", { body: { repo_url: "https://github.com/a/b" } }],
        [`/keys/${lookupOf(key)}/revoke`, { method: "POST" }]
      ] as const) {
        const refused = await service.v1(path, { key, ...asked })
        expect([refused.status, refused.json.code]).toEqual([401, "key_revoked"])
      }
    }
  })

  it("of others, and what is no key, are not found", async () => {
    const [own, other] = [await service.tenant(), await service.tenant()]
    const [foreign] = await list(other.live)
    for (const id of [
      foreign.id,
      foreign.key_lookup,
      "key_0000000000000000",
      "x",
      "%00",
      "'",
      "key_'%20or%20''='",
      "é"
    ]) {
      const { json, status } = await revoke(own.live, encodeURI(decodeURI(id)))
      expect([status, json.code, json.detail]).toEqual([404, "key_not_found", "Key not found"])
    }
    expect((await list(other.live))[0].status).toBe("active")
  })

  describe("that do not open", () => {
    const refusal = async (authorization?: string | ReadonlyArray<string>) => {
      const answer = await service.v1("/usage", {
        ...(authorization !== undefined && { headers: { authorization } })
      })
      expect(answer.json.trace_id).toBe(answer.headers["x-trace-id"])
      expect(Object.keys(answer.json)).toEqual(["detail", "code", "trace_id"])
      return [answer.status, answer.json.code, answer.headers["www-authenticate"]]
    }
    const invalid = `Bearer realm="cbom", error="invalid_token"`
    let tenant: TestTenant
    const tenantOnce = async () => (tenant ??= await service.tenant())

    it("say so: none, no bearer, no key, a mistyped one", async () => {
      const { live, test } = await tenantOnce()
      const missing = [401, "missing_authorization", `Bearer realm="cbom"`]
      expect(await refusal()).toEqual(missing)
      expect(await refusal("")).toEqual(missing)
      const malformed = [401, "malformed_authorization", invalid]
      for (const header of [
        `Basic ${live}`,
        live,
        "Bearer",
        "Bearer ",
        "Bearer x",
        `Bearer ${live} `.concat("x"),
        `Bearer ${live}, Bearer ${live}`,
        `Bearer ${live}=`,
        `Bearer ${mistyped(live)}`,
        `Bearer ${live.replace("_live_", "_test_")}`,
        `Bearer ${live.replace("cbk_", "abc_")}`,
        `Bearer ${live.toUpperCase()}`,
        `Bearer ${live.slice(0, -1)}`
      ]) {
        expect([header === "" ? "" : header.length, ...(await refusal(header))]).toEqual([header.length, ...malformed])
      }
      expect(await refusal([`Bearer ${live}`, `Bearer ${test}`])).toEqual(malformed)
    })

    it("are the same whether the lookup part or the secret is wrong", async () => {
      const { live } = await tenantOnce()
      const { crc32 } = await import("node:zlib")
      const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
      const withCheck = (text: string): string => {
        let check = ""
        for (let rest = crc32(text); check.length < 6; rest = Math.floor(rest / 62))
          check = `${digits[rest % 62]}${check}`
        return text + check
      }
      const [prefix, env, lookup, secret = ""] = live.split("_")
      expect(withCheck(live.slice(0, -6))).toBe(live)
      const flipped = `${secret.startsWith("0") ? "1" : "0"}${secret.slice(1, -6)}`
      const wrongSecret = withCheck([prefix, env, lookup, flipped].join("_"))
      const unknown = withCheck([prefix, env, "0000000000000000", flipped].join("_"))
      const otherEnv = withCheck([prefix, "test", lookup, secret.slice(0, -6)].join("_"))
      for (const key of [wrongSecret, unknown, otherEnv]) {
        expect(await refusal(`Bearer ${key}`)).toEqual([401, "invalid_api_key", invalid])
      }
      await revoke(live, lookup ?? "")
      expect(await refusal(`Bearer ${wrongSecret}`)).toEqual([401, "invalid_api_key", invalid])
      expect(await refusal(`Bearer ${live}`)).toEqual([401, "key_revoked", invalid])
    })

    it("may be written `bearer`, but stand in no query", async () => {
      const { test } = await tenantOnce()
      for (const scheme of ["bearer", "BEARER", "Bearer  "]) {
        expect((await service.v1("/usage", { headers: { authorization: `${scheme} ${test}` } })).status).toBe(200)
      }
      for (const name of ["api_key", "authorization", "access_token", "key"]) {
        expect((await service.v1(`/usage?${name}=${test}`)).status).toBe(401)
      }
    })

    it("expire", async () => {
      const { id, live } = await service.tenant()
      await service.sql("update api_keys set expires_at = now() + interval '1 hour' where tenant_id = $1", [id])
      expect((await service.v1("/usage", { key: live })).status).toBe(200)
      await service.sql("update api_keys set expires_at = now() where tenant_id = $1", [id])
      expect(await refusal(`Bearer ${live}`)).toEqual([401, "key_expired", invalid])
    })

    it("belong to a suspended tenant, until it is resumed", async () => {
      const { id, live, test } = await service.tenant()
      expect((await service.admin(`/tenants/${id}/suspend`, { method: "POST" })).json.status).toBe("suspended")
      for (const key of [live, test]) expect(await refusal(`Bearer ${key}`)).toEqual([401, "tenant_suspended", invalid])
      await service.admin(`/tenants/${id}/resume`, { method: "POST" })
      expect((await service.v1("/usage", { key: live })).status).toBe(200)
    })

    it("are told before anything else of the request is looked at", async () => {
      for (const [path, asked] of [
        ["/scans?limit=x", {}],
        ["/scans", { raw: "{", method: "POST", headers: { "content-type": "application/json" } }],
        ["/scans/none/bom.json?format=xml", {}],
        ["/branding", { method: "PUT", body: { nonsense: 1 } }]
      ] as const) {
        expect((await service.v1(path, asked)).json.code).toBe("missing_authorization")
      }
    })
  })

  it("note when they were used, at most once a minute", async () => {
    const { id, live } = await service.tenant()
    const used = async () => {
      const [row] = await service.sql("select last_used_at from api_keys where tenant_id = $1 and env = 'live'", [id])
      return row?.["last_used_at"]
    }
    await service.v1("/usage", { key: live })
    await expect.poll(used, { timeout: 60_000 }).toBeInstanceOf(Date)
    const first = await used()
    await service.v1("/usage", { key: live })
    expect(await used()).toEqual(first)
    await service.sql("update api_keys set last_used_at = now() - interval '61 seconds' where tenant_id = $1", [id])
    await service.v1("/usage", { key: live })
    await expect.poll(async () => Number(await used()) >= Number(first), { timeout: 60_000 }).toBe(true)
  })
})
