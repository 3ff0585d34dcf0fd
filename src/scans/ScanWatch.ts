import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { PublicUrl } from "../config/PublicUrl.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { ScanNotFound } from "../domain/scanErrors.ts"
import { scanRecordOf } from "./scanRecordOf.ts"
import { ScanWatchRepo } from "./ScanWatchRepo.ts"

const make = Effect.gen(function* () {
  const repo = yield* ScanWatchRepo
  const publicUrl = yield* PublicUrl

  /** A scan of the current tenant without its results, and whether the key of the request is still active. */
  const read = Effect.fnUntraced(function* (id: string) {
    const { keyId } = yield* CurrentTenant
    const row = yield* repo.find(id, keyId)
    if (row === undefined) return yield* new ScanNotFound()
    return { scan: scanRecordOf(row, publicUrl), isAllowed: row.is_allowed }
  })

  return { read }
})

/** Scans as their watchers see them. */
export class ScanWatch extends Context.Service<ScanWatch>()("ciphermap/ScanWatch", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(ScanWatchRepo.layer))
}
