import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ScanStatus } from "../domain/ScanState.ts"
import { Tenancy } from "../sql/Tenancy.ts"

const make = Effect.gen(function* () {
  const { readAsSystem } = yield* Tenancy

  /** Over all tenants; a status without scans is left out. */
  const byStatus = () =>
    readAsSystem(
      (sql) => sql<{ readonly status: ScanStatus; readonly count: number }>`
        select status, count(*)::int as count from scans group by status`
    )

  /** Seconds that the oldest queued scan has been waiting; 0 when there is none. */
  const oldestQueued = () =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly seconds: number }>`
          select coalesce(extract(epoch from clock_timestamp() - min(queued_at)), 0)::float8 as seconds
          from scans where status = 'queued' and is_offered`
      ),
      ([row]) => row?.seconds ?? 0
    )

  return { byStatus, oldestQueued }
})

/** Counts scans. */
export class ScanCountsRepo extends Context.Service<ScanCountsRepo>()("ciphermap/ScanCountsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
