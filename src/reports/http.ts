import * as Effect from "effect/Effect"
import { handlersOf } from "../http/handlersOf.ts"
import { Api } from "../api/Api.ts"
import { Publications } from "./Publications.ts"

export const publicationsHandlers = handlersOf(
  Api,
  "publications",
  Effect.fnUntraced(function* (handlers) {
    const publications = yield* Publications
    return handlers.handleAll({
      read: ({ params }) => publications.find(params.scan_id),
      publish: ({ params, payload: { follows = false, listed = false, badge = false } }) =>
        publications.publish(params.scan_id, { follows, listed, badge }),
      revoke: ({ params }) => publications.revoke(params.scan_id)
    })
  })
)
