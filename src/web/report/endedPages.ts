import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { NOT_JUDGED } from "../../../scanner/model/scoreText.ts"
import type { PublicBranding } from "../../domain/BrandingRecord.ts"
import { type FailureCause, failureCauses, isFailureCause } from "../../domain/FailureCause.ts"
import type { PublicScan } from "../../reports/publicScanRow.ts"
import { documentsOf, scanName } from "../../reports/reportRequest.ts"
import type { Page } from "../Page.ts"
import { dressedAs, layout, siteName } from "../layout.ts"

interface ReportShell {
  readonly branding: PublicBranding
  readonly title: string
  readonly main: Content
  readonly isLive?: boolean
  readonly refreshSeconds?: number
}

/** The page of a report link without a report at the moment, in the tenant's brand. */
export const reportShell = ({ branding, title, main, ...page }: ReportShell): Page => ({
  title: `${title} · ${siteName(branding)}`,
  ...dressedAs(branding),
  ...page,
  body: layout({ site: branding, home: branding.live_url ?? "/", main, mainClass: "narrow" })
})

const again = "Whoever gave you the link can start the scan again: it may go better at another time."
const repository = "Check that the repository is there, is public and is named as it was when the scan was submitted."
const limits =
  "The repository is beyond the limits of a scan here. It can be scanned on one's own machine, without them."
const ours = "The fault is not the repository's. Whoever gave you the link can start the scan again."
const anew = "Whoever gave you the link can start another one."

/** Advice for each cause of a failure. */
const advice = {
  repo_not_found: repository,
  repo_not_accessible: anew,
  credential_refused: anew,
  credential_expired: anew,
  credential_revoked: anew,
  repo_empty: repository,
  repo_too_large: limits,
  too_many_files: limits,
  host_not_allowed: repository,
  dns_blocked: repository,
  tls_error: again,
  network_error: again,
  upstream_rate_limited: again,
  download_timeout: again,
  invalid_archive: repository,
  scan_timeout: limits,
  scanner_crashed: ours,
  scanner_out_of_memory: limits,
  queue_timeout: again,
  upload_invalid: anew,
  cancelled: anew,
  internal_error: ours
} as const satisfies Record<FailureCause, string>

/** A failed scan. */
export const failedPage = (scan: PublicScan, branding: PublicBranding): Page => {
  const code = scan.error_code ?? "internal_error"
  const message = scan.error_message ?? (isFailureCause(code) ? failureCauses[code].message : "The scan failed.")
  return reportShell({
    branding,
    title: `Scan of ${scanName(scan)}`,
    main: markup`<div class="plain-page">
      <h1>The scan of ${scanName(scan)} failed</h1>
      <p class="notice critical">${message}</p>
      <p>There is no report. ${isFailureCause(code) ? advice[code] : again}</p>
    </div>`
  })
}

const downloads = (token: string): Html =>
  markup`<ul class="kinds">${documentsOf(token).map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`)}</ul>`

/** A scan that is too large for a page. */
export const tooLargePage = (scan: PublicScan, token: string, branding: PublicBranding): Page =>
  reportShell({
    branding,
    title: `Report on ${scanName(scan)}`,
    main: markup`<div class="plain-page">
      <h1>The report on ${scanName(scan)} is too large for this page</h1>
      <p>The scan has completed: ${scan.findings_total} findings, ${scan.components_total} cryptographic assets, score: ${scan.score ?? NOT_JUDGED}. It holds more than can be written as a page in time.</p>
      <p>Everything is in these downloads:</p>
      ${downloads(token)}
    </div>`
  })

/** The renderer is busy. */
export const busyPage = (scan: PublicScan, branding: PublicBranding): Page =>
  reportShell({
    branding,
    title: `Report on ${scanName(scan)}`,
    refreshSeconds: 5,
    main: markup`<div class="plain-page">
      <h1>The report on ${scanName(scan)} will be here in a moment</h1>
      <p>Many reports are being requested. Reload the page in a few seconds.</p>
    </div>`
  })
