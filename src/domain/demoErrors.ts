import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

const retryAfter = { retry_after_seconds: Schema.Int.annotate({ examples: [82_800] }) }

const hour = 3_600

const inHours = (seconds: number): string => {
  if (seconds <= 60) return "a minute"
  if (seconds <= hour - 60) return `${Math.ceil(seconds / 60)} minutes`
  const hours = Math.ceil(seconds / hour)
  return hours === 1 ? "an hour" : `${hours} hours`
}

/** Nobody tries anything under this id. */
export class TryNotFound extends Schema.Error<TryNotFound>("TryNotFound")(
  problem("try_not_found", "There is no scan of the demo with this id"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Who runs the installation has switched the demo off. */
export class DemoClosed extends Schema.Error<DemoClosed>("DemoClosed")(
  problem("demo_closed", "The demo is switched off"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The address has made the scans that it may make within a day. */
export class DemoAllowanceUsed extends Schema.Error<DemoAllowanceUsed>("DemoAllowanceUsed")(
  {
    ...problem(
      "demo_allowance_used",
      "The demo was used from your network address already. The next scan is free in 23 hours."
    ),
    ...retryAfter
  },
  { httpApiStatus: 429 }
) {
  static until(milliseconds: number): DemoAllowanceUsed {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
    return new DemoAllowanceUsed({
      retry_after_seconds: seconds,
      detail: `The demo was used from your network address already. The next scan is free in ${inHours(seconds)}.`
    })
  }
  get isRetryable(): boolean {
    return true
  }
}

/** Others have taken what there is: all places in the queue, or all scans of the day. */
export class DemoBusy extends Schema.Error<DemoBusy>("DemoBusy")(
  {
    ...problem("demo_busy", "Many people are trying the demo at this moment. Try again in half a minute."),
    code: Schema.Literals(["demo_busy", "demo_used_up"]).annotate({ description: "For programs; stays the same" }),
    ...retryAfter
  },
  { httpApiStatus: 503 }
) {
  static readonly queue = new DemoBusy({
    code: "demo_busy",
    detail: "Many people are trying the demo at this moment. Try again in half a minute.",
    retry_after_seconds: 30
  })
  static today(seconds: number): DemoBusy {
    return new DemoBusy({
      code: "demo_used_up",
      detail: `The demo has made all its scans of today. There are new ones in ${inHours(seconds)}.`,
      retry_after_seconds: seconds
    })
  }
  get isRetryable(): boolean {
    return true
  }
}
