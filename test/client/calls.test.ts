import { inspect } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, makeClient, RequestRefused, ValidationFailed } from "../../src/client.ts"
import { lettering } from "../domain/branding/pngOf.ts"
import { type ClientDatabase, makeClientDatabase } from "./clientDatabase.ts"
import { type Service, startService } from "./startService.ts"

const repository = { repo_url: "https://github.com/openssl/openssl" }

let database: ClientDatabase
let service: Service
let client: Client

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database)
  client = makeClient({ baseUrl: `${service.url}/`, apiKey: service.apiKey })
})

afterAll(async () => {
  await service.stop()
  await database.drop()
})

const collect = async <A>(all: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const collected: Array<A> = []
  for await (const one of all) collected.push(one)
  return collected
}

const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "accepted",
    (error: unknown) => error
  )

describe("the client, asking the service", () => {
  it("reads health without a key", async () => {
    const health = await makeClient({ baseUrl: service.url }).health()
    expect(health).toMatchObject({ status: "ok", spec_versions: { cyclonedx: "1.6", spdx: "3.0.1" } })
  })

  it("submits a scan, reads it, and lists it", async () => {
    const created = await client.submit({ ...repository, project_name: "OpenSSL", project_version: undefined as never })
    expect(created).toMatchObject({ id: expect.stringMatching(/^cbom_[a-z0-9]{16}$/), status: "queued" })
    const scan = await client.getScan(created.id)
    expect(scan).toMatchObject({ id: created.id, project_name: "OpenSSL", project_version: "1.0.0", findings: [] })
    expect((await client.listScans()).scans.map(({ id }) => id)).toContain(created.id)
  })

  it("acts once for one idempotency key, twice for two calls without", async () => {
    const [one, same] = [
      await client.submit(repository, { idempotencyKey: "order-1" }),
      await client.submit(repository, { idempotencyKey: "order-1" })
    ]
    expect(same).toEqual(one)
    const [two, three] = [await client.submit(repository), await client.submit(repository)]
    expect(two.id).not.toBe(three.id)
    const reused = client.submit({ repo_url: "https://github.com/git/git" }, { idempotencyKey: "order-1" })
    expect(await refusalOf(reused)).toMatchObject({ status: 422, code: "idempotency_key_reused", isRetryable: false })
  })

  it("goes through all pages, from the newest scan to the oldest", async () => {
    const { scans } = await client.listScans({ limit: 200 })
    const pages = await collect(client.scanPages({ limit: 2 }))
    expect(pages.length).toBe(Math.ceil(scans.length / 2))
    expect(pages.flatMap((page) => page.scans.map(({ id }) => id))).toEqual(scans.map(({ id }) => id))
    expect(await collect(client.scanPages({ status: "completed" }))).toMatchObject([{ count: 0, scans: [] }])
  })

  it("reads the usage with as many scans as it is asked for", async () => {
    expect(await client.usage({ recentLimit: 1 })).toMatchObject({ currency: "USD", recent_scans: [expect.anything()] })
    expect((await client.usage({ recentLimit: 0 })).recent_scans).toEqual([])
  })

  it("makes a key, uses it, and revokes it with itself", async () => {
    const created = await client.createKey({ name: "build server" })
    const other = makeClient({ baseUrl: service.url, apiKey: created.api_key })
    expect((await other.listKeys()).find(({ is_current }) => is_current)).toMatchObject({ id: created.id, env: "test" })
    expect(await other.revokeKey(created.id)).toMatchObject({ status: "revoked" })
    expect(await refusalOf(other.usage())).toMatchObject({ status: 401, code: "key_revoked", isRetryable: false })
  })

  it("changes the branding field by field, and reads what visitors see without a key", async () => {
    await client.updateBranding({ subdomain: "acme", display_name: "Acme Audits", accent_color: "#a1b2c3" })
    await client.updateBranding({ display_name: null })
    expect(await client.branding()).toMatchObject({ subdomain: "acme", display_name: null, accent_color: "#A1B2C3" })
    const uploaded = await client.putLogo("light", lettering(24, 32, 40))
    expect(uploaded.uploaded_logo_url).toContain("/logos/")
    expect(await client.removeLogo("light")).toMatchObject({ uploaded_logo_url: null })
    expect(await refusalOf(client.putLogo("dark", new Uint8Array(3)))).toMatchObject({ code: "logo_unusable" })
    const visitor = makeClient({ baseUrl: service.url })
    expect(await visitor.brandingBySubdomain("acme")).toMatchObject({ subdomain: "acme", accent_color: "#A1B2C3" })
    expect(await refusalOf(visitor.brandingBySubdomain("nobody"))).toMatchObject({ code: "branding_not_found" })
  })
})

