import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"
import { ScanStatus } from "./ScanState.ts"

/** No scan of the calling tenant has this id. */
export class ScanNotFound extends Schema.Error<ScanNotFound>("ScanNotFound")(
  problem("scan_not_found", "Scan not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The bill of materials was asked for before there was one; a failed scan never has one. */
export class ScanNotCompleted extends Schema.Error<ScanNotCompleted>("ScanNotCompleted")(
  {
    ...problem("scan_not_completed", "Scan is not completed (status: scanning)."),
    status: ScanStatus.annotate({ examples: ["scanning"] })
  },
  { httpApiStatus: 409 }
) {
  static when(status: ScanStatus): ScanNotCompleted {
    return new ScanNotCompleted({ status, detail: `Scan is not completed (status: ${status}).` })
  }
  get isRetryable(): boolean {
    return this.status !== "failed"
  }
}

/** A scan that has ended cannot be cancelled. */
export class ScanEnded extends Schema.Error<ScanEnded>("ScanEnded")(
  { ...problem("scan_already_ended", "Scan has already ended (status: completed)."), status: ScanStatus },
  { httpApiStatus: 409 }
) {
  static as(status: ScanStatus): ScanEnded {
    return new ScanEnded({ status, detail: `Scan has already ended (status: ${status}).` })
  }
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has used up the scans of its billing cycle, or its sandbox those of the day. */
export class ScanCapReached extends Schema.Error<ScanCapReached>("ScanCapReached")(
  {
    ...problem("monthly_scan_cap_reached", "Scan cap reached"),
    code: Schema.Literals(["monthly_scan_cap_reached", "daily_scan_cap_reached"]),
    retry_after_seconds: Schema.Int.annotate({ examples: [2_592_000] })
  },
  { httpApiStatus: 429 }
) {
  get isRetryable(): boolean {
    return true
  }
}

/** When a scan of a full queue may have ended. */
export const QUEUE_RETRY_SECONDS = 30

/** The tenant has as many scans waiting as it may. */
export class QueueFull extends Schema.Error<QueueFull>("QueueFull")(
  problem("queue_full", "Too many scans are waiting. Try again when some have ended."),
  { httpApiStatus: 429 }
) {
  get isRetryable(): boolean {
    return true
  }
}

/** The scans are larger than what is compared, or comparing them took too long. */
export class ComparisonTooLarge extends Schema.Error<ComparisonTooLarge>("ComparisonTooLarge")(
  problem("comparison_too_large", "The scans are too large to be compared here. Compare their downloads instead."),
  { httpApiStatus: 422 }
) {
  get isRetryable(): boolean {
    return false
  }
}
