import type { SqlClient } from "effect/sql/SqlClient"
import type { Fragment, Statement } from "effect/sql/Statement"
import { failureCauses } from "../domain/FailureCause.ts"
import { recordVersion, SHORT_COMMIT } from "../domain/projectVersion.ts"

const retryable = Object.entries(failureCauses).flatMap(([code, { isRetryable }]) => (isRetryable ? [code] : []))

const instant = `YYYY-MM-DD"T"HH24:MI:SS.MS"Z"`

/**
 * Rows of `scans` as the JSON texts that clients read: what `scanRecordOf` makes of each, made by the database, as this
 * is what most requests ask for. `rows` is a query of rows; they come in its order. With rows that `scanRecordOf` writes instead,
 * lists a second fell from 813 to 603 (`bench/service.ts`, 2026-11-23, one machine, bare servers of 19,000 and 20,400).
 */
export const scanJsonRow = (
  sql: SqlClient,
  publicUrl: string,
  rows: Fragment
): Statement<{ readonly record: string }> => sql`
  select row_to_json(record)::text as record from (
    select
      id,
      phase_reached as status,
      tenant_id,
      tenant_kind,
      env,
      methodology_version,
      repo_url,
      case when commit_sha is not null then
        json_build_object('host', repo_host, 'owner', repo_owner, 'name', repo_name, 'ref', repo_ref, 'commit_sha', commit_sha)
      end as repo,
      project_name,
      coalesce(project_version, ${recordVersion(null)}) as project_version,
      coalesce(project_version, repo_tag, left(commit_sha, ${SHORT_COMMIT})) as version,
      score,
      risk_level,
      components_total,
      findings_total,
      findings_by_severity,
      json_build_object('phase', phase_reached, 'files_total', files_total, 'files_done', files_done) as progress,
      attempt - given_back as attempt,
      to_char(created_at at time zone 'UTC', ${instant}) as created_at,
      to_char(queued_at at time zone 'UTC', ${instant}) as queued_at,
      to_char(started_at at time zone 'UTC', ${instant}) as started_at,
      to_char(completed_at at time zone 'UTC', ${instant}) as completed_at,
      (extract(epoch from completed_at - started_at) * 1000)::bigint as duration_ms,
      case when error_code is not null then
        json_build_object('code', error_code, 'message', coalesce(error_message, error_code), 'retryable', error_code = any(${retryable}))
      end as error,
      status = 'completed' as bom_available,
      case when status = 'completed' then ${publicUrl} || '/api/v1/cbom/scans/' || id || '/bom.json' end as bom_url,
      case when report_token is not null then ${publicUrl} || '/r/' || report_token end as report_url
    from (${rows}) as scan
  ) as record`
