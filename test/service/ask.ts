import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from "node:http"
import { gunzipSync } from "node:zlib"

export interface Asked {
  readonly method?: string
  /** Bearer token. */
  readonly key?: string | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly raw?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string | ReadonlyArray<string>>>
}

/** What came over the wire, nothing of it followed or decoded. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly bytes: Buffer
  readonly text: string
  /** The body as JSON; fails for another one. */
  readonly json: any // oxlint-disable-line typescript/no-explicit-any -- tests look into bodies of every shape
}

const agents = new Map<string, Agent>()

/** Connections of one service are kept, as clients do; a service that was killed leaves none to others. */
const agentOf = (url: string): Agent => {
  const known = agents.get(url) ?? new Agent({ keepAlive: true, maxSockets: 200 })
  agents.set(url, known)
  return known
}

/** Ends the connections to a service. */
export const hangUp = (url: string): void => {
  agents.get(url)?.destroy()
  agents.delete(url)
}

const bodyOf = ({ body, raw }: Asked): string | Uint8Array | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body))

const headersOf = (asked: Asked, body: string | Uint8Array | undefined) => ({
  ...(asked.body !== undefined && { "content-type": "application/json" }),
  ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
  ...(asked.key !== undefined && { authorization: `Bearer ${asked.key}` }),
  ...asked.headers
})

const joined = (headers: IncomingHttpHeaders): Answer["headers"] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]))

const answerOf = (status: number, headers: Answer["headers"], bytes: Buffer): Answer => ({
  status,
  headers,
  bytes,
  get text() {
    return (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8")
  },
  get json(): unknown {
    return JSON.parse(this.text)
  }
})

const isRepeatable = (method: string): boolean => method === "GET" || method === "HEAD"

/** A service may close an idle connection in the moment in which it is used again: https://nodejs.org/api/http.html#requestreusedsocket */
export const wasIdleTooLong = (sent: ClientRequest, cause: unknown): boolean =>
  sent.reusedSocket && (cause as { readonly code?: string }).code === "ECONNRESET"

/** Sends one request; fails when the connection does. What must not be sent twice has a connection of its own. */
export const ask = (url: string, path: string, asked: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = bodyOf(asked)
    const method = asked.method ?? (body === undefined ? "GET" : "POST")
    const agent = isRepeatable(method) ? agentOf(url) : false
    const sent = request(`${url}${path}`, { method, headers: headersOf(asked, body), agent })
    sent.on("error", (cause) => {
      if (isRepeatable(method) && wasIdleTooLong(sent, cause)) resolve(ask(url, path, asked))
      else reject(cause)
    })
    sent.on("response", (response) => {
      const pieces: Array<Buffer> = []
      response.on("data", (piece: Buffer) => pieces.push(piece))
      response.on("error", reject)
      response.on("end", () => {
        if (response.complete)
          resolve(answerOf(response.statusCode ?? 0, joined(response.headers), Buffer.concat(pieces)))
        else reject(new Error("the answer broke off"))
      })
    })
    sent.end(body)
  })
