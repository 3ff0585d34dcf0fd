import { inspect } from "node:util"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Client, ClientError, makeClient } from "../../src/client.ts"
import { type Fault, faultyProxy, type FaultyProxy } from "./FaultyProxy.ts"
import { type ClientDatabase, makeClientDatabase } from "./clientDatabase.ts"
import { type Service, startService } from "./startService.ts"

const repository = { repo_url: "https://github.com/openssl/openssl" }

let database: ClientDatabase
let service: Service
let line: FaultyProxy
let client: Client
let impatient: Client

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database)
  line = await faultyProxy(service.url)
  client = makeClient({ baseUrl: line.url, apiKey: service.apiKey })
  impatient = makeClient({ baseUrl: line.url, apiKey: service.apiKey, timeoutMs: 1_500, retries: 1 })
})

afterEach(() => line.next())

afterAll(async () => {
  await line.stop()
  await service.stop()
  await database.drop()
})

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "accepted",
    (error: unknown) => error
  )

const busy = (headers: Readonly<Record<string, string>> = {}): Fault => ({ status: 503, headers })

describe("what may go better in a moment", () => {
  it.each<readonly [string, Fault]>([
    ["429 with Retry-After in seconds", { status: 429, headers: { "retry-after": "1" } }],
    ["503 with Retry-After as a date", busy({ "retry-after": new Date(Date.now() + 1_000).toUTCString() })],
    ["503 without", busy()],
    ["502 of a proxy, with a page", { status: 502, headers: { "content-type": "text/html" }, body: "<h1>Bad Gateway" }],
    ["504", { status: 504 }],
    ["a connection that breaks before the answer", "lose request"],
    ["an answer that breaks off", "cut answer"]
  ])("is tried again: %s", async (_, fault) => {
    line.next(fault)
    expect(await client.usage()).toMatchObject({ currency: "USD" })
    expect(line.seen.length).toBe(2)
  })

  it("is tried again after a time-out", async () => {
    line.next("wait")
    expect(await impatient.health()).toMatchObject({ status: "ok" })
  })

  it("is tried as often as was asked for, and then told", async () => {
    line.next(busy({ "x-trace-id": "trc_0" }), busy({ "x-trace-id": "trc_1" }), busy())
    expect(await failureOf(impatient.health())).toMatchObject({
      name: "RequestRefused",
      status: 503,
      code: "http_503",
      traceId: "trc_1",
      isRetryable: true
    })
    expect(line.seen.length).toBe(2)
  })

  it("is not tried again at all when that was asked for", async () => {
    line.next("lose request")
    const once = makeClient({ baseUrl: line.url, retries: 0 })
    expect(await failureOf(once.health())).toMatchObject({
      name: "ConnectionFailed",
      code: "connection_failed",
      status: undefined,
      isRetryable: true
    })
    expect(line.seen.length).toBe(1)
  })

  it("is told at once when it takes longer than anybody waits", async () => {
    const headers = { "retry-after": "86400", "content-type": "application/json" }
    const body = JSON.stringify({ detail: "Scan cap reached", code: "monthly_scan_cap_reached", trace_id: "trc_2" })
    line.next({ status: 429, headers, body })
    expect(await failureOf(client.submit(repository))).toMatchObject({
      status: 429,
      code: "monthly_scan_cap_reached",
      detail: "Scan cap reached",
      traceId: "trc_2",
      retryAfterSeconds: 86_400,
      isRetryable: true
    })
    expect(line.seen.length).toBe(1)
  })
})

describe("what will not go better", () => {
  it.each([400, 401, 403, 404, 405, 408, 409, 413, 422, 500])("is not tried again: %i", async (status) => {
    line.next({ status, headers: { "retry-after": "1" } })
    expect(await failureOf(client.usage())).toMatchObject({ status, code: `http_${status}` })
    expect(line.seen.length).toBe(1)
  })

  it("a redirect is not followed, so that the key goes nowhere else", async () => {
    line.next({ status: 308, headers: { location: `${service.url}/api/v1/cbom/usage` } })
    expect(await failureOf(client.usage())).toMatchObject({ name: "UnexpectedAnswer", status: 308, isRetryable: false })
    expect(line.seen.length).toBe(1)
  })

  it.each<readonly [string, Fault]>([
    ["no JSON", { status: 200, headers: { "content-type": "application/json" }, body: "<html>" }],
    ["another JSON", { status: 200, headers: { "content-type": "application/json" }, body: `{"status":"fine"}` }],
    ["no body", { status: 204 }]
  ])("an answer that is none of the contract: %s", async (_, fault) => {
    line.next(fault)
    expect(await failureOf(client.health())).toMatchObject({ name: "UnexpectedAnswer", isRetryable: false })
    expect(line.seen.length).toBe(1)
  })
})

