import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import type { WebhookUrlRefused } from "../../../domain/webhookErrors.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { WebhookAddresses } from "../../../webhooks/WebhookAddresses.ts"
import { Webhooks } from "../../../webhooks/Webhooks.ts"
import type { FormFields } from "../../requestFields.ts"
import { readWebhookForm, type WebhookForm, type WebhookSettings } from "./webhookForm.ts"

/** The outcome of a form: valid settings, or the form with its errors. */
type ReadWebhook = { readonly settings: WebhookSettings } | { readonly form: WebhookForm }

/** Services shared by the pages of webhooks. */
export const webhookAccess = Effect.gen(function* () {
  const webhooks = yield* Webhooks
  const addresses = yield* WebhookAddresses
  const limits = yield* RateLimits

  /** Counts requests that look up names or send requests. */
  const counted = Effect.flatMap(CurrentTenant, ({ id }) => limits.require("webhooks", id))

  /** The webhook named in the address; those of other tenants are not found. */
  const asked = Effect.flatMap(HttpRouter.params, ({ id = "" }) => webhooks.get(id))

  const read = Effect.fnUntraced(function* (fields: FormFields) {
    const { eventTypes, ...form } = readWebhookForm(fields)
    if (Object.keys(form.wrong).length > 0) return { form } satisfies ReadWebhook
    yield* counted
    const description = form.description === "" ? null : form.description
    return yield* addresses.accept(form.url).pipe(
      Effect.map((url): ReadWebhook => ({ settings: { url, description, eventTypes } })),
      Effect.catchTag("WebhookUrlRefused", ({ sentence }: WebhookUrlRefused) =>
        Effect.succeed<ReadWebhook>({ form: { ...form, wrong: { url: sentence } } })
      )
    )
  })

  return { webhooks, counted, asked, read: (fields: FormFields) => Effect.map(read(fields), (one): ReadWebhook => one) }
})
