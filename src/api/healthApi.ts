import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as OpenApi from "effect/http-api/OpenApi"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { Instant } from "../domain/Instant.ts"
import { MethodologyVersion } from "../domain/ScanRecord.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"

/** Counts requests that need no key, by the address they come from. */
export class PublicAccess extends HttpApiMiddleware.Service<PublicAccess>()("ciphermap/PublicAccess", {
  error: [TooManyRequests, DatabaseUnavailable]
}) {}

export const Health = Schema.Struct({
  status: Schema.Literal("ok"),
  version: Schema.String.annotate({ examples: ["0.1.0"] }),
  methodology_version: MethodologyVersion,
  spec_versions: Schema.Struct({
    cyclonedx: Schema.String.annotate({ examples: ["1.6"] }),
    spdx: Schema.String.annotate({ examples: ["3.0.1"] })
  }),
  time: Instant
}).annotate({ identifier: "Health" })

const OpenApiDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "OpenApiDocument",
  examples: [{ openapi: "3.1.0", info: { title: "Ciphermap Partner API", version: "0.1.0" }, paths: {} }]
})

/** Whether the service is reachable, and what it speaks. */
export class HealthApi extends HttpApiGroup.make("health")
  .add(
    HttpApiEndpoint.get("health", "/health", { success: Health }).annotateMerge(
      OpenApi.annotations({
        identifier: "getHealth",
        summary: "Ask whether the service is reachable",
        description: "Says the versions of the service, its methodology and its documents too."
      })
    ),
    HttpApiEndpoint.get("openapi", "/openapi.json", {
      success: OpenApiDocument
    })
      .middleware(PublicAccess)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "getOpenApi",
          summary: "Read this description",
          description: "In OpenAPI 3.1.0."
        })
      )
  )
  .annotateMerge(OpenApi.annotations({ description: "Whether the service is reachable, and what it speaks." }))
  .prefix("/api/v1/cbom") {}
