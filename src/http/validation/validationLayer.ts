import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { isHttpServerError, RequestParseError, HttpServerError } from "effect/http/HttpServerError"
import { HttpServerRequest, ParsedSearchParams } from "effect/http/HttpServerRequest"
import { HttpApiSchemaError } from "effect/http-api/HttpApiError"
import type * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import type { unhandled } from "effect/Types"
import { BodyTooLarge, InvalidBody, Validation, ValidationError } from "../../api/refusals.ts"
import { pydanticItems } from "./pydanticItems.ts"
import { requestItems, takesJson, type RequestItems } from "./requestItems.ts"
import * as SchemaAST from "effect/SchemaAST"
import type * as Schema from "effect/Schema"
import * as Headers from "effect/http/Headers"

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** FastAPI's rule: application/json and every application/*+json, in any case and with any parameters. */
const isJson = (contentType = ""): boolean =>
  /^application\/(?:json|[^/]*\+json)$/i.test((contentType.split(";")[0] ?? "").trim())

const decodeUtf8 = (request: HttpServerRequest, bytes: ArrayBuffer) =>
  Effect.try({
    try: () => utf8.decode(bytes),
    catch: (cause) => new HttpServerError({ reason: new RequestParseError({ request, reason: "Parse", cause }) })
  })

/**
 * The request as the builder must see it: always JSON. A body of another type becomes one JSON string, so that it fails
 * on the schema as in FastAPI and not with 415. Nothing is read before the builder asks for the text; bytes that are
 * not UTF-8 then fail instead of becoming U+FFFD.
 */
const bodyRequest = (request: HttpServerRequest): HttpServerRequest => {
  const asIs = isJson(request.headers["content-type"])
  const text = request.arrayBuffer.pipe(
    Effect.flatMap((bytes) => decodeUtf8(request, bytes)),
    Effect.map((body) => (asIs || body === "" ? body : JSON.stringify(body)))
  )
  const view: HttpServerRequest = Object.create(request, {
    headers: { value: Headers.set(request.headers, "content-type", "application/json") },
    arrayBuffer: { get: () => request.arrayBuffer },
    text: { value: text }
  })
  return view
}

type Query = Readonly<Record<string, string | string[]>>

const isList = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isArrays(ast) || (SchemaAST.isUnion(ast) && ast.types.some(isList))

const listsOf = (schema: Schema.Constraint | undefined): ReadonlySet<PropertyKey> => {
  const ast = schema === undefined ? undefined : SchemaAST.toEncoded(schema.ast)
  return new Set(
    ast?._tag === "Objects" ? ast.propertySignatures.filter(({ type }) => isList(type)).map(({ name }) => name) : []
  )
}

/** Of a repeated query key the last value counts, as in FastAPI; a declared list keeps all of them. */
const lastValues = (schema: Schema.Constraint | undefined): ((query: Query) => Query) => {
  const lists = listsOf(schema)
  const last = (key: string, value: string | string[]) =>
    typeof value === "string" || lists.has(key) ? value : (value.at(-1) ?? "")
  return (query) =>
    Object.values(query).some((value) => typeof value !== "string")
      ? Object.fromEntries(Object.entries(query).map(([key, value]) => [key, last(key, value)]))
      : query
}

const places = { Params: "path", Query: "query", Headers: "header", Payload: "body" } as const

/** A body of 1 MiB can have half a million invalid elements: this keeps the response smaller than the request. */
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

/** The part of a request that does not fit its schema. */
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
 * Turns the builder's refusals into FastAPI's responses, because the contract was written for clients of a FastAPI
 * service: 422 with every error of every part, 400 for bytes that are not UTF-8, 413 for too many. A response that does
 * not fit its contract remains a defect.
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
