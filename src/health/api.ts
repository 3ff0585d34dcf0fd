import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as OpenApi from "effect/http-api/OpenApi"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { Instant } from "../domain/Instant.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"

/** Counts requests that need no key, by the address they come from. */
export class PublicAccess extends HttpApiMiddleware.Service<PublicAccess>()("ciphermap/PublicAccess", {
  error: [TooManyRequests, DatabaseUnavailable]
}) {}

export const Health = Schema.Struct({
  status: Schema.Literal("ok"),
  version: Schema.String,
  methodology_version: Schema.String,
  spec_versions: Schema.Struct({ cyclonedx: Schema.String, spdx: Schema.String }),
  time: Instant
}).annotate({ identifier: "Health" })

/** Whether the service is reachable, and what it speaks. */
export class HealthApi extends HttpApiGroup.make("health")
  .add(
    HttpApiEndpoint.get("health", "/health", { success: Health }).annotateMerge(
      OpenApi.annotations({ summary: "Whether the service is reachable, and what it speaks" })
    ),
    HttpApiEndpoint.get("openapi", "/openapi.json", {
      success: Schema.Record(Schema.String, Schema.Unknown)
    })
      .middleware(PublicAccess)
      .annotateMerge(OpenApi.annotations({ summary: "This description" }))
  )
  .prefix("/api/v1/cbom") {}
