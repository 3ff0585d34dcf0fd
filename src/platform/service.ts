import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as ByteSize from "effect/ByteSize"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as HttpIncomingMessage from "effect/http/HttpIncomingMessage"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServer from "effect/http/HttpServer"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { AdminToken } from "../http/adminAccess.ts"
import { routes } from "../http/routes.ts"
import { Peppers } from "../keys/Peppers.ts"
import { nodeServer } from "./nodeServer.ts"
import { serviceSecrets } from "./serviceSecrets.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { firstStart, NewAdminToken } from "./firstStart.ts"
import { sqlLayer } from "./Sql.ts"

const maximumBody = ByteSize.fromInputUnsafe("1 MiB")

const server = Layer.unwrap(
  Effect.map(Config, (config) =>
    NodeHttpServer.layer(() => nodeServer(config), {
      port: config.port,
      host: config.host,
      gracefulShutdownTimeout: "10 seconds"
    })
  )
)

/** The database of the configuration. */
export const database = Layer.unwrap(
  Effect.map(Config, ({ databaseUrl, databasePool, dataDirectory }) =>
    sqlLayer({ databaseUrl, dataDirectory, poolSize: databasePool })
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

/** After the database: its data directory is locked by then. */
const secrets = Layer.effectContext(
  Effect.gen(function* () {
    yield* Tenancy
    const { peppers, adminTokenHash, newAdminToken } = yield* serviceSecrets(yield* Config)
    return Context.make(Peppers, peppers).pipe(
      Context.add(AdminToken, { hash: adminTokenHash }),
      Context.add(NewAdminToken, newAdminToken)
    )
  })
)

/** The service: the API on its port, on the database of the configuration. */
export const service = HttpRouter.serve(routes, {
  disableLogger: true,
  disableListenLog: true,
  routerConfig: {
    ignoreTrailingSlash: false,
    ignoreDuplicateSlashes: false,
    caseSensitive: true,
    maxParamLength: 8_192
  }
}).pipe(
  Layer.provideMerge(firstStart),
  Layer.provide(publicUrl),
  Layer.provide(server),
  Layer.provide(secrets),
  Layer.provide(database),
  Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, maximumBody))
)
