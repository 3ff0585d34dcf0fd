import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { Config } from "../../../config/Config.ts"
import type { WebhookWithSecret } from "../../../domain/WebhookRecord.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { formTokenField, formNumberField, formOnce } from "../parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { secretPanel } from "../parts/secretPanel.ts"
import { webhookAccess } from "./webhookAccess.ts"
import { newWebhook, readWebhookForm, receiverAdvice, webhookFields, type WebhookForm } from "./webhookForm.ts"
import { webhookTable } from "./webhookTable.ts"

const section = "webhooks"

const doneSentences = {
  deleted: "The webhook is deleted, with its deliveries.",
  created:
    "That form had been sent already. The webhook that it made is listed below; rotate its secret if you have none."
}

const createForm = (form: WebhookForm, formToken: string): Html =>
  markup`<form method="post" action="/console/webhooks" class="stack" novalidate hx-post="/console/webhooks" hx-target="#main" hx-select="#main" hx-swap="outerHTML" hx-disable="find button">
    ${formTokenField(formToken)}${formNumberField()}
    ${webhookFields(form)}
    <div class="actions"><button class="primary">Create webhook</button><a class="button" href="/console/webhooks">Cancel</a></div>
  </form>`

const createdPanel = ({ id, signing_secret }: WebhookWithSecret): Html =>
  secretPanel({
    title: "The webhook is created",
    label: "Signing secret",
    secret: signing_secret,
    advice: "Your receiver checks with it that an event is from us. A lost secret is rotated, not shown again.",
    next: markup`<a class="button primary" href="/console/webhooks/${id}">I have copied it</a>`
  })

/** The tenant's webhooks: list and creation. */
export const webhookListPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { maxWebhooks } = yield* Config
    const { unrepeated } = yield* formOnce
    const { webhooks, read } = yield* webhookAccess
    const { signedIn, posted } = yield* consoleAccess

    const list = Effect.gen(function* () {
      const all = yield* webhooks.list()
      const main = markup`${doneNotice((yield* queryOf).get("done"), doneSentences)}
        <div class="head-row">
          <p class="intro">Each webhook receives events as signed requests. ${all.length} of ${maxWebhooks} are used.</p>
          <p><a class="button primary" href="/console/webhooks/new">New webhook</a></p>
        </div>
        ${webhookTable(all)}`
      return yield* consolePage({ section, title: "Webhooks", main })
    })

    const shown = Effect.fnUntraced(function* (form: WebhookForm, refusal?: Refusal, status = 200) {
      const { formToken } = yield* ConsoleSession
      const main = markup`${yield* refusalNotice(refusal)}<div class="with-advice">${createForm(form, formToken)}${receiverAdvice}</div>`
      return yield* consolePage({ section, title: "New webhook", main, status })
    })

    const make = Effect.fnUntraced(function* (fields: FormFields) {
      const known = yield* read(fields)
      if ("form" in known) return yield* shown(known.form, undefined, 422)
      const created = yield* unrepeated("console webhooks", fields, webhooks.create(known.settings))
      if (created === undefined) return seeOther("/console/webhooks?done=created")
      return yield* consolePage({ section, title: "New webhook", main: createdPanel(created) })
    })

    const create = (fields: FormFields) =>
      Effect.catchIf(make(fields), isRefusal, (refusal) => shown(readWebhookForm(fields), refusal, statusOf(refusal)))

    yield* router.add("GET", "/console/webhooks", signedIn(list))
    yield* router.add("POST", "/console/webhooks", posted(create, "owner"))
    yield* router.add("GET", "/console/webhooks/new", signedIn(shown(newWebhook)))
  })
)
