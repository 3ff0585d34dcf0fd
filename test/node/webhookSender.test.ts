import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { afterAll, beforeAll, describe, expect, it, layer } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Config } from "../../src/config/Config.ts"
import { pepperOf } from "../../src/domain/Peppers.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"
import { makeAddressGuard } from "../../src/node/addressGuard.ts"
import { webhookSender } from "../../src/node/webhookSender.ts"
import { AddressGuard } from "../../src/repositories/AddressGuard.ts"
import { attemptWebhook } from "../../src/webhooks/attemptWebhook.ts"
import type { ClaimedRow } from "../../src/webhooks/DeliveriesRepo.ts"
import { SigningSecrets } from "../../src/webhooks/SigningSecrets.ts"
import { type CheckedTarget, WebhookAddresses } from "../../src/webhooks/WebhookAddresses.ts"
import { WebhookSender } from "../../src/webhooks/WebhookSender.ts"
import { temporaryFolder } from "../databases.ts"
import { type NameServer, startNameServer } from "../support/NameServer.ts"
import { makeAuthority } from "../webhooks/makeAuthority.ts"
import { answering, receiverIn } from "../webhooks/Receiver.ts"

const host = "hooks.example.com"
const loopback = ["127.0.0.1"]

const target = (port: number, addresses: ReadonlyArray<string>, protocol = "https"): CheckedTarget => ({
  url: { href: `${protocol}://${host}:${port}/hook?a=b`, host, port, isSecure: protocol === "https", isTrusted: false },
  addresses
})

const sent = (to: CheckedTarget, withinMillis = 5_000) =>
  Effect.flatMap(WebhookSender, ({ send }) =>
    send({ target: to, headers: { "x-own": "yes" }, body: new TextEncoder().encode("{}"), withinMillis })
  ).pipe(Effect.catchTag("WebhookUnanswered", ({ reason }) => Effect.succeed(reason)))

layer(webhookSender)("a webhook that is sent", (it) => {
  const usual = getCACertificates("default")

  it.effect("goes to a checked address under the name of its host, over TLS that is verified", () =>
    Effect.gen(function* () {
      const authority = makeAuthority(yield* temporaryFolder("ciphermap-authority-"))
      setDefaultCACertificates([...usual, authority.cert])
      yield* Effect.addFinalizer(() => Effect.sync(() => setDefaultCACertificates(usual)))
      const valid = yield* receiverIn(authority.certify(host, 1))
      expect(yield* sent(target(valid.port, loopback))).toEqual({ status: 204, retryAfter: undefined, body: "" })
      expect(valid.received[0]).toMatchObject({ path: "/hook?a=b", method: "POST" })
      expect(valid.received[0]?.headers).toMatchObject({ host: `${host}:${valid.port}`, "x-own": "yes" })
      const expired = yield* receiverIn(authority.certify(host, -1))
      const misnamed = yield* receiverIn(authority.certify("other.example.com", 1))
      for (const receiver of [expired, misnamed]) {
        expect(yield* sent(target(receiver.port, loopback))).toBe("tls_error")
        expect(receiver.received).toEqual([])
      }
      setDefaultCACertificates(usual)
      expect(yield* sent(target(valid.port, loopback))).toBe("tls_error")
      const plain = yield* receiverIn()
      expect(yield* sent(target(plain.port, loopback))).toBe("tls_error")
    })
  )

  it.effect("tries the addresses of a host in turn, and no others", () =>
    Effect.gen(function* () {
      const receiver = yield* receiverIn()
      const to = (...addresses: ReadonlyArray<string>) => sent(target(receiver.port, addresses, "http"))
      expect(yield* to("::1", "127.0.0.1")).toMatchObject({ status: 204 })
      expect(yield* to()).toBe("network_error")
      expect(yield* to("127.0.0.2")).toBe("network_error")
      expect(receiver.received).toHaveLength(1)
    })
  )

  it.effect("goes past every proxy that the environment names", () =>
    Effect.gen(function* () {
      const receiver = yield* receiverIn()
      const proxy = yield* receiverIn()
      const names = ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy", "NODE_USE_ENV_PROXY"]
      for (const name of names) process.env[name] = name === "NODE_USE_ENV_PROXY" ? "1" : `http://${proxy.target}`
      yield* Effect.addFinalizer(() => Effect.sync(() => names.forEach((name) => delete process.env[name])))
      expect(yield* sent(target(receiver.port, loopback, "http"))).toMatchObject({ status: 204 })
      expect([receiver.received.length, proxy.received.length]).toEqual([1, 0])
    })
  )

  it.effect("keeps a KiB of the answer, waits for no more of it, and keeps no NUL", () =>
    Effect.gen(function* () {
      const receiver = yield* receiverIn()
      const to = target(receiver.port, loopback, "http")
      receiver.behave = answering(200, {}, "x".repeat(100_000))
      expect(yield* sent(to)).toMatchObject({ status: 200, body: "x".repeat(1_024) })
      receiver.behave = answering(500, { "retry-after": "7" }, "a\0b")
      expect(yield* sent(to)).toEqual({ status: 500, retryAfter: "7", body: "a\uFFFDb" })
      receiver.behave = (_, response) => void response.writeHead(200).write("begun")
      expect(yield* sent(to)).toMatchObject({ status: 200, body: "begun" })
    })
  )

  it.effect("ends with a reason when nothing, or nothing that is HTTP, comes back", () =>
    Effect.gen(function* () {
      const replies = ["HTTP/1.1 200", "garbage\r\n\r\n", ""] as const
      for (const reply of replies) {
        const server = createServer((socket) => socket.end(reply)).listen(0, "127.0.0.1")
        yield* Effect.promise(() => once(server, "listening"))
        const { port } = server.address() as AddressInfo
        expect([reply, yield* sent(target(port, loopback, "http"))]).toEqual([reply, "network_error"])
        server.close()
      }
      const silent = yield* receiverIn()
      silent.behave = () => {}
      expect(yield* sent(target(silent.port, loopback, "http"), 200)).toBe("timeout")
    })
  )
})

