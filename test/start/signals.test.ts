import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { openConnection } from "../node/processes/rawRequest.ts"
import { on, serve } from "../node/processes/serve.ts"
import { freePort } from "../support/freePort.ts"
import { isLong } from "../support/isLong.ts"

const body = JSON.stringify({ name: "made while it ends", env: "test" })

const slowRequest = (key: string) =>
  `POST /api/v1/cbom/keys HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

const quickRequest = "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"

/** A service with a request that it has begun to serve, whose body has not come. */
const busyService = Effect.gen(function* () {
  const metricsPort = yield* Effect.promise(freePort)
  const served = yield* serve({ ...on(yield* database.migrated), METRICS_PORT: String(metricsPort) })
  const url = yield* Effect.promise(served.listening)
  const metrics = `http://127.0.0.1:${metricsPort}`
  const slow = yield* Effect.promise(() => openConnection(url))
  slow.send(slowRequest(served.key()))
  yield* Effect.promise(() =>
    expect
      .poll(async () => (await fetch(`${metrics}/metrics`)).text(), { timeout: 240_000 })
      .toContain("ciphermap_http_requests_in_flight 1\n")
  )
  return { served, url, metrics, slow }
})

const refused = (url: string) =>
  openConnection(url).then(
    () => "connected",
    (error: { readonly code?: string }) => error.code
  )

describe("a service that is told to end", () => {
  it.live.each(isLong ? (["SIGTERM", "SIGINT"] as const) : (["SIGTERM"] as const))(
    "finishes what runs, waits for no connection without a request, takes nothing more and exits with 0 (%s)",
    (signal) =>
      Effect.gen(function* () {
        const { served, url, metrics, slow } = yield* busyService
        yield* Effect.promise(async () => {
          const idle = await openConnection(url)
          const silent = await openConnection(url)
          const halting = await openConnection(url)
          halting.send("GET /livez HTTP/1.1\r\nHost:")
          idle.send(quickRequest)
          await idle.until(`{"status":"ok"}`)
          served.child.kill(signal)
          await idle.closed
          await expect.poll(() => refused(url), { timeout: 240_000 }).toBe("ECONNREFUSED")
          const readyz = await fetch(`${metrics}/readyz`)
          expect(readyz.status).toBe(503)
          expect(await readyz.json()).toMatchObject({ status: "unavailable", checks: { serving: "draining" } })
          expect(slow.received()).toBe("")

          slow.send(body)
          const answer = await slow.until(`"api_key"`)
          expect(answer).toMatch(/^HTTP\/1.1 200 /)
          expect(answer).toMatch(/^connection: close\r$/im)
          await slow.closed
          expect(await served.ended).toEqual({ code: 0, signal: null })
          await Promise.all([silent.closed, halting.closed])
          expect(served.log().findLast(({ message }) => message === "drained")).toMatchObject({ requests: 0 })
          expect(served.stderr()).toBe("")
          const told = served.log().map(({ message }) => message)
          expect(told.slice(-3)).toEqual(["draining", "request", "drained"])
        })
      }).pipe(Effect.scoped)
  )

  it.live("gives up a request that takes longer than ten seconds", () =>
    Effect.gen(function* () {
      const { served, slow } = yield* busyService
      yield* Effect.promise(async () => {
        served.child.kill("SIGINT")
        await slow.closed
        expect(await served.ended).toEqual({ code: 0, signal: null })
        expect(served.stderr()).toBe("")
        expect(served.log().find(({ status }) => status === 503)).toMatchObject({ route: "/api/v1/cbom/keys" })
      })
    }).pipe(Effect.scoped)
  )

  it.live("ends at once at the second signal", () =>
    Effect.gen(function* () {
      const { served, slow } = yield* busyService
      yield* Effect.promise(async () => {
        served.child.kill("SIGTERM")
        await served.logged(({ message }) => message === "draining")
        served.child.kill("SIGTERM")
        expect(await served.ended).toEqual({ code: 143, signal: null })
        await slow.closed
        expect(served.log().some(({ message }) => message === "drained")).toBe(false)
      })
    }).pipe(Effect.scoped)
  )
})
