import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as PrometheusMetrics from "effect/observability/PrometheusMetrics"
import { Config } from "../config/Config.ts"
import { livez, readyz } from "../server/probes.ts"
import {
  databaseUnavailable,
  oldestQueuedSeconds,
  scans,
  transactionsRepeated,
  webhooksPending,
  externalBytes,
  heapBytes,
  residentBytes,
  uptimeSeconds
} from "../observability/metrics.ts"
import { ScanCounts } from "../scans/ScanCounts.ts"
import { PendingDeliveries } from "../webhooks/PendingDeliveries.ts"
import { listen } from "../node/listen.ts"
import { nodeServer } from "../node/nodeServer.ts"
import type * as Context from "effect/Context"

/** What is read of the process when somebody asks, and not before. */
const readings: ReadonlyArray<readonly [Metric.Gauge<number>, () => number]> = [
  [residentBytes, () => process.memoryUsage.rss()],
  [heapBytes, () => process.memoryUsage().heapUsed],
  [externalBytes, () => process.memoryUsage().external],
  [uptimeSeconds, () => Math.round(process.uptime())]
]

/** Adds memory and age of the process to the metrics. */
const registerProcessMetrics = (context: Context.Context<never>): void => {
  for (const [gauge, read] of readings) {
    const nothing = (): void => undefined
    Metric.registerUnsafe(gauge, context, { get: () => ({ value: read() }), update: nothing, modify: nothing })
  }
}

const contentType = "text/plain; version=0.0.4; charset=utf-8"

const countScans = Effect.gen(function* () {
  const { byStatus, oldestQueued } = yield* ScanCounts
  const counts = yield* byStatus
  for (const [status, count] of Object.entries(counts ?? {})) {
    yield* Metric.update(Metric.withAttributes(scans, { status }), count)
  }
  const seconds = yield* oldestQueued
  if (seconds !== undefined) yield* Metric.update(oldestQueuedSeconds, seconds)
})

const countDeliveries = Effect.gen(function* () {
  const count = yield* (yield* PendingDeliveries).count
  if (count !== undefined) yield* Metric.update(webhooksPending, count)
})

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
const metrics = Effect.gen(function* () {
  yield* countScans
  yield* countDeliveries
  return HttpServerResponse.text(yield* PrometheusMetrics.format(), { contentType })
})

const answers = { "/metrics": metrics, "/livez": livez, "/readyz": readyz } as const

const isKnown = (path: string): path is keyof typeof answers => Object.hasOwn(answers, path)

const app = Effect.gen(function* () {
  const { method, url } = yield* HttpServerRequest
  const path = url.split("?", 1)[0] ?? "/"
  if (!isKnown(path)) return HttpServerResponse.empty({ status: 404 })
  if (method !== "GET" && method !== "HEAD")
    return HttpServerResponse.empty({ status: 405, headers: { allow: "GET, HEAD" } })
  return yield* answers[path]
})

/** Metrics and probes, on a port of their own that outlives the API's: not for the world. */
export const privateServer = Layer.unwrap(
  Effect.map(Config, ({ metricsHost: host, metricsPort: port }) =>
    port === 0
      ? Layer.empty
      : Layer.effectDiscard(
          Effect.gen(function* () {
            registerProcessMetrics(yield* Effect.context<never>())
            yield* Metric.value(databaseUnavailable)
            yield* Metric.value(transactionsRepeated)
            const server = yield* listen(nodeServer(undefined), { variable: "METRICS_PORT", host, port })
            yield* server.serve(app)
            yield* Effect.logInfo("listening", { url: `http://${host}:${port}`, serves: "metrics" })
          })
        )
  )
).pipe(Layer.provide([ScanCounts.layer, PendingDeliveries.layer]))
