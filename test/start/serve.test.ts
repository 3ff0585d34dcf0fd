import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { asWitness, database, hasServer } from "../databases.ts"
import { openConnection } from "../node/processes/rawRequest.ts"
import { on, serve, type Served } from "../node/processes/serve.ts"
import { freePort } from "../support/freePort.ts"

const readyz = async (url: string) => {
  const response = await fetch(`${url}/readyz`)
  return { status: response.status, body: await response.json() }
}

describe("a service that runs", () => {
  const scope = Effect.runSync(Scope.make())
  const running: { served?: Served; url: string; metrics: string } = { url: "", metrics: "" }
  const output = () => `${running.served?.stdout()}${running.served?.stderr()}`
  beforeAll(async () => {
    const metricsPort = await freePort()
    const environment = Effect.map(database.empty, (empty) => ({
      ...on(empty),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: "debug"
    }))
    running.served = await Effect.runPromise(
      Scope.provide(scope)(Effect.flatMap(environment, (variables) => serve(variables)))
    )
    running.url = await running.served.listening()
    running.metrics = `http://127.0.0.1:${metricsPort}`
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const key = () => running.served?.key() ?? ""
  const metrics = async () => (await fetch(`${running.metrics}/metrics`)).text()

  it("lives and is ready, for anybody who asks", async () => {
    expect((await fetch(`${running.url}/livez`)).status).toBe(200)
    expect((await fetch(`${running.url}/livez`, { method: "HEAD" })).status).toBe(200)
    const checks = { database: "ok", migrations: "ok", serving: "ok" }
    expect(await readyz(running.url)).toEqual({ status: 200, body: { status: "ok", checks } })
    expect(await readyz(running.metrics)).toEqual({ status: 200, body: { status: "ok", checks } })
    expect((await fetch(`${running.url}/livez`, { method: "POST" })).status).toBe(404)
  })

  it("does not count probes as requests of an address", async () => {
    for (let round = 0; round < 100; round++) {
      const response = await fetch(`${running.url}/readyz`)
      expect(response.status).toBe(200)
      expect(response.headers.get("ratelimit-policy")).toBeNull()
      await response.arrayBuffer()
    }
  })

  it("counts requests by the pattern of their route", async () => {
    await fetch(`${running.url}/api/v1/cbom/scans/cbom_0123456789abcdef`, {
      headers: { authorization: `Bearer ${key()}` }
    })
    await fetch(`${running.url}/api/v1/cbom/scans/cbom_ffffffffffffffff`, {
      headers: { authorization: `Bearer ${key()}` }
    })
    await fetch(`${running.url}/no/such/place`)
    await running.served?.logged(({ route }) => route === "unmatched")
    const text = await metrics()
    const labels = `method="GET",route="/api/v1/cbom/scans/:scan_id",status="404"`
    expect(text).toContain(`ciphermap_http_requests_total{${labels}} 2\n`)
    expect(text).toContain(`ciphermap_http_request_duration_seconds_count{${labels}} 2\n`)
    expect(text).toContain(`ciphermap_http_request_duration_seconds_bucket{${labels},le="+Inf"} 2\n`)
    expect(text).toContain(`route="unmatched",status="404"} 1\n`)
    for (const name of ["cbom_0123456789abcdef", "/no/such/place", "tnt_", "cbk_"]) expect(text).not.toContain(name)
  })

  it("tells scans by status, requests in flight, the database and the process", async () => {
    const text = await metrics()
    for (const status of ["queued", "downloading", "scanning", "completed", "failed"]) {
      expect(text).toContain(`ciphermap_scans{status="${status}"} 0\n`)
    }
    expect(text).toMatch(/^ciphermap_http_requests_in_flight 0$/m)
    expect(text).toMatch(/^ciphermap_database_unavailable_total 0$/m)
    expect(text).toMatch(/^ciphermap_transactions_repeated_total 0$/m)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{7,}$/m)
    expect(text).toMatch(/^process_uptime_seconds \d+$/m)
  })

  it("counts a request that its client gave up as 499", async () => {
    const connection = await openConnection(running.url)
    connection.send(
      `POST /api/v1/cbom/scans HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key()}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`
    )
    await expect.poll(metrics, { timeout: 240_000 }).toMatch(/^ciphermap_http_requests_in_flight 1$/m)
    connection.socket.destroy()
    const line = await running.served?.logged(({ status }) => status === 499)
    expect(line).toMatchObject({ method: "POST", route: "/api/v1/cbom/scans" })
    expect(await metrics()).toMatch(/^ciphermap_http_requests_in_flight 0$/m)
  })

  it("shows metrics on their own port only, and nothing else there", async () => {
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${running.metrics}/api/v1/cbom/health`)).status).toBe(404)
    expect((await fetch(`${running.metrics}/metrics`, { method: "POST" })).status).toBe(405)
    expect((await fetch(`${running.metrics}/metrics`)).headers.get("content-type")).toMatch(
      /^text\/plain; version=0.0.4/
    )
  })

  it("logs a line for each request, with its trace and its tenant, and probes at debug", async () => {
    const response = await fetch(`${running.url}/api/v1/cbom/keys?marker=1`, {
      headers: { authorization: `Bearer ${key()}` }
    })
    const line = await running.served?.logged(({ trace_id }) => trace_id === response.headers.get("x-trace-id"))
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: "info",
      message: "request",
      trace_id: expect.stringMatching(/^trc_[0-9a-f]{32}$/),
      method: "GET",
      route: "/api/v1/cbom/keys",
      status: 200,
      ms: expect.any(Number),
      tenant: expect.stringMatching(/^tnt_/)
    })
    for (const path of ["/livez", "/readyz", "/api/v1/cbom/health"]) {
      await fetch(running.url + path)
      expect(await running.served?.logged(({ route }) => route === path)).toMatchObject({ level: "debug" })
    }
    expect(output()).not.toContain("marker")
  })

  it("logs no key, whatever is asked with it", async () => {
    const secret = key().slice(-32)
    const bearer = { authorization: `Bearer ${key()}` }
    const json = { ...bearer, "content-type": "application/json" }
    await fetch(`${running.url}/api/v1/cbom/scans/${key()}?key=${key()}`, { headers: { ...bearer, "x-key": key() } })
    await fetch(`${running.url}/api/v1/cbom/${key()}`, { headers: bearer })
    await fetch(`${running.url}/api/v1/cbom/scans`, { method: "POST", headers: json, body: `{"repo_url":"${key()}"` })
    const made = await fetch(`${running.url}/api/v1/cbom/keys`, {
      method: "POST",
      headers: { ...json, "idempotency-key": key() },
      body: JSON.stringify({ name: "another", env: "test" })
    })
    const { api_key: another } = (await made.json()) as { readonly api_key: string }
    await running.served?.logged(({ trace_id }) => trace_id === made.headers.get("x-trace-id"))
    const printed = output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .join("\n")
    expect(another).toMatch(/^cbk_test_/)
    expect(printed).not.toContain(secret)
    expect(output()).not.toContain(another.slice(-32))
  })

  it("refuses a doubled Authorization header", async () => {
    const connection = await openConnection(running.url)
    const header = `Authorization: Bearer ${key()}\r\n`
    connection.send(`GET /api/v1/cbom/keys HTTP/1.1\r\nHost: x\r\n${header}${header}Connection: close\r\n\r\n`)
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1.1 401 /)
    expect(connection.received()).toContain(`"code":"malformed_authorization"`)
  })

  it("refuses a flood of headers", async () => {
    const connection = await openConnection(running.url)
    connection.send(`GET /livez HTTP/1.1\r\nHost: x\r\nX-Flood: ${"x".repeat(17_000)}\r\n\r\n`)
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1.1 431 /)
    expect((await fetch(`${running.url}/livez`)).status).toBe(200)
  })

  it("writes nothing on standard error, and beside the log only what the first start prints", () => {
    expect(running.served?.stderr()).toBe("")
    const others = running.served
      ?.stdout()
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("{"))
    expect(others?.map((line) => line.trim().split(" ", 2).join(" "))).toEqual([
      "Admin token",
      "Sandbox tenant",
      "Console, to",
      "Landing page:",
      "Submit a",
      "curl -X",
      "Then poll",
      expect.stringMatching(/^curl http:/)
    ])
  })
})

describe("how much is logged", () => {
  it.live("is as the configuration says", () =>
    Effect.gen(function* () {
      const quiet = yield* serve({
        ...on(yield* database.migrated),
        LOG_LEVEL: "none",
        PORT: String(yield* Effect.promise(freePort))
      })
      const pretty = yield* serve({ ...on(yield* database.migrated), LOG_FORMAT: "pretty" })
      yield* Effect.promise(() => expect.poll(pretty.stdout, { timeout: 240_000 }).toContain("serves=api"))
      expect(pretty.stdout()).toMatch(
        /^\S+Z INFO {2}listening url=http:\/\/127\.0\.0\.1:\d+ serves=api console=\S+\/console landing=\S+\/$/m
      )
      yield* Effect.promise(() => expect.poll(quiet.stdout, { timeout: 240_000 }).toContain("Then poll it"))
      expect(quiet.stdout()).not.toContain("listening")
    }).pipe(Effect.scoped)
  )
})

describe.runIf(hasServer)("readiness on PostgreSQL", () => {
  it.live("says which check fails, and goes on once it does not", () =>
    Effect.gen(function* () {
      const { dataDirectory, databaseUrl } = yield* database.migrated
      if (databaseUrl === undefined) return yield* Effect.die("no address")
      const metricsPort = yield* Effect.promise(freePort)
      const served = yield* serve({ ...on({ databaseUrl, dataDirectory }), METRICS_PORT: String(metricsPort) })
      const url = yield* Effect.promise(served.listening)
      const is = (status: number, checks: object) =>
        Effect.promise(() =>
          expect.poll(() => readyz(url), { timeout: 240_000 }).toMatchObject({ status, body: { checks } })
        )
      yield* is(200, { database: "ok", migrations: "ok" })
      const rows = yield* asWitness(
        databaseUrl,
        (sql) =>
          sql`delete from ciphermap_migrations where migration_id = (select max(migration_id) from ciphermap_migrations) returning *`
      )
      yield* is(503, { database: "ok", migrations: "failed", serving: "ok" })
      yield* asWitness(databaseUrl, (sql) => sql`insert into ciphermap_migrations ${sql(rows)}`)
      yield* is(200, { database: "ok", migrations: "ok" })

      const server = new URL(Redacted.value(databaseUrl))
      const name = server.pathname.slice(1)
      server.pathname = "/postgres"
      const asAdmin = (...statements: ReadonlyArray<string>) =>
        asWitness(Redacted.make(server.href), async (sql) => {
          for (const statement of statements) await sql.unsafe(statement)
        })
      yield* asAdmin(
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
        `alter database ${name} rename to ${name}_away`
      )
      yield* is(503, { database: "failed", migrations: "unknown", serving: "ok" })
      expect((yield* Effect.promise(() => fetch(`${url}/livez`))).status).toBe(200)
      const headers = { authorization: `Bearer ${served.key()}` }
      expect((yield* Effect.promise(() => fetch(`${url}/api/v1/cbom/keys`, { headers }))).status).toBe(503)
      const metrics = yield* Effect.promise(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      expect(metrics).toMatch(/^ciphermap_database_unavailable_total [1-9]/m)
      expect(metrics).toContain(`route="/api/v1/cbom/keys",status="503"} 1\n`)
      yield* asAdmin(`alter database ${name}_away rename to ${name}`, `alter database ${name} allow_connections true`)
      yield* is(200, { database: "ok", migrations: "ok", serving: "ok" })
      expect(served.stderr()).toBe("")
    }).pipe(Effect.scoped)
  )
})
