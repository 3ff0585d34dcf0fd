import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, link, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { type Column, table } from "../html/table.ts"
import type { Change, LibraryOffer, Milestone, Plan, PlanItem, PlanQuestion } from "../plan/Plan.ts"
import {
  effortText,
  exposureText,
  groupsIn,
  milestoneText,
  namesText,
  offerText,
  planSentences,
  type PlanGroup,
  productionItems,
  shortDeadlineText,
  shortReplacementText,
  targetText,
  trendText
} from "../plan/planText.ts"
import type { Report } from "./Report.ts"
import { assetName } from "./assetParts.ts"

/** What fits on one printed page. */
const FIRST_GROUPS = 7
const FIRST_MILESTONES = 5
const FIRST_CALLS = 3
const FIRST_NAMES = 3

const MAX_FILES = 4
const MAX_LINES = 8

const deadlineTone = ({ isOverdue, lapses }: Pick<PlanItem, "isOverdue" | "lapses">): string =>
  isOverdue ? "critical" : lapses === undefined ? "medium" : "critical ahead"

const deadline = (item: PlanItem): Html => pill(shortDeadlineText(item), deadlineTone(item))

const groupColumns: ReadonlyArray<Column<PlanGroup>> = [
  { label: "What", cell: (group) => plain(namesText(group, FIRST_NAMES)), isHeader: true, isPlain: true },
  { label: "Not allowed", cell: ({ items: [first] }) => deadline(first) },
  { label: "Replace by", cell: ({ items: [first] }) => plain(shortReplacementText(first)) },
  { label: "At stake", cell: ({ items: [first] }) => exposureText(first.exposure) },
  { label: "Effort", cell: ({ effort }) => effortText(effort) }
]

const milestoneColumns: ReadonlyArray<Column<Milestone>> = [
  { label: "When", cell: milestoneText, isHeader: true, isPlain: true },
  { label: "Assets", cell: ({ items }) => grouped(items), key: ({ items }) => items, isNumber: true },
  {
    label: "Changes",
    cell: ({ effort }) => grouped(effort.changes),
    key: ({ effort }) => effort.changes,
    isNumber: true
  },
  { label: "Files", cell: ({ effort }) => grouped(effort.files), key: ({ effort }) => effort.files, isNumber: true }
]

const firstOf = <A>(all: ReadonlyArray<A>, most: number, what: string): string =>
  all.length <= most ? counted(all.length, what) : `The first ${most} of ${counted(all.length, what)}`

const callsText = ({ calls }: Plan): Content =>
  calls.length === 0
    ? undefined
    : markup`<p><strong>Where the work is:</strong> ${joined(
        calls
          .slice(0, FIRST_CALLS)
          .map(({ call, changes }) => markup`<code>${plain(call)}</code> (${counted(changes, "change")})`),
        ", "
      )}${calls.length > FIRST_CALLS ? ` and ${counted(calls.length - FIRST_CALLS, "further library call")}` : undefined}.
      A constant, or a wrapper around a call, is one change however many uses it has.</p>`

const isUpgrade = ({ state }: LibraryOffer): boolean => state === "upgrade" || state === "offered"

const upgradesText = (items: ReadonlyArray<PlanItem>): Content => {
  const offers = new Map(
    items.flatMap(({ libraries }) => libraries.filter(isUpgrade).map((one) => [offerText(one), one]))
  )
  return offers.size === 0
    ? undefined
    : markup`<p><strong>Libraries in use:</strong> ${joined(
        [...offers].slice(0, FIRST_CALLS).map(([text, { source }]) => link(source, plain(text))),
        "; "
      )}.</p>`
}

/** The first page, for who decides: what, until when, how much, and how it developed. */
export function* planSection(report: Report, plan: Plan): Generator<Html, void> {
  const items = productionItems(plan)
  const groups = groupsIn(items)
  const trend = trendText(plan)
  yield sectionStart("plan", "Plan")
  yield markup`<p class="lead">${joined(planSentences(plan).map(plain), " ")}</p>`
  if (trend !== undefined) yield markup`<p><strong>Trend.</strong> ${plain(trend)}</p>`
  if (plan.milestones.length > 0)
    yield* table({
      id: "plan-milestones",
      shape: "short",
      caption: firstOf(plan.milestones, FIRST_MILESTONES, "milestone"),
      columns: milestoneColumns,
      rows: plan.milestones.slice(0, FIRST_MILESTONES)
    })
  if (groups.length > 0)
    yield* table({
      id: "plan-work",
      shape: "short",
      caption: `${firstOf(groups, FIRST_GROUPS, "piece")} of work, the most urgent first`,
      columns: groupColumns,
      rows: groups.slice(0, FIRST_GROUPS)
    })
  yield markup`${callsText(plan)}${upgradesText(items)}`
  yield markup`<p class="muted">Evaluated on ${plan.on} against ${joined(
    plan.policies.map(({ id, version, source }) => link(source, plain(`${id} (${version})`))),
    ", "
  )}.${items.length > 0 ? markup` Every asset is under <a href="#plan-details">Steps of the plan</a>.` : undefined}</p>`
  yield sectionEnd
}

