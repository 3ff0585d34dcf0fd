import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { MemberRequest } from "../api/membersApi.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { CreatedMember } from "../domain/MemberRecord.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Audit } from "./Audit.ts"
import { Keys } from "./Keys.ts"

const csv = { contentType: "text/csv; charset=utf-8" }
const named = { "content-disposition": 'attachment; filename="audit.csv"' }

export const membersHandlers = HttpApiBuilder.group(
  Api,
  "members",
  Effect.fnUntraced(function* (handlers) {
    const keys = yield* Keys
    const audit = yield* Audit
    const limits = yield* RateLimits
    const once = yield* idempotent("POST /members", CreatedMember)

    const create = Effect.fnUntraced(function* ({ name, role }: typeof MemberRequest.Type) {
      const { id } = yield* CurrentTenant
      yield* limits.require("keys", id)
      return yield* keys.createWithRole(name, role)
    })

    const file = Effect.gen(function* () {
      const { method } = yield* HttpServerRequest
      if (method === "HEAD")
        return HttpServerResponse.empty({ status: 200, headers: { ...named, "content-type": csv.contentType } })
      const { id } = yield* CurrentTenant
      yield* limits.require("downloads", id)
      return HttpServerResponse.stream(yield* audit.csv, { ...csv, headers: named })
    })

    return handlers.handleAll({
      list: () => Effect.map(keys.members(), (members) => ({ members, count: members.length })),
      create: ({ headers, payload }) => once(headers["idempotency-key"], create(payload)),
      change: ({ params, payload }) => keys.change(params.key_id, payload),
      audit: Effect.fnUntraced(function* ({ query: { cursor, limit } }) {
        if (cursor !== undefined && !/^\d{1,18}$/.test(cursor))
          return yield* invalidValue("cursor", "cursor is not one of this list", "query")
        const { entries, nextCursor } = yield* audit.list(cursor, limit)
        return { entries, count: entries.length, next_cursor: nextCursor }
      }),
      auditFile: () => file
    })
  })
)
