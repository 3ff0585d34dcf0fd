import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { jsonText } from "../http/jsonText.ts"
import { isUnknownPolicies, Policies } from "./Policies.ts"
import { readOwnPolicy } from "./readOwnPolicy.ts"

export const policiesHandlers = HttpApiBuilder.group(
  Api,
  "policies",
  Effect.fnUntraced(function* (handlers) {
    const policies = yield* Policies
    const choose = (ids: ReadonlyArray<string> | null) =>
      Effect.catchIf(policies.choose(ids), isUnknownPolicies, () =>
        Effect.fail(invalidValue("chosen", "chosen must hold ids of GET /policies"))
      )
    return handlers.handleAll({
      list: () => policies.list(),
      choose: ({ payload }) => choose(payload.chosen),
      store: ({ payload }) => Effect.flatMap(readOwnPolicy(payload), policies.store),
      get: ({ params }) => Effect.map(policies.get(params.policy_id), (policy) => jsonText(JSON.stringify(policy))),
      remove: ({ params }) => policies.remove(params.policy_id)
    })
  })
)
