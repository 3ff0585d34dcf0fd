import { order } from "../model/order.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart, someOf } from "../html/parts.ts"
import { type Column, table } from "../html/table.ts"
import { STATUS_TONES, STATUSES } from "../html/words.ts"
import type { Assessment, Verdict, VerdictStatus } from "../model/Assessment.ts"
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
    (a, b) => order(a.on, b.on) || order(a.policy, b.policy) || order(a.status, b.status)
  )
}

/** When a policy disallows an asset: a year to come, from today on, or not as far as it says. */
type Ban = number | "today" | "never"

const banOf = (verdict: Verdict | undefined, today: string): Ban => {
  const on = verdict === undefined ? undefined : stepsOf(verdict).find(([, status]) => status === "disallowed")?.[0]
  if (on === undefined) return verdict?.status === "disallowed" ? "today" : "never"
  return on <= today ? "today" : Number(on.slice(0, 4))
}

/** How many assets a policy stops allowing, by year. */
interface BanRow {
  readonly policy: Content
  readonly bans: ReadonlyMap<Ban, number>
}

const bansOf = (bans: Iterable<Ban>): ReadonlyMap<Ban, number> => {
  const counts = new Map<Ban, number>()
  for (const ban of bans) counts.set(ban, (counts.get(ban) ?? 0) + 1)
  return counts
}

const rank = (ban: Ban): number => (ban === "today" ? 0 : ban === "never" ? Number.POSITIVE_INFINITY : ban)

const earliest = (bans: ReadonlyArray<Ban>): Ban => bans.toSorted((a, b) => rank(a) - rank(b))[0] ?? "never"

/** One row for each policy, and one for all of them, in which an asset counts once, when the first policy disallows it. */
const banRows = ({ assessment: { policies, verdicts }, today }: Report): ReadonlyArray<BanRow> => {
  const all = [...verdicts.values()].map((of) => policies.map((_, at) => banOf(of[at], today)))
  const rows = policies.map(({ title }, at): BanRow => ({
    policy: plain(title),
    bans: bansOf(all.map((bans) => bans[at]!))
  }))
  return policies.length < 2
    ? rows
    : [...rows, { policy: markup`<strong>Any of them</strong>`, bans: bansOf(all.map(earliest)) }]
}

const banCell = (count: number, tone: string): Content =>
  count === 0 ? markup`<span class="muted">0</span>` : pill(grouped(count), tone)

const countColumn = (label: string, ban: Ban, tone: string): Column<BanRow> => ({
  label,
  cell: ({ bans }) => banCell(bans.get(ban) ?? 0, tone),
  key: ({ bans }) => bans.get(ban) ?? 0,
  isNumber: true
})

/** Years in which assets stop being allowed, policy by policy. */
function* yearsTable(report: Report): Generator<Html, void> {
  const rows = banRows(report)
  const years = [...new Set(rows.flatMap(({ bans }) => [...bans.keys()]))]
    .filter((ban) => typeof ban === "number")
    .toSorted((a, b) => a - b)
  yield* table({
    id: "years-table",
    shape: "short",
    caption: `How many assets each policy disallows today, ${report.today}, and from which year on it disallows more.`,
    columns: [
      { label: "Policy", cell: ({ policy }) => policy, isHeader: true, isPlain: true },
      countColumn("Today", "today", "critical"),
      ...years.map((year) => countColumn(String(year), year, "critical ahead")),
      countColumn("No date", "never", "info")
    ],
    rows
  })
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
    yield* yearsTable(report)
    yield* datesParts(report, all)
  }
  yield sectionEnd
}
