import type { BomOptions } from "../bom/BomOptions.ts"
import type { Branding } from "../html/Branding.ts"
import type { Weakness } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Plan } from "../plan/Plan.ts"

interface Step {
  readonly before?: number
  readonly after?: number
}

/** The differences of two inventories, computed by `compareInventories`. */
export interface Differences {
  readonly assets: {
    readonly added: ReadonlyArray<CryptoAsset>
    readonly removed: ReadonlyArray<CryptoAsset>
    readonly changed: ReadonlyArray<{
      readonly asset: CryptoAsset
      readonly added: ReadonlyArray<Occurrence>
      readonly removed: ReadonlyArray<Occurrence>
    }>
    readonly unchanged: number
  }
  readonly weaknesses: {
    readonly added: ReadonlyArray<Weakness>
    readonly fixed: ReadonlyArray<Weakness>
    readonly changed: ReadonlyArray<{ readonly before: Weakness; readonly after: Weakness }>
    readonly unchanged: number
  }
  readonly hygiene: Step
  readonly quantum: Step
  /** Of the earlier scores, where that is another one. */
  readonly methodologyBefore?: string
}

/** An earlier scan to compare with. */
export interface Comparison {
  /** For example `Compared with the scan of 2026-10-01`. */
  readonly title: string
  readonly diff: Differences
  /** Overall score of the scan, if the reader knows it as a single number. */
  readonly scoreBefore?: number
  readonly scoreAfter?: number
  /** What must be known to read the scores, as a sentence. */
  readonly note?: string
}

/** A file that goes with the report. */
export interface Download {
  readonly label: string
  /** Relative or https; others are left out. */
  readonly href: string
}

/** Metadata and appearance of a report. */
export interface HtmlOptions extends BomOptions {
  readonly branding?: Branding
  /** The most findings, and the most assets, that a table shows. Default: 2,000. */
  readonly maxRows?: number
  /** Address of the page with the rows beyond `maxRows`. Relative or https; others are ignored. */
  readonly wholeHref?: string
  /** The day the timeline marks, as YYYY-MM-DD. Default: the day of the assessment. */
  readonly today?: string
  readonly downloads?: ReadonlyArray<Download>
  readonly comparison?: Comparison
  /** What has to be done, from `planOf`: the first page of the report, and every asset of it in a section. */
  readonly plan?: Plan
}
