import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { PublicUrl } from "../config/PublicUrl.ts"
import { SignIn } from "../keys/SignIn.ts"

/** The redirect does not wait for a slow database. */
const patience = "2 seconds"

const make = Effect.gen(function* () {
  const publicUrl = yield* PublicUrl
  const { noteExposed } = yield* SignIn
  const secureUrl = publicUrl.replace(/^http:/, "https:")

  const noteKey = (header: string) =>
    noteExposed(header).pipe(
      Effect.timeoutOption(patience),
      Effect.flatMap((found) =>
        found._tag === "Some" && found.value !== undefined
          ? Effect.logWarning("key_exposed_plaintext", { key_lookup: found.value })
          : Effect.void
      ),
      Effect.catchCause((cause) => Effect.logDebug("key_exposed_plaintext was not looked up", cause))
    )

  /** Redirects a request that came without TLS; a key that it carried must be considered disclosed. */
  const redirect = (
    request: HttpServerRequest,
    traceId: string
  ): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
    const path = request.url.startsWith("/") ? request.url : "/"
    const response = HttpServerResponse.empty({
      status: 308,
      headers: { location: secureUrl + path, "x-trace-id": traceId }
    })
    const header = request.headers["authorization"]
    return header === undefined ? Effect.succeed(response) : Effect.as(noteKey(header), response)
  }

  return { redirect }
})

/** Handles requests that came without TLS although the service has it. */
export class PlainRequests extends Context.Service<PlainRequests>()("ciphermap/PlainRequests", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
