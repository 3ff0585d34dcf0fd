import type { RequestListener } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { nodeServer } from "../../src/node/nodeServer.ts"
import { answersTo, listening } from "./listening.ts"

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

const last = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

const received = (sent: string, listener: RequestListener) =>
  answersTo(nodeServer(undefined).on("request", listener), sent)

describe("answers of one turn of the event loop", () => {
  it.live("come in the order of their requests", () =>
    Effect.gen(function* () {
      const answers = yield* received(`${request("/one")}${request("/two")}${last("/three")}`, ({ url }, response) =>
        response.end(`it is ${url}`)
      )
      expect(answers.match(/it is \/[a-z]+/g)).toEqual(["it is /one", "it is /two", "it is /three"])
      expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
    })
  )

  it.live("come as texts, as bytes, in pieces and empty", () =>
    Effect.gen(function* () {
      const answers = yield* received(
        `${request("/text")}${request("/bytes")}${request("/pieces")}${last("/empty")}`,
        ({ url }, response) => {
          if (url === "/text") response.end("é☃")
          else if (url === "/bytes") response.end(Buffer.from("bytes"))
          else if (url === "/pieces") {
            response.write("a piece, ")
            response.end("and another")
          } else response.writeHead(204).end()
        }
      )
      expect(answers).toMatch(/é☃[\s\S]*bytes[\s\S]*a piece, [\s\S]*and another[\s\S]*HTTP\/1\.1 204 /)
    })
  )

  it.live("that are not as long as they said end their connection and nothing else", () =>
    Effect.gen(function* () {
      const listener: RequestListener = (_request, response) => {
        response.strictContentLength = true
        response.writeHead(200, { "content-length": "3" }).end("four")
      }
      expect(yield* received(request("/"), listener)).not.toContain("four")
      expect(yield* received(last("/"), (_request, response) => response.end("still here"))).toContain("still here")
    })
  )

  it.live("to a client that has gone are dropped", () =>
    Effect.gen(function* () {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      const url = yield* listening(
        nodeServer(undefined).on("request", (asked, response) => {
          response.on("close", resolve)
          asked.socket.destroy()
          response.end("too late")
        })
      )
      expect(yield* Effect.promise(() => fetch(url).then(String, () => "gone"))).toBe("gone")
      yield* Effect.promise(() => closed)
    }).pipe(Effect.scoped)
  )
})
