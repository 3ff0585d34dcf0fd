import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { useService } from "./startService.ts"

const repo_url = "https://github.com/example/project"
const monthOf = (now: Date, after = 0) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after))

describe(`usage on ${database.name}`, () => {
  const service = useService(database, {
    PRICE_PER_SCAN_CENTS: "250",
    MONTHLY_SCAN_CAP: "7",
    TEST_SCANS_PER_DAY: "2",
    TEST_SCANS_PER_MONTH: "3"
  })
  const usage = async (key: string, query = "") => (await service.v1(`/usage${query}`, { key })).json
  const submit = (key: string) => service.v1("/scans", { key, body: { repo_url } })

  it("of a new tenant is nothing, in a cycle that is the calendar month in UTC", async () => {
    const { id, live } = await service.tenant()
    const before = new Date()
    const read = await usage(live)
    const nothing = { scans_total: 0, scans_completed: 0, scans_failed: 0, spend_cents: 0 }
    expect(read).toEqual({
      tenant_id: id,
      currency: "USD",
      billing_cycle: {
        start: monthOf(before).toISOString(),
        end: monthOf(before, 1).toISOString(),
        ...nothing,
        test_scans: 0,
        bom_downloads: 0,
        price_per_scan_cents: 250,
        credits: []
      },
      all_time: { first_scan_at: null, ...nothing },
      monthly_scan_cap: 7,
      monthly_scans_remaining: 7,
      recent_scans: [],
      generated_at: expect.any(String)
    })
    expect(Date.parse(read.generated_at)).toBeGreaterThanOrEqual(before.getTime())
  })

  it("adds up what was scanned, downloaded, credited and failed, this month and before", async () => {
    const tenant = await service.tenant()
    const { id, live, test } = tenant
    const scan = await completedScan(service, tenant)
    for (const key of [live, live, test]) await submit(key)
    await service.v1(`/scans/${scan}/bom.json`, { key: live })
    await service.v1(`/scans/${scan}/bom.json`, { key: test })
    const add = (kind: string, cents: number, at: string) =>
      service.sql(
        `insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, reason, occurred_at)
         values ($1, $2, 'live', $3, $4, $5, ${at})`,
        [id, kind, scan, cents, kind === "scan_completed" ? null : "repo_not_found"]
      )
    await add("scan_completed", 0, "now()")
    await add("scan_failed", 0, "now()")
    await add("scan_credited", -250, "now()")
    const { start } = (await usage(live)).billing_cycle
    await service.sql(
      `update usage_entries set occurred_at = timestamptz '${start}' - interval '1 millisecond'
       where tenant_id = $1 and kind = 'scan_accepted' and scan_id = $2`,
      [id, scan]
    )
    const read = await usage(test)
    expect(read.billing_cycle).toMatchObject({
      scans_total: 3,
      scans_completed: 1,
      scans_failed: 1,
      test_scans: 1,
      bom_downloads: 2,
      spend_cents: 2 * 250 - 250,
      credits: [{ reason: "repo_not_found", scans: 1, amount_cents: 250 }]
    })
    expect(read.all_time).toEqual({
      first_scan_at: new Date(Date.parse(start) - 1).toISOString(),
      scans_total: 4,
      scans_completed: 1,
      scans_failed: 1,
      spend_cents: 3 * 250 - 250
    })
    await service.sql(
      `update usage_entries set occurred_at = timestamptz '${start}' where tenant_id = $1 and kind = 'scan_accepted'`,
      [id]
    )
    expect((await usage(live)).billing_cycle.scans_total).toBe(4)
    expect((await usage(live)).monthly_scans_remaining).toBe(7 - 3)
  })

  it("lists the newest scans, 5 unless told otherwise", async () => {
    const { live } = await service.tenant()
    for (let at = 0; at < 7; at++) await submit(live)
    const { scans } = (await service.v1("/scans", { key: live })).json
    expect((await usage(live)).recent_scans).toEqual(scans.slice(0, 5))
    expect((await usage(live, "?recent_limit=0")).recent_scans).toEqual([])
    expect((await usage(live, "?recent_limit=50")).recent_scans).toEqual(scans)
    for (const [query, type] of [
      ["-1", "greater_than_equal"],
      ["51", "less_than_equal"],
      ["x", "int_parsing"]
    ] as const) {
      const { json, status } = await service.v1(`/usage?recent_limit=${query}`, { key: live })
      expect([status, json.detail[0].type, json.detail[0].loc]).toEqual([422, type, ["query", "recent_limit"]])
    }
  })

  /** Whole seconds until the given moment, as they were while a request ran. */
  const within = async (end: (now: Date) => Date, run: () => ReturnType<typeof submit>) => {
    const seconds = (now: Date) => Math.ceil((end(now).getTime() - now.getTime()) / 1000)
    const [first, answer, last] = [seconds(new Date()), await run(), seconds(new Date())]
    const told = Number(answer.headers["retry-after"])
    expect([told <= first, told >= last, answer.json.retry_after_seconds]).toEqual([true, true, told])
    return [answer.status, answer.json.code]
  }
  const tomorrow = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
  const nextMonth = (now: Date) => monthOf(now, 1)

  it("ends at the tenant's own cap, or at the installation's, until the cycle ends", async () => {
    const [own, common] = [await service.tenant({ monthly_scan_cap: 2 }), await service.tenant()]
    expect((await usage(own.live)).monthly_scan_cap).toBe(2)
    for (let at = 0; at < 2; at++) expect((await submit(own.live)).status).toBe(201)
    expect(await within(nextMonth, () => submit(own.live))).toEqual([429, "monthly_scan_cap_reached"])
    expect((await usage(own.live)).monthly_scans_remaining).toBe(0)
    expect((await submit(own.test)).status).toBe(201)
    for (let at = 0; at < 7; at++) expect((await submit(common.live)).status).toBe(201)
    expect((await submit(common.live)).status).toBe(429)
    expect((await usage(own.live)).billing_cycle).toMatchObject({ scans_total: 3, spend_cents: 500 })
    const none = await service.tenant({ monthly_scan_cap: 0 })
    expect((await submit(none.live)).status).toBe(429)
  })

  it("of test keys ends with the day and with the month, on their own", async () => {
    const { id, live, test } = await service.tenant()
    for (let at = 0; at < 2; at++) expect((await submit(test)).status).toBe(201)
    expect(await within(tomorrow, () => submit(test))).toEqual([429, "daily_scan_cap_reached"])
    const yesterday = "update scan_admissions set period = '2000-01-01' where tenant_id = $1 and length(period) = 10"
    await service.sql(yesterday, [id])
    expect((await submit(test)).status).toBe(201)
    expect(await within(nextMonth, () => submit(test))).toEqual([429, "monthly_scan_cap_reached"])
    expect((await submit(live)).status).toBe(201)
    const admitted = await service.sql(
      "select env, length(period) as length, admitted from scan_admissions where tenant_id = $1 order by period, env",
      [id]
    )
    expect(admitted).toEqual([
      { env: "test", length: 10, admitted: 2 },
      { env: "live", length: 7, admitted: 1 },
      { env: "test", length: 7, admitted: 3 },
      { env: "test", length: 10, admitted: 1 }
    ])
    expect((await usage(live)).billing_cycle).toMatchObject({ scans_total: 4, test_scans: 3, spend_cents: 250 })
  })
})

