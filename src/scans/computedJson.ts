import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"

const contentType = "application/json"

/** Sends JSON that takes long to make: it is not made for HEAD, and counts as a download. */
export const computedJson = Effect.map(RateLimits, (limits) =>
  Effect.fnUntraced(function* <E, R>(bytes: Effect.Effect<Uint8Array, E, R>) {
    const { method } = yield* HttpServerRequest
    if (method === "HEAD") return HttpServerResponse.empty({ status: 200, headers: { "content-type": contentType } })
    const { id } = yield* CurrentTenant
    yield* limits.require("downloads", id)
    return HttpServerResponse.uint8Array(yield* bytes, { contentType })
  })
)
