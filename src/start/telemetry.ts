import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpBody from "effect/http/HttpBody"
import * as HttpMiddleware from "effect/http/HttpMiddleware"
import * as Layer from "effect/Layer"
import { OtlpSerialization } from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"
import { Config } from "../config/Config.ts"
import { version } from "../version.ts"
import { redactorOf } from "./logging.ts"

/** https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
const tracesUrl = (base: string): string =>
  base.endsWith("/v1/traces") ? base : `${base.replace(/\/$/, "")}/v1/traces`

/** OTLP/JSON without secrets, wherever in a span they came to stand. */
const serialization = (redact: (text: string) => string) => {
  const body = (data: unknown) =>
    HttpBody.text(
      JSON.stringify(data, (_key, value) => (typeof value === "string" ? redact(value) : value)),
      "application/json"
    )
  return Layer.succeed(OtlpSerialization, { traces: body, metrics: body, logs: body })
}

/** Sends traces to the collector of the configuration, when there is one. Spans of requests are our own: Effect's name the URL. */
export const telemetry = Layer.unwrap(
  Effect.map(Config, (config) =>
    config.otlpUrl === undefined
      ? Layer.empty
      : OtlpTracer.layer({
          url: tracesUrl(config.otlpUrl),
          resource: { serviceName: "ciphermap", serviceVersion: version },
          exportInterval: "2 seconds",
          shutdownTimeout: "2 seconds"
        }).pipe(
          Layer.provide(serialization(redactorOf(config))),
          Layer.provide(FetchHttpClient.layer),
          Layer.merge(Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true))
        )
  )
)
