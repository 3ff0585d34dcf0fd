import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** The database is away, overloaded or read-only, or it broke off the transaction: the same may work a little later. */
export class DatabaseUnavailable extends Schema.Error<DatabaseUnavailable>("DatabaseUnavailable")(
  problem("database_unavailable", "The database does not answer. Try again in a moment."),
  { httpApiStatus: 503 }
) {
  /** What failed, such as `ConnectionError` or an SQLSTATE; not told to clients. */
  readonly reason: string = "unknown"

  static because(reason: string): DatabaseUnavailable {
    return Object.assign(new DatabaseUnavailable(), { reason })
  }
  get isRetryable(): boolean {
    return true
  }
}
