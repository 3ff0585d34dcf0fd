import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { TenantId } from "../domain/ids.ts"
import type { UsageCredit, UsageDay, UsageEntry, UsageTotals } from "../domain/UsageEntry.ts"
import { Tenancy } from "../sql/Tenancy.ts"

interface Span {
  readonly from: Date
  readonly to: Date
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

const later = (a: Date, b: Date): Date => (a > b ? a : b)

const make = Effect.gen(function* () {
  const { lookUpAsTenant, readAsTenant, writeAsTenant } = yield* Tenancy

  const append = (entry: UsageEntry) =>
    writeAsTenant(
      (sql, tenant) => sql`
        insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents)
        values (${tenant}, ${entry.kind}, ${entry.env}, ${entry.scanId}, ${entry.amountCents})`
    ).pipe(Effect.asVoid)

  /** Days before this moment are added up; a parameter, since the planner reads all entries where it cannot know it. */
  const addedUpTo = Effect.map(
    lookUpAsTenant(
      (sql) =>
        sql<{ readonly until: Date | null }>`select until::timestamp at time zone 'UTC' as until from usage_rollup`
    ),
    ([row]) => row?.until ?? new Date(0)
  )

  /**
   * What days added, from `from`, inclusive, to `to`, exclusive, both the beginning of a day: those that are added up, and for the
   * others their entries.
   */
  const days = (sql: SqlClient, tenant: TenantId, { from, to }: Span, until: Date) => sql`
    select day, scans, test_scans, scans_completed, scans_failed, bom_downloads, spend_cents, first_scan_at
    from usage_days
    where tenant_id = ${tenant} and day >= (${from}::timestamptz at time zone 'UTC')::date
      and day < (${earlier(to, until)}::timestamptz at time zone 'UTC')::date
    union all
    select (occurred_at at time zone 'UTC')::date, count(*) filter (where kind = 'scan_accepted'),
           count(*) filter (where kind = 'scan_accepted' and env = 'test'),
           count(*) filter (where kind = 'scan_completed'), count(*) filter (where kind = 'scan_failed'),
           count(*) filter (where kind = 'bom_download'), sum(amount_cents),
           min(occurred_at) filter (where kind = 'scan_accepted')
    from usage_entries
    where tenant_id = ${tenant} and occurred_at >= ${later(from, until)} and occurred_at < ${to}
    group by 1`

  const totals = (from: Date, to: Date) =>
    Effect.flatMap(addedUpTo, (until) =>
      readAsTenant(
        (sql, tenant) => sql<UsageTotals>`
          select coalesce(sum(scans), 0)::integer as scans_total,
                 coalesce(sum(scans_completed), 0)::integer as scans_completed,
                 coalesce(sum(scans_failed), 0)::integer as scans_failed,
                 coalesce(sum(test_scans), 0)::integer as test_scans,
                 coalesce(sum(bom_downloads), 0)::integer as bom_downloads,
                 coalesce(sum(spend_cents), 0)::float8 as spend_cents,
                 min(first_scan_at) as first_scan_at
          from (${days(sql, tenant, { from, to }, until)}) as each_day`
      )
    ).pipe(Effect.map((rows) => rows[0]!))

  /** Of the entries from `from`, inclusive, to `to`, exclusive; the largest amount first. */
  const credits = (from: Date, to: Date) =>
    readAsTenant(
      (sql, tenant) => sql<UsageCredit>`
        select reason, count(*)::integer as scans, sum(-amount_cents)::float8 as amount_cents
        from usage_entries where tenant_id = ${tenant} and kind = 'scan_credited' and env = 'live'
          and occurred_at >= ${from} and occurred_at < ${to}
        group by reason order by 3 desc, reason`
    )

  /** In the order of the days. */
  const daily = (from: Date, to: Date) =>
    Effect.flatMap(addedUpTo, (until) =>
      readAsTenant(
        (sql, tenant) => sql<UsageDay>`
          select to_char(day, 'YYYY-MM-DD') as day, scans::integer, test_scans::integer, bom_downloads::integer,
                 spend_cents::float8
          from (${days(sql, tenant, { from, to }, until)}) as each_day order by day`
      )
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
