import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { ScanRecord } from "./ScanRecord.ts"

const counted = {
  scans_total: Schema.Int,
  scans_completed: Schema.Int,
  scans_failed: Schema.Int,
  spend_cents: Schema.Int
}

/** What a tenant used and owes; money in integer cents. */
export const UsageRecord = Schema.Struct({
  tenant_id: Schema.String,
  currency: Schema.Literal("USD"),
  billing_cycle: Schema.Struct({
    start: Instant,
    end: Instant.annotate({ description: "The first moment that is no longer of this cycle" }),
    ...counted,
    test_scans: Schema.Int,
    bom_downloads: Schema.Int,
    price_per_scan_cents: Schema.Int
  }),
  all_time: Schema.Struct({ first_scan_at: Schema.NullOr(Instant), ...counted }),
  monthly_scan_cap: Schema.Int,
  monthly_scans_remaining: Schema.Int,
  recent_scans: Schema.Array(ScanRecord),
  generated_at: Instant
}).annotate({ identifier: "Usage" })
export type UsageRecord = typeof UsageRecord.Type
