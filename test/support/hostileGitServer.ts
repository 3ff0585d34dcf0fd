import { Buffer } from "node:buffer"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { deflateSync } from "node:zlib"

interface Fault {
  /** Which requests it befalls; the others pass to a real git server. */
  readonly at: "every request" | "the list" | "the pack"
  readonly answer: (response: ServerResponse, asked: Asked) => void
}

interface Asked {
  readonly url: string
  /** A server that must never be asked. */
  readonly internal: string
  /** What the real server answers. */
  readonly genuine: () => Promise<{ readonly type: string; readonly bytes: Buffer }>
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, { "content-type": "text/plain", ...headers }).end("An answer of the host.\n")
  }

const redirect =
  (code: number) =>
  (response: ServerResponse, { url, internal }: Asked): void => {
    response.writeHead(code, { location: `http://${internal}${url}` }).end()
  }

/** A line of git's protocol: its length in four hexadecimal digits, then its bytes (gitprotocol-common(5)). */
const packet = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes])

const inPackets = (bytes: Buffer): Buffer => {
  const pieces = []
  for (let at = 0; at < bytes.length; at += 60_000)
    pieces.push(packet(Buffer.concat([Buffer.from([1]), bytes.subarray(at, at + 60_000)])))
  return Buffer.concat(pieces)
}

/** A blob as it stands in a pack: type 3 and the size, seven bits at a time (gitformat-pack(5)). */
const packedBlob = (content: Buffer): Buffer => {
  const head = [(3 << 4) | (content.length & 15)]
  for (let left = content.length >> 4; left > 0; left >>= 7) {
    head[head.length - 1]! |= 128
    head.push(left & 127)
  }
  return Buffer.concat([Buffer.from(head), deflateSync(content, { level: 0 })])
}

const packHead = (objects: number): Buffer => {
  const head = Buffer.from("PACK\0\0\0\x02\0\0\0\0", "latin1")
  head.writeUInt32BE(objects, 8)
  return head
}

const resultType = { "content-type": "application/x-git-upload-pack-result" }

const beginPack = (response: ServerResponse, objects: number): ServerResponse => {
  response.writeHead(200, resultType)
  response.write(packet(Buffer.from("packfile\n")))
  response.write(inPackets(packHead(objects)))
  return response
}

const endlessly = (response: ServerResponse, next: () => Buffer, milliseconds: number): void => {
  const send = (): void => {
    if (response.destroyed) return
    if (response.write(next())) setTimeout(send, milliseconds)
    else response.once("drain", send)
  }
  send()
}

const endlessPack = (response: ServerResponse): void => {
  beginPack(response, 1_000_000)
  endlessly(response, () => inPackets(packedBlob(randomBytes(500_000))), 1)
}

const endlessList = (response: ServerResponse): void => {
  response.writeHead(200, resultType)
  const line = packet(Buffer.from(`${"1".repeat(40)} HEAD\n`))
  endlessly(response, () => Buffer.concat(Array.from({ length: 1_000 }, () => line)), 1)
}

const slowly = (response: ServerResponse): void => {
  beginPack(response, 1_000)
  response.write("ea60\u0001")
  endlessly(response, () => Buffer.from("0"), 1_000)
}

const tampered =
  (tamper: (bytes: Buffer, response: ServerResponse) => void) =>
  (response: ServerResponse, { genuine }: Asked): void => {
    void genuine().then(({ type, bytes }) => {
      response.writeHead(200, { "content-type": type })
      tamper(bytes, response)
    })
  }

const withoutEnd = tampered((bytes, response) => response.end(bytes.subarray(0, bytes.length / 2)))
const reset = tampered((bytes, response) =>
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.resetAndDestroy())
)

const otherByte = tampered((bytes, response) => {
  const at = bytes.length - 200
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
  response.end(bytes)
})

