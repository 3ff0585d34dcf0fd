import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { handlersOf } from "../http/handlersOf.ts"
import { METHODOLOGY_VERSION } from "../../scanner/classify/scoreOf.ts"
import { Api } from "../api/Api.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { instantOf } from "../domain/Instant.ts"
import { jsonText } from "../http/jsonText.ts"
import { openApiOf } from "../http/openApi.ts"
import { version } from "../version.ts"
import type { Health } from "../api/healthApi.ts"

const healthAt = (now: number): typeof Health.Type => ({
  status: "ok",
  version,
  methodology_version: METHODOLOGY_VERSION,
  spec_versions: { cyclonedx: "1.6", spdx: "3.0.1" },
  time: instantOf(new Date(now))
})

/** Many ask in one millisecond. */
const makeHealthText = (): ((now: number) => string) => {
  let last = { now: Number.NaN, text: "" }
  return (now) => {
    if (last.now !== now) last = { now, text: JSON.stringify(healthAt(now)) }
    return last.text
  }
}

export const healthHandlers = handlersOf(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const document = openApiOf(Api, yield* PublicUrl)
    const healthText = makeHealthText()
    return handlers.handleAll({
      health: () => Effect.map(Clock.currentTimeMillis, (now) => jsonText(healthText(now))),
      openapi: () => Effect.succeed(document)
    })
  })
)
