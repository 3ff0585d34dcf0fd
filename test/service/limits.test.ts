import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { useService } from "./startService.ts"

const repo_url = "https://github.com/example/project"

describe(`requests on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_REQUESTS_PER_MINUTE: "6", RATE_LIMIT_BURST: "40" })
  const usage = (key: string) => service.v1("/usage", { key })

  it("are counted by tenant and env, not by key, and told in the headers", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()]
    const second = await service.key(tenant.id, "live")
    const first = await usage(tenant.live)
    expect(first.headers).toMatchObject({
      "ratelimit-policy": `"requests";q=40;w=400`,
      ratelimit: expect.stringMatching(/^"requests";r=39;t=\d+$/),
      "x-ratelimit-limit": "40",
      "x-ratelimit-remaining": "39",
      "x-ratelimit-reset": expect.stringMatching(/^\d{10}$/)
    })
    expect(first.headers["retry-after"]).toBe(undefined)
    const remaining = []
    for (let at = 0; at < 39; at++) {
      const { headers, status } = await usage(at % 2 === 0 ? second : tenant.live)
      remaining.push(Number(headers["x-ratelimit-remaining"]))
      expect(status).toBe(200)
    }
    expect(remaining).toEqual(remaining.toSorted((one, two) => two - one))
    for (const key of [tenant.live, second, await service.key(tenant.id, "live")]) {
      const refused = await usage(key)
      expect([refused.status, refused.json.code, refused.headers["x-ratelimit-remaining"]]).toEqual([
        429,
        "rate_limit_exceeded",
        "0"
      ])
      const seconds = Number(refused.headers["retry-after"])
      expect([seconds > 0, seconds <= 10, refused.json.retry_after_seconds]).toEqual([true, true, seconds])
    }
    expect((await usage(tenant.test)).status).toBe(200)
    expect((await usage(other.live)).status).toBe(200)
    const invalid = await service.v1("/scans?limit=0", { key: tenant.live })
    expect(invalid.status).toBe(429)
  })
})

describe(`hourly limits on ${database.name}`, () => {
  const service = useService(database, {
    RATE_LIMIT_SCANS_PER_HOUR: "3",
    RATE_LIMIT_DOWNLOADS_PER_HOUR: "2",
    RATE_LIMIT_KEYS_PER_HOUR: "2"
  })

  it("hold for scans, keys and downloads of a tenant, and only for what is asked in earnest", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    const submit = (key: string, headers = {}) => service.v1("/scans", { key, body: { repo_url }, headers })
    for (let at = 0; at < 3; at++) expect((await service.v1("/scans", { key: tenant.live, body: {} })).status).toBe(422)
    const repeated = { "idempotency-key": "only-once" }
    for (let at = 0; at < 3; at++) expect((await submit(tenant.live, repeated)).status).toBe(201)
    expect((await submit(tenant.test)).status).toBe(201)
    const scan = await submit(tenant.live)
    const seconds = Number(scan.headers["retry-after"])
    expect([scan.status, scan.json.code, seconds > 0, seconds <= 1200]).toEqual([
      429,
      "rate_limit_exceeded",
      true,
      true
    ])
    expect(scan.headers).toMatchObject({
      "ratelimit-policy": `"scans";q=3;w=3600`,
      ratelimit: expect.stringMatching(/^"scans";r=0;t=\d+$/),
      "x-ratelimit-limit": "3",
      "x-ratelimit-remaining": "0"
    })
    expect((await submit(tenant.live, repeated)).headers["idempotent-replayed"]).toBe("true")

    const make = () => service.v1("/keys", { key: tenant.live, body: { name: "n", env: "test" } })
    expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 200, 429])

    const bom = (asked = {}) => service.v1(`/scans/${id}/bom.json`, { key: tenant.live, ...asked })
    const { etag = "" } = (await bom({ method: "HEAD" })).headers
    for (let at = 0; at < 3; at++) {
      expect((await bom({ method: "HEAD" })).status).toBe(200)
      expect((await bom({ headers: { "if-none-match": etag } })).status).toBe(304)
    }
    expect([(await bom()).status, (await bom()).status]).toEqual([200, 200])
    const refused = await bom()
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    const other = await service.tenant()
    expect((await submit(other.live)).status).toBe(201)
  })
})

describe(`caps on ${database.name}`, () => {
  const service = useService(database, { MONTHLY_SCAN_CAP: "1", TEST_SCANS_PER_DAY: "2", MAX_QUEUED_SCANS: "2" })
  const submit = (key: string) => service.v1("/scans", { key, body: { repo_url } })

  it("that are reached are the limit that the headers tell", async () => {
    const tenant = await service.tenant()
    await submit(tenant.live)
    const monthly = await submit(tenant.live)
    const seconds = monthly.headers["retry-after"]
    expect([monthly.status, monthly.json.code]).toEqual([429, "monthly_scan_cap_reached"])
    expect(monthly.headers).toMatchObject({
      "ratelimit-policy": expect.stringMatching(/^"monthly";q=1;w=2[4-9]\d{5}$/),
      ratelimit: `"monthly";r=0;t=${seconds}`,
      "x-ratelimit-limit": "1",
      "x-ratelimit-remaining": "0"
    })
    await submit(tenant.test)
    const full = await submit(tenant.test)
    expect([full.status, full.json.code]).toEqual([429, "queue_full"])
    expect(full.headers).toMatchObject({
      "ratelimit-policy": `"queue";q=2`,
      ratelimit: `"queue";r=0;t=30`,
      "retry-after": "30"
    })
    expect((await service.v1("/usage", { key: tenant.live })).headers["ratelimit-policy"]).toMatch(/^"requests";/)
  })
})

describe(`requests at a time on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_CONCURRENT: "3" })

  it("of a tenant are bounded, and are free again when they have ended", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()]
    const held = "rate-limit-of-requests-at-a-time"
    const ask = (key: string) => service.v1("/usage", { key })
    for (let round = 0; round < 3; round++) {
      const many = await Promise.all(Array.from({ length: 40 }, () => ask(tenant.live)))
      const statuses = many.map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      for (const { headers, json } of many.filter(({ status }) => status === 429)) {
        expect([json.code, json.detail, headers["retry-after"]]).toEqual([
          "rate_limit_exceeded",
          "Too many requests at a time",
          "1"
        ])
      }
      expect((await ask(tenant.live)).status, held).toBe(200)
    }
    const mixed = await Promise.all([ask(other.live), ...Array.from({ length: 20 }, () => ask(tenant.live))])
    expect(mixed[0]?.status).toBe(200)
  })
})

