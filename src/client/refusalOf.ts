import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { parseHttpDate } from "../domain/httpDate.ts"
import { ValidationItem } from "../api/refusals.ts"
import { type ClientError, RequestRefused, UnexpectedAnswer, ValidationFailed } from "./ClientError.ts"

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
