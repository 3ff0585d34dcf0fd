import type { Verdict, Weakness } from "../model/Assessment.ts"
import { plainSymbol } from "../model/plainFacts.ts"
import { bars } from "../html/charts.ts"
import { findingData, findingFilters } from "./findingFilters.ts"
import { rankOf, ruleOf, severityPill } from "./findingParts.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import { spot } from "./places.ts"
import type { Report } from "./Report.ts"
import { ruleTable } from "./ruleTable.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { CATEGORIES, CONFIDENCES, CONTEXTS, SCOPES, STATUSES } from "../html/words.ts"
import { stepText } from "../model/Trail.ts"
import { isOpen } from "../model/isOpen.ts"

/** Reasons come from comments of the scanned tree. */
const suppression = ({ suppressed }: Weakness): Content => {
  if (suppressed === undefined) return undefined
  const by = suppressed.by === "comment" ? "Suppressed by a comment" : "Suppressed by the baseline"
  const reason = suppressed.reason === undefined ? undefined : `: ${plain(plainSymbol(suppressed.reason))}`
  return markup`<div class="suppression">${pill(by, "info")}${reason}</div>`
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const findingCell = (report: Report, weakness: Weakness): Html =>
  markup`${plain(weakness.title)}${suppression(weakness)}${ruleOf(report, weakness)}`

/** In production code and beyond doubt, unless it says so. */
const notes = ({ location, context, confidence }: Weakness): ReadonlyArray<Content> => {
  const scope = location.scope === "production" ? undefined : SCOPES[location.scope]
  const note = context === undefined ? scope : (CONTEXTS[context] ?? plain(context))
  return [...(note === undefined ? [] : [note]), ...(confidence === "high" ? [] : [CONFIDENCES[confidence]])]
}

const whereCell = (report: Report, weakness: Weakness): Html => {
  const { location, algorithm, asset } = weakness
  const words = [
    assetName(report, asset, algorithm),
    ...(location.symbol === "" ? [] : [markup`<code>${plain(location.symbol)}</code>`]),
    ...notes(weakness)
  ]
  return markup`${spot(report, location.path, location.place)}
    <div class="sub">${joined(words, " · ")}</div>
    ${trailOf(report, weakness)}`
}

/** Where the values came from, folded up. */
const trailOf = (report: Report, { trail = [] }: Weakness): Content =>
  trail.length === 0
    ? undefined
    : markup`<details class="trail">
        <summary>From</summary>
        <ol>
          ${trail.map((step) => markup`<li>${plain(stepText(step))} ${spot(report, step.path, step.place)}</li>`)}
        </ol>
      </details>`

/** `Disallowed: a, b` and `Deprecated from 2030-01-01: c`. */
const policiesCell = ({ policies }: Weakness): Content => {
  if (policies.length === 0) return markup`<span class="muted">–</span>`
  const when = ({ status, from, isInEffect }: Verdict): string =>
    isInEffect || from === undefined ? STATUSES[status] : `${STATUSES[status]} from ${from}`
  return [...Map.groupBy(policies, when)].map(
    ([words, all]) =>
      markup`<div>
        <b>${words}:</b> ${joined(
          all.map(({ policy }) => plain(policy)),
          ", "
        )}
      </div>`
  )
}

const columns = (report: Report): ReadonlyArray<Column<Weakness>> => [
  { label: "Severity", cell: severityPill, key: rankOf, isPlain: true },
  {
    label: "Finding",
    cell: (one) => findingCell(report, one),
    key: ({ title }) => plain(title),
    isHeader: true,
    isPlain: true
  },
  { label: "What to do", cell: ({ recommendation }) => plain(recommendation) },
  { label: "Where", cell: (one) => whereCell(report, one), isPlain: true },
  { label: "Policies", cell: policiesCell, key: ({ policies }) => policies.length }
]

const categoryBars = (weaknesses: ReadonlyArray<Weakness>): Html => {
  const open = Map.groupBy(weaknesses.filter(isOpen), ({ category }) => category)
  const all = [...open]
    .map(([category, found]) => ({ category, found }))
    .toSorted((a, b) => b.found.length - a.found.length)
  return bars(
    "Open findings by category",
    all.map(({ category, found }) => ({ label: CATEGORIES[category], count: found.length, tone: "accent" }))
  )
}

/** Findings of one kind stand together. */
const bySeverityAndRule = (a: Weakness, b: Weakness): number => rankOf(a) - rankOf(b) || compare(a.rule, b.rule)

const everyFinding = (report: Report, shown: ReadonlyArray<Weakness>): Generator<Html, void> =>
  table({
    id: "findings-table",
    shape: "long",
    caption: listSummary(report, {
      shown: shown.length,
      total: report.assessment.weaknesses.length,
      one: "finding",
      many: "findings",
      which: "the most severe first"
    }),
    columns: columns(report),
    rows: shown,
    data: (weakness) => findingData(report, weakness),
    tone: (weakness) => (isOpen(weakness) ? undefined : "suppressed")
  })

/** Every weakness: by rule, then place by place. Suppressed ones stay visible as such. */
export function* findingsSection(report: Report): Generator<Html, void> {
  const { weaknesses } = report.assessment
  yield sectionStart(
    "findings",
    "Findings",
    "Places where cryptography is weak, misused or on its way out, and what to use instead. Uses in tests and examples count as less severe than those in production code."
  )
  if (weaknesses.length === 0) yield emptyNote("No finding.")
  else {
    const shown = weaknesses.slice(0, report.maxRows).toSorted(bySeverityAndRule)
    yield markup`<h3>By category</h3>
      ${categoryBars(weaknesses)}
      <h3>By rule</h3>`
    yield* ruleTable(report)
    yield markup`<h3>Every finding</h3>
      ${findingFilters(report, shown)}`
    yield* everyFinding(report, shown)
  }
  yield sectionEnd
}
