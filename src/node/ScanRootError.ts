import * as Schema from "effect/Schema"

/** The folder to scan does not exist. */
export class ScanRootMissing extends Schema.TaggedError<ScanRootMissing>()("ScanRootMissing", { path: Schema.String }) {
  get isRetryable(): boolean {
    return false
  }
}

/** The path to scan is not a folder. */
export class ScanRootNotFolder extends Schema.TaggedError<ScanRootNotFolder>()("ScanRootNotFolder", {
  path: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }
}

/** The folder to scan cannot be listed; `code` is the system's error code. */
export class ScanRootUnreadable extends Schema.TaggedError<ScanRootUnreadable>()("ScanRootUnreadable", {
  path: Schema.String,
  code: Schema.String
}) {
  get isRetryable(): boolean {
    return true
  }
}

/** A file or one of several folders to scan is not in the current folder. */
export class ScanPathOutside extends Schema.TaggedError<ScanPathOutside>()("ScanPathOutside", { path: Schema.String }) {
  get isRetryable(): boolean {
    return false
  }
}

export type ScanRootError = ScanRootMissing | ScanRootNotFolder | ScanRootUnreadable | ScanPathOutside
