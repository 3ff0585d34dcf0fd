import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { hasProperty } from "effect/Predicate"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import * as HttpClientError from "effect/http/HttpClientError"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { ValidationItem } from "../api/refusals.ts"
import { parseHttpDate } from "../domain/httpDate.ts"
import { ClientError, ConnectionFailed, RequestRefused, UnexpectedAnswer, ValidationFailed } from "./ClientError.ts"

const Refusal = Schema.fromJsonString(
  Schema.Struct({
    detail: Schema.optionalKey(Schema.Union([Schema.String, Schema.Array(ValidationItem)])),
    code: Schema.optionalKey(Schema.String),
    trace_id: Schema.optionalKey(Schema.String)
  })
)

const longestDetail = 1_000

/** 502 and 504 come from a proxy whose service is being replaced. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** RFC 9110, 10.2.3: seconds, or the date after which to retry. */
export const retryAfterOf = (value: string | undefined, now: number): number | undefined => {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const date = parseHttpDate(value, now)
  return date === undefined ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/** The error for a response; `hide` removes the key from what a hostile or careless proxy echoes. */
export const refusalOf = Effect.fnUntraced(function* (
  response: HttpClientResponse,
  hide: (text: string) => string
): Effect.fn.Return<ClientError> {
  const { status, headers } = response
  if (status < 400) return new UnexpectedAnswer("The service answered with a redirect, which is not followed", status)
  const text = hide(yield* Effect.orElseSucceed(response.text, () => ""))
  const refusal = Option.getOrElse(Schema.decodeUnknownOption(Refusal)(text), (): typeof Refusal.Type => ({}))
  const { detail, code = `http_${status}` } = refusal
  const traceId = headers["x-trace-id"] ?? refusal.trace_id
  if (typeof detail === "object") return new ValidationFailed(detail, { status, traceId })
  const retryAfterSeconds = retryAfterOf(headers["retry-after"], yield* Clock.currentTimeMillis)
  return new RequestRefused({
    status,
    code,
    traceId,
    detail: (detail ?? "The service refused the request").slice(0, longestDetail),
    retryAfterSeconds,
    isRetryable: passing.has(status) || retryAfterSeconds !== undefined
  })
})

const deepestCause = 5

/** The runtime's code for the failure, such as ECONNRESET. Messages are left out, because some contain headers. */
const reasonOf = (error: unknown): string => {
  let cause = error
  for (let depth = 0; depth < deepestCause; depth++) {
    if (!hasProperty(cause, "code") && !hasProperty(cause, "cause")) break
    if (hasProperty(cause, "code") && typeof cause.code === "string" && /^[A-Z][A-Z0-9_]{2,60}$/.test(cause.code)) {
      return cause.code
    }
    cause = hasProperty(cause, "cause") ? cause.cause : undefined
  }
  return error instanceof Error ? error.name : "unknown reason"
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const itemsOf = ({ issue }: Schema.SchemaError) =>
  issuesOf(issue).issues.map(({ path = [], message }) => ({
    type: "value_error",
    loc: ["request", ...path.map((part) => (typeof part === "number" ? part : String(part)))],
    msg: message
  }))

/** The failure of a call, as a `ClientError`. */
export const clientErrorOf = (error: unknown): ClientError => {
  if (error instanceof ClientError) return error
  if (Schema.isSchemaError(error)) return new ValidationFailed(itemsOf(error))
  if (!HttpClientError.isHttpClientError(error)) return new UnexpectedAnswer("The contract names no such answer")
  const { reason } = error
  return hasProperty(reason, "cause") && reason.cause !== undefined
    ? new ConnectionFailed(reasonOf(reason.cause))
    : new UnexpectedAnswer("The contract names no such answer", error.response?.status)
}

/** The same for failures while a response is read: a schema error is then not the caller's fault. */
export const answerErrorOf = (error: unknown): ClientError =>
  Schema.isSchemaError(error) ? new UnexpectedAnswer("The answer does not fit the contract") : clientErrorOf(error)
