import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Branding } from "../../scanner/html/Branding.ts"
import type { ChosenPolicy } from "../domain/PolicyRecord.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** A stored scan, compressed with gzip, and the score of its record with the version of its methodology. */
export interface RenderedScan {
  readonly pieces: ReadonlyArray<Uint8Array>
  readonly score: number | null
  readonly methodology: string
}

/** Everything that a report page is rendered from. */
export interface Rendering {
  readonly scan: RenderedScan
  readonly serialNumber: string
  /** The scan that it is compared with, and the title of the comparison. */
  readonly previous?: RenderedScan & { readonly title: string }
  /** What the tenant or the repository has chosen; without it, the verdicts are those that are stored. */
  readonly policies?: ReadonlyArray<ChosenPolicy>
  /** Decisions on findings of the repository that hold today; the findings are then assessed again. */
  readonly decisions?: ReadonlyArray<readonly [id: string, reason: string]>
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly branding: Branding
  readonly downloads?: ReadonlyArray<{ readonly label: string; readonly href: string }>
  /** Address of the page with all rows; this page then has as many rows as keep it small. */
  readonly wholeHref?: string
  /** Shown above the report. */
  readonly note?: string
}

export interface RenderedReport {
  readonly gzip: Uint8Array
  /** Of the page, SHA-256 in hexadecimal. */
  readonly hash: string
  /** Its Content-Security-Policy. */
  readonly policy: string
}

/** Renders reports outside the main thread. */
export class ReportRenderer extends Context.Service<
  ReportRenderer,
  { readonly render: (rendering: Rendering) => Effect.Effect<RenderedReport, WorkStopped> }
>()("ciphermap/ReportRenderer") {}
