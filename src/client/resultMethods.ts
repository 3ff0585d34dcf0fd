import * as Effect from "effect/Effect"
import type { Calls } from "./Calls.ts"
import type { Client } from "./Client.ts"
import { segment } from "./requestParts.ts"
import { runCall } from "./runCall.ts"

/** Methods for comparisons, and for the documents of completed scans other than bills of materials. */
export const resultMethods = ({
  api,
  tried,
  download
}: Pick<Calls, "api" | "tried" | "download">): Pick<
  Client,
  "downloadSarif" | "downloadReport" | "downloadScan" | "compareScans"
> => ({
  downloadSarif: (id, options = {}) =>
    download(id, (params) => api.results.sarif({ params, responseMode: "response-only" }), options),
  downloadReport: (id, options = {}) =>
    download(id, (params) => api.results.report({ params, responseMode: "response-only" }), options),
  downloadScan: (id, options = {}) =>
    download(id, (params) => api.results.scan({ params, responseMode: "response-only" }), options),
  compareScans: (base, head, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", head), (scan_id) =>
        tried(api.results.diff({ params: { scan_id }, query: { base } }))
      ),
      signal
    )
})
