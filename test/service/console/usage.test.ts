import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { completedScan } from "../storedScans.ts"
import { type TestTenant, useService } from "../startService.ts"
import { visit } from "./visitor.ts"

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

describe(`usage in the console on ${database.name}`, () => {
  const service = useService(database, { PRICE_PER_SCAN_CENTS: "250", MONTHLY_SCAN_CAP: "7" })

  const page = async (key: string): Promise<string> => (await (await visit(service, key)).get("/console/usage")).text

  /** The table's rows: day, scans, with test keys, downloads, spend. */
  const days = (html: string): ReadonlyArray<ReadonlyArray<string>> =>
    [...html.matchAll(/<tr><th scope="row">([\d-]+)<\/th>((?:<td class="number">[^<]*<\/td>)+)<\/tr>/g)].map(
      ([, day = "", cells = ""]) => [
        day,
        ...[...cells.matchAll(/>([^<]*)</g)].flatMap(([, text = ""]) => (text === "" ? [] : [text]))
      ]
    )

  const used = async ({ id, live, test }: TestTenant) => {
    const scan = await completedScan(service, { id, live })
    await service.v1("/scans", { key: test, body: { repo_url: "https://github.com/example/project" } })
    await service.v1(`/scans/${scan}/bom.json`, { key: live })
    return scan
  }

  it("has every day of the cycle up to today, in the chart and in a table", async () => {
    const tenant = await service.tenant()
    await used(tenant)
    const today = new Date()
    const html = await page(tenant.live)
    const rows = days(html)
    expect(rows).toHaveLength(today.getUTCDate())
    expect(rows[0]).toEqual([dayOf(today), "2", "1", "1", "$2.50"])
    expect(rows.at(-1)?.[0]).toBe(`${dayOf(today).slice(0, 8)}01`)
    expect(html).toContain(`<title>${dayOf(today)}: 2 scans, 1 with test keys</title>`)
    expect(html).toContain(`<title>${dayOf(today)}: $2.50</title>`)
    expect(html.match(/<svg[^>]*role="img"[^>]*aria-label="(?:Scans|Spend) by day\.[^"]*"/g)).toHaveLength(2)
    expect(html).toContain('6 <span class="muted">of 7</span>')
  })

  it("counts by the day in UTC, and not what other tenants did", async () => {
    const [one, other] = [await service.tenant(), await service.tenant()]
    const scan = await used(one)
    await used(other)
    const first = `${dayOf(new Date()).slice(0, 8)}01`
    await service.sql(
      `update usage_entries set occurred_at = timestamptz '${first}T00:00:00Z' where tenant_id = $1 and scan_id = $2`,
      [one.id, scan]
    )
    await service.sql(
      `insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, occurred_at)
       values ($1, 'scan_credited', 'live', $2, -250, timestamptz '${first}T00:00:00Z' - interval '1 millisecond')`,
      [one.id, scan]
    )
    const rows = days(await page(one.test))
    const [, scans, tests, downloads, spend] = rows.at(-1) ?? []
    const isFirstDay = rows.length === 1
    expect([scans, tests, downloads, spend]).toEqual(isFirstDay ? ["2", "1", "1", "$2.50"] : ["1", "0", "1", "$2.50"])
  })

  it("is of nothing when nothing was done", async () => {
    const { live } = await service.tenant()
    const html = await page(live)
    expect(new Set(days(html).map(([, ...numbers]) => numbers.join()))).toEqual(new Set(["0,0,0,$0.00"]))
    expect(html).toContain("No scan yet.")
    expect(html).not.toContain("NaN")
  })

  it("reads the days by an index, and sees no other tenant's", async () => {
    const tenant = await service.tenant()
    await used(tenant)
    const asked = "select tenant_id from usage_entries where occurred_at >= now() - interval '1 day'"
    const as = (id: string) =>
      service.trial([
        ["set local role ciphermap_app", []],
        ["select set_config('app.tenant_id', $1, true)", [id]],
        [asked, []]
      ])
    expect(new Set((await as(tenant.id)).map(({ tenant_id }) => tenant_id))).toEqual(new Set([tenant.id]))
    expect(await as("tnt_0000000000000000")).toEqual([])
    const plan = await service.trial([
      ["set local enable_seqscan = off", []],
      [
        `explain select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) from usage_entries
         where tenant_id = 't' and occurred_at >= now() - interval '30 days' and occurred_at < now() group by 1`,
        []
      ]
    ])
    expect(JSON.stringify(plan)).toContain("usage_entries_cycle")
  })
})
