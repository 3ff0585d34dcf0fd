import * as DateTime from "effect/DateTime"
import { billingCycleOf, type Period, testDayOf } from "../domain/BillingCycle.ts"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { ScanCapReached } from "../domain/scanErrors.ts"

/** A cap on the scans of a period, and the error when it is reached. */
export interface ScanCap {
  readonly code: (typeof ScanCapReached)["Type"]["code"]
  /** As `RateLimit-Policy` names it. */
  readonly name: "monthly" | "daily"
  readonly cap: number
  readonly period: Period
  /** `2026-11` or `2026-11-22`, as it stands in the database. */
  readonly key: string
}

export interface ScanCaps {
  readonly live: number
  readonly testPerMonth: number
  readonly testPerDay: number
}

/** The caps of scans with a live or test key, the shortest period first. */
export const scanCapsOf = (env: KeyEnv, caps: ScanCaps, now: DateTime.Utc): ReadonlyArray<ScanCap> => {
  const day = DateTime.formatIsoDateUtc(now)
  const month = {
    code: "monthly_scan_cap_reached",
    name: "monthly",
    period: billingCycleOf(now),
    key: day.slice(0, 7)
  } as const
  if (env === "live") return [{ ...month, cap: caps.live }]
  return [
    { code: "daily_scan_cap_reached", name: "daily", cap: caps.testPerDay, period: testDayOf(now), key: day },
    { ...month, cap: caps.testPerMonth }
  ]
}

const none: ScanCaps = { live: 0, testPerMonth: 0, testPerDay: 0 }

/** The periods that a scan counts in, as they stand in the database. */
export const periodsOf = (env: KeyEnv, at: DateTime.Utc): ReadonlyArray<string> =>
  scanCapsOf(env, none, at).map(({ key }) => key)

const warnAt = [100, 80]

/** The percentage of a cap that its last admission has just reached, if tenants are warned of it. */
export const capWarningOf = (admitted: number, cap: number): number | undefined =>
  warnAt.find((percent) => admitted === Math.ceil((cap * percent) / 100))
