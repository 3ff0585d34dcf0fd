import type { KeyEnv } from "../domain/ApiKeyText.ts"

/** A row of `schedules`. */
export interface ScheduleRow {
  readonly tenant_id: string
  readonly id: string
  readonly key_id: string
  readonly env: KeyEnv
  readonly repo_url: string
  readonly cron: string
  readonly time_zone: string
  readonly project_name: string | null
  readonly project_version: string | null
  readonly enabled: boolean
  readonly last_run_at: Date | null
  readonly next_run_at: Date
  readonly last_commit: string | null
  readonly last_scan_id: string | null
  readonly last_result: string | null
  readonly created_at: Date
}
