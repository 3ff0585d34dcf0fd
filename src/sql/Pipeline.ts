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
    /** On a session of its own. */
    readonly alone: Send
    /**
     * On a session that others use too, in fewer packets: only for queries that take no time, since later ones wait for them. Without
     * it, `node bench/service.ts` takes 1.75 times the CPU for a list of 50, and PostgreSQL 1.7 times (2026-11-23, both variants in
     * turns on a loaded machine).
     */
    readonly shared: Send
  }
>()("ciphermap/sql/Pipeline") {}
