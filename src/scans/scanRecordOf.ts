import { failureCauses, isFailureCause } from "../domain/FailureCause.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import { reportUrlOf } from "../domain/PublicationRecord.ts"
import { recordVersion, shownVersion } from "../domain/projectVersion.ts"
import { attemptsUsed } from "../domain/ScanState.ts"
import type { ScanRow } from "./scanRow.ts"

const repositoryOf = (row: ScanRow): ScanRecord["repo"] =>
  row.commit_sha === null
    ? null
    : { host: row.repo_host, owner: row.repo_owner, name: row.repo_name, ref: row.repo_ref, commit_sha: row.commit_sha }

/** Why a scan failed, as clients read it. */
export const scanErrorOf = ({
  error_code: code,
  error_message: message
}: Pick<ScanRow, "error_code" | "error_message">): ScanRecord["error"] =>
  code === null
    ? null
    : { code, message: message ?? code, retryable: isFailureCause(code) && failureCauses[code].isRetryable }

/** A row of `scans` as clients read it. */
export const scanRecordOf = (row: ScanRow, publicUrl: string): ScanRecord => {
  const isCompleted = row.status === "completed"
  return {
    id: row.id,
    status: row.phase_reached,
    tenant_id: row.tenant_id,
    tenant_kind: row.tenant_kind,
    env: row.env,
    methodology_version: row.methodology_version,
    repo_url: row.repo_url,
    repo: repositoryOf(row),
    project_name: row.project_name,
    project_version: recordVersion(row.project_version),
    version: shownVersion(row),
    score: row.score,
    risk_level: row.risk_level,
    components_total: row.components_total,
    findings_total: row.findings_total,
    findings_by_severity: row.findings_by_severity,
    progress: { phase: row.phase_reached, files_total: row.files_total, files_done: row.files_done },
    attempt: attemptsUsed({ attempt: row.attempt, givenBack: row.given_back }),
    created_at: instantOf(row.created_at),
    queued_at: instantOf(row.queued_at),
    started_at: instantOrNull(row.started_at),
    completed_at: instantOrNull(row.completed_at),
    duration_ms:
      row.started_at === null || row.completed_at === null
        ? null
        : row.completed_at.getTime() - row.started_at.getTime(),
    error: scanErrorOf(row),
    bom_available: isCompleted,
    bom_url: isCompleted ? `${publicUrl}/api/v1/cbom/scans/${row.id}/bom.json` : null,
    report_url: row.report_token === null ? null : reportUrlOf(publicUrl, row.report_token)
  }
}
