import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { CheckedTarget } from "./WebhookAddresses.ts"

/** A request that is sent as it stands. */
export interface OutgoingWebhook {
  readonly target: CheckedTarget
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Until the status of the answer must be there. */
  readonly withinMillis: number
}

/** What came back, of the body no more than is kept. */
export interface WebhookAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

/** No answer came. */
export class WebhookUnanswered extends Data.TaggedError("WebhookUnanswered")<{
  readonly reason: "timeout" | "network_error" | "tls_error" | "dns_blocked"
}> {
  get isRetryable(): boolean {
    return true
  }
}

/** Sends one request to the addresses of its target, follows nothing, and waits no longer than its limits. */
export class WebhookSender extends Context.Service<
  WebhookSender,
  { readonly send: (webhook: OutgoingWebhook) => Effect.Effect<WebhookAnswer, WebhookUnanswered> }
>()("ciphermap/WebhookSender") {}
