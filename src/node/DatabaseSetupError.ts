import * as Schema from "effect/Schema"

/** The schema could not be brought up to date; `reason` says at which step and why. */
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

/** The database would not keep tenants apart; `reason` names the role or the tables, and what is wrong with them. */
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
