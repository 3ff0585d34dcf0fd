import { makeCompiler } from "@effect/sql-pg/PgClient"
import type { PgConnection } from "@effect/sql-pg/PgConnection"
import * as PgPool from "@effect/sql-pg/PgPool"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Reactivity from "effect/reactivity/Reactivity"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type CompiledStatement, Pipeline } from "../../sql/Pipeline.ts"
import { answeredWithin, type WaitLimits } from "./limits.ts"
import { commit, SessionConnection } from "./SessionConnection.ts"

/** The pool lends a session to one borrower at a time; `multiplex` lets that one send ahead of the answers. */
const EXCLUSIVE = { multiplex: true, multiplexConcurrency: 1 } as const

/** All statements are on their way before anything can interrupt: whoever has the session next comes after them. */
const send = (session: PgConnection, statements: ReadonlyArray<CompiledStatement>) =>
  Effect.forEach(statements, ([sql, params]) => Effect.exit(session.query(sql, params)), {
    concurrency: "unbounded"
  }).pipe(Effect.forkDetach({ startImmediately: true }), Effect.uninterruptible)

/**
 * A client of a PostgreSQL server, or of something that speaks like one, with a pool of sessions.
 *
 * A statement of its own, or one in a transaction, is cancelled when it is interrupted; what went through the
 * `Pipeline` runs to its end.
 */
export const pooledClient = (
  driver: string,
  config: PgPool.Config,
  limits: WaitLimits
): Effect.Effect<Context.Context<SqlClient.SqlClient | Pipeline>, SqlError, Scope.Scope | Reactivity.Reactivity> =>
  Effect.gen(function* () {
    const pool = yield* PgPool.make({ ...config, ...EXCLUSIVE })
    const session = pool.get.pipe(answeredWithin(limits.session, "no session of the pool was free in time"))
    const connection = session.pipe(
      Effect.flatMap(({ pin }) => pin),
      Effect.map((pinned) => new SessionConnection(pinned, limits.answer))
    )
    const client = yield* SqlClient.make({
      driver,
      acquirer: connection,
      borrower: (use) => Effect.scoped(Effect.flatMap(connection, use)),
      compiler: makeCompiler(),
      commit,
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
      prepareTransactionControls: true,
      spanAttributes: [["db.system.name", "postgresql"]]
    })
    const pipeline = (statements: ReadonlyArray<CompiledStatement>) =>
      Effect.gen(function* () {
        const lent = yield* session
        const exits = yield* Effect.flatMap(send(lent, statements), Fiber.join).pipe(
          answeredWithin(limits.answer, "the database did not answer in time"),
          Effect.tapError(() => pool.invalidate(lent))
        )
        const results = yield* Effect.all(exits)
        return results.map(({ rows }) => rows)
      }).pipe(Effect.scoped)
    return Context.make(SqlClient.SqlClient, client).pipe(Context.add(Pipeline, pipeline))
  })
