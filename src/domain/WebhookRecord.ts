import * as Schema from "effect/Schema"
import { text } from "./fields.ts"
import { Instant } from "./Instant.ts"

/** What a webhook can be told of; tests of it come whether it wants them or not. */
export const subscribedTypes = [
  "cbom.scan.completed",
  "cbom.scan.failed",
  "cbom.scan.started",
  "cbom.usage.cap_warning"
] as const

export type SubscribedType = (typeof subscribedTypes)[number]

/** What it is told of unless it says otherwise. */
export const defaultTypes: ReadonlyArray<SubscribedType> = ["cbom.scan.completed", "cbom.scan.failed"]

export const EventTypes = Schema.Array(Schema.Literals(subscribedTypes))
  .check(Schema.isMinLength(1), Schema.isMaxLength(20))
  .annotate({ description: "What it is told of", examples: [[...defaultTypes]] })

export const WebhookDescription = text({ max: 200 }).annotate({
  description: "A label for people",
  examples: ["Production"]
})

const DisabledReason = Schema.Literals(["gone", "failing", "manual"])

const none = { examples: [null] } as const

const fields = {
  id: Schema.String.annotate({ examples: ["whk_5f0s9d1k7q3z8x2c"] }),
  url: Schema.String.annotate({ examples: ["https://hooks.example.com/ciphermap"] }),
  description: Schema.NullOr(Schema.String).annotate({ examples: ["Production"] }),
  event_types: Schema.Array(Schema.String).annotate({ examples: [[...defaultTypes]] }),
  status: Schema.Literals(["enabled", "disabled"]),
  disabled_reason: Schema.NullOr(DisabledReason).annotate({
    description:
      "`gone`: it answered 410; `failing`: nothing but failures for 120 hours; `manual`: its tenant switched it off",
    ...none
  }),
  disabled_at: Schema.NullOr(Instant).annotate(none),
  failing_since: Schema.NullOr(Instant).annotate({
    description: "Since when every attempt has failed; null when the last one succeeded",
    ...none
  }),
  old_secret_expires_at: Schema.NullOr(Instant).annotate({
    description: "Until when the secret before this one signs along; null when there is none",
    ...none
  }),
  created_at: Instant,
  updated_at: Instant
}

/** A webhook as it is listed: nothing of its secret. */
export const WebhookRecord = Schema.Struct(fields).annotate({ identifier: "Webhook" })
export type WebhookRecord = typeof WebhookRecord.Type

/** A webhook with a new secret, the only copy of its text. */
export const WebhookWithSecret = Schema.Struct({
  ...fields,
  signing_secret: Schema.String.annotate({
    description: "What deliveries are signed with, shown this once",
    examples: ["whsec_<44 characters>"]
  })
}).annotate({ identifier: "WebhookWithSecret" })
export type WebhookWithSecret = typeof WebhookWithSecret.Type
