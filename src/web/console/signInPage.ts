import { type Html, markup } from "../../../scanner/html/markup.ts"
import { layout } from "../layout.ts"
import type { Page } from "../Page.ts"

interface SignInForm {
  /** Where to go afterwards. */
  readonly to: string
  readonly problem?: string
}

const form = ({ to, problem }: SignInForm): Html => markup`<div class="plain-page">
  <h1>Sign in</h1>
  <p>The console opens with an API key of your organisation. The key itself is not stored. A session ends when you sign out, and after 12 hours.</p>
  ${problem === undefined ? undefined : markup`<p class="notice critical" role="alert">${problem}</p>`}
  <form method="post" action="/console/sign-in" class="stack">
    <input type="hidden" name="to" value="${to}" />
    <input name="username" autocomplete="username" value="API key" readonly hidden />
    <div class="field">
      <label for="api_key">API key</label>
      <input id="api_key" type="password" name="api_key" autocomplete="current-password" spellcheck="false" required autofocus aria-describedby="api_key-hint"${problem === undefined ? undefined : markup` aria-invalid="true"`} />
      <p class="hint" id="api_key-hint">A live or a test key. The console shows what was made with keys of both kinds.</p>
    </div>
    <div class="actions"><button class="primary">Sign in</button><a href="/docs">Documentation</a></div>
  </form>
</div>`

export const signInPage = (asked: SignInForm): Page => ({
  title: "Sign in",
  body: layout({ site: {}, home: "/", main: form(asked), mainClass: "narrow" })
})
