import type { Server } from "node:http"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as ByteSize from "effect/ByteSize"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Scope } from "effect/Scope"
import * as HttpIncomingMessage from "effect/http/HttpIncomingMessage"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServer from "effect/http/HttpServer"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { Events } from "../events/Events.ts"
import { Clients } from "../http/Clients.ts"
import { Draining } from "../http/Draining.ts"
import { SignIn } from "../keys/SignIn.ts"
import { addressGuard } from "../node/addressGuard.ts"
import { closeServer, listen } from "../node/listen.ts"
import { nodeServer, usualLimits } from "../node/nodeServer.ts"
import { comparerLayer, inventoryJudgeLayer, reportRendererLayer } from "../node/threadLayers.ts"
import { readTlsFiles } from "../node/tlsFiles.ts"
import { scanPageFiles } from "../node/scanPageFiles.ts"
import { docsFiles, htmxScript, sampleFiles } from "../node/webFiles.ts"
import { workFolders } from "../node/workFolders.ts"
import { Observation } from "../server/Observation.ts"
import { PlainRequests } from "../server/PlainRequests.ts"
import { routes } from "../server/routes.ts"
import { databaseLayer } from "./databaseLayer.ts"
import { firstStart } from "./firstStart.ts"
import { healthLayer } from "./healthLayer.ts"
import { documentsWithinReach } from "./objectStoreLayer.ts"
import { privateServer } from "./privateServer.ts"
import { queueLayer } from "./queueLayer.ts"

const isOwn = ([key]: readonly [string, unknown]): boolean => key.startsWith("ciphermap/")

/**
 * Serves without the program's own services in the context: handlers got theirs when they were made, and the context of a request
 * is copied several times. With them, `node bench/service.ts` takes 1.1 times the CPU per request for health, 1.3 times for a 401
 * and 1.2 times for a list of 50 (2026-11-23, both variants in turns on a loaded machine).
 */
const withoutOwnServices = <A, E>(
  serve: Effect.Effect<A, E, HttpServer.HttpServer | Scope>
): Effect.Effect<A, E, HttpServer.HttpServer | Scope> =>
  Effect.updateContext(serve, (context: Context.Context<HttpServer.HttpServer | Scope>) =>
    Context.makeUnsafe(new Map([...context.mapUnsafe].filter((entry) => !isOwn(entry))))
  )

/** Sends plain HTTP to the API's address, beside direct TLS. */
const redirectServer = Layer.unwrap(
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

const maximumBody = ByteSize.fromInputUnsafe("1 MiB")

/** What running requests have left when the process is told to end. */
const drainMilliseconds = 10_000

/** The server of the API, as Node knows it. */
class ApiServer extends Context.Service<ApiServer, Server>()("ciphermap/ApiServer") {}

const apiServer = Layer.effect(
  ApiServer,
  Effect.gen(function* () {
    const { tlsCertificate, tlsKey, keepAliveSeconds } = yield* Config
    const isPlain = tlsCertificate === undefined || tlsKey === undefined
    const limits = { ...usualLimits, keepAliveTimeout: keepAliveSeconds * 1_000 }
    return nodeServer(isPlain ? undefined : yield* readTlsFiles(tlsCertificate, tlsKey), limits)
  })
)

const server = Layer.effect(
  HttpServer.HttpServer,
  Effect.gen(function* () {
    const { host, port } = yield* Config
    return yield* listen(yield* ApiServer, { variable: "PORT", host, port })
  })
).pipe(Layer.merge(NodeHttpServer.layerHttpServices))

const publicUrl = Layer.effect(
  PublicUrl,
  Effect.gen(function* () {
    const { publicUrl: configured, tlsCertificate } = yield* Config
    const { address } = yield* HttpServer.HttpServer
    const port = address._tag === "UnixPathAddress" ? "" : address.port
    return configured ?? `${tlsCertificate === undefined ? "http" : "https"}://localhost:${port}`
  })
)

const routerConfig = {
  caseSensitive: true,
  ignoreTrailingSlash: false,
  ignoreDuplicateSlashes: false,
  maxParamLength: 8_192
}

const api = Layer.effectDiscard(
  Effect.gen(function* () {
    const answer = yield* HttpRouter.toHttpEffect(routes)
    yield* withoutOwnServices(HttpServer.serveEffect(answer))
  }).pipe(Effect.provideService(HttpRouter.RouterConfig, routerConfig))
)

const isLoopback = (host: string): boolean => /^(?:localhost|127\.|::1$)/.test(host)

/** Keys travel as text anybody can read on the way, and all clients behind a proxy share one address. */
const warnOfPlainHttp = Effect.gen(function* () {
  const { host, tlsCertificate, trustedProxies } = yield* Config
  if (isLoopback(host) || tlsCertificate !== undefined || trustedProxies.length > 0) return
  yield* Effect.logWarning("plain HTTP for other machines", {
    host,
    advice: "set TLS_CERT and TLS_KEY, or TRUSTED_PROXIES to the addresses of the proxy that ends TLS"
  })
})

/** Says where the API is; when the process is to end, lets running requests end before anything is taken from them. */
const serving = Layer.effectDiscard(
  Effect.gen(function* () {
    const { host, tlsCertificate } = yield* Config
    const { address } = yield* HttpServer.HttpServer
    const node = yield* ApiServer
    const draining = yield* Draining
    const port = address._tag === "UnixPathAddress" ? "" : address.port
    yield* Effect.addFinalizer(() =>
      Effect.gen(function* () {
        draining.isOn = true
        yield* Deferred.succeed(draining.begun, undefined)
        yield* Effect.logInfo("draining", { requests: draining.running })
        yield* closeServer(node, { isBusy: () => draining.running > 0, milliseconds: drainMilliseconds })
        yield* Effect.logInfo("drained", { requests: draining.running })
      })
    )
    const url = `${tlsCertificate === undefined ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}:${port}`
    const publicUrl = yield* PublicUrl
    yield* Effect.logInfo("listening", {
      url,
      serves: "api",
      console: `${publicUrl}/console`,
      landing: `${publicUrl}/`
    })
    yield* warnOfPlainHttp
  })
)

/** The service: the API on its port, on the database of the configuration. */
export const service = serving.pipe(
  Layer.provideMerge(documentsWithinReach),
  Layer.provideMerge(firstStart),
  Layer.provideMerge(redirectServer),
  Layer.provideMerge(api),
  Layer.provide([
    PlainRequests.layer,
    Observation.layer,
    comparerLayer,
    inventoryJudgeLayer,
    reportRendererLayer,
    docsFiles,
    htmxScript,
    workFolders,
    NodeFileSystem.layer,
    sampleFiles,
    scanPageFiles
  ]),
  Layer.provide([Clients.layer, SignIn.layer]),
  Layer.provide(publicUrl),
  Layer.provide(server),
  Layer.provide(privateServer),
  Layer.provide(healthLayer),
  Layer.provide(queueLayer),
  Layer.provide([Events.layer, addressGuard]),
  Layer.provide(databaseLayer),
  Layer.provide(apiServer),
  Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, maximumBody))
)
