import { type Html, joined, markup } from "../../../scanner/html/markup.ts"
import { STATUS_TONES } from "../../../scanner/html/words.ts"
import { type Deadline, deadlines, type Span, years } from "./deadlines.ts"

const left = 118
const yearWidth = 26
const rowHeight = 34
const top = 30
const width = left + years.length * yearWidth
const height = top + deadlines.length * rowHeight + 2

const xOf = (year: number): number => left + (year - years[0]!) * yearWidth

const words = { compliant: "allowed", deprecated: "deprecated", disallowed: "disallowed", unknown: "not said" } as const

const spanWords = ({ status, from, to }: Span): string =>
  to === years.at(-1) ? `${words[status]} from ${from} on` : `${words[status]} until ${to}`

const rowWords = ({ policy, spans }: Deadline): string => `${policy}: ${spans.map(spanWords).join(", ")}`

const bar = ({ status, from, to }: Span, row: number): Html =>
  markup`<rect class="mark ${STATUS_TONES[status]}" x="${xOf(from) + 1}" y="${top + row * rowHeight + 8}" width="${(to - from + 1) * yearWidth - 2}" height="16" rx="3" />`

const yearLabel = (year: number): Html | undefined =>
  year % 5 === 0
    ? markup`<line class="tick" x1="${xOf(year)}" x2="${xOf(year)}" y1="22" y2="${height}" /><text class="year" x="${xOf(year)}" y="14">${year}</text>`
    : undefined

const today = (year: number): Html | undefined =>
  years.includes(year)
    ? markup`<line class="today" x1="${xOf(year) + yearWidth / 2}" x2="${xOf(year) + yearWidth / 2}" y1="22" y2="${height}" />`
    : undefined

const legend = (["compliant", "deprecated", "disallowed"] as const).map(
  (status) =>
    markup`<li><svg width="12" height="12" aria-hidden="true" focusable="false"><rect class="mark ${STATUS_TONES[status]}" width="12" height="12" rx="3" /></svg> ${words[status]}</li>`
)

/** How long policies allow the most common signature, computed from the policies. */
export const deadlinesChart = (year: number): Html => markup`<figure class="deadlines">
  <figcaption><strong>An RSA-2048 signature, year by year</strong> What six policies say of it, as this service reads them. The dashed line is this year, ${year}.</figcaption>
  <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${deadlines.map(rowWords).join("; ")}">
    ${years.map(yearLabel)}
    ${deadlines.map(
      ({ policy, spans }, row) =>
        markup`<text class="policy" x="0" y="${top + row * rowHeight + 21}">${policy}</text>${joined(
          spans.map((span) => bar(span, row)),
          ""
        )}`
    )}
    ${today(year)}
  </svg>
  <ul class="kinds">${legend}</ul>
</figure>`
