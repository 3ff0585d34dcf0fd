import { readFileSync } from "node:fs"
import { createServer as createPlainServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { Values } from "../config/settings.ts"
import { makeId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomBytes.ts"

/** What a client may take: slow headers and bodies, many or doubled headers, and idle connections all end. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  joinDuplicateHeaders: true
} as const

const retrySeconds = 1

/**
 * Answers while nobody else does: the port is open before the service has started, and after it has ended. Node itself
 * would leave such requests without an answer for ever.
 */
const unavailable =
  (server: Server) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    if (server.listenerCount("request") > 1) return
    const traceId = makeId("trace", randomBytes)
    response
      .writeHead(503, {
        "content-type": "application/json",
        "cache-control": "no-store",
        "retry-after": String(retrySeconds),
        "x-trace-id": traceId,
        connection: "close"
      })
      .end(JSON.stringify({ detail: "Service Unavailable", code: "unavailable", trace_id: traceId }))
  }

const createServer = ({ tlsCertificate, tlsKey }: Values): Server => {
  if (tlsCertificate === undefined || tlsKey === undefined) return createPlainServer(limits)
  return createTlsServer({
    ...limits,
    minVersion: "TLSv1.2",
    cert: readFileSync(tlsCertificate),
    key: readFileSync(tlsKey)
  })
}

/** The HTTP server, with TLS when the configuration names a certificate. */
export const nodeServer = (config: Values): Server => {
  const server = createServer(config)
  return server.on("request", unavailable(server))
}
