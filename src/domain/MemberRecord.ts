import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { CreatedKey, KeyRecord } from "./KeyRecord.ts"
import { KeyRole } from "./KeyRole.ts"

const role = KeyRole.annotate({ examples: ["member"] })

/** A key with its role: who acts for a tenant. */
export const MemberRecord = Schema.Struct({ ...KeyRecord.fields, role }).annotate({ identifier: "Member" })
export type MemberRecord = typeof MemberRecord.Type

/** A key just made, with its role. */
export const CreatedMember = Schema.Struct({ ...CreatedKey.fields, role }).annotate({ identifier: "CreatedMember" })
export type CreatedMember = typeof CreatedMember.Type

/** Who did what, and when. */
export const AuditEntry = Schema.Struct({
  id: Schema.String.annotate({ description: "Grows from entry to entry", examples: ["42"] }),
  at: Instant,
  actor: Schema.String.annotate({
    description: "Name of the key as it was then and, in parentheses, its lookup part; or `the service`",
    examples: ["CI (8fK2mQ9xT4aW7zRb)"]
  }),
  key_id: Schema.NullOr(Schema.String).annotate({ examples: ["key_2b6c0d4e8f1a3g5h"] }),
  action: Schema.String.annotate({ description: "What was done: `scan.submitted`", examples: ["scan.submitted"] }),
  subject: Schema.String.annotate({
    description: "Id of what it was done to",
    examples: ["cbom_7k2m9x4qa0w8z3rt"]
  })
}).annotate({ identifier: "AuditEntry" })
export type AuditEntry = typeof AuditEntry.Type
