import * as Schema from "effect/Schema"
import { text } from "./fields.ts"
import { Instant } from "./Instant.ts"

export const TenantName = text({ min: 1, max: 120, pattern: "^[^\\p{Cc}]+$" })

export const TenantKind = text({ pattern: "^[a-z][a-z_]{0,39}$" })

/** A tenant as administrators see it. */
export const TenantRecord = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  kind: Schema.String,
  status: Schema.Literals(["active", "suspended"]),
  monthly_scan_cap: Schema.NullOr(Schema.Int),
  created_at: Instant,
  suspended_at: Schema.NullOr(Instant)
}).annotate({ identifier: "Tenant" })
export type TenantRecord = typeof TenantRecord.Type
