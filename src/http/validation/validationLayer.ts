import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { isHttpServerError, type RequestParseError } from "effect/http/HttpServerError"
import { HttpServerRequest, ParsedSearchParams } from "effect/http/HttpServerRequest"
import { HttpApiSchemaError } from "effect/http-api/HttpApiError"
import type * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import type { unhandled } from "effect/Types"
import { BodyTooLarge, InvalidBody, Validation, ValidationError } from "../../api/refusals.ts"
import { bodyRequest } from "./bodyRequest.ts"
import { lastValues } from "./lastValues.ts"
import { pydanticItems } from "./pydanticItems.ts"
import { requestItems, takesJson, type RequestItems } from "./requestItems.ts"

const places = { Params: "path", Query: "query", Headers: "header", Payload: "body" } as const

/** A body of 1 MiB can hold half a million wrong elements: the answer shall not be larger than the question. */
const mostItems = 100

type Place = (typeof places)[keyof typeof places]

const invalid = Effect.fnUntraced(function* (place: Place, { cause }: HttpApiSchemaError, allItems: RequestItems) {
  const items = yield* allItems
  return yield* new ValidationError({
    detail: (items.length > 0 ? items : pydanticItems(cause.issue, [place])).slice(0, mostItems)
  })
})

const bodyError = (cause: Cause.Cause<unknown>): RequestParseError | undefined => {
  const reasons = cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect)
  const [error] = reasons.filter(isHttpServerError)
  return error?.reason._tag === "RequestParseError" ? error.reason : undefined
}

const unreadableBody = ({ reason = "Parse" }: RequestParseError): InvalidBody | BodyTooLarge =>
  reason === "BodyTooLarge" ? new BodyTooLarge() : new InvalidBody()

/** What of the request does not fit its schema. */
const unfit = (cause: Cause.Cause<unknown>): readonly [Place, HttpApiSchemaError] | undefined => {
  const error = cause.reasons.find(Cause.isFailReason)?.error
  if (!HttpApiSchemaError.is(error) || error.kind === "Body" || error.kind === "ResponseHeaders") return undefined
  return [places[error.kind], error]
}

const withoutBody = <E>(cause: Cause.Cause<E>): Effect.Effect<never, E | BodyTooLarge | InvalidBody> => {
  const error = bodyError(cause)
  return error === undefined ? Effect.failCause(cause) : Effect.fail(unreadableBody(error))
}

/**
 * Turns what the builder refuses into FastAPI's answers: 422 with every error of every part, 400 for bytes that are no
 * UTF-8, 413 for too many. A response that does not fit its contract stays the defect it is.
 */
export const validationLayer = Layer.succeed(Validation, (httpEffect, target) => {
  const { endpoint } = target
  const items = requestItems(target)
  const lastOf = lastValues(endpoint.query)
  const refused = (
    cause: Cause.Cause<unhandled>
  ): Effect.Effect<never, BodyTooLarge | InvalidBody | ValidationError | unhandled, HttpRouter.Provided> => {
    const part = unfit(cause)
    return part === undefined ? withoutBody(cause) : Effect.catchCause(invalid(...part, items), withoutBody)
  }
  const checked = Effect.catchCause(httpEffect, refused)
  const queried = endpoint.query === undefined ? checked : Effect.updateService(checked, ParsedSearchParams, lastOf)
  return takesJson(endpoint) ? Effect.updateService(queried, HttpServerRequest, bodyRequest) : queried
})
