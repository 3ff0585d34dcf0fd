import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { rateLimitHeaders } from "../domain/rateLimitHeaders.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { PublicAccess } from "../api/healthApi.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Clients } from "../http/Clients.ts"
import { setHeaders } from "../http/setHeaders.ts"

/** Rate-limits requests without a key by client address. */
export const publicAccessLayer = Layer.effect(
  PublicAccess,
  Effect.gen(function* () {
    const limits = yield* RateLimits
    const clients = yield* Clients
    return PublicAccess.of(
      Effect.fnUntraced(function* (handler) {
        const standing = yield* limits.take("public", clients.countedBy(yield* HttpServerRequest))
        const { name, rule, taken, at } = standing
        yield* setHeaders(rateLimitHeaders(name, rule, taken, at))
        return taken.isAllowed ? yield* handler : yield* TooManyRequests.after(taken)
      })
    )
  })
)
