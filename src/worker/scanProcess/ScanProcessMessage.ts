import * as Schema from "effect/Schema"
import { FailureCause } from "../../domain/FailureCause.ts"
import type { TreeLimits } from "../../node/git/repositoryTree.ts"
import type { ArchiveJob, ScanJob, UploadJob } from "../../scans/ScanProcesses.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const documents = {
  folder: Schema.String,
  host: Schema.String,
  owner: Schema.String,
  name: Schema.String,
  ref: Schema.NullOr(Schema.String),
  projectName: Schema.NullOr(Schema.String),
  serialNumber: Schema.String,
  timestamp: Schema.String,
  policies: Schema.optionalKey(
    Schema.NullOr(Schema.Array(Schema.Struct({ id: Schema.String, document: Schema.NullOr(Schema.String) })))
  ),
  rulesPage: Schema.optionalKey(Schema.String),
  fingerprintKey: Schema.optionalKey(Schema.String)
}

const Job = Schema.Struct({
  ...documents,
  directory: Schema.String,
  commit: Schema.String,
  url: Schema.String,
  projectVersion: Schema.String,
  readsConfiguration: Schema.optionalKey(Schema.Boolean),
  memory: Schema.optionalKey(Schema.Struct({ before: Schema.String, after: Schema.String }))
}) satisfies Schema.Codec<ScanJob>

const stated = {
  ...documents,
  commit: Schema.NullOr(Schema.String),
  url: Schema.NullOr(Schema.String),
  projectVersion: Schema.NullOr(Schema.String)
}

const Upload = Schema.Struct({
  ...stated,
  upload: Schema.Struct({ file: Schema.String, format: Schema.Literals(["scan", "cyclonedx"]) })
}) satisfies Schema.Codec<UploadJob>

const Archive = Schema.Struct({
  ...stated,
  archive: Schema.Struct({ folder: Schema.String, fileName: Schema.String })
}) satisfies Schema.Codec<ArchiveJob>

const Tree = Schema.Struct({ maxEntries: Count, maxFiles: Count, maxBytes: Count }) satisfies Schema.Codec<TreeLimits>

/** What of an archive is scanned. */
const ArchiveScanLimits = Schema.Struct({ ...Tree.fields, maxUnpackedBytes: Count })
export type ArchiveScanLimits = typeof ArchiveScanLimits.Type

/** A request to a scan process. */
export const ScanProcessRequest = Schema.Struct({
  scan: Schema.Union([Job, Upload, Archive]),
  limits: ArchiveScanLimits
})
export type ScanProcessRequest = typeof ScanProcessRequest.Type

/** It names no files: the caller decides where they are. */
const Result = Schema.Struct({
  score: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
  risk_level: Schema.Literals(["critical", "high", "medium", "low", "none"]),
  components_total: Count,
  findings_total: Count,
  findings_by_severity: Schema.Struct({ critical: Count, high: Count, medium: Count, low: Count, info: Count })
})

const Failed = Schema.Struct({
  code: FailureCause,
  retryAfterSeconds: Schema.optional(Schema.Finite),
  detail: Schema.optional(Schema.String),
  shown: Schema.optional(Schema.String)
})

/** An answer of a scan process: progress any number of times, then the result or the failure. */
export const ScanProcessAnswer = Schema.Union([
  Schema.Struct({ progress: Schema.Struct({ filesTotal: Schema.NullOr(Count), filesDone: Count }) }),
  Schema.Struct({ done: Result }),
  Schema.Struct({ failed: Failed })
])
export type ScanProcessAnswer = typeof ScanProcessAnswer.Type

const MAX_FRAMES = 8

/**
 * What a fault of a scan process means: a disk that is full may be free again, while whatever of a repository makes the scanner
 * throw does so at the next attempt, too.
 */
export const causeOfFault = (fault: unknown): "internal_error" | "scanner_crashed" =>
  fault instanceof Error && typeof (fault as NodeJS.ErrnoException).errno === "number"
    ? "internal_error"
    : "scanner_crashed"

/** The name and stack frames of an error without its message, which may repeat text of the repository. */
export const faultText = (fault: unknown): string => {
  if (!(fault instanceof Error)) return `a ${typeof fault} was thrown`
  const code = (fault as { readonly code?: unknown }).code
  const frames = (fault.stack ?? "")
    .replace(fault.message, "")
    .split("\n")
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  const name = typeof code === "string" && /^[A-Z_]+$/.test(code) ? `${fault.name} ${code}` : fault.name
  return [name, ...frames.slice(0, MAX_FRAMES).map((frame) => frame.trim())].join(" ")
}