/** The edits of one file, each line with a link where the source is known. */
const fileText = (report: Report, path: string, changes: ReadonlyArray<Change>): Html => {
  const address = report.linkTo(path)
  const lines = changes
    .slice(0, MAX_LINES)
    .map(({ line }) => link(address === undefined ? undefined : `${address}${line}`, String(line)))
  const more = changes.length - lines.length
  return markup`<li><code>${plain(path)}</code>: ${joined(lines, ", ")}${more > 0 ? ` and ${more} more` : undefined}</li>`
}

const changesList = (report: Report, { changes, effort, prescribed }: PlanItem): Html => {
  const files = [...Map.groupBy(changes, ({ path }) => path)]
  const more = files.length - MAX_FILES
  return markup`${effortText(effort)}, ${counted(effort.places, "use")}<ul>
      ${files.slice(0, MAX_FILES).map(([path, all]) => fileText(report, path, all))}
    </ul>${more > 0 ? `and ${counted(more, "further file")}` : undefined}${
      prescribed > 0 ? ` A protocol or an old format demands ${counted(prescribed, "use")}.` : undefined
    }`
}

const targetCell = ({ target, noTarget, interim, libraries }: PlanItem): Html =>
  markup`${target === undefined ? plain(noTarget?.text ?? "") : markup`<strong>${plain(targetText(target))}</strong>`}${
    interim === undefined ? undefined : markup`<br />Until then ${plain(targetText(interim))}.`
  }${
    target === undefined || target.silent.length === 0
      ? undefined
      : markup`<br />Not named by ${target.silent.join(", ")}.`
  }${libraries.map((offer) => markup`<br />${link(offer.source, plain(offerText(offer)))}.`)}`

const reasonsCell = ({ reasons }: PlanItem): Html =>
  joined(
    reasons.map(({ policy, from, status, clause }) =>
      plain(`${policy}: ${status}${from === undefined ? "" : ` from ${from}`} (${clause})`)
    ),
    markup`<br />`
  )

const itemColumns = (report: Report): ReadonlyArray<Column<PlanItem>> => [
  {
    label: "Asset",
    cell: ({ asset, companions }) =>
      markup`${assetName(report, asset)}${companions.map(({ asset: one }) => markup`, ${assetName(report, one)}`)}`,
    isHeader: true,
    isPlain: true
  },
  { label: "When", cell: (item) => deadline(item) },
  { label: "Replace by", cell: targetCell },
  { label: "Why", cell: reasonsCell },
  { label: "Where", cell: (item) => changesList(report, item), key: ({ effort }) => effort.changes }
]

const questionColumns = (report: Report): ReadonlyArray<Column<PlanQuestion>> => [
  { label: "Asset", cell: ({ asset }) => assetName(report, asset), isHeader: true, isPlain: true },
  { label: "Not known", cell: ({ open }) => [...new Set(open.flatMap(({ needs }) => needs))].join(", ") },
  { label: "Policies", cell: ({ open }) => open.map(({ policy }) => policy).join(", ") },
  { label: "Places", cell: ({ places }) => grouped(places), key: ({ places }) => places, isNumber: true },
  { label: "First", cell: ({ first }) => markup`<code>${plain(first)}</code>` }
]

/** Every asset of the plan, and what has to be found out. */
export function* planDetailsSection(report: Report, plan: Plan): Generator<Html, void> {
  yield sectionStart(
    "plan-details",
    "Steps of the plan",
    "Each asset that has to change, with its target, the clauses, and where the edits are."
  )
  const shown = plan.items.slice(0, report.maxRows)
  if (shown.length === 0) yield emptyNote("Nothing has to change.")
  else
    yield* table({
      id: "plan-table",
      shape: "short",
      caption: `${firstOf(plan.items, report.maxRows, "asset")}, the most urgent first; those of tests and examples last`,
      columns: itemColumns(report),
      rows: shown
    })
  if (plan.questions.length > 0)
    yield* table({
      id: "plan-questions",
      shape: "short",
      caption: `${firstOf(plan.questions, report.maxRows, "asset")} to find out about first`,
      columns: questionColumns(report),
      rows: plan.questions.slice(0, report.maxRows)
    })
  yield sectionEnd
}
