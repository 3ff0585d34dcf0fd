import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpServerRequest, ParsedSearchParams } from "effect/http/HttpServerRequest"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpApi from "effect/http-api/HttpApi"
import type * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { ValidationItem } from "../../api/refusals.ts"
import { missingAt, pydanticItems } from "./pydanticItems.ts"
import { pythonJsonError } from "./pythonJsonError.ts"

interface Target {
  readonly endpoint: HttpApiEndpoint.Top
  readonly group: HttpApiGroup.Top
}

type Items = readonly ValidationItem[]

/** The validation errors of the current request. */
export type RequestItems = Effect.Effect<Items, never, HttpRouter.Provided>

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

/** Whether a JSON body is part of the endpoint's contract. */
export const takesJson = (endpoint: HttpApiEndpoint.Top): boolean =>
  endpoint.payload.get(json)?.encoding._tag === "Json"

/**
 * All errors of a request, in FastAPI's order: path, query, header, body. Only for requests that the builder, which
 * stops at the first invalid part, has refused.
 */
export const requestItems = ({ endpoint, group }: Target): RequestItems => {
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
