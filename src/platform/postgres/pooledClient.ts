import { makeCompiler } from "@effect/sql-pg/PgClient"
import type { PgConnection } from "@effect/sql-pg/PgConnection"
import * as PgPool from "@effect/sql-pg/PgPool"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Reactivity from "effect/reactivity/Reactivity"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type CompiledStatement, Pipeline } from "../../sql/Pipeline.ts"
import { commit, SessionConnection } from "./SessionConnection.ts"

/** The pool lends a session to one borrower at a time; `multiplex` lets that one send ahead of the answers. */
const EXCLUSIVE = { multiplex: true, multiplexConcurrency: 1 } as const

const sendAll = (session: PgConnection, statements: ReadonlyArray<CompiledStatement>) =>
  Effect.forEach(statements, ([sql, params]) => Effect.exit(session.query(sql, params)), {
    concurrency: "unbounded"
  }).pipe(
    Effect.flatMap((exits) => Effect.all(exits)),
    Effect.map((results) => results.map(({ rows }) => rows)),
    Effect.uninterruptible
  )

/** A client of a PostgreSQL server, or of something that speaks like one, with a pool of sessions. */
export const pooledClient = (
  driver: string,
  config: PgPool.Config
): Effect.Effect<Context.Context<SqlClient.SqlClient | Pipeline>, SqlError, Scope.Scope | Reactivity.Reactivity> =>
  Effect.gen(function* () {
    const pool = yield* PgPool.make({ ...config, ...EXCLUSIVE })
    const connectionOf = (session: PgConnection) => new SessionConnection(session)
    const client = yield* SqlClient.make({
      driver,
      acquirer: Effect.map(pool.get, connectionOf),
      borrower: (use) => pool.use((session) => use(connectionOf(session))),
      transactionAcquirer: Effect.map(pool.reserve, connectionOf),
      compiler: makeCompiler(),
      commit,
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
      prepareTransactionControls: true,
      spanAttributes: [["db.system.name", "postgresql"]]
    })
    return Context.make(SqlClient.SqlClient, client).pipe(
      Context.add(Pipeline, (statements) => pool.use((session) => sendAll(session, statements)))
    )
  })
