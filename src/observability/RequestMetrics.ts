import type * as Context from "effect/Context"
import * as Metric from "effect/Metric"
import { requestCount, requestSeconds, requestsInFlight } from "./metrics.ts"

/** What is counted per request; `route` is a pattern, never a path that a client wrote. */
export interface Counted {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Counts requests. A series is looked up by one key: building its labels each time would cost more than all the rest. */
export const makeRequestMetrics = (
  context: Context.Context<never>,
  inFlight: () => number
): ((counted: Counted, milliseconds: number) => void) => {
  const series = new Map<string, ReturnType<typeof seriesOf>>()
  const seriesOf = ({ method, route, status }: Counted) => {
    const labels = { method, route, status: String(status) }
    return {
      count: Metric.withAttributes(requestCount, labels),
      seconds: Metric.withAttributes(requestSeconds, labels)
    }
  }
  Metric.registerUnsafe(requestsInFlight, context, {
    get: () => ({ value: inFlight() }),
    update: () => undefined,
    modify: () => undefined
  })
  return (counted, milliseconds) => {
    const key = `${counted.status} ${counted.method} ${counted.route}`
    let known = series.get(key)
    if (known === undefined) series.set(key, (known = seriesOf(counted)))
    known.count.updateUnsafe(1, context)
    known.seconds.updateUnsafe(milliseconds / 1_000, context)
  }
}
