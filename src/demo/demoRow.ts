import type { ScanRow } from "../scans/scanRow.ts"

/** The columns of `scans` that the demo shows. */
export type DemoRow = Pick<
  ScanRow,
  | "id"
  | "status"
  | "phase_reached"
  | "repo_host"
  | "repo_owner"
  | "repo_name"
  | "repo_url"
  | "repo_ref"
  | "commit_sha"
  | "score"
  | "files_total"
  | "files_done"
  | "error_code"
  | "error_message"
  | "created_at"
  | "completed_at"
  | "risk_level"
  | "components_total"
  | "findings_total"
  | "findings_by_severity"
>
