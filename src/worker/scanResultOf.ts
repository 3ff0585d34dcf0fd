import { type Assessment, isOpen, type severities } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { ScanOutcome } from "../scans/ScanProcesses.ts"

/** The fields of a scan's record that depend on its results. */
export type ScanResult = Omit<ScanOutcome, "results" | "documents">

const riskOf = ({ weaknesses, score }: Assessment): ScanResult["risk_level"] => {
  if (score.hygiene.value === undefined) return "none"
  const worst = weaknesses.find(isOpen)?.severity
  return worst === undefined || worst === "info" ? "none" : worst
}

const bySeverity = ({ weaknesses }: Assessment): ScanResult["findings_by_severity"] => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 } satisfies Record<
    (typeof severities)[number],
    number
  >
  for (const { severity } of weaknesses) counts[severity]++
  return counts
}

/**
 * The score, the highest severity that is not suppressed, and how much was found, suppressed weaknesses included. Where nothing
 * was judged there is neither score nor risk.
 */
export const scanResultOf = ({ assets }: Inventory, assessment: Assessment): ScanResult => ({
  score: assessment.score.hygiene.value ?? null,
  risk_level: riskOf(assessment),
  components_total: assets.length,
  findings_total: assessment.weaknesses.length,
  findings_by_severity: bySeverity(assessment)
})
