import type * as Context from "effect/Context"
import * as Metric from "effect/Metric"
import { externalBytes, heapBytes, residentBytes, uptimeSeconds } from "../observability/metrics.ts"

/** What is read of the process when somebody asks, and not before. */
const readings: ReadonlyArray<readonly [Metric.Gauge<number>, () => number]> = [
  [residentBytes, () => process.memoryUsage.rss()],
  [heapBytes, () => process.memoryUsage().heapUsed],
  [externalBytes, () => process.memoryUsage().external],
  [uptimeSeconds, () => Math.round(process.uptime())]
]

/** Adds memory and age of the process to the metrics. */
export const registerProcessMetrics = (context: Context.Context<never>): void => {
  for (const [gauge, read] of readings) {
    const nothing = (): void => undefined
    Metric.registerUnsafe(gauge, context, { get: () => ({ value: read() }), update: nothing, modify: nothing })
  }
}
