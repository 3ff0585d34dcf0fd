import type { DeliveryError } from "../domain/DeliveryRecord.ts"
import { attemptDelays, nextDelay, retryAfterMillis } from "../domain/webhookSchedule.ts"
import type { WebhookAnswer } from "./WebhookSender.ts"

/** The result of an attempt: a response, or why there is none. */
export type AttemptResult =
  | WebhookAnswer
  | { readonly error: Exclude<DeliveryError, "http_status" | "webhook_disabled"> }

/** What an attempt means for its delivery and its webhook. */
export interface AttemptOutcome {
  readonly outcome: "delivered" | "retrying" | "failed"
  /** Time until the next attempt. */
  readonly delayMillis: number
  readonly webhook: "works" | "fails" | "gone"
  readonly responseStatus: number | null
  readonly responseBody: string | null
  readonly error: DeliveryError | null
}

const gone = 410

/** Statuses whose `Retry-After` is respected. */
const busy: ReadonlySet<number> = new Set([429, 503])

interface Circumstances {
  /** Attempts in the current schedule, including this one. */
  readonly tries: number
  readonly now: number
  /** From 0 to below 1. */
  readonly random: number
}

const asked = (result: AttemptResult, now: number): number =>
  "status" in result && busy.has(result.status) ? (retryAfterMillis(result.retryAfter, now) ?? 0) : 0

const isSuccess = (result: AttemptResult): boolean => "status" in result && result.status >= 200 && result.status < 300

/** Only 2xx is success, because redirects are not followed. An attempt that we interrupted is repeated at once. */
export const attemptOutcome = (result: AttemptResult, { now, random, tries }: Circumstances): AttemptOutcome => {
  const told = {
    responseStatus: "status" in result ? result.status : null,
    responseBody: "status" in result ? result.body : null
  }
  if (isSuccess(result)) return { ...told, outcome: "delivered", delayMillis: 0, webhook: "works", error: null }
  const error = "status" in result ? "http_status" : result.error
  if (error === "interrupted") return { ...told, outcome: "retrying", delayMillis: 0, webhook: "works", error }
  if (told.responseStatus === gone) return { ...told, outcome: "failed", delayMillis: 0, webhook: "gone", error }
  const delay = nextDelay(tries, random)
  return delay === undefined || tries >= attemptDelays.length
    ? { ...told, outcome: "failed", delayMillis: 0, webhook: "fails", error }
    : { ...told, outcome: "retrying", delayMillis: Math.max(delay, asked(result, now)), webhook: "fails", error }
}