describe("a refusal, as the client tells it", () => {
  it("has the service's status, code, sentence and trace", async () => {
    const error = await refusalOf(client.getScan("cbom_aaaaaaaaaaaaaaaa"))
    expect(error).toBeInstanceOf(RequestRefused)
    expect(error).toMatchObject({
      name: "RequestRefused",
      status: 404,
      code: "scan_not_found",
      detail: "Scan not found",
      traceId: expect.stringMatching(/^trc_[0-9a-f]{32}$/),
      isRetryable: false,
      retryAfterSeconds: undefined
    })
  })

  it("lists everything that is wrong with a request", async () => {
    const error = await refusalOf(client.submit({ repo_url: "x", project_name: "n".repeat(121) }))
    expect(error).toBeInstanceOf(ValidationFailed)
    expect(error).toMatchObject({
      status: 422,
      errors: [
        { type: "string_too_short", loc: ["body", "repo_url"] },
        { type: "string_too_long", loc: ["body", "project_name"] }
      ]
    })
  })

  it("names what is wrong with values that no request can hold, without sending them", async () => {
    const wrong: ReadonlyArray<Promise<unknown>> = [
      client.submit({ repo_url: 5 as never }),
      client.updateBranding({ display_nam: "typo" } as never),
      client.submit(repository, { idempotencyKey: "two words" }),
      client.downloadBom("cbom_aaaaaaaaaaaaaaaa", { etag: 'no"quotes' }),
      ...["", ".", "..", "\ud800", undefined as never].map((id) => client.getScan(id)),
      client.revokeKey(".."),
      client.brandingBySubdomain("..")
    ]
    for (const call of wrong) {
      expect(await refusalOf(call)).toMatchObject({ name: "ValidationFailed", status: undefined, isRetryable: false })
    }
  })

  it.each(["../usage", "a/b", "?x", "#", "%2e%2e", "ü"])("takes an id of %s for an id and nothing else", async (id) => {
    expect(await refusalOf(client.getScan(id))).toMatchObject({ status: 404 })
  })

  it("comes for a document that is not there yet", async () => {
    const { id } = await client.submit(repository)
    const error = await refusalOf(client.downloadBom(id))
    expect(error).toMatchObject({ status: 409, code: "scan_not_completed" })
    expect(await refusalOf(client.downloadBom(id, { format: "xml" as never }))).toMatchObject({ status: 422 })
  })

  it("comes without a key, and with one that opens nothing, which it does not repeat", async () => {
    expect(await refusalOf(makeClient({ baseUrl: service.url }).usage())).toMatchObject({
      status: 401,
      code: "missing_authorization"
    })
    const apiKey = `cbk_test_${"A".repeat(16)}_${"B".repeat(32)}`
    const error = await refusalOf(makeClient({ baseUrl: service.url, apiKey }).usage())
    expect(error).toMatchObject({ status: 401 })
    expect(inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error)).not.toContain("BBBB")
  })

  it("does not repeat the key in any shape of the client either", () => {
    expect(inspect(client, { depth: 20, showHidden: true })).not.toContain(service.apiKey.slice(-20))
  })
})
