import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { Branding } from "../../tenants/branding/Branding.ts"
import { shownVersion } from "../../domain/projectVersion.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { contentDisposition } from "../../domain/downloadName.ts"
import { ReportBusy } from "../../domain/publicationErrors.ts"
import { ScanNotCompleted } from "../../domain/scanErrors.ts"
import type { StoredFormat } from "../../domain/StoredFormat.ts"
import { LinkedScans } from "../../reports/LinkedScans.ts"
import type { ResolvedLink } from "../../reports/linkRow.ts"
import { ReportLinks } from "../../reports/ReportLinks.ts"
import { PublicReports } from "../../reports/PublicReports.ts"
import { scanName } from "../../reports/reportRequest.ts"
import { storedDocument } from "../../scans/storedDownload.ts"
import { pageResponse, partResponse } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { reportAnswer } from "./reportAnswer.ts"
import { busyPage, failedPage, reportShell, tooLargePage } from "./endedPages.ts"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import type { PublicBranding } from "../../domain/BrandingRecord.ts"
import type { ScanStatus } from "../../domain/ScanState.ts"
import type { PublicScan } from "../../reports/publicScanRow.ts"
import type { Page } from "../Page.ts"

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
const progressPart = (scan: PublicScan, token: string): Html =>
  markup`<div id="progress" hx-get="/r/${token}/progress" hx-trigger="every 2s" hx-swap="outerMorph">
    <p class="lead" role="status">${phases[scan.phase_reached]}</p>
    ${files(scan)}
  </div>`

/** Shown until there is a report. */
const progressPage = (scan: PublicScan, token: string, branding: PublicBranding): Page =>
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

/** Browsers must revalidate each time: the link may have been revoked. */
const revalidated = { "cache-control": "private, no-cache", "x-robots-tag": "noindex" } as const

const busySeconds = 5

const unkept = { headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } }

/** Reports behind report links, and their downloads. */
export const report = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const open = yield* publicPages
    const publications = yield* ReportLinks
    const linked = yield* LinkedScans
    const reports = yield* PublicReports
    const branding = yield* Branding
    const send = yield* storedDocument

    const visited = <A, E, R>(handler: (opened: ResolvedLink) => Effect.Effect<A, E, R>) =>
      Effect.gen(function* () {
        const { token = "" } = yield* HttpRouter.params
        const opened = yield* publications.resolve(token)
        return yield* Effect.provideService(handler(opened), CurrentTenant, opened.tenant)
      })

    const page = visited(
      Effect.fnUntraced(function* (opened) {
        const { state, scan } = yield* linked.find(opened.link)
        const { token } = opened.link
        if (state === "running") return yield* pageResponse(progressPage(scan, token, yield* branding.read()), unkept)
        if (state === "failed") return yield* pageResponse(failedPage(scan, yield* branding.read()), unkept)
        const { url } = yield* HttpServerRequest
        return yield* reports.render(opened, scan, { isFile: false, isWhole: url.includes("?") }).pipe(
          Effect.flatMap((made) => reportAnswer(made, revalidated)),
          Effect.catchTag(
            "WorkStopped",
            Effect.fnUntraced(function* ({ reason }) {
              const shown = yield* branding.read()
              if (reason !== "busy") return yield* pageResponse(tooLargePage(scan, token, shown), unkept)
              const headers = { ...unkept.headers, "retry-after": String(busySeconds) }
              return yield* pageResponse(busyPage(scan, shown), { status: 503, headers })
            })
          )
        )
      })
    )

    /** The part of a progress page that refreshes itself; once the scan has ended, the page is reloaded. */
    const progress = visited(
      Effect.fnUntraced(function* ({ link }) {
        const { state, scan } = yield* linked.find(link)
        return state === "running"
          ? yield* partResponse(progressPart(scan, link.token), unkept)
          : HttpServerResponse.empty({ status: 200, headers: { ...unkept.headers, "hx-refresh": "true" } })
      })
    )

    const completed = Effect.fnUntraced(function* ({ link }: ResolvedLink) {
      const { state, scan } = yield* linked.find(link)
      return state === "completed" ? scan : yield* ScanNotCompleted.when(scan.phase_reached)
    })

    const document = (format: StoredFormat) =>
      visited((opened) =>
        Effect.gen(function* () {
          const scan = yield* completed(opened)
          return HttpServerResponse.setHeaders(yield* send(scan.id, format, Effect.void), revalidated)
        })
      )

    /** The report with the tenant's branding; the stored report if it is too large to render. */
    const file = visited((opened) =>
      Effect.gen(function* () {
        const scan = yield* completed(opened)
        const name = contentDisposition(scanName(scan), shownVersion(scan), "html").replace(/^inline/, "attachment")
        return yield* reports.render(opened, scan, { isFile: true, isWhole: true }).pipe(
          Effect.flatMap((made) => reportAnswer(made, { ...revalidated, "content-disposition": name })),
          Effect.catchTag(
            "WorkStopped",
            Effect.fnUntraced(function* ({ reason }) {
              if (reason === "busy") return yield* new ReportBusy({ retry_after_seconds: busySeconds })
              return yield* send(scan.id, "html", Effect.void)
            })
          )
        )
      })
    )

    yield* router.add("GET", "/r/:token", open(page))
    yield* router.add("GET", "/r/:token/progress", open(progress))
    yield* router.add("GET", "/r/:token/report.html", open(file))
    yield* router.add("GET", "/r/:token/bom.json", open(document("cyclonedx")))
    yield* router.add("GET", "/r/:token/spdx.json", open(document("spdx")))
    yield* router.add("GET", "/r/:token/sarif.json", open(document("sarif")))
  })
)
