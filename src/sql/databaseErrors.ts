import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { hasProperty } from "effect/Predicate"
import { isSqlError, type SqlError, type SqlErrorReason } from "effect/sql/SqlError"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { databaseUnavailable } from "../observability/metrics.ts"

/** Fields of PostgreSQL's error that hold names of the schema and of the server's source, never values of a row. */
const FIELDS = ["code", "schema", "table", "column", "dataType", "constraint", "position", "routine"] as const

const fieldsOf = (cause: unknown): string =>
  FIELDS.flatMap((name) =>
    hasProperty(cause, name) && cause[name] !== undefined ? `${name} ${String(cause[name])}` : []
  ).join(", ")

/** A statement that is wrong, or broke a rule of the schema. Says where, but none of the values: those may be secrets. */
class SqlDefect extends Error {
  override readonly name = "SqlDefect"

  constructor(reason: SqlErrorReason) {
    super([reason._tag, fieldsOf(reason.cause)].filter((part) => part !== "").join(": "))
  }
}

/** Whether a reason alone says that the same may work later; `by SQLSTATE` leaves it to the state. */
const AWAY = {
  AuthenticationError: "yes",
  AuthorizationError: "no",
  ConnectionError: "yes",
  ConstraintError: "no",
  DeadlockError: "yes",
  LockTimeoutError: "yes",
  SerializationError: "yes",
  SqlSyntaxError: "no",
  StatementTimeoutError: "yes",
  UniqueViolation: "no",
  UnknownError: "by SQLSTATE"
} as const satisfies Record<SqlErrorReason["_tag"], "yes" | "no" | "by SQLSTATE">

/**
 * States and classes of states that pass (postgresql.org/docs/current/errcodes-appendix.html): connection exception,
 * read-only transaction, invalid catalogue name, transaction rollback, insufficient resources, object not in
 * prerequisite state (locks), operator intervention (shutdown, crash), system error.
 */
const PASSING_STATE = /^(08...|25006|3D000|40...|53...|55P03|57...|58...)$/

/** A database that takes no sessions at the moment says so with a state that it gives for mistakes of statements, too. */
const isClosed = ({ cause }: SqlErrorReason): boolean =>
  hasProperty(cause, "code") &&
  cause.code === "55000" &&
  hasProperty(cause, "routine") &&
  cause.routine === "CheckMyDatabase"

/** The SQLSTATE that PostgreSQL gave, or the system's code, such as `ECONNREFUSED`. */
const codeOf = (reason: SqlErrorReason): string | undefined =>
  hasProperty(reason.cause, "code") && typeof reason.cause.code === "string" ? reason.cause.code : undefined

/** Whether the same may work later. */
export const isAway = (reason: SqlErrorReason): boolean => {
  const away = AWAY[reason._tag]
  return away === "by SQLSTATE" ? PASSING_STATE.test(codeOf(reason) ?? "") || isClosed(reason) : away === "yes"
}

const escaped = ({ reason }: SqlError): Effect.Effect<never, DatabaseUnavailable> =>
  isAway(reason)
    ? Effect.andThen(
        Metric.update(databaseUnavailable, 1),
        Effect.fail(DatabaseUnavailable.because(codeOf(reason) ?? reason._tag))
      )
    : Effect.die(new SqlDefect(reason))

/** Of a failed transaction, too: beside what failed in it stands the error of its rollback, when the connection broke. */
const sqlErrorIn = (cause: Cause.Cause<unknown>): SqlError | undefined =>
  cause.reasons
    .map((reason) => (reason._tag === "Fail" ? reason.error : reason._tag === "Die" ? reason.defect : undefined))
    .find((error) => isSqlError(error))

/**
 * Turns SQL errors that nobody handled into `DatabaseUnavailable` where the same may work later, and into defects
 * otherwise.
 */
export const escapingSqlErrors = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError, R>
): Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R> =>
  Effect.catchCause(effect, (cause): Effect.Effect<never, Exclude<E, SqlError> | DatabaseUnavailable> => {
    const error = sqlErrorIn(cause)
    return error === undefined || Cause.hasInterrupts(cause)
      ? Effect.failCause(cause as Cause.Cause<Exclude<E, SqlError>>)
      : escaped(error)
  })
