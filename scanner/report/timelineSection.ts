import { deadlines, type Deadline } from "./deadlines.ts"
import { type Html, joined, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart, someOf } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { timelineChart } from "./timelineChart.ts"
import { STATUS_TONES, STATUSES } from "../html/words.ts"

const columns = (report: Report): ReadonlyArray<Column<Deadline>> => [
  { label: "From", cell: ({ on }) => markup`<time datetime="${on}">${on}</time>`, isHeader: true, isPlain: true },
  { label: "Policy", cell: ({ policy }) => plain(policy) },
  {
    label: "Verdict",
    cell: ({ status, on }) => pill(STATUSES[status], `${STATUS_TONES[status]}${on > report.today ? " ahead" : ""}`)
  },
  { label: "Count", cell: ({ assets }) => grouped(assets.length), key: ({ assets }) => assets.length, isNumber: true },
  { label: "Assets", cell: ({ assets }) => someOf(assets.map((id) => assetName(report, id))) },
  { label: "Clause", cell: ({ clauses }) => joined([...clauses].map(plain), "; ") }
]

function* datesTable(report: Report, all: ReadonlyArray<Deadline>, id: string, one: string, many: string) {
  const shown = all.slice(0, report.maxRows)
  yield* table({
    id,
    shape: "short",
    caption: listSummary(report, { shown: shown.length, total: all.length, one, many, which: "the earliest first" }),
    columns: columns(report),
    rows: shown
  })
}

function* datesParts(report: Report, all: ReadonlyArray<Deadline>): Generator<Html, void> {
  const ahead = all.filter(({ on }) => on > report.today)
  const passed = all.filter(({ on }) => on <= report.today)
  yield markup`<h3>What comes when</h3>`
  if (ahead.length === 0) yield emptyNote("The policies announce no later date for these assets.")
  else yield* datesTable(report, ahead, "dates-table", "date that is to come", "dates that are to come")
  if (passed.length === 0) return
  yield markup`<h3>What holds already</h3>`
  yield* datesTable(report, passed, "passed-table", "date that has passed", "dates that have passed")
}

/** The dates of deprecations and bans by policy, for the assets found. */
export function* timelineSection(report: Report): Generator<Html, void> {
  const { policies, verdicts } = report.assessment
  yield sectionStart(
    "timeline",
    "Timeline",
    "What the policies deprecate and disallow of the assets that were found, and from which day on."
  )
  if (policies.length === 0 || verdicts.size === 0)
    yield emptyNote("There is nothing to put on a timeline: no policy was asked, or nothing was found to judge.")
  else {
    const all = deadlines(report.assessment)
    const days = [...new Set(all.map(({ on }) => on))]
    yield timelineChart({ policies, verdicts: [...verdicts.values()], days, today: report.today })
    yield* datesParts(report, all)
  }
  yield sectionEnd
}
