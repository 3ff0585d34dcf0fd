import type { Contribution, PartialScore } from "../model/Assessment.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped, oneDecimal } from "../html/numbers.ts"
import { pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { type Column, table } from "../html/table.ts"
import { SEVERITIES } from "../html/words.ts"

const reached = ({ value, limit }: PartialScore): Content => {
  if (value === undefined) return undefined
  const limited =
    limit === undefined
      ? undefined
      : markup` The points alone would give more, but one open ${SEVERITIES[limit.severity].toLowerCase()} finding limits
        the score to ${limit.value}.`
  return markup`The score is <strong>${value}</strong>.${limited}`
}

const columns = (of: string, nameOf: (of: string) => Content): ReadonlyArray<Column<Contribution>> => [
  { label: of, cell: (row) => nameOf(row.of), isHeader: true, isPlain: true },
  {
    label: "Severity",
    cell: ({ severity }) => (severity === undefined ? "–" : pill(SEVERITIES[severity], severity))
  },
  { label: "Uses", cell: ({ uses }) => grouped(uses), key: ({ uses }) => uses, isNumber: true },
  { label: "Points lost", cell: ({ points }) => oneDecimal(points), key: ({ points }) => points, isNumber: true }
]

interface Part {
  readonly id: string
  readonly title: string
  readonly score: PartialScore
  readonly basis: string
  readonly nothing: string
  readonly columns: ReadonlyArray<Column<Contribution>>
}

function* part({ id, title, score, basis, nothing, columns: shown }: Part): Generator<Html, void> {
  yield markup`<div class="part"><h3>${title}</h3>`
  if (score.uses === 0) yield markup`<p>${nothing}</p>`
  else yield markup`<p>${basis} ${reached(score)}</p>`
  if (score.contributions.length > 0)
    yield* table({
      id,
      shape: "short",
      caption: `What takes points from ${title.toLowerCase()}.`,
      columns: shown,
      rows: score.contributions
    })
  else if (score.uses > 0) yield markup`<p>Nothing takes points away.</p>`
  yield markup`</div>`
}

/** The two scores, with every contribution. */
export function* scoresSection({ assessment }: Report): Generator<Html, void> {
  const { hygiene, quantum, methodologyVersion } = assessment.score
  const titles = new Map(assessment.weaknesses.map(({ rule, title }) => [rule, title]))
  const ruleName = (rule: string): Content =>
    markup`${plain(titles.get(rule) ?? rule)}
      <div class="sub"><code>${plain(rule)}</code></div>`
  yield sectionStart(
    "scores",
    "How the scores come about",
    `Both scores run from 0 to 100 and count uses in the project's own code; tests, examples and suppressed findings do not count. Methodology version ${methodologyVersion}.`
  )
  yield markup`<div class="grid two">`
  yield* part({
    id: "hygiene",
    title: "Hygiene",
    score: hygiene,
    basis: `100 points stand for ${counted(hygiene.uses, "use")} of cryptography without a classical weakness. A use loses points by its most severe finding.`,
    nothing: "There is no use of cryptography to judge.",
    columns: columns("Rule", ruleName)
  })
  yield* part({
    id: "readiness",
    title: "Quantum readiness",
    score: quantum,
    basis: `100 points stand for ${counted(quantum.uses, "use")} of public-key cryptography that Shor's algorithm does not break.`,
    nothing: "There is no use of public-key cryptography to judge.",
    columns: columns("Algorithm", plain).filter(({ label }) => label !== "Severity")
  })
  yield markup`</div>`
  yield sectionEnd
}
