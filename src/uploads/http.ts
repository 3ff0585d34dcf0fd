import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { UploadQuery } from "../api/uploadsApi.ts"
import { ScanCreated, scanCreatedOf } from "../domain/ScanRecord.ts"
import { UploadTypeUnsupported } from "../domain/uploadErrors.ts"
import { parseUploadAddress, type UploadTarget } from "../domain/UploadTarget.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { digestOf, receiveDocument } from "./receiveDocument.ts"
import { type Upload, Uploads } from "./Uploads.ts"

const isJson = (contentType = ""): boolean =>
  /^application\/(?:json|[^/\s]+\+json)$/i.test((contentType.split(";")[0] ?? "").trim())

/** Codings that are read, and whether they compress: RFC 9110, 8.4.1. */
const codings: ReadonlyMap<string, boolean> = new Map([
  ["identity", false],
  ["gzip", true],
  ["x-gzip", true]
])

const codingOf = ({ headers }: HttpServerRequest) => {
  const compressed = codings.get((headers["content-encoding"] ?? "identity").trim().toLowerCase())
  return isJson(headers["content-type"]) && compressed !== undefined
    ? Effect.succeed(compressed)
    : Effect.fail(new UploadTypeUnsupported({}))
}

const targetsIn = ({ repository_id, repo_url, name }: UploadQuery): ReadonlyArray<UploadTarget> => [
  ...(repository_id === undefined ? [] : [{ _tag: "id", id: repository_id } as const]),
  ...(repo_url === undefined
    ? []
    : [{ _tag: "address", address: Result.getOrThrow(parseUploadAddress(repo_url)) } as const]),
  ...(name === undefined ? [] : [{ _tag: "name", name } as const])
]

const uploadOf = Effect.fnUntraced(function* (query: UploadQuery) {
  const [target, second] = targetsIn(query)
  if (target === undefined || second !== undefined)
    return yield* invalidValue("repository_id", "one of repository_id, repo_url and name is required", "query")
  return {
    target,
    ref: query.ref ?? (target._tag === "address" ? target.address.ref : null),
    commit: query.commit ?? null,
    projectName: query.project_name ?? null,
    projectVersion: query.project_version ?? null
  } satisfies Upload
})

export const uploadsHandlers = HttpApiBuilder.group(
  Api,
  "uploads",
  Effect.fnUntraced(function* (handlers) {
    const uploads = yield* Uploads
    const receive = yield* receiveDocument
    const once = yield* idempotent("POST /uploads", ScanCreated)

    return handlers.handleRaw(
      "upload",
      Effect.fnUntraced(function* ({ headers, query, request }) {
        const upload = yield* uploadOf(query)
        const document = yield* receive(Stream.orDie(request.stream), yield* codingOf(request))
        const created = yield* once(
          headers["idempotency-key"],
          Effect.map(uploads.submit(document, upload), scanCreatedOf),
          JSON.stringify([upload, digestOf(document)]),
          false
        )
        yield* setHeaders({ location: `/api/v1/cbom/scans/${created.id}` })
        return created
      }, Effect.scoped)
    )
  })
)
