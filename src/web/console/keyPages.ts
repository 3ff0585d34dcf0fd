import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { type Html, markup } from "../../../scanner/html/markup.ts"
import { pill } from "../../../scanner/html/parts.ts"
import { Config } from "../../config/Config.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { KeyName, type KeyRecord } from "../../domain/KeyRecord.ts"
import { KeyRole } from "../../domain/KeyRole.ts"
import type { CreatedMember, MemberRecord } from "../../domain/MemberRecord.ts"
import { KeyNotFound } from "../../domain/keyErrors.ts"
import { Clients } from "../../http/Clients.ts"
import { Keys } from "../../keys/Keys.ts"
import { RateLimits } from "../../rateLimits/RateLimits.ts"
import type { Page } from "../Page.ts"
import { layout } from "../layout.ts"
import { pageResponse } from "../pageResponse.ts"
import { type FormFields, queryOf } from "../requestFields.ts"
import { ConsoleSession } from "./ConsoleSession.ts"
import { consoleAccess, endedCookie } from "./consoleAccess.ts"
import { consolePage, seeOther } from "./consolePage.ts"
import { moment } from "./moment.ts"
import { checked, fieldView } from "./parts/fieldView.ts"
import { formNumberField, formOnce, formTokenField } from "./parts/formOnce.ts"
import { doneNotice, isRefusal, type Refusal, refusalNotice, statusOf } from "./parts/notices.ts"
import { secretPanel } from "./parts/secretPanel.ts"

const roleWords = {
  owner: "Owner: everything",
  member: "Member: all but keys, credentials, branding, webhooks, policies",
  viewer: "Viewer: only read"
} as const satisfies Record<KeyRole, string>

const roleSelect = (id: string, current: string): Html =>
  markup`<select id="${id}" name="role">${KeyRole.literals.map((role) => markup`<option value="${role}"${role === current ? markup` selected` : undefined}>${roleWords[role]}</option>`)}</select>`

const isRole = Schema.is(KeyRole)

const consequence = ({ is_current, env }: KeyRecord): Html =>
  is_current
    ? markup`<p class="notice medium"><strong>You are signed in with this key.</strong> Revoking it ends this session: you are signed out, and need another key to sign in again.</p>`
    : env === "live"
      ? markup`<p class="notice medium"><strong>This is a live key.</strong> You cannot make live keys here: who runs this installation hands them out.</p>`
      : markup`<p>Whatever still uses it is refused from the next request on.</p>`

/** Asks for confirmation before a key is revoked, and explains the consequences. */
const revokeQuestion = (key: KeyRecord, formToken: string): Html => markup`<div class="question">
  <h2>Revoke “${key.name}”?</h2>
  <dl class="facts">
    <div class="whole"><dt>Key</dt><dd><code>${key.key_prefix}_${key.key_lookup}_<span aria-hidden="true">••••</span></code></dd></div>
    <div><dt>Created</dt><dd>${moment(key.created_at)}</dd></div>
    <div><dt>Last used</dt><dd>${key.last_used_at === null ? "never" : moment(key.last_used_at)}</dd></div>
  </dl>
  ${consequence(key)}
  <p>A revoked key cannot be brought back.</p>
  <form method="post" action="/console/keys/${key.id}/revoke" class="actions">
    ${formTokenField(formToken)}
    <button class="danger">${key.is_current ? "Revoke and sign out" : "Revoke key"}</button>
    <a class="button" href="/console/keys">Keep it</a>
  </form>
</div>`

/** The form that changes what a key may do. */
const roleForm = (key: MemberRecord, formToken: string): Html => markup`<div class="question">
  <h2>Role of “${key.name}”</h2>
  <form method="post" action="/console/keys/${key.id}/role" class="stack">
    ${formTokenField(formToken)}
    <div class="field"><label for="role">Role</label>${roleSelect("role", key.role)}</div>
    <p>It holds from the next request on. One active key stays an owner.</p>
    <div class="actions"><button class="primary">Save</button><a class="button" href="/console/keys">Keep it</a></div>
  </form>
</div>`

