import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { TestKeyCapReached } from "../../../domain/keyErrors.ts"
import { TooManyRequests } from "../../../domain/requestErrors.ts"
import { WebhookCapReached, WebhookDisabled } from "../../../domain/webhookErrors.ts"
import { comeBack } from "../moment.ts"

/** What a form can meet that says nothing against its fields. */
export type Refusal = TestKeyCapReached | WebhookCapReached | WebhookDisabled | TooManyRequests

const kinds = [TestKeyCapReached, WebhookCapReached, WebhookDisabled, TooManyRequests] as const

export const isRefusal = <E>(error: E): error is Extract<E, Refusal> => kinds.some((kind) => error instanceof kind)

export const statusOf = (refusal: Refusal): number => (refusal instanceof TooManyRequests ? 429 : 409)

/** What to do about it. */
export const refusalNotice = (refusal: Refusal | undefined): Effect.Effect<Html | undefined> =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    if (refusal === undefined) return undefined
    const sentence =
      refusal instanceof TooManyRequests
        ? markup`That was too often for now. Nothing was done; try again ${comeBack(refusal.retry_after_seconds, now)}.`
        : refusal.detail
    return markup`<p class="notice critical" role="alert" tabindex="-1" autofocus>${sentence}</p>`
  })
