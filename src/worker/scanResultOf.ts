import { type Assessment, isOpen, type severities } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { ScanOutcome } from "../scans/ScanProcesses.ts"

/** The fields of a scan's record that depend on its results. */
export type ScanResult = Omit<ScanOutcome, "results" | "documents">

/** Without assets there is nothing to deduct from the score. */
const NOTHING_LOST = 100

const riskOf = ({ weaknesses }: Assessment): ScanResult["risk_level"] => {
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

/** The score, the highest severity that is not suppressed, and how much was found, suppressed weaknesses included. */
export const scanResultOf = ({ assets }: Inventory, assessment: Assessment): ScanResult => ({
  score: assessment.score.hygiene.value ?? NOTHING_LOST,
  risk_level: riskOf(assessment),
  components_total: assets.length,
  findings_total: assessment.weaknesses.length,
  findings_by_severity: bySeverity(assessment)
})
