import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { billingCycleOf } from "../domain/BillingCycle.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import type { UsageRecord } from "../domain/UsageRecord.ts"
import { Scans } from "../scans/Scans.ts"
import { Ledger } from "../ledger/Ledger.ts"
import type { UsageDay, UsageTotals } from "../domain/UsageEntry.ts"

const counted = ({ scans_total, scans_completed, scans_failed, spend_cents }: UsageTotals) => ({
  scans_total,
  scans_completed,
  scans_failed,
  spend_cents
})

export type UsageByDay = ReadonlyArray<UsageDay>

const emptyDay = (day: string): UsageDay => ({ day, scans: 0, test_scans: 0, bom_downloads: 0, spend_cents: 0 })

const make = Effect.gen(function* () {
  const ledger = yield* Ledger
  const scans = yield* Scans
  const { pricePerScanCents } = yield* Config

  /** The current tenant's usage in this billing cycle and of all time, and its newest scans. */
  const read = Effect.fnUntraced(function* (recentLimit: number) {
    const { id } = yield* CurrentTenant
    const now = yield* DateTime.now
    const cycle = billingCycleOf(now)
    const inCycle = yield* ledger.totals(cycle)
    const allTime = yield* ledger.allTime
    const { live: cap } = yield* ledger.caps()
    const recent = recentLimit === 0 ? [] : yield* scans.newest(recentLimit)
    return {
      tenant_id: id,
      currency: "USD",
      billing_cycle: {
        start: instantOf(DateTime.toDateUtc(cycle.start)),
        end: instantOf(DateTime.toDateUtc(cycle.end)),
        ...counted(inCycle),
        test_scans: inCycle.test_scans,
        bom_downloads: inCycle.bom_downloads,
        price_per_scan_cents: pricePerScanCents,
        credits: yield* ledger.credits(cycle)
      },
      all_time: { first_scan_at: instantOrNull(allTime.first_scan_at), ...counted(allTime) },
      monthly_scan_cap: cap,
      monthly_scans_remaining: Math.max(0, cap - (yield* scans.admittedThisMonth())),
      recent_scans: recent,
      generated_at: instantOf(DateTime.toDateUtc(now))
    } satisfies UsageRecord
  })

  /** Every day of this billing cycle up to today, including days without usage. */
  const daily = Effect.fnUntraced(function* () {
    const now = yield* DateTime.now
    const cycle = billingCycleOf(now)
    const entered = new Map((yield* ledger.daily(cycle)).map((one) => [one.day, one]))
    return Array.from({ length: DateTime.getPartUtc(now, "day") }, (_, at) => {
      const day = DateTime.formatIsoDateUtc(DateTime.add(cycle.start, { days: at }))
      return entered.get(day) ?? emptyDay(day)
    })
  })

  return { read, daily }
})

/** Usage and cost of a tenant. */
export class Usage extends Context.Service<Usage>()("ciphermap/Usage", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
