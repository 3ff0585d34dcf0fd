import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { contentCoding } from "../domain/contentCoding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { contentDisposition, type DownloadFormat } from "../domain/downloadName.ts"
import { entityTagOf, isNotModified } from "../domain/entityTag.ts"
import { formatHttpDate } from "../domain/httpDate.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Ledger } from "../usage/Ledger.ts"
import { Boms } from "./Boms.ts"

const pollSeconds = 5

/** Answers a download with the stored bytes, or with 304; only bodies that are sent count. */
export const bomDownload = Effect.gen(function* () {
  const boms = yield* Boms
  const limits = yield* RateLimits
  const ledger = yield* Ledger

  return Effect.fnUntraced(function* (scanId: string, format: DownloadFormat) {
    const request = yield* HttpServerRequest
    const bom = yield* Effect.tapError(boms.find(scanId, format), (error) =>
      error.code === "scan_not_completed" && error.isRetryable
        ? setHeaders({ "retry-after": String(pollSeconds) })
        : Effect.void
    )
    const coding = contentCoding(request.headers["accept-encoding"])
    const tag = entityTagOf(bom.sha256, coding)
    const now = yield* Clock.currentTimeMillis
    const lastModified = bom.createdAt.getTime()
    const headers = {
      etag: tag,
      "last-modified": formatHttpDate(lastModified),
      "cache-control": "private, no-cache",
      vary: "Authorization, Accept-Encoding"
    }
    const conditions = {
      ifNoneMatch: request.headers["if-none-match"],
      ifModifiedSince: request.headers["if-modified-since"]
    }
    if (isNotModified(conditions, { tag, lastModified }, now)) return HttpServerResponse.empty({ status: 304, headers })
    const described = {
      ...headers,
      "content-disposition": contentDisposition(bom.project, bom.version, format),
      ...(coding === "gzip" && { "content-encoding": "gzip" })
    }
    const contentLength = bom.lengthOf(coding)
    if (request.method === "HEAD") {
      return HttpServerResponse.empty({
        status: 200,
        headers: { ...described, "content-type": "application/json", "content-length": String(contentLength) }
      })
    }
    const { id } = yield* CurrentTenant
    yield* limits.require("downloads", id)
    yield* ledger.bomDownloaded(scanId)
    return HttpServerResponse.stream(bom.bytes(coding), {
      contentType: "application/json",
      contentLength,
      headers: described
    })
  })
})
