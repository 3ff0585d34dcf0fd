import { isOpen, severities, type Severity, type Weakness } from "../model/Assessment.ts"
import { placesTotal } from "../model/weakPlaces.ts"
import { sinceText } from "../bom/sinceText.ts"
import { bars, HYGIENE_OF, QUANTUM_OF, scoreCard } from "../html/charts.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import type { Report } from "./Report.ts"
import { sectionEnd, plain } from "../html/parts.ts"
import { scoreCoverageText } from "../model/scoreText.ts"
import { SEVERITIES } from "../html/words.ts"
import { rankOf } from "./findingParts.ts"

const NOTHING_FOUND: Html = markup`See under <a href="#coverage">Coverage</a> whether the project's languages were read, and
  which files were skipped. Scan the whole repository rather than one folder, and without patterns that leave files out.
  Cryptography inside of third-party libraries is not part of the inventory.`

const NOTHING_OPEN: Html = markup`Look at the <a href="#timeline">Timeline</a> for what policies will disallow later, and at
  <a href="#quantum">Quantum</a> for what has to be replaced in time. Scan again when the code or a policy changes.`

const ALL_SUPPRESSED: Html = markup`Every finding is suppressed, so that none counts. Read their reasons under
  <a href="#findings-table">Findings</a>, and take back those that no longer hold: remove the comment, or write a new
  baseline.`

const FIRST_RULES = 3

const byUrgency = (a: ReadonlyArray<Weakness>, b: ReadonlyArray<Weakness>): number =>
  rankOf(a[0]!) - rankOf(b[0]!) || b.length - a.length

/** The rules with the most severe findings, and of those the ones with the most. Findings come with the worst first. */
const beginWith = ({ rules }: Report, open: ReadonlyArray<Weakness>): Html => {
  const first = [...Map.groupBy(open, ({ rule }) => rule).values()].toSorted(byUrgency).slice(0, FIRST_RULES)
  return joined(
    first.map((all) => {
      const { rule, title } = all[0]!
      const anchor = rules.get(rule)?.anchor
      const words = anchor === undefined ? plain(title) : markup`<a href="#${anchor}">${plain(title)}</a>`
      return markup`${words} (${counted(all.length, "finding")})`
    }),
    ", "
  )
}

const tooMany = ({ maxRows, wholeHref }: Report, open: number): Content =>
  open <= maxRows || wholeHref !== undefined
    ? undefined
    : ` There are more findings than this page lists place by place, ${grouped(open)}: one change by rule often mends many. The other output formats hold every place.`

const adviceFor = (report: Report): Content => {
  const { inventory, assessment } = report
  const open = assessment.weaknesses.filter(isOpen)
  if (open.length > 0) return markup`Begin with ${beginWith(report, open)}.${tooMany(report, open.length)}`
  if (assessment.weaknesses.length > 0) return ALL_SUPPRESSED
  return inventory.assets.length === 0 ? NOTHING_FOUND : NOTHING_OPEN
}

/** Next steps for the reader, by result. */
const nextSteps = (report: Report): Html =>
  markup`<p class="next"><strong>What to do next:</strong> ${adviceFor(report)}</p>`

export const severityCounts = (weaknesses: ReadonlyArray<Weakness>): { readonly [S in Severity]: number } => {
  const counts: { [S in Severity]: number } = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const { severity } of weaknesses) counts[severity]++
  return counts
}

const places = ({ inventory: { assets } }: Report): number =>
  assets.reduce((sum, { occurrences }) => sum + occurrences.length, 0)

const foundSentence = (report: Report): Content => {
  const { assets, coverage } = report.inventory
  const read = coverage === undefined ? "" : `, of ${grouped(coverage.filesScanned)} that were read`
  return markup`<strong>${counted(assets.length, "cryptographic asset")}</strong> found at
    ${counted(places(report), "place")} in ${counted(report.paths.size, "file")}${read}.`
}

const severeSentence = ({ assessment: { weaknesses } }: Report): Content => {
  const open = weaknesses.filter(isOpen)
  const suppressed = weaknesses.length - open.length
  const { critical, high } = severityCounts(open)
  const note =
    suppressed === 0 ? "" : ` ${counted(suppressed, "further finding")} ${suppressed === 1 ? "is" : "are"} suppressed.`
  if (open.length === 0) return `No finding is open.${note}`
  return markup`<strong>${counted(open.length, "finding")}</strong> at ${counted(placesTotal(open), "place")} ${open.length === 1 ? "is" : "are"} open,
    ${grouped(critical)} of them critical and ${grouped(high)} high.${note}`
}

const disallowedSentence = ({ assessment: { verdicts, policies } }: Report): Content => {
  if (policies.length === 0) return "No policy was asked."
  const disallowed = [...verdicts.values()].filter((all) =>
    all.some(({ status, isInEffect }) => status === "disallowed" && isInEffect)
  )
  return markup`${counted(policies.length, "policy", "policies")} ${policies.length === 1 ? "was" : "were"} asked; at
  least one of them disallows ${counted(disallowed.length, "asset")} today.`
}

/** The first screen: two scores, findings by severity, and a summary in three sentences. */
export const summarySection = (report: Report): Html => {
  const { score, weaknesses } = report.assessment
  const { since } = report.options
  const counts = severityCounts(weaknesses.filter(isOpen))
  const { hygiene, quantum, notJudged, coverage } = score
  const basis = coverage === undefined ? "" : scoreCoverageText(coverage)
  return markup`<section id="summary" aria-labelledby="summary-title">
    <h2 id="summary-title">Summary</h2>
    <p class="lead">${joined([foundSentence(report), severeSentence(report), disallowedSentence(report)], " ")}</p>
    ${nextSteps(report)}
    ${since === undefined ? undefined : markup`<p class="muted">Findings: ${plain(sinceText(since))}. <a href="#changes">Changes</a></p>`}
    ${basis === "" ? undefined : markup`<p class="muted">What the scores rest on: ${plain(basis)}.</p>`}
    <div class="grid three">
      ${scoreCard("Hygiene", hygiene.value, HYGIENE_OF, notJudged)}${scoreCard("Quantum readiness", quantum.value, QUANTUM_OF)}
      <div class="card">
        <h3>Open findings by severity</h3>
        ${bars(
          "Open findings by severity",
          severities.map((severity) => ({ label: SEVERITIES[severity], count: counts[severity], tone: severity }))
        )}
      </div>
    </div>
    ${sectionEnd}`
}
