import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { ConnectionError, SqlError } from "effect/sql/SqlError"

/** How long to wait for what PostgreSQL itself does not bound. */
export interface WaitLimits {
  /** For a session of the pool to become free. */
  readonly session: Duration.Input
  /** For an answer: longer than the server's `statement_timeout`, so that only a lost server meets it. */
  readonly answer: Duration.Input
}

const late = (message: string): SqlError =>
  new SqlError({ reason: new ConnectionError({ cause: new Error(message), message, operation: "query" }) })

/** Fails as a lost connection does when there is no result in time. */
export const answeredWithin =
  (duration: Duration.Input, message: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError, R> =>
    Effect.timeoutOrElse(effect, { duration, orElse: () => Effect.fail(late(message)) })
