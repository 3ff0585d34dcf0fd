import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { contentCoding } from "../../domain/contentCoding.ts"
import { entityTagOf, namesEntityTag } from "../../domain/entityTag.ts"
import type { RenderedReport } from "../../reports/ReportRenderer.ts"

const contentType = "text/html; charset=utf-8"

const unpacked = (gzip: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([new Uint8Array(gzip)]).stream().pipeThrough(new DecompressionStream("gzip"))

/** Answers with the page, or with 304 if the browser has it. */
export const reportAnswer = Effect.fnUntraced(function* (
  { gzip, hash, policy }: RenderedReport,
  more: Readonly<Record<string, string>>
) {
  const { headers: asked } = yield* HttpServerRequest
  const coding = contentCoding(asked["accept-encoding"])
  const etag = entityTagOf(hash, coding)
  const headers = { etag, vary: "Accept-Encoding", "content-security-policy": policy, ...more }
  const known = asked["if-none-match"]
  if (known !== undefined && namesEntityTag(known, etag)) return HttpServerResponse.empty({ status: 304, headers })
  if (coding === "gzip")
    return HttpServerResponse.uint8Array(gzip, { contentType, headers: { ...headers, "content-encoding": "gzip" } })
  const bytes = yield* Effect.promise(() => new Response(unpacked(gzip)).bytes())
  return HttpServerResponse.uint8Array(bytes, { contentType, headers })
})
