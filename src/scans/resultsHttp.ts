import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Comparisons } from "./Comparisons.ts"
import { pollLater, storedDownload } from "./storedDownload.ts"

export const resultsHandlers = HttpApiBuilder.group(
  Api,
  "results",
  Effect.fnUntraced(function* (handlers) {
    const comparisons = yield* Comparisons
    const limits = yield* RateLimits
    const download = yield* storedDownload

    const diff = Effect.fnUntraced(function* (base: string, head: string) {
      const { method } = yield* HttpServerRequest
      const { bytes } = yield* Effect.tapError(comparisons.find(base, head), pollLater)
      if (method === "HEAD")
        return HttpServerResponse.empty({ status: 200, headers: { "content-type": "application/json" } })
      const { id } = yield* CurrentTenant
      yield* limits.require("downloads", id)
      return HttpServerResponse.uint8Array(yield* bytes, { contentType: "application/json" })
    })

    return handlers.handleAll({
      sarif: ({ params }) => download(params.scan_id, "sarif"),
      report: ({ params }) => download(params.scan_id, "html"),
      scan: ({ params }) => download(params.scan_id, "scan"),
      diff: ({ params, query }) => diff(query.base, params.scan_id)
    })
  })
)
