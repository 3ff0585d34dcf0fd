import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import type { Report } from "./Report.ts"

/** How many are on no page. */
export const neverShown = (count: number): Html =>
  markup`${grouped(count)} are not shown here. The other output formats hold all.`

/** How many `maxRows` leaves out, and where they are. */
export const notShown = ({ wholeHref }: Report, count: number): Html =>
  wholeHref === undefined
    ? neverShown(count)
    : markup`${grouped(count)} are not shown here. <a href="${wholeHref}" data-whole>Show the whole report</a>`

export interface PartialList {
  readonly shown: number
  readonly total: number
  readonly one: string
  readonly many: string
  /** Which of them are shown, where not all are. */
  readonly which: string
}

/** `340 findings`, or how many of how many are shown. */
export const shownOf = (report: Report, { shown, total, one, many, which }: PartialList): Content =>
  shown === total
    ? `${counted(total, one, many)}.`
    : markup`<strong>${grouped(shown)} of ${grouped(total)} ${many} are shown</strong>, ${which}; ${notShown(report, total - shown)}`
