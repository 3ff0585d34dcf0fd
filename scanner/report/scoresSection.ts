import { type Contribution, OF_FEW_KINDS, OF_NOT_JUDGED, type PartialScore } from "../model/Assessment.ts"
import { scoreCoverageText } from "../model/scoreText.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped, oneDecimal } from "../html/numbers.ts"
import { pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { type Column, table } from "../html/table.ts"
import { SEVERITIES } from "../html/words.ts"

const reached = ({ value }: PartialScore): Content =>
  value === undefined ? undefined : markup`The score is <strong>${value}</strong>.`

/** What takes points and is no rule. */
const FURTHER: { readonly [of: string]: string } = {
  [OF_NOT_JUDGED]: "Not judged: algorithms that could not be read, and libraries of which nothing was recognised",
  [OF_FEW_KINDS]: "Few kinds of cryptography without a finding, so that the score rests on little"
}

const columns = (of: string, nameOf: (of: string) => Content): ReadonlyArray<Column<Contribution>> => [
  { label: of, cell: (row) => nameOf(row.of), isHeader: true, isPlain: true },
  {
    label: "Severity",
    cell: ({ severity }) => (severity === undefined ? "–" : pill(SEVERITIES[severity], severity))
  },
  { label: "Places", cell: ({ uses }) => grouped(uses), key: ({ uses }) => uses, isNumber: true },
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
  const { hygiene, quantum, methodologyVersion, notJudged, coverage } = assessment.score
  const titles = new Map(assessment.weaknesses.map(({ rule, title }) => [rule, title]))
  const ruleName = (rule: string): Content =>
    FURTHER[rule] ??
    markup`${plain(titles.get(rule) ?? rule)}
      <div class="sub"><code>${plain(rule)}</code></div>`
  yield sectionStart(
    "scores",
    "How the scores come about",
    `Both scores run from 0 to 100 and count places in code that ships; tests, examples and suppressed findings do not count. Each kind of finding takes points of its own, the more the more places it has beside those without a finding. Methodology version ${methodologyVersion}.`
  )
  yield markup`<div class="grid two">`
  yield* part({
    id: "hygiene",
    title: "Hygiene",
    score: hygiene,
    basis: `${counted(hygiene.uses, "place")} with cryptography ${hygiene.uses === 1 ? "was" : "were"} judged.`,
    nothing: `Not judged: ${notJudged ?? "there is no use of cryptography"}.`,
    columns: columns("Rule", ruleName)
  })
  yield* part({
    id: "readiness",
    title: "Quantum readiness",
    score: quantum,
    basis: `${counted(quantum.uses, "place")} with public-key cryptography ${quantum.uses === 1 ? "was" : "were"} judged. What Shor's algorithm breaks takes points.`,
    nothing: "Not judged: there is no use of public-key cryptography.",
    columns: columns("Algorithm", plain)
  })
  yield markup`</div>`
  const basis = coverage === undefined ? "" : scoreCoverageText(coverage)
  if (basis !== "") yield markup`<p class="muted">What the scores rest on: ${plain(basis)}.</p>`
  yield sectionEnd
}
