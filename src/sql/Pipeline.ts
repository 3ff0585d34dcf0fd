import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Row } from "effect/sql/SqlConnection"
import type { SqlError } from "effect/sql/SqlError"

/** A statement's text with `$1`, `$2`, and their values. */
export type CompiledStatement = readonly [sql: string, params: ReadonlyArray<unknown>]

/**
 * Sends statements one behind the other on one connection of their own, without waiting for each answer.
 *
 * All of them run, in their order. Gives the rows of each, or the error of the first that failed. Once sent they are
 * not interrupted, so that a transaction they open is always the one they close.
 */
export class Pipeline extends Context.Service<
  Pipeline,
  (statements: ReadonlyArray<CompiledStatement>) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, SqlError>
>()("ciphermap/sql/Pipeline") {}
