import * as Effect from "effect/Effect"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Clients } from "../http/Clients.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { refusalResponse } from "../http/refusalResponse.ts"

/** Answers refusals like the API; clients that accept pages get a page. Other errors are defects. */
export const refusing = <E, R>(handler: Effect.Effect<HttpServerResponse, E, R>) =>
  Effect.catch(handler, (error) =>
    Effect.flatMap(CurrentTrace, ({ id }) => {
      const response = refusalResponse(error, id)
      return response === undefined ? Effect.die(error) : Effect.succeed(response)
    })
  )

/** Makes handlers of public pages, which are rate limited by address. */
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
