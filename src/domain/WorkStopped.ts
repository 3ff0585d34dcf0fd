import * as Data from "effect/Data"

/** Work in a thread of its own took more memory or time than it may, or too much of it was waiting for its turn. */
export class WorkStopped extends Data.TaggedError("WorkStopped")<{ readonly reason: "memory" | "time" | "busy" }> {
  get isRetryable(): boolean {
    return this.reason === "busy"
  }
}
