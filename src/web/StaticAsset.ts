import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { type ContentCoding, contentCoding } from "../domain/contentCoding.ts"
import { entityTagOf, namesEntityTag } from "../domain/entityTag.ts"

/** A static asset, compressed once. */
export interface StaticAsset {
  readonly hash: string
  readonly bytes: Readonly<Record<ContentCoding, Uint8Array>>
}

/** Compressed with the CompressionStream of the runtime. */
export const gzipped = (bytes: Uint8Array): Promise<Uint8Array> =>
  new Response(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream("gzip"))).bytes()

export const prepare = (bytes: Uint8Array): Effect.Effect<StaticAsset> =>
  Effect.map(
    Effect.promise(() => gzipped(bytes)),
    (gzip) => ({ hash: bytesToHex(sha256(bytes)), bytes: { identity: bytes, gzip } })
  )

/** Answers with the asset, or with 304 if the browser has it. */
export const serveStatic = Effect.fnUntraced(function* (
  { hash, bytes }: StaticAsset,
  contentType: string,
  headers: Readonly<Record<string, string>>
) {
  const { headers: asked } = yield* HttpServerRequest
  const coding = contentCoding(asked["accept-encoding"])
  const etag = entityTagOf(hash, coding)
  const all = { etag, vary: "Accept-Encoding", ...headers }
  const known = asked["if-none-match"]
  if (known !== undefined && namesEntityTag(known, etag)) return HttpServerResponse.empty({ status: 304, headers: all })
  return HttpServerResponse.uint8Array(bytes[coding], {
    contentType,
    headers: { ...all, ...(coding === "gzip" && { "content-encoding": coding }) }
  })
})
