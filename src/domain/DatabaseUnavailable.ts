import * as Schema from "effect/Schema"

/** The database is away, overloaded or read-only, or it broke off the transaction: the same may work a little later. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {
  /** What failed: an SQLSTATE, the system's code, or a kind such as `ConnectionError`. */
  reason: Schema.String
}) {
  get isRetryable(): boolean {
    return true
  }

  override get message(): string {
    return `The database is not available: ${this.reason}`
  }
}
