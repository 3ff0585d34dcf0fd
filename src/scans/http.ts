import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { ScanRequest } from "../api/scansApi.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { ScanCreated, scanCreatedOf } from "../domain/ScanRecord.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { jsonText } from "../http/jsonText.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { Comparisons } from "./Comparisons.ts"
import { computedJson } from "./computedJson.ts"
import { Scans } from "./Scans.ts"
import { scanPositionOf } from "../domain/listPosition.ts"
import { pollLater, storedDownload } from "./storedDownload.ts"
import { submitScan } from "./submitScan.ts"

export const scansHandlers = HttpApiBuilder.group(
  Api,
  "scans",
  Effect.fnUntraced(function* (handlers) {
    const scans = yield* Scans
    const queue = yield* submitScan
    const publicUrl = yield* PublicUrl
    const once = yield* idempotent("POST /scans", ScanCreated)
    const download = yield* storedDownload

    const submit = (request: typeof ScanRequest.Type) =>
      queue(request).pipe(
        Effect.map(scanCreatedOf),
        Effect.catchTag("RepositoryRefused", ({ sentence }) => Effect.fail(invalidValue("repo_url", sentence)))
      )

    return handlers.handleAll({
      submit: Effect.fnUntraced(function* ({ headers, payload }) {
        const created = yield* once(headers["idempotency-key"], submit(payload))
        yield* setHeaders({ location: `/api/v1/cbom/scans/${created.id}` })
        return created
      }),
      list: Effect.fnUntraced(function* ({ query }) {
        const after = query.cursor === undefined ? undefined : scanPositionOf(query.cursor)
        if (query.cursor !== undefined && after === undefined) {
          return yield* invalidValue("cursor", "cursor is not one of this list", "query")
        }
        const page = yield* scans.list({ limit: query.limit, after, status: query.status })
        if (page.nextCursor !== null) {
          const next = new URL("/api/v1/cbom/scans", publicUrl)
          next.searchParams.set("limit", String(query.limit))
          if (query.status !== undefined) next.searchParams.set("status", query.status)
          next.searchParams.set("cursor", page.nextCursor)
          yield* setHeaders({ link: `<${next.href}>; rel="next"` })
        }
        return jsonText(
          `{"scans":[${page.scans.join()}],"count":${page.scans.length},"next_cursor":${JSON.stringify(page.nextCursor)}}`
        )
      }),
      get: ({ params }) => Effect.map(scans.get(params.scan_id), (scan) => jsonText(JSON.stringify(scan))),
      bom: ({ params, query }) => download(params.scan_id, query.format)
    })
  })
)

export const resultsHandlers = HttpApiBuilder.group(
  Api,
  "results",
  Effect.fnUntraced(function* (handlers) {
    const comparisons = yield* Comparisons
    const computed = yield* computedJson
    const download = yield* storedDownload

    const diff = Effect.fnUntraced(function* (base: string, head: string) {
      const { bytes } = yield* Effect.tapError(comparisons.find(base, head), pollLater)
      return yield* computed(bytes)
    })

    return handlers.handleAll({
      sarif: ({ params }) => download(params.scan_id, "sarif"),
      report: ({ params }) => download(params.scan_id, "html"),
      scan: ({ params }) => download(params.scan_id, "scan"),
      diff: ({ params, query }) => diff(query.base, params.scan_id)
    })
  })
)
