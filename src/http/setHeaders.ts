import * as Effect from "effect/Effect"
import * as HttpEffect from "effect/http/HttpEffect"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"

/** Adds headers to the response of the current request, whether it succeeds or fails; they are asked for when it is there. */
export const setLaterHeaders = (
  headers: () => Readonly<Record<string, string>>
): Effect.Effect<void, never, HttpServerRequest> =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.sync(() => HttpServerResponse.setHeaders(response, headers()))
  )

/** Adds headers to the response of the current request, whether it succeeds or fails. */
export const setHeaders = (headers: Readonly<Record<string, string>>): Effect.Effect<void, never, HttpServerRequest> =>
  setLaterHeaders(() => headers)