/** The page after revoking the key of the session. */
const signedOutPage: Page = {
  title: "Key revoked",
  body: layout({
    site: {},
    home: "/",
    main: markup`<div class="plain-page">
      <h1>The key is revoked, and you are signed out</h1>
      <p>It no longer works. Sign in with another key to continue.</p>
      <div class="actions"><a class="button primary" href="/console/sign-in">Sign in</a></div>
    </div>`,
    mainClass: "narrow"
  })
}

interface KeyForm {
  readonly name: string
  readonly role?: string
  readonly wrong?: string | undefined
}

interface KeyFormView {
  readonly form: KeyForm
  readonly formToken: string
  readonly active: number
  readonly most: number
}

/** The form for a new key. The response replaces this page, so that reloading sends nothing. */
const keyForm = ({ form: { name, role, wrong }, formToken, active, most }: KeyFormView): Html =>
  markup`<div class="card" role="region" aria-labelledby="new-key">
    <h2 id="new-key">New test key</h2>
    <form method="post" action="/console/keys" novalidate hx-post="/console/keys" hx-target="#main" hx-select="#main" hx-swap="outerHTML" hx-disable="find button">
      ${formTokenField(formToken)}${formNumberField()}
      ${fieldView({
        name: "name",
        label: "Name",
        value: name,
        wrong,
        isRequired: true,
        isFirst: wrong !== undefined,
        after: markup`<label class="unseen" for="role">Role</label>${roleSelect("role", role ?? "owner")}<button class="primary">Create test key</button>`,
        hint: "What it is for, such as “CI of the portal”. Others in your organisation see it."
      })}
    </form>
    <p class="muted">${active} of ${most} test keys are active. Live keys are handed out by who runs this installation.</p>
  </div>`

const never = markup`<span class="muted">never</span>`

const exposure = ({ exposed_at, status }: KeyRecord): Html | undefined =>
  exposed_at === null
    ? undefined
    : markup`<p class="exposed">${pill("Exposed", "high")} Sent over plain HTTP on ${moment(exposed_at)}, where others could read it.${status === "active" ? " Create another key and revoke this one." : undefined}</p>`

const named = (key: KeyRecord): Html =>
  markup`<th scope="row">${key.name}${key.is_current ? markup` ${pill("This session", "accent")}` : undefined}${exposure(key)}</th>`

/** The displayable part of a key: enough to recognise it in a log. */
const redacted = ({ key_prefix, key_lookup }: KeyRecord): Html =>
  markup`<code>${key_prefix}_${key_lookup}_<span aria-hidden="true">••••</span></code>`

const usual = (key: MemberRecord): Html =>
  markup`<td data-label="Key">${redacted(key)}</td>
    <td data-label="Kind">${pill(key.env === "live" ? "Live" : "Test", key.env === "live" ? "medium" : "info")}</td>
    <td data-label="Role">${roleNames[key.role]}</td>
    <td data-label="Created">${moment(key.created_at)}</td>
    <td data-label="Last used">${key.last_used_at === null ? never : moment(key.last_used_at)}</td>`

const roleNames = { owner: "Owner", member: "Member", viewer: "Viewer" } as const satisfies Record<KeyRole, string>

const head = (last: string): Html =>
  markup`<thead><tr><th scope="col">Name</th><th scope="col">Key</th><th scope="col">Kind</th><th scope="col">Role</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col">${last}</th></tr></thead>`

const activeRow = (key: MemberRecord): Html =>
  markup`<tr>${named(key)}${usual(key)}<td><a class="button small" href="/console/keys/${key.id}/role">Role<span class="unseen"> of ${key.name}</span></a> <a class="button small" href="/console/keys/${key.id}/revoke">Revoke<span class="unseen"> ${key.name}</span></a></td></tr>`

const endedRow = (key: MemberRecord): Html =>
  markup`<tr>${named(key)}${usual(key)}<td data-label="Ended">${key.revoked_at === null ? markup`expired` : moment(key.revoked_at)}</td></tr>`

const table = (caption: string, last: string, rows: ReadonlyArray<Html>): Html =>
  markup`<div class="scroll"><table class="plain cards-narrow"><caption>${caption}</caption>${head(last)}<tbody>${rows}</tbody></table></div>`

const isActive = ({ status, expires_at }: KeyRecord, now: number): boolean =>
  status === "active" && (expires_at === null || Date.parse(expires_at) > now)

