import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as ByteSize from "effect/ByteSize"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as HttpIncomingMessage from "effect/http/HttpIncomingMessage"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServer from "effect/http/HttpServer"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { routes } from "../http/routes.ts"
import { nodeServer } from "./nodeServer.ts"
import { answeringFromStart } from "./answeringFromStart.ts"
import { firstStart } from "./firstStart.ts"
import { foundation } from "./foundation.ts"

const maximumBody = ByteSize.fromInputUnsafe("1 MiB")

const server = Layer.unwrap(
  Effect.map(Config, (config) =>
    NodeHttpServer.layer(() => answeringFromStart(nodeServer(config)), {
      port: config.port,
      host: config.host,
      gracefulShutdownTimeout: "10 seconds"
    })
  )
)

const publicUrl = Layer.effect(
  PublicUrl,
  Effect.gen(function* () {
    const { publicUrl: configured, tlsCertificate } = yield* Config
    const { address } = yield* HttpServer.HttpServer
    const port = address._tag === "UnixPathAddress" ? "" : address.port
    return configured ?? `${tlsCertificate === undefined ? "http" : "https"}://localhost:${port}`
  })
)

/** The service: the API on its port, on the database of the configuration. */
export const service = HttpRouter.serve(routes, {
  disableLogger: true,
  disableListenLog: true,
  routerConfig: { ignoreTrailingSlash: false, ignoreDuplicateSlashes: false, maxParamLength: 8_192 }
}).pipe(
  Layer.provideMerge(firstStart),
  Layer.provide(publicUrl),
  Layer.provide(server),
  Layer.provide(foundation),
  Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, maximumBody))
)
