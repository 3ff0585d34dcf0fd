import * as ErrorReporter from "effect/ErrorReporter"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as Schema from "effect/Schema"
import { problem } from "../domain/problem.ts"

/** One thing that is wrong with a request: what (`type`, `msg`, `ctx`) and where (`loc`). What was sent is not told. */
export const ValidationItem = Schema.Struct({
  type: Schema.String,
  loc: Schema.Array(Schema.Union([Schema.String, Schema.Int])),
  msg: Schema.String,
  ctx: Schema.optionalKey(Schema.Record(Schema.String, Schema.Json))
}).annotate({ identifier: "ValidationError" })

export type ValidationItem = typeof ValidationItem.Type

const { code, trace_id } = problem("validation_error", "")

/** The request does not fit the contract: everything that is wrong with path, query, headers and body, in that order. */
export class ValidationError extends Schema.Error<ValidationError>("ValidationError")(
  Schema.Struct({
    detail: Schema.optionalKey(Schema.Array(ValidationItem)),
    code,
    trace_id
  }).annotate({ identifier: "HTTPValidationError" }),
  { httpApiStatus: 422, description: "Validation Error" }
) {
  /** The client's mistake, not ours. */
  override readonly [ErrorReporter.ignore] = true

  get isRetryable(): boolean {
    return false
  }
}

/** Answers requests that do not fit their endpoint's contract as FastAPI does. */
export class Validation extends HttpApiMiddleware.Service<Validation>()("ciphermap/Validation", {
  error: ValidationError
}) {}

/** Gives refusals the headers that go with them. */
export class Refusals extends HttpApiMiddleware.Service<Refusals>()("ciphermap/Refusals") {}
