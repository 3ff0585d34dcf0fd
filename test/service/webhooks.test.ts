import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useWebhooks } from "../webhooks/useWebhooks.ts"

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const record = {
  id: expect.stringMatching(/^whk_[a-z0-9]{16}$/),
  url: expect.any(String),
  description: null,
  event_types: ["cbom.scan.completed", "cbom.scan.failed"],
  status: "enabled",
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  old_secret_expires_at: null,
  created_at: instant,
  updated_at: instant
}

const secret = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)

describe("a tenant", () => {
  const hooks = useWebhooks(database, { RATE_LIMIT_WEBHOOKS_PER_HOUR: "3" })

  it("makes and tries out webhooks no more often than it may, and goes on reading them", async () => {
    const webhook = await hooks.register()
    const answers = []
    for (let at = 0; at < 4; at++) answers.push(await webhook.ask("/test", { method: "POST" }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429, 429])
    expect(answers[2]?.headers["retry-after"]).toMatch(/^\d+$/)
    expect((await webhook.ask()).status).toBe(200)
  })
})

describe(`webhooks on ${database.name}`, () => {
  const hooks = useWebhooks(database)
  const create = (key: string, body: unknown, headers = {}) => hooks.service.v1("/webhooks", { key, body, headers })

  it("are registered with a secret that is shown once, and read without it", async () => {
    const { live, test } = await hooks.service.tenant()
    const made = await create(live, { url: hooks.receiver.url("/a?b=c") })
    expect([made.status, made.headers["location"]]).toEqual([201, `/api/v1/cbom/webhooks/${made.json.id}`])
    expect(made.headers["cache-control"]).toBe("no-store")
    expect(made.json).toEqual({ ...record, url: hooks.receiver.url("/a?b=c"), signing_secret: secret })
    const read = await hooks.service.ask(made.headers["location"] ?? "", { key: test })
    expect(read.json).toEqual({ ...record, id: made.json.id })
    expect((await hooks.service.v1("/webhooks", { key: test })).json).toEqual({ webhooks: [read.json], count: 1 })
  })

  it("are changed field by field, switched off and on, and deleted with all that belongs to them", async () => {
    const webhook = await hooks.register({ description: "One" })
    const change = (body: unknown) => webhook.ask("", { method: "PATCH", body })
    const types = ["cbom.usage.cap_warning", "cbom.scan.started", "cbom.scan.started"]
    expect((await change({ event_types: types })).json.event_types).toEqual(types.slice(0, 2))
    expect((await change({ description: null, url: hooks.receiver.url("/other") })).json).toMatchObject({
      description: null,
      url: hooks.receiver.url("/other")
    })
    expect((await change({ enabled: false })).json).toMatchObject({
      status: "disabled",
      disabled_reason: "manual",
      disabled_at: instant
    })
    const refused = await webhook.ask("/test", { method: "POST" })
    expect([refused.status, refused.json.code]).toEqual([409, "webhook_disabled"])
    expect((await change({ enabled: true })).json).toMatchObject({ status: "enabled", disabled_reason: null })
    const undeclared = await change({ enable: true })
    expect([undeclared.status, undeclared.json.detail[0]]).toMatchObject([
      422,
      { type: "extra_forbidden", loc: ["body", "enable"] }
    ])
    await webhook.test()
    const gone = await webhook.ask("", { method: "DELETE" })
    expect([gone.status, gone.text]).toEqual([204, ""])
    for (const path of ["", "/deliveries"]) expect((await webhook.ask(path)).status).toBe(404)
    expect((await webhook.ask("", { method: "DELETE" })).json.code).toBe("webhook_not_found")
    expect(await hooks.service.sql("select 1 from webhook_deliveries where webhook_id = $1", [webhook.id])).toEqual([])
  })

  it("are no more than five of a tenant, however many are made at once", async () => {
    const { live } = await hooks.service.tenant()
    const url = hooks.receiver.url()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(live, { url })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ json }) => json.code)).toEqual(Array.from({ length: 15 }, () => "webhook_cap_reached"))
  })

  it("are made once for one idempotency key, and the same secret is told again", async () => {
    const { live } = await hooks.service.tenant()
    const body = { url: hooks.receiver.url() }
    const first = await create(live, body, { "idempotency-key": "once" })
    const again = await create(live, body, { "idempotency-key": "once" })
    expect(again.json).toEqual(first.json)
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([201, "true"])
    const other = await create(live, { ...body, description: "x" }, { "idempotency-key": "once" })
    expect([other.status, other.json.code]).toEqual([422, "idempotency_key_reused"])
  })

  it.each([
    ["http://hooks.example.com/", "URL must use https"],
    ["ftp://hooks.example.com/", "URL must use https"],
    ["https://user@hooks.example.com/", "URL must not hold a user name or password"],
    ["https://user:password@hooks.example.com/", "URL must not hold a user name or password"],
    ["https://hooks.example.com/#part", "URL must not have a fragment"],
    ["https://hooks.example.com:22/", "URL port is not one that webhooks may go to"],
    ["https://hooks.example.com:9000/", "URL port is not one that webhooks may go to"],
    ["https://127.0.0.1/hook", "URL host must be a public DNS name"],
    ["https://2130706433/hook", "URL host must be a public DNS name"],
    ["https://0x7f.1/hook", "URL host must be a public DNS name"],
    ["https://[::1]/hook", "URL host must be a public DNS name"],
    ["https://localhost/hook", "URL host must be a public DNS name"],
    ["https://printer.local/hook", "URL host must be a public DNS name"],
    ["https://vault.internal/hook", "URL host must be a public DNS name"],
    ["https://intranet/hook", "URL host must be a public DNS name"],
    ["https://hooks.example.com./hook", "URL host must be a public DNS name"],
    ["https://hooks.example.com\\@127.0.0.1/", "URL must not hold spaces, control characters or backslashes"]
  ])("may not go to %s", async (url, sentence) => {
    const { live } = await hooks.service.tenant()
    const { json, status } = await create(live, { url })
    expect([status, json.detail]).toEqual([
      422,
      [{ type: "value_error", loc: ["body", "url"], msg: `Value error, ${sentence}`, ctx: { error: {} } }]
    ])
  })

  it("refuse every wrong field at once, in the words of pydantic", async () => {
    const { live } = await hooks.service.tenant()
    const { json, status } = await create(live, { url: "x", event_types: [], description: "x".repeat(201) })
    expect([status, json.detail]).toMatchObject([
      422,
      [
        { type: "string_too_short", loc: ["body", "url"] },
        { type: "too_short", loc: ["body", "event_types"] },
        { type: "string_too_long", loc: ["body", "description"] }
      ]
    ])
    const unknown = await create(live, { url: hooks.receiver.url(), event_types: ["cbom.webhook.test"] })
    expect(unknown.json.detail[0]).toMatchObject({ type: "literal_error", loc: ["body", "event_types", 0] })
  })

  it("leave no secret in the clear in any row or line of the log", async () => {
    const webhook = await hooks.register()
    const rotated = (await webhook.ask("/rotate-secret", { method: "POST" })).json.signing_secret as string
    expect(rotated).toEqual(secret)
    await webhook.test()
    await webhook.received(1)
    const rows = await hooks.service.sql("select e::text as row from webhook_endpoints e where id = $1", [webhook.id])
    const answers = await hooks.service.sql("select a::text as row from idempotent_answers a")
    const kept = JSON.stringify([rows, answers]) + hooks.service.output()
    for (const text of [webhook.secret, rotated]) {
      const bytes = Buffer.from(text.slice("whsec_".length), "base64")
      for (const form of ["base64", "base64url", "hex"] as const) {
        expect(kept).not.toContain(bytes.toString(form).slice(0, 40))
      }
    }
  })
})
