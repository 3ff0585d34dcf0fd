import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { queryInteger, withDefault } from "../domain/fields.ts"
import { UsageRecord } from "../domain/UsageRecord.ts"
import { Authorization } from "./keysApi.ts"

/** What the calling tenant used and owes. */
export class UsageApi extends HttpApiGroup.make("usage")
  .add(
    HttpApiEndpoint.get("read", "/usage", {
      query: {
        recent_limit: queryInteger({ ge: 0, le: 50 }).pipe(
          Schema.annotateEncoded({ description: "How many of the newest scans to list" }),
          withDefault(5)
        )
      },
      success: UsageRecord
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readUsage",
        summary: "Read usage and spend",
        description: "Of this billing cycle, a calendar month in UTC, and of all time."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "What the calling tenant used and owes." }))
  .prefix("/api/v1/cbom") {}
