import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { oneDecimal } from "../../../../scanner/html/numbers.ts"

/** The bar of a day, with its parts from bottom to top. */
export interface DayBar {
  readonly day: string
  readonly said: string
  readonly parts: ReadonlyArray<{ readonly amount: number; readonly tone: "accent" | "info" }>
}

export interface DayChart {
  readonly title: string
  /** A sentence that describes the chart for screen readers. */
  readonly summary: string
  /** The largest amount, formatted for the axis. */
  readonly nameOf: (amount: number) => string
  readonly bars: ReadonlyArray<DayBar>
  /** Names of the parts of a bar, if it has several. */
  readonly parts?: ReadonlyArray<readonly [tone: "accent" | "info", name: string]>
  /** The number of days on the axis, and the last one; future days are empty. */
  readonly days: number
  readonly lastDay: string
}

const height = 100
const step = 10
const width = 7

const amountOf = ({ parts }: DayBar): number => parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)

const bar = (one: DayBar, at: number, largest: number): Html => {
  let top = height
  const rectangles = one.parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, tone }) => {
      const size = (height * amount) / largest
      top -= size
      return markup`<rect class="mark ${tone}" x="${oneDecimal(at * step + 1.5)}" y="${oneDecimal(top)}" width="${width}" height="${oneDecimal(size)}" />`
    })
  return markup`<g><title>${one.said}</title><rect class="hit" x="${at * step}" y="0" width="${step}" height="${height}" />${rectangles}</g>`
}

const key = ([tone, name]: readonly [string, string]): Html =>
  markup`<span class="key"><svg viewBox="0 0 1 1" aria-hidden="true" focusable="false"><rect class="mark ${tone}" width="1" height="1" /></svg>${name}</span>`

/** Bars by day. A table next to it has the same numbers. */
export const dayChart = ({ title, summary, nameOf, bars, days, lastDay, parts = [] }: DayChart): Html => {
  const most = Math.max(...bars.map(amountOf), 0)
  return markup`<figure class="day-chart">
    <figcaption><strong>${title}</strong> <span class="muted">${summary}</span>${parts.map(key)}</figcaption>
    <p class="most" aria-hidden="true">${most === 0 ? undefined : nameOf(most)}</p>
    <svg viewBox="0 0 ${days * step} ${height}" preserveAspectRatio="none" role="img" aria-label="${title}. ${summary}">
      ${[0, height / 2, height].map((y) => markup`<line class="rule" x1="0" x2="${days * step}" y1="${y}" y2="${y}" />`)}
      ${bars.map((one, at) => bar(one, at, most))}
    </svg>
    <p class="ends" aria-hidden="true"><span>${bars[0]?.day}</span><span>${lastDay}</span></p>
  </figure>`
}
