import { bars, gauge, scoreTone } from "../../../scanner/html/charts.ts"
import { clipped } from "../../../scanner/html/escape.ts"
import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { counted } from "../../../scanner/html/numbers.ts"
import { pill } from "../../../scanner/html/parts.ts"
import { ASSET_TYPES, PRIMITIVES, SEVERITIES } from "../../../scanner/html/words.ts"
import { severities } from "../../../scanner/model/severities.ts"
import type { DemoFinding, DemoResult } from "../../domain/DemoTry.ts"

const families: Readonly<Record<string, string>> = { ...PRIMITIVES, ...ASSET_TYPES, unknown: "Purpose not known" }

const shownFamilies = 8
const pathLength = 200

const score = (title: string, value: number | undefined, text: string): Html => markup`<div class="card score">
  ${gauge(value, title, scoreTone(value))}
  <div><h3>${title}</h3><p>${text}</p></div>
</div>`

const others = (places: number): Html | undefined =>
  places === 1 ? undefined : markup` and ${counted(places - 1, "other place")}`

const finding = ({ title, severity, recommendation, places, path, line }: DemoFinding): Html => markup`<li>
  ${pill(SEVERITIES[severity], severity)}
  <div>
    <h3>${title}</h3>
    <p class="muted"><code>${clipped(path, pathLength)}:${line}</code>${others(places)}</p>
    <p>${recommendation}</p>
  </div>
</li>`

const findings = ({ top_findings: top }: DemoResult): Html =>
  top.length === 0 ? markup`<p class="empty">No finding is open.</p>` : markup`<ol class="top">${top.map(finding)}</ol>`

const sentence = ({ components_total, findings_total, files_scanned }: DemoResult): Content =>
  markup`<strong>${counted(components_total, "cryptographic asset")}</strong> and <strong>${counted(findings_total, "finding")}</strong> in ${counted(files_scanned, "file")}.`

/** Without anything to assess there is no score. */
const nothingFound = ({ files_scanned }: DemoResult): Html => markup`<div class="notice">
  <p><strong>No cryptography was found in ${counted(files_scanned, "file")}.</strong></p>
  <p>It may be in a dependency, or in a language that is not read. Try the repository in which the work is done.</p>
</div>`

const found = (result: DemoResult, whole: Content): Html => markup`<p class="lead">${sentence(result)}</p>
  <div class="grid three">
    ${score("Score", result.score, "How free the production code is of classical weaknesses.")}
    ${score(
      "Quantum readiness",
      result.quantum_readiness ?? undefined,
      "The share of public-key cryptography that quantum computers do not break."
    )}
    <div class="card"><h3>Findings by severity</h3>
      ${bars(
        "Findings by severity",
        severities.map((severity) => ({
          label: SEVERITIES[severity],
          count: result.findings_by_severity[severity],
          tone: severity
        }))
      )}
    </div>
  </div>
  <section aria-labelledby="top-title"><h2 id="top-title">The most severe</h2>${findings(result)}</section>
  ${
    result.families.length === 0
      ? undefined
      : markup`<section aria-labelledby="families-title"><h2 id="families-title">Cryptography by kind</h2>
          ${bars(
            "Assets by kind",
            result.families.slice(0, shownFamilies).map(({ family, components }) => ({
              label: families[family] ?? family,
              count: components,
              tone: "accent"
            }))
          )}</section>`
  }
  ${whole}`

/** A summary of the result. */
export const tryResult = (result: DemoResult, whole: Content): Html =>
  result.components_total === 0 ? markup`${nothingFound(result)}${whole}` : found(result, whole)
