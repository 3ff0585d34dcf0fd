import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { text } from "../domain/fields.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { ScanDiff } from "../domain/ScanDiff.ts"
import { ComparisonTooLarge, ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const scan = {
  scan_id: Schema.String.annotate({ description: "Id of the scan", examples: ["cbom_7k2m9x4qa0w8z3rt"] })
}

export const SarifDocument = Schema.Record(Schema.String, Schema.Unknown)
  .annotate({
    identifier: "SarifDocument",
    description: "A SARIF 2.1.0 log, as code scanning takes it",
    examples: [{ version: "2.1.0", runs: [{ tool: { driver: { name: "ciphermap", version: "0.1.0" } }, results: [] }] }]
  })
  .pipe(HttpApiSchema.asJson({ contentType: "application/sarif+json" }))

const ReportDocument = Schema.String.annotate({
  identifier: "ReportDocument",
  description: "A page for people that needs nothing beside it",
  examples: ['<!DOCTYPE html><html lang="en"><head><title>OpenSSL</title></head><body></body></html>']
}).pipe(HttpApiSchema.asText({ contentType: "text/html" }))

const ScanDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "ScanDocument",
  description: "All that was found and what it means, as `ciphermap scan --format json` writes it",
  examples: [
    {
      source: {
        component: { name: "OpenSSL" },
        timestamp: "2026-11-22T09:30:41Z",
        tool: { name: "ciphermap", version: "0.1.0" }
      },
      findings: [],
      libraries: []
    }
  ]
})

const kept = carrying(
  {
    200: ["ETag", "Last-Modified", "Cache-Control", "Vary", "Content-Disposition"],
    304: ["ETag", "Last-Modified", "Cache-Control", "Vary"],
    409: ["Retry-After"]
  },
  ["If-None-Match", "If-Modified-Since"]
)

const counted = "It never changes. Counts as a download, but is not entered in the usage; answers 304 and HEAD do not."

const errors = [ScanNotFound, ScanNotCompleted, TooManyRequests] as const

/** What completed scans leave behind beside their bills of materials. */
export class ResultsApi extends HttpApiGroup.make("results")
  .add(
    HttpApiEndpoint.get("sarif", "/scans/:scan_id/sarif.json", {
      params: scan,
      success: SarifDocument,
      error: errors
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadSarif",
        summary: "Download findings as SARIF",
        description: `SARIF 2.1.0 of a completed scan. ${counted}`,
        transform: kept
      })
    ),
    HttpApiEndpoint.get("report", "/scans/:scan_id/report.html", {
      params: scan,
      success: ReportDocument,
      error: errors
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadReport",
        summary: "Download the report",
        description: `The report of a completed scan as one HTML page. ${counted}`,
        transform: kept
      })
    ),
    HttpApiEndpoint.get("scan", "/scans/:scan_id/scan.json", {
      params: scan,
      success: ScanDocument,
      error: errors
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadScan",
        summary: "Download all that was found",
        description: `Of a completed scan, without the bounds of its record. ${counted}`,
        transform: kept
      })
    ),
    HttpApiEndpoint.get("diff", "/scans/:scan_id/diff", {
      params: scan,
      query: {
        base: text({ max: 40 }).annotate({
          description: "Id of the scan to compare with, as a rule an earlier one",
          examples: ["cbom_7k2m9x4qa0w8z3rt"]
        })
      },
      success: ScanDiff,
      error: [...errors, ComparisonTooLarge]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "compareScans",
        summary: "Compare two scans",
        description:
          "What is new, fixed and changed from `base` to this scan, both completed. Both are judged anew for the day of this scan, so that the difference lies in the code. They may be of different repositories: see `same_repository`. Each list holds at most 5,000. Scans whose JSON is larger than 32 MiB are not compared (422). Counts as a download.",
        transform: carrying({ 409: ["Retry-After"] })
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(
    OpenApi.annotations({ description: "What completed scans leave behind beside their bills of materials." })
  )
  .prefix("/api/v1/cbom") {}
