import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { UsageCredit, UsageDay, UsageEntry, UsageTotals } from "../domain/UsageEntry.ts"
import { Tenancy } from "../sql/Tenancy.ts"

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant } = yield* Tenancy

  const append = (entry: UsageEntry) =>
    writeAsTenant(
      (sql, tenant) => sql`
        insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents)
        values (${tenant}, ${entry.kind}, ${entry.env}, ${entry.scanId}, ${entry.amountCents})`
    ).pipe(Effect.asVoid)

  /** Of the entries from `from`, inclusive, to `to`, exclusive. */
  const totals = (from: Date, to: Date) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<UsageTotals>`
          select count(*) filter (where kind = 'scan_accepted')::integer as scans_total,
                 count(*) filter (where kind = 'scan_completed')::integer as scans_completed,
                 count(*) filter (where kind = 'scan_failed')::integer as scans_failed,
                 count(*) filter (where kind = 'scan_accepted' and env = 'test')::integer as test_scans,
                 count(*) filter (where kind = 'bom_download')::integer as bom_downloads,
                 coalesce(sum(amount_cents), 0)::float8 as spend_cents,
                 min(occurred_at) filter (where kind = 'scan_accepted') as first_scan_at
          from usage_entries where tenant_id = ${tenant} and occurred_at >= ${from} and occurred_at < ${to}`
      ),
      (rows) => rows[0]!
    )

  /** Of the entries from `from`, inclusive, to `to`, exclusive; the largest amount first. */
  const credits = (from: Date, to: Date) =>
    readAsTenant(
      (sql, tenant) => sql<UsageCredit>`
        select reason, count(*)::integer as scans, sum(-amount_cents)::float8 as amount_cents
        from usage_entries where tenant_id = ${tenant} and kind = 'scan_credited' and env = 'live'
          and occurred_at >= ${from} and occurred_at < ${to}
        group by reason order by 3 desc, reason`
    )

  /** Of the entries from `from`, inclusive, to `to`, exclusive, in the order of the days. */
  const daily = (from: Date, to: Date) =>
    readAsTenant(
      (sql, tenant) => sql<UsageDay>`
        select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day,
               count(*) filter (where kind = 'scan_accepted')::integer as scans,
               count(*) filter (where kind = 'scan_accepted' and env = 'test')::integer as test_scans,
               count(*) filter (where kind = 'bom_download')::integer as bom_downloads,
               coalesce(sum(amount_cents), 0)::float8 as spend_cents
        from usage_entries where tenant_id = ${tenant} and occurred_at >= ${from} and occurred_at < ${to}
        group by 1 order by 1`
    )

  /** The cap that administrators set for this tenant, if they did. */
  const monthlyScanCap = () =>
    Effect.map(
      readAsTenant(
        (sql, tenant) =>
          sql<{ readonly monthly_scan_cap: number | null }>`select monthly_scan_cap from tenants where id = ${tenant}`
      ),
      ([row]) => row?.monthly_scan_cap ?? null
    )

  return { append, totals, credits, daily, monthlyScanCap }
})

/** Appends to the ledger of a tenant and adds it up. */
export class UsageRepo extends Context.Service<UsageRepo>()("ciphermap/UsageRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
