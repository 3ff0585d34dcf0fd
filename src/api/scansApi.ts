import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import type { DownloadFormat } from "../domain/downloadName.ts"
import {
  nullable,
  queryBoolean,
  queryInteger,
  text,
  textPattern,
  undocumented,
  valueRule,
  withDefault
} from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { anyForge, parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { QueueFull, ScanCapReached, ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { ScanCreated, ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import { ScanStatus } from "../domain/ScanState.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

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
  project_name: Schema.optionalKey(nullable(text({ max: 120 }))).annotate({
    description: "`owner/name` in the bill of materials when missing or null",
    examples: ["OpenSSL"]
  }),
  project_version: Schema.optionalKey(nullable(text({ max: 60 }))).annotate({
    description: "1.0.0 when missing or null",
    examples: ["1.0.0"]
  })
}).annotate({ identifier: "ScanRequest" })

export const ScanList = Schema.Struct({
  scans: Schema.Array(ScanRecord),
  count: Schema.Int.annotate({ description: "Of the scans in this answer", examples: [1] }),
  next_cursor: Schema.NullOr(Schema.String).annotate({
    description: "Given as `cursor`, it leads to the next page; null on the last one",
    examples: ["mi9v3k5c.cbom_7k2m9x4qa0w8z3rt"]
  })
}).annotate({ identifier: "ScanList" })

const BomDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "BomDocument",
  description: "A CycloneDX 1.6 or an SPDX 3.0.1 document",
  examples: [
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
      version: 1,
      components: [
        {
          type: "cryptographic-asset",
          "bom-ref": "crypto/algorithm/md5",
          name: "MD5",
          cryptoProperties: { assetType: "algorithm", algorithmProperties: { primitive: "hash" } }
        }
      ]
    },
    {
      "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld",
      "@graph": [{ type: "CreationInfo", "@id": "_:creation", specVersion: "3.0.1", created: "2026-11-22T09:30:41Z" }]
    }
  ]
})

const isFormat = (text: string): text is DownloadFormat => text === "cyclonedx" || text === "spdx"

const BomFormat = textPattern("^(cyclonedx|spdx)$")
  .pipe(Schema.refine(isFormat, { toJsonSchema: undocumented }))
  .annotate({ description: "`cyclonedx` for CycloneDX 1.6, `spdx` for SPDX 3.0.1", examples: ["spdx"] })

const scan = {
  scan_id: Schema.String.annotate({ description: "Id of the scan", examples: ["cbom_7k2m9x4qa0w8z3rt"] })
}

/** The part of a list of scans that is asked for. */
export const scanPaging = {
  limit: queryInteger({ ge: 1, le: 200 }).pipe(
    Schema.annotateEncoded({ description: "How many scans at most" }),
    withDefault(50)
  ),
  cursor: Schema.optionalKey(
    text({ max: 100 }).annotate({
      description: "`next_cursor` of the page before",
      examples: ["mi9v3k5c.cbom_7k2m9x4qa0w8z3rt"]
    })
  )
}

/** Scans of the calling tenant. */
export class ScansApi extends HttpApiGroup.make("scans")
  .add(
    HttpApiEndpoint.post("submit", "/scans", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: ScanRequest,
      success: ScanCreated.pipe(HttpApiSchema.status(201)),
      error: [ScanCapReached, QueueFull, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "submitScan",
        summary: "Submit a scan",
        description:
          "Queues a scan of a public repository: poll it until its status is `completed` or `failed`. Fields that are not declared are ignored.",
        transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
      })
    ),
    HttpApiEndpoint.get("list", "/scans", {
      query: {
        ...scanPaging,
        status: Schema.optionalKey(ScanStatus).annotate({ description: "Only scans with this status" })
      },
      success: ScanList
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "listScans",
        summary: "List scans",
        description: "Newest first.",
        transform: carrying({ 200: ["Link"] })
      })
    ),
    HttpApiEndpoint.get("get", "/scans/:scan_id", {
      params: scan,
      query: {
        include_bom: queryBoolean.pipe(
          Schema.annotateEncoded({ description: "Accepted and ignored: bills of materials are downloads" }),
          withDefault(false)
        )
      },
      success: ScanDetails,
      error: ScanNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getScan",
        summary: "Read a scan",
        description:
          "With its findings and components, once it has completed. The bill of materials is a download of its own."
      })
    ),
    HttpApiEndpoint.get("bom", "/scans/:scan_id/bom.json", {
      params: scan,
      query: { format: BomFormat.pipe(withDefault("cyclonedx")) },
      success: BomDocument,
      error: [ScanNotFound, ScanNotCompleted, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadBom",
        summary: "Download a bill of materials",
        description: "Of a completed scan; it never changes. Answers 304 and HEAD are not counted as downloads.",
        transform: carrying(
          {
            200: ["ETag", "Last-Modified", "Cache-Control", "Vary", "Content-Disposition"],
            304: ["ETag", "Last-Modified", "Cache-Control", "Vary"],
            409: ["Retry-After"]
          },
          ["If-None-Match", "If-Modified-Since"]
        )
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Scans of the calling tenant and their bills of materials." }))
  .prefix("/api/v1/cbom") {}
