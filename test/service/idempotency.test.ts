import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const repo_url = "https://github.com/example/project"

describe(`an Idempotency-Key on ${database.name}`, () => {
  const service = useService(database, { MAX_ACTIVE_TEST_KEYS: "2" })
  const submit = (key: string, once: string, body: object = { repo_url }) =>
    service.v1("/scans", { key, body, headers: { "idempotency-key": once } })
  const make = (key: string, once: string) =>
    service.v1("/keys", { key, body: { name: "n", env: "test" }, headers: { "idempotency-key": once } })
  const scansOf = async (key: string) => (await service.v1("/scans", { key })).json.count

  it("makes one scan of many requests, and the answers the same", async () => {
    const { live, test } = await service.tenant()
    const first = await submit(live, "a-key")
    expect([first.status, first.headers["idempotent-replayed"]]).toEqual([201, undefined])
    for (const key of [live, live, test]) {
      const again = await submit(key, "a-key")
      expect([again.status, again.text, again.headers["location"], again.headers["idempotent-replayed"]]).toEqual([
        201,
        first.text,
        first.headers["location"],
        "true"
      ])
    }
    expect(await scansOf(live)).toBe(1)
    expect((await submit(live, "A-key")).headers["idempotent-replayed"]).toBe(undefined)
    expect((await service.v1("/scans", { key: live, body: { repo_url } })).status).toBe(201)
    expect(await scansOf(live)).toBe(3)
  })

  it("is refused for another body, and is one per tenant and endpoint", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()]
    const first = await submit(tenant.live, "a-key")
    for (const body of [{ repo_url, project_name: "p" }, { repo_url: `${repo_url}2` }]) {
      const refused = await submit(tenant.live, "a-key", body)
      expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
        422,
        "idempotency_key_reused",
        "Idempotency-Key was used with a different request"
      ])
    }
    expect((await submit(other.live, "a-key")).json.id).not.toBe(first.json.id)
    expect((await make(tenant.live, "a-key")).status).toBe(200)
    expect(await scansOf(tenant.live)).toBe(1)
  })

  it("is compared after a day no more", async () => {
    const { id, live } = await service.tenant()
    const first = await submit(live, "a-key")
    const age = (text: string) =>
      service.sql(`update idempotent_answers set created_at = now() - interval '${text}' where tenant_id = $1`, [id])
    await age("23 hours 59 minutes")
    expect((await submit(live, "a-key")).json.id).toBe(first.json.id)
    await age("24 hours")
    const second = await submit(live, "a-key", { repo_url, project_name: "p" })
    expect([second.status, second.json.id === first.json.id]).toEqual([201, false])
    expect((await submit(live, "a-key", { repo_url, project_name: "p" })).json).toEqual(second.json)
  })

  it("keeps no refusal: what failed may go well the next time", async () => {
    const { id, live } = await service.tenant({ monthly_scan_cap: 0 })
    expect((await submit(live, "a-key")).status).toBe(429)
    expect((await submit(live, "a-key", { repo_url: "x" })).status).toBe(422)
    expect((await submit(live, "a-key", { repo_url: "https://elsewhere.example/a/b" })).status).toBe(422)
    await service.sql("update tenants set monthly_scan_cap = 1 where id = $1", [id])
    const made = await submit(live, "a-key")
    expect([made.status, made.headers["idempotent-replayed"]]).toEqual([201, undefined])
    expect((await submit(live, "a-key")).headers["idempotent-replayed"]).toBe("true")
  })

  it("acts once for requests that come together", async () => {
    const { live } = await service.tenant()
    const together = await Promise.all(Array.from({ length: 30 }, () => submit(live, "a-key")))
    const made = together.filter(({ status }) => status === 201)
    for (const { headers, json } of together.filter(({ status }) => status !== 201)) {
      expect([json.code, headers["retry-after"]]).toEqual(["idempotency_key_in_use", "1"])
    }
    expect(new Set(together.map(({ status }) => status)).size).toBeLessThanOrEqual(2)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ json }) => json.id)).size).toBe(1)
    expect(made.filter(({ headers }) => headers["idempotent-replayed"] === undefined)).toHaveLength(1)
    expect(await scansOf(live)).toBe(1)
  })

  it("has 1 to 255 visible characters", async () => {
    const { live } = await service.tenant()
    for (const once of ["", "a b", "é", "x".repeat(256)]) {
      const { json, status } = await submit(live, Buffer.from(once, "utf8").toString("latin1"))
      expect([status, json.detail?.[0]?.type, json.detail?.[0]?.loc]).toEqual([
        422,
        "string_pattern_mismatch",
        ["header", "idempotency-key"]
      ])
    }
    expect((await submit(live, `~!"'\\${"x".repeat(250)}`)).status).toBe(201)
  })

  it("gives a new key's text again, of which the database holds nothing", async () => {
    const { id, live } = await service.tenant()
    const once = "f4b1c2d3-once-and-for-all"
    const first = await make(live, once)
    const again = await make(live, once)
    expect([again.status, again.json, again.headers["idempotent-replayed"]]).toEqual([200, first.json, "true"])
    expect(again.headers["cache-control"]).toBe("no-store")
    expect((await service.v1("/usage", { key: again.json.api_key })).status).toBe(200)
    const secrets = [once, first.json.api_key, first.json.api_key.split("_")[3]]
    const tables = await service.sql(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'"
    )
    expect(tables.length).toBeGreaterThan(9)
    for (const { name } of tables) {
      const rows = await service.sql(`select to_jsonb(t)::text as text from "${String(name)}" t`)
      const forms = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString("hex")])
      for (const { text } of rows) for (const form of forms) expect(String(text)).not.toContain(form)
    }
    expect((await service.sql("select 1 from api_keys where tenant_id = $1", [id])).length).toBe(3)
    expect((await make(live, "another")).status).toBe(409)
    expect((await make(live, once)).status).toBe(200)
  })
})
