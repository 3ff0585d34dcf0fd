import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { PublicBranding } from "../../domain/BrandingRecord.ts"
import type { ScanStatus } from "../../domain/ScanState.ts"
import type { PublicScan } from "../../reports/publicScanRow.ts"
import { scanName } from "../../reports/reportRequest.ts"
import type { Page } from "../Page.ts"
import { reportShell } from "./reportShell.ts"

const phases = {
  queued: "Waiting for its turn",
  downloading: "Downloading the repository",
  scanning: "Reading the files",
  completed: "Completed",
  failed: "Failed"
} as const satisfies Record<ScanStatus, string>

const files = ({ files_total, files_done }: PublicScan): Html =>
  files_total === null
    ? markup`<p class="muted">The number of files is not known yet.</p>`
    : markup`<p><progress aria-label="Files" max="${Math.max(1, files_total)}" value="${files_done}"></progress></p>
        <p class="muted">${files_done} of ${files_total} files</p>`

/** The progress of the scan, which refreshes itself. */
export const progressPart = (scan: PublicScan, token: string): Html =>
  markup`<div id="progress" hx-get="/r/${token}/progress" hx-trigger="every 2s" hx-swap="outerMorph">
    <p class="lead" role="status">${phases[scan.phase_reached]}</p>
    ${files(scan)}
  </div>`

/** Shown until there is a report. */
export const progressPage = (scan: PublicScan, token: string, branding: PublicBranding): Page =>
  reportShell({
    branding,
    title: `Scan of ${scanName(scan)}`,
    isLive: true,
    refreshSeconds: 5,
    main: markup`<div class="plain-page">
      <h1>The scan of ${scanName(scan)} is under way</h1>
      <p>Its report will stand here as soon as it has completed. This page follows it; the link stays the same.</p>
      ${progressPart(scan, token)}
    </div>`
  })
