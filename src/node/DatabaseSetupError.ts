import * as Schema from "effect/Schema"

/** The migrations failed; `reason` states the step and the cause. */
export class MigrationsFailed extends Schema.TaggedError<MigrationsFailed>()("MigrationsFailed", {
  reason: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }

  override get message(): string {
    return `The database schema could not be brought up to date: ${this.reason}`
  }
}

/** The database would not isolate tenants from each other; `reason` names the role or the tables, and the problem. */
export class DatabaseUnsafe extends Schema.TaggedError<DatabaseUnsafe>()("DatabaseUnsafe", {
  reason: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }

  override get message(): string {
    return `The database does not keep tenants apart: ${this.reason}`
  }
}