describe(`the queue of a tenant on ${database.name}`, () => {
  const service = useService(database, { MAX_QUEUED_SCANS: "2" })

  it("has an end, which no other tenant feels", async () => {
    const [full, other] = [await service.tenant(), await service.tenant()]
    const submit = (key: string) => service.v1("/scans", { key, body: { repo_url } })
    for (let at = 0; at < 2; at++) expect((await submit(full.live)).status).toBe(201)
    const refused = await submit(full.live)
    expect([refused.status, refused.json.code]).toEqual([429, "queue_full"])
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
    expect((await submit(other.live)).status).toBe(201)
    expect((await service.v1("/usage", { key: full.live })).json.billing_cycle.scans_total).toBe(2)
  })
  it("takes as many again as have left it, whichever key they came with", async () => {
    const { id, live, test } = await service.tenant()
    const submit = async (key: string) => (await service.v1("/scans", { key, body: { repo_url } })).status
    expect([await submit(live), await submit(test), await submit(test)]).toEqual([201, 201, 429])
    for (let round = 0; round < 3; round++) {
      const [left] = await service.sql("select id from scans where tenant_id = $1 and status = 'queued' limit 1", [id])
      await service.v1(`/scans/${String(left?.["id"])}/cancel`, { method: "POST", key: live })
      expect([await submit(test), await submit(live)]).toEqual([201, 429])
    }
    const [queue] = await service.sql("select submitted::integer, waiting from scan_queues where tenant_id = $1", [id])
    expect(queue).toEqual({ submitted: 5, waiting: 2 })
  })
})
