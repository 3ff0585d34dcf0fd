import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import type { Report } from "./Report.ts"

/** Count of entries that no page shows. */
export const omittedEverywhere = (count: number): Html =>
  markup`${grouped(count)} are not shown here. The other output formats hold all.`

/** Count of entries beyond `maxRows`, with a link to them. */
export const omittedRows = ({ wholeHref }: Report, count: number): Html =>
  wholeHref === undefined
    ? omittedEverywhere(count)
    : markup`${grouped(count)} are not shown here. <a href="${wholeHref}" data-whole>Show the whole report</a>`

export interface PartialList {
  readonly shown: number
  readonly total: number
  readonly one: string
  readonly many: string
  /** Which ones are shown if not all are. */
  readonly which: string
}

/** `340 findings`, or how many of them are shown. */
export const listSummary = (report: Report, { shown, total, one, many, which }: PartialList): Content =>
  shown === total
    ? `${counted(total, one, many)}.`
    : markup`<strong>${grouped(shown)} of ${grouped(total)} ${many} are shown</strong>, ${which}; ${omittedRows(report, total - shown)}`
