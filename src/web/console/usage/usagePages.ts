import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Layer from "effect/Layer"
import { markup } from "../../../../scanner/html/markup.ts"
import { Sessions } from "../../../keys/Sessions.ts"
import { Usage } from "../../../usage/Usage.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { sessionsSection } from "./sessionsSection.ts"
import { usageSections } from "./usageSections.ts"

const recentScans = 5

/** What a tenant used and owes. */
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
