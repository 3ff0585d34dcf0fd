import { type Agent, request, type IncomingHttpHeaders } from "node:http"
import { wasIdleTooLong } from "../ask.ts"

/** A request as it goes over the wire: nothing of its path is put right. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string>>>
  readonly body?: string | Uint8Array | undefined
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export const send = (url: string, agent: Agent, { body, headers, method, path }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const sent = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } })
    sent.on("error", (cause) => {
      if (wasIdleTooLong(sent, cause)) resolve(send(url, agent, { body, headers, method, path }))
      else reject(cause)
    })
    sent.on("response", (response) => {
      const pieces: Array<Buffer> = []
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).toString("utf8")
        })
      response.on("data", (piece: Buffer) => pieces.push(piece))
      response.on("error", reject)
      // Of a stream that goes on, what came first is enough.
      if (response.headers["content-type"] === "text/event-stream" && method !== "HEAD") {
        response.once("data", () => {
          done()
          sent.destroy()
        })
      }
      response.on("end", done)
    })
    sent.end(body)
  })
