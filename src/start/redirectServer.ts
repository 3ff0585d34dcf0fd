import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { Observation } from "../server/Observation.ts"
import { PlainRequests } from "../server/PlainRequests.ts"
import { listen } from "../node/listen.ts"
import { nodeServer } from "../node/nodeServer.ts"

/** Sends plain HTTP to the API's address, beside direct TLS. */
export const redirectServer = Layer.unwrap(
  Effect.map(Config, ({ host, redirectPort: port }) =>
    port === 0
      ? Layer.empty
      : Layer.effectDiscard(
          Effect.gen(function* () {
            const { redirect } = yield* PlainRequests
            const { observe } = yield* Observation
            const server = yield* listen(nodeServer(undefined), { variable: "HTTP_REDIRECT_PORT", host, port })
            yield* server.serve(observe(redirect))
            yield* Effect.logInfo("listening", { url: `http://${host}:${port}`, serves: "redirects" })
          })
        )
  )
)
