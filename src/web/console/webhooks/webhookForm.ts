import * as Result from "effect/Result"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import {
  defaultTypes,
  EventTypes,
  type SubscribedType,
  subscribedTypes,
  WebhookDescription,
  type WebhookRecord
} from "../../../domain/WebhookRecord.ts"
import type { FormFields } from "../../requestFields.ts"
import { checked, describedBy, fieldView, wrongText } from "../parts/fieldView.ts"
import { type FieldErrors, wrongSummary } from "../parts/notices.ts"
import { eventWords } from "./words.ts"

/** The submitted form of a webhook: target and event types. */
export interface WebhookForm {
  readonly url: string
  readonly description: string
  readonly types: ReadonlyArray<string>
  readonly wrong: FieldErrors
}

export const newWebhook: WebhookForm = { url: "", description: "", types: defaultTypes, wrong: {} }

export const savedWebhook = ({ url, description, event_types }: WebhookRecord): WebhookForm => ({
  url,
  description: description ?? "",
  types: event_types,
  wrong: {}
})

export interface WebhookSettings {
  readonly url: string
  readonly description: string | null
  readonly eventTypes: ReadonlyArray<SubscribedType>
}

/** Validates a form without looking up its host. */
export const readWebhookForm = (fields: FormFields): WebhookForm & Pick<WebhookSettings, "eventTypes"> => {
  const url = (fields.get("url") ?? "").trim()
  const description = (fields.get("description") ?? "").trim()
  const types = subscribedTypes.filter((type) => fields.has(type))
  const wrong = {
    ...(url === "" && { url: "Give the URL that events are sent to" }),
    ...Result.match(checked(WebhookDescription, description), {
      onSuccess: () => ({}),
      onFailure: (sentence) => ({ description: sentence })
    }),
    ...(Result.isFailure(checked(EventTypes, types)) && { events: "Choose one event at least" })
  }
  return { url, description, types, eventTypes: types, wrong }
}

const events = ({
  types,
  wrong
}: WebhookForm): Html => markup`<fieldset class="group" id="events" tabindex="-1"${describedBy("events", "hint", wrong["events"])}>
  <legend>Events</legend>
  <div class="checks">
    ${subscribedTypes.map(
      (type) =>
        markup`<label class="check"><input type="checkbox" name="${type}" value="yes"${types.includes(type) ? markup` checked` : undefined} /><span>${eventWords[type]} <code>${type}</code></span></label>`
    )}
    ${wrongText("events", wrong["events"])}
    <p class="hint" id="events-hint">Test events come whatever is chosen here.</p>
  </div>
</fieldset>`

const labels = { url: "URL", description: "Description", events: "Events" }

/** The fields of a webhook. */
export const webhookFields = (form: WebhookForm): Html => markup`${wrongSummary(form.wrong, labels)}
  ${fieldView({
    name: "url",
    label: "URL",
    type: "url",
    value: form.url,
    wrong: form.wrong["url"],
    isRequired: true,
    hint: "https with a public DNS name. Events are posted there as signed JSON; only 2xx counts as received."
  })}
  ${fieldView({
    name: "description",
    label: "Description",
    value: form.description,
    wrong: form.wrong["description"],
    hint: "A label for people, such as “Production”. May be empty."
  })}
  ${events(form)}`

const advice = [
  "Check the signature with the webhook's secret before you trust a request.",
  "Answer 2xx within 15 seconds, and do the work afterwards. Anything else is sent again, for about three days.",
  "An event may come twice: its header webhook-id is the same each time.",
  "Answer 410 to be left alone: the webhook is disabled then."
]

/** Instructions for writing a receiver. */
export const receiverAdvice: Html = markup`<aside aria-labelledby="advice">
  <h2 id="advice">What your receiver does</h2>
  <ul class="plain-list">${advice.map((one) => markup`<li>${one}</li>`)}</ul>
  <p><a href="/docs">Documentation</a></p>
</aside>`
