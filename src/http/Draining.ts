import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * Whether the process is shutting down (it finishes running requests and accepts no more), and how many requests run.
 */
export class Draining extends Context.Service<
  Draining,
  {
    isOn: boolean
    running: number
    /** Completed when shutdown begins, for what would otherwise not end. */
    readonly begun: Deferred.Deferred<void>
  }
>()("ciphermap/Draining") {
  static readonly layer = Layer.effect(
    this,
    Effect.map(Deferred.make<void>(), (begun) => ({ isOn: false, running: 0, begun }))
  )
}
