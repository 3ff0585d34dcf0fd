import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { Api } from "../api/Api.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { instantOf } from "../domain/Instant.ts"
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

export const healthHandlers = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const document = openApiOf(Api, yield* PublicUrl)
    return handlers.handleAll({
      health: () => Effect.map(Clock.currentTimeMillis, (now) => healthAt(now)),
      openapi: () => Effect.succeed(document)
    })
  })
)
