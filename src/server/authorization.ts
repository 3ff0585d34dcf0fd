import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Config } from "../config/Config.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { mayAct, RoleTooLow } from "../domain/KeyRole.ts"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { rateLimitHeaders } from "../domain/tokenBucket.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { Authorization } from "../api/keysApi.ts"
import { SignIn } from "../keys/SignIn.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { concurrencyLimit } from "../http/concurrencyLimit.ts"
import { Clients } from "../http/Clients.ts"
import { roleNeeded } from "./roleNeeded.ts"
import { setLaterHeaders } from "../http/setHeaders.ts"

const tooManyAtOnce = () => new TooManyRequests({ detail: "Too many requests at a time", retry_after_seconds: 1 })

/** Authenticates the key, applies the rate limits, and provides the tenant; refused keys are counted by address. */
export const authorizationLayer = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const { signIn } = yield* SignIn
    const limits = yield* RateLimits
    const clients = yield* Clients
    const { concurrentRequests } = yield* Config
    const turns = concurrencyLimit(concurrentRequests)

    const limited = <A, E, R>(
      tenant: string,
      effect: Effect.Effect<A, E, R>
    ): Effect.Effect<A, E | TooManyRequests, R> =>
      Effect.suspend((): Effect.Effect<A, E | TooManyRequests, R> =>
        turns.acquire(tenant)
          ? Effect.ensuring(
              effect,
              Effect.sync(() => turns.release(tenant))
            )
          : Effect.fail(tooManyAtOnce())
      )

    return Authorization.of({
      api_key: Effect.fnUntraced(function* (handler, { endpoint, group }) {
        const request = yield* HttpServerRequest
        const tenant = yield* signIn(request.headers["authorization"]).pipe(
          Effect.tapError((error) =>
            error.code === "database_unavailable"
              ? Effect.void
              : limits.require("authentication", clients.countedBy(request))
          )
        )
        const trace = yield* CurrentTrace
        trace.tenant = tenant.id
        const subject = `${tenant.id}:${tenant.env}`
        const { name, rule, taken, at } = yield* limits.take("requests", subject)
        yield* setLaterHeaders(() => trace.refusedBy ?? rateLimitHeaders(name, rule, taken, at))
        if (!taken.isAllowed) {
          return yield* TooManyRequests.after(taken)
        }
        if (!mayAct(tenant.role, roleNeeded(group.identifier, endpoint.identifier, endpoint.method)))
          return yield* new RoleTooLow()
        return yield* limited(subject, Effect.provideService(handler, CurrentTenant, tenant))
      })
    })
  })
)
