import { NOT_JUDGED } from "../model/scoreText.ts"
import { type Content, type Html, markup } from "./markup.ts"
import { grouped, oneDecimal } from "./numbers.ts"

/** The colour of a mark: a severity, `good`, or `accent`. */
export type Tone = "critical" | "high" | "medium" | "low" | "info" | "good" | "accent"

/** The worst score must not be the one without colour. */
const LEAST_ARC = 2

/** A score on a ring. */
const gauge = (value: number | undefined, label: string, tone: Tone): Html => {
  const said = value === undefined ? `${label}: ${NOT_JUDGED}` : `${label}: ${value} of 100`
  const arc =
    value === undefined
      ? undefined
      : markup`<circle
          class="mark ${tone}"
          cx="60"
          cy="60"
          r="52"
          pathLength="100"
          stroke-dasharray="${Math.max(LEAST_ARC, value)} 100"
          transform="rotate(-90 60 60)"
        />`
  return markup`<svg class="gauge" viewBox="0 0 120 120" width="132" height="132" role="img" aria-label="${said}">
    <circle class="track" cx="60" cy="60" r="52" />
    ${arc}
    <text x="60" y="${value === undefined ? 66 : 68}" class="value ${tone}">${value === undefined ? "–" : value}</text>
    ${value === undefined ? undefined : markup`<text x="60" y="87" class="of">of 100</text>`}
  </svg>`
}

export interface Bar {
  readonly label: Content
  readonly count: number
  readonly tone: Tone
}

/** Percentage, with a visible minimum for small values. */
const share = (count: number, largest: number): string =>
  oneDecimal(count === 0 ? 0 : Math.max(1, (100 * count) / largest))

const bar = ({ label, count, tone }: Bar, largest: number): Html =>
  markup`<li>
    <span class="label">${label}</span>
    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="track" width="100" height="10" />
      <rect class="mark ${tone}" width="${share(count, largest)}" height="10" />
    </svg>
    <span class="count">${grouped(count)}</span>
  </li>`

/**
 * Horizontal bars with their numbers: a list, so that it reads well without seeing the chart. `largest` is what fills the whole
 * width.
 */
export const bars = (
  label: string,
  all: ReadonlyArray<Bar>,
  largest = Math.max(0, ...all.map(({ count }) => count))
): Html =>
  markup`<ul class="bars" aria-label="${label}">
    ${all.map((one) => bar(one, largest))}
  </ul>`

export interface Part extends Bar {
  readonly label: string
}

/** The parts of a whole in one bar; the numbers stand beside it in a table. */
export const stacked = (label: string, parts: ReadonlyArray<Part>): Html => {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  let start = 0
  const rectangles = parts
    .filter(({ count }) => count > 0)
    .map(({ count, tone }) => {
      const width = (100 * count) / total
      const rectangle = markup`<rect
        class="mark ${tone}"
        x="${oneDecimal(start)}"
        width="${oneDecimal(width)}"
        height="10"
      />`
      start += width
      return rectangle
    })
  const said = parts.map((one) => `${one.label} ${grouped(one.count)}`).join(", ")
  return markup`<svg
    class="bar stacked"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    role="img"
    aria-label="${label}: ${said}"
  >
    <rect class="track" width="100" height="10" />
    ${rectangles}
  </svg>`
}

/** The elapsed share of a period. */
export const elapsed = (part: number, label: string, tone: Tone): Html =>
  markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">
    <rect class="track" width="100" height="10" />
    <rect class="mark ${tone}" width="${oneDecimal(100 * Math.min(1, Math.max(0, part)))}" height="10" />
  </svg>`

/** The tone of a score, by its limits. */
export const scoreTone = (value: number | undefined): Tone => {
  if (value === undefined) return "info"
  if (value < 40) return "critical"
  if (value < 60) return "high"
  return value < 80 ? "medium" : "good"
}

/** What the two scores measure. */
export const HYGIENE_OF = "How free production code is of classical weaknesses."
export const QUANTUM_OF = "How little public-key cryptography must be replaced because of quantum computers."

/** A score with its name and what it measures; where nothing was judged, also why. */
export const scoreCard = (title: string, value: number | undefined, of: string, notJudged?: string): Html =>
  markup`<div class="card score">
    ${gauge(value, title, scoreTone(value))}
    <div>
      <h3>${title}</h3>
      <p>${of}</p>
      ${value === undefined ? markup`<p><strong>Not judged${notJudged === undefined ? "" : `: ${notJudged}`}.</strong></p>` : undefined}
    </div>
  </div>`
