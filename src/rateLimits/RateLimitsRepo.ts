import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

export interface TakenTokens {
  readonly granted: number
  readonly tokens_left: number
}

const make = Effect.gen(function* () {
  const { asNobody } = yield* Tenancy

  /** Takes up to `wanted` tokens of a bucket that all processes share. */
  const take = (bucket: string, capacity: number, perSecond: number, wanted: number) =>
    asNobody((sql) =>
      Effect.map(
        sql<TakenTokens>`select granted, tokens_left from take_tokens(${bucket}, ${capacity}::float8, ${perSecond}::float8, ${wanted}::float8)`,
        (rows) => rows[0]!
      )
    )

  return { take }
})

/** The shared counters of requests. */
export class RateLimitsRepo extends Context.Service<RateLimitsRepo>()("ciphermap/RateLimitsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
