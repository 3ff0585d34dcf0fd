import type { DemoFinding, DemoResult, DemoTry } from "../domain/DemoTry.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { scanErrorOf } from "../scans/scanRecordOf.ts"
import type { DemoResultRow } from "./DemoRepo.ts"
import type { DemoRow } from "./demoRow.ts"

const findingOf = ({ finding, places }: DemoResultRow["top"][number]): DemoFinding => {
  const { title, severity, algorithm, recommendation, location } = finding
  return {
    title,
    severity,
    algorithm,
    recommendation,
    places,
    path: location.path,
    line: location.start_line
  }
}

const resultOf = (row: DemoRow, { quantum_readiness, files_scanned, families, top }: DemoResultRow): DemoResult => ({
  score: row.score ?? 0,
  quantum_readiness,
  risk_level: row.risk_level,
  files_scanned,
  components_total: row.components_total,
  findings_total: row.findings_total,
  findings_by_severity: row.findings_by_severity,
  families,
  top_findings: top.map(findingOf)
})

/** A scan of the demo as visitors see it. */
export const demoTryOf = (row: DemoRow, result: DemoResultRow | undefined): DemoTry => ({
  id: row.id,
  status: row.phase_reached,
  repo_url: row.repo_url,
  ref: row.repo_ref,
  commit_sha: row.commit_sha,
  progress: { phase: row.phase_reached, files_total: row.files_total, files_done: row.files_done },
  result: result === undefined ? null : resultOf(row, result),
  error: scanErrorOf(row),
  created_at: instantOf(row.created_at),
  completed_at: instantOrNull(row.completed_at)
})
