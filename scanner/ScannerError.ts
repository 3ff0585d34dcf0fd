import * as Schema from "effect/Schema"

/** A grammar, query or WASM module could not be read or compiled: the installation is damaged. */
export class AssetUnavailable extends Schema.TaggedError<AssetUnavailable>()("AssetUnavailable", {
  asset: Schema.String,
  cause: Schema.Defect()
}) {
  get isRetryable(): boolean {
    return false
  }
}

/** No worker thread could be started. */
export class ThreadsUnavailable extends Schema.TaggedError<ThreadsUnavailable>()("ThreadsUnavailable", {
  cause: Schema.Defect()
}) {
  get isRetryable(): boolean {
    return true
  }
}

/** Why a scan as a whole could not be done. What goes wrong with one file is data in the report, never this. */
export class ScannerError extends Schema.TaggedError<ScannerError>()("ScannerError", {
  reason: Schema.Union([AssetUnavailable, ThreadsUnavailable])
}) {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }
}
