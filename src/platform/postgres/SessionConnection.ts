import type { PgConnection, Result } from "@effect/sql-pg/PgConnection"
import * as Effect from "effect/Effect"
import type { Connection, Row } from "effect/sql/SqlConnection"
import { SqlError, UnknownError } from "effect/sql/SqlError"
import * as Stream from "effect/Stream"

type Rows = ReadonlyArray<Row>
type Transform = (<A extends object>(rows: ReadonlyArray<A>) => ReadonlyArray<A>) | undefined

const rowsOf = ({ rows }: Result): Rows => rows

/** A session of PostgreSQL as effect/sql wants it. */
export class SessionConnection implements Connection {
  readonly session: PgConnection

  constructor(session: PgConnection) {
    this.session = session
  }

  execute(sql: string, params: ReadonlyArray<unknown>, transform: Transform): Effect.Effect<Rows, SqlError> {
    return this.rows(sql, params, transform, true)
  }

  executeUnprepared(sql: string, params: ReadonlyArray<unknown>, transform: Transform): Effect.Effect<Rows, SqlError> {
    return this.rows(sql, params, transform, false)
  }

  executeRaw(sql: string, params: ReadonlyArray<unknown>): Effect.Effect<Result, SqlError> {
    return this.session.query(sql, params)
  }

  executeValues(sql: string, params: ReadonlyArray<unknown>) {
    return this.session.queryValues(sql, params)
  }

  executeValuesUnprepared(sql: string, params: ReadonlyArray<unknown>) {
    return this.session.queryValues(sql, params, false)
  }

  executeStream(sql: string, params: ReadonlyArray<unknown>, transform: Transform): Stream.Stream<Row, SqlError> {
    const rows = this.session.stream(sql, params)
    return transform === undefined ? rows : Stream.flatMap(rows, (row) => Stream.fromIterable(transform([row])))
  }

  private rows(sql: string, params: ReadonlyArray<unknown>, transform: Transform, prepare: boolean) {
    const rows = Effect.map(this.session.query(sql, params, prepare), rowsOf)
    return transform === undefined ? rows : Effect.map(rows, transform)
  }
}

const rolledBack = (): SqlError => {
  const message = "COMMIT rolled back an aborted transaction"
  return new SqlError({ reason: new UnknownError({ cause: new Error(message), message, operation: "commit" }) })
}

/** Commits; PostgreSQL answers ROLLBACK, and no error, when a statement of the transaction had failed. */
export const commit = (connection: Connection): Effect.Effect<void, SqlError> =>
  Effect.flatMap(connection.executeRaw("COMMIT", []), (result) =>
    (result as Result).command === "ROLLBACK" ? Effect.fail(rolledBack()) : Effect.void
  )
