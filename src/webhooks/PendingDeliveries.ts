import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"

const patience = "2 seconds"

const make = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo

  /** Undefined while the database does not respond. */
  const count = repo.pending().pipe(
    Effect.timeout(patience),
    Effect.orElseSucceed(() => undefined)
  )

  return { count }
})

/** Counts the pending deliveries of all tenants, for the operator. */
export class PendingDeliveries extends Context.Service<PendingDeliveries>()("ciphermap/PendingDeliveries", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(DeliveriesRepo.layer))
}
