import * as Data from "effect/Data"
import { type FailureCause, failureCauses } from "./FailureCause.ts"

/** A scan cannot go on. */
export class ScanFailure extends Data.TaggedError("ScanFailure")<{
  readonly code: FailureCause
  /** How long the host asks to be left alone. */
  readonly retryAfterSeconds?: number | undefined
  /** For the log alone: never shown to tenants, free of secrets. */
  readonly detail?: string | undefined
}> {
  get isRetryable(): boolean {
    return failureCauses[this.code].isRetryable
  }

  override get message(): string {
    return failureCauses[this.code].message
  }
}
