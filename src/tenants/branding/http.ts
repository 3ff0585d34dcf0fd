import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../../api/Api.ts"
import { setHeaders } from "../../http/setHeaders.ts"
import { Branding } from "./Branding.ts"

const cachedAMinute = { "cache-control": "public, max-age=60" }

export const brandingHandlers = HttpApiBuilder.group(
  Api,
  "branding",
  Effect.fnUntraced(function* (handlers) {
    const branding = yield* Branding
    return handlers.handleAll({
      read: () => branding.read(),
      update: ({ payload }) => branding.change(payload),
      findBySubdomain: ({ params }) =>
        Effect.tap(branding.findBySubdomain(params.slug), () => setHeaders(cachedAMinute))
    })
  })
)
