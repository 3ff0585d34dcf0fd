import * as Cache from "effect/Cache"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { WorkStopped } from "../domain/WorkStopped.ts"
import { Boms } from "../scans/Boms.ts"
import { type RenderedScan, type Rendering, ReportRenderer } from "./ReportRenderer.ts"

/** Of a stored scan, before compression. */
const mostBytes = 32 * 1024 * 1024

/** Of two scans that are compared, together. */
const mostCompared = 16 * 1024 * 1024

/** Pages that are kept; tables have bounds, so that none is larger than some hundred kilobytes. */
const mostKept = 100

interface ScoredScan extends Omit<RenderedScan, "pieces"> {
  readonly id: string
}

/** The inputs of a page, which are also its key in the cache. */
export interface ReportRequest {
  readonly tenant: CurrentTenant["Service"]
  readonly scan: ScoredScan
  readonly previous: (ScoredScan & { readonly title: string }) | undefined
  readonly rendering: Omit<Rendering, "scan" | "previous">
}

/** How long a result is cached; a page that took too long may succeed later, when less is running. */
const keptFor = (exit: Exit.Exit<unknown, unknown>): Duration.Input => {
  if (Exit.isSuccess(exit)) return "1 hour"
  const isStopped = exit.cause.reasons.some(
    (reason) => reason._tag === "Fail" && reason.error instanceof WorkStopped && !reason.error.isRetryable
  )
  return isStopped ? "1 minute" : 0
}

const make = Effect.gen(function* () {
  const boms = yield* Boms
  const renderer = yield* ReportRenderer

  const piecesOf = (document: Effect.Success<ReturnType<typeof boms.find>>) => Stream.runCollect(document.bytes("gzip"))

  const made = Effect.fnUntraced(function* ({ scan, previous, rendering }: ReportRequest) {
    const document = yield* boms.find(scan.id, "scan")
    const length = document.lengthOf("identity")
    if (length > mostBytes) return yield* new WorkStopped({ reason: "memory" })
    const before = previous === undefined ? undefined : yield* boms.find(previous.id, "scan")
    const isCompared = before !== undefined && length + before.lengthOf("identity") <= mostCompared
    return yield* renderer.render({
      ...rendering,
      scan: { ...scan, pieces: yield* piecesOf(document) },
      ...(isCompared && previous !== undefined && { previous: { ...previous, pieces: yield* piecesOf(before) } })
    })
  })

  const pages = yield* Cache.makeWith(
    (wanted: ReportRequest) => Effect.provideService(made(wanted), CurrentTenant, wanted.tenant),
    { capacity: mostKept, timeToLive: keptFor }
  )

  /** Each page is rendered once, however many request it; one that took too long is not tried again at once. */
  const render = (wanted: ReportRequest) => Cache.get(pages, wanted)

  return { render }
})

/** A cache of rendered report pages. */
export class RenderedReports extends Context.Service<RenderedReports>()("ciphermap/RenderedReports", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(Boms.layer))
}
