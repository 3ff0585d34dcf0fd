import {
  createServer as createPlainServer,
  type RequestListener,
  type Server,
  type IncomingMessage,
  ServerResponse,
  STATUS_CODES
} from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { Duplex } from "node:stream"
import { makeId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { TlsFiles } from "./tlsFiles.ts"

let ended: Array<() => void> = []

const sendAll = (): void => {
  const answers = ended
  ended = []
  for (const send of answers) send()
}

const isWhole = (body: unknown): boolean => typeof body === "string" || body instanceof Uint8Array

/**
 * Sends complete responses together, at the end of the event loop turn in which they were created: the first write wakes the
 * client up, which costs more than the write itself. Without it, `node bench/service.ts` takes 1.5 times the CPU per request for
 * health, 1.7 times for a 401 and 1.1 times for a list of 50 (2026-11-23, both variants in turns on a loaded machine).
 */
class BatchedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override end(...parameters: Array<never>): this {
    if (!isWhole(parameters[0])) return super.end(...parameters)
    const send = (): void => {
      try {
        super.end(...parameters)
      } catch (cause) {
        this.destroy(cause as Error)
      }
    }
    if (ended.push(send) === 1) setImmediate(sendAll)
    return this
  }
}

/** Limits for clients: slow headers or bodies, too many or repeated headers, and idle or stalled connections are cut off. */
export interface ServerLimits {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly keepAliveTimeout: number
  readonly connectionsCheckingInterval: number
  readonly maxHeaderSize: number
  /** How long a client may read nothing of a response, in milliseconds. */
  readonly stalledTimeout: number
}

export const usualLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  stalledTimeout: 150_000
}

const retrySeconds = 1

interface Refusal {
  readonly status: number
  readonly code: string
  readonly detail: string
}

const refusalText = ({ code, detail }: Refusal, traceId: string): string =>
  JSON.stringify({ detail, code, trace_id: traceId })

/** The codes of Node's own errors (nodejs.org/api/errors.html), and of its parser. */
const unreadable: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request_timeout", detail: "Request Timeout" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "body_too_large", detail: "Content Too Large" },
  HPE_HEADER_OVERFLOW: { status: 431, code: "headers_too_large", detail: "Request Header Fields Too Large" }
}

const otherwise: Refusal = { status: 400, code: "bad_request", detail: "Bad Request" }

/** Whether a response has begun on a connection, which another one would damage. */
const hasBegun = (socket: Duplex): boolean =>
  (socket as { readonly _httpMessage?: ServerResponse })._httpMessage?.headersSent === true

/** Answers what is no HTTP, or too slow or too large to be read, as any other refusal is answered; the connection ends. */
const refuseUnreadable = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (!socket.writable || hasBegun(socket)) {
    socket.destroy(error)
    return
  }
  const refused = unreadable[error.code ?? ""] ?? otherwise
  const traceId = makeId("trace", randomBytes)
  const body = refusalText(refused, traceId)
  socket.end(
    [
      `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Cache-Control: no-store",
      `X-Trace-Id: ${traceId}`,
      "Connection: close",
      "",
      body
    ].join("\r\n"),
    () => socket.destroy(error)
  )
}

/**
 * Answers when nothing else does, because the port is open before the service has started and after it has ended. Node itself
 * would never answer such requests.
 */
const unavailable =
  (server: Server): RequestListener =>
  (_request, response) => {
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
      .end(refusalText({ status: 503, detail: "Service Unavailable", code: "unavailable" }, traceId))
  }

/** An HTTP server, with TLS if a certificate is given. */
export const nodeServer = (tls: TlsFiles | undefined, limits: ServerLimits = usualLimits): Server => {
  const options = { ...limits, joinDuplicateHeaders: true, ServerResponse: BatchedResponse }
  const server =
    tls === undefined ? createPlainServer(options) : createTlsServer({ ...options, ...tls, minVersion: "TLSv1.2" })
  return server.setTimeout(limits.stalledTimeout).on("request", unavailable(server)).on("clientError", refuseUnreadable)
}
