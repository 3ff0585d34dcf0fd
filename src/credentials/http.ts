import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
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

    const create = Effect.fnUntraced(function* ({ name, username, ...given }: typeof CredentialRequest.Type) {
      const host = yield* read.host(given.host)
      return yield* credentials.create({
        name,
        host,
        username: username ?? read.usernameFor(host),
        repositories: yield* read.paths(host, given.repositories),
        token: Redacted.make(given.token),
        expiresAt: yield* read.expiry(given.expires_at)
      })
    })

    const replace = Effect.fnUntraced(function* (id: string, given: typeof CredentialReplacement.Type) {
      const { host } = yield* credentials.find(id)
      return yield* credentials.replace(id, {
        username: given.username,
        repositories: given.repositories && (yield* read.paths(host, given.repositories)),
        token: Redacted.make(given.token),
        expiresAt: yield* read.expiry(given.expires_at)
      })
    })

    return handlers.handleAll({
      list: () => Effect.map(credentials.list(), (list) => ({ credentials: list, count: list.length })),
      create: ({ headers, payload }) => once(headers["idempotency-key"], create(payload)),
      replace: ({ params, payload }) => replace(params.credential_id, payload),
      revoke: ({ params }) => credentials.revoke(params.credential_id)
    })
  })
)
