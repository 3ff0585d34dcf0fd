import * as Effect from "effect/Effect"
import type { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { type requestClient, runCall } from "./requestClient.ts"
import type { Client, MakingOptions } from "./Client.ts"
import type { ClientError } from "./ClientError.ts"

type WebhookMethods = Effect.Success<ReturnType<typeof requestClient>>["webhooks"]

/** What the calls are built from. */
interface Calling {
  readonly webhooks: WebhookMethods
  readonly tried: <A>(attempt: Effect.Effect<A, unknown>) => Effect.Effect<A, ClientError>
  readonly segment: (name: string, text: string) => Effect.Effect<string, ClientError>
  readonly keyOf: (options: MakingOptions) => Effect.Effect<{ readonly "idempotency-key": IdempotencyKey }, ClientError>
  readonly given: <A extends object>(fields: A) => A
}

type WebhookCalls = Pick<
  Client,
  | "createWebhook"
  | "listWebhooks"
  | "getWebhook"
  | "updateWebhook"
  | "deleteWebhook"
  | "rotateWebhookSecret"
  | "testWebhook"
  | "listDeliveries"
  | "redeliver"
>

/** Methods for webhooks. */
export const webhookCalls = ({ given, keyOf, segment, tried, webhooks }: Calling): WebhookCalls => {
  const of = <A>(
    id: string,
    call: (params: { readonly webhook_id: string }) => Effect.Effect<A, unknown>,
    signal: AbortSignal | undefined
  ): Promise<A> =>
    runCall(
      Effect.flatMap(segment("webhook_id", id), (webhook_id) => tried(call({ webhook_id }))),
      signal
    )

  return {
    createWebhook: (request, { signal, ...making } = {}) =>
      runCall(
        Effect.flatMap(keyOf(making), (headers) => tried(webhooks.create({ headers, payload: given(request) }))),
        signal
      ),
    listWebhooks: ({ signal } = {}) =>
      runCall(
        Effect.map(tried(webhooks.list({})), (list) => list.webhooks),
        signal
      ),
    getWebhook: (id, { signal } = {}) => of(id, (params) => webhooks.get({ params }), signal),
    updateWebhook: (id, update, { signal } = {}) =>
      of(id, (params) => webhooks.update({ params, payload: given(update) }), signal),
    deleteWebhook: (id, { signal } = {}) => of(id, (params) => webhooks.remove({ params }), signal),
    rotateWebhookSecret: (id, { signal, ...making } = {}) =>
      runCall(
        Effect.gen(function* () {
          const params = { webhook_id: yield* segment("webhook_id", id) }
          const headers = yield* keyOf(making)
          return yield* tried(webhooks.rotateSecret({ params, headers }))
        }),
        signal
      ),
    testWebhook: (id, { signal } = {}) => of(id, (params) => webhooks.test({ params }), signal),
    listDeliveries: (id, { cursor, limit = 50, signal, status } = {}) => {
      const query = { limit, ...(cursor !== undefined && { cursor }), ...(status !== undefined && { status }) }
      return of(id, (params) => webhooks.deliveries({ params, query }), signal)
    },
    redeliver: (id, delivery, { signal } = {}) =>
      runCall(
        Effect.gen(function* () {
          const webhook_id = yield* segment("webhook_id", id)
          const delivery_id = yield* segment("delivery_id", delivery)
          return yield* tried(webhooks.redeliver({ params: { webhook_id, delivery_id } }))
        }),
        signal
      )
  }
}
