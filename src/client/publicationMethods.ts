import * as Effect from "effect/Effect"
import type { Calls } from "./Calls.ts"
import type { Client } from "./Client.ts"
import { given, segment } from "./requestParts.ts"
import { runCall } from "./runCall.ts"

/** Methods for report links. */
export const publicationMethods = ({
  api,
  tried
}: Pick<Calls, "api" | "tried">): Pick<Client, "publication" | "publishReport" | "revokePublication"> => ({
  publication: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) => tried(api.publications.read({ params: { scan_id } }))),
      signal
    ),
  publishReport: (id, request = {}, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) =>
        tried(api.publications.publish({ params: { scan_id }, payload: given(request) }))
      ),
      signal
    ),
  revokePublication: (id, { signal } = {}) =>
    runCall(
      Effect.flatMap(segment("scan_id", id), (scan_id) => tried(api.publications.revoke({ params: { scan_id } }))),
      signal
    )
})
