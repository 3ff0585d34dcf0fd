import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import type { ScanState, ScanStatus } from "../domain/ScanState.ts"
import type { UploadFormat } from "../domain/UploadTarget.ts"

/** A row of `scans`. */
export interface ScanRow {
  readonly tenant_id: string
  readonly id: string
  readonly env: KeyEnv
  readonly tenant_kind: string
  readonly status: ScanStatus
  readonly phase_reached: ScanStatus
  readonly attempt: number
  readonly methodology_version: string
  readonly repo_url: string
  readonly repo_host: string
  readonly repo_owner: string
  readonly repo_name: string
  readonly repo_ref: string | null
  /** `host/owner/name` in lower case, for comparison. */
  readonly repository: string
  readonly repository_id: string
  /** The tag that was fetched, if it was one. */
  readonly repo_tag: string | null
  readonly commit_sha: string | null
  /** The credential that was offered to the host; null for what everybody can read. */
  readonly credential_id: string | null
  readonly project_name: string | null
  /** null where the client sent none. */
  readonly project_version: string | null
  readonly score: number | null
  readonly risk_level: ScanRecord["risk_level"]
  readonly components_total: number
  readonly findings_total: number
  readonly findings_by_severity: ScanRecord["findings_by_severity"]
  readonly files_total: number | null
  readonly files_done: number
  readonly error_code: string | null
  readonly error_message: string | null
  readonly given_back: number
  readonly job_id: string | null
  readonly last_failure: string | null
  readonly reused_from: string | null
  readonly scanner_version: string | null
  /** The token of the active link to its report. */
  readonly report_token: string | null
  /** What was uploaded; null where a repository is fetched. */
  readonly upload_format: UploadFormat | null
  readonly created_at: Date
  readonly queued_at: Date
  readonly started_at: Date | null
  readonly completed_at: Date | null
}

/** The state of a scan that has not ended. */
export const stateOf = ({ status, phase_reached, attempt, given_back }: ScanRow): ScanState => ({
  status,
  phaseReached: phase_reached,
  attempt,
  givenBack: given_back
})
