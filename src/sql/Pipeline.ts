import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Row } from "effect/sql/SqlConnection"
import type { SqlError } from "effect/sql/SqlError"

/** A statement's text with `$1`, `$2`, and their values. */
export type CompiledStatement = readonly [sql: string, params: ReadonlyArray<unknown>]

/**
 * Sends statements one behind the other, without waiting for each answer.
 *
 * All of them run, in their order and with none of others between them. Gives the rows of each, or the error of the
 * first that failed. Once sent they are not interrupted, so that a transaction they open is always the one they close.
 */
export type Send = (
  statements: ReadonlyArray<CompiledStatement>
) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, SqlError>

/** Sends several statements in one round trip. */
export class Pipeline extends Context.Service<
  Pipeline,
  {
    /** On a session of their own. */
    readonly alone: Send
    /** On a session that others use too, in fewer packets: for what takes no time, as whoever comes behind it waits. */
    readonly shared: Send
  }
>()("ciphermap/sql/Pipeline") {}
