import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { DeliveryRecord, DeliveryStatus } from "../domain/DeliveryRecord.ts"
import { nullable, queryInteger, text, valueRule, withDefault } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { DeliveryNotFound, WebhookCapReached, WebhookDisabled, WebhookNotFound } from "../domain/webhookErrors.ts"
import { EventTypes, WebhookDescription, WebhookRecord, WebhookWithSecret } from "../domain/WebhookRecord.ts"
import { readWebhookUrl } from "../domain/webhookUrl.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const url = text({ min: 8, max: 400 })
  .check(
    valueRule((written) =>
      Result.match(readWebhookUrl(written), { onFailure: (sentence) => sentence, onSuccess: () => undefined })
    )
  )
  .annotate({
    description: "https, a public DNS name, port 443 or 8443; its name is looked up again for every attempt",
    examples: ["https://hooks.example.com/ciphermap"]
  })

const description = Schema.optionalKey(nullable(WebhookDescription))

export const WebhookRequest = Schema.Struct({
  url,
  event_types: Schema.optionalKey(EventTypes).annotate({
    description: "Scans that completed or failed, unless said otherwise"
  }),
  description
}).annotate({ identifier: "WebhookRequest" })

export const WebhookUpdate = Schema.Struct({
  url: Schema.optionalKey(url),
  event_types: Schema.optionalKey(EventTypes),
  description,
  enabled: Schema.optionalKey(Schema.Boolean).annotate({
    description: "False switches it off and gives up what is on its way; true switches it on, whatever had disabled it",
    examples: [true]
  })
}).annotate({ identifier: "WebhookUpdate" })

const WebhookList = Schema.Struct({
  webhooks: Schema.Array(WebhookRecord),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "WebhookList" })

const DeliveryList = Schema.Struct({
  deliveries: Schema.Array(DeliveryRecord),
  count: Schema.Int.annotate({ description: "Of the deliveries in this answer", examples: [1] }),
  next_cursor: Schema.NullOr(Schema.String).annotate({
    description: "Given as `cursor`, it leads to the next page; null on the last one",
    examples: ["mi9v3k5c.dlv_1h6t4r9w2m8n5b3v"]
  })
}).annotate({ identifier: "WebhookDeliveryList" })

const webhook = {
  webhook_id: Schema.String.annotate({ description: "Id of the webhook", examples: ["whk_5f0s9d1k7q3z8x2c"] })
}

/** Webhooks of the calling tenant. */
export class WebhooksApi extends HttpApiGroup.make("webhooks")
  .add(
    HttpApiEndpoint.post("create", "/webhooks", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: WebhookRequest,
      success: WebhookWithSecret.pipe(HttpApiSchema.status(201)),
      error: [WebhookCapReached, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "createWebhook",
        summary: "Register a webhook",
        description:
          "The answer carries the signing secret, this once. A tenant may have 5 webhooks, unless the installation says otherwise.",
        transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
      })
    ),
    HttpApiEndpoint.get("list", "/webhooks", { success: WebhookList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listWebhooks",
        summary: "List webhooks",
        description: "All webhooks of the tenant, newest first, without their secrets."
      })
    ),
    HttpApiEndpoint.get("get", "/webhooks/:webhook_id", {
      params: webhook,
      success: WebhookRecord,
      error: WebhookNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getWebhook",
        summary: "Read a webhook",
        description: "Without its secret."
      })
    ),
    HttpApiEndpoint.patch("update", "/webhooks/:webhook_id", {
      params: webhook,
      payload: WebhookUpdate,
      success: WebhookRecord,
      error: [WebhookNotFound, TooManyRequests]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "updateWebhook",
          summary: "Change a webhook",
          description:
            "Changes the fields that are sent; null clears the description. A field that is not declared is refused, so that a mistyped one does not vanish."
        })
      ),
    HttpApiEndpoint.delete("remove", "/webhooks/:webhook_id", {
      params: webhook,
      success: HttpApiSchema.NoContent,
      error: WebhookNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "deleteWebhook",
        summary: "Delete a webhook",
        description: "With the deliveries to it, and what is on its way."
      })
    ),
    HttpApiEndpoint.post("rotateSecret", "/webhooks/:webhook_id/rotate-secret", {
      params: webhook,
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      success: WebhookWithSecret,
      error: [WebhookNotFound, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "rotateWebhookSecret",
        summary: "Change the signing secret",
        description:
          "The answer carries the new secret, this once. For 24 hours deliveries are signed with the old one, too.",
        transform: carrying({ 200: ["Idempotent-Replayed"] })
      })
    ),
    HttpApiEndpoint.post("test", "/webhooks/:webhook_id/test", {
      params: webhook,
      success: DeliveryRecord.pipe(HttpApiSchema.status(202)),
      error: [WebhookNotFound, DeliveryNotFound, WebhookDisabled, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "testWebhook",
        summary: "Send a test event",
        description: "A `cbom.webhook.test` for this webhook alone, delivered as any other event."
      })
    ),
    HttpApiEndpoint.get("deliveries", "/webhooks/:webhook_id/deliveries", {
      params: webhook,
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(
          Schema.annotateEncoded({ description: "How many deliveries at most" }),
          withDefault(50)
        ),
        cursor: Schema.optionalKey(
          text({ max: 100 }).annotate({
            description: "`next_cursor` of the page before",
            examples: ["mi9v3k5c.dlv_1h6t4r9w2m8n5b3v"]
          })
        ),
        status: Schema.optionalKey(DeliveryStatus).annotate({ description: "Only deliveries with this status" })
      },
      success: DeliveryList,
      error: WebhookNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "listWebhookDeliveries",
        summary: "List deliveries",
        description: "Newest first, of the last 30 days, each with its latest attempts.",
        transform: carrying({ 200: ["Link"] })
      })
    ),
    HttpApiEndpoint.post("redeliver", "/webhooks/:webhook_id/deliveries/:delivery_id/redeliver", {
      params: {
        ...webhook,
        delivery_id: Schema.String.annotate({ description: "Id of the delivery", examples: ["dlv_1h6t4r9w2m8n5b3v"] })
      },
      success: DeliveryRecord.pipe(HttpApiSchema.status(202)),
      error: [WebhookNotFound, DeliveryNotFound, WebhookDisabled, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "redeliverWebhook",
        summary: "Deliver again",
        description: "At once, and then by the schedule, whether it was delivered or not; `webhook-id` stays the same."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Where the calling tenant is told what became of its scans." }))
  .prefix("/api/v1/cbom") {}
