import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { TriageRequest } from "../api/triageApi.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { wrongIn } from "../domain/TriageRecord.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { isUnknownFindings, Triage } from "./Triage.ts"

const strangeCursor = () => invalidValue("cursor", "cursor is not one of this list", "query")

export const triageHandlers = HttpApiBuilder.group(
  Api,
  "triage",
  Effect.fnUntraced(function* (handlers) {
    const triage = yield* Triage
    const limits = yield* RateLimits

    /** JSON that takes long to make: not for HEAD, and counted as a download. */
    const computed = Effect.fnUntraced(function* <E, R>(bytes: Effect.Effect<Uint8Array, E, R>, contentType: string) {
      const { method } = yield* HttpServerRequest
      if (method === "HEAD") return HttpServerResponse.empty({ status: 200, headers: { "content-type": contentType } })
      const { id } = yield* CurrentTenant
      yield* limits.require("downloads", id)
      return HttpServerResponse.uint8Array(yield* bytes, { contentType })
    })

    const decide = Effect.fnUntraced(function* (
      id: string,
      { findings, state, reason = null, until = null }: typeof TriageRequest.Type
    ) {
      const decision = { state, reason, until }
      const wrong = wrongIn(decision, DateTime.formatIsoDateUtc(yield* DateTime.now))
      if (wrong !== undefined) return yield* invalidValue(...wrong)
      const decisions = yield* Effect.catchIf(triage.decide(id, findings, decision), isUnknownFindings, () =>
        Effect.fail(invalidValue("findings", "findings must hold ids of findings of the newest scan, or of decisions"))
      )
      return { decisions, count: decisions.length }
    })

    const document = (id: string, kind: "sarif" | "vex", contentType: string) =>
      Effect.flatMap(triage.document(id, kind), ({ bytes }) => computed(bytes, contentType))

    return handlers.handleAll({
      findings: ({ params, query }) =>
        Effect.flatMap(triage.document(params.repository_id, "findings", query), ({ bytes }) =>
          computed(bytes, "application/json")
        ),
      decide: ({ params, payload }) => decide(params.repository_id, payload),
      history: Effect.fnUntraced(function* ({ params, query: { cursor, limit, finding } }) {
        if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return yield* strangeCursor()
        const { steps, nextCursor } = yield* triage.history(params.repository_id, { finding, limit, after: cursor })
        return { steps, count: steps.length, next_cursor: nextCursor }
      }),
      sarif: ({ params }) => document(params.repository_id, "sarif", "application/sarif+json"),
      vex: ({ params }) => document(params.repository_id, "vex", "application/json")
    })
  })
)
