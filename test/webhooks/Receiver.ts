import { once } from "node:events"
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { patience } from "../support/patience.ts"

/** A request as the receiver got it. */
export interface ReceivedWebhook {
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The `webhook-id`. */
  readonly id: string
  readonly at: number
}

/** What the receiver does with a request; the default is 204. */
export type Behaviour = (received: ReceivedWebhook, response: ServerResponse) => void

export interface Receiver {
  readonly port: number
  readonly target: string
  readonly url: (path?: string) => string
  readonly received: Array<ReceivedWebhook>
  /** What it does from now on. */
  behave: Behaviour
  /** Resolves once as many have come as asked for, of those that pass the test. */
  readonly until: (
    count: number,
    test?: (received: ReceivedWebhook) => boolean
  ) => Promise<ReadonlyArray<ReceivedWebhook>>
}

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = ""): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Array<Buffer> = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const listenOn = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

export interface Certified {
  readonly cert: string
  readonly key: string
}

const start = async (tls: Certified | undefined): Promise<{ readonly receiver: Receiver; readonly server: Server }> => {
  const received: Array<ReceivedWebhook> = []
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request).catch(() => undefined)
    if (body === undefined) return
    const { headers, method = "", url = "" } = request
    const one = { path: url, method, headers, body, id: String(headers["webhook-id"]), at: Date.now() }
    received.push(one)
    receiver.behave(one, response)
  }
  const listener = (request: IncomingMessage, response: ServerResponse) => void handle(request, response)
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  const port = await listenOn(server)
  const receiver: Receiver = {
    port,
    target: `127.0.0.1:${port}`,
    url: (path = "/hook") => `http://127.0.0.1:${port}${path}`,
    received,
    behave: answering(204),
    until: async (count, test = () => true) => {
      for (const pause = patience(); ; await pause()) {
        const found = received.filter(test)
        if (found.length >= count) return found
      }
    }
  }
  return { receiver, server }
}

/** A server on loopback that keeps what is sent to it; gone when the scope closes. */
export const receiverIn = (tls?: Certified): Effect.Effect<Receiver, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(() => start(tls)),
    ({ server }) =>
      Effect.promise(async () => {
        server.closeAllConnections()
        server.close()
        await once(server, "close")
      })
  ).pipe(Effect.map(({ receiver }) => receiver))
