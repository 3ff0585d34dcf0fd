import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as HttpRouter from "effect/http/HttpRouter"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { type DeliveryRecord, DeliveryStatus } from "../../../domain/DeliveryRecord.ts"
import type { WebhookRecord } from "../../../domain/WebhookRecord.ts"
import { deliveryPositionOf } from "../../../domain/listPosition.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { moment } from "../moment.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { deliveryLog, isOnItsWay } from "./deliveryLog.ts"
import { webhookAccess } from "./webhookAccess.ts"
import { readWebhookForm, receiverAdvice, savedWebhook, webhookFields, type WebhookForm } from "./webhookForm.ts"
import { statePill, webhookTitle } from "./webhookTable.ts"
import { disabledWords, statusWords } from "./words.ts"

const pathOf = ({ id }: WebhookRecord): string => `/console/webhooks/${id}`

/** A button that acts without confirmation. */
const acting = (webhook: WebhookRecord, action: string, name: string, formToken: string, kind?: "primary"): Html =>
  markup`<form method="post" action="${pathOf(webhook)}/${action}">${formTokenField(formToken)}<button class="${kind}">${name}</button></form>`

const stateNotice = (webhook: WebhookRecord): Html | undefined => {
  const { status, disabled_reason, disabled_at, failing_since } = webhook
  if (status === "disabled") {
    return markup`<div class="notice critical"><p><strong>This webhook is disabled${disabled_at === null ? undefined : markup` since ${moment(disabled_at)}`}.</strong> ${disabled_reason === null ? undefined : disabledWords[disabled_reason]} Nothing is sent to it until it is enabled again.</p></div>`
  }
  return failing_since === null
    ? undefined
    : markup`<div class="notice medium"><p><strong>Every attempt since ${moment(failing_since)} has failed.</strong> After 120 hours without a success it is disabled.</p></div>`
}

const facts = (webhook: WebhookRecord): Html => {
  const { url, event_types, created_at, old_secret_expires_at } = webhook
  return markup`<dl class="facts">
    <div class="whole"><dt>URL</dt><dd><code>${url}</code></dd></div>
    <div><dt>State</dt><dd>${statePill(webhook)}</dd></div>
    <div><dt>Created</dt><dd>${moment(created_at)}</dd></div>
    <div><dt>Events</dt><dd><ul class="tags">${event_types.map((type) => markup`<li><code>${type}</code></li>`)}</ul></dd></div>
    <div><dt>Signing secret</dt><dd>${old_secret_expires_at === null ? "Shown once, when it was made" : markup`Rotated. The old one signs along until ${moment(old_secret_expires_at)}`}</dd></div>
  </dl>`
}

const actions = (webhook: WebhookRecord, formToken: string): Html => {
  const path = pathOf(webhook)
  const first =
    webhook.status === "enabled"
      ? acting(webhook, "test", "Send a test event", formToken, "primary")
      : acting(webhook, "enable", "Enable again", formToken, "primary")
  const last = webhook.status === "enabled" ? acting(webhook, "disable", "Disable", formToken) : undefined
  return markup`<div class="actions">${first}<a class="button" href="${path}/edit">Edit</a><a class="button" href="${path}/rotate">Rotate secret</a>${last}<a class="button danger" href="${path}/delete">Delete</a></div>`
}

interface DeliveryLogPage {
  readonly deliveries: ReadonlyArray<DeliveryRecord>
  readonly nextCursor: string | null
  readonly status: DeliveryStatus | undefined
  readonly cursor: string | undefined
}

const address = (path: string, status: DeliveryStatus | undefined, cursor: string | null = null): string => {
  const asked = new URLSearchParams({ ...(status !== undefined && { status }), ...(cursor !== null && { cursor }) })
  return asked.size === 0 ? path : `${path}?${asked}`
}

const filters = (path: string, current: DeliveryStatus | undefined): Html => {
  const choices = [undefined, "pending", "delivered", "failed"] as const
  return markup`<ul class="choices" aria-label="Which deliveries">${choices.map(
    (status) =>
      markup`<li><a href="${address(path, status)}#log"${status === current ? markup` aria-current="true"` : undefined}>${status === undefined ? "All" : statusWords[status].word}</a></li>`
  )}</ul>`
}

const paging = (path: string, { status, cursor, nextCursor }: DeliveryLogPage): Html | undefined =>
  cursor === undefined && nextCursor === null
    ? undefined
    : markup`<p class="actions">${cursor === undefined ? undefined : markup`<a class="button" href="${address(path, status)}#log">Newest</a>`}${nextCursor === null ? undefined : markup`<a class="button" href="${address(path, status, nextCursor)}#log" rel="next">Older deliveries</a>`}</p>`

interface WebhookView extends DeliveryLogPage {
  readonly webhook: WebhookRecord
  readonly formToken: string
  readonly now: number
}