describe("an attempt at a webhook", () => {
  let names: NameServer

  beforeAll(async () => {
    names = await startNameServer()
  })
  afterAll(() => names.stop())

  const services = (records: NameServer) => {
    const config = Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord({}))))
    const guard = Layer.sync(AddressGuard, () =>
      makeAddressGuard({ insecureHosts: [], nameServers: [records.address] })
    )
    const peppers = Layer.succeed(SealingKeys, [pepperOf(Redacted.make("a pepper for this test and no other"))])
    return Layer.mergeAll(
      WebhookAddresses.layer.pipe(Layer.provide([guard, config])),
      SigningSecrets.layer.pipe(Layer.provide(peppers)),
      webhookSender
    )
  }

  const claimed = Effect.gen(function* () {
    const { create } = yield* SigningSecrets
    const { sealed } = yield* create({ tenant: "tnt_1", webhook: "whk_1" })
    const row: ClaimedRow = {
      tenant_id: "tnt_1",
      id: "dlv_1",
      webhook_id: "whk_1",
      attempt: 1,
      tries: 1,
      url: `https://${host}/hook`,
      secret: sealed,
      old_secret: null,
      is_failing: false,
      is_overdue: false,
      event_id: "evt_1",
      event_type: "cbom.scan.completed",
      event_data: {},
      event_at: new Date(0)
    }
    return row
  })

  const run = <A, E>(effect: Effect.Effect<A, E, WebhookAddresses | SigningSecrets | WebhookSender>): Promise<A> =>
    Effect.runPromise(Effect.provide(effect, services(names)))

  it("is refused when the host's name leads inside by now, though it did not when it was registered", () =>
    run(
      Effect.gen(function* () {
        const { accept } = yield* WebhookAddresses
        const attempt = yield* attemptWebhook
        const row = yield* claimed
        names.records({ [host]: ["93.184.216.34"] })
        expect(yield* accept(row.url)).toBe(row.url)
        for (const addresses of [
          ["127.0.0.1"],
          ["10.0.0.1"],
          ["169.254.169.254"],
          ["93.184.216.34", "192.168.0.1"],
          ["::1"],
          ["::ffff:127.0.0.1"]
        ]) {
          names.records({ [host]: addresses })
          expect([addresses, yield* attempt(row)]).toEqual([addresses, { error: "dns_blocked" }])
        }
        names.records({})
        expect(yield* attempt(row)).toEqual({ error: "network_error" })
      })
    ))

  it("is refused at registration with a sentence, when the name leads inside or nowhere", () =>
    run(
      Effect.gen(function* () {
        const { accept } = yield* WebhookAddresses
        const sentence = Effect.map(Effect.flip(accept(`https://${host}/hook`)), (refused) => refused.sentence)
        names.records({ [host]: ["10.1.2.3"] })
        expect(yield* sentence).toBe("URL host must have public addresses, and only those")
        names.records({})
        expect(yield* sentence).toBe("URL host must have public addresses, and only those")
      })
    ))

  it("is not made without a secret that opens", () =>
    run(
      Effect.gen(function* () {
        const attempt = yield* attemptWebhook
        const row = yield* claimed
        expect(yield* attempt({ ...row, tenant_id: "tnt_2" })).toEqual({ error: "secret_unreadable" })
        expect(yield* attempt({ ...row, secret: new Uint8Array(3) })).toEqual({ error: "secret_unreadable" })
      })
    ))
})
