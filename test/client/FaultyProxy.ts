import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What becomes of a request: answered here; lost before or after the service has acted; cut short; or left waiting. */
export type Fault = Answer | "lose request" | "lose answer" | "cut answer" | "wait"

export interface FaultyProxy {
  readonly url: string
  readonly seen: ReadonlyArray<Seen>
  /** The next requests get these, in this order; those after them pass. */
  readonly next: (...faults: ReadonlyArray<Fault>) => void
  /** Where requests go from now on. */
  readonly leadTo: (url: string) => void
  readonly stop: () => Promise<void>
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray())

/** A line to the service that fails as it is told to. */
export const faultyProxy = async (target: string): Promise<FaultyProxy> => {
  const faults: Array<Fault> = []
  const seen: Array<Seen> = []
  let upstream = target

  const forward = async (asked: IncomingMessage, body: Buffer, response: ServerResponse, fault?: Fault) => {
    const { method, headers } = asked
    const forwarded = request(new URL(asked.url ?? "/", upstream), { method, headers }).end(body)
    const [answer]: [IncomingMessage] = (await once(forwarded, "response")) as [IncomingMessage]
    const bytes = await bodyOf(answer)
    if (fault === "lose answer") return response.destroy()
    response.writeHead(answer.statusCode ?? 0, { ...answer.headers, "content-length": bytes.length })
    if (fault !== "cut answer") return response.end(bytes)
    return response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  const server = createServer((asked, response) => {
    void (async () => {
      const fault = faults.shift()
      const body = await bodyOf(asked)
      seen.push({ method: asked.method ?? "", path: asked.url ?? "", headers: asked.headers, body: body.toString() })
      if (fault === "wait") return
      if (fault === "lose request") response.destroy()
      else if (typeof fault === "object") response.writeHead(fault.status, { ...fault.headers }).end(fault.body)
      else await forward(asked, body, response, fault)
    })().catch(() => response.destroy())
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address === null || typeof address === "string" ? "" : address.port}`,
    seen,
    next: (...more) => {
      seen.length = 0
      faults.splice(0, faults.length, ...more)
    },
    leadTo: (url) => {
      upstream = url
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
