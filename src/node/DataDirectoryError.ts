import * as Schema from "effect/Schema"

/** Another process has the data directory open. */
export class DataDirectoryInUse extends Schema.TaggedError<DataDirectoryInUse>()("DataDirectoryInUse", {
  path: Schema.String
}) {
  override get message(): string {
    return `${this.path} is in use by another process`
  }
  get isRetryable(): boolean {
    return true
  }
}

/** The data directory cannot be created, locked or opened; `code` is the system's error code. */
export class DataDirectoryUnusable extends Schema.TaggedError<DataDirectoryUnusable>()("DataDirectoryUnusable", {
  path: Schema.String,
  code: Schema.String
}) {
  override get message(): string {
    return `${this.path} cannot be used as data directory: ${this.code}`
  }
  get isRetryable(): boolean {
    return false
  }
}

export type DataDirectoryError = DataDirectoryInUse | DataDirectoryUnusable
