import * as Schema from "effect/Schema"
import { demoKind } from "./demoTenant.ts"
import { text, valueRule } from "./fields.ts"
import { Instant } from "./Instant.ts"

export const TenantName = text({ min: 1, max: 120, pattern: "^[^\\p{Cc}]+$" }).annotate({ examples: ["Acme Audits"] })

export const TenantKind = text({ pattern: "^[a-z][a-z_]{0,39}$" })
  .check(valueRule((kind) => (kind === demoKind ? "kind is reserved" : undefined)))
  .annotate({ examples: ["partner"] })

/** A tenant as administrators see it. */
export const TenantRecord = Schema.Struct({
  id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  name: Schema.String.annotate({ examples: ["Acme Audits"] }),
  kind: Schema.String.annotate({ examples: ["partner"] }),
  status: Schema.Literals(["active", "suspended"]),
  monthly_scan_cap: Schema.NullOr(Schema.Int).annotate({
    description: "Of live scans; null for that of the installation",
    examples: [null]
  }),
  reads_configuration: Schema.Boolean.annotate({
    description: "Whether scans follow the `.ciphermap.yml` of a repository",
    examples: [false]
  }),
  created_at: Instant,
  suspended_at: Schema.NullOr(Instant).annotate({ examples: [null] })
}).annotate({ identifier: "Tenant" })
export type TenantRecord = typeof TenantRecord.Type
