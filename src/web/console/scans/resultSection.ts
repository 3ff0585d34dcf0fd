import { bars, gauge, scoreTone } from "../../../../scanner/html/charts.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/severities.ts"
import type { ScanDetails } from "../../../domain/ScanRecord.ts"

const scoreCard = (title: string, value: number | undefined, of: string): Html =>
  markup`<div class="card score">
    ${gauge(value, title, scoreTone(value))}
    <div><h3>${title}</h3><p>${of}</p></div>
  </div>`

/** Kept with the scan as text, where there is public-key cryptography to judge. */
const readinessOf = ({ metadata }: ScanDetails): number | undefined => {
  const written = metadata["quantum_readiness"]
  return written === undefined ? undefined : Number(written)
}

const lead = ({ findings_total, components_total, findings_by_severity: counts, summary }: ScanDetails): Html => {
  const read = summary === null ? "" : ` in ${counted(summary.files_scanned, "file")}`
  const severe = (counts.critical ?? 0) + (counts.high ?? 0)
  const found = markup`<strong>${counted(components_total, "cryptographic asset")}</strong>${read}.`
  if (findings_total === 0) return markup`${found} <strong>No finding.</strong>`
  return markup`${found} <strong>${counted(findings_total, "finding")}</strong>, ${grouped(severe)} of them critical or high.`
}

/** What came of a scan, at one glance. */
export const resultSection = (scan: ScanDetails): Html =>
  markup`<section aria-labelledby="result-title">
    <h2 id="result-title">Result</h2>
    <p class="lead">${lead(scan)}</p>
    <div class="grid three">
      ${scoreCard("Hygiene", scan.score ?? undefined, "How free production code is of classical weaknesses.")}
      ${scoreCard("Quantum readiness", readinessOf(scan), "The share of public-key cryptography that quantum computers do not break.")}
      <div class="card">
        <h3>Findings by severity</h3>
        ${bars(
          "Findings by severity",
          severities.map((severity) => ({
            label: SEVERITIES[severity],
            count: scan.findings_by_severity[severity] ?? 0,
            tone: severity
          }))
        )}
      </div>
    </div>
  </section>`
