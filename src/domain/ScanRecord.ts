import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"
import { KeyEnv } from "./ApiKeyText.ts"
import { ScanComponent } from "./ScanComponent.ts"
import { ScanFinding, Severity } from "./ScanFinding.ts"
import { ScanStatus } from "./ScanState.ts"

const Repository = Schema.Struct({
  host: Schema.String,
  owner: Schema.String,
  name: Schema.String,
  ref: Schema.NullOr(Schema.String),
  commit_sha: Schema.String
}).annotate({ identifier: "Repository" })

const fields = {
  id: Schema.String,
  status: ScanStatus,
  tenant_id: Schema.String,
  tenant_kind: Schema.String,
  env: KeyEnv,
  methodology_version: Schema.String,
  repo_url: Schema.String.annotate({ description: "As it was sent" }),
  repo: Schema.NullOr(Repository).annotate({ description: "null until it was fetched" }),
  project_name: Schema.NullOr(Schema.String),
  project_version: Schema.String,
  score: Schema.NullOr(Schema.Int).annotate({ description: "0 to 100; null until completed" }),
  risk_level: Schema.NullOr(Schema.Literals(["critical", "high", "medium", "low", "none"])),
  components_total: Schema.Int,
  findings_total: Schema.Int,
  findings_by_severity: Schema.Record(Severity, Schema.Int),
  progress: Schema.Struct({
    phase: ScanStatus,
    files_total: Schema.NullOr(Schema.Int),
    files_done: Schema.Int
  }),
  attempt: Schema.Int,
  created_at: Instant,
  queued_at: Instant,
  started_at: Schema.NullOr(Instant),
  completed_at: Schema.NullOr(Instant).annotate({ description: "When it ended, also of a failed scan" }),
  duration_ms: Schema.NullOr(Schema.Int),
  error: Schema.NullOr(Schema.Struct({ code: Schema.String, message: Schema.String, retryable: Schema.Boolean })),
  bom_available: Schema.Boolean,
  bom_url: Schema.NullOr(Schema.String),
  report_url: Schema.NullOr(Schema.String)
}

/** A scan as it is listed. */
export const ScanRecord = Schema.Struct(fields).annotate({ identifier: "ScanRecord" })
export type ScanRecord = typeof ScanRecord.Type

export const ScanSummary = Schema.Struct({
  files_scanned: Schema.Int,
  files_skipped: Schema.Int,
  skipped_reasons: Schema.Record(Schema.String, Schema.Int),
  languages: Schema.Record(Schema.String, Schema.Int),
  bytes_scanned: Schema.Int,
  lines_scanned: Schema.Int,
  limits_hit: Schema.Array(Schema.String)
}).annotate({ identifier: "ScanSummary" })
export type ScanSummary = typeof ScanSummary.Type

/** A scan with what it found; the lists are empty before it has completed and hold at most 5,000 each. */
export const ScanDetails = Schema.Struct({
  ...fields,
  findings: Schema.Array(ScanFinding),
  findings_truncated: Schema.Boolean,
  components: Schema.Array(ScanComponent),
  components_truncated: Schema.Boolean,
  summary: Schema.NullOr(ScanSummary),
  metadata: Schema.Record(Schema.String, Schema.String)
}).annotate({ identifier: "ScanDetails" })
export type ScanDetails = typeof ScanDetails.Type