/** All keys of a tenant: active ones, and folded away the others. */
const keyTable = (keys: ReadonlyArray<MemberRecord>, now: number): Html => {
  const active = keys.filter((key) => isActive(key, now))
  const ended = keys.filter((key) => !isActive(key, now))
  return markup`<section class="tight" aria-labelledby="keys">
    <h2 id="keys">Active keys</h2>
    ${table("Of each key only its hash is kept: a lost key is replaced by another.", "Action", active.map(activeRow))}
    ${ended.length === 0 ? undefined : markup`<details class="ended"><summary>Revoked and expired keys (${ended.length})</summary>${table("They open nothing. They stay listed so that old log entries can be told apart.", "Ended", ended.map(endedRow))}</details>`}
  </section>`
}

const doneSentences = {
  role: "The role is changed. It holds from the next request on.",
  revoked: "The key is revoked. Whatever still uses it is refused.",
  created: "That form had been sent already. The key that it made is listed below and cannot be shown again."
}

const section = "keys"

const createdPanel = ({ api_key, name }: CreatedMember) =>
  secretPanel({
    title: `Your new key “${name}”`,
    label: "API key",
    secret: api_key,
    advice: markup`Send it as <code>Authorization: Bearer …</code>. The <a href="/docs">documentation</a> has a first request to try.`,
    next: markup`<a class="button primary" href="/console/keys">I have copied it</a>`
  })

interface KeyPageView {
  readonly form?: KeyForm
  readonly created?: CreatedMember
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
      const list = yield* keys.members()
      const active = list.filter((key) => key.env === "test" && key.status === "active").length
      const done = doneNotice((yield* queryOf).get("done"), doneSentences)
      const main = markup`${created === undefined ? done : createdPanel(created)}${yield* refusalNotice(refusal)}
        ${keyForm({ form, formToken, active, most: maxActiveTestKeys })}
        ${keyTable(list, yield* Clock.currentTimeMillis)}
        <p><a class="button" href="/console/credentials">Credentials for private repositories</a> <a class="button" href="/console/audit">Audit log: who did what</a></p>`
      return yield* consolePage({ section, title: "Keys", main, status })
    })

    const create = Effect.fnUntraced(function* (fields: FormFields) {
      const written = fields.get("name") ?? ""
      const name = checked(KeyName, written)
      if (Result.isFailure(name)) return yield* shown({ form: { name: written, wrong: name.failure } }, 422)
      const { id } = yield* CurrentTenant
      const asked = fields.get("role") ?? "owner"
      if (!isRole(asked)) return yield* shown({ form: { name: written, wrong: "Choose a role." } }, 422)
      const made = Effect.andThen(limits.require("keys", id), keys.createWithRole(name.success, asked))
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
      const key = (yield* keys.members()).find((one) => one.id === id && one.status === "active")
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

    const roleQuestion = Effect.fnUntraced(function* (refusal?: Refusal, status = 200) {
      const { formToken } = yield* ConsoleSession
      const key = yield* asked
      const main = markup`${yield* refusalNotice(refusal)}${roleForm(key, formToken)}`
      return yield* consolePage({ section, title: "Role of a key", main, status })
    })

    const changeRole = Effect.fnUntraced(function* (fields: FormFields) {
      const { id } = yield* asked
      const role = fields.get("role")
      if (!isRole(role)) return seeOther(`/console/keys/${id}/role`)
      return yield* keys.change(id, { role }).pipe(
        Effect.map(() => seeOther("/console/keys?done=role")),
        Effect.catchIf(isRefusal, (refusal) => roleQuestion(refusal, statusOf(refusal)))
      )
    })

    yield* router.add("GET", "/console/keys/:id/role", signedIn(roleQuestion()))
    yield* router.add("POST", "/console/keys/:id/role", posted(changeRole, "owner"))
    yield* router.add("GET", "/console/keys", signedIn(shown({})))
    yield* router.add("POST", "/console/keys", posted(create, "owner"))
    yield* router.add("GET", "/console/keys/:id/revoke", signedIn(question))
    yield* router.add("POST", "/console/keys/:id/revoke", posted(revoke, "owner"))
  })
)
