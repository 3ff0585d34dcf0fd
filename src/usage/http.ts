import * as Effect from "effect/Effect"
import { handlersOf } from "../http/handlersOf.ts"
import { Api } from "../api/Api.ts"
import { Usage } from "./Usage.ts"

export const usageHandlers = handlersOf(
  Api,
  "usage",
  Effect.fnUntraced(function* (handlers) {
    const usage = yield* Usage
    return handlers.handleAll({ read: ({ query }) => usage.read(query.recent_limit) })
  })
)
