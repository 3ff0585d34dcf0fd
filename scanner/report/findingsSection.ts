import { order } from "../model/order.ts"
import { basisText, optionTexts, reasonStep } from "../bom/reasonText.ts"
import { bars } from "../html/charts.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { codeView, emptyNote, pill, plain, sectionEnd, sectionStart, someOf } from "../html/parts.ts"
import { type Column, table } from "../html/table.ts"
import { CATEGORIES, CONFIDENCES, CONTEXTS, SCOPES, STATUSES } from "../html/words.ts"
import { PURPOSES } from "../model/Purpose.ts"
import { isOpen, type Verdict, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import { originText } from "../model/Origin.ts"
import { algorithmsOf } from "../model/weakPlaces.ts"
import { plainSymbol } from "../model/plainFacts.ts"
import type { Report } from "./Report.ts"
import { assetName } from "./assetParts.ts"
import { findingData, findingFilters } from "./findingFilters.ts"
import { rankOf, ruleId, ruleOf, ruleReasons, severityPill } from "./findingParts.ts"
import { listSummary } from "./listSummary.ts"
import { spot } from "./places.ts"

interface RuleGroup {
  readonly first: Weakness
  /** The message, if all findings of the rule share it. */
  readonly title: string
  readonly algorithms: ReadonlyArray<string>
  readonly open: number
  readonly suppressed: number
}

/** Of each rule, its most severe finding with how many there are. */
const byRule = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<RuleGroup> =>
  [...Map.groupBy(weaknesses, ({ rule }) => rule).values()].map((all) => {
    const open = all.filter(isOpen)
    const first = open[0] ?? all[0]!
    return {
      first,
      title: all.every(({ title }) => title === first.title) ? first.title : CATEGORIES[first.category],
      algorithms: [...new Set(all.flatMap(algorithmsOf))].toSorted(),
      open: open.length,
      suppressed: all.length - open.length
    }
  })

const ruleColumns = (report: Report): ReadonlyArray<Column<RuleGroup>> => [
  { label: "Severity", cell: ({ first }) => severityPill(first), key: ({ first }) => rankOf(first), isPlain: true },
  {
    label: "Rule",
    cell: ({ title, first, algorithms }) =>
      markup`${plain(title)}
        <div class="sub">${ruleId(first.rule)}</div>
        <div class="sub">${someOf(algorithms.map(plain))}</div>
        ${ruleReasons(report, first)}`,
    isHeader: true,
    isPlain: true
  },
  { label: "What to do", cell: ({ first }) => plain(first.recommendation) },
  { label: "Open", cell: ({ open }) => grouped(open), key: ({ open }) => open, isNumber: true },
  {
    label: "Suppressed",
    cell: ({ suppressed }) => grouped(suppressed),
    key: ({ suppressed }) => suppressed,
    isNumber: true
  }
]

/** What was found, one row for each rule. */
const ruleTable = (report: Report): Generator<Html, void> =>
  table({
    id: "rules-table",
    shape: "short",
    caption: "One row for each rule, with its most severe finding.",
    columns: ruleColumns(report),
    rows: byRule(report.assessment.weaknesses),
    anchor: ({ first }) => report.rules.get(first.rule)?.anchor
  })

/** Reasons come from comments of the scanned tree. */
const SUPPRESSORS = {
  comment: "a comment",
  baseline: "the baseline",
  decision: "a decision"
} as const satisfies Record<NonNullable<WeakPlace["suppressed"]>["by"], string>

const suppression = ({ suppressed }: WeakPlace): Content => {
  if (suppressed === undefined) return undefined
  const by = `Suppressed by ${SUPPRESSORS[suppressed.by]}${suppressed.tool === undefined ? "" : ` (${suppressed.tool})`}`
  const reason = suppressed.reason === undefined ? undefined : `: ${plain(plainSymbol(suppressed.reason))}`
  return markup`<div class="suppression">${pill(by, "info")}${reason}</div>`
}

const findingCell = (report: Report, weakness: Weakness): Html =>
  markup`${plain(weakness.title)}${suppression(weakness)}${ruleOf(report, weakness)}`

/** In production code, unless it says so. */
const notes = (weakness: Weakness): ReadonlyArray<Content> => {
  const { location, context, purpose } = weakness
  const scope = location.scope === "production" ? undefined : SCOPES[location.scope]
  const note = context === undefined ? scope : (CONTEXTS[context] ?? plain(context))
  const whose = originText(location)
  return [
    ...(whose === undefined ? [] : [plain(whose)]),
    ...(note === undefined ? [] : [note]),
    ...(purpose === undefined || purpose === context ? [] : [PURPOSES[purpose]]),
    ...optionTexts(weakness)
  ]
}

const whereCell = (report: Report, weakness: Weakness): Html => {
  const { location, algorithm, asset } = weakness
  const words = [
    assetName(report, asset, algorithm),
    ...(location.symbol === "" ? [] : [markup`<code>${plain(location.symbol)}</code>`]),
    ...notes(weakness)
  ]
  return markup`${spot(report, location.path, location.place)}
    ${location.code === undefined ? undefined : codeView(location.code, location.place.line)}
    <div class="sub">${joined(words, " · ")}</div>
    <div class="sub">${CONFIDENCES[weakness.confidence]}: ${plain(basisText(weakness))}</div>
    ${trailOf(report, weakness)}${othersOf(report, weakness)}`
}

/** So many other places of a finding are listed. */
const MAX_OTHERS = 100

const otherPlace = (report: Report, one: WeakPlace, rule: string): Html =>
  markup`<li>
    ${spot(report, one.location.path, one.location.place)} ${assetName(report, one.asset, one.algorithm)}${one.rule === rule ? undefined : markup` (${ruleId(one.rule)})`}${suppression(one)}
  </li>`

/** The other places and values of a finding, folded up. */
const othersOf = (report: Report, { others = [], rule }: Weakness): Content => {
  if (others.length === 0) return undefined
  const hidden = others.length - MAX_OTHERS
  return markup`<details class="trail">
    <summary>${counted(others.length, "other place or value", "other places and values")}</summary>
    <ol>
      ${others.slice(0, MAX_OTHERS).map((one) => otherPlace(report, one, rule))}
    </ol>
    ${hidden > 0 ? markup`<div class="sub">${counted(hidden, "more")}</div>` : undefined}
  </details>`
}

/** Where the values came from, folded up. */
const trailOf = (report: Report, weakness: Weakness): Content => {
  const { trail = [] } = weakness
  return trail.length === 0
    ? undefined
    : markup`<details class="trail">
        <summary>From</summary>
        <ol>
          ${trail.map((step) => markup`<li>${plain(reasonStep(step, weakness))} ${spot(report, step.path, step.place)}</li>`)}
        </ol>
      </details>`
}

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
const bySeverityAndRule = (a: Weakness, b: Weakness): number => rankOf(a) - rankOf(b) || order(a.rule, b.rule)

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
    "Where cryptography is weak, misused or on its way out, and what to use instead. One call, one table or one file of trust anchors is one finding, however many places and values it has. Uses in tests and examples count as less severe than those in production code."
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
