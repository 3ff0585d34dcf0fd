import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"

/** What the address asks for after its question mark. */
export const queryOf: Effect.Effect<URLSearchParams, never, HttpServerRequest> = Effect.map(
  HttpServerRequest,
  ({ url }) => new URLSearchParams(url.split("?", 2)[1])
)
