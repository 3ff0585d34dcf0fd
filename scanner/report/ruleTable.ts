import type { Weakness } from "../model/Assessment.ts"
import { rankOf, ruleId, ruleReasons, severityPill } from "./findingParts.ts"
import { type Html, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { plain, someOf } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { type Column, table } from "../html/table.ts"
import { CATEGORIES } from "../html/words.ts"
import { isOpen } from "../model/isOpen.ts"

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
      algorithms: [...new Set(all.map(({ algorithm }) => algorithm))].toSorted(),
      open: open.length,
      suppressed: all.length - open.length
    }
  })

const columns = (report: Report): ReadonlyArray<Column<RuleGroup>> => [
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
export const ruleTable = (report: Report): Generator<Html, void> =>
  table({
    id: "rules-table",
    shape: "short",
    caption: "One row for each rule, with its most severe finding.",
    columns: columns(report),
    rows: byRule(report.assessment.weaknesses),
    anchor: ({ first }) => report.rules.get(first.rule)?.anchor
  })
