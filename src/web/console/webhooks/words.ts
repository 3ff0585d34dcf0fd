import type { DeliveryError, DeliveryStatus } from "../../../domain/DeliveryRecord.ts"
import type { SubscribedType, WebhookRecord } from "../../../domain/WebhookRecord.ts"

export const eventWords = {
  "cbom.scan.completed": "A scan is complete",
  "cbom.scan.failed": "A scan has failed",
  "cbom.scan.started": "A scan has started",
  "cbom.usage.cap_warning": "80 % or all of the monthly cap is used"
} as const satisfies Record<SubscribedType, string>

export const statusWords = {
  pending: { word: "Pending", tone: "info" },
  delivered: { word: "Delivered", tone: "good" },
  failed: { word: "Failed", tone: "critical" }
} as const satisfies Record<DeliveryStatus, { readonly word: string; readonly tone: string }>

export const errorWords = {
  http_status: "An answer other than 2xx is a failure.",
  timeout: "No answer within 15 seconds.",
  network_error: "The receiver could not be reached.",
  tls_error: "No secure connection could be made.",
  dns_blocked: "The host has an address that is not public.",
  url_refused: "Webhooks may no longer go to this URL.",
  secret_unreadable: "The signing secret cannot be read. Rotate it.",
  interrupted: "We were interrupted. It is tried again at once.",
  webhook_disabled: "Given up because the webhook was disabled."
} as const satisfies Record<DeliveryError, string>

export const disabledWords = {
  gone: "It answered 410 Gone, which says that it wants nothing more.",
  failing: "Every attempt failed for 120 hours.",
  manual: "It was switched off."
} as const satisfies Record<NonNullable<WebhookRecord["disabled_reason"]>, string>
