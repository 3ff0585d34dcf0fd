import { createHash } from "node:crypto"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type BomContent, type Client, makeClient, ScanFailed, WaitTimedOut } from "../../src/client.ts"
import { patience } from "../support/patience.ts"
import { faultyProxy, type FaultyProxy } from "./FaultyProxy.ts"
import { type ClientDatabase, makeClientDatabase } from "./clientDatabase.ts"
import { type Service, startService } from "./startService.ts"
import { complete, fail, withDatabase } from "./withDatabase.ts"

const encoded = (document: object): Uint8Array => new TextEncoder().encode(JSON.stringify(document))

const components = Array.from({ length: 20_000 }, (_, at) => ({ name: `Müller-${at}-${Math.sin(at)}` }))
const cyclonedx = encoded({ bomFormat: "CycloneDX", specVersion: "1.6", components })
const spdx = encoded({ "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": [] })

let database: ClientDatabase
let service: Service
let line: FaultyProxy
let client: Client

type Submitted = Awaited<ReturnType<Client["submit"]>>

/** Three scans, two of them waited for while the service stops, its database is worked on, and it starts again at another port. */
let restarted: {
  readonly one: Submitted
  readonly other: Submitted
  readonly failed: Submitted
  readonly seen: ReadonlyArray<string>
  readonly completed: Awaited<ReturnType<Client["waitForScan"]>>
  readonly refused: unknown
}

const submit = () => client.submit({ repo_url: "https://github.com/openssl/openssl" })

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database)
  line = await faultyProxy(service.url)
  client = makeClient({ baseUrl: line.url, apiKey: service.apiKey })
  const [one, other, failed] = [await submit(), await submit(), await submit()]
  const seen: Array<string> = []
  const completed = client.waitForScan(one.id, { onProgress: ({ status }) => seen.push(status) })
  const refused = failureOf(client.waitForScan(other.id))
  for (const wait = patience(); seen.length === 0;) await wait()
  await service.stop()
  await withDatabase(
    database,
    Effect.all([
      complete(one, { cyclonedx, spdx }),
      fail(other, "network_error", "The host could not be reached."),
      fail(failed, "repo_empty", "The repository holds no commit.")
    ])
  )
  service = await startService(database)
  line.leadTo(service.url)
  restarted = { one, other, failed, seen, completed: await completed, refused: await refused }
})

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

const content = async (id: string, options?: Parameters<Client["downloadBom"]>[1]): Promise<BomContent> => {
  const bom = await client.downloadBom(id, options)
  if (bom.notModified) throw new Error("not modified")
  return bom
}

describe("waiting for a scan", () => {
  it("outlasts a restart of the service, tells of what it sees, and ends when the scan has", () => {
    const { one, other, seen, completed, refused } = restarted
    expect(completed).toMatchObject({ id: one.id, status: "completed", score: 78, bom_available: true })
    expect(seen.at(-1)).toBe("completed")
    expect(refused).toBeInstanceOf(ScanFailed)
    expect(refused).toMatchObject({
      code: "network_error",
      detail: "The host could not be reached.",
      isRetryable: true,
      scan: { id: other.id, status: "failed" }
    })
  })

  it("ends at once for a scan that has failed for good", async () => {
    expect(await failureOf(client.waitForScan(restarted.failed.id))).toMatchObject({
      code: "repo_empty",
      isRetryable: false
    })
  })

  it("ends when its time is over, with the scan as it was", async () => {
    const { id } = await submit()
    const error = await failureOf(client.waitForScan(id, { timeoutMs: 1_000 }))
    expect(error).toBeInstanceOf(WaitTimedOut)
    expect(error).toMatchObject({ isRetryable: true, scan: { id }, lastError: undefined })
  })

  it("tells what kept it from reading, when its time is over", async () => {
    const gone = makeClient({ baseUrl: "http://127.0.0.1:1" })
    const error = await failureOf(gone.waitForScan("cbom_aaaaaaaaaaaaaaaa", { timeoutMs: 6_000 }))
    expect(error).toMatchObject({ name: "WaitTimedOut", scan: undefined, lastError: { name: "ConnectionFailed" } })
  })

  it("ends when it is cancelled, when there is no such scan, and when the listener throws", async () => {
    const { id } = await submit()
    const cancelling = new AbortController()
    const cancel = () => cancelling.abort()
    expect(await failureOf(client.waitForScan(id, { signal: cancelling.signal, onProgress: cancel }))).toMatchObject({
      name: "AbortError"
    })
    expect(await failureOf(client.waitForScan("cbom_aaaaaaaaaaaaaaaa"))).toMatchObject({ code: "scan_not_found" })
    const problem = new Error("no screen")
    const onProgress = () => {
      throw problem
    }
    expect(await failureOf(client.waitForScan(id, { onProgress }))).toBe(problem)
  })
})

describe("a bill of materials", () => {
  let id: string

  beforeAll(() => {
    id = restarted.one.id
  })

  it("comes as bytes, text or JSON: those that were stored", async () => {
    expect(
      createHash("sha256")
        .update(await (await content(id)).bytes())
        .digest("hex")
    ).toBe(createHash("sha256").update(cyclonedx).digest("hex"))
    expect(await (await content(id)).text()).toBe(new TextDecoder().decode(cyclonedx))
    expect(await (await content(id, { format: "spdx" })).json()).toEqual(JSON.parse(new TextDecoder().decode(spdx)))
  })

  it("comes as a stream, in pieces", async () => {
    const pieces: Array<Uint8Array> = []
    for await (const piece of (await content(id)).stream()) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(1)
    expect(Buffer.concat(pieces).equals(cyclonedx)).toBe(true)
  })

  it("is not sent again to who has it", async () => {
    const { etag } = await content(id)
    expect(await client.downloadBom(id, { etag })).toEqual({ notModified: true, etag })
    expect(await client.downloadBom(id, { etag: `"other"` })).toMatchObject({ notModified: false, etag })
  })

  it("is read once", async () => {
    const bom = await content(id)
    await bom.bytes()
    expect(await failureOf(bom.text())).toMatchObject({ name: "UnexpectedAnswer" })
    expect(await failureOf(new Response(bom.stream()).text())).toMatchObject({ name: "UnexpectedAnswer" })
  })

  it("tells when it broke off, however it is read", async () => {
    line.next("cut answer", "cut answer")
    expect(await failureOf((await content(id)).bytes())).toMatchObject({ name: "ConnectionFailed", isRetryable: true })
    expect(await failureOf(new Response((await content(id)).stream()).text())).toMatchObject({
      name: "ConnectionFailed"
    })
    line.next()
  })

  it("ends when it is cancelled on the way, with the signal's reason", async () => {
    const reason = new Error("disk full")
    for (const read of [(bom: BomContent) => bom.bytes(), (bom: BomContent) => new Response(bom.stream()).bytes()]) {
      const cancelling = new AbortController()
      const bom = await content(id, { signal: cancelling.signal })
      const failure = failureOf(read(bom))
      cancelling.abort(reason)
      expect(await failure).toBe(reason)
    }
  })

  it("may be left unread, or let go in the middle", async () => {
    const left = await content(id)
    expect(left.etag).toMatch(/^"[0-9a-f]{64}(-gzip)?"$/)
    const reader = (await content(id)).stream().getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    expect(await client.health()).toMatchObject({ status: "ok" })
  })
})
