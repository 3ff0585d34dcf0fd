import type { PolicySummary, Verdict, VerdictStatus } from "../model/Assessment.ts"
import { filterForm } from "./filterForm.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { emptyNote, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName, verdictView } from "./assetParts.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { ASSET_TYPES, ATTRIBUTES, STATUSES, statuses } from "../html/words.ts"

interface VerdictRow {
  readonly asset: string
  readonly type: string
  readonly verdicts: ReadonlyArray<Verdict>
  readonly hasConflict: boolean
}

const has = (verdicts: ReadonlyArray<Verdict>, wanted: VerdictStatus): number =>
  verdicts.filter(({ status }) => status === wanted).length

/** Assets that most policies disallow come first. */
const byObjection = (a: VerdictRow, b: VerdictRow): number =>
  has(b.verdicts, "disallowed") - has(a.verdicts, "disallowed") ||
  has(b.verdicts, "deprecated") - has(a.verdicts, "deprecated")

const rowsOf = ({ assessment: { verdicts, conflicts }, assetOf }: Report): ReadonlyArray<VerdictRow> => {
  const disputed = new Set(conflicts.map(({ asset }) => asset))
  return [...verdicts]
    .map(([asset, all]): VerdictRow => ({
      asset,
      type: ASSET_TYPES[assetOf(asset)?.type ?? "algorithm"],
      verdicts: all,
      hasConflict: disputed.has(asset)
    }))
    .toSorted(byObjection)
}

const needed = (needs: Verdict["needs"]): Content =>
  needs === undefined || needs.length === 0
    ? undefined
    : markup`<div class="sub">
        not known: ${needs.map((need) => ATTRIBUTES[need as keyof typeof ATTRIBUTES] ?? need).join(", ")}
      </div>`

const cellOf = (verdict: Verdict | undefined): Content =>
  verdict === undefined
    ? "–"
    : markup`${verdictView(verdict)}
        <div class="sub">${plain(verdict.clause)}</div>
        ${needed(verdict.needs)}${
          verdict.note === undefined
            ? undefined
            : markup`<details>
                <summary>Note</summary>
                ${plain(verdict.note)}
              </details>`
        }`

const nameCell = (report: Report, { asset, type, hasConflict }: VerdictRow): Html =>
  markup`${assetName(report, asset)}
    <div class="sub">${type}${hasConflict ? " · policies disagree" : undefined}</div>`

const columns = (report: Report, policies: ReadonlyArray<PolicySummary>): ReadonlyArray<Column<VerdictRow>> => [
  {
    label: "Asset",
    cell: (row) => nameCell(report, row),
    key: ({ asset }) => plain(report.assetOf(asset)?.name ?? asset),
    isHeader: true,
    isPlain: true
  },
  ...policies.map(({ id }, at): Column<VerdictRow> => ({
    label: plain(id),
    cell: ({ verdicts }) => cellOf(verdicts[at]),
    key: ({ verdicts }) => `${statuses.indexOf(verdicts[at]?.status ?? "unknown")} ${verdicts[at]?.from ?? ""}`,
    isPlain: true
  }))
]

const filters = (rows: ReadonlyArray<VerdictRow>): Html =>
  filterForm({
    table: "verdicts-table",
    label: "Filter verdicts",
    selects: [
      {
        name: "status",
        label: "Any policy says",
        options: statuses
          .filter((status) => rows.some(({ verdicts }) => has(verdicts, status) > 0))
          .map((value) => ({ value, label: STATUSES[value] }))
      },
      {
        name: "conflict",
        label: "Policies",
        options: rows.some(({ hasConflict }) => hasConflict)
          ? [
              { value: "yes", label: "Disagree" },
              { value: "no", label: "Do not disagree" }
            ]
          : []
      }
    ]
  })

/** Every asset under every policy, with the clause that decides. */
export function* verdictsSection(report: Report): Generator<Html, void> {
  const { policies } = report.assessment
  const rows = rowsOf(report)
  yield sectionStart(
    "verdicts",
    "Verdicts",
    "Each asset under each policy: the verdict, the day it begins, and the clause it rests on. A verdict is unknown where the policy does not say, or the source does not show what the policy asks for."
  )
  if (policies.length === 0 || rows.length === 0) yield emptyNote("There is nothing to judge.")
  else {
    const shown = rows.slice(0, report.maxRows)
    yield filters(shown)
    yield* table({
      id: "verdicts-table",
      caption: listSummary(report, {
        shown: shown.length,
        total: rows.length,
        one: "judged asset",
        many: "judged assets",
        which: "those that most policies object to"
      }),
      columns: columns(report, policies),
      rows: shown,
      data: ({ verdicts, hasConflict }) => ({
        status: [...new Set(verdicts.map(({ status }) => status))].join(" "),
        conflict: hasConflict ? "yes" : "no"
      }),
      shape: "wide"
    })
  }
  yield sectionEnd
}
