import * as Schema from "effect/Schema"
import { ScanComponent } from "./ScanComponent.ts"
import { Instant } from "./Instant.ts"

/** A policy that a tenant can choose: one of the program's or its own. */
export const PolicyRecord = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cnsa-2.0"] }),
  title: Schema.String.annotate({ examples: ["Commercial National Security Algorithm Suite 2.0"] }),
  authority: Schema.String.annotate({ examples: ["NSA"] }),
  version: Schema.String.annotate({ examples: ["2.1"] }),
  status: Schema.Literals(["final", "draft"]),
  published: Schema.String.annotate({ examples: ["2024-12-01"] }),
  source: Schema.String.annotate({ examples: ["https://example.org/policy"] }),
  scope: Schema.String.annotate({ examples: ["National security systems of the United States"] }),
  own: Schema.Boolean.annotate({ description: "Whether the tenant wrote it", examples: [false] }),
  updated_at: Schema.NullOr(Instant).annotate({
    description: "When the tenant stored it; null for those of the program",
    examples: [null]
  })
}).annotate({ identifier: "PolicyRecord" })
export type PolicyRecord = typeof PolicyRecord.Type

/** A policy for the threads that evaluate: the text of a tenant's own document, or null for one of the program's. */
export interface ChosenPolicy {
  readonly id: string
  readonly document: string | null
}

const PolicyVerdict = Schema.Struct({
  policy: Schema.String.annotate({ examples: ["cnsa-2.0"] }),
  status: Schema.Literals(["compliant", "deprecated", "disallowed", "unknown"]).annotate({ examples: ["disallowed"] }),
  in_effect: Schema.Boolean.annotate({ description: "Whether the status holds on the day", examples: [false] }),
  from: Schema.NullOr(Schema.String).annotate({
    description: "First day of the status; null where it holds already",
    examples: ["2031-01-01"]
  }),
  later_status: Schema.NullOr(Schema.String).annotate({ description: "What follows on it", examples: [null] }),
  later_from: Schema.NullOr(Schema.String).annotate({ examples: [null] }),
  clause: Schema.String.annotate({ examples: ["Table 1"] })
}).annotate({ identifier: "PolicyVerdict" })

const count = Schema.Int.annotate({ examples: [3] })

const EvaluatedPolicy = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cnsa-2.0"] }),
  title: Schema.String.annotate({ examples: ["Commercial National Security Algorithm Suite 2.0"] }),
  version: Schema.String.annotate({ examples: ["2.1"] }),
  compliant: count,
  deprecated: count,
  disallowed: count,
  unknown: count
}).annotate({ identifier: "EvaluatedPolicy", description: "A policy, and how many assets have each verdict" })

/** The newest inventory of a repository, evaluated for a day under the policies that are chosen now. */
export const JudgedInventory = Schema.Struct({
  repository_id: Schema.String.annotate({ examples: ["rep_2f6k9q1x7c3m5v8z"] }),
  scan_id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  on: Schema.String.annotate({ description: "The day that it is evaluated for", examples: ["2026-11-22"] }),
  policies: Schema.Array(EvaluatedPolicy),
  components: Schema.Array(
    Schema.Struct({ component: ScanComponent, verdicts: Schema.Array(PolicyVerdict) }).annotate({
      identifier: "JudgedComponent"
    })
  ).annotate({ description: "Those that are disallowed first; at most 5,000" }),
  components_total: count,
  components_truncated: Schema.Boolean.annotate({ examples: [false] })
}).annotate({ identifier: "JudgedInventory" })
export type JudgedInventory = typeof JudgedInventory.Type
