import { type Html, markup } from "../../../../scanner/html/markup.ts"
import type { KeyRecord } from "../../../domain/KeyRecord.ts"
import { layout } from "../../layout.ts"
import type { Page } from "../../Page.ts"
import { formTokenField } from "../formTokenField.ts"
import { moment } from "../moment.ts"

const consequence = ({ is_current, env }: KeyRecord): Html =>
  is_current
    ? markup`<p class="notice medium"><strong>You are signed in with this key.</strong> Revoking it ends this session: you are signed out, and need another key to come back.</p>`
    : env === "live"
      ? markup`<p class="notice medium"><strong>This is a live key.</strong> You cannot make live keys here: who runs this installation hands them out.</p>`
      : markup`<p>Whatever still uses it is refused from the next request on.</p>`

/** Asks before a key is revoked, and says what that means. */
export const revokeQuestion = (key: KeyRecord, formToken: string): Html => markup`<div class="question">
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

/** What is left to say once the key of a session is revoked. */
export const signedOutPage: Page = {
  title: "Key revoked",
  body: layout({
    site: {},
    home: "/",
    main: markup`<div class="plain-page">
      <h1>The key is revoked, and you are signed out</h1>
      <p>Nothing opens with it any more. Sign in with another key to come back.</p>
      <div class="actions"><a class="button primary" href="/console/sign-in">Sign in</a></div>
    </div>`,
    mainClass: "narrow"
  })
}
