import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { Branding } from "../tenants/branding/Branding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { LinkedScans } from "./LinkedScans.ts"
import type { OpenedLink } from "./linkRow.ts"
import { RenderedReports } from "./RenderedReports.ts"
import type { ShownScan } from "./shownScanRow.ts"
import { type ReportForm, wantedReport } from "./wantedReport.ts"

const make = Effect.gen(function* () {
  const linked = yield* LinkedScans
  const reports = yield* RenderedReports
  const branding = yield* Branding
  const preparing = yield* Semaphore.make(1)
  const scope = yield* Effect.scope

  /** A scan behind a link as its visitors see it now. */
  const render = Effect.fnUntraced(function* (opened: OpenedLink, scan: ShownScan, form: ReportForm) {
    const { surroundings, record } = yield* Effect.all(
      { surroundings: linked.surroundings(scan, opened.link), record: branding.read() },
      { concurrency: "unbounded" }
    )
    const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
    return yield* reports.render(wantedReport({ opened, scan, surroundings, branding: record, today, ...form }))
  })

  const written = Effect.fnUntraced(function* (opened: OpenedLink) {
    const { state, scan } = yield* linked.find(opened.link)
    if (state !== "completed") return
    yield* render(opened, scan, { isFile: false, isWhole: false })
    yield* Effect.logInfo("report prepared", { scan: scan.id })
  })

  /**
   * Writes the page of a link in the background, for its first visitor, unless another one is being prepared: no more than one of
   * the places of those who wait is taken. What cannot be written is told to the visitor.
   */
  const prepare = <E>(opening: Effect.Effect<OpenedLink, E>) =>
    Effect.gen(function* () {
      const opened = yield* opening
      yield* Effect.provideService(written(opened), CurrentTenant, opened.tenant)
    }).pipe(
      Effect.ignoreCause({ log: "Debug", message: "a report was not prepared" }),
      preparing.withPermitsIfAvailable(1),
      Effect.forkIn(scope),
      Effect.asVoid
    )

  return { render, prepare }
})

/** The reports behind links. */
export class PublishedReports extends Context.Service<PublishedReports>()("ciphermap/PublishedReports", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([LinkedScans.layer, RenderedReports.layer, Branding.layer])
  )
}
