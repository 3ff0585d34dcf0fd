import * as Schema from "effect/Schema"

/** The database is away, overloaded or read-only, or it broke off the transaction: the same may work a little later. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {
  /** What failed, such as `ConnectionError` or an SQLSTATE. */
  reason: Schema.String
}) {
  get isRetryable(): boolean {
    return true
  }
}
