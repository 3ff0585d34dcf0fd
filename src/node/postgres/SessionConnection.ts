import type { PgConnection, Result } from "@effect/sql-pg/PgConnection"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { Connection, Row } from "effect/sql/SqlConnection"
import { SqlError, UnknownError } from "effect/sql/SqlError"
import * as Stream from "effect/Stream"
import { answeredWithin } from "./limits.ts"

type Rows = ReadonlyArray<Row>
type Params = ReadonlyArray<unknown>
type Transform = (<A extends object>(rows: ReadonlyArray<A>) => ReadonlyArray<A>) | undefined

/** A session of PostgreSQL as effect/sql wants it. */
export class SessionConnection implements Connection {
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

/** Commits; PostgreSQL answers ROLLBACK, and no error, when a statement of the transaction had failed. */
export const commit = (connection: Connection): Effect.Effect<void, SqlError> =>
  Effect.flatMap(connection.executeRaw("COMMIT", []), (result) =>
    isRollback(result) ? Effect.fail(rolledBack()) : Effect.void
  )
