import type { Weakness } from "../model/Assessment.ts"
import { isOpen } from "../model/isOpen.ts"
import { rankOf } from "./findingParts.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { plain } from "./parts.ts"
import type { Report } from "./Report.ts"

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

/** What the reader does now, by what was found. */
export const nextSteps = (report: Report): Html =>
  markup`<p class="next"><strong>What to do next:</strong> ${adviceFor(report)}</p>`
