import { request as requestPlain } from "node:http"
import { request as requestTls } from "node:https"
import { connect } from "node:tls"
import type { IncomingHttpHeaders } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database, temporaryFolder } from "../databases.ts"
import { makeCertificate } from "../node/processes/makeCertificate.ts"
import { on, serve } from "../node/processes/serve.ts"
import { freePort } from "../support/freePort.ts"

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ca?: string
}

/** Follows no redirects. */
const ask = (url: string, { ca, ...asked }: Asked = {}) =>
  Effect.promise(
    () =>
      new Promise<Answer>((resolve, reject) => {
        const request = url.startsWith("https:") ? requestTls(url, { ...asked, ca }) : requestPlain(url, asked)
        request.on("error", reject).on("response", (response) => {
          let body = ""
          response.setEncoding("utf8").on("data", (text: string) => (body += text))
          response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }))
        })
        request.end()
      })
  )

const protocolOf = (url: string, ca: string, version: "TLSv1.1" | "TLSv1.2" | "TLSv1.3") =>
  Effect.promise(
    () =>
      new Promise<string | null>((resolve) => {
        const { port } = new URL(url)
        const versions = { minVersion: version, maxVersion: version }
        const socket = connect({
          port: Number(port),
          host: "127.0.0.1",
          ca,
          ciphers: "DEFAULT@SECLEVEL=0",
          ...versions
        })
        socket.on("secureConnect", () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
        socket.on("error", () => resolve(null))
      })
  )

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const keysPath = "/api/v1/cbom/keys"

describe("a service with a certificate", () => {
  it.live("speaks TLS 1.2 and newer, says so to browsers, and sends plain requests there", () =>
    Effect.gen(function* () {
      const { cert, key, pem: ca } = makeCertificate(yield* temporaryFolder("ciphermap-tls-"), "one")
      const redirectPort = yield* Effect.promise(freePort)
      const served = yield* serve({
        ...on(yield* database.migrated),
        TLS_CERT: cert,
        TLS_KEY: key,
        HTTP_REDIRECT_PORT: String(redirectPort),
        PUBLIC_URL: "https://api.example.com"
      })
      const url = yield* Effect.promise(served.listening)
      expect(url).toMatch(/^https:\/\/127\.0\.0\.1:/)
      const health = yield* ask(`${url}/api/v1/cbom/health`, { ca })
      expect(health.status).toBe(200)
      expect(health.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains")
      expect(yield* protocolOf(url, ca, "TLSv1.1")).toBeNull()
      expect(yield* protocolOf(url, ca, "TLSv1.2")).toBe("TLSv1.2")
      expect(yield* protocolOf(url, ca, "TLSv1.3")).toBe("TLSv1.3")

      const plain = `http://127.0.0.1:${redirectPort}`
      for (const method of ["GET", "POST", "PUT", "HEAD"]) {
        const { status, headers } = yield* ask(`${plain}${keysPath}?a=b`, { method })
        expect({ status, location: headers.location }).toEqual({
          status: 308,
          location: `https://api.example.com${keysPath}?a=b`
        })
        expect(headers["strict-transport-security"]).toBeUndefined()
      }
      expect((yield* ask(`${plain}//evil.example/x`)).headers.location).toBe("https://api.example.com//evil.example/x")

      const wrong = `${served.key().slice(0, -1)}${served.key().endsWith("0") ? "1" : "0"}`
      for (const headers of [bearer(wrong), { authorization: "Basic dTpw" }, bearer("cbk_live_x")]) {
        expect((yield* ask(plain + keysPath, { headers })).status).toBe(308)
      }
      const listed = () => ask(url + keysPath, { ca, headers: bearer(served.key()) })
      expect(JSON.parse((yield* listed()).body).keys[0].exposed_at).toBeNull()
      const exposing = yield* ask(plain + keysPath, { method: "POST", headers: bearer(served.key()) })
      expect(exposing.status).toBe(308)
      const { keys } = JSON.parse((yield* listed()).body)
      expect(keys[0].exposed_at).toMatch(/^\d{4}-/)
      const line = yield* Effect.promise(() => served.logged(({ message }) => message === "key_exposed_plaintext"))
      expect(line).toMatchObject({
        level: "warn",
        key_lookup: keys[0].key_lookup,
        trace_id: exposing.headers["x-trace-id"]
      })
      expect(served.log().filter(({ message }) => message === "key_exposed_plaintext")).toHaveLength(1)
      expect(
        served
          .log()
          .map((each) => JSON.stringify(each))
          .join()
      ).not.toContain(served.key().slice(-32))

      served.child.kill("SIGTERM")
      expect(yield* Effect.promise(() => served.ended)).toEqual({ code: 0, signal: null })
      expect(served.stderr()).toBe("")
    }).pipe(Effect.scoped)
  )
})

describe("a service behind a proxy that is trusted", () => {
  it.live("sends on who came to the proxy without TLS, and believes nobody else", () =>
    Effect.gen(function* () {
      const served = yield* serve({
        ...on(yield* database.migrated),
        TRUSTED_PROXIES: "127.0.0.0/8",
        PUBLIC_URL: "http://api.example.com"
      })
      const url = yield* Effect.promise(served.listening)
      const forwarded = (proto: string, headers = {}) =>
        ask(url + keysPath, { method: "POST", headers: { "x-forwarded-proto": proto, ...headers } })
      const plain = yield* forwarded("http", bearer(served.key()))
      expect(plain.status).toBe(308)
      expect(plain.headers.location).toBe(`https://api.example.com${keysPath}`)
      yield* Effect.promise(() => served.logged(({ message }) => message === "key_exposed_plaintext"))
      const secure = yield* forwarded("https")
      expect(secure.status).toBe(401)
      expect(secure.headers["strict-transport-security"]).toMatch(/^max-age=63072000/)
      expect((yield* forwarded("https, http")).status).toBe(308)

      const open = yield* serve(on(yield* database.migrated))
      const direct = yield* Effect.promise(open.listening)
      const answer = yield* ask(`${direct}/api/v1/cbom/health`, { headers: { "x-forwarded-proto": "http" } })
      expect(answer.status).toBe(200)
      expect(answer.headers["strict-transport-security"]).toBeUndefined()
    }).pipe(Effect.scoped)
  )
})
