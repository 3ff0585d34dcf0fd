import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeClient, PartnerClient } from "../../src/client.ts"
import { type ClientDatabase, makeClientDatabase } from "./clientDatabase.ts"
import { type Service, startService } from "./startService.ts"

let database: ClientDatabase
let service: Service

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database, { RATE_LIMIT_REQUESTS_PER_MINUTE: "60", RATE_LIMIT_BURST: "8" })
})

afterAll(async () => {
  await service.stop()
  await database.drop()
})

const run = <A, E>(work: Effect.Effect<A, E, PartnerClient>, apiKey: string | undefined = service.apiKey) =>
  Effect.runPromise(
    work.pipe(
      Effect.provide(
        PartnerClient.layer({
          baseUrl: service.url,
          apiKey: apiKey === "" ? undefined : Redacted.make(apiKey)
        }).pipe(Layer.provide(FetchHttpClient.layer))
      )
    )
  )

describe("the client for Effect", () => {
  it("submits and reads with the key that its layer was given", async () => {
    const work = Effect.gen(function* () {
      const { scans } = yield* PartnerClient
      const { id } = yield* scans.submit({ headers: {}, payload: { repo_url: "https://github.com/openssl/openssl" } })
      const scan = yield* scans.get({ params: { scan_id: id }, query: { include_bom: false } })
      return [id, scan.id]
    })
    const [submitted, read] = await run(work)
    expect(read).toBe(submitted)
  })

  it("has the refusals of the contract as typed errors", async () => {
    const work = Effect.gen(function* () {
      const { scans } = yield* PartnerClient
      return yield* Effect.flip(scans.get({ params: { scan_id: "cbom_none" }, query: { include_bom: false } }))
    })
    expect(await run(work)).toMatchObject({ code: "scan_not_found", isRetryable: false })
    expect(await run(work, "")).toMatchObject({ code: "missing_authorization", detail: "Not authenticated" })
  })

  it("offers nothing of the administrators'", async () => {
    expect(await run(Effect.map(PartnerClient, Object.keys))).toEqual([
      "health",
      "scans",
      "usage",
      "keys",
      "branding",
      "results",
      "publications",
      "runs",
      "schedules",
      "repositories",
      "policies",
      "triage",
      "plans",
      "uploads",
      "members",
      "logos",
      "credentials",
      "webhooks",
      "demo"
    ])
  })

  it("refuses an address where the key could be read on the way", async () => {
    const layer = PartnerClient.layer({ baseUrl: "http://api.example.com" }).pipe(Layer.provide(FetchHttpClient.layer))
    const failure = await Effect.runPromise(Effect.flip(Effect.provide(PartnerClient, layer)))
    expect(failure).toMatchObject({ name: "InvalidOptions", isRetryable: false })
  })
})

describe("the service's own limits", () => {
  it("are kept to: whoever is told to come back later does so", async () => {
    const statuses: Array<number> = []
    const watching: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      statuses.push(response.status)
      return response
    }
    const client = makeClient({ baseUrl: service.url, apiKey: service.apiKey, fetch: watching, retries: 8 })
    const usages = await Promise.all(Array.from({ length: 12 }, () => client.usage({ recentLimit: 0 })))
    expect(usages.length).toBe(12)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBe(12)
  })

  it("are told to who does not want to wait", async () => {
    const client = makeClient({ baseUrl: service.url, apiKey: service.apiKey, retries: 0 })
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => client.usage()))
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const error of refused) {
      expect(error).toMatchObject({ status: 429, code: "rate_limit_exceeded", isRetryable: true })
      expect(error).toHaveProperty("retryAfterSeconds", expect.any(Number))
    }
  })
})
