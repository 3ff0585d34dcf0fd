import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { wrongPlanDay } from "../domain/PlanDocument.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { planDownload } from "./planDownload.ts"

export const plansHandlers = HttpApiBuilder.group(
  Api,
  "plans",
  Effect.fnUntraced(function* (handlers) {
    const download = yield* planDownload
    return handlers.handleAll({
      read: Effect.fnUntraced(function* ({ params, query: { at, format } }) {
        const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
        const wrong = at === undefined ? undefined : wrongPlanDay(at, today)
        if (wrong !== undefined) return yield* invalidValue("at", wrong, "query")
        return yield* download(params.repository_id, { format, at })
      })
    })
  })
)
