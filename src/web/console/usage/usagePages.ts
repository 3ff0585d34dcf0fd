import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { markup, type Html } from "../../../../scanner/html/markup.ts"
import { Sessions } from "../../../keys/Sessions.ts"
import { Usage } from "../../../usage/Usage.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { usageSections } from "./usageSections.ts"
import { counted } from "../../../../scanner/html/numbers.ts"
import { formTokenField } from "../parts/formOnce.ts"

/** Other sessions, and how to end them. */
const sessionsSection = (open: number, formToken: string): Html =>
  markup`<section aria-labelledby="sessions-title">
    <h2 id="sessions-title">Signed in</h2>
    <p class="intro">${counted(open, "session")} of this console ${open === 1 ? "is" : "are"} open, this one included. A session ends after 12 hours, or at once when its key is revoked.</p>
    <form method="post" action="/console/sign-out">
      ${formTokenField(formToken)}<input type="hidden" name="everywhere" value="yes" />
      <button class="danger">Sign out everywhere</button>
    </form>
  </section>`

const recentScans = 5

/** Usage and cost of a tenant. */
export const usagePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const usage = yield* Usage
    const sessions = yield* Sessions
    const { signedIn } = yield* consoleAccess

    const shown = Effect.gen(function* () {
      const { formToken } = yield* ConsoleSession
      const used = usageSections(yield* usage.read(recentScans), yield* usage.daily())
      const main = markup`<div class="scan">${used}${sessionsSection(yield* sessions.count(), formToken)}</div>`
      return yield* consolePage({ section: "usage", title: "Usage", main })
    })

    yield* router.add("GET", "/console/usage", signedIn(shown))
  })
)
