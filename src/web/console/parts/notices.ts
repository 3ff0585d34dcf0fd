import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { CredentialCapReached, CredentialRevoked } from "../../../domain/credentialErrors.ts"
import { LastOwner } from "../../../domain/KeyRole.ts"
import { TestKeyCapReached } from "../../../domain/keyErrors.ts"
import { PolicyBuiltIn, PolicyCapReached, PolicyInUse } from "../../../domain/policyErrors.ts"
import { RepositoryCapReached, RepositoryExists, RepositoryInUse } from "../../../domain/repositoryErrors.ts"
import { TooManyRequests } from "../../../domain/requestErrors.ts"
import { ScheduleCapReached } from "../../../domain/scheduleErrors.ts"
import { WebhookCapReached, WebhookDisabled } from "../../../domain/webhookErrors.ts"
import { comeBack } from "../moment.ts"

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The error summary of a form: how many fields are wrong, with a link to each. */
export const wrongSummary = (wrong: FieldErrors, labels: Readonly<Record<string, string>>): Html | undefined => {
  const found = Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (found.length === 0) return undefined
  const count = found.length === 1 ? "One field has" : `${found.length} fields have`
  return markup`<div class="notice critical" role="alert" tabindex="-1" autofocus>
    <p><strong>Nothing was saved. ${count} to be changed:</strong></p>
    <ul class="plain-list">${found.map(([name, sentence]) => markup`<li><a href="#${name}">${labels[name] ?? name}</a>: ${sentence}</li>`)}</ul>
  </div>`
}

/** Confirms a form on the page after it. Only known sentences are shown, whatever the address contains. */
export const doneNotice = (done: string | null, sentences: Readonly<Record<string, string>>): Html | undefined =>
  done !== null && Object.hasOwn(sentences, done)
    ? markup`<p class="notice good" role="status">${sentences[done]}</p>`
    : undefined

/** Refusals that are not caused by a field. */
export type Refusal = InstanceType<(typeof kinds)[number]>

const kinds = [
  TestKeyCapReached,
  WebhookCapReached,
  WebhookDisabled,
  TooManyRequests,
  RepositoryExists,
  RepositoryCapReached,
  RepositoryInUse,
  PolicyBuiltIn,
  PolicyCapReached,
  PolicyInUse,
  ScheduleCapReached,
  LastOwner,
  CredentialCapReached,
  CredentialRevoked
] as const

export const isRefusal = <E>(error: E): error is Extract<E, Refusal> => kinds.some((kind) => error instanceof kind)

export const statusOf = (refusal: Refusal): number => (refusal instanceof TooManyRequests ? 429 : 409)

/** What to do about it. */
export const refusalNotice = (refusal: Refusal | undefined): Effect.Effect<Html | undefined> =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    if (refusal === undefined) return undefined
    const sentence =
      refusal instanceof TooManyRequests
        ? markup`That was too often for now. Nothing was done; try again ${comeBack(refusal.retry_after_seconds, now)}.`
        : `${refusal.detail.replace(/\.$/, "")}. Nothing was changed.`
    return markup`<p class="notice critical" role="alert" tabindex="-1" autofocus>${sentence}</p>`
  })
