import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { type ArchiveQuery, archiveTypes, type UploadQuery } from "../api/uploadsApi.ts"
import type { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { ScanCreated, scanCreatedOf } from "../domain/ScanRecord.ts"
import { ArchiveTypeUnsupported, UploadTypeUnsupported } from "../domain/uploadErrors.ts"
import { parseUploadAddress, type UploadTarget } from "../domain/UploadTarget.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { receiveArchive } from "./receiveArchive.ts"
import { receiveDocument } from "./receiveDocument.ts"
import { digestOf, type ReceivedUpload } from "./ReceivedUpload.ts"
import { type Upload, Uploads } from "./Uploads.ts"

const typeOf = ({ headers }: HttpServerRequest): string =>
  (headers["content-type"] ?? "").split(";", 1)[0]!.trim().toLowerCase()

const isJson = (type: string): boolean => /^application\/(?:json|[^/\s]+\+json)$/.test(type)

/** Codings that are read, and whether they compress: RFC 9110, 8.4.1. */
const codings: ReadonlyMap<string, boolean> = new Map([
  ["identity", false],
  ["gzip", true],
  ["x-gzip", true]
])

const codingOf = ({ headers }: HttpServerRequest): string =>
  (headers["content-encoding"] ?? "identity").trim().toLowerCase()

const isCompressed = (request: HttpServerRequest) => {
  const compressed = codings.get(codingOf(request))
  return isJson(typeOf(request)) && compressed !== undefined
    ? Effect.succeed(compressed)
    : Effect.fail(new UploadTypeUnsupported({}))
}

/** Archives are compressed already; other types of theirs, such as that of Android packages, are no text either. */
const isArchiveType = (type: string): boolean =>
  archiveTypes.some((one) => one === type) || /^application\/(?:x-|vnd\.)/.test(type)

const requireArchive = (request: HttpServerRequest) =>
  isArchiveType(typeOf(request)) && !isJson(typeOf(request)) && codingOf(request) === "identity"
    ? Effect.void
    : Effect.fail(new ArchiveTypeUnsupported({}))

type Targets = Pick<UploadQuery | ArchiveQuery, keyof UploadQuery>

const targetsIn = ({ repository_id, repo_url, name }: Targets): ReadonlyArray<UploadTarget> => [
  ...(repository_id === undefined ? [] : [{ _tag: "id", id: repository_id } as const]),
  ...(repo_url === undefined
    ? []
    : [{ _tag: "address", address: Result.getOrThrow(parseUploadAddress(repo_url)) } as const]),
  ...(name === undefined ? [] : [{ _tag: "name", name } as const])
]

const uploadOf = Effect.fnUntraced(function* (query: Targets) {
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
    const receiveFile = yield* receiveArchive
    const onceFor = {
      document: yield* idempotent("POST /uploads", ScanCreated),
      archive: yield* idempotent("POST /uploads/archives", ScanCreated)
    }

    const submitted = Effect.fnUntraced(function* (
      kind: keyof typeof onceFor,
      key: IdempotencyKey | undefined,
      received: ReceivedUpload,
      upload: Upload
    ) {
      const { fileName } = received
      const subject = [upload, digestOf(received), ...(fileName === null ? [] : [fileName])]
      const submit = Effect.map(uploads.submit(received, upload), scanCreatedOf)
      const created = yield* onceFor[kind](key, submit, JSON.stringify(subject), false)
      yield* setHeaders({ location: `/api/v1/cbom/scans/${created.id}` })
      return created
    })

    return handlers
      .handleRaw(
        "upload",
        Effect.fnUntraced(function* ({ headers, query, request }) {
          const upload = yield* uploadOf(query)
          const document = yield* receive(Stream.orDie(request.stream), yield* isCompressed(request))
          return yield* submitted("document", headers["idempotency-key"], document, upload)
        }, Effect.scoped)
      )
      .handleRaw(
        "uploadArchive",
        Effect.fnUntraced(function* ({ headers, query, request }) {
          const upload = yield* uploadOf(query)
          yield* requireArchive(request)
          const archive = yield* receiveFile(Stream.orDie(request.stream), query.file_name)
          return yield* submitted("archive", headers["idempotency-key"], archive, upload)
        }, Effect.scoped)
      )
  })
)
