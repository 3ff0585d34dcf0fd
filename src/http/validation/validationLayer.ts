import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import type { unhandled } from "effect/Types"
import * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import { HttpApiSchemaError } from "effect/http-api/HttpApiError"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as Headers from "effect/http/Headers"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerError, isHttpServerError, RequestParseError } from "effect/http/HttpServerError"
import { HttpServerRequest, ParsedSearchParams } from "effect/http/HttpServerRequest"
import {
  BodyTooLarge,
  InvalidBody,
  StreamedBody,
  Validation,
  ValidationError,
  type ValidationItem
} from "../../api/refusals.ts"
import { isNestedTooDeep } from "./isNestedTooDeep.ts"
import { missingAt, pydanticItems } from "./pydanticItems.ts"
import { pythonJsonError } from "./pythonJsonError.ts"

interface Target {
  readonly endpoint: HttpApiEndpoint.Top
  readonly group: HttpApiGroup.Top
}

type Items = readonly ValidationItem[]

/** The validation errors of the current request. */
type RequestItems = Effect.Effect<Items, never, HttpRouter.Provided>

type Decode = (input: unknown, place: string, errors?: "first" | "all") => Effect.Effect<Items>

const nothing: Decode = () => Effect.succeed([])

const decoder = (schema: Schema.Constraint | undefined, onExcessProperty: "ignore" | "error"): Decode => {
  if (schema === undefined) return nothing
  // The endpoint's schemas need no services, which the type of the middleware could not express.
  const decode = Schema.decodeUnknownEffect(schema as Schema.ConstraintDecoder<unknown>)
  return (input, place, errors = "all") =>
    Effect.match(decode(input, { errors, reportInput: true, onExcessProperty }), {
      onSuccess: () => [],
      onFailure: ({ issue }) => pydanticItems(issue, [place])
    })
}

/**
 * Half a million invalid elements in 1 MiB would keep the server busy for seconds: of a larger body only the first
 * error is reported.
 */
const longestFullyRead = 65_536

const parsed = (text: string): Result.Result<unknown, Items> => {
  if (text === "") return Result.succeed(undefined)
  return Result.try({
    try: (): unknown => JSON.parse(text),
    catch: () => {
      const { msg, pos } = pythonJsonError(text) ?? { msg: "Expecting value", pos: 0 }
      return [{ type: "json_invalid", loc: ["body", pos], msg: "JSON decode error", ctx: { error: msg } }]
    }
  })
}

/** FastAPI treats an absent body and a null body alike: as missing, unless the contract allows them. */
const ofBody = Effect.fnUntraced(function* (text: string, decode: Decode) {
  const body = parsed(text)
  if (Result.isFailure(body)) return body.failure
  const items = yield* decode(body.success, "body", text.length > longestFullyRead ? "first" : "all")
  return items.length > 0 && (body.success ?? null) === null ? missingAt(["body"]) : items
})

const json = "application/json"

/** Whether a JSON body is part of the endpoint's contract, and read as a whole. */
const takesJson = (endpoint: HttpApiEndpoint.Top): boolean =>
  endpoint.payload.get(json)?.encoding._tag === "Json" && !Context.get(endpoint.annotations, StreamedBody)

/**
 * All errors of a request, in FastAPI's order: path, query, header, body. Only for requests that the builder, which
 * stops at the first invalid part, has refused.
 */
const requestItems = ({ endpoint, group }: Target): RequestItems => {
  const annotations = Context.merge(group.annotations, endpoint.annotations)
  const options = Context.getOrUndefined(annotations, HttpApi.ParseOptions)
  const forbids = (own: typeof options) => (own ?? options)?.onExcessProperty ?? "ignore"
  const path = decoder(endpoint.params, forbids(Context.getOrUndefined(annotations, HttpApi.ParamsParseOptions)))
  const query = decoder(
    endpoint.query === undefined ? undefined : Schema.toCodecArrayFromSingle(endpoint.query),
    forbids(Context.getOrUndefined(annotations, HttpApi.QueryParseOptions))
  )
  const header = decoder(endpoint.headers, forbids(Context.getOrUndefined(annotations, HttpApi.HeadersParseOptions)))
  const bodies = takesJson(endpoint) ? endpoint.payload.get(json)?.schemas : undefined
  const body = decoder(
    bodies === undefined ? undefined : Schema.Union(bodies),
    forbids(Context.getOrUndefined(annotations, HttpApi.PayloadParseOptions))
  )
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest
    return [
      ...(yield* path((yield* HttpRouter.RouteContext).params, "path")),
      ...(yield* query(yield* ParsedSearchParams, "query")),
      ...(yield* header(request.headers, "header")),
      ...(bodies === undefined ? [] : yield* ofBody(yield* Effect.orDie(request.text), body))
    ]
  })
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** FastAPI's rule: application/json and every application/*+json, in any case and with any parameters. */
const isJson = (contentType = ""): boolean =>
  /^application\/(?:json|[^/]*\+json)$/i.test((contentType.split(";")[0] ?? "").trim())

const unparsed = (request: HttpServerRequest, cause?: unknown): HttpServerError =>
  new HttpServerError({ reason: new RequestParseError({ request, reason: "Parse", cause }) })

const decodeUtf8 = (request: HttpServerRequest, bytes: ArrayBuffer) =>
  Effect.try({ try: () => utf8.decode(bytes), catch: (cause) => unparsed(request, cause) })

/**
 * The request as the builder must see it: always JSON. A body of another type becomes one JSON string, so that it fails
 * on the schema as in FastAPI and not with 415. Nothing is read before the builder asks for the text; bytes that are
 * not UTF-8 then fail instead of becoming U+FFFD, and so does JSON nested so deep that Python would not parse it.
 */
const bodyRequest = (request: HttpServerRequest): HttpServerRequest => {
  const asIs = isJson(request.headers["content-type"])
  const text = request.arrayBuffer.pipe(
    Effect.flatMap((bytes) => decodeUtf8(request, bytes)),
    Effect.filterOrFail(
      (body) => !asIs || !isNestedTooDeep(body),
      () => unparsed(request)
    ),
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
