import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../domain/demoErrors.ts"
import { DemoTry } from "../domain/DemoTry.ts"
import { PublicAccess } from "./healthApi.ts"
import { carrying } from "./refusals.ts"
import { ScanRequest } from "./scansApi.ts"

/** Scans without a key, for who wants to see what there is to get. */
export class DemoApi extends HttpApiGroup.make("demo")
  .add(
    HttpApiEndpoint.post("start", "/try", {
      payload: Schema.Struct({ repo_url: ScanRequest.fields.repo_url }).annotate({ identifier: "DemoRequest" }),
      success: [DemoTry.pipe(HttpApiSchema.status(202)), DemoTry],
      error: [DemoClosed, DemoAllowanceUsed, DemoBusy]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "startTry",
        summary: "Try a scan without a key",
        description:
          "One scan of each network address a day, with less time and size than others. A repository that was tried in the last five minutes gives that scan, free of charge. What fails by our fault is given back.",
        transform: carrying({ 200: ["Location"], 202: ["Location"], 429: ["Retry-After"], 503: ["Retry-After"] })
      })
    ),
    HttpApiEndpoint.get("get", "/try/:try_id", {
      params: {
        try_id: Schema.String.annotate({ description: "Id of the scan", examples: ["cbom_7k2m9x4qa0w8z3rt"] })
      },
      success: DemoTry,
      error: TryNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getTry",
        summary: "Read a scan of the demo",
        description: "How far it is, and a summary once it has completed. There are no documents of it."
      })
    )
  )
  .middleware(PublicAccess)
  .annotateMerge(
    OpenApi.annotations({ description: "Scans without a key, for who wants to see what there is to get." })
  )
  .prefix("/api/public/cbom") {}
