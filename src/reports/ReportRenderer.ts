import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Branding } from "../../scanner/html/Branding.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** A stored scan, gzip, and its score as it stands in its record. */
export interface RenderedScan {
  readonly pieces: ReadonlyArray<Uint8Array>
  readonly score: number | null
}

/** What is written of a scan, for whom and when. */
export interface Rendering {
  readonly scan: RenderedScan
  readonly serialNumber: string
  /** What it is compared with, and how that is called. */
  readonly previous?: RenderedScan & { readonly title: string }
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly branding: Branding
  readonly downloads?: ReadonlyArray<{ readonly label: string; readonly href: string }>
  /** Where all rows are; this page then has as many as keep it small. */
  readonly wholeHref?: string
  /** Told above the report. */
  readonly note?: string
}

export interface RenderedReport {
  readonly gzip: Uint8Array
  /** Of the page, SHA-256 in hexadecimal. */
  readonly hash: string
  /** What the page allows itself. */
  readonly policy: string
}

/** Writes reports where nobody else waits for it. */
export class ReportRenderer extends Context.Service<
  ReportRenderer,
  { readonly render: (rendering: Rendering) => Effect.Effect<RenderedReport, WorkStopped> }
>()("ciphermap/ReportRenderer") {}
