import { makeCompiler } from "@effect/sql-pg/PgClient"
import * as PgPool from "@effect/sql-pg/PgPool"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Reactivity from "effect/reactivity/Reactivity"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Pipeline } from "../../sql/Pipeline.ts"
import { answeredWithin, type WaitLimits } from "./limits.ts"
import { sendingOn } from "./sending.ts"
import { commit, SessionConnection } from "./SessionConnection.ts"

/** The pool lends a session to one borrower at a time; `multiplex` lets that one send ahead of the answers. */
const EXCLUSIVE = { multiplex: true, multiplexConcurrency: 1 } as const

/** Borrowers share a session and its packets; nobody has one to himself. */
const SHARED = { multiplex: true, multiplexConcurrency: 32 } as const

/** A pool of sessions, and how many more of them are for what shares sessions. */
interface PoolConfig extends PgPool.Config {
  readonly sharedConnections?: number
}

/**
 * A client of a PostgreSQL server, or of something that speaks like one, with a pool of sessions.
 *
 * A statement of its own, or one in a transaction, is cancelled when it is interrupted; what went through the
 * `Pipeline` runs to its end.
 */
export const pooledClient = (
  driver: string,
  { sharedConnections = 0, ...config }: PoolConfig,
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
    const alone = sendingOn(pool, limits)
    const shared =
      sharedConnections === 0
        ? alone
        : sendingOn(yield* PgPool.make({ ...config, ...SHARED, maxConnections: sharedConnections }), limits)
    return Context.make(SqlClient.SqlClient, client).pipe(Context.add(Pipeline, { alone, shared }))
  })
