import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as ByteSize from "effect/ByteSize"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as HttpPlatform from "effect/http/HttpPlatform"
import * as HttpIncomingMessage from "effect/http/HttpIncomingMessage"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServer from "effect/http/HttpServer"
import * as Layer from "effect/Layer"
import { createServer } from "node:http"

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Asks the served routes over a socket of this machine. */
export class Ask extends Context.Service<Ask, (url: string, sent?: Sent) => Effect.Effect<Answer>>()("test/Ask") {}

const encode = (body: string | Uint8Array<ArrayBuffer>) =>
  typeof body === "string" ? new TextEncoder().encode(body) : body

const ask = (port: number) =>
  Ask.of((url, { body, headers = {}, method = "GET" } = {}) =>
    Effect.promise(async () => {
      const init = { method, headers, ...(body !== undefined && { body: encode(body) }) }
      const response = await fetch(`http://127.0.0.1:${port}${url}`, init)
      return { status: response.status, text: await response.text() }
    })
  )

const asking = Layer.effect(
  Ask,
  Effect.map(HttpServer.HttpServer, ({ address }) => ask("port" in address ? address.port : 0))
)

/** A Node server on a free port that takes bodies of up to 1 MiB. */
export const serveRoutes = <E, R>(
  routes: Layer.Layer<never, E, R | HttpRouter.HttpRouter | HttpPlatform.HttpPlatform>
) =>
  asking.pipe(
    Layer.provideMerge(HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true })),
    Layer.provide(NodeHttpServer.layer(createServer, { port: 0, host: "127.0.0.1", gracefulShutdownTimeout: 0 })),
    Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, ByteSize.fromInputUnsafe("1 MiB")))
  )
