import * as Data from "effect/Data"

/** The scan is no longer this worker's: it was cancelled, or another worker has begun it anew. Nothing is written. */
export class LeaseLost extends Data.TaggedError("LeaseLost") {
  get isRetryable(): boolean {
    return false
  }
}
