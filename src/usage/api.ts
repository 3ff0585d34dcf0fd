import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { queryInteger, withDefault } from "../domain/fields.ts"
import { UsageRecord } from "../domain/UsageRecord.ts"
import { Authorization } from "../keys/api.ts"

/** What the calling tenant used and owes. */
export class UsageApi extends HttpApiGroup.make("usage")
  .add(
    HttpApiEndpoint.get("read", "/usage", {
      query: { recent_limit: queryInteger({ ge: 0, le: 50 }).pipe(withDefault(5)) },
      success: UsageRecord
    }).annotateMerge(OpenApi.annotations({ summary: "Usage and spend of this billing cycle and of all time" }))
  )
  .middleware(Authorization)
  .prefix("/api/v1/cbom") {}
