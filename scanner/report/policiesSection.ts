import type { Conflict, PolicySummary, Verdict } from "../model/Assessment.ts"
import { stacked } from "../html/charts.ts"
import { type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, link, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { STATUS_TONES, STATUSES, statuses } from "../html/words.ts"

const policyName = ({ id, title, version, status, source }: PolicySummary): Html =>
  markup`${link(source, plain(title))}
    <div class="sub">
      <code>${plain(id)}</code> · ${plain(version)}${status === "draft" ? markup` ${pill("Draft", "info")}` : undefined}
    </div>`

const policyColumns: ReadonlyArray<Column<PolicySummary>> = [
  { label: "Policy", cell: policyName, isHeader: true, isPlain: true },
  {
    label: "Verdicts",
    cell: ({ title, counts }) =>
      stacked(
        plain(title),
        statuses.map((status) => ({ label: STATUSES[status], count: counts[status], tone: STATUS_TONES[status] }))
      ),
    key: ({ counts }) => counts.disallowed,
    isPlain: true
  },
  ...statuses.map((status): Column<PolicySummary> => ({
    label: STATUSES[status],
    cell: ({ counts }) => grouped(counts[status]),
    key: ({ counts }) => counts[status],
    isNumber: true
  }))
]

const policiesWith = (verdicts: ReadonlyArray<Verdict>, status: Verdict["status"]): ReadonlyArray<Html> =>
  verdicts
    .filter((verdict) => verdict.status === status || verdict.later?.status === status)
    .map(({ policy, from, later, clause, status: own }) => {
      const day = own === status ? from : later!.from
      return markup`<div><strong>${plain(policy)}</strong>${day === undefined ? undefined : ` from ${day}`}</div>
          <div class="sub">${plain(clause)}</div>`
    })

const conflictColumns = (report: Report): ReadonlyArray<Column<Conflict>> => [
  { label: "Asset", cell: ({ asset }) => assetName(report, asset), isHeader: true, isPlain: true },
  {
    label: "When",
    cell: ({ from }) => (from === undefined ? "now" : markup`later: <time datetime="${from}">${from}</time>`),
    key: ({ from }) => from ?? ""
  },
  { label: "Allowed by", cell: ({ verdicts }) => policiesWith(verdicts, "compliant") },
  { label: "Disallowed by", cell: ({ verdicts }) => policiesWith(verdicts, "disallowed") }
]

function* conflictsPart(report: Report): Generator<Html, void> {
  const { conflicts, laterConflicts } = report.assessment
  const all = [...conflicts, ...laterConflicts]
  yield markup`<h3>Where policies disagree</h3>`
  if (all.length === 0) return yield emptyNote("No asset is allowed by one policy and disallowed by another.")
  const shown = all.slice(0, report.maxRows)
  yield* table({
    id: "conflicts-table",
    shape: "long",
    caption: listSummary(report, {
      shown: shown.length,
      total: all.length,
      one: "asset that one policy allows and another disallows, now or later",
      many: "assets that one policy allows and another disallows, now or later",
      which: "those of now first, in order of type and name"
    }),
    columns: conflictColumns(report),
    rows: shown
  })
}

/** The verdicts of each policy in numbers, and conflicts between policies. */
export function* policiesSection(report: Report): Generator<Html, void> {
  const { policies, on } = report.assessment
  yield sectionStart(
    "policies",
    "Policies",
    `What published policies say of the assets on ${on}. Each policy judges for itself.`
  )
  if (policies.length === 0) yield emptyNote("No policy was asked.")
  else {
    yield* table({
      id: "policies-table",
      shape: "short",
      caption: `${counted(policies.length, "policy", "policies")}, with the number of assets by verdict.`,
      columns: policyColumns,
      rows: policies
    })
    yield* conflictsPart(report)
  }
  yield sectionEnd
}
