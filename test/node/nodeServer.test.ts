import { connect } from "node:net"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { nodeServer, type ServerLimits } from "../../src/node/nodeServer.ts"
import { answersTo, listening } from "./listening.ts"

const small: ServerLimits = {
  headersTimeout: 200,
  requestTimeout: 400,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 1_024,
  stalledTimeout: 2_000
}

/** For requests that are not to meet the limits of time, however busy the machine is. */
const patient: ServerLimits = { ...small, headersTimeout: 120_000, requestTimeout: 240_000 }

const answering = (limits: ServerLimits) =>
  nodeServer(undefined, limits).on("request", (request, response) => {
    let size = 0
    request.on("data", (bytes: Uint8Array) => (size += bytes.length))
    request.on("end", () => response.end(`${size} ${request.headers.authorization}`))
  })

const answerTo = (sent: string, limits = small) => answersTo(answering(limits), sent)

const head = "POST / HTTP/1.1\r\nHost: x\r\n"

describe("a client that takes too much of a server is cut off", () => {
  it.live("headers that never end", () =>
    Effect.gen(function* () {
      expect(yield* answerTo(`${head}X-Slow: `)).toMatch(/^HTTP\/1.1 408 /)
    })
  )
  it.live("a body that never ends", () =>
    Effect.gen(function* () {
      expect(yield* answerTo(`${head}Content-Length: 10\r\n\r\n12345`)).toMatch(/^HTTP\/1.1 408 /)
    })
  )
  it.live("nothing at all", () =>
    Effect.gen(function* () {
      expect(yield* answerTo("")).toMatch(/^(?:HTTP\/1.1 408 |$)/)
    })
  )
  it.live("headers that are too long", () =>
    Effect.gen(function* () {
      expect(yield* answerTo(`${head}X-Long: ${"x".repeat(1_100)}\r\n\r\n`, patient)).toMatch(/^HTTP\/1.1 431 /)
    })
  )
  it.live("an answer that nobody takes", () =>
    Effect.gen(function* () {
      const cut = Promise.withResolvers<void>()
      const server = nodeServer(undefined, small).on("request", (_request, response) => {
        response.on("close", cut.resolve)
        const more = (): void => {
          while (response.write(Buffer.alloc(65_536)));
          response.once("drain", more)
        }
        more()
      })
      const { hostname, port } = new URL(yield* listening(server))
      yield* Effect.promise(async () => {
        const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))
        socket.on("error", () => {}).pause()
        await cut.promise
        socket.destroy()
      })
    })
  )
  it.live("a connection that has become idle", () =>
    Effect.gen(function* () {
      expect(yield* answerTo(`${head}Content-Length: 5\r\n\r\n12345`, patient)).toMatch(
        /^HTTP\/1.1 200 OK[^]*\r\n\r\n5 undefined$/
      )
    })
  )
})

describe("what cannot be read is refused as anything else is", () => {
  const refusals = [
    ["no HTTP", "nonsense\r\n\r\n", 400, "bad_request"],
    ["headers that are too long", `${head}X-Long: ${"x".repeat(1_100)}\r\n\r\n`, 431, "headers_too_large"],
    ["a body of two lengths", `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, "bad_request"]
  ] as const
  it.live.each(refusals)("%s", ([, sent, status, code]) =>
    Effect.gen(function* () {
      const [top = "", body = ""] = (yield* answerTo(sent, patient)).split("\r\n\r\n")
      expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      const trace = /^X-Trace-Id: (trc_[0-9a-f]{32})$/im.exec(top)?.[1]
      expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code, trace_id: trace })
    })
  )
})

describe("a server", () => {
  it.live("shows both of two headers that must be one", () =>
    Effect.gen(function* () {
      const twice = "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n"
      expect(yield* answerTo(`${head}${twice}Content-Length: 0\r\n\r\n`, patient)).toContain(
        "\r\n\r\n0 Bearer a, Bearer b"
      )
    })
  )

  it.live("asks to come again while nothing serves yet", () =>
    Effect.gen(function* () {
      const server = nodeServer(undefined)
      const url = yield* listening(server)
      const early = yield* Effect.promise(() => fetch(url))
      expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"])
      server.on("request", (_request, response) => response.end("now"))
      expect(yield* Effect.promise(async () => (await fetch(url)).text())).toBe("now")
    }).pipe(Effect.scoped)
  )
})
