import { instantOf } from "../domain/Instant.ts"
import { recordVersion, shownVersion } from "../domain/projectVersion.ts"
import { TenantId } from "../domain/ids.ts"
import type { NewEvent } from "../events/Events.ts"
import type { ScanRow } from "./scanRow.ts"

const about = (row: ScanRow) => ({
  scan_id: row.id,
  status: row.status,
  env: row.env,
  repo_url: row.repo_url,
  commit_sha: row.commit_sha,
  project_name: row.project_name,
  project_version: recordVersion(row.project_version),
  version: shownVersion(row)
})

/** The webhook event of a scan that has ended. */
export const endedEvent = (row: ScanRow): NewEvent => ({
  tenant: TenantId.make(row.tenant_id),
  scanId: row.id,
  type: row.status === "completed" ? "cbom.scan.completed" : "cbom.scan.failed",
  data: {
    ...about(row),
    ...(row.status === "completed"
      ? {
          score: row.score,
          risk_level: row.risk_level,
          components_total: row.components_total,
          findings_total: row.findings_total,
          findings_by_severity: row.findings_by_severity
        }
      : { error: row.error_message, error_code: row.error_code }),
    completed_at: row.completed_at === null ? null : instantOf(row.completed_at)
  }
})

export const startedEvent = (row: ScanRow): NewEvent => ({
  tenant: TenantId.make(row.tenant_id),
  scanId: row.id,
  type: "cbom.scan.started",
  data: about(row)
})
