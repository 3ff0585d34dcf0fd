import * as Effect from "effect/Effect"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Clients } from "../http/Clients.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { refusing } from "./refusing.ts"

/** Makes handlers of pages that anybody may read: they are counted by address. */
export const publicPages = Effect.gen(function* () {
  const limits = yield* RateLimits
  const clients = yield* Clients
  return <E, R>(handler: Effect.Effect<HttpServerResponse, E, R>) =>
    refusing(
      Effect.gen(function* () {
        yield* limits.require("pages", clients.countedBy(yield* HttpServerRequest))
        return yield* handler
      })
    )
})
