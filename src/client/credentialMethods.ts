import * as Effect from "effect/Effect"
import { type Calls, given, keyOf, segment } from "./Calls.ts"
import type { Client } from "./Client.ts"
import { runCall } from "./requestClient.ts"

/** Methods for credentials of private repositories. */
export const credentialMethods = ({
  api,
  tried
}: Pick<Calls, "api" | "tried">): Pick<
  Client,
  "createCredential" | "listCredentials" | "replaceCredential" | "revokeCredential"
> => ({
  createCredential: (request, { signal, ...making } = {}) =>
    runCall(
      Effect.flatMap(keyOf(making), (headers) => tried(api.credentials.create({ headers, payload: given(request) }))),
      signal
    ),
  listCredentials: ({ signal } = {}) =>
    runCall(
      Effect.map(tried(api.credentials.list({})), ({ credentials }) => credentials),
      signal
    ),
  replaceCredential: (id, request, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("credential_id", id), (credential_id) =>
        tried(api.credentials.replace({ params: { credential_id }, payload: given(request) }))
      ),
      signal
    ),
  revokeCredential: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("credential_id", id), (credential_id) =>
        tried(api.credentials.revoke({ params: { credential_id } }))
      ),
      signal
    )
})
