import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { CredentialReplacement, CredentialRequest } from "../api/credentialsApi.ts"
import { CredentialRecord } from "../domain/CredentialRecord.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { Credentials } from "./Credentials.ts"
import { credentialSettings } from "./credentialSettings.ts"

export const credentialsHandlers = HttpApiBuilder.group(
  Api,
  "credentials",
  Effect.fnUntraced(function* (handlers) {
    const credentials = yield* Credentials
    const read = yield* credentialSettings
    const once = yield* idempotent("POST /credentials", CredentialRecord)

    const create = (given: typeof CredentialRequest.Type) => Effect.flatMap(read.accepted(given), credentials.create)

    const replace = Effect.fnUntraced(function* (id: string, given: typeof CredentialReplacement.Type) {
      const { host } = yield* credentials.find(id)
      return yield* credentials.replace(id, yield* read.acceptedReplacement(host, given))
    })

    return handlers.handleAll({
      list: () => Effect.map(credentials.list(), (list) => ({ credentials: list, count: list.length })),
      create: ({ headers, payload }) => once(headers["idempotency-key"], create(payload)),
      replace: ({ params, payload }) => replace(params.credential_id, payload),
      revoke: ({ params }) => credentials.revoke(params.credential_id)
    })
  })
)
