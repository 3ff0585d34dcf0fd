import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ScanStatus } from "../domain/ScanState.ts"
import { Tenancy } from "../sql/Tenancy.ts"

const make = Effect.gen(function* () {
  const { readAsSystem } = yield* Tenancy

  /** Of all tenants; a status that no scan has is left out. */
  const byStatus = () =>
    readAsSystem(
      (sql) => sql<{ readonly status: ScanStatus; readonly count: number }>`
        select status, count(*)::int as count from scans group by status`
    )

  return { byStatus }
})

/** Counts scans. */
export class ScanCountsRepo extends Context.Service<ScanCountsRepo>()("ciphermap/ScanCountsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
