import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as HttpRouter from "effect/http/HttpRouter"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { configuredForges } from "../../../config/Config.ts"
import { Credentials } from "../../../credentials/Credentials.ts"
import { credentialSettings } from "../../../credentials/credentialSettings.ts"
import type { CredentialRecord } from "../../../domain/CredentialRecord.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { formNumberField, formOnce, formTokenField } from "../parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "../parts/notices.ts"
import {
  acceptedFields,
  type CredentialForm,
  credentialFields,
  newCredential,
  readCredentialForm,
  readNewCredential,
  readReplacement,
  replacementFields,
  savedCredential
} from "./credentialForm.ts"
import { credentialTable } from "./credentialTable.ts"

const section = "keys"

const path = "/console/credentials"

const doneSentences = {
  created: "The credential is kept. Scans of the repositories that it names are made with it.",
  replaced: "The token is replaced. The old one is deleted.",
  revoked: "The credential is revoked and its token deleted. Revoke the token on its host, too."
}

const crumbs = markup`<p class="crumbs"><a href="/console/keys">Keys</a> <a href="${path}">Credentials</a></p>`

const formView = (action: string, formToken: string, button: string, fields: Html): Html =>
  markup`${crumbs}<form method="post" action="${action}" class="stack" novalidate>
    ${formTokenField(formToken)}${formNumberField()}
    ${fields}
    <div class="actions"><button class="primary">${button}</button><a class="button" href="${path}">Cancel</a></div>
  </form>`

const revocation = ({ id, name, repositories }: CredentialRecord, formToken: string): Html =>
  markup`${crumbs}<div class="question">
    <h2>Revoke “${name}”?</h2>
    <p>Its token is deleted at once. Downloads that use it stop, and waiting scans are made without it:</p>
    <ul class="tags">${repositories.map((one) => markup`<li><code>${one}</code></li>`)}</ul>
    <p>A revoked credential cannot be brought back. The token itself stays valid until it is revoked on its host.</p>
    <form method="post" action="${path}/${id}/revoke" class="actions">
      ${formTokenField(formToken)}
      <button class="danger">Revoke credential</button>
      <a class="button" href="${path}">Keep it</a>
    </form>
  </div>`

/** A tenant's credentials for private repositories, for owners: list, create, replace, revoke. No page ever holds a token. */
export const credentialPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const credentials = yield* Credentials
    const settings = yield* credentialSettings
    const hosts = [...(yield* configuredForges).keys()]
    const { unrepeated } = yield* formOnce
    const { signedIn, posted } = yield* consoleAccess

    const asked = Effect.flatMap(HttpRouter.params, ({ id = "" }) => credentials.find(id))

    const list = Effect.gen(function* () {
      const main = markup`${doneNotice((yield* queryOf).get("done"), doneSentences)}
        <p class="crumbs"><a href="/console/keys">Keys</a></p>
        <div class="head-row">
          <p class="intro">With a credential, private repositories are scanned. Its token goes to its host alone. <a href="/docs/private-repositories">How it is protected</a></p>
          <p><a class="button primary" href="${path}/new">New credential</a></p>
        </div>
        ${credentialTable(yield* credentials.list(), yield* Clock.currentTimeMillis)}`
      return yield* consolePage({ section, title: "Credentials", main })
    })

    const creation = Effect.fnUntraced(function* (form: CredentialForm, refusal?: Refusal, status = 200) {
      const { formToken } = yield* ConsoleSession
      const view = formView(path, formToken, "Keep credential", credentialFields(form, hosts))
      return yield* consolePage({
        section,
        title: "New credential",
        main: markup`${yield* refusalNotice(refusal)}${view}`,
        status
      })
    })

    const create = Effect.fnUntraced(function* (fields: FormFields) {
      const known = yield* acceptedFields(readNewCredential(fields), settings.accepted)
      if (Result.isFailure(known)) return yield* creation(readCredentialForm(fields, known.failure), undefined, 422)
      return yield* unrepeated("console credentials", fields, credentials.create(known.success)).pipe(
        Effect.map(() => seeOther(`${path}?done=created`)),
        Effect.catchIf(isRefusal, (refusal) => creation(readCredentialForm(fields), refusal, statusOf(refusal)))
      )
    })

    const replacement = Effect.fnUntraced(function* (
      { id, name }: CredentialRecord,
      form: CredentialForm,
      refusal?: Refusal,
      status = 200
    ) {
      const { formToken } = yield* ConsoleSession
      const view = formView(`${path}/${id}/replace`, formToken, "Replace token", replacementFields(form))
      const main = markup`${yield* refusalNotice(refusal)}${view}`
      return yield* consolePage({ section, title: `Replace the token of “${name}”`, main, status })
    })

    const replace = Effect.fnUntraced(function* (fields: FormFields) {
      const known = yield* asked
      const change = yield* acceptedFields(readReplacement(fields), (given) =>
        settings.acceptedReplacement(known.host, given)
      )
      if (Result.isFailure(change))
        return yield* replacement(known, readCredentialForm(fields, change.failure), undefined, 422)
      return yield* credentials.replace(known.id, change.success).pipe(
        Effect.map(() => seeOther(`${path}?done=replaced`)),
        Effect.catchIf(isRefusal, (refusal) =>
          replacement(known, readCredentialForm(fields), refusal, statusOf(refusal))
        )
      )
    })

    const question = Effect.gen(function* () {
      const { formToken } = yield* ConsoleSession
      return yield* consolePage({ section, title: "Revoke a credential", main: revocation(yield* asked, formToken) })
    })

    const revoke = () =>
      Effect.gen(function* () {
        const { id } = yield* asked
        yield* credentials.revoke(id)
        return seeOther(`${path}?done=revoked`)
      })

    yield* router.add("GET", "/console/credentials", signedIn(list, "owner"))
    yield* router.add("POST", "/console/credentials", posted(create, "owner"))
    yield* router.add("GET", "/console/credentials/new", signedIn(creation(newCredential), "owner"))
    const replacing = Effect.flatMap(asked, (one) => replacement(one, savedCredential(one)))
    yield* router.add("GET", "/console/credentials/:id/replace", signedIn(replacing, "owner"))
    yield* router.add("POST", "/console/credentials/:id/replace", posted(replace, "owner"))
    yield* router.add("GET", "/console/credentials/:id/revoke", signedIn(question, "owner"))
    yield* router.add("POST", "/console/credentials/:id/revoke", posted(revoke, "owner"))
  })
)
