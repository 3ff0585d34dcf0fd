import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import type { WebhookRecord, WebhookWithSecret } from "../../../domain/WebhookRecord.ts"
import type { FormFields } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { formTokenField, formNumberField, formOnce } from "../parts/formOnce.ts"
import { moment } from "../moment.ts"
import { secretPanel } from "../parts/secretPanel.ts"
import { webhookAccess } from "./webhookAccess.ts"
import { webhookTitle } from "./webhookTable.ts"

const section = "webhooks"

const removal = (webhook: WebhookRecord, formToken: string): Html => markup`<div class="question">
  <h2>Delete “${webhookTitle(webhook)}”?</h2>
  <p>Events no longer go to <code>${webhook.url}</code>. The log of its deliveries and its signing secret are deleted with it, and neither can be brought back.</p>
  <p>To stop it for a while, disable it instead.</p>
  <form method="post" action="/console/webhooks/${webhook.id}/delete" class="actions">
    ${formTokenField(formToken)}
    <button class="danger">Delete webhook</button>
    <a class="button" href="/console/webhooks/${webhook.id}">Keep it</a>
  </form>
</div>`

const running = ({ old_secret_expires_at }: WebhookRecord): Html | undefined =>
  old_secret_expires_at === null
    ? undefined
    : markup`<p class="notice medium"><strong>It was rotated not long ago.</strong> The secret before the present one signs along until ${moment(old_secret_expires_at)}. Rotating again ends that at once.</p>`

const rotation = (webhook: WebhookRecord, formToken: string): Html => markup`<div class="question">
  <h2>Rotate the secret of “${webhookTitle(webhook)}”?</h2>
  <p>You are shown a new signing secret, once. For 24 hours every event is signed with both, so that your receiver can change over without losing one.</p>
  ${running(webhook)}
  <form method="post" action="/console/webhooks/${webhook.id}/rotate" class="actions" hx-post="/console/webhooks/${webhook.id}/rotate" hx-target="#main" hx-select="#main" hx-swap="outerHTML" hx-disable="find button">
    ${formTokenField(formToken)}${formNumberField()}
    <button class="primary">Rotate secret</button>
    <a class="button" href="/console/webhooks/${webhook.id}">Keep it</a>
  </form>
</div>`

const rotatedPanel = ({ id, signing_secret, old_secret_expires_at }: WebhookWithSecret): Html =>
  secretPanel({
    title: "The secret is rotated",
    label: "New signing secret",
    secret: signing_secret,
    advice:
      old_secret_expires_at === null
        ? "Events are signed with it from now on."
        : markup`Events are signed with it from now on. The old one signs along until ${moment(old_secret_expires_at)}.`,
    next: markup`<a class="button primary" href="/console/webhooks/${id}">I have copied it</a>`
  })

/** Confirmations before deleting a webhook or rotating its secret. */
export const webhookQuestions = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { unrepeated } = yield* formOnce
    const { webhooks, asked } = yield* webhookAccess
    const { signedIn, posted } = yield* consoleAccess

    const question = (title: string, view: (webhook: WebhookRecord, formToken: string) => Html) =>
      signedIn(
        Effect.gen(function* () {
          const { formToken } = yield* ConsoleSession
          return yield* consolePage({ section, title, main: view(yield* asked, formToken) })
        })
      )

    const remove = () =>
      Effect.gen(function* () {
        const { id } = yield* asked
        yield* webhooks.remove(id)
        return seeOther("/console/webhooks?done=deleted")
      })

    const rotate = Effect.fnUntraced(function* (fields: FormFields) {
      const { id } = yield* asked
      const rotated = yield* unrepeated(`console webhooks ${id}`, fields, webhooks.rotate(id))
      if (rotated === undefined) return seeOther(`/console/webhooks/${id}/rotate`)
      return yield* consolePage({ section, title: "Rotate the secret", main: rotatedPanel(rotated) })
    })

    yield* router.add("GET", "/console/webhooks/:id/delete", question("Delete the webhook", removal))
    yield* router.add("POST", "/console/webhooks/:id/delete", posted(remove, "owner"))
    yield* router.add("GET", "/console/webhooks/:id/rotate", question("Rotate the secret", rotation))
    yield* router.add("POST", "/console/webhooks/:id/rotate", posted(rotate, "owner"))
  })
)
