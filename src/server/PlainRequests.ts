import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { PublicUrl } from "../config/PublicUrl.ts"
import { SignIn } from "../keys/SignIn.ts"

/** The redirect does not wait for a database that hangs. */
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

  /** Sends a request that came without TLS to the same path with it; a key that it carried was read on its way. */
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

/** What is done with requests that came without TLS though they should not have. */
export class PlainRequests extends Context.Service<PlainRequests>()("ciphermap/PlainRequests", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
