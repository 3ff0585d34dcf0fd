import { type LookupAddress, lookup as systemLookup } from "node:dns"
import * as http from "node:http"
import * as https from "node:https"
import { BlockList, isIP, type LookupFunction, type Socket } from "node:net"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { CheckedTarget } from "../webhooks/WebhookAddresses.ts"
import {
  type OutgoingWebhook,
  type WebhookAnswer,
  WebhookSender,
  WebhookUnanswered
} from "../webhooks/WebhookSender.ts"

/** Time limit to connect, including TLS. */
const connectMilliseconds = 5_000

/** Time limit for the body: the status decides, so the body may be cut off. */
const bodyMilliseconds = 2_000
const mostBytes = 1_024

type Reason = WebhookUnanswered["reason"]

/** Our own agents, because the environment can make the runtime's agents use a proxy. */
const agents = {
  http: new http.Agent({ keepAlive: false }),
  https: new https.Agent({ keepAlive: false, maxCachedSessions: 0 })
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** Resolves to the checked addresses, even if DNS has changed since. */
const lookupOf =
  (addresses: ReadonlyArray<string>): LookupFunction =>
  (_host, options, done) => {
    const all = addresses.map((address): LookupAddress => ({ address, family: isIP(address) }))
    const [one] = all
    if (one === undefined) return done(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 4)
    return options.all === true ? done(null, all) : done(null, one.address, one.family)
  }

/** Whether the connection leads to one of the checked addresses. */
const isExpected = (socket: Socket, addresses: ReadonlyArray<string>): boolean => {
  const list = new BlockList()
  for (const address of addresses) list.addAddress(address, familyOf(address))
  const { remoteAddress } = socket
  return remoteAddress !== undefined && list.check(remoteAddress, familyOf(remoteAddress))
}

/**
 * Verification failures have codes of their own, such as CERT_HAS_EXPIRED
 * (https://nodejs.org/api/tls.html#x509-certificate-error-codes).
 */
const tlsCode = /CERT|^ERR_(?:SSL|TLS)|SIGNATURE|ISSUER|^EPROTO$|HOSTNAME|INVALID_(?:CA|PURPOSE)|PATH_LENGTH/

const reasonOf = (error: NodeJS.ErrnoException): Reason =>
  tlsCode.test(error.code ?? "") ? "tls_error" : "network_error"

const headerOf = (value: string | ReadonlyArray<string> | undefined): string | undefined =>
  typeof value === "string" ? value : value?.[0]

const decoder = new TextDecoder()

/** PostgreSQL's text cannot contain NUL. */
const textOf = (pieces: ReadonlyArray<Uint8Array>): string =>
  pieces.length === 0 ? "" : decoder.decode(Buffer.concat(pieces).subarray(0, mostBytes)).replaceAll("\0", "\uFFFD")

const startRequest = ({ headers, body, target: { addresses, url } }: OutgoingWebhook): http.ClientRequest => {
  const { request } = url.isSecure ? https : http
  return request(url.href, {
    method: "POST",
    agent: url.isSecure ? agents.https : agents.http,
    headers: { ...headers, "content-length": body.length },
    lookup: addresses === undefined ? systemLookup : lookupOf(addresses),
    maxHeaderSize: 16_384
  })
}

type Settle = (result: Effect.Effect<WebhookAnswer, WebhookUnanswered>) => void

const readAnswer = (response: http.IncomingMessage, settle: Settle): void => {
  const pieces: Array<Uint8Array> = []
  let bytes = 0
  const end = (): void =>
    settle(
      Effect.succeed({
        status: response.statusCode ?? 0,
        retryAfter: headerOf(response.headers["retry-after"]),
        body: textOf(pieces)
      })
    )
  const timer = setTimeout(end, bodyMilliseconds)
  response.on("data", (piece: Uint8Array) => {
    pieces.push(piece)
    if ((bytes += piece.length) >= mostBytes) end()
  })
  response.on("end", end)
  response.on("error", end)
  response.on("close", () => {
    clearTimeout(timer)
    end()
  })
}

/** Closes a connection that leads to another address, before anything is sent over it. */
const watchConnection = (
  sent: http.ClientRequest,
  { addresses, url }: CheckedTarget,
  { connected, refused }: { readonly connected: () => void; readonly refused: () => void }
): void => {
  sent.on("socket", (socket) => {
    socket.once("connect", () => {
      if (addresses !== undefined && !isExpected(socket, addresses)) refused()
      else if (!url.isSecure) connected()
    })
    socket.once("secureConnect", connected)
  })
}

const send = (webhook: OutgoingWebhook): Effect.Effect<WebhookAnswer, WebhookUnanswered> =>
  Effect.callback((resume) => {
    const sent = startRequest(webhook)
    const timers: Array<NodeJS.Timeout> = []
    const settle: Settle = (result) => {
      timers.forEach(clearTimeout)
      resume(result)
      sent.destroy()
    }
    const fail = (reason: Reason) => (): void => settle(Effect.fail(new WebhookUnanswered({ reason })))
    const connecting = setTimeout(fail("timeout"), connectMilliseconds)
    timers.push(connecting, setTimeout(fail("timeout"), webhook.withinMillis))
    watchConnection(sent, webhook.target, { connected: () => clearTimeout(connecting), refused: fail("dns_blocked") })
    sent.on("error", (error) => fail(reasonOf(error))())
    sent.on("close", fail("network_error"))
    sent.on("response", (response) => {
      timers.forEach(clearTimeout)
      readAnswer(response, settle)
    })
    sent.end(webhook.body)
    return Effect.sync(() => {
      timers.forEach(clearTimeout)
      sent.destroy()
    })
  })

/** Sends with Node's HTTP client. */
export const webhookSender = Layer.succeed(WebhookSender, { send })
