import { createServer } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { on, serve } from "../node/processes/serve.ts"
import { patience } from "../support/patience.ts"
import { startPrivateGitServer } from "../support/privateGitServer.ts"

interface Attribute {
  readonly key: string
  readonly value: unknown
}

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { readonly code: number }
  readonly attributes: ReadonlyArray<Attribute>
}

interface TraceData {
  readonly resourceSpans: ReadonlyArray<{ readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }> }>
}

/** A collector that keeps what it is sent: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const collector = Effect.acquireRelease(
  Effect.promise(async () => {
    const bodies: Array<string> = []
    const paths = new Set<string>()
    const server = createServer((request, response) => {
      let body = ""
      paths.add(`${request.method} ${request.url} ${request.headers["content-type"]}`)
      request.setEncoding("utf8").on("data", (text: string) => (body += text))
      request.on("end", () => {
        bodies.push(body)
        response.writeHead(200, { "content-type": "application/json" }).end("{}")
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const spans = (): ReadonlyArray<Span> =>
      bodies.flatMap((body) => {
        const { resourceSpans }: TraceData = JSON.parse(body)
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      })
    return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, server, bodies, paths, spans }
  }),
  ({ server }) =>
    Effect.sync(() => {
      server.closeAllConnections()
      server.close()
    })
)

const traceparent = (flags: string) => ({ traceparent: `00-${"ab".repeat(16)}-${"cd".repeat(8)}-${flags}` })

const spansAfter = (
  environment: Readonly<Record<string, string>>,
  asked: (url: string, key: string) => Promise<void>
) =>
  Effect.gen(function* () {
    const receiver = yield* collector
    const served = yield* serve({ ...on(yield* database.migrated), OTLP_URL: receiver.url, ...environment }, "start")
    const url = yield* Effect.promise(served.listening)
    yield* Effect.promise(() => asked(url, served.key()))
    served.child.kill("SIGTERM")
    expect(yield* Effect.promise(() => served.ended)).toEqual({ code: 0, signal: null })
    return { ...receiver, served }
  })

const SERVER = 2
const ERROR = 2

describe("traces", () => {
  it.live("have a span for each request, with its route's name and the id that the client was told", () =>
    Effect.gen(function* () {
      const ids: Record<string, string | null> = {}
      const { spans, bodies, paths, served } = yield* spansAfter({}, async (url, key) => {
        const ask = async (name: string, path: string, headers = {}) => {
          const response = await fetch(url + path, { headers: { authorization: `Bearer ${key}`, ...headers } })
          ids[name] = response.headers.get("x-trace-id")
        }
        await ask("scan", "/api/v1/cbom/scans/cbom_0123456789abcdef?secret=hidden-query", traceparent("01"))
        await ask("nothing", "/hidden-path", { "x-hidden": "hidden-header" })
        await ask("keys", "/api/v1/cbom/keys")
      })
      const requests = spans().filter(({ kind }) => kind === SERVER)
      expect(requests.map(({ name }) => name)).toEqual([
        "GET /api/v1/cbom/scans/:scan_id",
        "GET unmatched",
        "GET /api/v1/cbom/keys"
      ])
      expect(requests.map(({ traceId }) => `trc_${traceId}`)).toEqual([ids["scan"], ids["nothing"], ids["keys"]])
      expect(requests[0]?.traceId).not.toBe("ab".repeat(16))
      expect(requests[0]?.parentSpanId).toBeUndefined()
      expect(requests[0]?.attributes).toEqual([
        { key: "http.route", value: { stringValue: "/api/v1/cbom/scans/:scan_id" } },
        { key: "http.request.method", value: { stringValue: "GET" } },
        { key: "http.response.status_code", value: { intValue: 404 } }
      ])
      expect(requests.every(({ status }) => status.code !== ERROR)).toBe(true)
      const inner = spans().filter(({ parentSpanId }) => parentSpanId === requests[2]?.spanId)
      expect(inner.length).toBeGreaterThan(0)
      expect(inner.every(({ traceId }) => traceId === requests[2]?.traceId)).toBe(true)
      expect([...paths]).toEqual(["POST /v1/traces application/json"])
      const sent = bodies.join("\n")
      for (const hidden of ["hidden", "Bearer", served.key().slice(-32), "127.0.0.1:"])
        expect(sent).not.toContain(hidden)
      const line = served.log().find(({ trace_id }) => trace_id === ids["keys"])
      expect(line).toMatchObject({ route: "/api/v1/cbom/keys" })
    }).pipe(Effect.scoped)
  )

  it.live("hold nothing of a credential, of the request that brings it nor of the fetch that takes it", () =>
    Effect.gen(function* () {
      const git = yield* Effect.acquireRelease(Effect.promise(startPrivateGitServer), ({ stop }) =>
        Effect.promise(stop)
      )
      git.accounts.set("reader:a-token-of-a-reader", "acme")
      git.repository("acme/app", { "a.py": "import hashlib\nhashlib.md5(b'')\n" })
      const settings = { REPOSITORY_ALLOW_INSECURE: git.host, GIT_CA_FILE: git.caFile }
      const { bodies, spans } = yield* spansAfter(settings, async (url, key) => {
        const ask = async (path: string, body?: object) => {
          const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
          const request = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
          return (await fetch(`${url}/api/v1/cbom${path}`, request)).json() as Promise<Record<string, string>>
        }
        const credential = { name: "Reader", host: git.host, username: "reader", repositories: ["acme/app"] }
        await ask("/credentials", { ...credential, token: "a-token-of-a-reader" })
        const { id } = await ask("/scans", { repo_url: git.url("acme/app") })
        for (const pause = patience(); ; await pause()) {
          const { status } = await ask(`/scans/${id}`)
          if (status === "completed") return
          expect(status).not.toBe("failed")
        }
      })
      expect(git.logins).toContain("reader:a-token-of-a-reader")
      expect(spans().map(({ name }) => name)).toContain("POST /api/v1/cbom/credentials")
      const sent = bodies.join("\n")
      const encoded = Buffer.from("reader:a-token-of-a-reader").toString("base64")
      for (const hidden of ["a-token-of-a-reader", encoded]) expect(sent).not.toContain(hidden)
    }).pipe(Effect.scoped)
  )

  it.live("go on from a proxy that is trusted, when it says something that is a trace", () =>
    Effect.gen(function* () {
      const ids: Array<string | null> = []
      const { spans } = yield* spansAfter({ TRUSTED_PROXIES: "127.0.0.1" }, async (url) => {
        for (const headers of [
          traceparent("01"),
          { traceparent: `00-${"0".repeat(32)}-${"cd".repeat(8)}-01` },
          { traceparent: "nonsense" },
          traceparent("00")
        ]) {
          ids.push((await fetch(`${url}/api/v1/cbom/health`, { headers })).headers.get("x-trace-id"))
        }
      })
      const requests = spans().filter(({ kind }) => kind === SERVER)
      expect(ids[0]).toBe(`trc_${"ab".repeat(16)}`)
      expect(requests[0]).toMatchObject({ traceId: "ab".repeat(16), parentSpanId: "cd".repeat(8) })
      expect(requests.slice(1).map(({ traceId }) => `trc_${traceId}`)).toEqual(ids.slice(1, 3))
      expect(new Set(ids.slice(0, 3)).size).toBe(3)
      expect(ids[3]).toBe(`trc_${"ab".repeat(16)}`)
    }).pipe(Effect.scoped)
  )

  it.live("do not keep the service from working or ending when nobody takes them", () =>
    Effect.gen(function* () {
      const { bodies } = yield* spansAfter({ OTLP_URL: "http://127.0.0.1:9" }, async (url) => {
        expect((await fetch(`${url}/api/v1/cbom/health`)).status).toBe(200)
      })
      expect(bodies).toEqual([])
    }).pipe(Effect.scoped)
  )
})
