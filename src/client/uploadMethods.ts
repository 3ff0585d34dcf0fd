import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { type Calls, given, keyOf } from "./Calls.ts"
import type { Client, UploadedDocument } from "./Client.ts"
import { runCall, SentBody } from "./requestClient.ts"

const textOf = (document: Exclude<UploadedDocument, Uint8Array>): string =>
  typeof document === "string" ? document : JSON.stringify(document)

const bytesOf = (document: UploadedDocument): Uint8Array<ArrayBuffer> =>
  new Uint8Array(document instanceof Uint8Array ? document : new TextEncoder().encode(textOf(document)))

/** Scans are compressed to less than a tenth. */
const compressed = (document: UploadedDocument) =>
  Effect.promise(async () => {
    const stream = new Blob([bytesOf(document)]).stream().pipeThrough(new CompressionStream("gzip"))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  })

/** What it is, its bytes say. */
const archiveType = "application/octet-stream"

/** In its place the archive is sent. */
const nothing = new Uint8Array(0)

/** The methods for scans and bills of materials that were made elsewhere, and for archives. */
export const uploadMethods = ({
  api,
  tried,
  streaming
}: Pick<Calls, "api" | "tried" | "streaming">): Pick<Client, "upload" | "uploadArchive"> => ({
  uploadArchive: (archive, query, { signal, ...making } = {}) =>
    runCall(
      Effect.gen(function* () {
        const headers = yield* keyOf(making)
        const body = new Blob([archive instanceof Blob ? archive : new Uint8Array(archive)], { type: archiveType })
        const context = Context.add(streaming(signal, {}), SentBody, body)
        return yield* tried(api.uploads.uploadArchive({ query: given(query), headers, payload: nothing }), context)
      }),
      signal
    ),
  upload: (document, query, { signal, ...making } = {}) =>
    runCall(
      Effect.gen(function* () {
        const headers = yield* keyOf(making)
        const body = yield* compressed(document)
        const context = Context.add(streaming(signal, { "content-encoding": "gzip" }), SentBody, body)
        return yield* tried(api.uploads.upload({ query: given(query), headers, payload: {} }), context)
      }),
      signal
    )
})
