import * as Schema from "effect/Schema"
import { literal, text } from "./fields.ts"
import { Instant } from "./Instant.ts"
import { MethodologyVersion, ScanRecord } from "./ScanRecord.ts"
import { ScheduleRecord } from "./ScheduleRecord.ts"

/** Of one repository. */
export const mostLabels = 20

/** Of one repository or tenant. */
export const mostChosen = 20

export const RepositoryLabel = text({ min: 1, max: 60, pattern: "^[^\\s,\\p{C}](?:[^,\\p{C}]*[^\\s,\\p{C}])?$" })

export const PolicyId = text({ min: 1, max: 80, pattern: "^[a-z0-9]+(?:[.-][a-z0-9]+)*$" })

/** How lists of repositories are sorted. */
export const RepositorySort = literal("score", "severity", "due", "name", "newest")
export type RepositorySort = typeof RepositorySort.Type

const quantumReadiness = Schema.NullOr(Schema.Int).annotate({
  description: "0 to 100; null where no public-key cryptography was judged",
  examples: [40]
})

const numbers = {
  scan_id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  completed_at: Instant,
  commit_sha: Schema.NullOr(Schema.String).annotate({ examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"] }),
  score: ScanRecord.fields.score,
  quantum_readiness: quantumReadiness,
  components_total: ScanRecord.fields.components_total,
  findings_total: ScanRecord.fields.findings_total,
  findings_by_severity: ScanRecord.fields.findings_by_severity
}

const Newest = Schema.Struct({ ...numbers, risk_level: ScanRecord.fields.risk_level }).annotate({
  identifier: "NewestScan",
  description: "The newest completed scan of the default ref; null before there is one"
})

const Due = Schema.Struct({
  assets: Schema.String.annotate({
    description: "The assets that lapse first, at most three of them by name",
    examples: ["RSA-2048, ECDSA-P-256"]
  }),
  on: Schema.NullOr(Schema.String).annotate({
    description: "The day from which a policy disallows them, `YYYY-MM-DD`; null where one does without a date",
    examples: ["2030-12-31"]
  }),
  is_overdue: Schema.Boolean.annotate({ examples: [false] })
}).annotate({
  identifier: "FirstDue",
  description:
    "What of the newest scan lapses first under the policies that hold for the repository, by its plan; null where nothing does, and for some seconds after the first scan"
})

const fields = {
  id: Schema.String.annotate({
    description: "`rep_` and 16 characters of a-z and 0-9",
    examples: ["rep_2f6k9q1x7c3m5v8z"]
  }),
  kind: Schema.Literals(["address", "upload"]).annotate({
    description: "`upload` has no address: nothing is fetched for it",
    examples: ["address"]
  }),
  name: Schema.String.annotate({ examples: ["openssl/openssl"] }),
  repo_url: Schema.NullOr(Schema.String).annotate({
    description: "Without a ref; null for an upload",
    examples: ["https://github.com/openssl/openssl"]
  }),
  default_ref: Schema.NullOr(Schema.String).annotate({
    description: "The branch or tag whose scans count for `newest` and the trend; null is the default branch",
    examples: ["main"]
  }),
  labels: Schema.Array(Schema.String).annotate({ examples: [["payments"]] }),
  policies: Schema.NullOr(Schema.Array(Schema.String)).annotate({
    description: "Ids of the policies that it is evaluated under; null where the tenant's choice holds",
    examples: [["cnsa-2.0"]]
  }),
  newest: Schema.NullOr(Newest),
  due: Schema.NullOr(Due),
  created_at: Instant,
  updated_at: Instant
}

/** A repository of a tenant as it is listed. */
export const RepositoryRecord = Schema.Struct(fields).annotate({ identifier: "RepositoryRecord" })
export type RepositoryRecord = typeof RepositoryRecord.Type

/** A repository with its schedules. */
export const RepositoryDetails = Schema.Struct({
  ...fields,
  schedules: Schema.Array(ScheduleRecord).annotate({ description: "Newest first" })
}).annotate({ identifier: "RepositoryDetails" })
export type RepositoryDetails = typeof RepositoryDetails.Type

/** One completed scan in the course of a repository. */
export const TrendPoint = Schema.Struct({ ...numbers, methodology_version: MethodologyVersion }).annotate({
  identifier: "TrendPoint"
})
export type TrendPoint = typeof TrendPoint.Type

const count = Schema.Int.annotate({ examples: [12] })

/** All repositories of a tenant in numbers. */
export const Portfolio = Schema.Struct({
  repositories_total: count,
  repositories_scanned: count.annotate({ description: "With a completed scan of the default ref", examples: [10] }),
  repositories_judged: count.annotate({ description: "Of these, with a score", examples: [9] }),
  score_average: Schema.NullOr(Schema.Int).annotate({
    description: "Over the repositories with a score; null without one",
    examples: [71]
  }),
  repositories_by_risk: Schema.Record(
    Schema.Literals(["critical", "high", "medium", "low", "none"]),
    Schema.Int
  ).annotate({
    description: "Scanned repositories by `risk_level` of their newest scan",
    examples: [{ critical: 1, high: 3, medium: 2, low: 2, none: 2 }]
  }),
  findings_by_severity: ScanRecord.fields.findings_by_severity,
  components_total: count,
  labels: Schema.Array(
    Schema.Struct({
      label: Schema.String.annotate({ examples: ["payments"] }),
      repositories: count.annotate({ examples: [4] })
    })
  ).annotate({ description: "Most used first, at most 200" })
}).annotate({ identifier: "Portfolio" })
export type Portfolio = typeof Portfolio.Type
