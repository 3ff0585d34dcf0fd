import { makeCompiler } from "@effect/sql-pg/PgClient"
import type { PgConnection, Result } from "@effect/sql-pg/PgConnection"
import * as PgPool from "@effect/sql-pg/PgPool"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type * as Reactivity from "effect/reactivity/Reactivity"
import * as SqlClient from "effect/sql/SqlClient"
import type { Connection, Row } from "effect/sql/SqlConnection"
import { ConnectionError, SqlError, UnknownError } from "effect/sql/SqlError"
import { type CompiledStatement, Pipeline, type Send } from "../sql/Pipeline.ts"

/** Time limits for what PostgreSQL itself does not limit. */
export interface WaitLimits {
  /** For a session of the pool to become free. */
  readonly session: Duration.Input
  /** For an answer: longer than the server's `statement_timeout`, so that it is reached only if the server is lost. */
  readonly answer: Duration.Input
}

const late = (message: string): SqlError =>
  new SqlError({ reason: new ConnectionError({ cause: new Error(message), message, operation: "query" }) })

/** Fails like a lost connection if there is no result in time. */
const answeredWithin =
  (duration: Duration.Input, message: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError, R> =>
    Effect.timeoutOrElse(effect, { duration, orElse: () => Effect.fail(late(message)) })

/** Sends all statements before anything can interrupt, so that the next user of the session comes after them. */
const send = (
  session: PgConnection,
  statements: ReadonlyArray<CompiledStatement>
): Effect.Effect<ReadonlyArray<Exit.Exit<Result, SqlError>>> =>
  Effect.callback((resume) => {
    const exits: Array<Exit.Exit<Result, SqlError>> = []
    let left = statements.length
    for (const [at, [sql, params]] of statements.entries()) {
      Effect.runFork(session.query(sql, params)).addObserver((exit) => {
        exits[at] = exit
        left--
        if (left === 0) resume(Effect.succeed(exits))
      })
    }
  })

/** Sends on a session of the pool, which is removed from it if it does not answer in time. */
const sendingOn =
  (pool: PgPool.PgPool, limits: WaitLimits): Send =>
  (statements) =>
    pool.get.pipe(
      answeredWithin(limits.session, "no session of the pool was free in time"),
      Effect.flatMap((session) =>
        send(session, statements).pipe(
          answeredWithin(limits.answer, "the database did not answer in time"),
          Effect.tapError(() => pool.invalidate(session))
        )
      ),
      Effect.flatMap((exits) => Effect.all(exits)),
      Effect.map((results) => results.map(({ rows }) => rows)),
      Effect.scoped,
      Effect.withSpan(
        "sql.execute",
        { kind: "client", attributes: { "db.system.name": "postgresql" } },
        { captureStackTrace: false }
      )
    )

/** The pool gives a session to one user at a time; `multiplex` lets that user send before earlier answers arrive. */
const EXCLUSIVE = { multiplex: true, multiplexConcurrency: 1 } as const

/** Several users share a session and its packets. */
const SHARED = { multiplex: true, multiplexConcurrency: 32 } as const

/** A pool of sessions, and the number of additional shared sessions. */
interface PoolConfig extends PgPool.Config {
  readonly sharedConnections?: number
}

type Rows = ReadonlyArray<Row>
type Params = ReadonlyArray<unknown>
type Transform = (<A extends object>(rows: ReadonlyArray<A>) => ReadonlyArray<A>) | undefined

/** A session of PostgreSQL with the interface of effect/sql. */
class SessionConnection implements Connection {
  private readonly session: PgConnection
  private readonly answered: <A>(answer: Effect.Effect<A, SqlError>) => Effect.Effect<A, SqlError>

  constructor(session: PgConnection, limit: Duration.Input) {
    this.session = session
    this.answered = answeredWithin(limit, "the database did not answer in time")
  }

  execute(sql: string, params: Params, transform: Transform): Effect.Effect<Rows, SqlError> {
    return this.rows(sql, params, transform, true)
  }

  executeUnprepared(sql: string, params: Params, transform: Transform): Effect.Effect<Rows, SqlError> {
    return this.rows(sql, params, transform, false)
  }

  executeRaw(sql: string, params: Params): Effect.Effect<Result, SqlError> {
    return this.answered(this.session.query(sql, params))
  }

  executeValues(sql: string, params: Params): Effect.Effect<ReadonlyArray<Params>, SqlError> {
    return this.answered(this.session.queryValues(sql, params))
  }

  executeValuesUnprepared(sql: string, params: Params): Effect.Effect<ReadonlyArray<Params>, SqlError> {
    return this.answered(this.session.queryValues(sql, params, false))
  }

  executeStream(sql: string, params: Params, transform: Transform): Stream.Stream<Row, SqlError> {
    const rows = this.session.stream(sql, params)
    return transform === undefined ? rows : Stream.flatMap(rows, (row) => Stream.fromIterable(transform([row])))
  }

  private rows(sql: string, params: Params, transform: Transform, prepare: boolean): Effect.Effect<Rows, SqlError> {
    return Effect.map(this.answered(this.session.query(sql, params, prepare)), ({ rows }) =>
      transform === undefined ? rows : transform(rows)
    )
  }
}

const rolledBack = (): SqlError => {
  const message = "COMMIT rolled back an aborted transaction"
  return new SqlError({ reason: new UnknownError({ cause: new Error(message), message, operation: "commit" }) })
}

const isRollback = (result: unknown): boolean => (result as Partial<Result>).command === "ROLLBACK"

/** Commits. PostgreSQL answers ROLLBACK without an error if a statement of the transaction failed. */
const commit = (connection: Connection): Effect.Effect<void, SqlError> =>
  Effect.flatMap(connection.executeRaw("COMMIT", []), (result) =>
    isRollback(result) ? Effect.fail(rolledBack()) : Effect.void
  )

/**
 * A client of a PostgreSQL server, or of another server with its protocol, with a pool of sessions.
 *
 * A single statement, or one in a transaction, is cancelled when it is interrupted; statements sent through the
 * `Pipeline` run to their end.
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
