import * as Data from "effect/Data"

/** A grammar, query or WASM module could not be read or compiled: the installation is damaged. */
export class AssetUnavailable extends Data.TaggedError("AssetUnavailable")<{
  readonly asset: string
  readonly cause: unknown
}> {
  get isRetryable(): boolean {
    return false
  }
}

/** No worker thread could be started. */
export class ThreadsUnavailable extends Data.TaggedError("ThreadsUnavailable")<{ readonly cause: unknown }> {
  get isRetryable(): boolean {
    return true
  }
}

/** Why a scan as a whole could not be done. What goes wrong with one file is data in the report, never this. */
export class ScannerError extends Data.TaggedError("ScannerError")<{
  readonly reason: AssetUnavailable | ThreadsUnavailable
}> {
  get isRetryable(): boolean {
    return this.reason.isRetryable
  }
}
