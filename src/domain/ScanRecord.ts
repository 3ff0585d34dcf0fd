import * as Schema from "effect/Schema"
import type { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { KeyEnv } from "./ApiKeyText.ts"
import { Instant } from "./Instant.ts"
import { ScanComponent } from "./ScanComponent.ts"
import { ScanFinding, Severity } from "./ScanFinding.ts"
import { ScanStatus } from "./ScanState.ts"

const Repository = Schema.Struct({
  host: Schema.String.annotate({ examples: ["github.com"] }),
  owner: Schema.String.annotate({ examples: ["openssl"] }),
  name: Schema.String.annotate({ examples: ["openssl"] }),
  ref: Schema.NullOr(Schema.String).annotate({ description: "null for the default branch", examples: [null] }),
  commit_sha: Schema.String.annotate({ examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"] })
}).annotate({ identifier: "Repository" })

/** The current one: no other value compiles. */
const version: typeof METHODOLOGY_VERSION = "2.0"

export const MethodologyVersion = Schema.String.annotate({ examples: [version] })

export const ScoreBasisText = Schema.String.annotate({
  description: "What the scores rest on, in words",
  examples: [`methodology ${version}; something was recognised of 12 of 20 imports of cryptography (60 %)`]
})

/** What documents and pages show. */
export const ShownVersion = Schema.NullOr(Schema.String).annotate({
  description:
    "`project_version` as sent; otherwise the tag that was scanned, or the first 12 digits of the commit; null until that is known",
  examples: ["8d91a7e0f2c6"]
})

const Count = Schema.Int.annotate({ examples: [1] })

const fields = {
  id: Schema.String.annotate({
    description: "`cbom_` and 16 characters of a-z and 0-9",
    examples: ["cbom_7k2m9x4qa0w8z3rt"]
  }),
  status: ScanStatus.annotate({
    description: "It only moves on: queued, downloading, scanning, then completed or failed, which are final",
    examples: ["completed"]
  }),
  tenant_id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  tenant_kind: Schema.String.annotate({ examples: ["partner"] }),
  env: KeyEnv.annotate({ description: "Of the key that submitted the scan" }),
  methodology_version: MethodologyVersion,
  repo_url: Schema.String.annotate({
    description: "As it was sent; of an upload, the address of its repository, or that of its page where it has none",
    examples: ["https://github.com/openssl/openssl"]
  }),
  repo: Schema.NullOr(Repository).annotate({
    description: "null until it was fetched, and of uploads that state no commit"
  }),
  project_name: Schema.NullOr(Schema.String).annotate({ examples: ["OpenSSL"] }),
  project_version: Schema.String.annotate({
    description: "As sent, otherwise `1.0.0`; `version` is what documents and pages show",
    examples: ["1.0.0"]
  }),
  version: ShownVersion,
  score: Schema.NullOr(Schema.Int).annotate({
    description: "0 to 100; null until completed, and where nothing was judged: `summary.not_judged` says why",
    examples: [78]
  }),
  risk_level: Schema.NullOr(Schema.Literals(["critical", "high", "medium", "low", "none"])).annotate({
    description: "null until completed; `none` where nothing was judged",
    examples: ["high"]
  }),
  components_total: Count,
  findings_total: Count,
  findings_by_severity: Schema.Record(Severity, Schema.Int).annotate({
    examples: [{ critical: 0, high: 1, medium: 0, low: 0, info: 0 }]
  }),
  progress: Schema.Struct({
    phase: ScanStatus.annotate({ examples: ["completed"] }),
    files_total: Schema.NullOr(Schema.Int).annotate({ description: "null until it is known", examples: [2140] }),
    files_done: Schema.Int.annotate({ examples: [2140] })
  }),
  attempt: Schema.Int.annotate({ description: "From 1; raised when the scan is begun anew", examples: [1] }),
  created_at: Instant,
  queued_at: Instant,
  started_at: Schema.NullOr(Instant).annotate({ examples: ["2026-11-22T09:30:02.000Z"] }),
  completed_at: Schema.NullOr(Instant).annotate({
    description: "When it ended, also of a failed scan",
    examples: ["2026-11-22T09:30:41.500Z"]
  }),
  duration_ms: Schema.NullOr(Schema.Int).annotate({ examples: [39_500] }),
  error: Schema.NullOr(
    Schema.Struct({ code: Schema.String, message: Schema.String, retryable: Schema.Boolean })
  ).annotate({ description: "Of a failed scan only", examples: [null] }),
  bom_available: Schema.Boolean.annotate({ examples: [true] }),
  bom_url: Schema.NullOr(Schema.String).annotate({
    examples: ["https://api.example.com/api/v1/cbom/scans/cbom_7k2m9x4qa0w8z3rt/bom.json"]
  }),
  report_url: Schema.NullOr(Schema.String).annotate({
    description: "Of its report, while that is published; null otherwise",
    examples: ["https://api.example.com/r/8f3k1x7q9m2c5v0z6b4n1d7h3j5l9p2r8t6w0y4s"]
  })
}

/** A scan as it is listed. */
export const ScanRecord = Schema.Struct(fields).annotate({ identifier: "ScanRecord" })
export type ScanRecord = typeof ScanRecord.Type

const ScanCoverage = Schema.Struct({
  imports_total: Schema.NullOr(Schema.Int).annotate({
    description: "Imports of libraries of cryptography in production code; null where it is not known",
    examples: [20]
  }),
  imports_recognised: Schema.NullOr(Schema.Int).annotate({
    description: "Those of which something was recognised",
    examples: [12]
  }),
  languages_not_read: Schema.Record(Schema.String, Schema.Int).annotate({
    description: "Files of programming languages that are not read, by extension",
    examples: [{ ".vb": 3 }]
  }),
  files_partial: Schema.Int.annotate({
    description: "Files that were read in part, because of syntax errors",
    examples: [0]
  })
}).annotate({
  identifier: "ScanCoverage",
  description: "What the scores rest on; absent for scans of earlier versions"
})

export const ScanSummary = Schema.Struct({
  files_scanned: Schema.Int.annotate({ examples: [2098] }),
  files_skipped: Schema.Int.annotate({ examples: [42] }),
  skipped_reasons: Schema.Record(Schema.String, Schema.Int).annotate({
    description: "Files by reason",
    examples: [{ binary: 42 }]
  }),
  languages: Schema.Record(Schema.String, Schema.Int).annotate({
    description: "Files by language",
    examples: [{ c: 1840, perl: 258 }]
  }),
  bytes_scanned: Schema.Int.annotate({ examples: [41_943_040] }),
  lines_scanned: Schema.Int.annotate({ examples: [1_203_551] }),
  limits_hit: Schema.Array(Schema.String).annotate({ examples: [[]] }),
  files_unrecognised: Schema.optionalKey(Schema.Int).annotate({
    description:
      "Files outside of tests, examples and copies that import a library of cryptography of which nothing was recognised in them; absent for scans of earlier versions",
    examples: [3]
  }),
  not_judged: Schema.optionalKey(Schema.String).annotate({
    description: "Why there is no score; absent where there is one",
    examples: ["no use of cryptography was found"]
  }),
  score_basis: Schema.optionalKey(ScoreBasisText).annotate({ description: "Absent for scans of earlier versions" }),
  coverage: Schema.optionalKey(ScanCoverage)
}).annotate({ identifier: "ScanSummary" })
export type ScanSummary = typeof ScanSummary.Type

/** A scan with what it found; the lists are empty before it has completed and hold at most 5,000 each. */
export const ScanDetails = Schema.Struct({
  ...fields,
  findings: Schema.Array(ScanFinding).annotate({ description: "Empty until completed; at most 5,000" }),
  findings_truncated: Schema.Boolean.annotate({ examples: [false] }),
  components: Schema.Array(ScanComponent).annotate({ description: "Empty until completed; at most 5,000" }),
  components_truncated: Schema.Boolean.annotate({ examples: [false] }),
  summary: Schema.NullOr(ScanSummary).annotate({ description: "null until completed" }),
  metadata: Schema.Record(Schema.String, Schema.String).annotate({ examples: [{}] })
}).annotate({ identifier: "ScanDetails" })
export type ScanDetails = typeof ScanDetails.Type

/** What is told of a scan that was just queued. */
export const ScanCreated = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  status: ScanStatus,
  tenant_id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  tenant_kind: Schema.String.annotate({ examples: ["partner"] }),
  methodology_version: MethodologyVersion
}).annotate({ identifier: "ScanCreated" })
export type ScanCreated = typeof ScanCreated.Type

export const scanCreatedOf = (scan: ScanRecord): ScanCreated => ({
  id: scan.id,
  status: scan.status,
  tenant_id: scan.tenant_id,
  tenant_kind: scan.tenant_kind,
  methodology_version: scan.methodology_version
})

/** How far a scan is. */
export const ScanProgress = Schema.Struct({
  id: ScanRecord.fields.id,
  status: ScanRecord.fields.status,
  attempt: ScanRecord.fields.attempt,
  progress: ScanRecord.fields.progress
}).annotate({ identifier: "ScanProgress" })
export type ScanProgress = typeof ScanProgress.Type

export const scanProgressOf = ({ id, status, attempt, progress }: ScanRecord): ScanProgress => ({
  id,
  status,
  attempt,
  progress
})

/** Names a state of a scan: two that clients can tell apart have different names. */
export const scanEventId = ({ status, attempt, progress }: ScanProgress): string =>
  [attempt, status, progress.files_total ?? "", progress.files_done].join(".")
