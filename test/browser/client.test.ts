import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { Browser, Page } from "playwright-core"
import { Webhook } from "standardwebhooks"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type ClientDatabase, makeClientDatabase } from "../client/clientDatabase.ts"
import { type Service, startService } from "../client/startService.ts"
import { type Bundle, bundleClient } from "./bundleClient.ts"
import { openBrowser, openReport } from "./openReport.ts"

const page = "<!doctype html><link rel=icon href=data:,><title>Client</title>"

let database: ClientDatabase
let service: Service
let browser: Browser
let bundle: Bundle
let server: Server
let address: string

beforeAll(async () => {
  database = await makeClientDatabase()
  service = await startService(database)
  browser = await openBrowser()
  bundle = await bundleClient("makeClient", "verifyWebhook")
  server = createServer(({ url }, response) => {
    const isScript = url === "/client.js"
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html")
    response.end(isScript ? bundle.code : page)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const bound = server.address()
  address = `http://127.0.0.1:${bound === null || typeof bound === "string" ? "" : bound.port}/`
})

afterAll(async () => {
  await browser.close()
  server.close()
  await service.stop()
  await database.drop()
})

const open = async (): Promise<{ readonly page: Page; readonly complaints: ReadonlyArray<string> }> =>
  openReport(browser, address, {})

describe("the client in Chromium", () => {
  it("reads health from a page of another origin, and verifies a webhook", async () => {
    const { page, complaints } = await open()
    const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`
    const body = JSON.stringify({
      type: "cbom.webhook.test",
      timestamp: "2026-11-22T09:30:00Z",
      data: { text: "Größe" }
    })
    const at = new Date()
    const delivery = {
      secret,
      body,
      headers: {
        "webhook-id": "evt_1",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": new Webhook(secret).sign("evt_1", at, body)
      }
    }
    const seen = await page.evaluate(`(async () => {
      const { makeClient, verifyWebhook } = await import("/client.js")
      const { status } = await makeClient({ baseUrl: ${JSON.stringify(service.url)} }).health()
      const delivery = ${JSON.stringify(delivery)}
      const { reason } = verifyWebhook({ ...delivery, body: delivery.body + " " })
      return { status, verified: verifyWebhook(delivery), reason }
    })()`)
    expect(seen).toMatchObject({
      status: "ok",
      verified: { isVerified: true, id: "evt_1", event: { data: { text: "Größe" } } },
      reason: "wrong_signature"
    })
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it("tells a typed failure when nobody answers", async () => {
    const { page } = await open()
    const seen = await page.evaluate(`(async () => {
      const { makeClient } = await import("/client.js")
      const client = makeClient({ baseUrl: "http://127.0.0.1:1", retries: 0 })
      return client.health().catch(({ name, code, isRetryable }) => ({ name, code, isRetryable }))
    })()`)
    expect(seen).toEqual({ name: "ConnectionFailed", code: "connection_failed", isRetryable: true })
    await page.context().close()
  })

  it("is a small download", async () => {
    expect(bundle.gzipBytes).toBeLessThan(120_000)
    expect((await bundleClient("verifyWebhook")).gzipBytes).toBeLessThan(60_000)
    expect(bundle.imports).toEqual([])
  })
})
