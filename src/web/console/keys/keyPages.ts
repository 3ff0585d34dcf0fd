import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { markup } from "../../../../scanner/html/markup.ts"
import { Config } from "../../../config/Config.ts"
import { CurrentTenant } from "../../../domain/CurrentTenant.ts"
import { KeyNotFound } from "../../../domain/keyErrors.ts"
import { type CreatedKey, KeyName } from "../../../domain/KeyRecord.ts"
import { Clients } from "../../../http/Clients.ts"
import { Keys } from "../../../keys/Keys.ts"
import { RateLimits } from "../../../rateLimits/RateLimits.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { pageResponse } from "../../pageResponse.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { checked } from "../parts/checked.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import { formOnce } from "../parts/formOnce.ts"
import { secretPanel } from "../parts/secretPanel.ts"
import { endedCookie } from "../sessionCookie.ts"
import { keyForm, type KeyForm, keyTable, revokeQuestion, signedOutPage } from "./keyViews.ts"

const doneSentences = {
  revoked: "The key is revoked. Whatever still uses it is refused.",
  created: "That form had been sent already. The key that it made is listed below and cannot be shown again."
}

const section = "keys"

const createdPanel = ({ api_key, name }: CreatedKey) =>
  secretPanel({
    title: `Your new key “${name}”`,
    label: "API key",
    secret: api_key,
    advice: markup`Send it as <code>Authorization: Bearer …</code>. The <a href="/docs">documentation</a> has a first request to try.`,
    next: markup`<a class="button primary" href="/console/keys">I have copied it</a>`
  })

interface KeyPageView {
  readonly form?: KeyForm
  readonly created?: CreatedKey
  readonly refusal?: Refusal
}

/** The tenant's keys: list, create (shown once), revoke. */
export const keyPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const keys = yield* Keys
    const limits = yield* RateLimits
    const clients = yield* Clients
    const { maxActiveTestKeys } = yield* Config
    const { unrepeated } = yield* formOnce
    const { signedIn, posted } = yield* consoleAccess

    const shown = Effect.fnUntraced(function* ({ form = { name: "" }, created, refusal }: KeyPageView, status = 200) {
      const { formToken } = yield* ConsoleSession
      const list = yield* keys.list()
      const active = list.filter((key) => key.env === "test" && key.status === "active").length
      const done = doneNotice((yield* queryOf).get("done"), doneSentences)
      const main = markup`${created === undefined ? done : createdPanel(created)}${yield* refusalNotice(refusal)}
        ${keyForm({ form, formToken, active, most: maxActiveTestKeys })}
        ${keyTable(list, yield* Clock.currentTimeMillis)}`
      return yield* consolePage({ section, title: "Keys", main, status })
    })

    const create = Effect.fnUntraced(function* (fields: FormFields) {
      const written = fields.get("name") ?? ""
      const name = checked(KeyName, written)
      if (Result.isFailure(name)) return yield* shown({ form: { name: written, wrong: name.failure } }, 422)
      const { id } = yield* CurrentTenant
      const made = Effect.andThen(limits.require("keys", id), keys.create(name.success))
      return yield* unrepeated("console keys", fields, made).pipe(
        Effect.flatMap((created) =>
          created === undefined ? Effect.succeed(seeOther("/console/keys?done=created")) : shown({ created })
        ),
        Effect.catchIf(isRefusal, (refusal) => shown({ form: { name: written }, refusal }, statusOf(refusal)))
      )
    })

    /** A key of this tenant that can still be revoked. */
    const asked = Effect.gen(function* () {
      const { id } = yield* HttpRouter.params
      const key = (yield* keys.list()).find((one) => one.id === id && one.status === "active")
      return key ?? (yield* new KeyNotFound({}))
    })

    const question = Effect.gen(function* () {
      const { formToken } = yield* ConsoleSession
      const main = revokeQuestion(yield* asked, formToken)
      return yield* consolePage({ section, title: "Revoke a key", main })
    })

    const revoke = () =>
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const key = yield* keys.revoke(id)
        if (!key.is_current) return seeOther("/console/keys?done=revoked")
        const isSecure = clients.transportOf(yield* HttpServerRequest) === "tls"
        return yield* pageResponse(signedOutPage, {
          headers: { "set-cookie": endedCookie(isSecure), "cache-control": "no-store" }
        })
      })

    yield* router.add("GET", "/console/keys", signedIn(shown({})))
    yield* router.add("POST", "/console/keys", posted(create))
    yield* router.add("GET", "/console/keys/:id/revoke", signedIn(question))
    yield* router.add("POST", "/console/keys/:id/revoke", posted(revoke))
  })
)
