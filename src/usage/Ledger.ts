import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import type { Period } from "../domain/BillingCycle.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { UsageRepo } from "./UsageRepo.ts"

const make = Effect.gen(function* () {
  const repo = yield* UsageRepo
  const config = yield* Config

  /** How many scans a tenant may make in a period, unless it has a cap of its own. */
  const usualCaps = {
    live: config.monthlyScanCap,
    testPerMonth: config.testScansPerMonth,
    testPerDay: config.testScansPerDay
  }

  /** How many scans the current tenant may make in a period. */
  const caps = () => Effect.map(repo.monthlyScanCap(), (own) => ({ ...usualCaps, live: own ?? usualCaps.live }))

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

  return { usualCaps, caps, scanAccepted, bomDownloaded, totals, allTime: repo.totals(new Date(0), new Date(8.64e15)) }
})

/** What is owed and why: lines are added, never changed. */
export class Ledger extends Context.Service<Ledger>()("ciphermap/Ledger", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(UsageRepo.layer))
}
