import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

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
