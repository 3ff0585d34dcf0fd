import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

/** Of one sweep; the rest is left to the next one. */
const atOnce = 4

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy

  /** Adds up days that are over, and says how many. Readers see a day either as its entries or as their sum. */
  const rollUp = Effect.map(
    asSystem((sql) => sql<{ readonly days: number }>`select roll_up_usage(${atOnce}) as days`),
    ([row]) => row?.days ?? 0
  )

  return { rollUp }
})

/** Adds the entries of the ledger up by days, so that nobody reads all of them. */
export class UsageDays extends Context.Service<UsageDays>()("ciphermap/UsageDays", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
