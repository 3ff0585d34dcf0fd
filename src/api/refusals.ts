import * as Context from "effect/Context"
import * as ErrorReporter from "effect/ErrorReporter"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as Schema from "effect/Schema"
import { problem } from "../domain/problem.ts"

/** One thing that is wrong with a request: what (`type`, `msg`, `ctx`) and where (`loc`). What was sent is not told. */
export const ValidationItem = Schema.Struct({
  type: Schema.String.annotate({ description: "For programs, in pydantic's words", examples: ["string_too_short"] }),
  loc: Schema.Array(Schema.Union([Schema.String, Schema.Int])).annotate({
    description: "`path`, `query`, `header` or `body`, then the names and positions that lead to the fault",
    examples: [["body", "repo_url"]]
  }),
  msg: Schema.String.annotate({ description: "For people", examples: ["String should have at least 8 characters"] }),
  ctx: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Json).annotate({
      description: "The bounds that the message speaks of",
      examples: [{ min_length: 8 }]
    })
  )
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

/** The body is no text: not UTF-8, or broken off. */
export class InvalidBody extends Schema.Error<InvalidBody>("InvalidBody")(
  problem("invalid_body", "There was an error parsing the body"),
  { httpApiStatus: 400, description: "The body is not UTF-8" }
) {
  override readonly [ErrorReporter.ignore] = true

  get isRetryable(): boolean {
    return false
  }
}

/** The body is larger than a server reads. */
export class BodyTooLarge extends Schema.Error<BodyTooLarge>("BodyTooLarge")(
  problem("body_too_large", "Request body is too large"),
  { httpApiStatus: 413, description: "The body is larger than 1 MiB" }
) {
  override readonly [ErrorReporter.ignore] = true

  get isRetryable(): boolean {
    return false
  }
}

/** Of an endpoint whose handler reads the body as it comes, and checks it itself. */
export const StreamedBody = Context.Reference<boolean>("ciphermap/StreamedBody", { defaultValue: () => false })

/** Answers requests that do not fit their endpoint's contract as FastAPI does. */
export class Validation extends HttpApiMiddleware.Service<Validation>()("ciphermap/Validation", {
  error: [InvalidBody, BodyTooLarge, ValidationError]
}) {}

/** A fault of the service; its log has more under the trace id. */
class InternalError extends Schema.Error<InternalError>("InternalError")(
  problem("internal_error", "Internal Server Error"),
  { httpApiStatus: 500, description: "A fault of the service" }
) {
  get isRetryable(): boolean {
    return true
  }
}

/** The service is about to stop. */
class Unavailable extends Schema.Error<Unavailable>("Unavailable")(problem("unavailable", "Service Unavailable"), {
  httpApiStatus: 503,
  description: "The service is about to stop"
}) {
  get isRetryable(): boolean {
    return true
  }
}

/** Gives refusals the headers that go with them. */
export class Refusals extends HttpApiMiddleware.Service<Refusals>()("ciphermap/Refusals", {
  error: [InternalError, Unavailable]
}) {}

/** A refusal as RFC 9457 has it, for clients that ask for `application/problem+json`. */
export const Problem = Schema.Struct({
  type: Schema.String,
  title: Schema.String.annotate({ description: "What the status means" }),
  status: Schema.Int,
  detail: Schema.optionalKey(Schema.String).annotate({ description: "For people; may change" }),
  errors: Schema.optionalKey(Schema.Array(ValidationItem)).annotate({
    description: "Of a request that does not fit the contract: all that is wrong with it"
  }),
  instance: Schema.String.annotate({ description: "Path of the request" }),
  code: Schema.String.annotate({ description: "For programs; stays the same" }),
  trace_id: Schema.String.annotate({ description: "The value of the response header X-Trace-Id" })
}).annotate({
  identifier: "Problem",
  examples: [
    {
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "Scan not found",
      instance: "/api/v1/cbom/scans/cbom_7k2m9x4qa0w8z3rt",
      code: "scan_not_found",
      trace_id: "trc_0af7651916cd43dd8448eb211c80319c"
    }
  ]
})

type Fragment = Readonly<Record<string, unknown>>

interface Operation {
  readonly responses?: Readonly<Record<string, Fragment>>
  readonly parameters?: ReadonlyArray<Fragment>
}

const bodiless: Readonly<Record<string, Fragment>> = { 304: { description: "What the client has is still right" } }

const refsTo = (kind: "headers" | "parameters", names: ReadonlyArray<string>): ReadonlyArray<Fragment> =>
  names.map((name) => ({ $ref: `#/components/${kind}/${name}` }))

/**
 * For an endpoint's documentation: the headers of its responses by status, and the request headers that its handler
 * looks at itself. All of them are described once, in `http/openApi/headerTable.ts`.
 */
export const carrying =
  (headers: Readonly<Record<number, ReadonlyArray<string>>>, requestHeaders: ReadonlyArray<string> = []) =>
  ({ parameters = [], responses = {}, ...operation }: Operation): Record<string, unknown> => {
    const described = Object.entries(headers).map(([status, names]) => {
      const refs = Object.fromEntries(refsTo("headers", names).map((ref, at) => [names[at], ref]))
      return [status, { ...(responses[status] ?? bodiless[status]), headers: refs }]
    })
    return {
      ...operation,
      parameters: [...parameters, ...refsTo("parameters", requestHeaders)],
      responses: { ...responses, ...Object.fromEntries(described) }
    }
  }
