import * as ByteSize from "effect/ByteSize"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import * as Base64 from "effect/encoding/Base64"
import * as Schema from "effect/Schema"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import * as Multipart from "effect/http/Multipart"
import { problem } from "../domain/problem.ts"

/** The query of the request's address. */
export const queryOf: Effect.Effect<URLSearchParams, never, HttpServerRequest> = Effect.map(
  HttpServerRequest,
  ({ url }) => new URLSearchParams(url.split("?", 2)[1])
)

/** The body is not a form. */
export class FormUnreadable extends Schema.Error<FormUnreadable>("FormUnreadable")(
  problem("form_unreadable", "The form cannot be read"),
  { httpApiStatus: 400 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The fields of a form; the last of two with one name counts. */
export type FormFields = ReadonlyMap<string, string>

const unreadable = () => new FormUnreadable({})

/** Of a form with files: each file is a field that holds its bytes in Base64. */
const filesAndFields = Effect.fnUntraced(function* (request: HttpServerRequest, type: string) {
  const body = yield* Effect.mapError(request.arrayBuffer, unreadable)
  return yield* Effect.tryPromise({
    try: async () => {
      const form = await new Response(body, { headers: { "content-type": type } }).formData()
      const fields = new Map<string, string>()
      for (const [name, value] of form)
        fields.set(name, typeof value === "string" ? value : Base64.encode(new Uint8Array(await value.arrayBuffer())))
      return fields
    },
    catch: unreadable
  })
})

const isMultipart = (type: string): boolean => /^multipart\/form-data\s*;/i.test(type)

/** Reads a form that a browser has sent. */
export const formFields: Effect.Effect<FormFields, FormUnreadable, HttpServerRequest> = Effect.gen(function* () {
  const request = yield* HttpServerRequest
  const type = request.headers["content-type"] ?? ""
  if (isMultipart(type)) return yield* filesAndFields(request, type)
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return yield* new FormUnreadable({})
  const text = yield* Effect.mapError(request.text, unreadable)
  return new Map(new URLSearchParams(text))
})

/** Fields before a file: a token, a number and a few words. */
const fieldLimits = { maxParts: 20, maxFieldSize: 10_000, fieldMimeTypes: [] }

/** A file of a form as it comes. */
export interface PostedFile {
  /** As the browser calls it. */
  readonly name: string
  readonly bytes: Stream.Stream<Uint8Array, FormUnreadable>
}

/**
 * Handles a form whose last field is a file as it comes: `handle` gets the fields that stand before the file, and its bytes, of
 * which it need not read all; of a form without a file they cannot be read. At most `mebibytes` are sent.
 */
export const fieldsThenFile = <E, R>(
  mebibytes: number,
  handle: (fields: FormFields, file: PostedFile) => Effect.Effect<HttpServerResponse, E, R>
) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest
    const noFile: PostedFile = { name: "", bytes: Stream.fail(unreadable()) }
    if (!isMultipart(request.headers["content-type"] ?? "")) return yield* handle(yield* formFields, noFile)
    const fields = new Map<string, string>()
    const limits = Multipart.limitsServices({ ...fieldLimits, maxTotalSize: ByteSize.mebibytes(mebibytes) })
    const answer = yield* Stream.provideContext(request.multipartStream, limits).pipe(
      Stream.mapError(unreadable),
      Stream.tap((part) =>
        Effect.sync(() => {
          if (part._tag === "Field") fields.set(part.key, part.value)
        })
      ),
      Stream.filter(Multipart.isFile),
      Stream.mapEffect(({ name, content }) => handle(fields, { name, bytes: Stream.mapError(content, unreadable) })),
      Stream.runHead
    )
    return Option.isSome(answer) ? answer.value : yield* handle(fields, noFile)
  })

/**
 * Whether a form comes from one of our pages, according to the headers of Fetch Metadata and Origin (RFC 6454, 7) that
 * the browser sent. Our pages send the referrer policy that this needs. Clients other than browsers have no session to
 * abuse.
 */
export const isSameOrigin = ({ headers }: HttpServerRequest): boolean => {
  const { "sec-fetch-site": site, origin, host } = headers
  if (site !== undefined && site !== "same-origin") return false
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase()
}
