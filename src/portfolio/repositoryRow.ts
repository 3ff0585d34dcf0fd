import type { RepositoryRecord } from "../domain/RepositoryRecord.ts"
import { instantOf } from "../domain/Instant.ts"

type Newest = NonNullable<RepositoryRecord["newest"]>

/** A row of `repositories`. */
export interface RepositoryRow {
  readonly tenant_id: string
  readonly id: string
  readonly kind: RepositoryRecord["kind"]
  readonly name: string
  readonly repo_url: string | null
  readonly default_ref: string | null
  readonly labels: ReadonlyArray<string>
  readonly policies: ReadonlyArray<string> | null
  readonly scan_id: string | null
  readonly completed_at: Date | null
  readonly commit_sha: string | null
  readonly score: number | null
  readonly risk_level: Newest["risk_level"]
  readonly quantum_readiness: number | null
  readonly components_total: number | null
  readonly findings_total: number | null
  readonly findings_by_severity: Newest["findings_by_severity"] | null
  readonly lapse_assets: string | null
  /** `YYYY-MM-DD` */
  readonly lapse_on: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

const newestIn = (row: RepositoryRow): RepositoryRecord["newest"] =>
  row.scan_id === null || row.completed_at === null || row.findings_by_severity === null
    ? null
    : {
        scan_id: row.scan_id,
        completed_at: instantOf(row.completed_at),
        commit_sha: row.commit_sha,
        score: row.score,
        quantum_readiness: row.quantum_readiness,
        components_total: row.components_total ?? 0,
        findings_total: row.findings_total ?? 0,
        findings_by_severity: row.findings_by_severity,
        risk_level: row.risk_level
      }

const dueIn = ({ scan_id, lapse_assets, lapse_on }: RepositoryRow, today: string): RepositoryRecord["due"] =>
  scan_id === null || lapse_assets === null
    ? null
    : { assets: lapse_assets, on: lapse_on, is_overdue: lapse_on === null || lapse_on <= today }

/** A row of `repositories` as clients read it on a day, `YYYY-MM-DD`. */
export const repositoryRecordOf = (row: RepositoryRow, today: string): RepositoryRecord => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  repo_url: row.repo_url,
  default_ref: row.default_ref,
  labels: row.labels,
  policies: row.policies,
  newest: newestIn(row),
  due: dueIn(row, today),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at)
})