/** What a host, or one that took its name, may do to those who ask it. */
export const faults = {
  "a redirect": { at: "every request", answer: redirect(302) },
  "a permanent redirect": { at: "every request", answer: redirect(308) },
  "a redirect of the pack": { at: "the pack", answer: redirect(307) },
  "not found": { at: "every request", answer: status(404) },
  gone: { at: "every request", answer: status(410) },
  "a login": { at: "every request", answer: status(401, { "www-authenticate": 'Basic realm="host"' }) },
  "a refusal": { at: "every request", answer: status(403) },
  "a refusal for a while": { at: "every request", answer: status(403, { "retry-after": "36" }) },
  "too many requests": { at: "every request", answer: status(429, { "retry-after": "37" }) },
  "too many requests for the pack": { at: "the pack", answer: status(429, { "retry-after": "38" }) },
  "a pause": { at: "every request", answer: status(503, { "retry-after": "39" }) },
  "a pause until a date": {
    at: "every request",
    answer: status(503, { "retry-after": new Date(Date.now() + 60_000).toUTCString() })
  },
  "an error": { at: "every request", answer: status(500) },
  "a web page": {
    at: "every request",
    answer: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>")
  },
  "a web page for the pack": {
    at: "the pack",
    answer: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>")
  },
  "a list of nothing git knows": {
    at: "every request",
    answer: (response) =>
      response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" }).end("nonsense")
  },
  "a list without end": { at: "the list", answer: endlessList },
  silence: { at: "every request", answer: () => undefined },
  "silence for the pack": { at: "the pack", answer: () => undefined },
  "one byte a second": { at: "the pack", answer: slowly },
  "a pack without end": { at: "the pack", answer: endlessPack },
  "a pack of more objects than memory holds": {
    at: "the pack",
    answer: (response) => beginPack(response, 0x7fff_fffe).end()
  },
  "half a pack": { at: "the pack", answer: withoutEnd },
  "a reset within the pack": { at: "the pack", answer: reset },
  "another byte in the pack": { at: "the pack", answer: otherByte }
} satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof faults

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray())

const forward = async (
  asked: IncomingMessage,
  body: Buffer,
  host: string
): Promise<readonly [IncomingMessage, Buffer]> => {
  const forwarded = request(new URL(asked.url ?? "/", `http://${host}`), {
    method: asked.method,
    headers: asked.headers
  })
  forwarded.end(body)
  const [answer]: [IncomingMessage] = (await once(forwarded, "response")) as [IncomingMessage]
  return [answer, await bodyOf(answer)]
}

export interface HostileGitServer {
  /** `127.0.0.1:port` */
  readonly host: string
  readonly requests: ReadonlyArray<string>
  /** The requests to the server that must never be asked. */
  readonly internalRequests: ReadonlyArray<string>
  /** What it does from now on. */
  readonly commit: (fault: FaultName) => void
  /** Ends all connections. */
  readonly drop: () => void
  readonly stop: () => Promise<void>
}

const listening = async (server: ReturnType<typeof createServer>): Promise<string> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Stands before a real git server, which has the repositories, and spoils its answers. */
export const startHostileGitServer = async (real: string): Promise<HostileGitServer> => {
  const requests: Array<string> = []
  const internalRequests: Array<string> = []
  let fault: Fault = faults.silence
  const internalServer = createServer((asked, response) => {
    internalRequests.push(`${asked.method} ${asked.url}`)
    response.end("secret")
  })
  const internal = await listening(internalServer)
  const server = createServer((asked, response) => {
    requests.push(`${asked.method} ${asked.url}`)
    void (async () => {
      const body = await bodyOf(asked)
      const step = body.includes("command=fetch")
        ? "the pack"
        : body.includes("command=ls-refs")
          ? "the list"
          : "the start"
      const genuine = async () => {
        const [answer, bytes] = await forward(asked, body, real)
        return { type: String(answer.headers["content-type"]), bytes }
      }
      if (fault.at === "every request" || fault.at === step)
        return fault.answer(response, { url: asked.url ?? "", internal, genuine })
      const [answer, bytes] = await forward(asked, body, real)
      response.writeHead(answer.statusCode ?? 500, { "content-type": answer.headers["content-type"] ?? "" }).end(bytes)
    })().catch(() => response.destroy())
  })
  const host = await listening(server)
  return {
    host,
    requests,
    internalRequests,
    commit: (name) => {
      fault = faults[name]
    },
    drop: () => server.closeAllConnections(),
    stop: async () => {
      for (const one of [server, internalServer]) one.closeAllConnections()
      await Promise.all([server, internalServer].map((one) => new Promise((resolve) => one.close(resolve))))
    }
  }
}
