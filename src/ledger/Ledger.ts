import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { termsOf } from "../config/termsOf.ts"
import type { Period } from "../domain/BillingCycle.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { UsageRepo } from "./UsageRepo.ts"

const make = Effect.gen(function* () {
  const repo = yield* UsageRepo
  const config = yield* Config

  /** How many scans the current tenant may make in a period; it may have a cap of its own. */
  const caps = Effect.fnUntraced(function* () {
    const { kind } = yield* CurrentTenant
    const usual = termsOf(config, kind).caps
    const own = yield* repo.monthlyScanCap()
    return { ...usual, live: own ?? usual.live }
  })

  const scanAccepted = Effect.fnUntraced(function* (scanId: string) {
    const { env } = yield* CurrentTenant
    const amountCents = env === "live" ? config.pricePerScanCents : 0
    yield* repo.append({ kind: "scan_accepted", env, scanId, amountCents })
  })

  const bomDownloaded = Effect.fnUntraced(function* (scanId: string) {
    const { env } = yield* CurrentTenant
    yield* repo.append({ kind: "bom_download", env, scanId, amountCents: 0 })
  })

  const totals = ({ start, end }: Period) => repo.totals(DateTime.toDateUtc(start), DateTime.toDateUtc(end))

  const credits = ({ start, end }: Period) => repo.credits(DateTime.toDateUtc(start), DateTime.toDateUtc(end))

  const daily = ({ start, end }: Period) => repo.daily(DateTime.toDateUtc(start), DateTime.toDateUtc(end))

  return {
    caps,
    scanAccepted,
    bomDownloaded,
    totals,
    credits,
    daily,
    allTime: repo.totals(new Date(0), new Date(8.64e15))
  }
})

/** The ledger of what a tenant owes: entries are added, never changed. */
export class Ledger extends Context.Service<Ledger>()("ciphermap/Ledger", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(UsageRepo.layer))
}
