import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { contentCoding } from "../domain/contentCoding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { contentDisposition } from "../domain/downloadName.ts"
import { entityTagOf, isNotModified } from "../domain/entityTag.ts"
import { formatHttpDate } from "../domain/httpDate.ts"
import type { ScanNotCompleted } from "../domain/scanErrors.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Ledger } from "../ledger/Ledger.ts"
import { Boms } from "./Boms.ts"
import { reportPolicy } from "./reportPolicy.ts"

const pollSeconds = 5

interface Facts {
  readonly contentType: string
  /** Whether a download is recorded in the ledger. */
  readonly isBom: boolean
}

const facts = {
  cyclonedx: { contentType: "application/json", isBom: true },
  spdx: { contentType: "application/json", isBom: true },
  sarif: { contentType: "application/sarif+json", isBom: false },
  html: { contentType: "text/html; charset=utf-8", isBom: false },
  scan: { contentType: "application/json", isBom: false }
} as const satisfies Record<StoredFormat, Facts>

/** Adds `Retry-After` where a scan has not completed. */
export const pollLater = (error: Pick<ScanNotCompleted, "isRetryable"> & { readonly code: string }) =>
  error.code === "scan_not_completed" && error.isRetryable
    ? setHeaders({ "retry-after": String(pollSeconds) })
    : Effect.void

/** Answers with the stored bytes, or with 304; `counting` comes before bodies that are sent. */
export const storedDocument = Effect.gen(function* () {
  const boms = yield* Boms

  return Effect.fnUntraced(function* <E, R>(
    scanId: string,
    format: StoredFormat,
    counting: Effect.Effect<unknown, E, R>
  ) {
    const request = yield* HttpServerRequest
    const { contentType } = facts[format]
    const document = yield* Effect.tapError(boms.find(scanId, format), pollLater)
    const coding = contentCoding(request.headers["accept-encoding"])
    const tag = entityTagOf(document.sha256, coding)
    const now = yield* Clock.currentTimeMillis
    const lastModified = document.createdAt.getTime()
    const headers = {
      etag: tag,
      "last-modified": formatHttpDate(lastModified),
      "cache-control": "private, no-cache",
      vary: "Authorization, Accept-Encoding",
      ...(format === "html" && { "content-security-policy": yield* reportPolicy(document) })
    }
    const conditions = {
      ifNoneMatch: request.headers["if-none-match"],
      ifModifiedSince: request.headers["if-modified-since"]
    }
    if (isNotModified(conditions, { tag, lastModified }, now)) return HttpServerResponse.empty({ status: 304, headers })
    const described = {
      ...headers,
      "content-disposition": contentDisposition(document.project, document.version, format),
      ...(coding === "gzip" && { "content-encoding": "gzip" })
    }
    const contentLength = document.lengthOf(coding)
    if (request.method === "HEAD") {
      return HttpServerResponse.empty({
        status: 200,
        headers: { ...described, "content-type": contentType, "content-length": String(contentLength) }
      })
    }
    yield* document.ready
    yield* counting
    return HttpServerResponse.stream(document.bytes(coding), { contentType, contentLength, headers: described })
  })
})

/** A download with a key: it counts towards the tenant's limits. */
export const storedDownload = Effect.gen(function* () {
  const limits = yield* RateLimits
  const ledger = yield* Ledger
  const send = yield* storedDocument

  const counted = Effect.fnUntraced(function* (scanId: string, format: StoredFormat) {
    const { id } = yield* CurrentTenant
    yield* limits.require("downloads", id)
    if (facts[format].isBom) yield* ledger.bomDownloaded(scanId)
  })

  return (scanId: string, format: StoredFormat) => send(scanId, format, counted(scanId, format))
})
