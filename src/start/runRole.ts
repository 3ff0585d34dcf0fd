import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DataDirectoryInUse, DataDirectoryUnusable } from "../node/DataDirectoryError.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { logging, redactorOf } from "./logging.ts"
import { type Role, roles, type StartError } from "./roles.ts"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpBody from "effect/http/HttpBody"
import * as HttpMiddleware from "effect/http/HttpMiddleware"
import { OtlpSerialization } from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"
import { version } from "../version.ts"

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
const telemetry = Layer.unwrap(
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

const databaseReasons: Readonly<Record<string, string>> = {
  "28P01": "refuses the user or the password",
  "28000": "refuses the user",
  "3D000": "has no database of that name",
  ECONNREFUSED: "does not answer: nothing listens there",
  ENOTFOUND: "does not answer: there is no such host",
  EAI_AGAIN: "does not answer: there is no such host"
}

/** What keeps the service from starting, in a sentence that names variables and files, and no secret. */
const startFailure = (error: StartError): string => {
  if (error instanceof DatabaseUnavailable) {
    return `DATABASE_URL: the database ${databaseReasons[error.reason] ?? `does not answer (${error.reason})`}`
  }
  const isDirectory = error instanceof DataDirectoryInUse || error instanceof DataDirectoryUnusable
  return isDirectory ? `DATA_DIR: ${error.message}` : error.message
}

/** The configuration that the environment holds; what is wrong with it is told in a sentence. */
export const configuration: Layer.Layer<Config, CommandFailed> = Config.layer.pipe(
  Layer.catch((error) => Layer.effect(Config, Effect.fail(CommandFailed.failure(error.message))))
)

/** Runs the service, or a part of it, until it is interrupted; what keeps it from starting is told in a sentence. */
export const runRole = Effect.fnUntraced(function* (role: Role) {
  const redact = redactorOf(yield* Config)
  return yield* Layer.launch(roles[role]).pipe(
    Effect.mapError((error) => CommandFailed.failure(redact(startFailure(error)))),
    Effect.catchDefect((defect) =>
      Effect.andThen(
        Effect.logError("the service cannot go on", defect),
        CommandFailed.failure(`the service cannot go on: ${redact(String(defect))}`)
      )
    ),
    Effect.provide(telemetry),
    Effect.provide(logging)
  )
})
