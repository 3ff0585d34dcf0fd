import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import type { DownloadFormat } from "../domain/downloadName.ts"
import { nullable, queryBoolean, queryInteger, text, textPattern, valueRule, withDefault } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { anyForge, parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { QueueFull, ScanCapReached, ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import { ScanStatus } from "../domain/ScanState.ts"
import { Authorization } from "../keys/api.ts"

export const ScanRequest = Schema.Struct({
  repo_url: text({ min: 8, max: 400 })
    .check(
      valueRule((url) =>
        Result.match(parseRepositoryUrl(url, anyForge), {
          onFailure: ({ message }) => message,
          onSuccess: () => undefined
        })
      )
    )
    .annotate({ description: "URL of a public repository", examples: ["https://github.com/openssl/openssl"] }),
  project_name: Schema.optionalKey(nullable(text({ max: 120 }))),
  project_version: Schema.optionalKey(nullable(text({ max: 60 }))).annotate({ description: "1.0.0 when missing" })
}).annotate({ identifier: "ScanRequest" })

export const ScanCreated = Schema.Struct({
  id: Schema.String,
  status: ScanStatus,
  tenant_id: Schema.String,
  tenant_kind: Schema.String,
  methodology_version: Schema.String
}).annotate({ identifier: "ScanCreated" })
export type ScanCreated = typeof ScanCreated.Type

const ScanList = Schema.Struct({
  scans: Schema.Array(ScanRecord),
  count: Schema.Int,
  next_cursor: Schema.NullOr(Schema.String).annotate({ description: "Given as `cursor`, it leads to the next page" })
}).annotate({ identifier: "ScanList" })

const BomDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({ identifier: "BomDocument" })

const isFormat = (text: string): text is DownloadFormat => text === "cyclonedx" || text === "spdx"

const BomFormat = textPattern("^(cyclonedx|spdx)$").pipe(Schema.refine(isFormat))

const scan = { scan_id: Schema.String }

/** Scans of the calling tenant. */
export class ScansApi extends HttpApiGroup.make("scans")
  .add(
    HttpApiEndpoint.post("submit", "/scans", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: ScanRequest,
      success: ScanCreated.pipe(HttpApiSchema.status(201)),
      error: [ScanCapReached, QueueFull, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(OpenApi.annotations({ summary: "Submit a scan of a public repository" })),
    HttpApiEndpoint.get("list", "/scans", {
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(withDefault(50)),
        cursor: Schema.optionalKey(text({ max: 100 })),
        status: Schema.optionalKey(ScanStatus)
      },
      success: ScanList
    }).annotateMerge(OpenApi.annotations({ summary: "List scans, newest first" })),
    HttpApiEndpoint.get("get", "/scans/:scan_id", {
      params: scan,
      query: { include_bom: queryBoolean.pipe(withDefault(false)) },
      success: ScanDetails,
      error: ScanNotFound
    }).annotateMerge(OpenApi.annotations({ summary: "Read a scan with its findings and components" })),
    HttpApiEndpoint.get("bom", "/scans/:scan_id/bom.json", {
      params: scan,
      query: { format: BomFormat.pipe(withDefault("cyclonedx")) },
      success: BomDocument,
      error: [ScanNotFound, ScanNotCompleted, TooManyRequests]
    }).annotateMerge(OpenApi.annotations({ summary: "Download the bill of materials of a completed scan" }))
  )
  .middleware(Authorization)
  .prefix("/api/v1/cbom") {}
