import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { ScanCreated, ScanRecord } from "../domain/ScanRecord.ts"
import { QueueFull, ScanCapReached, ScanEnded, ScanNotFound } from "../domain/scanErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const scan = {
  scan_id: Schema.String.annotate({ description: "Id of the scan", examples: ["cbom_7k2m9x4qa0w8z3rt"] })
}

const ScanEvents = Schema.String.annotate({
  identifier: "ScanEvents",
  description: "Server-sent events",
  examples: [
    [
      "id: 1.scanning.2140.512",
      "event: progress",
      "retry: 1000",
      'data: {"id":"cbom_7k2m9x4qa0w8z3rt","status":"scanning","attempt":1,"progress":{"phase":"scanning","files_total":2140,"files_done":512}}',
      "",
      ""
    ].join("\n")
  ]
}).pipe(HttpApiSchema.asText({ contentType: "text/event-stream" }))

/** Scans while they run, cancelled, and run again. */
export class RunsApi extends HttpApiGroup.make("runs")
  .add(
    HttpApiEndpoint.get("events", "/scans/:scan_id/events", {
      params: scan,
      success: [ScanEvents, HttpApiSchema.NoContent],
      error: [ScanNotFound, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "watchScan",
        summary: "Watch a scan",
        description:
          "Server-sent events: `progress` with `id`, `status`, `attempt` and `progress` of the scan each time they change, then `end` with the whole record, as it is listed, and the stream closes. A scan that has ended already sends `end` at once. Events have ids: whoever comes back with Last-Event-ID gets only what it has not seen, and 204 when that was the end. A comment comes every 15 seconds when there is nothing else. The stream also ends when its key is revoked and when the server is about to stop.",
        transform: carrying({ 200: ["Cache-Control", "X-Accel-Buffering"] }, ["Last-Event-ID"])
      })
    ),
    HttpApiEndpoint.post("cancel", "/scans/:scan_id/cancel", {
      params: scan,
      success: ScanRecord,
      error: [ScanNotFound, ScanEnded]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "cancelScan",
        summary: "Cancel a scan",
        description:
          "A scan that is waiting or running fails with the error code `cancelled`. One that no worker had begun costs nothing. Cancelling a scan again changes nothing; one that ended otherwise is refused."
      })
    ),
    HttpApiEndpoint.post("rescan", "/scans/:scan_id/rescan", {
      params: scan,
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      success: ScanCreated.pipe(HttpApiSchema.status(201)),
      error: [ScanNotFound, ScanCapReached, QueueFull, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "rescan",
        summary: "Scan a repository again",
        description:
          "Queues a new scan of the same repository, ref, project name and version; the other one stays as it is, and need not have ended. It counts as a scan that was submitted.",
        transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Scans while they run, cancelled, and run again." }))
  .prefix("/api/v1/cbom") {}
