import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { Webhook } from "standardwebhooks"
import { beforeAll, describe, expect, it } from "vitest"
import { verifyWebhook } from "../../src/client.ts"
import type { DeliveryAttempt } from "../../src/domain/DeliveryRecord.ts"
import { database } from "../databases.ts"
import { answering, type ReceivedWebhook, type Receiver, receiverIn } from "../webhooks/Receiver.ts"
import { type Registered, useWebhooks } from "../webhooks/useWebhooks.ts"

const headersOf = ({ headers }: ReceivedWebhook) => headers as Record<string, string>

const accepted = (received: ReceivedWebhook, secret: string): boolean => {
  const body = received.body.toString()
  try {
    new Webhook(secret).verify(body, headersOf(received))
  } catch {
    return false
  }
  return verifyWebhook({ secret, headers: headersOf(received), body }).isVerified
}

/** When the only attempt at a delivery was over. */
const endOf = ({ log: [attempt] }: { readonly log: ReadonlyArray<DeliveryAttempt> }): number =>
  Date.parse(attempt!.started_at) + attempt!.duration_ms

const seconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000

describe(`deliveries on ${database.name}`, () => {
  const hooks = useWebhooks(database)
  let internal: Receiver

  beforeAll(async () => {
    internal = await hooks.inScope(receiverIn())
  })

  const behaviours = new Map<string, Receiver["behave"]>()

  /** A webhook whose receiver behaves in that way. */
  const behaving = async (behave: Receiver["behave"], body?: object): Promise<Registered> => {
    hooks.receiver.behave = (one, response) => (behaviours.get(one.path) ?? answering(204))(one, response)
    const webhook = await hooks.register(body)
    behaviours.set(webhook.path, behave)
    return webhook
  }

  const makeDue = (delivery: string) =>
    hooks.service.sql("update webhook_deliveries set due_at = now() where id = $1 and not leased returning 1", [
      delivery
    ])

  it("carry the event, signed so that the published verifier and our client accept it", async () => {
    const webhook = await behaving(answering(200, {}, "thanks"))
    const { event_id, id, status } = await webhook.test()
    expect(status).toBe("pending")
    const [received] = await webhook.received(1)
    if (received === undefined) throw new Error("nothing came")
    expect(accepted(received, webhook.secret)).toBe(true)
    expect(received).toMatchObject({
      method: "POST",
      id: event_id,
      headers: {
        "content-type": "application/json",
        "user-agent": expect.stringMatching(/^ciphermap-webhooks\/\d+\.\d+\.\d+$/),
        "ciphermap-signature": expect.stringMatching(/^t=\d{10},v1=[0-9a-f]{64}$/),
        host: hooks.receiver.target
      }
    })
    const payload = JSON.parse(received.body.toString())
    expect(payload).toEqual({
      id: event_id,
      type: "cbom.webhook.test",
      created: payload.timestamp,
      timestamp: expect.stringMatching(/Z$/),
      tenant_id: webhook.tenant.id,
      data: { webhook_id: webhook.id, message: "This is a test" }
    })
    expect(await webhook.until(id, (delivery) => delivery.status === "delivered")).toMatchObject({
      attempts: 1,
      response_status: 200,
      error: null,
      next_attempt_at: null,
      log: [{ attempt: 1, response_status: 200, error: null, response_body: "thanks" }]
    })
  })

  it("go to the webhooks that asked for the type of event, of its tenant only", async () => {
    const tenant = await hooks.service.tenant()
    const usual = await hooks.register({}, tenant)
    const started = await hooks.register({ event_types: ["cbom.scan.started"] }, tenant)
    const foreign = await hooks.register({})
    await hooks.emit(tenant.id, { data: { score: 71 } })
    await hooks.emit(tenant.id, { type: "cbom.scan.failed", data: { error: "…", error_code: "repo_not_found" } })
    await hooks.emit(tenant.id, { type: "cbom.scan.started", data: {} })
    const types = async (webhook: Registered) =>
      (await webhook.deliveries()).map(({ event_type }) => event_type).toSorted()
    expect(await types(usual)).toEqual(["cbom.scan.completed", "cbom.scan.failed"])
    expect(await types(started)).toEqual(["cbom.scan.started"])
    expect(await types(foreign)).toEqual([])
    const bodies = (await usual.received(2)).map(({ body }) => JSON.parse(body.toString()).data)
    expect(bodies).toContainEqual({ error: "…", error_code: "repo_not_found" })
  })

  it("are repeated by the schedule under the same id until the receiver has recovered", async () => {
    let answer = answering(500, {}, "out of order")
    const webhook = await behaving((one, response) => answer(one, response))
    const { event_id, id } = await webhook.test()
    const failedOnce = await webhook.until(id, ({ attempts, next_attempt_at }) => attempts === 1 && next_attempt_at)
    expect(failedOnce).toMatchObject({
      status: "pending",
      response_status: 500,
      error: "http_status",
      log: [{ response_body: "out of order" }]
    })
    const expected = [5, 300, 1_800, 7_200, 18_000]
    let last = failedOnce
    for (const [at, wait] of expected.entries()) {
      expect(seconds(last.last_attempt_at, last.next_attempt_at) / wait).toBeGreaterThan(0.85)
      expect(seconds(last.last_attempt_at, last.next_attempt_at) / wait).toBeLessThan(1.15 + 60 / wait)
      if (at === expected.length - 1) answer = answering(204)
      await makeDue(id)
      last = await webhook.until(id, ({ attempts, log }) => attempts === at + 2 && log.length === attempts)
    }
    expect(last).toMatchObject({ status: "delivered", attempts: 6, error: null, response_status: 204 })
    const all = await webhook.received(6)
    expect(new Set(all.map((one) => one.id))).toEqual(new Set([event_id]))
    expect(new Set(all.map(({ body }) => body.toString())).size).toBe(1)
    expect(all.every((one) => accepted(one, webhook.secret))).toBe(true)
    expect((await webhook.record()).failing_since).toBe(null)
  })

  it("are given up after ten attempts, and can be asked for again", async () => {
    const webhook = await behaving(answering(500))
    const { event_id, id } = await webhook.test()
    await webhook.until(id, ({ attempts, log }) => attempts === 1 && log.length === 1)
    await hooks.service.sql("update webhook_deliveries set tries = 9, due_at = now() where id = $1", [id])
    const failed = await webhook.until(id, ({ status }) => status === "failed")
    expect(failed).toMatchObject({ attempts: 2, next_attempt_at: null, error: "http_status" })
    expect((await webhook.record()).failing_since).not.toBe(null)
    behaviours.set(webhook.path, answering(204))
    const again = await webhook.ask(`/deliveries/${id}/redeliver`, { method: "POST" })
    expect([again.status, again.json.status]).toEqual([202, expect.stringMatching(/^(?:pending|delivered)$/)])
    expect(await webhook.until(id, ({ status }) => status === "delivered")).toMatchObject({ attempts: 3, event_id })
    const delivered = await webhook.ask(`/deliveries/${id}/redeliver`, { method: "POST" })
    expect(delivered.status).toBe(202)
    expect((await webhook.received(4)).map((one) => one.id)).toEqual([event_id, event_id, event_id, event_id])
    const unknown = await webhook.ask("/deliveries/dlv_0000000000000000/redeliver", { method: "POST" })
    expect([unknown.status, unknown.json.code]).toEqual([404, "delivery_not_found"])
  })

  it("follow no redirection, to wherever it leads", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const webhook = await behaving(answering(status, { location: internal.url("/secret") }))
      const { id } = await webhook.test()
      const failed = await webhook.until(id, ({ log }) => log.length === 1)
      expect(failed).toMatchObject({ status: "pending", error: "http_status", response_status: status })
    }
    expect(internal.received).toEqual([])
  })

  it("disable a webhook that says that it is gone", async () => {
    const webhook = await behaving(answering(500))
    const first = await webhook.test()
    await webhook.until(first.id, ({ log }) => log.length === 1)
    behaviours.set(webhook.path, answering(410))
    const second = await webhook.test()
    const last = await webhook.until(second.id, ({ status }) => status === "failed")
    expect(last).toMatchObject({ response_status: 410, error: "http_status", next_attempt_at: null })
    const given = await webhook.until(first.id, ({ status }) => status === "failed")
    expect(given).toMatchObject({ attempts: 1, error: "webhook_disabled" })
    expect(await webhook.record()).toMatchObject({ status: "disabled", disabled_reason: "gone" })
    await hooks.emit(webhook.tenant.id)
    expect(await webhook.deliveries()).toHaveLength(2)
    const enabled = await webhook.ask("", { method: "PATCH", body: { enabled: true } })
    expect(enabled.json).toMatchObject({ status: "enabled", disabled_reason: null, failing_since: null })
  })

  it("disable a webhook after 120 hours of nothing but failures, and give up what is on its way", async () => {
    const webhook = await behaving(answering(500))
    const { id } = await webhook.test()
    await webhook.until(id, ({ log }) => log.length === 1)
    const since = (hours: number) =>
      hooks.service.sql("update webhook_endpoints set failing_since = now() - $2 * interval '1 hour' where id = $1", [
        webhook.id,
        hours
      ])
    await since(119)
    await makeDue(id)
    await webhook.until(id, ({ log }) => log.length === 2)
    expect((await webhook.record()).status).toBe("enabled")
    await since(121)
    await makeDue(id)
    const last = await webhook.until(id, ({ status }) => status === "failed")
    expect(last.error).toBe("http_status")
    expect(await webhook.record()).toMatchObject({ status: "disabled", disabled_reason: "failing" })
  })

  it("are tried again when a busy receiver says, a day later at most", async () => {
    const waits = [
      [429, "3600", 3_600],
      [503, new Date(Date.now() + 7_200_000).toUTCString(), 7_200],
      [429, "999999", 86_400],
      [503, "soon", 5],
      [500, "3600", 5]
    ] as const
    for (const [status, retryAfter, wait] of waits) {
      const webhook = await behaving(answering(status, { "retry-after": retryAfter }))
      const { id } = await webhook.test()
      const failed = await webhook.until(id, ({ next_attempt_at, log }) => next_attempt_at && log.length === 1)
      const asked = seconds(failed.last_attempt_at, failed.next_attempt_at) / wait
      expect([retryAfter, asked > 0.85 && asked < 1.15 + 2 / wait]).toEqual([retryAfter, true])
    }
  })

  it("are signed with the old secret, too, for a day after the new one", async () => {
    const webhook = await behaving(answering(204))
    const rotate = () =>
      webhook.ask("/rotate-secret", { method: "POST", headers: { "idempotency-key": "rotated-once" } })
    const { json } = await rotate()
    expect((await rotate()).json).toEqual(json)
    expect(json.signing_secret).not.toBe(webhook.secret)
    expect(seconds(json.updated_at, json.old_secret_expires_at)).toBeCloseTo(86_400, 0)
    await webhook.test()
    const [both] = await webhook.received(1)
    expect([webhook.secret, json.signing_secret].map((secret) => accepted(both!, secret))).toEqual([true, true])
    expect(both?.headers["ciphermap-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
    await hooks.service.sql("update webhook_endpoints set old_secret_until = now() where id = $1", [webhook.id])
    await webhook.test()
    const [, one] = await webhook.received(2)
    expect([webhook.secret, json.signing_secret].map((secret) => accepted(one!, secret))).toEqual([false, true])
  })

  it("are listed newest first, by status and page by page", async () => {
    const webhook = await behaving(answering(204))
    const sent = [await webhook.test(), await webhook.test(), await webhook.test()]
    for (const { id } of sent) await webhook.until(id, ({ status }) => status === "delivered")
    const ids = (await webhook.deliveries("?status=delivered")).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    expect(await webhook.deliveries("?status=failed")).toEqual([])
    const seen: Array<string> = []
    for (let path = `/api/v1/cbom/webhooks/${webhook.id}/deliveries?limit=2`; path !== "";) {
      const { headers, json } = await hooks.service.ask(path, { key: webhook.tenant.live })
      seen.push(...json.deliveries.map(({ id }: { id: string }) => id))
      const [, next = ""] = /^<([^>]*)>; rel="next"$/.exec(headers["link"] ?? "") ?? []
      path = next === "" ? "" : new URL(next).pathname + new URL(next).search
    }
    expect(seen).toEqual(ids)
    const wrong = await webhook.ask("/deliveries?cursor=nonsense")
    expect([wrong.status, wrong.json.detail[0].loc]).toEqual([422, ["query", "cursor"]])
  })

  it("end in time at receivers that are silent or slow, and others do not wait for them", async () => {
    const sockets = new Set<Socket>()
    const timers: Array<NodeJS.Timeout> = []
    const slow = createServer((socket) => {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.write("HTTP/1.1 200 OK\r\n")
      timers.push(setInterval(() => socket.write("x: y\r\n"), 1_000))
    })
    slow.listen(0, "127.0.0.1")
    await once(slow, "listening")
    const webhook = await behaving(answering(204))
    const silent = await behaving(() => {})
    await hooks.service.sql("update webhook_endpoints set url = $2 where id = $1", [
      webhook.id,
      `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`
    ])
    const outside = await webhook.test()
    expect(await webhook.until(outside.id, ({ log }) => log.length === 1)).toMatchObject({ error: "url_refused" })
    const healthy = await behaving(answering(204))
    const held = await silent.test()
    await silent.received(1)
    expect(await silent.until(held.id, () => true)).toMatchObject({ attempts: 1, next_attempt_at: null, log: [] })
    const quick = await healthy.test()
    const delivered = await healthy.until(quick.id, ({ log, status }) => status === "delivered" && log.length === 1)
    const late = await silent.until(held.id, ({ log }) => log.length === 1)
    expect(late).toMatchObject({ error: "timeout", response_status: null, status: "pending" })
    expect(endOf(delivered)).toBeLessThan(endOf(late))
    timers.forEach(clearInterval)
    for (const socket of sockets) socket.destroy()
    slow.close()
  })
})
