import * as Effect from "effect/Effect"

/** The only row of an answer, or nothing. */
export const first = <A, E, R>(rows: Effect.Effect<ReadonlyArray<A>, E, R>): Effect.Effect<A | undefined, E, R> =>
  Effect.map(rows, ([row]) => row)