describe(`refused keys on ${database.name}`, () => {
  const service = useService(database, {
    RATE_LIMIT_AUTH_FAILURES_PER_MINUTE: "5",
    RATE_LIMIT_PUBLIC_PER_MINUTE: "4",
    TRUSTED_PROXIES: "127.0.0.1/32"
  })
  const from = (address: string, key?: string) =>
    service.v1("/usage", { key, headers: { "x-forwarded-for": address, "x-forwarded-proto": "https" } })

  it("are counted by address; whoever has a key gets in all the same", async () => {
    const { live } = await service.tenant()
    const statuses = []
    for (let at = 0; at < 7; at++) statuses.push((await from("192.0.2.1", at % 2 === 0 ? "guess" : undefined)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const refused = await from("192.0.2.1", "guess")
    expect([refused.json.code, Number(refused.headers["retry-after"]) > 0]).toEqual(["rate_limit_exceeded", true])
    expect((await from("192.0.2.1", live)).status).toBe(200)
    expect((await from("192.0.2.2", "guess")).status).toBe(401)
    for (let at = 0; at < 5; at++) await from(`2001:db8::${at}`, "guess")
    expect((await from("2001:db8::ffff", "guess")).status).toBe(429)
    expect((await from("2001:db8:0:1::1", "guess")).status).toBe(401)
    const admin = await service.ask("/api/admin/cbom/tenants", {
      key: "guess",
      headers: { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https" }
    })
    expect(admin.status).toBe(429)
  })

  it("are no reason to refuse what needs no key, which has a limit of its own", async () => {
    const headers = { "x-forwarded-for": "192.0.2.9", "x-forwarded-proto": "https" }
    const open = async (path: string) => (await service.v1(path, { headers })).status
    expect([await open("/openapi.json"), await open("/branding/by-subdomain/none")]).toEqual([200, 404])
    expect([await open("/openapi.json"), await open("/openapi.json")]).toEqual([200, 200])
    expect([await open("/openapi.json"), await open("/branding/by-subdomain/none")]).toEqual([429, 429])
    expect(await open("/health")).toBe(200)
  })

  it("count for the peer where nobody vouches for another address", async () => {
    const { headers, status } = await service.v1("/openapi.json")
    expect([status, headers["ratelimit-policy"]]).toEqual([200, `"public";q=4;w=60`])
  })
})
