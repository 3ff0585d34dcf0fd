import * as Effect from "effect/Effect"
import * as Headers from "effect/http/Headers"
import { HttpServerError, RequestParseError } from "effect/http/HttpServerError"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** FastAPI's rule: application/json and every application/*+json, whatever the parameters and the case. */
const isJson = (contentType = ""): boolean =>
  /^application\/(?:json|[^/]*\+json)$/i.test((contentType.split(";")[0] ?? "").trim())

const decodeUtf8 = (request: HttpServerRequest, bytes: ArrayBuffer) =>
  Effect.try({
    try: () => utf8.decode(bytes),
    catch: (cause) => new HttpServerError({ reason: new RequestParseError({ request, reason: "Parse", cause }) })
  })

/**
 * The request as the builder should see it: always JSON. A body of another type is one JSON string, so that it fails on
 * the schema as in FastAPI and is not answered with 415. Nothing is read before the builder asks for the text, and bytes
 * that are no UTF-8 then fail instead of turning into U+FFFD.
 */
export const bodyRequest = (request: HttpServerRequest): HttpServerRequest => {
  const asIs = isJson(request.headers["content-type"])
  const text = request.arrayBuffer.pipe(
    Effect.flatMap((bytes) => decodeUtf8(request, bytes)),
    Effect.map((body) => (asIs || body === "" ? body : JSON.stringify(body)))
  )
  const view: HttpServerRequest = Object.create(request, {
    headers: { value: Headers.set(request.headers, "content-type", "application/json") },
    arrayBuffer: { get: () => request.arrayBuffer },
    text: { value: text }
  })
  return view
}
