import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import postgres from "postgres"
import { database, hasServer } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"
import { answering, receiverIn } from "../webhooks/Receiver.ts"
import { type ServiceProcess, startProcess } from "./serviceProcess.ts"
import { clientOf, type Environment, newEnvironment } from "./startService.ts"

/** Kills of the test of every day, of the long one, and of the thorough one. */
const kills = process.env["CIPHERMAP_FAULTS"] !== undefined ? 200 : isLong ? 2 : 1

/** Of the relays that work side by side. */
const events = isLong ? 150 : 40

const registered = async (environment: Environment, url: string) => {
  const client = clientOf(environment)
  const { live } = await client.tenant()
  const { json } = await client.v1("/webhooks", { key: live, body: { url } })
  const test = async (): Promise<string> =>
    (await client.v1(`/webhooks/${json.id}/test`, { key: live, method: "POST" })).json.event_id
  return { live, id: String(json.id), test }
}

describe.runIf(hasServer)("relays on PostgreSQL", () => {
  it.live(
    `killed ${kills} times between the receiver's answer and their own commit, lose nothing and repeat once a kill at most`,
    () =>
      Effect.gen(function* () {
        const receiver = yield* receiverIn()
        const environment = yield* newEnvironment(database, {
          WEBHOOK_ALLOW_INSECURE: receiver.target,
          WEBHOOK_CONCURRENCY: "1",
          LOG_LEVEL: "error"
        })
        const sql = postgres(environment["DATABASE_URL"] ?? "", { max: 1, onnotice: () => {} })
        yield* Effect.addFinalizer(() => Effect.promise(() => sql.end()))
        yield* Effect.promise(async () => {
          let service: ServiceProcess = await startProcess(environment, "start")
          const webhook = await registered(environment, receiver.url())
          for (let at = 0; at < kills; at++) {
            const gone = new Promise<void>((resolve) => {
              receiver.behave = (_, response) => {
                receiver.behave = answering(204)
                response.writeHead(204).end()
                void service.kill().then(resolve)
              }
            })
            // Its answer may be lost with the process; what it had committed is told all the same.
            await webhook.test().catch(() => undefined)
            await gone
            service = await startProcess(environment, "start")
            await sql`update webhook_deliveries set due_at = now() where leased`
            const pending = () => sql`select 1 from webhook_deliveries where status = 'pending'`
            for (const pause = patience(); (await pending()).length > 0;) await pause()
          }
          await service.stop()
          const rows = await sql`select event_id, status from webhook_deliveries`
          const sent = rows.map(({ event_id }) => String(event_id))
          expect(rows.every(({ status }) => status === "delivered")).toBe(true)
          expect(sent).toHaveLength(kills)
          const arrived = receiver.received.map(({ id }) => id)
          expect(sent.filter((id) => !arrived.includes(id))).toEqual([])
          expect(arrived.length - new Set(arrived).size).toBeLessThanOrEqual(kills)
        })
      }),
    300_000 + kills * 30_000
  )

  it.live("side by side, deliver each event once", () =>
    Effect.gen(function* () {
      const receiver = yield* receiverIn()
      const environment = yield* newEnvironment(database, {
        WEBHOOK_ALLOW_INSECURE: receiver.target,
        LOG_LEVEL: "error"
      })
      yield* Effect.promise(async () => {
        const second: Environment = { ...environment, PORT: String(Number(environment["PORT"]) + 1) }
        const services = [await startProcess(environment, "start"), await startProcess(second, "start")]
        const webhook = await registered(environment, receiver.url())
        receiver.behave = (_, response) => void setTimeout(() => response.writeHead(204).end(), 20)
        const sent = await Promise.all(Array.from({ length: events }, webhook.test))
        await receiver.until(events)
        for (const service of services) await service.stop()
        expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(sent.toSorted())
      })
    })
  )

  it.live("end the attempts that run before they end themselves, and give back those that take too long", () =>
    Effect.gen(function* () {
      const receiver = yield* receiverIn()
      const environment = yield* newEnvironment(database, { WEBHOOK_ALLOW_INSECURE: receiver.target })
      const sql = postgres(environment["DATABASE_URL"] ?? "", { max: 1, onnotice: () => {} })
      yield* Effect.addFinalizer(() => Effect.promise(() => sql.end()))
      yield* Effect.promise(async () => {
        const service = await startProcess(environment, "start")
        const webhook = await registered(environment, receiver.url())
        receiver.behave = () => {}
        await webhook.test()
        await receiver.until(1)
        const held: Array<() => void> = []
        receiver.behave = (_, response) => void held.push(() => response.writeHead(204).end())
        await webhook.test()
        await receiver.until(2)
        const stopped = service.stop()
        for (const pause = patience(); !service.output().includes('"draining"');) await pause()
        held.forEach((answer) => answer())
        await stopped
        const rows = await sql`
            select status, attempts, tries, leased, error, due_at <= now() as is_due from webhook_deliveries order by status`
        expect(rows).toEqual([
          { status: "delivered", attempts: 1, tries: 1, leased: false, error: null, is_due: true },
          { status: "pending", attempts: 1, tries: 0, leased: false, error: "interrupted", is_due: true }
        ])
      })
    })
  )
})
