import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { idOrNone } from "../domain/ids.ts"
import { WebhookWithSecret } from "../domain/WebhookRecord.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { Idempotency } from "../idempotency/Idempotency.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import type { WebhookRequest, WebhookUpdate } from "../api/webhooksApi.ts"
import { deliveryPositionOf } from "../domain/listPosition.ts"
import { WebhookAddresses } from "./WebhookAddresses.ts"
import { Webhooks } from "./Webhooks.ts"

const path = "/api/v1/cbom/webhooks"

export const webhooksHandlers = HttpApiBuilder.group(
  Api,
  "webhooks",
  Effect.fnUntraced(function* (handlers) {
    const webhooks = yield* Webhooks
    const addresses = yield* WebhookAddresses
    const limits = yield* RateLimits
    const publicUrl = yield* PublicUrl
    const once = yield* idempotent("POST /webhooks", WebhookWithSecret)

    const idempotency = yield* Idempotency
    const onceFor = (id: string) =>
      Effect.provideService(
        idempotent(`POST /webhooks/${idOrNone(id)}/rotate-secret`, WebhookWithSecret),
        Idempotency,
        idempotency
      )

    /** Counts requests that look up names or send requests. */
    const counted = Effect.flatMap(CurrentTenant, ({ id }) => limits.require("webhooks", id))

    const acceptedUrl = (url: string) =>
      Effect.catchTag(addresses.accept(url), "WebhookUrlRefused", ({ sentence }) =>
        Effect.fail(invalidValue("url", sentence))
      )

    const create = Effect.fnUntraced(function* (request: typeof WebhookRequest.Type, key: Parameters<typeof once>[0]) {
      yield* counted
      const url = yield* acceptedUrl(request.url)
      const { description = null, event_types } = request
      const settings = { url, description, ...(event_types !== undefined && { eventTypes: event_types }) }
      return yield* once(key, webhooks.create(settings))
    })

    const update = Effect.fnUntraced(function* (id: string, change: typeof WebhookUpdate.Type) {
      const { description, enabled, event_types, url } = change
      if (url !== undefined) yield* counted
      return yield* webhooks.update(id, {
        ...(url !== undefined && { url: yield* acceptedUrl(url) }),
        ...(description !== undefined && { description }),
        ...(event_types !== undefined && { eventTypes: event_types }),
        ...(enabled !== undefined && { isEnabled: enabled })
      })
    })

    return handlers.handleAll({
      create: Effect.fnUntraced(function* ({ headers, payload }) {
        const created = yield* create(payload, headers["idempotency-key"])
        yield* setHeaders({ location: `${path}/${created.id}` })
        return created
      }),
      list: () => Effect.map(webhooks.list(), (list) => ({ webhooks: list, count: list.length })),
      get: ({ params }) => webhooks.get(params.webhook_id),
      update: ({ params, payload }) => update(params.webhook_id, payload),
      remove: ({ params }) => webhooks.remove(params.webhook_id),
      rotateSecret: Effect.fnUntraced(function* ({ headers, params }) {
        const rotateOnce = yield* onceFor(params.webhook_id)
        return yield* rotateOnce(headers["idempotency-key"], webhooks.rotate(params.webhook_id))
      }),
      test: ({ params }) => Effect.andThen(counted, webhooks.test(params.webhook_id)),
      deliveries: Effect.fnUntraced(function* ({ params, query }) {
        const after = query.cursor === undefined ? undefined : deliveryPositionOf(query.cursor)
        if (query.cursor !== undefined && after === undefined) {
          return yield* invalidValue("cursor", "cursor is not one of this list", "query")
        }
        const page = yield* webhooks.deliveries(params.webhook_id, { limit: query.limit, after, status: query.status })
        if (page.nextCursor !== null) {
          const next = new URL(`${path}/${params.webhook_id}/deliveries`, publicUrl)
          next.searchParams.set("limit", String(query.limit))
          if (query.status !== undefined) next.searchParams.set("status", query.status)
          next.searchParams.set("cursor", page.nextCursor)
          yield* setHeaders({ link: `<${next.href}>; rel="next"` })
        }
        return { deliveries: page.deliveries, count: page.deliveries.length, next_cursor: page.nextCursor }
      }),
      redeliver: ({ params }) => Effect.andThen(counted, webhooks.redeliver(params.webhook_id, params.delivery_id))
    })
  })
)
