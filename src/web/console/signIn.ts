import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Unauthorized } from "../../domain/requestErrors.ts"
import { Clients } from "../../http/Clients.ts"
import { RateLimits } from "../../rateLimits/RateLimits.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { mayAct } from "../../domain/KeyRole.ts"
import { Sessions } from "../../keys/Sessions.ts"
import { formFields, type FormFields, isSameOrigin, queryOf } from "../requestFields.ts"
import { pageResponse } from "../pageResponse.ts"
import { publicPages } from "../publicPages.ts"
import { consoleHeaders, seeOther } from "./consolePage.ts"
import { consoleAccess, endedCookie, FormNotOurs, sessionCookie, sessionSecretIn, signInPath } from "./consoleAccess.ts"
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

const signInPage = (asked: SignInForm): Page => ({
  title: "Sign in",
  body: layout({ site: {}, home: "/", main: form(asked), mainClass: "narrow" })
})

/** Redirects only to pages of the console, not to an address that a link elsewhere contains. */
const wantedPage = (to: string | null | undefined): string =>
  /^\/console(?!.*\.\.)(?:[/?][\w\-./?=&%]*)?$/.test(to ?? "") ? to! : "/console"

const isUnauthorized = (error: unknown): error is Unauthorized => error instanceof Unauthorized

/** Signing in to the console, and out of it. */
export const signIn = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const sessions = yield* Sessions
    const limits = yield* RateLimits
    const clients = yield* Clients
    const open = yield* publicPages
    const { posted } = yield* consoleAccess

    const shown = Effect.gen(function* () {
      const to = wantedPage((yield* queryOf).get("to"))
      return yield* pageResponse(signInPage({ to }), { headers: consoleHeaders })
    })

    const begin = Effect.gen(function* () {
      const request = yield* HttpServerRequest
      if (!isSameOrigin(request)) return yield* new FormNotOurs({})
      const fields = yield* formFields
      const to = wantedPage(fields.get("to"))
      const isSecure = clients.transportOf(request) === "tls"
      return yield* sessions.begin((fields.get("api_key") ?? "").trim(), sessionSecretIn(request, isSecure)).pipe(
        Effect.map((secret) =>
          seeOther(to, { ...consoleHeaders, "set-cookie": sessionCookie(Redacted.value(secret), isSecure) })
        ),
        Effect.catchIf(isUnauthorized, ({ detail, code }) =>
          Effect.gen(function* () {
            yield* limits.require("authentication", clients.countedBy(request))
            const problem = code === "malformed_authorization" ? "This is not an API key." : `${detail}.`
            return yield* pageResponse(signInPage({ to, problem }), { status: 401, headers: consoleHeaders })
          })
        )
      )
    })

    const end = (fields: FormFields) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest
        const isSecure = clients.transportOf(request) === "tls"
        const { role } = yield* CurrentTenant
        if (fields.get("everywhere") === "yes" && mayAct(role, "member")) yield* sessions.endAll()
        else yield* sessions.end(sessionSecretIn(request, isSecure) ?? "")
        return seeOther(signInPath, { "set-cookie": endedCookie(isSecure), "clear-site-data": '"cache"' })
      })

    yield* router.add("GET", signInPath, open(shown))
    yield* router.add("POST", signInPath, open(begin))
    yield* router.add("POST", "/console/sign-out", posted(end, "viewer"))
  })
)