/** A webhook with its actions and deliveries. */
const webhookView = (shown: WebhookView): Html => {
  const { webhook, formToken, now, deliveries, status, cursor } = shown
  const path = pathOf(webhook)
  const isEnabled = webhook.status === "enabled"
  const renewal = deliveries.some((delivery) => isOnItsWay(delivery, now))
    ? markup`<span id="log-renewal" hidden hx-get="${address(path, status, cursor)}" hx-trigger="every 1s" hx-target="#log" hx-select="#log" hx-swap="outerMorph" hx-status:4xx="swap:none" hx-status:5xx="swap:none"></span>`
    : undefined
  return markup`${stateNotice(webhook)}
    <div class="card">${facts(webhook)}${actions(webhook, formToken)}</div>
    <section id="log" class="tight" aria-labelledby="log-title">
      <div class="head-row"><h2 id="log-title">Deliveries</h2>${filters(path, status)}</div>
      <p class="intro">Of the last 30 days, newest first. What is not received is sent again for about three days, at growing intervals.</p>
      ${deliveryLog(deliveries, status, { formToken, isEnabled, now })}
      ${paging(path, shown)}${renewal}
    </section>`
}

const section = "webhooks"
const pageLength = 20

/** Reload interval without JavaScript while deliveries are pending. */
const refreshSeconds = 3

const doneSentences = {
  saved: "Saved. Events from now on go by it.",
  tested: "A test event is on its way. What comes of it is shown below.",
  again: "It is being delivered again. What comes of it is shown below.",
  enabled: "The webhook is enabled again. What was given up meanwhile can be delivered again below.",
  disabled: "The webhook is disabled. What was on its way is given up."
}

const isStatus = Schema.is(DeliveryStatus)

const back = (id: string, done: keyof typeof doneSentences) => seeOther(`/console/webhooks/${id}?done=${done}`)

const editForm = ({ id }: WebhookRecord, form: WebhookForm, formToken: string): Html =>
  markup`<form method="post" action="/console/webhooks/${id}/edit" class="stack" novalidate>
    ${formTokenField(formToken)}${webhookFields(form)}
    <div class="actions"><button class="primary">Save</button><a class="button" href="/console/webhooks/${id}">Cancel</a></div>
  </form>`

/** One webhook of the tenant: state, deliveries, actions. */
export const webhookPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { webhooks, counted, asked, read } = yield* webhookAccess
    const { signedIn, posted } = yield* consoleAccess

    const shown = Effect.fnUntraced(function* (refusal?: Refusal) {
      const webhook = yield* asked
      const { formToken } = yield* ConsoleSession
      const query = yield* queryOf
      const wanted = query.get("status")
      const status = isStatus(wanted) ? wanted : undefined
      const after = deliveryPositionOf(query.get("cursor") ?? "")
      const page = yield* webhooks.deliveries(webhook.id, { limit: pageLength, after, status })
      const now = yield* Clock.currentTimeMillis
      const cursor = after === undefined ? undefined : (query.get("cursor") ?? undefined)
      const isBusy = page.deliveries.some((delivery) => isOnItsWay(delivery, now))
      const main = markup`${doneNotice(query.get("done"), doneSentences)}${yield* refusalNotice(refusal)}
        ${webhookView({ ...page, webhook, formToken, now, status, cursor })}`
      return yield* consolePage({
        section,
        title: webhookTitle(webhook),
        main,
        ...(refusal !== undefined && { status: statusOf(refusal) }),
        ...(isBusy && { refreshSeconds })
      })
    })

    const editing = Effect.fnUntraced(function* (form?: WebhookForm, refusal?: Refusal, status = 200) {
      const webhook = yield* asked
      const { formToken } = yield* ConsoleSession
      const main = markup`${yield* refusalNotice(refusal)}<div class="with-advice">${editForm(webhook, form ?? savedWebhook(webhook), formToken)}${receiverAdvice}</div>`
      return yield* consolePage({ section, title: "Edit the webhook", main, status })
    })

    const saved = Effect.fnUntraced(function* (fields: FormFields) {
      const { id } = yield* asked
      const known = yield* read(fields)
      if ("form" in known) return yield* editing(known.form, undefined, 422)
      yield* webhooks.update(id, known.settings)
      return back(id, "saved")
    })

    const save = (fields: FormFields) =>
      Effect.catchIf(saved(fields), isRefusal, (refusal) =>
        editing(readWebhookForm(fields), refusal, statusOf(refusal))
      )

    /** Actions without confirmation, which return to the webhook. */
    const acting = <E, R>(done: keyof typeof doneSentences, act: (id: string) => Effect.Effect<unknown, E, R>) =>
      posted(
        () =>
          Effect.gen(function* () {
            const { id } = yield* asked
            yield* act(id)
            return back(id, done)
          }).pipe(Effect.catchIf(isRefusal, (refusal) => shown(refusal))),
        "owner"
      )

    const redeliver = Effect.fnUntraced(function* (id: string) {
      const { delivery = "" } = yield* HttpRouter.params
      yield* counted
      yield* webhooks.redeliver(id, delivery)
    })

    const test = (id: string) => Effect.andThen(counted, webhooks.test(id))
    const enable = (id: string) => webhooks.update(id, { isEnabled: true })
    const disable = (id: string) => webhooks.update(id, { isEnabled: false })

    yield* router.add("GET", "/console/webhooks/:id", signedIn(shown()))
    yield* router.add("GET", "/console/webhooks/:id/edit", signedIn(editing()))
    yield* router.add("POST", "/console/webhooks/:id/edit", posted(save, "owner"))
    yield* router.add("POST", "/console/webhooks/:id/test", acting("tested", test))
    yield* router.add("POST", "/console/webhooks/:id/enable", acting("enabled", enable))
    yield* router.add("POST", "/console/webhooks/:id/disable", acting("disabled", disable))
    yield* router.add("POST", "/console/webhooks/:id/deliveries/:delivery/redeliver", acting("again", redeliver))
  })
)
