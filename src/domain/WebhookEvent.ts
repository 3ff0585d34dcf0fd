import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

/** What tenants can be told of. A newer service may send others. */
export const webhookEventTypes = [
  "cbom.scan.started",
  "cbom.scan.completed",
  "cbom.scan.failed",
  "cbom.usage.cap_warning",
  "cbom.webhook.test"
] as const

/** What a webhook delivers: the payload that Standard Webhooks recommends. */
export const WebhookEvent = Schema.Struct({
  type: Schema.String.annotate({ examples: [...webhookEventTypes] }),
  timestamp: Instant.annotate({ description: "When it happened, whenever it is delivered" }),
  data: Schema.Record(Schema.String, Schema.Unknown)
}).annotate({ identifier: "WebhookEvent" })
export type WebhookEvent = typeof WebhookEvent.Type
