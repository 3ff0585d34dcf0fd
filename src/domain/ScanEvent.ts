import * as Schema from "effect/Schema"
import { ScanRecord } from "./ScanRecord.ts"

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
