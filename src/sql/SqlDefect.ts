import { hasProperty } from "effect/Predicate"
import type { SqlErrorReason } from "effect/sql/SqlError"

/** Fields of PostgreSQL's error that hold names of the schema and of the server's source, never values of a row. */
const FIELDS = ["code", "schema", "table", "column", "dataType", "constraint", "position", "routine"] as const

const fieldsOf = (cause: unknown): string =>
  FIELDS.flatMap((name) =>
    hasProperty(cause, name) && cause[name] !== undefined ? `${name} ${String(cause[name])}` : []
  ).join(", ")

/** A statement that is wrong, or broke a rule of the schema. Says where, but none of the values: those may be secrets. */
export class SqlDefect extends Error {
  override readonly name = "SqlDefect"

  constructor(reason: SqlErrorReason) {
    super([reason._tag, fieldsOf(reason.cause)].filter((part) => part !== "").join(": "))
  }
}
