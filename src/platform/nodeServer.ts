import { createServer as createPlainServer, type RequestListener, type Server } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { TlsFiles } from "./tlsFiles.ts"

/** What a client may take: slow headers and bodies, many or doubled headers, and idle connections all end. */
export interface ServerLimits {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly keepAliveTimeout: number
  readonly connectionsCheckingInterval: number
  readonly maxHeaderSize: number
}

const usual: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384
}

/** Requests that come before there is anything to serve them would wait for ever. */
const tooEarly: RequestListener = (_request, response) => {
  response.writeHead(503, { connection: "close", "retry-after": "1" }).end()
}

/** An HTTP server, with TLS where a certificate is given. */
export const nodeServer = (tls: TlsFiles | undefined, limits: ServerLimits = usual): Server => {
  const options = { ...limits, joinDuplicateHeaders: true }
  const server =
    tls === undefined ? createPlainServer(options) : createTlsServer({ ...options, ...tls, minVersion: "TLSv1.2" })
  server.on("request", tooEarly)
  server.on("newListener", (event) => {
    if (event === "request") server.off("request", tooEarly)
  })
  return server
}