describe("a request that has to be repeated", () => {
  it("submits once, though the first answer was lost", async () => {
    const before = (await client.usage()).all_time.scans_total
    line.next("lose answer")
    const created = await client.submit(repository)
    const [first, second] = line.seen
    expect(line.seen.length).toBe(2)
    expect(first?.headers["idempotency-key"]).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"])
    expect(second?.body).toBe(first?.body)
    expect((await client.usage()).all_time.scans_total).toBe(before + 1)
    expect((await client.getScan(created.id)).id).toBe(created.id)
  })

  it("makes one key, whose text is told though the first answer was lost", async () => {
    const before = (await client.listKeys()).length
    line.next("lose answer")
    const { api_key } = await client.createKey({ name: "lost and found" })
    expect((await client.listKeys()).length).toBe(before + 1)
    expect(await makeClient({ baseUrl: service.url, apiKey: api_key }).usage()).toMatchObject({ currency: "USD" })
  })

  it("waits for its own first try where that is still being answered", async () => {
    const body = JSON.stringify({ detail: "in progress", code: "idempotency_key_in_use", trace_id: "trc_3" })
    line.next({ status: 409, headers: { "retry-after": "1", "content-type": "application/json" }, body })
    expect(await client.submit(repository)).toMatchObject({ status: "queued" })
    expect(line.seen.length).toBe(2)
  })
})

describe("a call that is cancelled", () => {
  it("is never sent when it was cancelled before", async () => {
    line.next()
    const reason = new Error("not needed")
    expect(await failureOf(client.usage({ signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(line.seen.length).toBe(0)
  })

  it("ends while it waits for the answer, and for another try", async () => {
    for (const fault of ["wait", busy({ "retry-after": "30" })] as const) {
      line.next(fault)
      const cancelling = new AbortController()
      const failure = failureOf(client.usage({ signal: cancelling.signal }))
      await expect.poll(() => line.seen.length, { timeout: 60_000 }).toBe(1)
      cancelling.abort()
      expect(await failure).toMatchObject({ name: "AbortError" })
    }
  })

  it("ends with the reason of a time-out", async () => {
    line.next("wait")
    expect(await failureOf(client.health({ signal: AbortSignal.timeout(50) }))).toMatchObject({ name: "TimeoutError" })
  })
})

describe("a call without an answer", () => {
  it("ends after the time that was set", async () => {
    line.next("wait", "wait")
    expect(await failureOf(impatient.health())).toMatchObject({ name: "RequestTimedOut", code: "request_timeout" })
    expect(line.seen.length).toBe(2)
  })

  it("says that nobody listens, without a word of the request", async () => {
    const gone = await faultyProxy(service.url)
    await gone.stop()
    const nobody = makeClient({ baseUrl: gone.url, apiKey: service.apiKey, retries: 0 })
    const error = await failureOf(nobody.usage())
    expect(error).toMatchObject({ name: "ConnectionFailed", detail: expect.stringContaining("ECONNREFUSED") })
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(service.apiKey.slice(-20))
  })
})

describe("the key", () => {
  it("is taken out of what a proxy echoes", async () => {
    line.next({ status: 403, body: JSON.stringify({ detail: `no entry for ${service.apiKey}`, code: "denied" }) })
    const error = await failureOf(client.usage())
    expect(error).toMatchObject({ detail: "no entry for <redacted>", code: "denied" })
  })

  it("stands in no error of a fetch that shows what it was given", async () => {
    const telling: typeof fetch = (_, init) => {
      throw new TypeError(`cannot send ${JSON.stringify(init?.headers)}`, { cause: init })
    }
    const error = await failureOf(
      makeClient({ baseUrl: line.url, apiKey: service.apiKey, fetch: telling, retries: 0 }).usage()
    )
    expect(error).toBeInstanceOf(ClientError)
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(service.apiKey.slice(-20))
  })

  it("is sent where it is needed, and nowhere else", async () => {
    line.next()
    await client.usage()
    await client.health()
    expect(line.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${service.apiKey}`, undefined])
    expect(Object.keys(line.seen[1]?.headers ?? {})).not.toContain("traceparent")
  })
})
