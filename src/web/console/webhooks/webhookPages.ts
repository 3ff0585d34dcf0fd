import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { DeliveryStatus } from "../../../domain/DeliveryRecord.ts"
import type { WebhookRecord } from "../../../domain/WebhookRecord.ts"
import { deliveryPositionOf } from "../../../domain/listPosition.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { isOnItsWay } from "./deliveryLog.ts"
import { webhookAccess } from "./webhookAccess.ts"
import { readWebhookForm, receiverAdvice, savedWebhook, webhookFields, type WebhookForm } from "./webhookForm.ts"
import { webhookTitle } from "./webhookTable.ts"
import { webhookView } from "./webhookView.ts"

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
      posted(() =>
        Effect.gen(function* () {
          const { id } = yield* asked
          yield* act(id)
          return back(id, done)
        }).pipe(Effect.catchIf(isRefusal, (refusal) => shown(refusal)))
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
    yield* router.add("POST", "/console/webhooks/:id/edit", posted(save))
    yield* router.add("POST", "/console/webhooks/:id/test", acting("tested", test))
    yield* router.add("POST", "/console/webhooks/:id/enable", acting("enabled", enable))
    yield* router.add("POST", "/console/webhooks/:id/disable", acting("disabled", disable))
    yield* router.add("POST", "/console/webhooks/:id/deliveries/:delivery/redeliver", acting("again", redeliver))
  })
)
