import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { Branding } from "../tenants/branding/Branding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { instantOf } from "../domain/Instant.ts"
import { settingAside } from "../portfolio/settingAside.ts"
import { Triage } from "../portfolio/Triage.ts"
import { Policies } from "../policies/Policies.ts"
import { LinkedScans } from "./LinkedScans.ts"
import type { ResolvedLink } from "./linkRow.ts"
import { RenderedReports } from "./RenderedReports.ts"
import type { PublicScan } from "./publicScanRow.ts"
import { type ReportForm, reportRequest } from "./reportRequest.ts"

const make = Effect.gen(function* () {
  const linked = yield* LinkedScans
  const reports = yield* RenderedReports
  const branding = yield* Branding
  const policies = yield* Policies
  const triage = yield* Triage
  const preparing = yield* Semaphore.make(1)
  const scope = yield* Effect.scope

  /** The report of a scan as visitors of the link see it now. */
  const render = Effect.fnUntraced(function* (resolvedLink: ResolvedLink, scan: PublicScan, form: ReportForm) {
    const { surroundings, record, chosen, decisions } = yield* Effect.all(
      {
        surroundings: linked.surroundings(scan, resolvedLink.link),
        record: branding.read(),
        chosen: policies.effectiveFor(scan.repository_id),
        decisions: triage.decisions(scan.repository_id)
      },
      { concurrency: "unbounded" }
    )
    const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
    const aside = settingAside(decisions, today, instantOf(scan.created_at))
    return yield* reports.render(
      reportRequest({ resolvedLink, scan, surroundings, branding: record, today, policies: chosen, aside, ...form })
    )
  })

  const renderLink = Effect.fnUntraced(function* (resolvedLink: ResolvedLink) {
    const { state, scan } = yield* linked.find(resolvedLink.link)
    if (state !== "completed") return
    yield* render(resolvedLink, scan, { isFile: false, isWhole: false })
    yield* Effect.logInfo("report prepared", { scan: scan.id })
  })

  /**
   * Renders the page of a link in the background, for its first visitor, unless another page is being prepared, so that at most one
   * slot of the renderer is taken. A failure is reported to the visitor instead.
   */
  const prepare = <E>(opening: Effect.Effect<ResolvedLink, E>) =>
    Effect.gen(function* () {
      const resolvedLink = yield* opening
      yield* Effect.provideService(renderLink(resolvedLink), CurrentTenant, resolvedLink.tenant)
    }).pipe(
      Effect.ignoreCause({ log: "Debug", message: "a report was not prepared" }),
      preparing.withPermitsIfAvailable(1),
      Effect.forkIn(scope),
      Effect.asVoid
    )

  return { render, prepare }
})

/** The reports behind links. */
export class PublicReports extends Context.Service<PublicReports>()("ciphermap/PublicReports", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([LinkedScans.layer, RenderedReports.layer, Branding.layer, Policies.layer])
  )
}
