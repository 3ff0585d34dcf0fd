import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { CheckedTarget } from "./WebhookAddresses.ts"

/** A request, to be sent unchanged. */
export interface OutgoingWebhook {
  readonly target: CheckedTarget
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Time limit until the status of the response has arrived. */
  readonly withinMillis: number
}

/** The response, with as much of its body as is stored. */
export interface WebhookAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

/** No response arrived. */
export class WebhookUnanswered extends Data.TaggedError("WebhookUnanswered")<{
  readonly reason: "timeout" | "network_error" | "tls_error" | "dns_blocked"
}> {
  get isRetryable(): boolean {
    return true
  }
}

/** Sends one request to the addresses of its target, without following redirects and within its time limits. */
export class WebhookSender extends Context.Service<
  WebhookSender,
  { readonly send: (webhook: OutgoingWebhook) => Effect.Effect<WebhookAnswer, WebhookUnanswered> }
>()("ciphermap/WebhookSender") {}
