import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { ScanRecord } from "./ScanRecord.ts"

const Cents = Schema.Int.annotate({ description: "Cents (USD)" })

const counted = {
  scans_total: Schema.Int.annotate({ examples: [12] }),
  scans_completed: Schema.Int.annotate({ examples: [11] }),
  scans_failed: Schema.Int.annotate({ examples: [1] }),
  spend_cents: Cents.annotate({ examples: [1_200] })
}

/** What a tenant used and owes; money in integer cents. */
export const UsageRecord = Schema.Struct({
  tenant_id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  currency: Schema.Literal("USD"),
  billing_cycle: Schema.Struct({
    start: Instant.annotate({ examples: ["2026-11-01T00:00:00.000Z"] }),
    end: Instant.annotate({
      description: "The first moment that is no longer of this cycle",
      examples: ["2026-12-01T00:00:00.000Z"]
    }),
    ...counted,
    test_scans: Schema.Int.annotate({ description: "With test keys; they cost nothing", examples: [3] }),
    bom_downloads: Schema.Int.annotate({ examples: [9] }),
    price_per_scan_cents: Cents.annotate({ examples: [100] }),
    credits: Schema.Array(
      Schema.Struct({
        reason: Schema.NullOr(Schema.String).annotate({
          description: "The `code` of the scans' error",
          examples: ["repo_not_found"]
        }),
        scans: Schema.Int.annotate({ examples: [1] }),
        amount_cents: Cents.annotate({ examples: [100] })
      })
    ).annotate({
      description:
        "Scans with live keys that cost nothing because they failed by our fault or before the repository was read; `spend_cents` is without them"
    })
  }),
  all_time: Schema.Struct({
    first_scan_at: Schema.NullOr(Instant).annotate({ examples: ["2026-11-03T14:05:10.000Z"] }),
    ...counted
  }),
  monthly_scan_cap: Schema.Int.annotate({ examples: [1_000] }),
  monthly_scans_remaining: Schema.Int.annotate({ examples: [988] }),
  recent_scans: Schema.Array(ScanRecord).annotate({ description: "As many as `recent_limit`, newest first" }),
  generated_at: Instant
}).annotate({ identifier: "Usage" })
export type UsageRecord = typeof UsageRecord.Type
