import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

export const DeliveryStatus = Schema.Literals(["pending", "delivered", "failed"])
export type DeliveryStatus = typeof DeliveryStatus.Type

/** Why an attempt came to nothing. No more than this is told, so that webhooks are no means of looking around. */
export const DeliveryError = Schema.Literals([
  "http_status",
  "timeout",
  "network_error",
  "tls_error",
  "dns_blocked",
  "url_refused",
  "secret_unreadable",
  "interrupted",
  "webhook_disabled"
])
export type DeliveryError = typeof DeliveryError.Type

const httpStatus = Schema.NullOr(Schema.Int).annotate({
  description: "Status that the receiver answered with; null when it did not answer",
  examples: [503]
})

const error = Schema.NullOr(DeliveryError).annotate({
  description: "Null unless it failed; `http_status`: the answer's status was not 2xx",
  examples: ["http_status"]
})

const DeliveryAttempt = Schema.Struct({
  attempt: Schema.Int.annotate({ examples: [1] }),
  started_at: Instant,
  duration_ms: Schema.Int.annotate({ examples: [112] }),
  response_status: httpStatus,
  error,
  response_body: Schema.NullOr(Schema.String).annotate({
    description: "The first KiB of the answer",
    examples: ["upstream is down"]
  })
}).annotate({ identifier: "DeliveryAttempt" })
export type DeliveryAttempt = typeof DeliveryAttempt.Type

/** An event on its way to a webhook. */
export const DeliveryRecord = Schema.Struct({
  id: Schema.String.annotate({ examples: ["dlv_1h6t4r9w2m8n5b3v"] }),
  webhook_id: Schema.String.annotate({ examples: ["whk_5f0s9d1k7q3z8x2c"] }),
  event_id: Schema.String.annotate({
    description: "The header `webhook-id`, the same in every attempt",
    examples: ["evt_8c2v6b1n9m4k7j3h5g0f2d6s"]
  }),
  event_type: Schema.String.annotate({ examples: ["cbom.scan.completed"] }),
  status: DeliveryStatus,
  attempts: Schema.Int.annotate({ description: "How many there were so far", examples: [1] }),
  next_attempt_at: Schema.NullOr(Instant).annotate({
    description: "Null while an attempt is being made, and once it is over"
  }),
  last_attempt_at: Schema.NullOr(Instant),
  completed_at: Schema.NullOr(Instant).annotate({
    description: "When it was delivered or given up",
    examples: [null]
  }),
  response_status: httpStatus,
  error,
  created_at: Instant,
  log: Schema.Array(DeliveryAttempt).annotate({ description: "The latest 20 attempts, newest first" })
}).annotate({ identifier: "WebhookDelivery" })
export type DeliveryRecord = typeof DeliveryRecord.Type
