import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { CreatedKey } from "../domain/KeyRecord.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Keys } from "./Keys.ts"

export const keysHandlers = HttpApiBuilder.group(
  Api,
  "keys",
  Effect.fnUntraced(function* (handlers) {
    const keys = yield* Keys
    const limits = yield* RateLimits
    const once = yield* idempotent("POST /keys", CreatedKey)

    const create = Effect.fnUntraced(function* (name: string) {
      const { id } = yield* CurrentTenant
      yield* limits.require("keys", id)
      return yield* keys.create(name)
    })

    return handlers.handleAll({
      list: () => Effect.map(keys.list(), (list) => ({ keys: list, count: list.length })),
      create: ({ headers, payload }) => once(headers["idempotency-key"], create(payload.name)),
      revoke: ({ params }) => keys.revoke(params.key_id)
    })
  })
)
