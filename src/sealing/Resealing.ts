import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import type { ResealedSecrets } from "../domain/ResealedSecrets.ts"
import { type SealedColumn, sealedColumns, SealedColumnsRepo } from "./SealedColumnsRepo.ts"
import { Sealing } from "./Sealing.ts"

const make = Effect.gen(function* () {
  const repo = yield* SealedColumnsRepo
  const sealing = yield* Sealing

  const resealColumn = Effect.fnUntraced(function* (column: SealedColumn) {
    const counts = { resealed: 0, unreadable: 0 }
    for (const row of yield* repo.all(column)) {
      if (!sealing.isStale(row.sealed)) continue
      const sealed = yield* sealing.reseal([column.kind, ...row.owner], row.sealed)
      counts[sealed === undefined ? "unreadable" : "resealed"]++
      if (sealed !== undefined) yield* repo.replace(column, row, sealed)
    }
    return counts
  })

  /** Seals secrets under older keys again with the newest one, so that the older ones can be removed. */
  const reseal = Effect.map(Effect.forEach(sealedColumns, resealColumn), (all): ResealedSecrets => ({
    resealed: all.reduce((sum, { resealed }) => sum + resealed, 0),
    unreadable: all.reduce((sum, { unreadable }) => sum + unreadable, 0)
  }))

  return { reseal }
})

/** Moves all stored secrets to the newest key. */
export class Resealing extends Context.Service<Resealing>()("ciphermap/Resealing", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([SealedColumnsRepo.layer, Sealing.layer]))

  /** At the start of the process, and every hour. */
  static readonly running = Layer.effectDiscard(
    Effect.flatMap(Resealing, ({ reseal }) =>
      Effect.forkScoped(Effect.repeat(Effect.ignore(reseal, { log: "Warn" }), Schedule.spaced("1 hour")))
    )
  ).pipe(Layer.provide(Resealing.layer))
}
