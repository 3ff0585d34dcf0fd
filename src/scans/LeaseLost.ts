import * as Data from "effect/Data"

/** This worker no longer holds the scan: it was cancelled, or another worker has started it again. Nothing is written. */
export class LeaseLost extends Data.TaggedError("LeaseLost") {
  get isRetryable(): boolean {
    return false
  }
}
