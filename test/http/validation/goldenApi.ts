import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as OpenApi from "effect/http-api/OpenApi"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import {
  literal,
  nullable,
  queryBoolean,
  queryInteger,
  text,
  textPattern,
  valueRule,
  withDefault
} from "../../../src/domain/fields.ts"
import { Validation } from "../../../src/api/refusals.ts"
import { openApiFields } from "../../../src/http/openApi.ts"
import { validationLayer } from "../../../src/http/validation/validationLayer.ts"

const detail = { detail: Schema.String }

class ScanNotFound extends Schema.Error<ScanNotFound>("ScanNotFound")(detail, { httpApiStatus: 404 }) {}
class ScanNotCompleted extends Schema.Error<ScanNotCompleted>("ScanNotCompleted")(detail, { httpApiStatus: 409 }) {}

const ScanRequest = Schema.Struct({
  repo_url: text({ min: 8, max: 400 }),
  project_name: nullable(text({ max: 120 })).pipe(withDefault(null)),
  project_version: nullable(text({ max: 60 })).pipe(withDefault("1.0.0"))
}).annotate({ identifier: "ScanRequest" })

const BrandingUpdate = Schema.Struct({
  subdomain: Schema.optionalKey(nullable(text({ min: 3, max: 40, pattern: "^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$" }))),
  display_name: Schema.optionalKey(nullable(text({ max: 80 }))),
  accent_color: Schema.optionalKey(nullable(textPattern("^#[0-9A-Fa-f]{6}$"))),
  website_url: Schema.optionalKey(
    nullable(text().check(valueRule((url) => (url.startsWith("https://") ? undefined : "URL scheme must be https"))))
  ),
  hide_powered_by: Schema.optionalKey(Schema.Boolean),
  events: Schema.optionalKey(Schema.Array(literal("started", "completed", "failed")).check(Schema.isMaxLength(2)))
}).annotate({ identifier: "BrandingUpdate" })

const key = { name: text({ min: 1, max: 80 }) }

const scans = HttpApiGroup.make("scans").add(
  HttpApiEndpoint.post("create", "/scans", { payload: ScanRequest, success: ScanRequest }),
  HttpApiEndpoint.get("list", "/scans", {
    query: { limit: queryInteger({ ge: 1, le: 200 }).pipe(withDefault(50)) },
    success: Schema.Struct({ limit: Schema.Int })
  }),
  HttpApiEndpoint.get("get", "/scans/:id", {
    params: { id: text() },
    query: { include_bom: queryBoolean.pipe(withDefault(false)) },
    success: Schema.Struct({ id: Schema.String, include_bom: Schema.Boolean }),
    error: ScanNotFound
  }),
  HttpApiEndpoint.get("bom", "/scans/:id/bom.json", {
    params: { id: text() },
    query: { format: textPattern("^(cyclonedx|spdx)$").pipe(withDefault("cyclonedx")) },
    error: ScanNotCompleted
  })
)

class ReadsFirst extends HttpApiMiddleware.Service<ReadsFirst>()("test/ReadsFirst") {}

const others = HttpApiGroup.make("others").add(
  HttpApiEndpoint.post("key", "/keys", { payload: Schema.Struct({ ...key, env: literal("test") }) }),
  HttpApiEndpoint.post("keyByPattern", "/keysp", { payload: Schema.Struct({ ...key, env: textPattern("^test$") }) }),
  HttpApiEndpoint.put("brand", "/branding", { payload: BrandingUpdate, success: BrandingUpdate }).annotate(
    HttpApi.PayloadParseOptions,
    { onExcessProperty: "error" }
  ),
  HttpApiEndpoint.get("header", "/needhdr", {
    query: { q: text({ min: 2 }) },
    headers: { "x-trace": text() }
  }),
  HttpApiEndpoint.get("integer", "/intpath/:n", { params: { n: queryInteger({ ge: 1 }) } }),
  HttpApiEndpoint.post("everything", "/everything/:n", {
    params: { n: queryInteger({ ge: 1 }) },
    query: { limit: queryInteger({ ge: 1, le: 200 }), tag: Schema.optionalKey(Schema.Array(text({ min: 2 }))) },
    headers: { "x-trace": text({ min: 3 }) },
    payload: Schema.Struct({ repo_url: text({ min: 8 }), depth: Schema.Int })
  }),
  HttpApiEndpoint.post("maybe", "/maybe", { payload: nullable(ScanRequest), success: nullable(ScanRequest) }),
  HttpApiEndpoint.post("raw", "/raw", {
    payload: ScanRequest,
    success: Schema.Struct({ read: Schema.String })
  }).middleware(ReadsFirst),
  HttpApiEndpoint.get("ours", "/ours", { success: Schema.Struct({ id: text({ min: 8 }) }) })
)

class Refused extends Schema.Error<Refused>("Refused")(detail, { httpApiStatus: 401 }) {}
class Gate extends HttpApiMiddleware.Service<Gate>()("test/Gate", { error: Refused }) {}

const guarded = HttpApiGroup.make("guarded")
  .add(HttpApiEndpoint.post("create", "/guarded", { payload: ScanRequest }))
  .middleware(Gate)

const contract = HttpApi.make("golden").add(scans, others, guarded).middleware(Validation)

/** The endpoints that FastAPI was asked, and a few more. */
export const goldenApi = contract.annotate(OpenApi.Transform, openApiFields(contract))

const scansLayer = HttpApiBuilder.group(goldenApi, "scans", (handlers) =>
  handlers.handleAll({
    create: ({ payload }) => Effect.succeed(payload),
    list: ({ query }) => Effect.succeed(query),
    get: ({ params, query }) =>
      params.id === "nope"
        ? Effect.fail(new ScanNotFound({ detail: "Scan not found" }))
        : Effect.succeed({ ...params, ...query }),
    bom: () => Effect.fail(new ScanNotCompleted({ detail: "Scan is not completed" }))
  })
)

const othersLayer = HttpApiBuilder.group(goldenApi, "others", (handlers) =>
  handlers.handleAll({
    key: () => Effect.void,
    keyByPattern: () => Effect.void,
    brand: ({ payload }) => Effect.succeed(payload),
    header: () => Effect.void,
    integer: () => Effect.void,
    everything: () => Effect.void,
    maybe: ({ payload }) => Effect.succeed(payload),
    raw: ({ request }) => Effect.map(Effect.orDie(request.text), (read) => ({ read })),
    ours: () => Effect.succeed({ id: "short" })
  })
)

const guardedLayer = HttpApiBuilder.group(goldenApi, "guarded", (handlers) =>
  handlers.handleAll({ create: () => Effect.void })
)

const gateLayer = Layer.succeed(Gate, () => Effect.fail(new Refused({ detail: "Not authenticated" })))

const readsFirstLayer = Layer.succeed(ReadsFirst, (handled) =>
  HttpServerRequest.pipe(
    Effect.flatMap((request) => Effect.orDie(request.arrayBuffer)),
    Effect.andThen(handled)
  )
)

export const goldenRoutes = HttpApiBuilder.layer(goldenApi).pipe(
  Layer.provide([scansLayer, othersLayer, guardedLayer]),
  Layer.provide([validationLayer, gateLayer, readsFirstLayer])
)
