import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ScanStatus } from "../domain/ScanState.ts"
import { ScanCountsRepo } from "./ScanCountsRepo.ts"

export type StatusCounts = Readonly<Record<ScanStatus, number>>

/** Counting reads every scan, so it is done rarely. */
const freshMilliseconds = 15_000
const patience = "2 seconds"

const make = Effect.gen(function* () {
  const repo = yield* ScanCountsRepo
  let last: { readonly at: number; readonly counts: StatusCounts } | undefined

  /** Nothing while the database does not answer. */
  const byStatus = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (last !== undefined && now - last.at < freshMilliseconds) return last.counts
    const rows = yield* repo.byStatus()
    const found = new Map(rows.map(({ status, count }) => [status, count]))
    const counts = Object.fromEntries(ScanStatus.literals.map((status) => [status, found.get(status) ?? 0]))
    last = { at: now, counts: counts as StatusCounts }
    return last.counts
  }).pipe(
    Effect.timeout(patience),
    Effect.orElseSucceed(() => undefined)
  )

  /** Nothing while the database does not answer. */
  const oldestQueued = repo.oldestQueued().pipe(
    Effect.timeout(patience),
    Effect.orElseSucceed(() => undefined)
  )

  return { byStatus, oldestQueued }
})

/** Numbers of scans by status, for the operator's metrics. */
export class ScanCounts extends Context.Service<ScanCounts>()("ciphermap/ScanCounts", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(ScanCountsRepo.layer))
}
