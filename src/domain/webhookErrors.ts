import * as Data from "effect/Data"
import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No webhook of the calling tenant has this id. */
export class WebhookNotFound extends Schema.Error<WebhookNotFound>("WebhookNotFound")(
  problem("webhook_not_found", "Webhook not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** No delivery of the webhook has this id. */
export class DeliveryNotFound extends Schema.Error<DeliveryNotFound>("DeliveryNotFound")(
  problem("delivery_not_found", "Delivery not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many webhooks as it may. */
export class WebhookCapReached extends Schema.Error<WebhookCapReached>("WebhookCapReached")(
  problem("webhook_cap_reached", "Webhook limit reached. Delete a webhook first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Nothing is sent to a webhook that is disabled. */
export class WebhookDisabled extends Schema.Error<WebhookDisabled>("WebhookDisabled")(
  problem("webhook_disabled", "Webhook is disabled. Enable it first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** An address that webhooks of this installation may not go to. */
export class WebhookUrlRefused extends Data.TaggedError("WebhookUrlRefused")<{
  /** What is wrong with it, for people. */
  readonly sentence: string
}> {
  get isRetryable(): boolean {
    return false
  }
}
