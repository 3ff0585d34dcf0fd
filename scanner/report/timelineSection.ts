import { type Html, joined, markup } from "../html/markup.ts"
import { grouped, oneDecimal } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart, someOf } from "../html/parts.ts"
import { type Column, table } from "../html/table.ts"
import { STATUS_TONES, STATUSES, statuses } from "../html/words.ts"
import type { Assessment, PolicySummary, Verdict, VerdictStatus } from "../model/Assessment.ts"
import type { Report } from "./Report.ts"
import { assetName } from "./assetParts.ts"
import { listSummary } from "./listSummary.ts"

/** A day on which a policy's verdict on some assets begins to hold. */
interface Deadline {
  /** ISO 8601 date. */
  readonly on: string
  readonly policy: string
  readonly status: VerdictStatus
  /** Clauses of the verdicts. */
  readonly clauses: ReadonlySet<string>
  /** Ids. */
  readonly assets: ReadonlyArray<string>
}

interface Growing extends Deadline {
  readonly clauses: Set<string>
  readonly assets: Array<string>
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The dated steps of a verdict. */
const stepsOf = ({ status, from, later }: Verdict): ReadonlyArray<readonly [on: string, status: VerdictStatus]> => [
  ...(from === undefined ? [] : [[from, status] as const]),
  ...(later === undefined ? [] : [[later.from, later.status] as const])
]

/** All dates in the verdicts on these assets, including past ones, the earliest first. */
const deadlines = ({ verdicts }: Assessment): ReadonlyArray<Deadline> => {
  const found = new Map<string, Growing>()
  for (const [asset, all] of verdicts)
    for (const verdict of all)
      for (const [on, status] of stepsOf(verdict)) {
        const { policy, clause } = verdict
        const key = `${on}\n${policy}\n${status}`
        const known = found.get(key) ?? { on, policy, status, clauses: new Set(), assets: [] }
        known.clauses.add(clause)
        known.assets.push(asset)
        found.set(key, known)
      }
  return [...found.values()].toSorted(
    (a, b) => compare(a.on, b.on) || compare(a.policy, b.policy) || compare(a.status, b.status)
  )
}

/** The verdict on a day. Until a deprecation or ban begins, the use is allowed. */
const statusOn = ({ status, from, later }: Verdict, day: string): VerdictStatus => {
  if (later !== undefined && later.from <= day) return later.status
  if (from === undefined || from <= day) return status
  return status === "deprecated" || status === "disallowed" ? "compliant" : "unknown"
}

/** What a timeline of policies shows. */
interface Timeline {
  readonly policies: ReadonlyArray<PolicySummary>
  /** Verdicts in the order of the policies, per asset. */
  readonly verdicts: ReadonlyArray<ReadonlyArray<Verdict>>
  /** Days on which something changes, in order. */
  readonly days: ReadonlyArray<string>
  readonly today: string
}

const WIDTH = 720
const TOP = 34
const LANE = 56
const BAR = 24

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const yearOf = (day: string): number => Number(day.slice(0, 4))

const dayOf = (year: number): string => `${String(year).padStart(4, "0")}-01-01`

interface Axis {
  readonly start: string
  readonly end: string
  readonly at: (day: string) => number
}

/** Beyond that a chart would show nothing but its last day. */
const MOST_YEARS = 30

/** From the year of today, or of the first change not long before, to a year behind the last change. */
const axisOf = ({ days, today }: Timeline): Axis => {
  const first = yearOf(today)
  const last = Math.min(first + MOST_YEARS, Math.max(first + 4, yearOf(days.at(-1) ?? today) + 1))
  const [start, end] = [dayOf(first), dayOf(last + 1)]
  const span = timeOf(end) - timeOf(start)
  return { start, end, at: (day) => (WIDTH * (timeOf(day) - timeOf(start))) / span }
}

const countsOn = (
  verdicts: ReadonlyArray<Verdict | undefined>,
  day: string
): { readonly [S in VerdictStatus]: number } => {
  const counts = { disallowed: 0, deprecated: 0, unknown: 0, compliant: 0 }
  for (const verdict of verdicts) if (verdict !== undefined) counts[statusOn(verdict, day)]++
  return counts
}

/** One period without a change of a policy's verdicts, as a stacked bar. */
const stretch = (
  verdicts: ReadonlyArray<Verdict | undefined>,
  axis: Axis,
  from: string,
  to: string,
  y: number
): Html => {
  const counts = countsOn(verdicts, from)
  const total = Math.max(
    1,
    statuses.reduce((sum, status) => sum + counts[status], 0)
  )
  const [x, width] = [axis.at(from), axis.at(to) - axis.at(from)]
  let top = y
  return markup`${statuses
    .filter((status) => counts[status] > 0)
    .map((status) => {
      const height = (BAR * counts[status]) / total
      const part = markup`<rect
        class="mark ${STATUS_TONES[status]}"
        x="${oneDecimal(x)}"
        y="${oneDecimal(top)}"
        width="${oneDecimal(width)}"
        height="${oneDecimal(height)}"
      />`
      top += height
      return part
    })}`
}

const lane = (timeline: Timeline, axis: Axis, policy: PolicySummary, number: number): Html => {
  const y = TOP + number * LANE
  const verdicts = timeline.verdicts.map((all) => all[number])
  const own = new Set<string | undefined>()
  for (const verdict of verdicts) own.add(verdict?.from).add(verdict?.later?.from)
  const changes = timeline.days.filter((day) => own.has(day) && day > axis.start && day < axis.end)
  const edges = [axis.start, ...changes, axis.end]
  return markup`<text x="0" y="${y + 14}">${plain(policy.title)}</text>
    ${edges.slice(1).map((to, at) => stretch(verdicts, axis, edges[at]!, to, y + 20))}
    ${changes.map((day) => markup`<path class="edge" d="M${oneDecimal(axis.at(day))} ${y + 20}v${BAR}" />`)}
    <path class="today" d="M${oneDecimal(axis.at(timeline.today))} ${y + 17}v${BAR + 6}" />`
}

/** Every year, or as many as there is room to name. */
const ticks = (axis: Axis, height: number): ReadonlyArray<Html> => {
  const [first, last] = [yearOf(axis.start), yearOf(axis.end)]
  const step = Math.ceil((last - first) / 9)
  return Array.from({ length: Math.ceil((last - first) / step) }, (_, at) => {
    const year = first + at * step
    const x = oneDecimal(axis.at(dayOf(year)))
    return markup`<path class="tick" d="M${x} 22V${height}" /><text class="${at % 2 === 0 ? "year" : "year odd"}" x="${x}" y="16">${year}</text>`
  })
}

const legend: Html = markup`<ul class="key" aria-hidden="true">
  ${statuses.map(
    (status) =>
      markup`<li>
        <svg width="12" height="12"><rect class="mark ${STATUS_TONES[status]}" width="12" height="12" /></svg>
        ${STATUSES[status]}
      </li>`
  )}
</ul>`

/** The share of the assets that each policy allows, deprecates and disallows, year by year. */
const timelineChart = (timeline: Timeline): Html => {
  const axis = axisOf(timeline)
  const height = TOP + timeline.policies.length * LANE
  return markup`${legend}
    <svg
      class="timeline"
      viewBox="0 0 ${WIDTH} ${height}"
      role="img"
      aria-label="What each policy says of the assets from ${axis.start.slice(0, 4)} on; the table below has every date"
    >
      ${ticks(axis, height)}${timeline.policies.map((policy, at) => lane(timeline, axis, policy, at))}
    </svg>
    <p class="sub">The dashed line in each bar is today, ${timeline.today}. Each bar holds all judged assets; a line across it is a day on which a verdict changes.</p>`
}

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
