import type { Finding } from "./Finding.ts"
import type { ScanReport } from "./ScanReport.ts"

const withoutLines = (finding: Finding): Finding => {
  const { code: _, evidence, ...others } = finding
  return { ...others, evidence: evidence.map(({ code: __, ...one }) => one) }
}

/** The report without lines of code: what was found and where, and no source. No id, score or severity depends on them. */
export const withoutCode = (report: ScanReport): ScanReport => ({
  ...report,
  findings: report.findings.map(withoutLines)
})
